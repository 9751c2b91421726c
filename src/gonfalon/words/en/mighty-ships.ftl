## Ships and sea battles.

ask-mighty-ship-landing = Where at { $place } does banner { $banner } come ashore?
ask-mighty-naval-wish = Ships of { $realm } lie at { $place }. Do you want a battle?
ask-mighty-naval-decide = You have out-sailed { $realm } at { $place }. Do you fight?
ask-mighty-naval-result = How did the sea battle with { $realm } at { $place } end? Above nought you won, below it you lost.
ask-mighty-naval-sunk = Which of your ships at { $place } goes down?
ask-mighty-naval-drive = Where do you drive the beaten ships from { $place }?
event-mighty-ship-sails = A fleet of { $realm } ({ $ships }) sails to { $there }.
event-mighty-ship-sunk = A ship of { $realm } ({ NUMBER($number, useGrouping: 0) }) goes down at { $place }.
event-mighty-banner-embarks = Banner { $banner } goes aboard at { $place }.
event-mighty-banner-lands = Banner { $banner } comes ashore at { $place }.
event-mighty-naval-battle = { $result ->
    [draw] The fleets of { $realm } and { $other } part at { $place } without a decision.
   *[other] The fleets of { $realm } and { $other } fight at { $place }; { $loser } { $loser-number ->
        [many] are
       *[one] is
     } beaten.
 }
event-mighty-naval-driven-off = The ships of { $realm } are driven from { $place } to { $there }.
mighty-ship-unknown = You have no such ships: { $ships }.
mighty-ship-apart = Ships that sail together start from one tile.
mighty-ship-sailed = Ship { $ship } has sailed already this turn.
mighty-ship-barred = Ship { $ship } carries banner { $banner }, which may not move this month.
mighty-ship-no-water = No water leads from { $place } to { $there }.
mighty-ship-no-harbour = { $there } has no harbour.
mighty-ship-in-harbour = Those ships lie in harbour already.
mighty-ship-held-off = The enemy has held the harbour of { $place } in this turn; your ships can try again in the next.
mighty-ship-at-sea = Those ships are at sea already.
mighty-ship-not-here = Banner { $banner } and ship { $ship } are not together in a harbour.
mighty-ship-full = Ship { $ship } carries a banner already.
mighty-ship-way-barred = The way to the harbour at { $place } is barred by the enemy.
mighty-ship-foreign-harbour = The harbour at { $place } is not yours.
mighty-ship-not-aboard = You have no banner { $banner } aboard.
mighty-ship-just-embarked = Banner { $banner } has only just gone aboard.
mighty-ship-no-beach = At { $place } the ship must first be in the harbour; there are no beach landings.
