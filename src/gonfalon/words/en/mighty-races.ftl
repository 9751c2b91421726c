## The races.

event-mighty-races-unstable = Magic no longer holds banner { $banner } together at { $place }.
event-mighty-races-forced-march = { $banners ->
    [one] A banner of { $realm } makes a forced march from { $place }.
   *[other] { $banners } banners of { $realm } make a forced march from { $place }.
 }
event-mighty-races-steadfast = { $result ->
    [betrayal] The Dwarfs of { $defender } open no gate to a traitor: { $place } holds.
   *[surrender] The Dwarfs of { $defender } would rather starve than give up { $place }.
 }
mighty-race-seat = There is no seat { $seat } to give a race to.
mighty-race-unknown = There is no race { $race }. There are: { $races }.
mighty-races-unfed = The others would find no food here: somebody else has to go short.
mighty-races-no-baggage = The Undead carry no baggage.
mighty-races-no-forced-march = Banner { $banner } is not of Orcs and Goblins; it makes no forced march.
mighty-races-pressed-on = Banner { $banner } has made a forced march already this turn.
mighty-races-not-marched = Banner { $banner } has not marched this turn.
mighty-races-enemy = A battle or a siege lies before your force at { $place }; it does not march on.
mighty-races-force-gone = Another part of this force has marched on from { $place } this turn.
mighty-races-no-food = The force needs { $needed ->
    [one] one more point
   *[other] { $needed } more points
 } of subsistence at { $place } to march on, and has { $supply }.
mighty-races-no-scouting = Only a banner on a forced march may scout now; banner { $banner } is on none.
