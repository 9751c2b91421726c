## The page: what stands in its frame, on the map and in its panels.

showing-and = { $first } and { $last }
showing-piece = { $number } of { $realm }
showing-banner = banner { $number } of { $realm }
showing-ship = ship { $number } of { $realm }
showing-operative = { $kind } of { $realm }
showing-stockpile = stockpile, { $points ->
    [one] one point
   *[other] { $points } points
 }
showing-independents = the independents
showing-undead = the risen dead
showing-when-setup = Before the war
showing-when-month = Year { $year }, month { $month }
showing-when-winter = Winter of year { $year }
showing-when-over = The war is over
showing-since-now = learned this month
showing-since = learned in year { $year }, month { $month }
showing-undo = Take back: { $answer }
showing-done-with = Done with { $phase }
showing-quoted = “{ $text }”
showing-none = nothing
showing-shares = shared out as { $shares }
showing-nothing-there = There is nothing you can do there with this.
recap-nothing = Nothing has happened that you could see.
series-tiles = Tiles
series-strength = Army points
series-revenue = Revenue

## Phases

phase-laying = The world
phase-capitals = Capitals
phase-settlements = Settlements
phase-ports = Harbours
phase-strength = Strength
phase-division = Banners
phase-placing = Positions
phase-initiative = Order of play
phase-subsistence = Subsistence
phase-scouting = Scouting
phase-movement = Movement
phase-battle = Battle
phase-siege = Siege
phase-raze = Raze
phase-reorganisation = Reorganisation
phase-autumn-equinox = Autumn equinox
phase-winter-lapses = Autumn
phase-winter-quarters = Winter quarters
phase-winter-events = Events
phase-revenue = Revenue
phase-diplomacy = Diplomacy
phase-recruitment = Recruitment
phase-recovery = Recovery
phase-construction = Construction
phase-preparations = Preparations
phase-baggage = Baggage
phase-deployment = Deployment
phase-espionage = Espionage
phase-spring-equinox = Spring equinox
phase-over = The end

## Tiles

terrain-lowland = lowland
terrain-highland = highland
terrain-river-valley = river valley
terrain-coastal = coast
settlement-none = barren
settlement-village = village
settlement-fortress = fortress
settlement-city = city
settlement-capital = capital
feature-mountain = mountains
feature-river = a river
feature-forest = forest
feature-sea = the sea
fact-country = Country
fact-barred = Closed
fact-swamp = swamp, which nobody can enter
fact-known = Known
fact-unknown = not yet explored
fact-owner = Belongs to
fact-feeds = Feeds
fact-banners = { $count ->
    [0] no banner
    [one] one banner
   *[other] { $count } banners
 }
fact-walls = Walls
fact-room = room for { $count ->
    [one] one banner
   *[other] { $count } banners
 }
fact-battered = being battered this month
fact-holds = In the field
fact-inside = Behind the walls
fact-aboard = Aboard ship
fact-ships-harbour = Ships in harbour
fact-ships-sea = Ships at sea
fact-numbered = { $realm }: { $numbers }
fact-strength = Strength
fact-each = Each
fact-points = { $points } points
fact-points-together = { $points } points together
fact-not-known = not known
fact-siege = Besieged by
fact-hardship = Hunger
fact-hardship-value = the walls are neglected: +{ $bonus } for an assault
fact-militia = Garrison
fact-stock = Stockpile
fact-stock-value = { $points ->
    [one] one point of baggage
   *[other] { $points } points of baggage
 }
fact-razed = Razed
fact-razed-by = by { $realm }
fact-in-ruins = in ruins
fact-forest = Forest
fact-burnt = burnt; no timber this winter
fact-spell = Spell
fact-spell-value = { $spell }, cast by { $realm }
fact-operatives = Operatives of
fact-ally = Allied to
fact-revenue = Revenue
fact-pays-nothing = pays nothing this winter
fact-scouted = This turn
fact-open = scouted; the way in is open
fact-in-vain = scouted in vain; no way in
operative-name = { $kind ->
   *[unknown] operative
    [assassin] assassin
    [spy] spy
    [saboteur] saboteur
    [agent] agent
 }

