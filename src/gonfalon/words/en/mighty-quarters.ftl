## mighty: winter quarters, winter events, revenue.

ask-mighty-quarters-sieges = Winter is coming. Which sieges does your army keep up ({ $places })? From the others it goes home.
ask-mighty-quarters-ships = In which harbours does your fleet ({ $ships }) spend the winter?
ask-mighty-quarters-leave = Banners of { $realms } cannot get home past your troops and cities. Whom do you let through?
ask-mighty-quarters-billet = { $count ->
    [one] Where does your banner { $banners } spend the winter?
   *[other] Where do your banners { $banners } spend the winter?
 }
ask-mighty-quarters-rehouse = Your banner { $banner } is turned out of { $place } in the snow. Where does it find shelter?
ask-mighty-quarters-harbour = Your ship { $ship } has to leave { $place }. To which harbour does it go?

event-mighty-quarters-leaves = { $kind ->
    [mercenary] The mercenaries of banner { $banner } take their pay and leave.
    [ally] The allies of banner { $banner } go home.
   *[host] The host of banner { $banner } vanishes.
 }
event-mighty-quarters-alliance-ends = The alliance of { $realm } with the independents of { $place } is over.
event-mighty-quarters-baggage = What is left of baggage and stockpiles is used up.
event-mighty-quarters-siege-goes-on = { $realm } keeps up the siege of { $place } through the winter.
event-mighty-quarters-ship = Ship { $ship } winters in the harbour of { $place }.
event-mighty-quarters-leave = { $realm } lets the banners of { $other } go home in peace.
event-mighty-quarters-retreat = Banner { $banner } has no road home from { $place } and struggles back through the snow.
event-mighty-quarters-billeted = Banner { $banner } goes into winter quarters at { $place }.

event-mighty-winter-event = { $event ->
    [dragonrage] Dragonrage! It wakes in the winter of { $realm }.
    [peasant-revolt] The peasants of { $realm } rise and refuse their taxes.
    [rebellion] Rebellion stirs in the fortresses of { $realm }.
    [plague] Plague goes round in the lands of { $realm }.
    [raids] Raiders cross the borders of { $realm }.
    [increased-revenue] A good year for the merchants of { $realm }.
    [plentiful-harvest] The barns of { $realm } are full.
    [special-tribute] Grateful subjects bring { $realm } a special tribute.
    [famine] Famine in the lands of { $realm }: nothing razed will rise again there this winter.
   *[treachery] Whispers of treachery run along the borders of { $realm }.
 }
event-mighty-winter-no-lair = But there are no mountains here for dragons to sleep in.
event-mighty-winter-spared = It passes { $realm } by.
event-mighty-winter-rebellion = The fortress at { $place } casts off { $realm } and is independent.
event-mighty-winter-plague = The plague empties { $place }; no soldier there lives to see the spring.
event-mighty-winter-raided = Raiders plunder { $place }; it pays { $realm } nothing this winter.
event-mighty-winter-treachery = { $other ->
    [independent] { $place } turns its back on { $realm } and is independent.
   *[other] { $place } betrays { $realm } and opens its gates to { $other }.
 }
event-mighty-winter-ship-lost = Ship { $number } of { $realm } is seized at { $place } { $other ->
    [independent] by the independents
   *[other] for { $other }
 }.

event-mighty-revenue-no-capital = { $realm } has lost { $place }, the capital, and gathers no revenue.
event-mighty-revenue-reckoned = The lands of { $realm } pay { $settlements ->
    [one] one crown
   *[other] { $settlements } crowns
 }, the ships { $ships }; good fortune adds { $bonus }, misfortune takes { $loss }{ $isolated ->
    [0] {""}
    [one] {""}. One settlement is cut off and pays nothing
   *[other] {""}. { $isolated } settlements are cut off and pay nothing
 }.

mighty-quarters-no-ship = You have no ship { $ship }, or named it twice.
mighty-quarters-ship-home = Ship { $ship } lies in { $place } for the winter already.
mighty-quarters-no-harbour = { $place } is no standing harbour of your empire that ship { $ship } can sail to.
mighty-quarters-no-banner = You have no banner { $banner }, or named it twice.
mighty-quarters-settled = Banner { $banner } stays at { $place } until spring.
mighty-quarters-outside = { $place } does not belong to your home realm; armies winter in its seven tiles.
mighty-quarters-no-shelter = { $place } cannot take banners in: that takes a standing settlement of yours that is not under siege.
mighty-quarters-no-road = No road has led banner { $banner } to { $place }, and your capital is lost.
mighty-quarters-full = { $room ->
    [0] { $place } is full.
    [one] { $place } has room for one more banner.
   *[other] { $place } has room for { $room } more banners.
 }
