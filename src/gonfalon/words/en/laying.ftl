## The data file of tiles.

tileset-unreadable = { $file } cannot be read as a tile set: { $why }
tileset-unsound = { $file } is no sound tile set. { $fault }
tileset-twice = Tile { $tile } stands in the set more than once.
tileset-count = The set needs { $wanted } { $kind ->
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
}; it has { $found }.
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
