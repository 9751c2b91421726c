## Het gegevensbestand van de tegels.

tileset-unreadable = { $file } is niet te lezen als tegelset: { $why }
tileset-unsound = { $file } is geen deugdelijke tegelset. { $fault }
tileset-twice = Tegel { $tile } komt meer dan eens voor in de set.
tileset-count = Van { $kind ->
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
} vraagt de set er { $wanted }; hij heeft er { $found }.
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

## Een tegel leggen: waarom hier niet?

laying-side-ne = noordoosten
laying-side-e = oosten
laying-side-se = zuidoosten
laying-side-sw = zuidwesten
laying-side-w = westen
laying-side-nw = noordwesten
laying-taken = Op { $place } ligt al een tegel.
laying-turn = Tegel { $tile } kan niet { $turn ->
    [one] één stap
   *[other] { $turn } stappen
 } gedraaid worden: heuvels en gebergte liggen maar op één manier, en andere tegels draaien 0 tot 5 stappen.
laying-first = De eerste tegel komt van de hooglandstapel en ligt in het midden; tegel { $tile } kan niet beginnen op { $place }.
laying-touch = Een tegel moet minstens twee gelegde tegels raken (de tweede: één), en { $place } raakt er { $touches }.
laying-shore = Op { $place } zou land aan zee grenzen, aan de kant van het { $side }; oevers moeten van tegel tot tegel doorlopen.
laying-blocks = Op { $place } zou de tegel de rivier afsluiten die uit het { $side } komt.
laying-blocked = Op { $place } zou de rivier aan de kant van het { $side } op een gelegde tegel stuiten.
laying-match = Niets rond { $place } heeft een zijde die past bij de stapel { $pack ->
    [highland] hoogland
    [lowland] laagland
    [river_valley] rivieren
   *[coastal] kust
}.
laying-fork = De gevorkte tegel ligt alleen waar twee rivieren naar dezelfde plek lopen, en dat is { $place } niet.
laying-meet = Twee rivieren lopen naar { $place }; ze kunnen elkaar alleen ontmoeten in een vork, meer, moeras, riviereinde met twee mondingen of kusttegel met mondingen.
laying-dry = Er komt geen rivier naar { $place } die deze tegel verder kan leiden.
laying-outflow = Op { $place } zou een tweede rivier uit hetzelfde meer of moeras lopen.
laying-ring = Op { $place } zou de rivier in een kring lopen.
laying-hole = Een tegel op { $place } zou een gat in het land laten.
laying-capital = { $place } ligt te dicht bij een andere hoofdstadtegel; er moeten minstens { $between } tegels tussen liggen.

## Een kaart die zichzelf legt.

survey-players = Een wereld wordt gelegd voor 1 tot { $most } spelers, niet { $players }.
survey-sets = Een wereld wordt gelegd met 1 tot { $most } sets tegels, niet { $sets }.
survey-short = { $sets ->
    [one] Eén set tegels is
   *[other] { $sets } sets tegels zijn
} weinig voor { $players } spelers; { $wanted } zou goed zijn. De koninkrijken komen dicht bijeen te liggen.
survey-capitals = Er is geen plaats voor { $players } hoofdsteden die minstens { $apart } stappen uit elkaar liggen; voor { $found } was er een plek. Met meer sets tegels wordt de wereld groter.

## Wat er aan een kaart mankeert, en waar.

audit-turned = { $place }: tegel { $tile } ligt gedraaid, en heuvels en gebergte liggen maar op één manier.
audit-waters = { $place }: van de rivieren op tegel { $tile } komen er binnen: { $into }, en lopen er uit: { $out }; dat kan niet.
audit-dry-bed = { $place }: tegel { $tile } heeft een rivierbedding waarin geen rivier loopt.
audit-shore = { $place } en { $other }: waar ze elkaar raken ligt land tegenover zee.
audit-from-nowhere = { $place }: er komt een rivier binnen over de rand van de kaart.
audit-blocked = { $place }: de rivier stuit op { $other }, dat haar niet opneemt.
audit-from-dry = { $place }: er komt een rivier uit { $other }, dat er geen heeft.
audit-ring = { $place }: hier loopt een rivier in een kring.
audit-apart = { $place }: dit land hangt niet samen met de rest van de kaart.
audit-hole = { $place }: { $size ->
    [one] één lege plek is
   *[other] { $size } lege plekken zijn
} ingesloten door land.
audit-no-end = { $place }: een kust, maar de kaart heeft geen riviereinde waar die kan beginnen.
audit-near = { $place } en { $other }: twee hoofdsteden met minder dan { $between } tegels ertussen.
audit-capitals = { $players ->
    [one] Eén speler heeft een hoofdstad nodig
   *[other] { $players } spelers hebben elk een hoofdstad nodig
 }, en de kaart heeft er { $found }. Deze plaatsen kunnen gemerkt worden: { $sites }.

