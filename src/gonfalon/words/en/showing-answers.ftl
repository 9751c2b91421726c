## Answers in words: the orders and choices of mighty.

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
answer-banner = Banner { $number }
answer-ship = Ship { $number }
answer-pact = “{ $text }”
answer-operative = { $kind } at { $place }
answer-operative-lost = an operative of { $realm }
answer-bank = { $place }, { $half }
answer-margin = { $margin ->
    [0] a draw
   *[other] { NUMBER($margin) }
 }
answer-side = { $side ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
 }
part-stockpile = Stockpile
half-0 = north-east edge, northern half
half-1 = north-east edge, eastern half
half-2 = east edge, northern half
half-3 = east edge, southern half
half-4 = south-east edge, eastern half
half-5 = south-east edge, southern half
half-6 = south-west edge, southern half
half-7 = south-west edge, western half
half-8 = west edge, southern half
half-9 = west edge, northern half
half-10 = north-west edge, western half
half-11 = north-west edge, northern half
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
card-direct = Direct attack
card-surprise = Surprise attack
card-flank = Flank attack
card-counter = Counter attack
card-hold = Hold
card-withdraw = Withdraw

## Choices, by their question

answer-concede-concede = Concede the war
answer-battle-avoid-fight = Stand and fight
answer-battle-avoid-withdraw = Slip away
answer-battle-pursue-pursue = Pursue
answer-battle-pursue-stay = Let them go
answer-route-perilous-go = Dare it
answer-route-perilous-stay = Stay
answer-movement-passage-attack = Attack
answer-movement-passage-ask = Ask for leave to pass
answer-movement-leave-yes = Let them pass
answer-movement-leave-no = Bar the way
answer-movement-refused-stay = Stay
answer-movement-refused-attack = Attack
answer-realm-inland-stay = Stay where it is
answer-realm-consent-yes = Agree
answer-realm-consent-no = Refuse
answer-naval-wish-fight = Battle
answer-naval-wish-peace = Peace
answer-naval-decide-fight = Battle
answer-naval-decide-peace = Sail on
answer-siege-surrender-accept = Accept
answer-siege-surrender-refuse = Refuse
answer-magic-keep-keep = Keep it
answer-magic-keep-again = Throw again
answer-magic-break-siege-attackers = The besiegers
answer-magic-break-siege-defenders = The garrison
answer-magic-mists-save = Bring { $realm } home
answer-magic-mists-mislead = Lead { $realm } astray
answer-magic-consent-yes = Trust
answer-magic-consent-no = Refuse
answer-magic-hold-river-hold = Leave the bed dry
answer-magic-hold-river-call-back = Call the water back
answer-alliance-forage-keep = Keep the alliance
answer-alliance-forage-forage = Live off the land
answer-espionage-plan-stay = Stay
answer-espionage-smuggle-assassin = An assassin
answer-espionage-smuggle-spy = A spy
answer-espionage-smuggle-saboteur = A saboteur
answer-espionage-smuggle-none = Nobody
answer-winter-siege-pay-pay = Pay
answer-winter-siege-pay-abandon = Leave them to the snow
field-name-give-what = What it is
name-of-banner = { $name }, banner { $number }
field-name-give-name = Its name
field-name-give-title = Title
field-name-give-first_name = First name
field-name-give-byname = Byname
field-pact-write-with = With whom
field-pact-write-text = What is agreed

## Orders, by the chapter they belong to

