## Answers in words: the orders and choices of mighty.

answer-mighty-banner = Banner { $number }
answer-mighty-ship = Ship { $number }
answer-mighty-pact = “{ $text }”
answer-mighty-operative = { $kind } at { $place }
answer-mighty-operative-lost = an operative of { $realm }
answer-mighty-bank = { $place }, { $half }
answer-mighty-margin = { $margin ->
    [0] a draw
   *[other] { NUMBER($margin) }
 }
answer-mighty-side = { $side ->
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
card-direct = Direct attack
card-surprise = Surprise attack
card-flank = Flank attack
card-counter = Counter attack
card-hold = Hold
card-withdraw = Withdraw

## Choices, by their question

answer-mighty-concede-concede = Concede the war
answer-mighty-battle-avoid-fight = Stand and fight
answer-mighty-battle-avoid-withdraw = Slip away
answer-mighty-battle-pursue-pursue = Pursue
answer-mighty-battle-pursue-stay = Let them go
answer-mighty-route-perilous-go = Dare it
answer-mighty-route-perilous-stay = Stay
answer-mighty-movement-passage-attack = Attack
answer-mighty-movement-passage-ask = Ask for leave to pass
answer-mighty-movement-leave-yes = Let them pass
answer-mighty-movement-leave-no = Bar the way
answer-mighty-movement-refused-stay = Stay
answer-mighty-movement-refused-attack = Attack
answer-mighty-realm-inland-stay = Stay where it is
answer-mighty-realm-consent-yes = Agree
answer-mighty-realm-consent-no = Refuse
answer-mighty-naval-wish-fight = Battle
answer-mighty-naval-wish-peace = Peace
answer-mighty-naval-decide-fight = Battle
answer-mighty-naval-decide-peace = Sail on
answer-mighty-siege-surrender-accept = Accept
answer-mighty-siege-surrender-refuse = Refuse
answer-mighty-magic-keep-keep = Keep it
answer-mighty-magic-keep-again = Throw again
answer-mighty-magic-break-siege-attackers = The besiegers
answer-mighty-magic-break-siege-defenders = The garrison
answer-mighty-magic-mists-save = Bring { $realm } home
answer-mighty-magic-mists-mislead = Lead { $realm } astray
answer-mighty-magic-consent-yes = Trust
answer-mighty-magic-consent-no = Refuse
answer-mighty-magic-hold-river-hold = Leave the bed dry
answer-mighty-magic-hold-river-call-back = Call the water back
answer-mighty-alliance-forage-keep = Keep the alliance
answer-mighty-alliance-forage-forage = Live off the land
answer-mighty-espionage-plan-stay = Stay
answer-mighty-espionage-smuggle-assassin = An assassin
answer-mighty-espionage-smuggle-spy = A spy
answer-mighty-espionage-smuggle-saboteur = A saboteur
answer-mighty-espionage-smuggle-none = Nobody
answer-mighty-winter-siege-pay-pay = Pay
answer-mighty-winter-siege-pay-abandon = Leave them to the snow
field-mighty-name-give-what = What it is
name-of-banner = { $name }, banner { $number }
field-mighty-name-give-name = Its name
field-mighty-name-give-title = Title
field-mighty-name-give-first_name = First name
field-mighty-name-give-byname = Byname
field-mighty-pact-write-with = With whom
field-mighty-pact-write-text = What is agreed

## Orders, by the chapter they belong to

option-mighty-movement-march = March { $banners } to { $there }
option-mighty-movement-march-at = March { $banners } to { $there }, far bank
option-mighty-scouting-scout = Banner { $banner } scouts { $there }
option-mighty-ships-sail = Sail { $ships } to { $there }
option-mighty-ships-sail-into = Sail { $ships } into the harbour of { $there }
option-mighty-ships-put-in = Put { $ships } into harbour
option-mighty-ships-put-out = Put { $ships } out to sea
option-mighty-ships-embark = Banner { $banner } goes aboard ship { $ship }
option-mighty-ships-disembark = Banner { $banner } goes ashore
option-mighty-forced-march-press-on = Forced march of { $banners }
option-mighty-breach-break-off = Break the alliance at { $place }
option-mighty-withdrawal-give-up = Give up the siege of { $place }
option-mighty-withdrawal-leave = Take { $banners } from the siege
option-mighty-refuge-besiege = Besiege
option-mighty-refuge-besiege-with = Besiege with { $banners }
option-mighty-refuge-turn-back = Turn back
option-mighty-assault-assault = Assault { $place }
option-mighty-assault-batter = Batter the walls of { $place }
option-mighty-raze-raze = Raze { $place }
option-mighty-reorganisation-regroup = Regroup { $banners } as { $points }
option-mighty-reorganisation-share-baggage = Share out the baggage: { $shares }
option-mighty-reorganisation-destroy-stockpile = Destroy the stockpile at { $place }
option-mighty-terms-march-out = the garrison marches to { $there } { $baggage ->
    [with] with
   *[without] without
 } its baggage; stockpile { $stockpile ->
    [given] given to the besieger
   *[destroyed] destroyed
 }
option-mighty-terms-go-home = the besieger goes home; stockpile { $stockpile ->
    [given] given to him
    [destroyed] destroyed
   *[kept] kept
 }
option-mighty-terms-offer = { $place }, offer: { $terms }
option-mighty-terms-accept = { $place }, accept: { $terms }
option-mighty-terms-refuse = { $place }: refuse the offer
option-mighty-terms-take-back = { $place }: take the offer back
option-mighty-terms-promise = { $place }, promise: “{ $words }”
option-mighty-mustering-banners = Banners of { $points }
option-mighty-mustering-place = { $spots }
option-mighty-quarters-billet = { $banners } in { $place }
option-mighty-ships-home-put-up = Put { $ships } up in { $place }
option-mighty-casting-cast = Cast it
option-mighty-casting-cast-at = Cast it at { $place }
option-mighty-casting-decline = Let it go
option-mighty-diplomacy-give = Give { $realm } { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-mighty-diplomacy-send = Send envoys to { $place }
option-mighty-recruitment-recruit = Troops for { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-mighty-recruitment-hire = Mercenaries ({ $race }) for { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-mighty-recruitment-call-allies = Allies of { $place } ({ $race }) for { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-mighty-recruitment-tell-origin = Of the { $race } it is told: “{ $story }”
option-mighty-recovery-rebuild = Rebuild { $place } with { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-mighty-construction-build = { $what ->
    [ship] A ship
    [fortress] A fortress
   *[city] A city
 } at { $place }
option-mighty-baggage-buy = Buy { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage
option-mighty-deployment-contingent = Contingent { $company } as { $points }
option-mighty-deployment-deploy = Banner { $banner } to { $place }
option-mighty-deployment-cross = Banner { $banner } to { $place } by ship { $ship }
option-mighty-deployment-moor = Ship { $ship } to { $place }
option-mighty-deployment-load = Load banner { $banner } with { $points }
option-mighty-deployment-stock = Stock { $place } with { $points }
option-mighty-espionage-hire = { $kind ->
    [assassin] An assassin
    [spy] Spies
    [saboteur] A saboteur
   *[agent] An agent
 } for { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }
option-mighty-espionage-put = { $kind ->
    [assassin] Assassin
    [spy] Spy
    [saboteur] Saboteur
   *[agent] Agent
 } in { $place }
option-mighty-espionage-dismiss = Dismiss the { $kind ->
    [assassin] assassin
    [spy] spy
    [saboteur] saboteur
   *[agent] agent
 }
option-mighty-commanders-entrust = Entrust { $banners } to { $seat }
option-mighty-commanders-rank = Rank: { $seats }
answer-mighty-peace-peace = I would end the war
answer-mighty-peace-war = I fight on after all

## Standing orders: how a question is answered when it comes up again.

standing-mighty-first-side = Which side is number 1, when a die decides the way
standing-mighty-first-side-ask = ask me
standing-mighty-first-side-always = always the north-east
standing-mighty-odd-points = Losses that cannot be shared evenly among my banners
standing-mighty-odd-points-ask = ask me
standing-mighty-odd-points-always = always the lowest numbers
standing-mighty-hold-river = An enemy marches through the bed of a river that I hold back
standing-mighty-hold-river-ask = ask me
standing-mighty-hold-river-always = always call the water back
standing-mighty-hold-river-never = leave the bed dry
