## The making of realms.

ask-realm-capital = Where is your capital?
ask-realm-colour = Under which colour do you march?
ask-realm-inland = Your realm would be small. Do you ask to move your capital inland?
ask-realm-consent = { $realm } asks to move the capital to { $place }. Do you agree?
ask-realm-tile = Which tile of your realm do you look at next?
ask-realm-division = Into which banners do you divide your { $points } points?
ask-realm-placing = Where do your banners stand when the war begins?
ask-realm-baggage = How do your banners share the baggage?
event-realm-dice-unwise = With two realms, strength by dice may decide the war before it begins.
event-realm-points-unusual = { $points } points is unusual; { $least } to { $most } are advised.
event-realm-capital = { $realm } founds a capital at { $place } under the { $colour } flag.
event-realm-ships = { $ships ->
    [0] No ship lies
    [one] One ship lies
   *[other] { $ships } ships lie
 } in the harbour at { $place }.
event-realm-strength = { $realm } musters { $points } points.
event-realm-placed = The banners of { $realm } take the field.
event-realm-baggage = { $realm } loads { $points ->
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
