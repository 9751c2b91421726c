## Maps from Tiled: what is wrong with a file.

tiled-ending = { $file } is no map file we know; a Tiled map ends in .tmj or .tmx.
tiled-unreadable = { $file } cannot be read: { $why }
tiled-too-long = The map file is longer than { $limit } bytes; no world needs that much.
tiled-too-many-elements = The map file has more than { $limit } elements; no world needs that many.
tiled-no-json = From byte { $byte } on the file is no JSON.
tiled-no-xml = Line { $line }, column { $column }: the file is no XML.
tiled-no-map = The file holds “{ $found }”, not a map.
tiled-doctype = Line { $line }: document types and entities are not allowed in a map file.
tiled-too-deep = The file is nested more than { $limit } levels deep.
tiled-wrong-field = This is no map as Tiled writes it: { $problem }
tiled-orientation = The map's orientation is “{ $found }”; it must be “hexagonal”.
tiled-stagger-axis = The map's stagger axis is “{ $found }”; it must be “y”, so that every hexagon has a corner at the top.
tiled-stagger-index = The map's stagger index is “{ $found }”; it must be “odd” or “even”.
tiled-tile-size = The map's { $what } is { $found }; it must be between 1 and 10000 pixels.
tiled-which-layer = The map has { $count } tile layers; call the one that holds the tiles “{ $name }”.
tiled-encoding = Layer “{ $where }”: cells packed as “{ $found }” cannot be read; save the map with CSV, or with Base64 plain, zlib or gzip.
tiled-too-large = Layer “{ $where }”: { $width } by { $height } cells; each side must be 1 to { $limit }.
tiled-too-far = Layer “{ $where }”: a chunk at column { $column }, row { $row } lies more than { $limit } cells from the origin.
tiled-too-many-cells = Layer “{ $where }” has more than { $limit } cells.
tiled-too-many-tiles = The map has { $found } tiles; { $limit } is the most.
tiled-wrong-count = Layer “{ $where }”: { $wanted ->
    [one] one cell is
   *[other] { $wanted } cells are
 } needed, and the data hold { $found } or more.
tiled-no-number = Layer “{ $where }”: a cell is not a number.
tiled-bad-packing = Layer “{ $where }”: the packed data are damaged.
tiled-empty = The map has no tiles.
tiled-bad-cell = Column { $column }, row { $row }: { $gid } is not the number of a tile.
tiled-mirrored = Column { $column }, row { $row }: the tile is mirrored; tiles may be turned but not flipped.
tiled-unknown-tile = Column { $column }, row { $row }: tile { $gid } has no property “design” that says which tile of ours it is.
tiled-unknown-design = Tile { $gid } of the tile set says it is “{ $design }”; there is no such tile in our set.
tiled-number-twice = Two tile sets of the file both use the number { $gid }.
tiled-external = The file refers to another file, “{ $what }”; embed it in the map (in Tiled: “Embed Tileset”, “Detach” for templates).
tiled-bad-origin = The map's property “origin” is “{ $found }”; it must be the name of a place, like A1.
tiled-bad-sets = The map's property “sets” is “{ $found }”; it must be a number from 1 to { $limit }.
tiled-bad-flow = { $place }: “{ $found }” is no flow of water; it must be six of -1, 0 and 1, clockwise from the north-east.
tiled-bad-name = The object at { $x }, { $y } in layer “places”: a name has at most { $limit } characters, all of them visible.
tiled-place-twice = { $place }: two objects of layer “places” stand on one tile.
tiled-unsound = The map breaks the laying rules, { $count ->
    [one] once
   *[other] { $count } times
}. { $fault }

## Maps from Tiled: what is told about a map that can be used.

tiled-origin-moved = Rows were added at the top, so the map's property “origin” ({ $origin }) no longer fits; places are named anew from A1.
tiled-stray = The object “{ $name }” at { $x }, { $y } in layer “places” stands on no tile and is passed over.
tiled-flow-stale = { $place }: the flow written down does not suit the tile that lies there now; it is worked out anew.
tiled-flow-guessed = { $place }: the river between two standing waters may run either way; a guess was made.
tiled-flow-clash = { $place }: rivers run against each other.