## De kaart om beurten leggen.

ask-common-laying-pack = Je bent aan de beurt. Van welke stapel trek je?
ask-common-laying-place = Je trok tegel { $tile }. Waar leg je hem?
ask-common-laying-capital = Er zijn te weinig hoofdstadtegels. Welke tegel wordt er voor een geruild?
ask-common-laying-verdict = De kaart is klaar. Neem je die aan, of wil je een andere?
ask-common-laying-stop = Wil je hier ophouden?
event-common-laying-begins = De stapels zijn geschud. { $who } begint.
event-common-laying-drawn = { $who } trekt tegel { $tile } van de stapel { $pack ->
    [highland] hoogland
    [lowland] laagland
    [river_valley] rivieren
   *[coastal] kust
}.
event-common-laying-returned = Tegel { $tile } gaat onder zijn stapel.
event-common-laying-closed = Niets van de stapel { $pack ->
    [highland] hoogland
    [lowland] laagland
    [river_valley] rivieren
   *[coastal] kust
} past; hij blijft dicht tot de kaart verandert.
event-common-laying-taken-up = { $who } neemt tegel { $tile } op van { $place }.
event-common-laying-against = Tegen de regels: { $why }
event-common-laying-laid = { $who } legt tegel { $tile } op { $place }.
event-common-laying-complete = De kaart is klaar, met { $tiles } tegels.
event-common-laying-stop = { $wish ->
    [stop] { $who } wil hier ophouden.
   *[other] { $who } wil doorgaan.
}
event-common-laying-rest = { $who } laat alle verdere tegels aan de tafel over.
event-common-laying-capital = { $who } maakt van { $place } een plaats voor een hoofdstad.
event-common-laying-fault = De kaart heeft een gebrek: { $why }
event-common-laying-accepted = Iedereen neemt de kaart aan.
event-common-laying-discarded = De kaart wordt weggelegd, en een andere begonnen.
laying-words = “{ $text }” is hier geen bevel. Zeg de naam van een stapel, “lay at B4 turn 2”, “rest”, “return”, “take up B4”, “swap B4 for L01”, “mark B4” of “chance”, al naar de vraag.
laying-settings = Deze instellingen kunnen niet: { $why }
laying-players = Elke speler heeft een eigen naam nodig, en wie begint moet een van hen zijn: { $players }; { $begins }.
laying-pack-first = De eerste tegel komt van de hooglandstapel, niet van de stapel { $pack ->
    [highland] hoogland
    [lowland] laagland
    [river_valley] rivieren
   *[coastal] kust
}.
laying-pack-empty = De stapel { $pack ->
    [highland] hoogland
    [lowland] laagland
    [river_valley] rivieren
   *[coastal] kust
} is leeg.
laying-pack-closed = Niets van de stapel { $pack ->
    [highland] hoogland
    [lowland] laagland
    [river_valley] rivieren
   *[coastal] kust
} past voordat de kaart verandert.
laying-pack-unmatched = Geen vrije zijde van de kaart past bij de stapel { $pack ->
    [highland] hoogland
    [lowland] laagland
    [river_valley] rivieren
   *[coastal] kust
}.
laying-nothing-there = Op { $place } ligt geen tegel.
laying-river-runs-on = Van { $place } loopt een rivier door naar de volgende tegel; neem die eerst op.
laying-must-lay = Tegel { $tile } kan gelegd worden, dus dat moet.
laying-side = Op { $place } kan er geen water van de kant { $side } komen.
laying-no-seat = “{ $order }” geeft geen hoofdstad: kies een van de aangeboden plaatsen.
