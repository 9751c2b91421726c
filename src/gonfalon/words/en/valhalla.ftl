## valhalla: settings, corrections, and who takes part.

valhalla-setting-wrong = A setting will not do: { $problem }
valhalla-setting-range = { $setting } must be { $least } to { $most }.
valhalla-empires-wrong = The empires are good, evil, lawful and chaos, not “{ $empires }”; with empires=any it can be two to eight of any name.
valhalla-colours-wrong = { $count } different colours are needed, one for each empire, not “{ $colours }”.
valhalla-team-size = The team of { $empire } has { $size ->
    [one] one player
   *[other] { $size } players
 }; it must be one to { $most }.
valhalla-players-wrong = Every player has a plain name of his own and plays in one team; that is not so with “{ $players }”.
valhalla-capitals-few = This map has no { $count } places for capitals at least { $apart } steps apart.
valhalla-correction-unknown = A correction names a tile and its owner, a location and its kind, a player and whether he is away, an empire and its king, or a battle and its fates; this names { $fields }.
valhalla-correction-value = “{ $value }” will not do as { $field }.

ask-valhalla-vote = Who shall rule { $empire }? Nobody will learn how you voted.
ask-valhalla-capital = Where does { $empire } found its capital?
ask-valhalla-location = Which special location does { $player } place, and where? Or up to three bridges.
ask-valhalla-roll-call = Who is here today for { $empire }? So far: { $here }; guests: { $guests }.
ask-valhalla-attendance = You may say at any time that you will be away, or that you are back; it counts from the next roll call.
ask-valhalla-asylum = Your empire is no more. You may ask another to take you in.
ask-valhalla-asylum-grant = { $player } asks to join { $empire }. Do you take the player in?
event-valhalla-king-elected = { $king } is elected king of { $empire }.
event-valhalla-deputy-elected = { $deputy } acts as king of { $empire } this round.
event-valhalla-capital-founded = { $empire } founds its capital at { $place } and holds { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
 }.
event-valhalla-location-placed = { $player } places { $location ->
    [mine] a mine
    [tower] a wizard’s tower
    [necropolis] a necropolis
    [temple] a temple
    [circle] a stone circle
   *[bridge] a bridge
 } at { $place }.
event-valhalla-round-begins = Round { $round } begins.
event-valhalla-guest-arrives = { $guest } is the guest of { $empire } this round.
event-valhalla-player-away = { $player } of { $empire } is away.
event-valhalla-player-here = { $player } of { $empire } is back.
event-valhalla-asylum-granted = { $player } joins { $empire }.
event-valhalla-asylum-refused = { $empire } does not take { $player } in.
event-valhalla-campaign-ends = The campaign is over. Victory goes to { $winners }.

valhalla-place-unknown = There is no { $place } on this map.
valhalla-place-water = { $place } is swamp, lake or sea: it can never be held.
valhalla-location-kind = There is no location “{ $location }” that is placed alone; there are { $kinds }, and bridges.
valhalla-bridges-many = One to { $most } bridges are placed, each in a tile of its own.
valhalla-bridge-dry = No river runs at { $place }: a bridge would bridge nothing.
valhalla-location-capital = { $place } is a capital: no location is placed there.
valhalla-location-taken = { $place } holds a location already.
valhalla-roll-stranger = { $player } is no member of { $empire }.
valhalla-roll-noted = That is noted of { $player } already.
valhalla-roll-few = A meeting takes players of at least { $least } empires.
valhalla-guest-name = “{ $name }” will not do as a name: up to twenty letters, figures and hyphens.
valhalla-guest-known = { $name } plays here already.
valhalla-guests-many = An empire has at most { $most } guests in a round.
