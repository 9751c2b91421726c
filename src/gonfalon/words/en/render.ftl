# What is written on the map itself, and why a map cannot be drawn.

render-map-of = A true map of
render-scale = tiles
render-terra-incognita = Terra Incognita
render-legend = Legend

render-legend-mountains = Mountains
render-legend-hills = Hills
render-legend-wood = Wood
render-legend-swamp = Swamp
render-legend-fields = Fields
render-legend-capital-site = Capital site

render-legend-village = Village
render-legend-fortress = Fortress
render-legend-city = City
render-legend-capital = Capital
render-legend-harbour = Harbour
render-legend-banner = Banner
render-legend-ship = Ship
render-legend-razed = Razed
render-legend-spell = Spell
render-legend-dragon = Dragon
render-legend-home = realm
render-legend-empire = empire
render-legend-free = free

render-unknown-theme = There is no theme { $theme }; there are { $known }.
render-unknown-place = The scene speaks of { $place }, which is not on this map.
render-unknown-realm = The scene has no realm number { $realm }: its { $realms } realms are counted from 0.
render-unknown-colour = The colour of { $realm } is not one of the { $colours } that realms can have, counted from 0.
render-unknown-kind = There is no settlement { $kind } (at { $place }); there are { $known }.
render-unknown-half = The banner at { $place } stands at half-edge { $half }; they are numbered from 0 to 11.
render-unknown-sign = There is no sign { $sign } for the spell at { $place }; there are { $known }.
render-unknown-ending = { $file } cannot be drawn: its name must end in one of { $known }.
render-unknown-page = There is no page size { $page }; there are { $known }.
render-bad-width = A picture { $width } pixels wide cannot be drawn; it may be up to { $most }.
render-missing-extra = { $ending } needs { $library }, which is not installed: install gonfalon[pictures].
