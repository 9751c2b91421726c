# Een zomer op de weide.

ruleset-meadow = De Weide
ruleset-meadow-blurb = Herders drijven hun kudden over een kaart van tegels.
showing-rulebook-meadow = De Weide
setting-meadow-rounds = Ronden
setting-meadow-rounds-help = Hoeveel tegels elke herder laat begrazen.
meadow-setting-wrong = Dat kan niet worden ingesteld: { $problem }.
meadow-rounds = Een zomer heeft { $least } tot { $most } ronden.
section-MEA-SET = De zomer
section-MEA-GRZ = Grazen

ask-meadow-graze = Naar welke tegel drijft u uw kudde?
event-meadow-grazed = { $who } begraast { $place }: gras { $grass }.
event-meadow-evening = Avond van ronde { $round }.
roll-meadow-grass = gras
captain-meadow-together = Kudden die bij elkaar blijven zijn beter te hoeden.

meadow-flock = De kudde van { $who }
meadow-when = Ronde { $round } van { $rounds }
phase-meadow-grazing = Grazen
meadow-fresh = vers gras
meadow-option = Begraas { $place }
