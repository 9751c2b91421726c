## mighty: scouting.

ask-mighty-scouting-order = Which banner scouts which tile? Every banner may try one, every tile may be tried once.
ask-mighty-scouting-side = Your scouts have lost their way. Which side of { $place } is number 1? The die counts on clockwise from there.
ask-mighty-scouting-convoy = The convoy is yours. How do your banners share its baggage?
ask-mighty-scouting-recruits = { $points } points of mercenaries join you at { $place }. Which banner takes them in?
ask-mighty-skirmish-banner = Of which banner of { $rival } at { $place } do you want to see the army sheet?

mighty-scouting-no-banner = You have no banner { $banner }.
mighty-scouting-twice = Banner { $banner } has already scouted this turn.
mighty-scouting-besieged = Banner { $banner } is shut up in { $place }: no scouts get out of a besieged place.
mighty-scouting-barred = Banner { $banner } may not scout this month: it was beaten or has mutinied.
mighty-scouting-off-map = There is no { $place } on this map.
mighty-scouting-swamp = { $place } is the swamp: nobody can scout it.
mighty-scouting-not-from-ship = From a ship at { $here } landing parties reach the shore of { $here } and of tiles next to it by sea, not { $place }.
mighty-scouting-sea = Between { $here } and { $place } lies open sea: scouts cannot cross it.
mighty-scouting-far = { $place } is not next to { $here }: scouts reach neighbouring tiles only.
mighty-scouting-tried = You have already tried to scout { $place } this turn.

event-mighty-scout-sets-out = Scouts of { $banner } set out from { $home } for { $place }.
event-mighty-scout-open = The way into { $place } is open to { $realm }.
event-mighty-scout-hostile = The people of { $place } keep their independence; whoever of { $realm } goes in will have to fight.
event-mighty-scout-resists = { $settlement ->
    [city] The city of { $place } shuts its gates
    [fortress] The fortress at { $place } mans its walls
   *[village] The village at { $place } takes up arms
 }: { $size ->
    [one] it stands alone.
   *[other] it is one of { $size } free settlements that hold together.
 }
event-mighty-scout-no-piece = { $settlement ->
    [city] No cities are
    [fortress] No fortresses are
   *[village] No villages are
 } left to be found: { $place } is barren.

event-mighty-scout-desertion = Desertion! The force of { $realm } at { $home } melts away; { $place } is not scouted.
event-mighty-scout-mutiny = Mutiny! The force of { $realm } at { $home } will not move, this month nor the next; { $place } is not scouted.
event-mighty-scout-rotten = The supplies of { $realm } at { $home } have gone rotten; { $place } is not scouted.
event-mighty-scout-sickness = Sickness spreads in the camp of { $realm } at { $home }; { $place } is not scouted.
event-mighty-scout-storms = Storms keep the force of { $realm } at { $home } in its tents; { $place } is not scouted.
event-mighty-scout-astray = The scouts of { $banner } mistake the way to { $place } and ride { $side ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
 }.
event-mighty-scout-empty-handed = There is nothing for the scouts of { $banner } to see there; they come home to { $home }.
event-mighty-scout-bandits = Bandits kill the scouts of { $banner }; { $place } is not scouted.
event-mighty-scout-convoy = The scouts of { $banner } bring in a merchants’ convoy with { $points ->
    [one] one point
   *[other] { $points } points
 } of baggage instead of news from { $place }.
event-mighty-scout-left-behind = { $points ->
    [one] One point of baggage is
   *[other] { $points } points of baggage are
 } more than { $realm } can carry at { $place }.
event-mighty-scout-mercenaries = The scouts of { $banner } hire a band of mercenaries worth { $points } points; { $place } is not scouted.
event-mighty-scout-recruits = { $points } points of mercenaries join { $banner }.
event-mighty-scout-slain = A band of mercenaries kills the scouts of { $banner }; { $place } is not scouted.
event-mighty-scout-lair = The scouts of { $banner } find a dragons’ lair at { $place } and turn back.

event-mighty-skirmish-fought = Scouts of { $realm } and outriders of { $rival } skirmish at { $place }.
event-mighty-skirmish-caught = { $rival } drives the scouts of { $realm } off and catches one, who talks.
event-mighty-skirmish-driven-off = { $rival } drives the scouts of { $realm } off; they have seen nothing.
event-mighty-skirmish-total = Before they are driven off, the scouts of { $realm } make out how strong { $rival } is at { $place }.
event-mighty-skirmish-strengths = The scouts of { $realm } count every banner of { $rival } at { $place }, and one of them closely.
event-mighty-skirmish-report = The scouts of { $realm } go through the camp of { $rival } at { $place } unseen.
event-mighty-strength-contents = The sheet of { $banner } shows { $viewer } { $points } points and { $baggage } baggage.
