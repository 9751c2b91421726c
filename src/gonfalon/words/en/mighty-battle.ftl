## mighty: battles.

ask-battle-card = Which card do you play?
ask-battle-chooser = Who plays the card of the independents?
event-battle-cards = { $attack ->
    [direct] { $attacker } attacks directly
    [surprise] { $attacker } attacks by surprise
   *[flank] { $attacker } attacks in the flank
 }; { $defence ->
    [counter] { $defender } counter-attacks
    [hold] { $defender } holds
   *[withdraw] { $defender } withdraws
 }.
event-battle-leader = A leader of { $realm } falls; that costs { $points } points.
