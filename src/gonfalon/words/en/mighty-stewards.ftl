## Winter: recruitment, recovery, construction, baggage, deployment.

ask-mighty-recruitment-order = You have { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 } left, and { $points } points of new troops. Whom do you recruit or hire? Crowns you do not spend this winter are lost.
event-mighty-recruitment-recruited = { $realm } raises { $points } points of new troops.
event-mighty-recruitment-hired = { $realm } takes { $points } points of { $kind ->
    [ally] allies
   *[mercenary] mercenaries
 } ({ $race }) into service for a season.
event-mighty-recruitment-origin = Of the mercenaries of { $realm } ({ $race }) it is told: “{ $story }”
mighty-recruit-nothing = { $crowns } crowns buy no troops; pay whole crowns, one at least.
mighty-recruit-race = { $race } is no race that can be hired. These are: { $races }.
mighty-recruit-too-few = A contingent must have at least { $least } points to form a banner of its own.
mighty-recruit-no-mercenaries = You have hired no mercenaries of that race: { $race }.
mighty-recruit-story = A story has at most { $most } letters, all of them printable.
mighty-recruit-no-alliance = You have made no alliance with independents of { $place } this winter.
mighty-recruit-one-contingent = The allies of { $place } send one contingent only, and it is of one race: { $race }.

ask-mighty-recovery-order = Which razed settlements do you rebuild? Each crown adds one to the die. What is missing: { $places }. You have { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }; crowns that fall short are spent in vain.
event-mighty-recovery-barred = Nobody returns to the ruins of { $place } this winter.
event-mighty-recovery-tested = { $result ->
    [recovers] { $settlement ->
        [city] The city
        [fortress] The fortress
       *[village] The village
     } at { $place } comes to life again.
   *[razed] { $place } lies in ruins still.
 }
event-mighty-recovery-rebuilt = { $realm } rebuilds { $place }.
event-mighty-recovery-in-vain = { $crowns ->
    [one] One crown of { $realm } was
   *[other] { $crowns } crowns of { $realm } were
 } not enough to rebuild { $place }.
event-mighty-recovery-recovered = { $place } stands again; { $realm ->
    [independent] it is independent
   *[other] it belongs to { $realm }
 }.
mighty-rebuild-not-razed = There is nothing to rebuild at { $place }.
mighty-rebuild-barred = { $place } cannot be rebuilt this winter.
mighty-rebuild-recovered = { $place } comes to life by itself.
mighty-rebuild-far = { $place } does not adjoin your empire.
mighty-rebuild-rival = { $place } adjoins the empire of { $realm } as well.
mighty-rebuild-timber = The forest of { $place } is burnt: there is no timber to rebuild with this winter.
mighty-rebuild-once = You have paid for { $place } already.
mighty-rebuild-sum = { $most ->
    [one] Only one crown is
   *[other] One to { $most } crowns are
 } of use at { $place }.

ask-mighty-construction-order = What do you build? You have { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }, and timber for { $timber ->
    [0] no more ships or fortresses
    [one] one more ship or fortress
   *[other] { $timber } more ships or fortresses
 }. Crowns you do not spend this winter are lost.
event-mighty-construction-built = { $realm } has built { $what ->
    [ship] a ship
    [fortress] a fortress
   *[city] a city
 } at { $place }.
event-mighty-construction-contested = There are not pieces enough for all that is being built; dice decide who comes first: { $realms }.
event-mighty-construction-no-piece = The { $what ->
    [ship] ship
    [fortress] fortress
   *[city] city
 } of { $realm } at { $place } is not built: others had the last one.
mighty-build-what = { $what } cannot be built. These can: { $things }.
mighty-build-razed = { $place } is razed and nobody’s; nothing can be built there.
mighty-build-outside = { $place } is not in your empire.
mighty-build-besieged = { $place } has been under siege this winter.
mighty-build-twice = Something is being built at { $place } already.
mighty-build-no-harbour = There is no city with a harbour at { $place }.
mighty-build-ground = { $what ->
    [ship] A ship is built in a city with a harbour
    [fortress] A fortress is built in a village or on barren land
   *[city] A city is built up from a village
 }; { $place } is none.
