## Het gegevensbestand van de tegels.

tileset-unreadable = { $file } is niet te lezen als tegelset: { $why }
tileset-unsound = { $file } is geen deugdelijke tegelset. { $fault }
tileset-twice = Tegel { $tile } komt meer dan eens voor in de set.
tileset-count = De set vraagt { $wanted } { $kind ->
    [highland] hooglandtegels
    [lowland] laaglandtegels
    [river_valley] riviertegels
    [coastal] kusttegels
    [highland-capital] hoofdstadtegels in het hoogland
    [lowland-capital] hoofdstadtegels in het laagland
    [river_valley-capital] hoofdstadtegels aan een rivier
    [coastal-capital] hoofdstadtegels aan de kust
    [all-mountain] tegels met niets dan gebergte
    [source] rivierbronnen
    [source-edges] verschillende zijden waarover bronnen uitstromen
    [walled-source] bronnen die hun tegel verdelen
    [fork] gevorkte tegels
    [lake] meertegels
    [swamp] moerastegels
    [dual] kusttegels met riviermondingen
    [end] riviereinden
    [end-shapes] verschillende vormen van riviereinde
    [two-position-end] riviereinden met twee standen
    [through] tegels met een doorlopende rivier
    [straight-river] rechte rivieren
    [wide-bend] wijde rivierbochten
    [sharp-bend] scherpe rivierbochten
    [straight-coast] rechte kusten
    [cape] kapen
    [bay] baaien
    [loch] zeearmen
    [all-plain] tegels met niets dan vlakte
    [wooded-lowland] laaglandtegels met woud
    [hilly-lowland] laaglandtegels met heuvels
    [mountain-and-plain] tegels met gebergte en vlakte
   *[forest] tegels met woud
}; hij heeft er { $found }.
tileset-edges = Tegel { $tile }: “{ $edges }” zijn geen zes zijden; elk is een van { $letters }.
tileset-letters = Tegel { $tile }: in deze stapel zijn de zijden { $letters }, en de tegel toont “{ $edges }”.
tileset-shore = Tegel { $tile }: een tegel met oever heeft twee kustzijden met één strook zee ertussen, en geen andere tegel heeft die; deze toont “{ $edges }”.
tileset-upland = Tegel { $tile }: een hooglandtegel toont heuvel of gebergte, en “{ $edges }” heeft geen van beide.
tileset-inside = Tegel { $tile }: binnen een tegel ligt alleen woud, en heuvel waar de tegel niet gedraaid hoeft te worden.
tileset-course = Tegel { $tile }: dit water hoort bij een andere stapel; alleen het hoogland heeft bronnen, en alleen twee kusttegels hebben mondingen.
tileset-water = Tegel { $tile }: de rivierzijden in “{ $edges }” en de mondingen passen niet bij de loop van het water.
tileset-cape = Tegel { $tile }: een riviereinde kan geen kaap zijn, want dan raakt het nooit twee tegels.
tileset-walled = Tegel { $tile }: alleen een bron met een massief kan ingesloten zijn.
tileset-massifs = Tegel { $tile }: elke bergkam van “{ $edges }” ligt in één massief, en geen massief kruist een ander of een rivier.
tileset-cells = Tegel { $tile }: de grond langs zijde { $edge } is niet verdeeld zoals rivieren en gebergte die verdelen (mondingen in gebruik: { $used }).
