## The data file of tiles.

tileset-unreadable = { $file } cannot be read as a tile set: { $why }
tileset-unsound = { $file } is no sound tile set. { $fault }
tileset-twice = Tile { $tile } stands in the set more than once.
tileset-count = Of { $kind ->
    [highland] Highland tiles
    [lowland] Lowland tiles
    [river_valley] River Valley tiles
    [coastal] Coastal tiles
    [highland-capital] Highland capital tiles
    [lowland-capital] Lowland capital tiles
    [river_valley-capital] River Valley capital tiles
    [coastal-capital] Coastal capital tiles
    [all-mountain] tiles of nothing but mountain
    [source] river sources
    [source-edges] different edges over which sources leave
    [walled-source] sources that divide their tile
    [fork] forked tiles
    [lake] lake tiles
    [swamp] swamp tiles
    [dual] coastal tiles with river mouths
    [end] river ends
    [end-shapes] different shapes of river end
    [two-position-end] river ends with two positions
    [through] tiles with a river running through
    [straight-river] straight rivers
    [wide-bend] wide river bends
    [sharp-bend] sharp river bends
    [straight-coast] straight coasts
    [cape] capes
    [bay] bays
    [loch] lochs
    [all-plain] tiles of nothing but plain
    [wooded-lowland] Lowland tiles with forest
    [hilly-lowland] Lowland tiles with hills
    [mountain-and-plain] tiles with mountain and plain
   *[forest] tiles with forest
} the set needs { $wanted }; it has { $found }.
tileset-edges = Tile { $tile }: “{ $edges }” are not six edges; each is one of { $letters }.
tileset-letters = Tile { $tile }: in its pack edges are { $letters }, and it shows “{ $edges }”.
tileset-shore = Tile { $tile }: a tile of shore has two coast edges with one run of sea between them, and no other tile has any; it shows “{ $edges }”.
tileset-upland = Tile { $tile }: a Highland tile shows hill or mountain, and “{ $edges }” has neither.
tileset-inside = Tile { $tile }: only forest lies inside a tile, and hill where the tile need not turn.
tileset-course = Tile { $tile }: its water belongs to another pack; only Highland has sources, and only two Coastal tiles have mouths.
tileset-water = Tile { $tile }: the river edges in “{ $edges }” and its mouths do not suit its course of water.
tileset-cape = Tile { $tile }: a river end cannot be a cape, because it could never touch two tiles.
tileset-walled = Tile { $tile }: only a source with a massif can be walled.
tileset-massifs = Tile { $tile }: every mountain edge of “{ $edges }” lies in one massif, and no massif crosses another or a river.
tileset-cells = Tile { $tile }: the ground beside edge { $edge } is not divided as rivers and mountains divide it (mouths in use: { $used }).

## Laying a tile: why not here?

laying-side-ne = north-east
laying-side-e = east
laying-side-se = south-east
laying-side-sw = south-west
laying-side-w = west
laying-side-nw = north-west
laying-taken = { $place } already holds a tile.
laying-turn = Tile { $tile } cannot be turned by { $turn ->
    [one] one step
   *[other] { $turn } steps
 }: hills and mountains have one way up, and other tiles turn by 0 to 5.
laying-first = The first tile comes from the Highland pack and lies in the middle; tile { $tile } cannot begin at { $place }.
laying-touch = A tile must touch at least two laid tiles (the second: one), and { $place } touches { $touches }.
laying-shore = At { $place } land would meet sea in the { $side }; shores must run on from tile to tile.
laying-blocks = At { $place } the tile would block the river that comes from the { $side }.
laying-blocked = At { $place } the river would run into a laid tile in the { $side }.
laying-match = Nothing laid round { $place } has an edge that matches the pack { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River Valley
   *[coastal] Coastal
}.
laying-fork = The fork is laid only where two rivers run to the same space, and { $place } is none.
laying-meet = Two rivers run to { $place }; they can meet only in a fork, lake, swamp, river end with two mouths or dual coast.
laying-dry = No river comes to { $place } that this tile could carry on.
laying-outflow = At { $place } a second river would run out of the same lake or swamp.
laying-ring = At { $place } the river would run in a ring.
laying-hole = A tile at { $place } would leave a hole in the land.
laying-capital = { $place } is too near another capital tile; at least { $between } tiles must lie between.

## A map that lays itself.

