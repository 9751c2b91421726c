# De opdrachtregel: hulp en bezwaren.

help-command = OPDRACHT
help-options = [opties]
help-every-lang = de taal: Engels of Nederlands; anders die van de omgeving
help-every-help = deze bladzijde

help-gonfalon = De tafel voor veldtochten op de kaart: leg een wereld, bestuur een Koninkrijk, trek op met banieren, overleef de winter.
help-gonfalon-version = welke versie dit is

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
