"""The part of Tiled's map format that we use, as it stands in a .tmj file; a .tmx file is brought into this form.

What Tiled writes beside it (colours, pictures, editor settings) is passed over. Sizes are bounded before anything is
unpacked, and nothing outside the file is ever opened.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.kernel.messages import Refused
from gonfalon.kernel.misfits import misfit

FILE_LIMIT = 2 * 1024 * 1024  # bytes; a world of ten sets needs a fifth
ELEMENT_LIMIT = 150_000  # of an XML file: every cell an element, and every place with its properties
SIDE_LIMIT = 300  # columns or rows
CELL_LIMIT = SIDE_LIMIT * SIDE_LIMIT  # cells, filled or not
TILE_LIMIT = 4_000  # tiles on the map, thirty-five sets
SHOWN = 60  # characters of what a file says that are repeated in a message
DEPTH_LIMIT = 32  # layers within layers, or elements within elements

TILES, PLACES = "tiles", "places"  # our two layers
DESIGN, NAME, PACK, CAPITAL = "design", "name", "pack", "capital"  # properties of a tile of the tile set
FLOW, SEAT = "flow", "seat"  # of a place
ORIGIN, SETS = "origin", "sets"  # of the map


class Property(msgspec.Struct):
    name: str
    value: Any = ""


class TileEntry(msgspec.Struct):
    """One tile of the tile set; its property `design` says which of ours it is."""

    id: int
    properties: list[Property] = []


class TileSet(msgspec.Struct):
    firstgid: int
    tiles: list[TileEntry] = []
    source: str | None = None


class Chunk(msgspec.Struct):
    """A rectangle of cells, of a map without fixed size."""

    x: int
    y: int
    width: int
    height: int
    data: list[int] | str


class Thing(msgspec.Struct):
    """An object of an object layer."""

    x: float = 0.0
    y: float = 0.0
    name: str = ""
    properties: list[Property] = []
    template: str | None = None


class Layer(msgspec.Struct):
    type: str
    name: str = ""
    width: int = 0
    height: int = 0
    data: list[int] | str | None = None
    encoding: str = "csv"
    compression: str = ""
    chunks: list[Chunk] = []
    objects: list[Thing] = []
    layers: list[Layer] = []


class MapFile(msgspec.Struct):
    orientation: str
    width: int
    height: int
    tilewidth: int
    tileheight: int
    hexsidelength: int = 0
    staggeraxis: str = ""
    staggerindex: str = ""
    infinite: bool = False
    tilesets: list[TileSet] = []
    layers: list[Layer] = []
    properties: list[Property] = []


def from_tmj(data: bytes) -> MapFile:
    """Read JSON; what is of the wrong kind is refused by its path in the file."""
    try:
        return msgspec.json.decode(data, type=MapFile)
    except msgspec.ValidationError as error:
        raise Refused.of("tiled-wrong-field", problem=misfit(error, MapFile)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused.of("tiled-no-json", byte=_byte(error) or str(len(data))) from error
    except RecursionError as error:
        raise Refused.of("tiled-too-deep", limit=DEPTH_LIMIT) from error


def from_tree(tree: dict[str, Any]) -> MapFile:
    """The same from names and texts, as an XML file has them: numbers are read out of the texts."""
    try:
        return msgspec.convert(tree, type=MapFile, strict=False)
    except msgspec.ValidationError as error:
        raise Refused.of("tiled-wrong-field", problem=misfit(error, MapFile)) from error


def _byte(error: Exception) -> str:
    """How far the file could be read, from a message that ends in "(byte 12)"; empty if it was cut short."""
    return str(error).rpartition("(byte ")[2].rstrip(")") if "(byte " in str(error) else ""


def shown(found: object) -> str:
    """What a file says, fit for one line of a message: short and printable."""
    text = "".join(letter if letter.isprintable() else "?" for letter in str(found)[: SHOWN + 1])
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def property_of(properties: list[Property], name: str) -> Any:
    """A custom property, or None."""
    return next((each.value for each in properties if each.name == name), None)


def flat(layers: list[Layer], depth: int = 0) -> list[Layer]:
    """All layers, those inside groups too."""
    if depth > DEPTH_LIMIT:
        raise Refused.of("tiled-too-deep", limit=DEPTH_LIMIT)
    found: list[Layer] = []
    for layer in layers:
        found += [layer, *flat(layer.layers, depth + 1)]
    return found
