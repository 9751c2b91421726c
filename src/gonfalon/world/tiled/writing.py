"""Writing a board for Tiled: one tile layer, one layer of points that say what a cell cannot, and our tile set.

The tile set is a collection of pictures, one a design, that lie in a folder beside the map; Tiled opens the map
without them too and then asks where they are. The same board gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from xml.etree import ElementTree as Xml

import msgspec

from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Design
from gonfalon.world.tiled.cells import FLAGS
from gonfalon.world.tiled.form import CAPITAL, DESIGN, FLOW, NAME, ORIGIN, PACK, PLACES, SEAT, SETS, TILES
from gonfalon.world.tiled.grid import HEIGHT, SIDE, WIDTH, Cell, Grid
from gonfalon.world.tiles import PlaceId, place_name
from gonfalon.world.tileset import shipped

FORMAT, TILED = "1.10", "1.10.2"  # of the map format, and the Tiled that writes it
PICTURES = "gonfalon-tiles"  # the folder
Tree = dict[str, Any]


def tiled_bytes(
    board: TileBoard, kind: str, *, names: Mapping[PlaceId, str] | None = None, sets: int | None = None
) -> bytes:
    """The board as a file of kind `tmj` or `tmx`, with names of places and the number of tile sets if given."""
    tree = _map(board, names or {}, sets)
    if kind == "tmj":
        return msgspec.json.format(msgspec.json.encode(tree), indent=1) + b"\n"
    return _tmx(tree)


def picture(design: str) -> str:
    """Where the picture of a design lies, from the folder of the map."""
    return f"{PICTURES}/{design}.png"


def _map(board: TileBoard, names: Mapping[PlaceId, str], sets: int | None) -> Tree:
    frame = _Frame(board)
    properties = {ORIGIN: frame.origin} | ({} if sets is None else {SETS: sets})
    places = list(_places(board, frame, names))
    return {
        "type": "map", "version": FORMAT, "tiledversion": TILED, "orientation": "hexagonal",
        "renderorder": "right-down", "width": frame.width, "height": frame.height, "tilewidth": WIDTH,
        "tileheight": HEIGHT, "infinite": False, "hexsidelength": SIDE, "staggeraxis": "y",
        "staggerindex": "odd" if frame.grid.odd_rows_shifted else "even", "nextlayerid": 3,
        "nextobjectid": len(places) + 1, "properties": _properties(properties), "tilesets": [_tile_set()],
        "layers": [
            {
                "type": "tilelayer", "id": 1, "name": TILES, "width": frame.width, "height": frame.height, "x": 0,
                "y": 0, "opacity": 1, "visible": True, "data": _cells(board, frame),
            },
            {
                "type": "objectgroup", "id": 2, "name": PLACES, "draworder": "index", "x": 0, "y": 0, "opacity": 1,
                "visible": True, "objects": places,
            },
        ],
    }  # fmt: skip


class _Frame:
    """The rectangle of cells round a board. Names of places come back because the first cell's is written down."""

    def __init__(self, board: TileBoard) -> None:
        hexes = [board.hex(place) for place in board.places] or [(0, 0)]
        rows, columns = [r for _, r in hexes], [q + r // 2 for q, r in hexes]
        self.top, self.left = min(rows), min(columns)
        self.height, self.width = max(rows) - self.top + 1, max(columns) - self.left + 1
        self.grid = Grid(odd_rows_shifted=self.top % 2 == 0)
        self.origin = place_name((self.left - self.top // 2, self.top))
        self.board = board

    def cell(self, place: PlaceId) -> Cell:
        q, r = self.board.hex(place)
        return q + r // 2 - self.left, r - self.top


def _cells(board: TileBoard, frame: _Frame) -> list[int]:
    numbers = {design.id: number for number, design in enumerate(shipped(), start=1)}
    cells = [0] * (frame.width * frame.height)
    for place, tile in board.tiles.items():
        column, row = frame.cell(place)
        cells[row * frame.width + column] = numbers[tile.design] | FLAGS[tile.turn]
    return cells


def _places(board: TileBoard, frame: _Frame, names: Mapping[PlaceId, str]) -> Iterator[Tree]:
    """A point on every tile that has a name, water or a mark."""
    number = 0
    for place, tile in board.tiles.items():
        design = board.design(place)
        water = {FLOW: " ".join(map(str, tile.flow))} if design.rivers or design.mouths else {}
        says = water | ({SEAT: True} if tile.seat else {})
        if says or place in names:
            number += 1
            x, y = frame.grid.centre(frame.cell(place))
            yield {
                "id": number, "name": names.get(place, ""), "type": "place", "x": int(x), "y": int(y), "width": 0,
                "height": 0, "rotation": 0, "visible": True, "point": True, "properties": _properties(says),
            }  # fmt: skip


def _tile_set() -> Tree:
    designs = shipped()
    return {
        "firstgid": 1, "name": "gonfalon", "tilewidth": WIDTH, "tileheight": HEIGHT, "tilecount": len(designs),
        "columns": 8, "margin": 0, "spacing": 0, "tiles": [_entry(*each) for each in enumerate(designs)],
    }  # fmt: skip


def _entry(number: int, design: Design) -> Tree:
    says: dict[str, str | bool] = {DESIGN: design.id, NAME: design.name, PACK: str(design.pack)}
    if design.capital:
        says[CAPITAL] = True
    return {
        "id": number, "type": "tile", "image": picture(design.id), "imagewidth": WIDTH, "imageheight": HEIGHT,
        "properties": _properties(says),
    }  # fmt: skip


def _properties(says: Mapping[str, str | int | bool]) -> list[Tree]:
    kinds = {bool: "bool", int: "int", str: "string"}
    return [{"name": name, "type": kinds[type(value)], "value": value} for name, value in sorted(says.items())]


# --- as XML ---------------------------------------------------------------------------------------------


def _tmx(tree: Tree) -> bytes:
    """The same tree as XML: single values are attributes, lists are elements inside."""
    root = Xml.Element("map", _attributes(tree, leave="type"))
    _add_properties(root, tree)
    for tiles in tree["tilesets"]:
        _add_tile_set(root, tiles)
    cells, places = tree["layers"]
    layer = Xml.SubElement(root, "layer", _attributes(cells, leave="type x y opacity visible"))
    rows = [cells["data"][i : i + cells["width"]] for i in range(0, len(cells["data"]), cells["width"])]
    Xml.SubElement(layer, "data", encoding="csv").text = ",\n".join(",".join(map(str, row)) for row in rows)
    group = Xml.SubElement(root, "objectgroup", _attributes(places, leave="type x y opacity visible"))
    for each in places["objects"]:
        thing = Xml.SubElement(group, "object", _attributes(each, leave="point width height rotation visible"))
        _add_properties(thing, each)
        Xml.SubElement(thing, "point")
    Xml.indent(root, " ")
    return bytes(Xml.tostring(root, encoding="UTF-8", xml_declaration=True)) + b"\n"


def _attributes(tree: Tree, leave: str) -> dict[str, str]:
    left = leave.split()
    return {key: _word(value) for key, value in tree.items() if key not in left and not isinstance(value, list)}


def _word(value: object) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def _add_properties(parent: Xml.Element, tree: Tree) -> None:
    if tree["properties"]:
        block = Xml.SubElement(parent, "properties")
        for each in tree["properties"]:
            value = str(each["value"]).lower() if each["type"] == "bool" else str(each["value"])
            kind = {} if each["type"] == "string" else {"type": each["type"]}
            Xml.SubElement(block, "property", {"name": each["name"], **kind, "value": value})


def _add_tile_set(root: Xml.Element, tree: Tree) -> None:
    tiles = Xml.SubElement(root, "tileset", _attributes(tree, leave="margin spacing"))
    for each in tree["tiles"]:
        entry = Xml.SubElement(tiles, "tile", _attributes(each, leave="image imagewidth imageheight"))
        _add_properties(entry, each)
        size = {"width": str(each["imagewidth"]), "height": str(each["imageheight"])}
        Xml.SubElement(entry, "image", {**size, "source": each["image"]})
