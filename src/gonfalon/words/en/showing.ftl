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
spending-on = { $what ->
    [envoys] Envoys
    [recruits] Troops
    [mercenaries] Mercenaries
    [allies] Allies
    [rebuilding] Rebuilding
    [ship] Ships
    [fortress] Fortresses
    [city] Cities
    [siege] Supplies of sieges
    [assassin] Assassins
    [spy] Spies
    [saboteur] Saboteurs
    [agent] Agents
   *[baggage] Baggage
 }
spending-price = { $what ->
    [envoys] a crown a mission
    [recruits] 100 points a crown
    [mercenaries] 100 points a crown
    [allies] 100 points a crown
    [rebuilding] a crown for each pip
    [ship] 2 crowns
    [fortress] 5 from a village, 10 on barren land
    [city] 15 from a village
    [siege] a crown a point
    [assassin] a crown each
    [spy] a die of them for a crown
    [saboteur] a crown each
    [agent] a crown each
   *[baggage] a crown a point
 }
treasury-title = Treasury
treasury-of-year = Crowns of year { $year }. Only you see this page.
treasury-left-lost = left, lost in spring
treasury-lost-label = lost
treasury-spring = In spring, as it stands
treasury-note-gathered = { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
treasury-note-spent = { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 } spent
counter-title = { $kind ->
    [recruitment-recruit] Troops
    [recruitment-hire] Mercenaries
    [recruitment-callallies] Allies
    [diplomacy-give] A gift
    [recovery-rebuild] Rebuilding
    [baggage-buy] Baggage points
    [espionage-hire] Operatives
   *[other] How many
 }
showing-corrected = { $what }: { $parts }
showing-tile = { $name } ({ $place })
stage-totals = Totals
stage-cards = Cards
stage-dice = Dice
stage-losses = Losses
stage-retreat = Retreat
stage-pursuit = Pursuit
stage-title = The battle of { $place }
side-attacker = Attacker
side-defender = Defender
score-title = Battle score
card-played = { $card ->
    [direct] direct
    [surprise] surprise
    [flank] flank
    [counter] counter
    [hold] hold
   *[withdraw] withdraw
 }
pacts-hint = A pact binds nobody but by honour. Only its parties know of it, until one of them shows it.
