# Een zomer op de weide.

ruleset-meadow = De Weide
ruleset-meadow-blurb = Herders drijven hun kudden over een kaart van tegels.
setting-meadow-rounds = Ronden
setting-meadow-rounds-help = Hoeveel tegels elke herder laat begrazen.
meadow-setting-wrong = Dat kan niet worden ingesteld: { $problem }.
meadow-rounds = Een zomer heeft { $least } tot { $most } ronden.
section-MEA-SET = De zomer
section-MEA-GRZ = Grazen

ask-graze = Naar welke tegel drijft u uw kudde?
event-grazed = { $who } begraast { $place }: gras { $grass }.
event-evening = Avond van ronde { $round }.
captain-meadow-together = Kudden die bij elkaar blijven zijn beter te hoeden.

meadow-flock = De kudde van { $who }
meadow-when = Ronde { $round } van { $rounds }
meadow-phase = Grazen
meadow-fresh = vers gras
meadow-option = Begraas { $place }
