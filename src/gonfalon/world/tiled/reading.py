"""Reading a map made with Tiled: checked at the door, then a board like any other (ME-MAP-54, ME-MAP-56)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from gonfalon.kernel.messages import Message, Refused
from gonfalon.world import audit
from gonfalon.world.board import TileBoard
from gonfalon.world.faults import Fault
from gonfalon.world.hexes import EDGES, Hex
from gonfalon.world.tiled.cells import cells_of, turned
from gonfalon.world.tiled.flows import beds, with_flows
from gonfalon.world.tiled.form import (
    DESIGN,
    FILE_LIMIT,
    FLOW,
    ORIGIN,
    PLACES,
    SEAT,
    SETS,
    MapFile,
    Thing,
    flat,
    from_tmj,
    property_of,
    shown,
)
from gonfalon.world.tiled.grid import Cell, grid_of
from gonfalon.world.tiled.markup import from_tmx
from gonfalon.world.tiles import Flow, PlaceId, Tile, place_hex, place_name
from gonfalon.world.tileset import shipped

FORMS = {"tmj": from_tmj, "tmx": from_tmx}
NAME_LIMIT, SETS_LIMIT = 100, 100  # characters of a name, sets of tiles
WAYS = {"-1": -1, "0": 0, "1": 1}


@dataclass(frozen=True)
class TiledMap:
    """A map read from a Tiled file."""

    board: TileBoard
    names: Mapping[PlaceId, str] = field(default_factory=dict)
    sets: int | None = None  # of tiles, if the file says
    warnings: tuple[Fault, ...] = ()


def read_tiled(path: Path, *, strict: bool = False) -> TiledMap:
    """Read a .tmj or .tmx file. A strict reader refuses a map with any fault; a free-handed one tells them."""
    kind = path.suffix.lower().removeprefix(".")
    if kind not in FORMS:
        raise Refused.of("tiled-ending", file=path.name)
    try:
        with path.open("rb") as file:
            data = file.read(FILE_LIMIT + 1)
    except OSError as error:
        raise Refused.of("tiled-unreadable", file=path.name, why=error.strerror or "") from error
    return from_tiled(data, kind, strict=strict)


def from_tiled(data: bytes, kind: str, *, strict: bool = False) -> TiledMap:
    """The map in the bytes of a file of kind `tmj` or `tmx`."""
    if len(data) > FILE_LIMIT:
        raise Refused.of("tiled-too-long", limit=FILE_LIMIT)
    found = _Reader(FORMS[kind](data)).read()
    for fault in found.warnings if strict else ():
        raise Refused.of("tiled-unsound", rule=fault.rule, fault=fault.message, count=len(found.warnings))
    return found


class _Reader:
    """Brings cells and objects together by the hexagons they lie on."""

    def __init__(self, found: MapFile) -> None:
        self.found, self.grid = found, grid_of(found)
        self.designs = {design.id: design for design in shipped()}
        self.warnings: list[Fault] = []

    def read(self) -> TiledMap:
        cells = cells_of(self.found)
        if not cells:
            raise Refused.of("tiled-empty")
        hexes = self._hexes(cells)
        tiles = {hexes[cell]: tile for cell, tile in self._tiles(cells).items()}
        things = self._things(hexes)
        seats = {at for at, thing in things.items() if property_of(thing.properties, SEAT) in (True, "true")}
        tiles = {at: Tile(tile.design, tile.turn, seat=at in seats) for at, tile in tiles.items()}
        flowing, faults = with_flows(tiles, self._known_flows(tiles, things), self.designs)
        board = TileBoard({place_name(at): tile for at, tile in flowing.items()})
        names = {place_name(at): thing.name for at, thing in things.items() if thing.name}
        return TiledMap(board, names, self._sets(), (*self.warnings, *faults, *audit.faults(board)))

    # --- tiles ----------------------------------------------------------------------------------------

    def _tiles(self, cells: dict[Cell, int]) -> dict[Cell, Tile]:
        kinds, tiles = self._kinds(), {}
        for cell, number in cells.items():
            gid, turn = turned(number, cell)
            if gid not in kinds:
                raise Refused.of("tiled-unknown-tile", gid=shown(gid), column=str(cell[0]), row=str(cell[1]))
            tiles[cell] = Tile(kinds[gid], turn)
        return tiles

    def _kinds(self) -> dict[int, str]:
        """Which of our designs each number stands for, over all tile sets of the file."""
        kinds: dict[int, str] = {}
        for tiles in self.found.tilesets:
            if tiles.source is not None:
                raise Refused.of("tiled-external", what=shown(tiles.source))
            for entry in tiles.tiles:
                design = property_of(entry.properties, DESIGN)
                if design is None:
                    continue
                gid, name = tiles.firstgid + entry.id, str(design)
                if name not in self.designs:
                    raise Refused.of("tiled-unknown-design", design=shown(name), gid=shown(gid))
                if kinds.setdefault(gid, name) != name:
                    raise Refused.of("tiled-number-twice", gid=shown(gid))
        return kinds

    def _hexes(self, cells: Iterable[Cell]) -> dict[Cell, Hex]:
        """The hexagon of every cell: by the place that the file gives to its first cell, else from A1 at the top left.

        Somebody may have added a row on top of a map of ours; then rows are shifted that were not, and the place no
        longer fits.
        """
        plain = {cell: self.grid.hexagon(cell) for cell in cells}
        top = min(r for _, r in plain.values())
        left = min(q + (r - top) // 2 for q, r in plain.values())
        shift = left, top
        if (origin := property_of(self.found.properties, ORIGIN)) is not None:
            first, named = self.grid.hexagon((0, 0)), _named(origin)
            if (named[1] - first[1]) % 2 == 0:
                shift = first[0] - named[0], first[1] - named[1]
            else:
                self._warn("ME-MAP-57", "tiled-origin-moved", "", origin=shown(origin))
        return {cell: (q - shift[0], r - shift[1]) for cell, (q, r) in plain.items()}

    # --- objects --------------------------------------------------------------------------------------

    def _things(self, hexes: Mapping[Cell, Hex]) -> dict[Hex, Thing]:
        """What the layer `places` says of each tile; an object belongs to the tile it stands on."""
        found: dict[Hex, Thing] = {}
        for layer in flat(self.found.layers):
            for thing in layer.objects if layer.name == PLACES else ():
                if thing.template is not None:
                    raise Refused.of("tiled-external", what=shown(thing.template))
                if len(thing.name) > NAME_LIMIT or not thing.name.isprintable():
                    raise Refused.of("tiled-bad-name", limit=NAME_LIMIT, x=shown(thing.x), y=shown(thing.y))
                cell = self.grid.cell_at(thing.x, thing.y)
                at = hexes.get(cell) if cell else None
                if at is None:
                    self._warn("ME-MAP-54", "tiled-stray", "", name=thing.name, x=shown(thing.x), y=shown(thing.y))
                elif found.setdefault(at, thing) is not thing:
                    raise Refused.of("tiled-place-twice", place=place_name(at))
        return found

    def _known_flows(self, tiles: Mapping[Hex, Tile], things: Mapping[Hex, Thing]) -> dict[Hex, Flow]:
        """Flows that the file gives and that suit the tile; somebody may have laid another tile since."""
        known = {}
        for at, thing in things.items():
            text = property_of(thing.properties, FLOW)
            if text is not None:
                flow, place = _flow(text, place_name(at)), place_name(at)
                rivers, mouths = beds(self.designs[tiles[at].design], tiles[at].turn)
                if {edge for edge in EDGES if flow[edge]} <= rivers | mouths:
                    known[at] = flow
                else:
                    self._warn("ME-MAP-25", "tiled-flow-stale", place, place=place)
        return known

    def _sets(self) -> int | None:
        sets = property_of(self.found.properties, SETS)
        if sets is None:
            return None
        counts = {str(count): count for count in range(1, SETS_LIMIT + 1)}
        if str(sets) not in counts:
            raise Refused.of("tiled-bad-sets", found=shown(sets), limit=SETS_LIMIT)
        return counts[str(sets)]

    def _warn(self, rule: str, key: str, where: str, **args: object) -> None:
        self.warnings.append(Fault(rule, where, Message.of(key, **args)))


def _named(origin: object) -> Hex:
    try:
        return place_hex(str(origin))
    except ValueError as error:
        raise Refused.of("tiled-bad-origin", found=shown(origin)) from error


def _flow(text: object, place: PlaceId) -> Flow:
    match [WAYS.get(way) for way in str(text).split()]:
        case [int(a), int(b), int(c), int(d), int(e), int(f)]:
            return a, b, c, d, e, f
    raise Refused.of("tiled-bad-flow", found=shown(text), place=place)
