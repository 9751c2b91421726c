## valhalla: orders, battles and what is won by them.

ask-valhalla-assault = Does { $empire } announce an assault on a capital? It cannot be taken back, and all will hear it.
ask-valhalla-order = Whom does { $empire } attack? Nobody sees it before all have ordered.
ask-valhalla-order-change = Until all have ordered you may put another order in the place of yours.
ask-valhalla-holders = Who of { $empire } has the benefit of these places in battle: { $places }? What you keep is yours.
ask-valhalla-battle-report = How did battle { $battle } end? For each army: the turn in which it withdrew (0 if it stood), and its victory points.
ask-valhalla-battle-confirm = The enemy reports of battle { $battle }: withdrawals { $withdrew }; victory points { $victory }. Is that so?
ask-valhalla-battle-dice = If both sides would rather throw than fight battle { $battle }, dice settle it.
ask-valhalla-bonus-use = Which of your places do you call upon in battle? You have { $places }.
ask-valhalla-army-list = You may show the list of the army of { $player } in battle { $battle }: up to { NUMBER($size, useGrouping: 0) } points, with a general.
ask-valhalla-claim = What does { $empire } take with { $points ->
    [one] its one campaign point
   *[other] its { $points } campaign points
 }? Capture an enemy tile for 3, remove its marker for 2, or occupy wilderness for 1.
event-valhalla-assault-announced = { $empire } announces an assault on the capital of { $target }.
event-valhalla-orders-revealed = The orders are revealed: { $arrows }. Holding back: { $holding }.
event-valhalla-attack-succeeds = Nobody attacks { $attacker }: its attack on { $target } succeeds.
event-valhalla-attack-cancelled = { $attacker } is attacked itself: its attack on { $target } is cancelled.
event-valhalla-attack-mutual = { $attacker } and { $target } attack each other: both attacks succeed.
event-valhalla-attack-ring = { $empires } attack each other in a circle: all their attacks come to nothing.
event-valhalla-attack-none = No attack is left ({ $attempt } of { $most } attempts).
event-valhalla-location-given = { $player } has the benefit of { $place } this round.
event-valhalla-battle-set = Battle { $battle }{ $field ->
    [siege] {" "}is a siege
   *[field] {""}
 }: { $attackers } against { $defenders }.
event-valhalla-battle-reported = Battle { $battle } is reported; withdrew: { $withdrew }.
event-valhalla-battle-disputed = The report of battle { $battle } is disputed.
event-valhalla-battle-left-to-dice = { $player } would settle battle { $battle } by dice.
event-valhalla-battle-places = { $count ->
    [0] No special location helps in battle { $battle }.
   *[other] Special locations help in battle { $battle }: they are with { $players }.
 }
event-valhalla-battle-settled = Battle { $battle } is settled: { $results }.
event-valhalla-bonus-used = In turn { $turn } { $player } calls upon { $location ->
    [mine] the mine
    [tower] the wizard’s tower
    [necropolis] the necropolis
    [temple] the temple
   *[circle] the stone circle
 } at { $place }.
event-valhalla-army-listed = { $player } shows an army list of { NUMBER($points, useGrouping: 0) } points for battle { $battle }.
event-valhalla-points-given = Campaign points: { $points }.
event-valhalla-points-lost = { $points ->
    [one] One campaign point of { $empire } is
   *[other] { $points } campaign points of { $empire } are
 } of no use and lost.
event-valhalla-empire-destroyed = The capital of { $empire } has fallen. The empire is destroyed; { $tiles ->
    [one] its one tile is
   *[other] its { $tiles } tiles are
 } wilderness.
event-valhalla-tile-capture = { $empire } captures { $place } from { $before }.
event-valhalla-tile-remove = { $empire } drives { $before } from { $place }.
event-valhalla-tile-occupy = { $empire } occupies { $place }.

valhalla-order-self = { $empire } cannot attack itself.
valhalla-empire-unknown = There is no empire { $empire }.
valhalla-target-absent = Nobody of { $empire } is here: it cannot be attacked.
valhalla-target-far = { $empire } is { $steps } steps away; { $reach } is as far as an attack reaches.
valhalla-target-barred = Mountains, rivers or water bar every route to { $empire }.
valhalla-target-not-closest = Nobody is within reach, so only the closest empire may be attacked, and that is not { $empire }.
valhalla-give-not-yours = There is no place at { $place } whose benefit you could give.
valhalla-give-twice = { $player } has the benefit of { $place } already.
valhalla-give-stranger = { $player } does not fight for { $empire } this round.
valhalla-bonus-not-yours = You do not have the benefit of { $place }.
valhalla-bonus-how = That of { $place } is noted so: { $form }.
valhalla-bonus-spent = The benefit of { $place } is used up for this turn or for the battle.
valhalla-list-general = Every army has a general of its own.
valhalla-claim-price = That costs { $price ->
    [one] one point
   *[other] { $price } points
 }, and there are { $points }.
valhalla-claim-apart = { $place } does not adjoin your land.
valhalla-claim-owned = { $place } is part of { $empire }.
valhalla-claim-not-fought = { $place } does not belong to an empire you fought this round.
valhalla-claim-capital = { $place } is a capital: only an assault can take it.
