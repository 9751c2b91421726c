## The making of realms.

ask-mighty-realm-capital = Where is your capital?
ask-mighty-realm-colour = Under which colour do you march?
ask-mighty-realm-inland = Your realm would be small. Do you ask to move your capital inland?
ask-mighty-realm-consent = { $realm } asks to move the capital to { $place }. Do you agree?
ask-mighty-realm-tile = Which tile of your realm do you look at next?
ask-mighty-realm-division = Into which banners do you divide your { $points } points?
ask-mighty-realm-placing = Where do your banners stand when the war begins?
ask-mighty-realm-baggage = How do your banners share the baggage?
event-mighty-realm-dice-unwise = With two realms, strength by dice may decide the war before it begins.
event-mighty-realm-points-unusual = { $points } points is unusual; { $least } to { $most } are advised.
event-mighty-realm-capital = { $realm } founds a capital at { $place } under the { $colour } flag.
event-mighty-realm-ships = { $ships ->
    [0] No ship lies
    [one] One ship lies
   *[other] { $ships } ships lie
 } in the harbour at { $place }.
event-mighty-realm-strength = { $realm } musters { $points } points.
event-mighty-realm-placed = The banners of { $realm } take the field.
event-mighty-realm-baggage = { $realm } loads { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage.
mighty-realm-sum = The banners must have { $total } points together, not { $given }.
mighty-realm-size = A banner begins with { $least } to { $most } points.
mighty-realm-spots = { $wanted ->
    [one] One banner
   *[other] { $wanted } banners
 } must be placed, not { $given }.
mighty-realm-outside = { $place } is not in your realm.
mighty-realm-half = { $half } is no half-edge of dry land at { $place }.
