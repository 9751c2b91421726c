## Schepen en zeeslagen.

ask-mighty-ship-landing = Waar gaat banier { $banner } bij { $place } aan land?
ask-mighty-naval-wish = Bij { $place } liggen schepen van { $realm }. Wil je een zeeslag?
ask-mighty-naval-decide = Je bent { $realm } te snel af bij { $place }. Vecht je?
ask-mighty-naval-result = Hoe liep de zeeslag met { $realm } bij { $place } af? Boven nul heb je gewonnen, daaronder verloren.
ask-mighty-naval-sunk = Welk van je schepen bij { $place } vergaat?
ask-mighty-naval-drive = Waarheen verjaag je de verslagen schepen bij { $place }?
event-mighty-ship-sails = Een vloot van { $realm } ({ $ships }) vaart naar { $there }.
event-mighty-ship-sunk = Een schip van { $realm } ({ NUMBER($number, useGrouping: 0) }) vergaat bij { $place }.
event-mighty-banner-embarks = Banier { $banner } gaat aan boord in { $place }.
event-mighty-banner-lands = Banier { $banner } gaat aan land bij { $place }.
event-mighty-naval-battle = { $result ->
    [draw] De vloten van { $realm } en { $other } gaan bij { $place } onbeslist uiteen.
   *[other] De vloten van { $realm } en { $other } vechten bij { $place }; { $loser } { $loser-number ->
        [many] worden
       *[one] wordt
     } verslagen.
 }
event-mighty-naval-driven-off = De schepen van { $realm } worden van { $place } verjaagd naar { $there }.
mighty-ship-unknown = Zulke schepen heb je niet: { $ships }.
mighty-ship-apart = Schepen die samen varen vertrekken van één tegel.
mighty-ship-sailed = Schip { $ship } heeft deze beurt al gevaren.
mighty-ship-barred = Schip { $ship } heeft banier { $banner } aan boord, die deze maand niet mag bewegen.
mighty-ship-no-water = Er leidt geen water van { $place } naar { $there }.
mighty-ship-no-harbour = { $there } heeft geen haven.
mighty-ship-in-harbour = Die schepen liggen al in de haven.
mighty-ship-held-off = De vijand heeft de haven van { $place } deze beurt gehouden; je schepen kunnen het in de volgende weer proberen.
mighty-ship-at-sea = Die schepen zijn al op zee.
mighty-ship-not-here = Banier { $banner } en schip { $ship } zijn niet samen in een haven.
mighty-ship-full = Schip { $ship } heeft al een banier aan boord.
mighty-ship-way-barred = De vijand verspert de weg naar de haven van { $place }.
mighty-ship-foreign-harbour = De haven van { $place } is niet van jou.
mighty-ship-not-aboard = Je hebt geen banier { $banner } aan boord.
mighty-ship-just-embarked = Banier { $banner } is nog maar net aan boord.
mighty-ship-no-beach = In { $place } moet het schip eerst in de haven liggen; er zijn geen strandlandingen.
