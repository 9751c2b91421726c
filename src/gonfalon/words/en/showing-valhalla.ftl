## valhalla on the page: phases, tiles, answers.

valhalla-empire = { $empire ->
    [good] Good
    [evil] Evil
    [lawful] Law
   *[chaos] Chaos
 }
valhalla-when-setup = Before the first round
valhalla-when-season = Round { $round } of { $rounds }
valhalla-when-over = The campaign is over
valhalla-phase = { $phase ->
    [election] Election
    [capitals] Capitals
    [locations] Locations
    [roll-call] Roll call
    [deputies] Deputies
    [assaults] Assaults
    [orders] Orders
    [holders] Benefits
    [battles] Battles
   *[claims] Conquests
 }
valhalla-water = nobody: swamp, lake or sea
valhalla-wilderness = nobody: wilderness
valhalla-location = Location
valhalla-kind = { $kind ->
    [mine] mine
    [tower] wizard’s tower
    [necropolis] necropolis
    [temple] temple
    [circle] stone circle
   *[bridge] bridge
 }
valhalla-holder = Benefit
valhalla-battle = { $type ->
    [siege] Battle { $battle }, a siege
   *[pitched] Battle { $battle }
 }
valhalla-answer-capital = Found it at { $place }
valhalla-answer-assault-no = No assault
valhalla-answer-battle-confirm-confirm = So it was
valhalla-answer-battle-confirm-dispute = Not so
valhalla-answer-battle-dice-throw = Let dice decide
valhalla-answer-asylum-grant-accept = Take the player in
valhalla-answer-asylum-grant-refuse = Refuse
valhalla-answer-attendance-here = I am back
valhalla-answer-attendance-away = I shall be away
valhalla-option-attack = Attack { $target }
valhalla-option-hold = Hold back
valhalla-option-done = Done
valhalla-option-place = { $kind ->
    [mine] A mine
    [tower] A wizard’s tower
    [necropolis] A necropolis
    [temple] A temple
   *[circle] A stone circle
 } at { $place }
valhalla-option-bridges = Bridges at { $places }
valhalla-option-absent = { $player } is absent
valhalla-option-present = { $player } is here
valhalla-option-guest = { $name } is our guest
valhalla-option-give = { $place } for { $player }
valhalla-option-capture = Capture { $place }
valhalla-option-remove = Drive them from { $place }
valhalla-option-occupy = Occupy { $place }
valhalla-option-useit = Use { $place } in turn { $turn }
valhalla-option-useonunit = Use { $place } in turn { $turn } for unit { $unit }
valhalla-option-useonspell = Use { $place } in turn { $turn }; the spell { $result ->
    [cast] is cast
   *[failed] fails
 }
valhalla-field-withdrew = Turn in which { $player } withdrew (0: stood)
valhalla-field-victory = Victory points of { $player }
valhalla-field-points = Points
valhalla-field-general = With a general
valhalla-choice-yes = yes
valhalla-choice-no = no

showing-valhalla-presence = { $away ->
    [true] away
   *[false] here
 }
showing-valhalla-fate = { $what }: { $value }
showing-valhalla-correct-tile = Tile
showing-valhalla-correct-location = Location
showing-valhalla-correct-player = Player
showing-valhalla-correct-empire = King
showing-valhalla-correct-battle = Battle
showing-valhalla-correct-battle-hint = The battle is settled by what stands here.
showing-valhalla-correct-owner = Owner
showing-valhalla-correct-kind = Kind
showing-valhalla-correct-away = Is
showing-valhalla-correct-king = King
showing-valhalla-corrected-owner = belongs to { $value }
showing-valhalla-corrected-kind = special location: { $value }
showing-valhalla-corrected-away = is { $value }
showing-valhalla-corrected-king = its king is { $value }
showing-valhalla-corrected-fates = { $value }
valhalla-stage = { $stage ->
    [fighting] Fought
    [reported] Reported
   *[settled] Settled
 }
