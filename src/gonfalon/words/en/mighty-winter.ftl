## The winter, and the crowns.

event-mighty-winter-begins = The winter of year { $year } begins.
event-mighty-winter-phase = { $phase ->
    [autumn-equinox] The autumn equinox.
    [winter-quarters] The armies go into winter quarters.
    [winter-events] What the winter brings.
    [revenue] Revenue is gathered.
    [diplomacy] The time of envoys.
    [recruitment] The time of recruiting.
    [recovery] What was razed may rise again.
    [preparations] The realms prepare for spring.
    [espionage] The time of spies.
   *[spring-equinox] The spring equinox.
 }
event-mighty-crowns-gathered = { $realm } gathers { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }.
event-mighty-crowns-bonus = { $realm } will gather { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 } more this winter.
event-mighty-crowns-loss = { $realm } will gather { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 } less this winter.
event-mighty-crowns-spent = { $realm } pays { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 } for { $what ->
    [envoys] envoys
    [recruits] new troops
    [mercenaries] mercenaries
    [allies] allies
    [rebuilding] the rebuilding of ruins
    [ship] a ship
    [fortress] a fortress
    [city] a city
    [siege] the supplies of a siege
    [assassin] assassins
    [spy] spies
    [saboteur] saboteurs
    [agent] agents
   *[baggage] baggage
 }.
event-mighty-crowns-returned = { $realm } has { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 } back.
event-mighty-crowns-given = { $realm } gives { $other } { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }.
event-mighty-crowns-lost = { $crowns ->
    [one] One crown of { $realm } stays unspent and is
   *[other] { $crowns } crowns of { $realm } stay unspent and are
 } lost.
mighty-crowns-short = That costs { $price ->
    [one] one crown
   *[other] { $price } crowns
 }, and you have { $crowns }.
