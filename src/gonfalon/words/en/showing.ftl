## The page: what stands in its frame, on the map and in its panels.

showing-and = { $first } and { $last }
showing-piece = { $number } of { $realm }
showing-banner = banner { $number } of { $realm }
showing-ship = ship { $number } of { $realm }
showing-independents = the independents
showing-undead = the risen dead
showing-undo = Take back: { $answer }
showing-none = nothing
showing-nothing-there = There is nothing you can do there with this.
recap-nothing = Nothing has happened that you could see.
series-tiles = Tiles
series-strength = Army points
series-revenue = Revenue
phase-common-over = The end

## Tiles

terrain-lowland = lowland
terrain-highland = highland
terrain-river-valley = river valley
terrain-coastal = coast
settlement-capital = capital
fact-owner = Belongs to

## Battles and chances

side-declared = declared before all
result-attacker-scattered = The attackers are scattered
result-attacker-defeated = The attackers are beaten
result-defender-defeated = The defenders are beaten
result-defender-scattered = The defenders are scattered
result-bloody-repulse = Thrown back with heavy loss
odds-card-dealt = With this card, against a card by chance

## Dice

roll-whose = { $label }, { $realm }
roll-common-order = order of play
roll-common-laying-shuffle = the tiles are shuffled
roll-common-laying-first = who lays the first tile
roll-common-laying-capital = which place
roll-common-other = { $label }

telling-nobody = nobody
telling-pair = { $who } { $what }
telling-arrows = { $who } attacks { $what }
telling-results = { $what ->
    [win] { $who } wins
    [loss] { $who } loses
   *[draw] { $who } draws
 }
telling-points = { $who } { $what }
telling-victory = { $who } { $what }
telling-withdrew = { $what ->
    [0] { $who } not at all
   *[other] { $who } in turn { $what }
 }

## Colours, peoples and what every game has

race-name = { $race ->
    [men] Men
    [empire] Empire
    [bretonnians] Bretonnians
    [dwarfs] Dwarfs
    [high-elves] High Elves
    [wood-elves] Wood Elves
    [dark-elves] Dark Elves
    [orcs-and-goblins] Orcs and Goblins
    [skaven] Skaven
    [undead] Undead
    [chaos] Chaos
    [halflings] Halflings
    [slann] Slann
    [norse] Norse
   *[other] { $race }
 }
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-black = Black
colour-white = White
colour-teal = Teal
colour-brown = Brown
colour-pink = Pink
colour-grey = Grey
colour-gold = Gold
option-common-orders-done = Done
showing-corrected = { $what }: { $parts }
showing-tile = { $name } ({ $place })
side-attacker = Attacker
side-defender = Defender
