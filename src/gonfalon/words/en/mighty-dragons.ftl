## mighty: dragons.

ask-mighty-dragons-side = The dragons take wing at { $place }. Which side is number 1? The die counts on clockwise from there.

event-mighty-dragons-sleep = The dragons of { $place } sleep on.
event-mighty-dragons-rise = { $count ->
    [one] One dragon rises from its
   *[other] { $count } dragons rise from their
 } lair at { $place }!
event-mighty-dragons-fly = One dragon settles on { $place }; { $count ->
    [one] the last flies
   *[other] { $count } fly
 } on to { $there }.
event-mighty-dragons-pass-over = The dragons roar over { $place } and do no harm.
event-mighty-dragons-ravage = The dragons ravage { $place }.
event-mighty-dragons-lay-waste = The dragons lay { $place } utterly waste.
event-mighty-dragons-forest = The forest of { $place } burns; it gives no timber this winter.
event-mighty-dragons-gone = The dragons return to their caves under { $place }.
