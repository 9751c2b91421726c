# Wat op de kaart zelf staat, en waarom een kaart niet getekend kan worden.

render-map-of = Een ware kaart van
render-scale = tegels
render-terra-incognita = Onbekend Land
render-legend = Legenda

render-legend-mountains = Gebergte
render-legend-hills = Heuvels
render-legend-wood = Woud
render-legend-swamp = Moeras
render-legend-fields = Akkers
render-legend-capital-site = Hoofdstadplaats

render-legend-village = Dorp
render-legend-fortress = Burcht
render-legend-city = Stad
render-legend-capital = Hoofdstad
render-legend-harbour = Haven
render-legend-banner = Banier
render-legend-ship = Schip
render-legend-razed = Geplunderd
render-legend-spell = Spreuk
render-legend-dragon = Draak
render-legend-home = koninkrijk
render-legend-empire = keizerrijk
render-legend-free = vrij

render-unknown-theme = Er is geen thema { $theme }; er zijn { $known }.
render-unknown-place = De scène spreekt van { $place }, dat niet op deze kaart ligt.
render-unknown-realm = De scène heeft geen rijk met nummer { $realm }: de { $realms } rijken worden vanaf 0 geteld.
render-unknown-colour = De kleur van { $realm } is niet een van de { $colours } die rijken kunnen hebben, vanaf 0 geteld.
render-unknown-kind = Er bestaat geen nederzetting { $kind } (op { $place }); er zijn { $known }.
render-unknown-half = De banier op { $place } staat aan halve zijde { $half }; ze zijn genummerd van 0 tot 11.
render-unknown-sign = Er is geen teken { $sign } voor de spreuk op { $place }; er zijn { $known }.
render-unknown-ending = { $file } kan niet getekend worden: de naam moet eindigen op een van { $known }.
render-unknown-page = Er is geen papierformaat { $page }; er zijn { $known }.
render-bad-width = Een afbeelding van { $width } pixels breed kan niet getekend worden; ze mag tot { $most } breed zijn.
render-missing-extra = Voor { $ending } is { $library } nodig, dat niet geïnstalleerd is: installeer gonfalon[pictures].
