## Het ontstaan van de koninkrijken.

ask-mighty-realm-capital = Waar ligt je hoofdstad?
ask-mighty-realm-colour = Onder welke kleur trek je op?
ask-mighty-realm-inland = Je koninkrijk zou klein zijn. Vraag je je hoofdstad landinwaarts te mogen verplaatsen?
ask-mighty-realm-consent = { $realm } vraagt de hoofdstad te mogen verplaatsen naar { $place }. Stem je daarmee in?
ask-mighty-realm-tile = Welke tegel van je koninkrijk bekijk je nu?
ask-mighty-realm-division = In welke banieren verdeel je je { $points } punten?
ask-mighty-realm-placing = Waar staan je banieren wanneer de oorlog begint?
ask-mighty-realm-baggage = Hoe verdelen je banieren de bagage?
event-mighty-realm-dice-unwise = Met twee koninkrijken kan gedobbelde sterkte de oorlog al vóór het begin beslissen.
event-mighty-realm-points-unusual = { $points } punten is ongewoon; { $least } tot { $most } wordt aangeraden.
event-mighty-realm-capital = { $realm } maakt { $place } tot hoofdstad, onder de { $colour ->
    [red] rode
    [blue] blauwe
    [yellow] gele
    [green] groene
    [purple] paarse
    [black] zwarte
    [white] witte
    [teal] groenblauwe
    [brown] bruine
    [pink] roze
    [grey] grijze
    [gold] gouden
   *[other] { $colour }
 } vlag.
event-mighty-realm-ships = Er { $ships ->
    [0] ligt geen schip
    [one] ligt één schip
   *[other] liggen { $ships } schepen
 } in de haven van { $place }.
event-mighty-realm-strength = { $realm } brengt { $points } punten op de been.
event-mighty-realm-placed = De banieren van { $realm } trekken te velde.
event-mighty-realm-baggage = { $realm } laadt { $points ->
    [one] één bagagepunt
   *[other] { $points } bagagepunten
 }.
mighty-realm-sum = De banieren moeten samen { $total } punten tellen, niet { $given }.
mighty-realm-size = Een banier begint met { $least } tot { $most } punten.
mighty-realm-spots = Er { $wanted ->
    [one] moet één banier
   *[other] moeten { $wanted } banieren
 } worden geplaatst, niet { $given }.
mighty-realm-outside = { $place } ligt niet in je koninkrijk.
mighty-realm-half = { $half } is geen halve zijde van droog land in { $place }.
