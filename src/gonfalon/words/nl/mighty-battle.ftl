## mighty: gevechten, achtervolging, terugtocht en onafhankelijken.

ask-mighty-battle-next = Je hebt verscheidene gevechten te leveren. Welk komt nu?
ask-mighty-battle-avoid = { $attacker } valt je verslagen banieren bij { $place } aan. Vechten zij, of trekken zij zich nog eens terug?
ask-mighty-battle-card = Welke gevechtskaart speel je?
ask-mighty-battle-chooser = Wie speelt de kaart van de onafhankelijken?
ask-mighty-battle-pursue = Het slagveld bij { $place } is van jou. Achtervolg je { $loser }?
ask-mighty-losses-odd = { $points ->
    [one] Eén punt van je verliezen bij { $place } laat zich niet gelijk verdelen. Welke banier draagt het?
   *[other] { $points } punten van je verliezen bij { $place } laten zich niet gelijk verdelen. Welke banieren dragen er elk een?
 }
ask-mighty-retreat-to = Je banieren moeten { $place } verlaten. Waarheen?
ask-mighty-retreat-aboard = { $room ->
    [one] Er is bij { $place } maar een schip, voor één banier
   *[other] Er zijn bij { $place } maar schepen voor { $room } banieren
 }. Wie komt er weg?

mighty-battle-retreat-far = { $there } grenst niet over land aan { $place }.
mighty-battle-retreat-foreign = { $there } hoort niet bij je keizerrijk; verslagen banieren trekken zich terug naar een eigen tegel.
mighty-battle-retreat-held = In { $there } staat een vijand.
mighty-battle-retreat-bank = In { $there } kunnen je banieren staan aan { $banks }, niet aan “{ $half }”.
mighty-battle-retreat-blocked = Tussen { $place } en { $there } ligt versperd terrein, en een troepenmacht in zulke wanorde mag geen weg zoeken.

event-mighty-battle-avoided = De verslagen banieren van { $realm } glippen weg van { $place }.
event-mighty-battle-joined = Bij { $place } begint het gevecht: { $attacker } valt { $defender } aan. Basisfactor { NUMBER($factor) }.
event-mighty-battle-cards = { $attack ->
    [direct] { $attacker } doet een directe aanval
    [surprise] { $attacker } doet een verrassingsaanval
   *[flank] { $attacker } doet een flankaanval
 }; { $defence ->
    [counter] { $defender } { $defender-number ->
        [many] doen
       *[one] doet
     } een tegenaanval
    [hold] { $defender } { $defender-number ->
        [many] houden
       *[one] houdt
     } stand
   *[withdraw] { $defender } { $defender-number ->
        [many] trekken
       *[one] trekt
     } zich terug
 }.
event-mighty-battle-result = { $result ->
    [attacker-scattered] Bij { $place } { $defender-number ->
        [many] winnen
       *[one] wint
     } { $defender } de slag, en het leger van { $attacker } is uiteengedreven
    [attacker-defeated] Bij { $place } { $defender-number ->
        [many] winnen
       *[one] wint
     } { $defender } de slag; { $attacker } { $attacker-number ->
        [many] zijn
       *[one] is
     } verslagen
    [draw] De slag bij { $place } eindigt in een gelijkspel: beide legers verlaten het veld
    [defender-defeated] Bij { $place } { $attacker-number ->
        [many] winnen
       *[one] wint
     } { $attacker } de slag; { $defender } { $defender-number ->
        [many] zijn
       *[one] is
     } verslagen
   *[defender-scattered] Bij { $place } { $attacker-number ->
        [many] winnen
       *[one] wint
     } { $attacker } de slag, en het leger van { $defender } is uiteengedreven
 } (uitkomst { NUMBER($score) }).
event-mighty-battle-leader = Een aanvoerder van { $realm } sneuvelt; dat kost { $points } punten.
event-mighty-battle-pursuit = { $realm } achtervolgt { $loser }: { $outcome ->
    [dispersed] de vluchtelingen raken verspreid, gooien hun bagage weg en verliezen de weg
    [shadowed] zij worden geschaduwd en onderweg bestookt
    [general] hun generaal wordt gevangengenomen
    [baggage] hun troswagens worden ingehaald
    [covered] het is een georganiseerde terugtrekking
   *[rear-guard] een sterke achterhoede keert om en slaat terug
 }.
event-mighty-baggage-lost = { $points ->
    [one] Eén bagagepunt van { $loser } gaat verloren
   *[other] { $points } bagagepunten van { $loser } gaan verloren
 }.
event-mighty-baggage-seized = { $realm } maakt { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 } van { $loser } buit{ $lost ->
    [0] {""}
    [one] {""}; nog één gaat verloren
   *[other] {""}; nog { $lost } gaan verloren
 }.
event-mighty-retreat-made = Banier { $banner } trekt zich van { $place } terug naar { $there }.
event-mighty-retreat-aboard = Banier { $banner } gaat weer aan boord van schip { $ship }, dat bij { $place } zee kiest.
event-mighty-independents-muster = In { $place } grijpen { $points } punten onafhankelijken naar de wapens.
event-mighty-independents-fight = De onafhankelijken van { $place } leveren slag.
event-mighty-independents-shut = De onafhankelijken van { $place } trekken zich achter hun muren terug.
event-mighty-independents-lose = De onafhankelijken van { $place } verliezen { $points } punten.
event-mighty-independents-beaten = De onafhankelijken van { $place } zijn vernietigd.
event-mighty-independents-disperse = De onafhankelijken van { $place } keren naar huis terug.
