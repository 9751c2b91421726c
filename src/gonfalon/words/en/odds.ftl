## gonfalon odds: the chances of a battle or an assault.

help-odds = Exact chances of a battle, or of an assault on walls; without cards, also how best to choose them.
help-odds-ruleset = the rule set: mighty
help-odds-attacker = the attacker’s points
help-odds-defender = the defender’s points; in an assault those of the garrison, before walls multiply them
help-odds-attack-card = the attacker’s card: direct, surprise or flank
help-odds-defence-card = the defender’s card: counter, hold or withdraw
help-odds-assault = an assault on a city or a fortress instead of a battle in the field
help-odds-json = as JSON, chances as fractions

odds-ruleset = There are odds for the rule set { $known }, not for “{ $ruleset }”.
odds-points-missing = Say with { $option } how many points that side has.
odds-points = { $option } must be a whole number from 1 on, not { $points }.
odds-choice = “{ $text }” will not do for { $option }; it is one of: { $known }.
odds-one-card = Give both cards or none; { $option } is missing.

odds-factor = Combat factor { $factor }.
odds-factor-cards = Combat factor { $factor }, cards { $modifier }.
odds-card-direct = direct attack
odds-card-surprise = surprise attack
odds-card-flank = flank attack
odds-card-counter = counter attack
odds-card-hold = hold
odds-card-withdraw = withdraw
odds-result-attacker-scattered = attacker scattered
odds-result-attacker-defeated = attacker defeated
odds-result-draw = draw
odds-result-defender-defeated = defender defeated
odds-result-defender-scattered = defender scattered
odds-result-bloody-repulse = bloody repulse
odds-result-repulse = repulse
odds-result-stormed = stormed
odds-value = When both choose as well as they can, the attacker’s chance to win less the defender’s is { $percent } ({ $value }).
odds-value-assault = When both choose as well as they can, the chance to storm less that of a bloody repulse is { $percent } ({ $value }).
odds-attack-mix = The attacker plays { $mix }.
odds-defence-mix = The defender plays { $mix }.
odds-percent = { $sign }{ $whole }.{ $tenth } %

# headings of a narrow table: A is the attacker, D the defender
odds-short-attack = attack
odds-short-defence = defence
odds-short-attacker-scattered = A scat.
odds-short-attacker-defeated = A def.
odds-short-draw = draw
odds-short-defender-defeated = D def.
odds-short-defender-scattered = D scat.
odds-short-bloody-repulse = bloody repulse
odds-short-repulse = repulse
odds-short-stormed = stormed
