# De opdrachtregel: hulp en bezwaren.

help-command = OPDRACHT
help-options = [opties]
value-file = BESTAND
value-ruleset = REGELS
value-dir = MAP
value-address = ADRES
value-key = NAAM
value-value = WAARDE
value-kind = SOORT
value-months = MAANDEN
value-name = NAAM
value-out = UIT
value-word = WOORD
value-race = RAS
help-every-lang = de taal: Engels of Nederlands; anders die van de omgeving
help-every-help = deze uitleg

help-gonfalon = De tafel voor veldtochten op de kaart: leg een wereld, bestuur een koninkrijk, trek op met banieren, overleef de winter.
help-gonfalon-version = welke versie dit is

help-map = Legt een wereld uit een startgetal, of leest er een die met Tiled is gemaakt, en schrijft die als tekening of als kaart voor Tiled.
help-map-seed = een tekst of getal: hetzelfde startgetal geeft dezelfde wereld; met --from alleen de namen
help-map-players = voor hoeveel koninkrijken; 3 als je niets zegt
help-map-sets = hoeveel sets tegels; één per drie spelers als je niets zegt
help-map-from = een kaart die met Tiled is gemaakt (.tmj, .tmx), in plaats van een startgetal
help-map-out = het bestand dat geschreven wordt: .svg, .png of .pdf, of .tmj of .tmx voor Tiled
help-map-theme = light (licht), dark (donker) of print (om af te drukken)
help-map-width = hoeveel pixels breed een .png wordt; 1600 als je niets zegt
help-map-page = het papierformaat van een .pdf: a4, a3, a2 of a1; a3 als je niets zegt
help-map-open = open de tekening als ze klaar is

help-name = Namen van plaatsen en personen uit de tabellen, één per regel.
help-name-kind = waarvoor de naam is: person (persoon), place (plaats), realm (rijk), river (rivier) enzovoort
help-name-race = het ras dat hem gaf: dwarfs, skaven enzovoort; anders uit de hele wereld
help-name-n = hoeveel namen
help-name-seed = een tekst of getal: hetzelfde startgetal geeft dezelfde namen

help-rules = De regels: één regel, een hoofdstuk, de regels met je woorden erin, of een overzicht.
help-rules-what = een regel (ME-MAP-03), een hoofdstuk (ME-MAP), of woorden om naar te zoeken
help-rules-ruleset = alleen de regels van mighty, dbx, briternia of valhalla
help-rules-coverage = hoeveel regels getoetst zijn toen alle tests het laatst zijn gedraaid
help-rules-json = als JSON

unknown-command = Er is geen opdracht “{ $command }”; probeer { $near }.
unknown-option = Er is hier geen optie { $option }; --help toont wat er is.
unknown-option-near = Er is hier geen optie { $option }; bedoelde je { $near }?
misused-option = Optie { $option } mist haar waarde, of heeft er geen nodig.
missing-argument = { $argument } ontbreekt; --help toont wat er is.
unexpected-argument = Voor “{ $argument }” is geen plaats in deze opdracht; --help toont wat er is.

not-a-number = “{ $text }” bij { $option } is geen geheel getal.
seed-unreadable = Het startgetal is leeg of bevat onleesbare tekens; elke gewone tekst of elk getal is goed.
seed-too-long = Het startgetal telt { $length } tekens; het mogen er hoogstens { $longest } zijn.
name-without-kind = Zeg waarvoor de naam is: { $known }.

file-missing = Zeg met { $option } welk bestand geschreven moet worden; het mag eindigen op { $known }.
file-ending = { $file } is van geen soort die we kunnen schrijven; het mag eindigen op { $known }.
file-is-folder = { $file } is een map, geen bestand.
file-unwritable = { $file } kan niet geschreven worden: { $why }.
folder-missing = Er is geen map { $folder } om { $file } in te schrijven.
map-from-what = Een kaart wordt uit een startgetal gelegd (--seed), of komt uit een bestand van Tiled (--from).
map-only-for = { $option } hoort bij een tekening die op { $ending } eindigt.
map-only-with-seed = { $option } hoort bij een wereld die uit een startgetal (--seed) wordt gelegd, niet bij een uit een bestand.
map-written = De kaart staat in { $file }.
map-more-faults = … en nog { $more }.
map-laying = De wereld wordt gelegd