survey-players = A world is laid for 1 to { $most } players, not { $players }.
survey-sets = A world is laid from 1 to { $most } sets of tiles, not { $sets }.
survey-short = { $sets ->
    [one] One set of tiles is
   *[other] { $sets } sets of tiles are
} few for { $players } players; { $wanted } would be right. Realms will lie close together.
survey-capitals = There is no room for { $players } capitals at least { $apart } steps apart; { $found } found a place. More sets of tiles make a larger world.

## What is wrong with a map, and where.

audit-turned = { $place }: tile { $tile } lies turned, and hills and mountains have one way up.
audit-waters = { $place }: of the rivers on tile { $tile } come in: { $into }, and leave: { $out }; that cannot be.
audit-dry-bed = { $place }: tile { $tile } has a river bed in which no river runs.
audit-shore = { $place } and { $other }: land faces sea where they meet.
audit-from-nowhere = { $place }: a river comes in over the rim of the map.
audit-blocked = { $place }: its river runs against { $other }, which does not take it up.
audit-from-dry = { $place }: a river comes in from { $other }, which sends none.
audit-ring = { $place }: here a river runs in a ring.
audit-apart = { $place }: this land is not joined to the rest of the map.
audit-hole = { $place }: { $size ->
    [one] one empty space is
   *[other] { $size } empty spaces are
} closed in by land.
audit-no-end = { $place }: a coast, but the map has no river end from which it could begin.
audit-near = { $place } and { $other }: two capitals with fewer than { $between } tiles between them.
audit-capitals = { $players ->
    [one] One player needs a capital
   *[other] { $players } players need a capital each
 }, and the map has { $found }. These places could be marked: { $sites }.

## Laying the map in turn.

ask-common-laying-pack = It is your go. From which pack do you draw?
ask-common-laying-place = You drew tile { $tile }. Where do you lay it?
ask-common-laying-capital = There are too few capital tiles. Which tile is exchanged for one?
ask-common-laying-verdict = The map is complete. Do you accept it, or do you want another?
ask-common-laying-stop = Would you stop here?
event-common-laying-begins = The packs are shuffled. { $who } begins.
event-common-laying-drawn = { $who } draws tile { $tile } from the pack { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River Valley
   *[coastal] Coastal
}.
event-common-laying-returned = Tile { $tile } goes under its pack.
event-common-laying-closed = Nothing in the pack { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River Valley
   *[coastal] Coastal
} fits; it is closed until the map changes.
event-common-laying-taken-up = { $who } takes up tile { $tile } at { $place }.
event-common-laying-against = Against the rules: { $why }
event-common-laying-laid = { $who } lays tile { $tile } at { $place }.
event-common-laying-complete = The map is complete, with { $tiles } tiles.
event-common-laying-stop = { $wish ->
    [stop] { $who } would stop here.
   *[other] { $who } would go on.
}
event-common-laying-rest = { $who } leaves all further tiles to the table.
event-common-laying-capital = { $who } makes { $place } a capital site.
event-common-laying-fault = The map has a fault: { $why }
event-common-laying-accepted = All accept the map.
event-common-laying-discarded = The map is put aside, and another begun.
laying-words = “{ $text }” is no order here. Say the name of a pack, “lay at B4 turn 2”, “rest”, “return”, “take up B4”, “swap B4 for L01”, “mark B4” or “chance”, as the question wants.
laying-settings = These settings cannot be: { $why }
laying-players = Every player needs a name of his own, and who begins must be one of them: { $players }; { $begins }.
laying-pack-first = The first tile comes from the Highland pack, not from the pack { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River Valley
   *[coastal] Coastal
}.
laying-pack-empty = The pack { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River Valley
   *[coastal] Coastal
} is empty.
laying-pack-closed = Nothing in the pack { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River Valley
   *[coastal] Coastal
} fits until the map changes.
laying-pack-unmatched = No exposed edge of the map matches the pack { $pack ->
    [highland] Highland
    [lowland] Lowland
    [river_valley] River Valley
   *[coastal] Coastal
}.
laying-nothing-there = No tile lies at { $place }.
laying-river-runs-on = A river runs on from { $place } to the next tile; take that one up first.
laying-must-lay = Tile { $tile } can be laid, so it must be.
laying-side = At { $place } no water can come from the side { $side }.
laying-no-seat = “{ $order }” makes no capital: choose one of the places offered.
