## mighty on the page: phases, tiles, papers, battles, chances and dice.

showing-operative = { $kind } of { $realm }
showing-stockpile = stockpile, { $points ->
    [one] one point
   *[other] { $points } points
 }
showing-when-setup = Before the war
showing-when-month = Year { $year }, month { $month }
showing-when-winter = Winter of year { $year }
showing-when-over = The war is over
showing-since-now = learned this month
showing-since = learned in year { $year }, month { $month }
showing-done-with = Done with { $phase }
showing-quoted = “{ $text }”
showing-shares = shared out as { $shares }

## Phases

phase-mighty-laying = The world
phase-mighty-capitals = Capitals
phase-mighty-settlements = Settlements
phase-mighty-ports = Harbours
phase-mighty-strength = Strength
phase-mighty-division = Banners
phase-mighty-placing = Positions
phase-mighty-initiative = Order of play
phase-mighty-subsistence = Subsistence
phase-mighty-scouting = Scouting
phase-mighty-movement = Movement
phase-mighty-battle = Battle
phase-mighty-siege = Siege
phase-mighty-raze = Raze
phase-mighty-reorganisation = Reorganisation
phase-mighty-autumn-equinox = Autumn equinox
phase-mighty-winter-lapses = Autumn
phase-mighty-winter-quarters = Winter quarters
phase-mighty-winter-events = Events
phase-mighty-revenue = Revenue
phase-mighty-diplomacy = Diplomacy
phase-mighty-recruitment = Recruitment
phase-mighty-recovery = Recovery
phase-mighty-construction = Construction
phase-mighty-preparations = Preparations
phase-mighty-baggage = Baggage
phase-mighty-deployment = Deployment
phase-mighty-espionage = Espionage
phase-mighty-spring-equinox = Spring equinox
settlement-none = barren
settlement-village = village
settlement-fortress = fortress
settlement-city = city
feature-mountain = mountains
feature-river = a river
feature-forest = forest
feature-sea = the sea
fact-country = Country
fact-barred = Closed
fact-swamp = swamp, which nobody can enter
fact-known = Known
fact-unknown = not yet explored
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
spending-gift = Gift to { $realm }
treasury-lost = { $crowns ->
    [one] One crown is left. What is not spent by spring is lost.
   *[other] { $crowns } crowns are left. What is not spent by spring is lost.
 }
side-known = as far as you know
side-unknown = strength not known
score-factor = factor
score-cards = cards
score-dice = 2D6
score-bonus = battery and hunger
score-total = score
result-draw = A drawn battle: both leave the field
result-repulse = The assault is thrown back
result-stormed = The walls are stormed
odds-before = Before the cards, if both play their best
odds-dealt = Before the cards; theirs is dealt by chance
odds-card = With this card, against their best play
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
roll-mighty-abundance = abundance
roll-mighty-agent = agent
roll-mighty-agent-challenge = the agent is challenged
roll-mighty-assassin = assassin
roll-mighty-assassin-losses = the assassin’s work
roll-mighty-assault = assault
roll-mighty-barracks = barracks
roll-mighty-battery = battery
roll-mighty-battle = battle
roll-mighty-blight = blight
roll-mighty-blood = rain of blood
roll-mighty-burning-ship = burning ship
roll-mighty-card = card
roll-mighty-convoy = convoy
roll-mighty-dead = the dead rise
roll-mighty-dragons = dragons
roll-mighty-dragons-fly = flight of the dragons
roll-mighty-dragons-maul = dragons among the banners
roll-mighty-dragons-ship = dragons over ships
roll-mighty-dragons-strike = dragons strike
roll-mighty-dragons-wake = do dragons wake
roll-mighty-first-baggage = first baggage
roll-mighty-forced-march = forced march
roll-mighty-forced-march-loss = stragglers
roll-mighty-forge = forge
roll-mighty-harbour = ships in harbour
roll-mighty-harvest = harvest
roll-mighty-heroes = heroes
roll-mighty-hold-river = the river
roll-mighty-host = host
roll-mighty-howling = howling storm
roll-mighty-independents = strength of the independents
roll-mighty-instability = instability
roll-mighty-leader = does a leader fall
roll-mighty-leader-losses = loss of a leader
roll-mighty-losses = losses
roll-mighty-losses-aboard = losses aboard
roll-mighty-lost-on-the-route = lost on the way
roll-mighty-magic-razes = does it fall
roll-mighty-mercenaries = mercenaries
roll-mighty-mission = envoys
roll-mighty-out-sailing = out-sailing
roll-mighty-palace-guards = palace guards
roll-mighty-peasant-revolt = peasant revolt
roll-mighty-perilous-route = perilous way
roll-mighty-pursuit = pursuit
roll-mighty-pursuit-losses = losses in pursuit
roll-mighty-raids = raids
roll-mighty-range = reach of the spell
roll-mighty-rebel-fortresses = rebel fortresses
roll-mighty-recovery = recovery
roll-mighty-recruits = recruits
roll-mighty-rival-envoys = rival envoys
roll-mighty-route = route
roll-mighty-rumours = rumours
roll-mighty-saboteur = saboteur
roll-mighty-scouting = scouting
roll-mighty-scouting-event = scouting event
roll-mighty-scouting-side = which way
roll-mighty-sea-battle = sea battle
roll-mighty-settlement = settlement
roll-mighty-ship-sunk = which ship
roll-mighty-shortfall = shortfall
roll-mighty-shortfall-loss = loss by hunger
roll-mighty-siege-supplies = supplies of the siege
roll-mighty-skirmish = skirmish
roll-mighty-special-tribute = special tribute
roll-mighty-spell = spell
roll-mighty-spies = spies
roll-mighty-spy = spy
roll-mighty-spy-exposes = operatives exposed
roll-mighty-starvation = starvation
roll-mighty-storm-scouts = storm
roll-mighty-storm-ship = storm at sea
roll-mighty-strength = strength
roll-mighty-terror = terror
roll-mighty-trail = the trail
roll-mighty-treachery = treachery
roll-mighty-winter-event = winter event
roll-mighty-winter-losses = losses in the snow
roll-mighty-winter-retreat = winter retreat
roll-mighty-audience = audience
roll-mighty-driven-off = where they are driven
roll-mighty-claim = who comes first
roll-mighty-lair = which lair
roll-mighty-plague = where the plague strikes
roll-mighty-rebel-fortress = which fortress
roll-mighty-rebellion = which fortress rebels
roll-mighty-storm-drives = where the storm drives them
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
stage-totals = Totals
stage-cards = Cards
stage-dice = Dice
stage-losses = Losses
stage-retreat = Retreat
stage-pursuit = Pursuit
stage-title = The battle of { $place }
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
