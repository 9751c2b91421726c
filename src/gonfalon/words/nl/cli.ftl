# De opdrachtregel: hulp en bezwaren.

help-command = OPDRACHT
help-options = [opties]
help-every-lang = de taal: Engels of Nederlands; anders die van de omgeving
help-every-help = deze bladzijde

help-gonfalon = De tafel voor veldtochten op de kaart: leg een wereld, bestuur een Koninkrijk, trek op met banieren, overleef de winter.
help-gonfalon-version = welke versie dit is

help-name = Namen van plaatsen en personen uit de tabellen, één per regel.
help-name-kind = waarvoor de naam is: persoon, plaats, koninkrijk, rivier enzovoort
help-name-race = het volk dat hem gaf: dwarfs, skaven enzovoort; anders uit de hele wereld
help-name-count = hoeveel namen
help-name-seed = een tekst of getal: met hetzelfde zaad komen dezelfde namen

help-rules = De regels: één regel, een hoofdstuk, de regels met uw woorden erin, of een overzicht.
help-rules-what = een regel (ME-MAP-03), een hoofdstuk (ME-MAP), of woorden om naar te zoeken
help-rules-ruleset = alleen de regels van mighty, dbx, briternia of valhalla
help-rules-coverage = hoeveel regels getoetst zijn toen alle tests het laatst zijn gedraaid
help-rules-as-json = als JSON

unknown-command = Er is geen opdracht “{ $command }”; probeer { $near }.
unknown-option = Er is hier geen optie { $option }; --help toont wat er is.
unknown-option-near = Er is hier geen optie { $option }; bedoelde u { $near }?
misused-option = Optie { $option } mist haar waarde, of heeft er geen nodig.
unexpected-argument = Voor “{ $argument }” is geen plaats in deze opdracht; --help toont wat er is.

not-a-number = “{ $text }” bij { $option } is geen geheel getal.
seed-unreadable = Het zaad is leeg of bevat onleesbare tekens; elke gewone tekst of elk getal is goed.
seed-too-long = Het zaad telt { $length } tekens; er mogen er { $longest } zijn.
name-without-kind = Zeg waarvoor de naam is: { $known }.
