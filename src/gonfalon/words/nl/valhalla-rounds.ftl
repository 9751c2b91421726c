## valhalla: bevelen, veldslagen en wat ze opleveren.

ask-valhalla-assault = Kondigt { $empire } een bestorming van een hoofdstad aan? Dat kan niet worden teruggenomen, en iedereen hoort het.
ask-valhalla-order = Wie valt { $empire } aan? Niemand ziet het voordat iedereen zijn bevel heeft gegeven.
ask-valhalla-order-change = Tot iedereen zijn bevel heeft gegeven kun je een ander bevel in de plaats van het jouwe leggen.
ask-valhalla-holders = Wie van { $empire } heeft in de veldslag het voordeel van deze plaatsen: { $places }? Wat je houdt is van jou.
ask-valhalla-battle-report = Hoe liep veldslag { $battle } af? Per leger: de beurt waarin het zich terugtrok (0 als het standhield), en zijn overwinningspunten.
ask-valhalla-battle-confirm = De vijand meldt over veldslag { $battle }: teruggetrokken { $withdrew }; overwinningspunten { $victory }. Klopt dat?
ask-valhalla-battle-dice = Willen beide partijen veldslag { $battle } liever met dobbelstenen beslissen, dan wordt er gegooid.
ask-valhalla-bonus-use = Welke van je plaatsen gebruik je in de veldslag? Je hebt { $places }.
ask-valhalla-army-list = Je kunt de lijst van het leger van { $player } in veldslag { $battle } tonen: hoogstens { NUMBER($size, useGrouping: 0) } punten, met een generaal.
ask-valhalla-claim = Wat neemt { $empire } met { $points ->
    [one] één veldtochtpunt
   *[other] { $points } veldtochtpunten
 }? Verover een vijandelijke tegel voor 3, neem de schijf daar weg voor 2, of bezet wildernis voor 1.
event-valhalla-assault-announced = { $empire } kondigt een bestorming van de hoofdstad van { $target } aan.
event-valhalla-orders-revealed = De bevelen liggen open: { $arrows }. Niet in de aanval: { $holding }.
event-valhalla-attack-succeeds = Niemand valt { $attacker } aan: de aanval op { $target } slaagt.
event-valhalla-attack-cancelled = { $attacker } wordt zelf aangevallen: de aanval op { $target } vervalt.
event-valhalla-attack-mutual = { $attacker } en { $target } vallen elkaar aan: beide aanvallen slagen.
event-valhalla-attack-ring = { $empires } vallen elkaar in een kring aan: van al die aanvallen komt niets.
event-valhalla-attack-none = Er blijft geen aanval over (poging { $attempt } van { $most }).
event-valhalla-location-given = { $player } heeft deze ronde het voordeel van { $place }.
event-valhalla-battle-set = Veldslag { $battle }{ $field ->
    [siege] {" "}is een belegering
   *[field] {""}
 }: { $attackers } tegen { $defenders }.
event-valhalla-battle-reported = Veldslag { $battle } is gemeld; teruggetrokken: { $withdrew }.
event-valhalla-battle-disputed = De melding van veldslag { $battle } wordt betwist.
event-valhalla-battle-left-to-dice = { $player } wil veldslag { $battle } met dobbelstenen beslissen.
event-valhalla-battle-places = { $count ->
    [0] Geen bijzondere plaats helpt in veldslag { $battle }.
   *[other] Bijzondere plaatsen helpen in veldslag { $battle }: ze zijn van { $players }.
 }
event-valhalla-battle-settled = Veldslag { $battle } is beslist: { $results }.
event-valhalla-bonus-used = In beurt { $turn } doet { $player } een beroep op { $location ->
    [mine] de mijn
    [tower] de tovenaarstoren
    [necropolis] de necropolis
    [temple] de tempel
   *[circle] de steencirkel
 } op { $place }.
event-valhalla-army-listed = { $player } toont een legerlijst van { NUMBER($points, useGrouping: 0) } punten voor veldslag { $battle }.
event-valhalla-points-given = Veldtochtpunten: { $points }.
event-valhalla-points-lost = { $points ->
    [one] Eén veldtochtpunt van { $empire } is nergens toe te gebruiken en vervalt.
   *[other] { $points } veldtochtpunten van { $empire } zijn nergens toe te gebruiken en vervallen.
 }
event-valhalla-empire-destroyed = De hoofdstad van { $empire } is gevallen. Het keizerrijk is vernietigd; { $tiles ->
    [one] zijn ene tegel is
   *[other] zijn { $tiles } tegels zijn
 } wildernis.
event-valhalla-tile-capture = { $empire } verovert { $place } op { $before }.
event-valhalla-tile-remove = { $empire } verdrijft { $before } van { $place }.
event-valhalla-tile-occupy = { $empire } bezet { $place }.

valhalla-order-self = { $empire } kan zichzelf niet aanvallen.
valhalla-empire-unknown = Er is geen keizerrijk { $empire }.
valhalla-target-absent = Van { $empire } is niemand hier: het kan niet worden aangevallen.
valhalla-target-far = { $empire } ligt { $steps } stappen weg; een aanval reikt er { $reach }.
valhalla-target-barred = Bergen, rivieren of water versperren elke weg naar { $empire }.
valhalla-target-not-closest = Niemand is binnen bereik, dus alleen het dichtstbijzijnde keizerrijk mag worden aangevallen, en dat is { $empire } niet.
valhalla-give-not-yours = Op { $place } is geen plaats waarvan je het voordeel kunt geven.
valhalla-give-twice = { $player } heeft het voordeel van { $place } al.
valhalla-give-stranger = { $player } strijdt deze ronde niet voor { $empire }.
valhalla-bonus-not-yours = Je hebt het voordeel van { $place } niet.
valhalla-bonus-how = Dat van { $place } noteert men zo: { $form }.
valhalla-bonus-spent = Het voordeel van { $place } is voor deze beurt of voor de veldslag verbruikt.
valhalla-list-general = Elk leger heeft een eigen generaal.
valhalla-claim-price = Dat kost { $price ->
    [one] één punt
   *[other] { $price } punten
 }, en er zijn er { $points }.
valhalla-claim-apart = { $place } grenst niet aan je land.
valhalla-claim-owned = { $place } hoort bij { $empire }.
valhalla-claim-not-fought = { $place } behoort niet aan een keizerrijk dat je deze ronde bestreed.
valhalla-claim-capital = { $place } is een hoofdstad: alleen met een bestorming is die te nemen.
