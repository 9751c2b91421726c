## gonfalon odds: the chances of battles, assaults, sieges and routes.

help-odds = Exact chances of a battle, an assault, a siege or a route; without cards, also how best to choose them.
help-odds-ruleset = the rule set: mighty
help-odds-attacker = the attacker’s points, or those of the banner that seeks a route
help-odds-defender = the defender’s points; in an assault or a siege those of the garrison, before walls multiply them
help-odds-attack-card = the attacker’s card: direct, surprise or flank
help-odds-defence-card = the defender’s card: counter, hold or withdraw
help-odds-assault = an assault on a city or a fortress instead of a battle in the field
help-odds-losses = of a battle: how much both sides lose, too
help-odds-assaults = up to so many assaults in a row, 1 to 6: the chance to take the place
help-odds-bonus = what battery and hardship add to every assault
help-odds-siege = a garrison is starved: the chance that it holds for so many months, as until winter
help-odds-banners = how many banners the garrison has, 1 to 3
help-odds-baggage = baggage points: of the garrison with its stockpile, or of the banner that seeks a route
help-odds-route = a search for a route over a mountain or a river
help-odds-race = the people who seek it, such as dwarfs
help-odds-json = as JSON, chances as fractions

odds-ruleset = There are odds for the rule set { $known }, not for “{ $ruleset }”.
odds-points-missing = Say with { $option } how many points that side has.
odds-points = { $option } must be a whole number from 1 on, not { $points }.
odds-choice = “{ $text }” will not do for { $option }; it is one of: { $known }.
odds-one-card = Give both cards or none; { $option } is missing.
odds-one-thing = { $option } and { $other } ask two different things; ask one at a time.
odds-stray = { $count ->
    [0] { $option } says something of battles in the field only.
   *[other] { $option } says nothing here; it goes with { $homes }.
}
odds-banners = { $points } points cannot be shared among { $banners } banners.

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

## losses in a battle
odds-losses = The chance that a side loses at least so many points in the battle itself, before any pursuit:
odds-losses-points = points
odds-losses-attacker = attacker
odds-losses-defender = defender
odds-losses-mean = On average the attacker loses { $attacker } points and the defender { $defender }.

## assault after assault
odds-assaults = The chance to take the place with up to { $count } { $count ->
    [one] assault
   *[other] assaults
} in one turn, the besieger going on until he has it or may no more:
odds-assaults-nth = by assault { $number }
odds-assaults-ends = How it ends:
odds-assaults-taken = the place is taken
odds-assaults-bloody-repulse = a bloody repulse ends it
odds-assaults-used-up = the attackers are used up
odds-assaults-held = the garrison still holds
odds-assaults-mix = Both choose in each assault as is best for it by itself; in the first:

## a siege
odds-siege = The chance that the garrison holds for { $months } { $months ->
    [one] month
   *[other] months
} while the besieger only sits before the walls, is fed himself, and accepts a surrender:
odds-siege-nth = after month { $number }
odds-siege-ends = How it ends:
odds-siege-holds = the garrison holds
odds-siege-betrayal = the place is betrayed
odds-siege-surrender = the place is surrendered
odds-siege-starved = nobody is left in it
odds-siege-fed = { $months ->
    [0] It goes short from the first month on.
    [one] Its supplies last for a month.
   *[other] Its supplies last for { $months } months.
}

## a route
odds-way = The search for a route:
odds-way-failure = no route
odds-way-perilous = a perilous route
odds-way-safe = a safe route
odds-way-dared = If a perilous route is dared:
odds-way-arrives = the banner gets there
odds-way-unhurt = with all its men and baggage
odds-way-cost = On average it loses { $points } points, at most { $most }.
