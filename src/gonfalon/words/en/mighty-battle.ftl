## mighty: battles, pursuit, retreat and independents.

ask-mighty-battle-next = You have several battles to fight. Which is next?
ask-mighty-battle-avoid = { $attacker } falls upon your beaten banners at { $place }. Do they stand and fight, or withdraw once more?
ask-mighty-battle-card = Which card do you play?
ask-mighty-battle-chooser = Who plays the card of the independents?
ask-mighty-battle-pursue = The field at { $place } is yours. Do you pursue { $loser }?
ask-mighty-losses-odd = { $points ->
    [one] A point of your losses at { $place } cannot be shared evenly. Which banner bears it?
   *[other] { $points } points of your losses at { $place } cannot be shared evenly. Which banners bear one each?
 }
ask-mighty-retreat-to = Your banners must leave { $place }. Where do they go?
ask-mighty-retreat-aboard = { $room ->
    [one] There is a ship for one banner
   *[other] There are ships for { $room } banners
 } only at { $place }. Which get away?

mighty-battle-retreat-far = { $there } does not touch { $place } by land.
mighty-battle-retreat-foreign = { $there } is not in your empire; beaten banners fall back to a tile of their own.
mighty-battle-retreat-held = An enemy stands in { $there }.
mighty-battle-retreat-bank = In { $there } your banners can stand at { $banks }, not at “{ $half }”.
mighty-battle-retreat-blocked = Between { $place } and { $there } lie mountains or a river, and a force in such disorder may not search for a route.

event-mighty-battle-avoided = The beaten banners of { $realm } slip away from { $place }.
event-mighty-battle-joined = Battle is joined at { $place }: { $attacker } attacks { $defender }. Combat factor { NUMBER($factor) }.
event-mighty-battle-cards = { $attack ->
    [direct] { $attacker } attacks directly
    [surprise] { $attacker } attacks by surprise
   *[flank] { $attacker } attacks in the flank
 }; { $defence ->
    [counter] { $defender } { $defender-number ->
        [many] counter-attack
       *[one] counter-attacks
     }
    [hold] { $defender } { $defender-number ->
        [many] hold
       *[one] holds
     }
   *[withdraw] { $defender } { $defender-number ->
        [many] withdraw
       *[one] withdraws
     }
 }.
event-mighty-battle-result = { $result ->
    [attacker-scattered] The battle of { $place } is won by { $defender }, and the army of { $attacker } is scattered
    [attacker-defeated] The battle of { $place } is won by { $defender }; { $attacker } { $attacker-number ->
        [many] are
       *[one] is
     } beaten
    [draw] The battle of { $place } is drawn: both armies leave the field
    [defender-defeated] { $attacker } wins the battle of { $place }; { $defender } { $defender-number ->
        [many] are
       *[one] is
     } beaten
   *[defender-scattered] { $attacker } wins the battle of { $place }, and the army of { $defender } is scattered
 } (score { NUMBER($score) }).
event-mighty-battle-leader = A leader of { $realm } falls; that costs { $points } points.
event-mighty-battle-pursuit = { $realm } pursues { $loser }: { $outcome ->
    [dispersed] the fugitives are dispersed, throw away their baggage and lose their way
    [shadowed] they are shadowed and harried on the road
    [general] their general is taken
    [baggage] their baggage train is overtaken
    [covered] their retreat is well covered
   *[rear-guard] a strong rear guard turns and strikes back
 }.
event-mighty-baggage-lost = { $points ->
    [one] One point of baggage of { $loser } is lost
   *[other] { $points } points of baggage of { $loser } are lost
 }.
event-mighty-baggage-seized = { $realm } captures { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage of { $loser }{ $lost ->
    [0] {""}
    [one] {""}; one more is lost
   *[other] {""}; { $lost } more are lost
 }.
event-mighty-retreat-made = Banner { $banner } retreats from { $place } to { $there }.
event-mighty-retreat-aboard = Banner { $banner } is taken back aboard ship { $ship }, which puts out to sea off { $place }.
event-mighty-independents-muster = { $points } points of independents take up arms at { $place }.
event-mighty-independents-fight = The independents of { $place } give battle.
event-mighty-independents-shut = The independents of { $place } shut themselves up behind their walls.
event-mighty-independents-lose = The independents of { $place } lose { $points } points.
event-mighty-independents-beaten = The independents of { $place } are destroyed.
event-mighty-independents-disperse = The independents of { $place } go back to their homes.
