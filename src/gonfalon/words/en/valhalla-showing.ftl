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
phase-valhalla-election = Election
phase-valhalla-capitals = Capitals
phase-valhalla-locations = Locations
phase-valhalla-roll-call = Roll call
phase-valhalla-deputies = Deputies
phase-valhalla-assaults = Assaults
phase-valhalla-orders = Orders
phase-valhalla-holders = Benefits
phase-valhalla-battles = Battles
phase-valhalla-claims = Conquests
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
answer-valhalla-capital = Found it at { $place }
answer-valhalla-assault-no = No assault
answer-valhalla-battle-confirm-confirm = So it was
answer-valhalla-battle-confirm-dispute = Not so
answer-valhalla-battle-dice-throw = Let dice decide
answer-valhalla-asylum-grant-accept = Take the player in
answer-valhalla-asylum-grant-refuse = Refuse
answer-valhalla-attendance-here = I am back
answer-valhalla-attendance-away = I shall be away
option-valhalla-attack = Attack { $target }
option-valhalla-hold = Hold back
option-valhalla-done = Done
option-valhalla-place = { $kind ->
    [mine] A mine
    [tower] A wizard’s tower
    [necropolis] A necropolis
    [temple] A temple
   *[circle] A stone circle
 } at { $place }
option-valhalla-bridges = Bridges at { $places }
option-valhalla-absent = { $player } is absent
option-valhalla-present = { $player } is here
option-valhalla-guest = { $name } is our guest
option-valhalla-give = { $place } for { $player }
option-valhalla-capture = Capture { $place }
option-valhalla-remove = Drive them from { $place }
option-valhalla-occupy = Occupy { $place }
option-valhalla-useit = Use { $place } in turn { $turn }
option-valhalla-useonunit = Use { $place } in turn { $turn } for unit { $unit }
option-valhalla-useonspell = Use { $place } in turn { $turn }; the spell { $result ->
    [cast] is cast
   *[failed] fails
 }
field-valhalla-withdrew = Turn in which { $player } withdrew (0: stood)
field-valhalla-victory = Victory points of { $player }
field-valhalla-points = Points
field-valhalla-general = With a general
valhalla-choice-yes = yes
valhalla-choice-no = no
roll-valhalla-battle = battle
roll-valhalla-claim = who comes first
roll-valhalla-election = election
roll-valhalla-pairing = who meets whom
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