option-movement-march = March { $banners } to { $there }
option-movement-march-at = March { $banners } to { $there }, far bank
option-scouting-scout = Banner { $banner } scouts { $there }
option-ships-sail = Sail { $ships } to { $there }
option-ships-sail-into = Sail { $ships } into the harbour of { $there }
option-ships-put-in = Put { $ships } into harbour
option-ships-put-out = Put { $ships } out to sea
option-ships-embark = Banner { $banner } goes aboard ship { $ship }
option-ships-disembark = Banner { $banner } goes ashore
option-forced-march-press-on = Forced march of { $banners }
option-breach-break-off = Break the alliance at { $place }
option-withdrawal-give-up = Give up the siege of { $place }
option-withdrawal-leave = Take { $banners } from the siege
option-refuge-besiege = Besiege
option-refuge-besiege-with = Besiege with { $banners }
option-refuge-turn-back = Turn back
option-assault-assault = Assault { $place }
option-assault-batter = Batter the walls of { $place }
option-raze-raze = Raze { $place }
option-reorganisation-regroup = Regroup { $banners } as { $points }
option-reorganisation-share-baggage = Share out the baggage: { $shares }
option-reorganisation-destroy-stockpile = Destroy the stockpile at { $place }
option-terms-march-out = the garrison marches to { $there } { $baggage ->
    [with] with
   *[without] without
 } its baggage; stockpile { $stockpile ->
    [given] given to the besieger
   *[destroyed] destroyed
 }
option-terms-go-home = the besieger goes home; stockpile { $stockpile ->
    [given] given to him
    [destroyed] destroyed
   *[kept] kept
 }
option-terms-offer = { $place }, offer: { $terms }
option-terms-accept = { $place }, accept: { $terms }
option-terms-refuse = { $place }: refuse the offer
option-terms-take-back = { $place }: take the offer back
option-terms-promise = { $place }, promise: “{ $words }”
option-mustering-banners = Banners of { $points }
option-mustering-place = { $spots }
option-quarters-billet = { $banners } in { $place }
option-ships-home-put-up = Put { $ships } up in { $place }
option-casting-cast = Cast it
option-casting-cast-at = Cast it at { $place }
option-casting-decline = Let it go
option-diplomacy-give = Give { $realm } { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-diplomacy-send = Send envoys to { $place }
option-recruitment-recruit = Troops for { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-recruitment-hire = Mercenaries ({ $race }) for { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-recruitment-call-allies = Allies of { $place } ({ $race }) for { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-recruitment-tell-origin = Of the { $race } it is told: “{ $story }”
option-recovery-rebuild = Rebuild { $place } with { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-construction-build = { $what ->
    [ship] A ship
    [fortress] A fortress
   *[city] A city
 } at { $place }
option-baggage-buy = Buy { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage
option-deployment-contingent = Contingent { $company } as { $points }
option-deployment-deploy = Banner { $banner } to { $place }
option-deployment-cross = Banner { $banner } to { $place } by ship { $ship }
option-deployment-moor = Ship { $ship } to { $place }
option-deployment-load = Load banner { $banner } with { $points }
option-deployment-stock = Stock { $place } with { $points }
option-espionage-hire = { $kind ->
    [assassin] An assassin
    [spy] Spies
    [saboteur] A saboteur
   *[agent] An agent
 } for { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-espionage-put = { $kind ->
    [assassin] Assassin
    [spy] Spy
    [saboteur] Saboteur
   *[agent] Agent
 } in { $place }
option-espionage-dismiss = Dismiss the { $kind ->
    [assassin] assassin
    [spy] spy
    [saboteur] saboteur
   *[agent] agent
 }
option-commanders-entrust = Entrust { $banners } to { $seat }
option-commanders-rank = Rank: { $seats }
option-orders-done = Done
answer-peace-peace = I would end the war
answer-peace-war = I fight on after all

## Standing orders: how a question is answered when it comes up again.

standing-first-side = Which side is number 1, when a die decides the way
standing-first-side-ask = ask me
standing-first-side-always = always the north-east
standing-odd-points = Losses that cannot be shared evenly among my banners
standing-odd-points-ask = ask me
standing-odd-points-always = always the lowest numbers
standing-hold-river = An enemy marches through the bed of a river that I hold back
standing-hold-river-ask = ask me
standing-hold-river-always = always call the water back
standing-hold-river-never = leave the bed dry