## A ruler's papers

army-weak = below 500
army-mercenary = mercenaries
army-ally = allies
army-host = summoned host
army-undead = risen dead
army-aboard = aboard ship { $ship }
army-besieged = besieged
army-moved = moved
army-stayed = found no route
army-barred = may not move
army-below = Banners below { $least } points must be combined where they can be.
income-settlements = Settlements
income-ships = Ships in harbour
income-bonus = Good fortune
income-loss = Misfortune
income-isolated = { $count ->
    [one] One settlement is cut off from the capital and pays nothing
   *[other] { $count } settlements are cut off from the capital and pay nothing
 }
income-gift = Gift of { $realm }
income-returned = Paid back
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
spending-gift = Gift to { $realm }
treasury-lost = { $crowns ->
    [one] One crown is left. What is not spent by spring is lost.
   *[other] { $crowns } crowns are left. What is not spent by spring is lost.
 }

## Battles and chances

side-declared = declared before all
side-known = as far as you know
side-unknown = strength not known
score-factor = factor
score-cards = cards
score-dice = 2D6
score-bonus = battery and hunger
score-total = score
result-attacker-scattered = The attackers are scattered
result-attacker-defeated = The attackers are beaten
result-draw = A drawn battle: both leave the field
result-defender-defeated = The defenders are beaten
result-defender-scattered = The defenders are scattered
result-bloody-repulse = Thrown back with heavy loss
result-repulse = The assault is thrown back
result-stormed = The walls are stormed
odds-before = Before the cards, if both play their best
odds-dealt = Before the cards; theirs is dealt by chance
odds-card = With this card, against their best play
odds-card-dealt = With this card, against a card by chance
odds-against = { $card ->
    [direct] direct
    [surprise] surprise
    [flank] flank
    [counter] counter
    [hold] hold
   *[withdraw] withdraw
 } { $modifier }: { $percent } %
odds-lose = lose
odds-draw = draw
odds-win = win
odds-attacker-bad = bloody repulse
odds-repulse = repulse
odds-attacker-good = storm
odds-defender-bad = stormed
odds-defender-good = bloody repulse
odds-militia = Their strength and their card come by chance
odds-militia-note = { $least } to { $most } points take up arms
odds-route = Route roll
odds-route-note = On a perilous way you may still turn back.
odds-no-way = no way
odds-perilous = perilous
odds-safe = safe
odds-perils = A perilous way
odds-lose-men = men are lost
odds-lose-baggage = baggage is lost
odds-unhurt = unhurt
odds-hunger = Hunger until winter, if you only sit there
odds-holds = they hold
odds-starved-out = the place falls
odds-hunger-note = { $months ->
    [one] One month is left before winter; a surrender is accepted.
   *[other] { $months } months are left before winter; a surrender is accepted.
}
odds-pursuit = One die
odds-struck = it hurts you
odds-covered = nothing
odds-harried = it hurts them
note-site = { $land ->
    [one] one tile round it
   *[other] { $land } tiles round it
 }{ $near ->
    [0] { "" }
   *[other] ; a rival { $near ->
        [one] one tile
       *[other] { $near } tiles
     } away
 }
note-route = no free way: route roll
note-route-then-battle = no free way: route roll, and an enemy beyond it
note-joins-siege = joins the siege
note-battle = battle with { $realm } at factor { $factor }
note-battle-walls = battle with { $realm } at factor { $factor }, if they do not go behind the walls
note-battle-unknown = battle with { $realm }; strength not known
note-militia = villagers take up arms
note-militia-walls = { $least } to { $most } points of independents, who may shut their gates
note-assault = factor { $factor } against walls that count { $walls } times
note-assault-battered = factor { $factor } against walls that count { $walls } times; the battery adds a die
note-assault-unknown = the garrison’s strength is not known
note-feeds = { $count ->
    [0] march, open road; feeds nobody
    [one] march, open road; feeds one banner
   *[other] march, open road; feeds { $count } banners
 }
note-undefended = undefended land of { $realm }

## Dice

