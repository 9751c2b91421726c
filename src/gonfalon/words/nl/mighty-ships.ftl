## Schepen en zeeslagen.

ask-ship-landing = Waar op { $place } gaat banier { $banner } aan land?
ask-naval-wish = Op { $place } liggen schepen van { $realm }. Wil je een zeeslag?
ask-naval-decide = Je bent { $realm } te snel af op { $place }. Vecht je?
ask-naval-result = Hoe liep de zeeslag met { $realm } op { $place } af? Boven nul heb je gewonnen, daaronder verloren.
ask-naval-sunk = Welk van je schepen op { $place } vergaat?
ask-naval-drive = Waarheen verjaag je de verslagen schepen van { $place }?
event-ship-sails = Schepen van { $realm } ({ $ships }) varen naar { $there }.
event-ship-sunk = Een schip van { $realm } ({ NUMBER($number, useGrouping: 0) }) vergaat op { $place }.
event-banner-embarks = Banier { $banner } gaat aan boord op { $place }.
event-banner-lands = Banier { $banner } gaat aan land op { $place }.
event-naval-battle = { $result ->
    [draw] De vloten van { $realm } en { $other } gaan op { $place } onbeslist uiteen.
   *[other] De vloten van { $realm } en { $other } vechten op { $place }; { $loser } wordt verslagen.
 }
event-naval-driven-off = De schepen van { $realm } worden van { $place } verjaagd naar { $there }.
mighty-ship-unknown = Zulke schepen heb je niet: { $ships }.
mighty-ship-apart = Schepen die samen varen vertrekken van één tegel.
mighty-ship-sailed = Schip { $ship } heeft deze beurt al gevaren.
mighty-ship-barred = Schip { $ship } draagt banier { $banner }, die deze maand niet mag bewegen.
mighty-ship-no-water = Er leidt geen water van { $place } naar { $there }.
mighty-ship-no-harbour = { $there } heeft geen haven.
mighty-ship-in-harbour = Die schepen liggen al in de haven.
mighty-ship-at-sea = Die schepen zijn al op zee.
mighty-ship-not-here = Banier { $banner } en schip { $ship } zijn niet samen in een haven.
mighty-ship-full = Schip { $ship } draagt al een banier.
mighty-ship-way-barred = De vijand verspert de weg naar de haven op { $place }.
mighty-ship-foreign-harbour = De haven op { $place } is niet van jou.
mighty-ship-not-aboard = Je hebt geen banier { $banner } aan boord.
mighty-ship-just-embarked = Banier { $banner } is nog maar net aan boord.
mighty-ship-no-beach = Op { $place } moet het schip eerst in de haven liggen; er zijn geen strandlandingen.