mighty-build-timber = Your forests give timber for { $most ->
    [0] no ships or fortresses
    [one] one ship or fortress
   *[other] { $most } ships and fortresses
 } this winter.
mighty-build-pieces = { $what ->
    [ship] Every ship there is
    [fortress] Every fortress there is
   *[city] Every city there is
 } is on the map.

ask-mighty-winter-siege-pay = The siege of { $place } needs { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage, a crown for each, and you have { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 }. Do you pay? Without supplies your whole force there perishes.
event-mighty-winter-siege-due = To go on with the siege of { $place }, { $realm } needs { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage.
event-mighty-winter-siege-sustained = { $realm } goes on with the siege of { $place } through the winter.
event-mighty-winter-siege-perishes = Without supplies the besiegers of { $place } perish in the snow.

ask-mighty-baggage-order = How much baggage do you buy for the coming season, a crown for each point? You have bought { $points } and have { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
 } left.
mighty-baggage-nothing = { $points } points of baggage are none to buy.

ask-mighty-deployment-order = How do you deploy your army? Banners: { $banners }. { $fleet ->
    [0] { "" }
   *[other] Ships: { $ships }.{ " " }
 }{ $baggage ->
    [0] All baggage is placed.
    [one] One point of baggage is not placed yet and would be lost.
   *[other] { $baggage } points of baggage are not placed yet and would be lost.
 } { $crowns ->
    [0] No crown is left for spies.
    [one] One crown is left for spies; unspent it is lost.
   *[other] { $crowns } crowns are left for spies; unspent they are lost.
 }
event-mighty-deployment-revealed = { $banners ->
    [0] { $realm } has no army to deploy.
    [one] { $realm } deploys one banner for the coming season.
   *[other] { $realm } deploys { $banners } banners for the coming season.
 }
event-mighty-deployment-listed = Banner { $banner } stands at { $place } with { $points } points and { $baggage } baggage.
event-mighty-deployment-disbanded = There is no place to deploy the { $points } points of { $realm }; they go home.
event-mighty-deployment-baggage-lost = { $points ->
    [one] One point of baggage of { $realm } found no room and is
   *[other] { $points } points of baggage of { $realm } found no room and are
 } lost.
mighty-deploy-razed = { $place } is razed.
mighty-deploy-outside = { $place } is not in your empire.
mighty-deploy-besieged = { $place } is under siege.
mighty-deploy-barren = There is no settlement at { $place }.
mighty-deploy-no-banner = You plan no banner { $banner }.
mighty-deploy-no-contingent = You have no contingent { $company }.
mighty-deploy-needs-ship = { $place } lies across the water; each banner needs a ship there or beside it.
mighty-deploy-no-crossing = { $place } can be reached by land; no ship is needed.
mighty-deploy-no-ship = You have no ship { $ship }.
mighty-deploy-ship-far = Ship { $ship } lies neither at { $place } nor beside it.
mighty-deploy-old-ship = Ship { $ship } was not built this winter; only a new one brings a banner across.
mighty-deploy-ship-full = Ship { $ship } brings another banner already.
mighty-deploy-ship-needed = Ship { $ship } has to stay by banner { $banner }, which it brings across the water.
mighty-deploy-no-harbour = You have no harbour at { $place }.
mighty-deploy-idle-ship = Ship { $ship } lies in no harbour at { $place } and brings no banner there.
mighty-deploy-six = Nothing holds more than { $most } points of baggage, nor less than none.
mighty-deploy-baggage = Only { $left ->
    [one] one point
   *[other] { $left } points
 } of baggage can go there.
mighty-deploy-no-store = There is no city or fortress of yours at { $place } in which baggage can be stored.
