## mighty: dragons.

ask-dragons-side = The dragons take wing at { $place }. Which side is number 1? The die counts on clockwise from there.

event-dragons-sleep = The dragons of { $place } sleep on.
event-dragons-rise = { $count ->
    [one] One dragon rises from its
   *[other] { $count } dragons rise from their
 } lair at { $place }!
event-dragons-fly = One dragon settles on { $place }; { $count ->
    [one] the last flies
   *[other] { $count } fly
 } on to { $there }.
event-dragons-pass-over = The dragons roar over { $place } and do no harm.
event-dragons-ravage = The dragons ravage { $place }.
event-dragons-lay-waste = The dragons lay { $place } utterly waste.
event-dragons-forest = The forest of { $place } burns; it gives no timber this winter.
event-dragons-gone = The dragons return to their caves under { $place }.
