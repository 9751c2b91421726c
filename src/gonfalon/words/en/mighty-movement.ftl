## Movement and routes.

ask-mighty-movement-order = Where do your banners and ships go?
ask-mighty-movement-bank = On which bank does banner { $banner } arrive at { $there }?
ask-mighty-movement-passage = Banners of { $realms } stand at { $there }. Do you attack, or ask for leave to pass?
ask-mighty-movement-leave = { $realm } asks leave to pass through { $there }. Do you grant it?
ask-mighty-movement-refused = You may not pass at { $there }. Do you stay, or attack?
ask-mighty-route-perilous = The way from { $place } is perilous. Do you dare it?
ask-mighty-route-point = On the perilous way from { $place } a point of baggage is lost. Which banner loses it?
event-mighty-banner-marches = Banner { $banner } marches from { $place } to { $there }.
event-mighty-banner-passage = { $realm } is let through at { $there }.
event-mighty-route-searched = { $result ->
    [failure] { $realm } finds no way on from { $place }.
    [perilous] { $realm } finds a perilous way on from { $place }.
   *[safe] { $realm } finds a safe way on from { $place }.
 }
event-mighty-route-no-baggage = Banner { $banner } has no baggage to lose on the way and pays with men.
mighty-march-far = { $there } does not lie next to { $place }; a banner moves one tile at a time.
mighty-march-banners = You have no such banners: { $banners }.
mighty-march-apart = Banners that march together start from one tile.
mighty-march-nowhere = There is no tile { $there }.
mighty-march-aboard = Banner { $banner } is aboard a ship.
mighty-march-moved = Banner { $banner } has moved already this turn.
mighty-march-stayed = Banner { $banner } has found no route and stays this turn.
mighty-march-barred = Banner { $banner } may not move this month.
mighty-march-besieged = Banner { $banner } is besieged; it can only sally.
mighty-march-unscouted = { $there } has not been scouted this turn.
mighty-march-half = Half-edge { $half } of { $there } cannot be reached from there.
