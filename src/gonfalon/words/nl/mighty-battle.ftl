## mighty: gevechten, achtervolging, terugtocht en onafhankelijken.

ask-battle-next = Je hebt verscheidene gevechten te leveren. Welk komt nu?
ask-battle-avoid = { $attacker } valt je verslagen banieren op { $place } aan. Vechten zij, of wijken zij nog eens?
ask-battle-card = Welke gevechtskaart speel je?
ask-battle-chooser = Wie speelt de kaart van de onafhankelijken?
ask-battle-pursue = Het veld op { $place } is aan jou. Achtervolg je { $loser }?
ask-retreat-to = Je banieren moeten { $place } verlaten. Waarheen?
ask-retreat-aboard = { $room ->
    [one] Er is op { $place } maar een schip, voor één banier
   *[other] Er zijn op { $place } maar schepen voor { $room } banieren
 }. Welke komen weg?

mighty-battle-retreat-far = { $there } grenst niet over land aan { $place }.
mighty-battle-retreat-foreign = { $there } hoort niet bij je keizerrijk; verslagen banieren trekken zich terug op een eigen tegel.
mighty-battle-retreat-held = Op { $there } staat een vijand.
mighty-battle-retreat-bank = Op { $there } kunnen je banieren staan op { $banks }, niet op “{ $half }”.
mighty-battle-retreat-blocked = Tussen { $place } en { $there } ligt versperd terrein, en een troepenmacht in zulke wanorde mag geen weg zoeken.

event-battle-avoided = De verslagen banieren van { $realm } glippen weg van { $place }.
event-battle-joined = Op { $place } begint het gevecht: { $attacker } valt { $defender } aan. Basisfactor { NUMBER($factor) }.
event-battle-cards = { $attack ->
    [direct] { $attacker } doet een directe aanval
    [surprise] { $attacker } doet een verrassingsaanval
   *[flank] { $attacker } doet een flankaanval
 }; { $defence ->
    [counter] { $defender } doet een tegenaanval
    [hold] { $defender } houdt stand
   *[withdraw] { $defender } trekt zich terug
 }.
event-battle-result = { $result ->
    [attacker-scattered] { $defender } wint de slag van { $place }, en het leger van { $attacker } is uiteengedreven
    [attacker-defeated] { $defender } wint de slag van { $place }; { $attacker } is verslagen
    [draw] De slag van { $place } eindigt in een gelijkspel: beide legers verlaten het veld
    [defender-defeated] { $attacker } wint de slag van { $place }; { $defender } is verslagen
   *[defender-scattered] { $attacker } wint de slag van { $place }, en het leger van { $defender } is uiteengedreven
 } (uitkomst { NUMBER($score) }).
event-battle-leader = Een bevelvoerder van { $realm } sneuvelt; dat kost { $points } punten.
event-battle-pursuit = { $realm } achtervolgt { $loser }: { $outcome ->
    [dispersed] de vluchtelingen raken verspreid, gooien hun bagage weg en verliezen de weg
    [shadowed] zij worden geschaduwd en onderweg bestookt
    [general] hun bevelhebber wordt gevangen
    [baggage] hun troswagens worden ingehaald
    [covered] het is een georganiseerde terugtrekking
   *[rear-guard] een sterke achterhoede keert om en slaat terug
 }.
event-baggage-lost = { $points ->
    [one] Eén bagagepunt van { $loser } gaat verloren
   *[other] { $points } bagagepunten van { $loser } gaan verloren
 }.
event-baggage-seized = { $realm } maakt { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 } van { $loser } buit{ $lost ->
    [0] {""}
    [one] {""}; nog één gaat verloren
   *[other] {""}; nog { $lost } gaan verloren
 }.
event-retreat-made = Banier { $banner } trekt zich van { $place } terug naar { $there }.
event-retreat-aboard = Banier { $banner } gaat weer aan boord van schip { $ship }, dat bij { $place } zee kiest.
event-independents-muster = Op { $place } grijpen { $points } punten onafhankelijken naar de wapens.
event-independents-fight = De onafhankelijken van { $place } leveren slag.
event-independents-shut = De onafhankelijken van { $place } trekken zich achter hun muren terug.
event-independents-lose = De onafhankelijken van { $place } verliezen { $points } punten.
event-independents-beaten = De onafhankelijken van { $place } zijn vernietigd.
event-independents-disperse = De onafhankelijken van { $place } keren naar huis terug.