roll-whose = { $label }, { $realm }
roll-label = { $label ->
    [order] order of play
    [abundance] abundance
    [agent] agent
    [agent-challenge] the agent is challenged
    [assassin] assassin
    [assassin-losses] the assassin’s work
    [assault] assault
    [barracks] barracks
    [battery] battery
    [battle] battle
    [blight] blight
    [blood] rain of blood
    [burning-ship] burning ship
    [card] card
    [convoy] convoy
    [dead] the dead rise
    [dragons] dragons
    [dragons-fly] flight of the dragons
    [dragons-maul] dragons among the banners
    [dragons-ship] dragons over ships
    [dragons-strike] dragons strike
    [dragons-wake] do dragons wake
    [first-baggage] first baggage
    [forced-march] forced march
    [forced-march-loss] stragglers
    [forge] forge
    [harbour] ships in harbour
    [harvest] harvest
    [heroes] heroes
    [hold-river] the river
    [host] host
    [howling] howling storm
    [independents] strength of the independents
    [instability] instability
    [leader] does a leader fall
    [leader-losses] loss of a leader
    [losses] losses
    [losses-aboard] losses aboard
    [lost-on-the-route] lost on the way
    [magic-razes] does it fall
    [mercenaries] mercenaries
    [mission] envoys
    [out-sailing] out-sailing
    [palace-guards] palace guards
    [peasant-revolt] peasant revolt
    [perilous-route] perilous way
    [pursuit] pursuit
    [pursuit-losses] losses in pursuit
    [raids] raids
    [range] reach of the spell
    [rebel-fortresses] rebel fortresses
    [recovery] recovery
    [recruits] recruits
    [rival-envoys] rival envoys
    [route] route
    [rumours] rumours
    [saboteur] saboteur
    [scouting] scouting
    [scouting-event] scouting event
    [scouting-side] which way
    [sea-battle] sea battle
    [settlement] settlement
    [ship-sunk] which ship
    [shortfall] shortfall
    [shortfall-loss] loss by hunger
    [siege-supplies] supplies of the siege
    [skirmish] skirmish
    [special-tribute] special tribute
    [spell] spell
    [spies] spies
    [spy] spy
    [spy-exposes] operatives exposed
    [starvation] starvation
    [storm-scouts] storm
    [storm-ship] storm at sea
    [strength] strength
    [terror] terror
    [trail] the trail
    [treachery] treachery
    [winter-event] winter event
    [winter-losses] losses in the snow
    [winter-retreat] winter retreat
    [audience] audience
    [driven-off] where they are driven
    [claim] who comes first
    [lair] which lair
    [plague] where the plague strikes
    [rebel-fortress] which fortress
    [rebellion] which fortress rebels
    [election] election
    [pairing] who meets whom
    [storm-drives] where the storm drives them
    [laying-shuffle] the tiles are shuffled
    [laying-first] who lays the first tile
    [laying-capital] which place
   *[other] { $label }
 }

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

# Corrections
showing-corrected = { $what }: { $parts }
showing-tile = { $name } ({ $place })
showing-mighty-banner-at = Banner { $number }, { $place }
showing-mighty-correct-banner = Banner
showing-mighty-correct-tile = Tile
showing-mighty-correct-realm = Money
showing-mighty-correct-realm-hint = Crowns left in this winter’s treasury; there are crowns only in winter.
showing-mighty-correct-points = Points
showing-mighty-correct-baggage = Baggage
showing-mighty-correct-half = Half-edge
showing-mighty-correct-place = Place
showing-mighty-correct-owner = Owner
showing-mighty-correct-crowns = Crowns
showing-mighty-corrected-points = { $value } points
showing-mighty-corrected-baggage = baggage { $value }
showing-mighty-corrected-half = half-edge: { $value }
showing-mighty-corrected-place = stands at { $value }
showing-mighty-corrected-owner = belongs to { $value }
showing-mighty-corrected-crowns = crowns left: { $value }

# The stage of a battle
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

# Pacts
pacts-hint = A pact binds nobody but by honour. Only its parties know of it, until one of them shows it.
