# A summer on the meadow.

ruleset-meadow = The Meadow
ruleset-meadow-blurb = Shepherds drive their flocks over a map of tiles.
showing-rulebook-meadow = The Meadow
setting-meadow-rounds = Rounds
setting-meadow-rounds-help = How many tiles each shepherd will graze.
meadow-setting-wrong = That cannot be set: { $problem }.
meadow-rounds = A summer has { $least } to { $most } rounds.
section-MEA-SET = The summer
section-MEA-GRZ = Grazing

ask-meadow-graze = Onto which tile do you drive your flock?
event-meadow-grazed = { $who } grazes { $place }: grass { $grass }.
event-meadow-evening = Evening of round { $round }.
roll-meadow-grass = grass
captain-meadow-together = Flocks that stay together are easier to keep.

meadow-flock = { $who }’s flock
meadow-when = Round { $round } of { $rounds }
phase-meadow-grazing = Grazing
meadow-fresh = fresh grass
meadow-option = Graze { $place }
