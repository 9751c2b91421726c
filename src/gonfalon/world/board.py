"""The board as every rule set sees it, and the board laid from tiles (ME-MAP-19 to ME-MAP-24, ME-MAP-56, ME-MAP-57).

A board never changes: forks of a campaign share it, and what is found out about it once is kept with it (`per_board`).
It knows geometry only. Who owns a place, where a bridge is open and what is burnt is for the rules, which pass in sets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, wraps
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

import msgspec

from gonfalon.kernel.messages import Refused
from gonfalon.world.designs import Course, Design
from gonfalon.world.ground import Ground, Massif, ground
from gonfalon.world.hexes import EDGES, Hex, Point, abutting, around, centre, corners, distance
from gonfalon.world.tiles import Flow, PlaceId, Tile, place_hex, place_name
from gonfalon.world.tileset import shipped

T = TypeVar("T")


class Board(Protocol):
    """What a rule set may ask of any board, of laid tiles or of drawn provinces."""

    @property
    def places(self) -> tuple[PlaceId, ...]:
        """All places, in the order in which they are read."""

    def neighbours(self, place: PlaceId) -> tuple[PlaceId, ...]:
        """The places that share a border with this one, whatever lies between."""

    def terrain(self, place: PlaceId) -> str:
        """The kind of country, as the charts of the rule set name it."""

    def centre(self, place: PlaceId) -> Point:
        """Where to write its name, in map units with y downwards."""

    def outline(self, place: PlaceId) -> tuple[Point, ...]:
        """Its border as a polygon, clockwise, in map units."""


class TileBoard:
    """A world of tiles. Two boards are equal if the same tiles lie in the same places."""

    def __init__(self, tiles: Mapping[PlaceId, Tile], designs: Mapping[str, Design] | None = None) -> None:
        self._designs = _shipped() if designs is None else designs
        hexes = {place: _hex_named(place) for place in tiles}
        self.places: tuple[PlaceId, ...] = tuple(sorted(hexes, key=lambda place: _reading_order(hexes[place])))
        self._hexes = {place: hexes[place] for place in self.places}
        self._at = {at: place for place, at in self._hexes.items()}
        self.tiles: Mapping[PlaceId, Tile] = MappingProxyType({place: tiles[place] for place in self.places})
        self._grounds = {place: self._ground(place, tile) for place, tile in self.tiles.items()}
        self._around = {place: tuple(map(self._at.get, around(at))) for place, at in self._hexes.items()}
        self._neighbours = {place: tuple(filter(None, there)) for place, there in self._around.items()}
        self._tables: dict[object, Any] = {}

    @classmethod
    def finished(cls, laid: Mapping[Hex, Tile], designs: Mapping[str, Design] | None = None) -> TileBoard:
        """The world laid on these hexagons, its places named from A1 at the top left (ME-MAP-52)."""
        top = min((r for _, r in laid), default=0)
        left = min((q + (r - top) // 2 for q, r in laid), default=0)
        return cls({place_name((q - left, r - top)): tile for (q, r), tile in laid.items()}, designs)

    def extended(self, tiles: Mapping[PlaceId, Tile]) -> TileBoard:
        """The same world with more tiles round it; those that lie stay as they are (ME-MAP-57)."""
        for place in tiles:
            if place in self.tiles:
                raise Refused.of("board-place-taken", rule="ME-MAP-57", place=place)
        return TileBoard({**self.tiles, **tiles}, self._designs)

    def _ground(self, place: PlaceId, tile: Tile) -> Ground:
        design = self._designs.get(tile.design)
        if design is None:
            raise Refused.of("board-unknown-design", design=tile.design, place=place)
        if tile.turn not in EDGES:
            raise Refused.of("board-bad-turn", turn=str(tile.turn), place=place)
        running = frozenset(edge for edge in EDGES if tile.flow[edge])
        beds = {(edge + tile.turn) % 6 for edge in (*design.rivers, *design.mouths)}
        if not running <= beds or not {-1, 0, 1}.issuperset(tile.flow):
            raise Refused.of("board-bad-flow", flow=" ".join(map(str, tile.flow)), design=design.id, place=place)
        return ground(design, tile.turn, running)

    # --- places ---------------------------------------------------------------------------------------

    def hex(self, place: PlaceId) -> Hex:
        return self._hexes[place]

    def place(self, at: Hex) -> PlaceId | None:
        """The place that lies on this hexagon, if a tile does."""
        return self._at.get(at)

    def around(self, place: PlaceId) -> tuple[PlaceId | None, ...]:
        """What lies beyond each of the six edges; None beyond the rim (ME-MAP-19, ME-MAP-57)."""
        return self._around[place]

    def neighbours(self, place: PlaceId) -> tuple[PlaceId, ...]:
        """Plain hexagon adjacency, as for realms, independent empires and dragons (ME-MAP-24)."""
        return self._neighbours[place]

    def by_land(self, place: PlaceId) -> tuple[PlaceId, ...]:
        """Neighbours with land facing land, brown included: what "adjacent" means for banners (ME-MAP-24)."""
        return self._by_land[place]

    def marchable(self, place: PlaceId) -> tuple[PlaceId, ...]:
        """Those of them that a banner can march to, freely or by a roll: never the swamp (ME-MOV-21, ME-MOV-22)."""
        return self._marchable[place]

    def by_sea(self, place: PlaceId) -> tuple[PlaceId, ...]:
        """Neighbours with sea facing sea: what "adjacent" means for ships (ME-MAP-24)."""
        return self._by_sea[place]

    def distance(self, a: PlaceId, b: PlaceId) -> int:
        """Steps from hexagon to hexagon (ME-MAP-19)."""
        return distance(self._hexes[a], self._hexes[b])

    def terrain(self, place: PlaceId) -> str:
        """The tile's pack: highland, lowland, river_valley or coastal (ME-SCT-10)."""
        return self._designs[self.tiles[place].design].pack

    def centre(self, place: PlaceId) -> Point:
        return centre(self._hexes[place])

    def outline(self, place: PlaceId) -> tuple[Point, ...]:
        return corners(self._hexes[place])

    @cached_property
    def _by_land(self) -> dict[PlaceId, tuple[PlaceId, ...]]:
        return {place: self._touching(place, wet=False) for place in self.places}

    @cached_property
    def _marchable(self) -> dict[PlaceId, tuple[PlaceId, ...]]:
        return {place: tuple(filter(self.enterable, self.by_land(place))) for place in self.places}

    @cached_property
    def _by_sea(self) -> dict[PlaceId, tuple[PlaceId, ...]]:
        return {place: self._touching(place, wet=True) for place in self.places}

    def _touching(self, place: PlaceId, *, wet: bool) -> tuple[PlaceId, ...]:
        """Neighbours that meet this tile at some pair of half-edges that are both sea, or both not."""
        here = self._grounds[place].sea
        found = []
        for edge, there in enumerate(self._around[place]):
            beyond = self._grounds[there].sea if there else frozenset()
            pairs = ((half in here, abutting(half) in beyond) for half in (2 * edge, 2 * edge + 1))
            if there and (wet, wet) in pairs:
                found.append(there)
        return tuple(found)

    # --- tiles ----------------------------------------------------------------------------------------

    def design(self, place: PlaceId) -> Design:
        return self._designs[self.tiles[place].design]

    def ground(self, place: PlaceId) -> Ground:
        """The tile's edges, cells, massifs and sea as it lies."""
        return self._grounds[place]

    def edges(self, place: PlaceId) -> str:
        """Six letters after turning; a mouth in use is R, an unused one its land letter (ME-MAP-09, ME-MAP-50)."""
        return self._grounds[place].edges

    def flow(self, place: PlaceId) -> Flow:
        """By edge: 1 a river leaves, -1 one comes in, 0 none (ME-MAP-25)."""
        return self.tiles[place].flow

    def sea_halves(self, place: PlaceId) -> frozenset[int]:
        return self._grounds[place].sea

    def cells(self, place: PlaceId) -> tuple[frozenset[int], ...]:
        return self._grounds[place].cells

    def massifs(self, place: PlaceId) -> tuple[Massif, ...]:
        return self._grounds[place].massifs

    # --- what a place has -----------------------------------------------------------------------------

    def enterable(self, place: PlaceId) -> bool:
        """Every tile but the swamp, which nobody can scout, enter or own (ME-MAP-14, ME-MOV-22)."""
        return self._enterable[place]

    @cached_property
    def _enterable(self) -> dict[PlaceId, bool]:
        return {place: self.design(place).course != Course.SWAMP for place in self.places}

    def has_sea(self, place: PlaceId) -> bool:
        """Ships can lie here, and a city would have a harbour (ME-SEA-03, ME-SEA-22)."""
        return bool(self._grounds[place].sea)

    def has_river(self, place: PlaceId) -> bool:
        """A river runs here, however short its way: what a city bridges and magic dries up (ME-MOV-10, ME-MAG-12)."""
        return "R" in self._grounds[place].edges

    def has_mountain(self, place: PlaceId) -> bool:
        """Brown shows on the tile (ME-RAC-10)."""
        return bool(self._grounds[place].massifs)

    def has_forest(self, place: PlaceId) -> bool:
        """Forest shows anywhere on the tile: timber in winter (ME-CON-07, ME-RAC-14)."""
        return "forest" in self.design(place).areas

    @cached_property
    def capitals(self) -> tuple[PlaceId, ...]:
        """The capital sites: tiles with a circle, and tiles marked in their stead (ME-MAP-15, ME-MAP-53)."""
        return tuple(place for place, tile in self.tiles.items() if tile.seat or self.design(place).capital)

    @cached_property
    def all_mountain(self) -> tuple[PlaceId, ...]:
        """Tiles of nothing but mountain, where the dragons of winter lie (ME-MAP-16, ME-DRG-03)."""
        return tuple(place for place in self.places if self.edges(place) == "MMMMMM")

    @cached_property
    def forests(self) -> tuple[PlaceId, ...]:
        return tuple(filter(self.has_forest, self.places))

    def rim(self, place: PlaceId) -> tuple[int, ...]:
        """The edges beyond which no tile lies (ME-MAP-57)."""
        return tuple(edge for edge, there in enumerate(self._around[place]) if there is None)

    # --- a value --------------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, TileBoard) and self.tiles == other.tiles)

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(self.tiles.items()))

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"TileBoard({dict(self.tiles)!r})"

    def __copy__(self) -> TileBoard:
        return self

    def __deepcopy__(self, memo: object) -> TileBoard:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return TileBoard, (dict(self.tiles), self._designs)

    def to_json(self) -> bytes:
        """The same board gives the same bytes (ME-MAP-56)."""
        return msgspec.json.encode(_Saved(dict(self.tiles)))

    @classmethod
    def from_json(cls, saved: bytes, designs: Mapping[str, Design] | None = None) -> TileBoard:
        try:
            return cls(msgspec.json.decode(saved, type=_Saved).tiles, designs)
        except msgspec.MsgspecError as error:
            raise Refused.of("board-damaged", why=str(error)) from error


class _Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: dict[PlaceId, Tile]


def per_board(find_out: Callable[[TileBoard], T]) -> Callable[[TileBoard], T]:
    """Find something out about a board once, when it is first asked for, and keep it as long as the board lives."""

    @wraps(find_out)
    def look_up(board: TileBoard) -> T:
        try:
            found: T = board._tables[find_out]
        except KeyError:
            found = board._tables[find_out] = find_out(board)
        return found

    return look_up


@cache
def _shipped() -> Mapping[str, Design]:
    return {design.id: design for design in shipped()}


def _hex_named(place: PlaceId) -> Hex:
    try:
        return place_hex(place)
    except ValueError as error:
        raise Refused.of("board-bad-place", place=place) from error


def _reading_order(at: Hex) -> Hex:
    """Row by row from the top, each from the left."""
    return at[1], at[0]
