## mighty: settings, orders and what all chapters share.

mighty-preset-unknown = There is no preset “{ $preset }”; there are { $presets }.
mighty-setting-wrong = A setting will not do: { $problem }
mighty-setting-range = { $setting } must be { $least } to { $most }.
mighty-players-wrong = Two or more realms with different plain names are needed, not “{ $players }”.
mighty-too-many-players = { $sets ->
    [one] One set of tiles serves
   *[other] { $sets } sets of tiles each serve
 } at most three realms; there are { $players }.
mighty-order-unreadable = “{ $text }” is no order here. Orders are written: { $forms }.
mighty-correction-unknown = A correction names a tile and its owner, a banner and what to change, or a realm and its crowns; this names { $fields }.
mighty-correction-crowns = { $realm } has no crowns now; there are crowns only in winter.
mighty-correction-laying = While the world is being laid there is nothing to correct; a map can be put aside when it is complete.
mighty-laid-already = A world that is there already cannot be laid by hand as well. Leave out one of the two.
mighty-two-equal = Two players begin with the same strength here, not by dice.
mighty-correction-place = { $place } is no place where that can be.
mighty-correction-owner = { $owner } is no realm; there are { $realms }.
mighty-correction-banner = There is no banner { $banner }.

## What happened to lands and banners, whatever the chapter.

event-mighty-land-taken = { $settlement ->
    [city] The city at { $place }
    [fortress] The fortress at { $place }
    [village] The village at { $place }
   *[other] { $place }
 } joins the empire of { $realm }.
event-mighty-land-found = { $settlement ->
    [city] A city is found at { $place }
    [fortress] A fortress is found at { $place }
    [village] A village is found at { $place }
   *[other] { $place } is barren land
 }; it belongs to { $realm }.
event-mighty-banner-gone = Banner { $banner } is no more.
event-mighty-banner-loses = Banner { $banner } loses { $points } points.
event-mighty-force-loses = The force of { $realm } at { $place } loses { $points } points.
event-mighty-strength-learned = { $viewer } learns how strong some banners are.
event-mighty-strength-total = The force of { $realm } at { $place } counts { $total } points.
event-mighty-turn-begins = { $realm } begins the turn.
event-mighty-month-begins = Month { $month } of year { $year } begins.
event-mighty-season-ends = The campaign season of year { $year } is over.
event-mighty-realm-out = { $realm } is out of the war.
ask-mighty-concede = Do you concede the war? You may at any time.
ask-mighty-peace = Do you end the war here and now? It is over when all rulers agree, and scores decide.
event-mighty-peace-wished = { $realm } would end the war here and now.
event-mighty-peace-unwished = { $realm } fights on after all.
