"""From tile to tile: what is reached freely, what needs a route roll, what is never open (ME-MOV-04 to ME-MOV-23).

A city's bridge and passes come together, but a river may also lie dry by magic (ME-MAG-23): so the places with an open
bridge and those with open passes are passed in separately. Whose they are is for the rules to say (ME-MOV-11).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType

from gonfalon.kernel.messages import Refusal
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.ground import BRIDGE, PASSES, Ground
from gonfalon.world.hexes import abutting, facing
from gonfalon.world.tiles import PlaceId

NOWHERE: Collection[PlaceId] = frozenset()
MOUNTAIN, RIVER = "mountain", "river"
LEFT, ENTERED = 0, 2  # by how many bits the flags of the tile left and of the tile entered are shifted
RIVERS = BRIDGE << LEFT | BRIDGE << ENTERED
MOUNTAINS = PASSES << LEFT | PASSES << ENTERED
Shut = tuple[tuple[int, int], ...]  # half-edges behind obstacles, and these as flags


def _preference(crossed: int) -> tuple[bool, bool, int, int]:
    """One kind of obstacle before both, mountains before rivers (some races are at home there, ME-RAC-09), then few."""
    wet, high = bool(crossed & RIVERS), bool(crossed & MOUNTAINS)
    return wet and high, wet, crossed.bit_count(), crossed


CROSSINGS = tuple(sorted(range(1, 1 << 4), key=_preference))  # what a route may have to get over, as flags


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A river or a mountain that a route would have to cross, in which tile, and the case of the rules it is."""

    kind: str
    place: PlaceId
    rule: str


class Route:
    """What a banner can do that marches over one edge: half-edges of the tile entered, each a place to stand.

    Those in `free` are reached without a roll; with none of these the move is blocked (ME-MOV-08).
    """

    def __init__(self, place: PlaceId, half: int, there: PlaceId, boundary: _Boundary, flags: int) -> None:
        self.there, self.free = there, boundary.reached(half, flags)
        self._place, self._half, self._boundary, self._flags = place, half, boundary, flags

    @cached_property
    def by_roll(self) -> Mapping[int, tuple[Obstacle, ...]]:
        """Those open only to a force that finds a route, and what it has to cross; found out when somebody asks."""
        shut, name = self._boundary.shut(self._half, self._flags), self._boundary.obstacles
        return MappingProxyType({stand: tuple(name(crossed, self._place, self.there)) for stand, crossed in shut})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Route) and self._tells() == other._tells()

    def __hash__(self) -> int:
        return hash((self.there, self.free))

    def _tells(self) -> tuple[PlaceId, tuple[int, ...], Mapping[int, tuple[Obstacle, ...]]]:
        return self.there, self.free, self.by_roll


def march(
    board: TileBoard,
    place: PlaceId,
    half: int,
    edge: int,
    bridges: Collection[PlaceId] = NOWHERE,
    passes: Collection[PlaceId] = NOWHERE,
) -> Route | Refusal:
    """The exact test of ME-MOV-09 for a banner on this half-edge that leaves its tile over this edge.

    A refusal means that no route roll helps: the rim of the map, the swamp or the sea.
    """
    flags = _flags(board.around(place)[edge], place, bridges, passes) if bridges or passes else 0
    known, key = _known_routes(board), (place, half, edge, flags)
    if key not in known:
        known[key] = _route(board, place, half, edge, flags)
    return known[key]


def reached_freely(
    board: TileBoard, place: PlaceId, half: int, edge: int, bridges: Collection[PlaceId], passes: Collection[PlaceId]
) -> tuple[int, ...]:
    """What `march` finds free, for those who want to know nothing else: many a road is made of such steps."""
    there = board.around(place)[edge]
    if there is None or there not in board.marchable(place):
        return ()
    return _boundary(board.ground(place), board.ground(there), edge).reached(
        half, _flags(there, place, bridges, passes)
    )


def _flags(there: PlaceId | None, place: PlaceId, bridges: Collection[PlaceId], passes: Collection[PlaceId]) -> int:
    """The bridges and passes that are open in the tile left and in the tile entered."""
    flags = (place in bridges) * BRIDGE | (place in passes) * PASSES
    if there is not None:
        flags |= (there in bridges) * BRIDGE << ENTERED | (there in passes) * PASSES << ENTERED
    return flags


def landing_places(board: TileBoard, place: PlaceId) -> tuple[int, ...]:
    """Where a banner that comes off a ship can stand: the land beside either end of the shore (ME-SEA-32)."""
    ground = board.ground(place)
    ends = {(half + way) % 12 for half in ground.sea for way in (1, -1)} - ground.sea
    return tuple(sorted(ends))


def bank(board: TileBoard, place: PlaceId, half: int) -> str | None:
    """Which bank of the river that crosses its edge a half-edge is, looking downstream; None without a river.

    Seen from inside the tile the first half of an edge is on the left, so it is the left bank of a river that leaves.
    """
    way = board.flow(place)[half // 2]
    if way == 0:
        return None
    return "left" if (half % 2 == 0) == (way > 0) else "right"


@per_board
def _known_routes(_: TileBoard) -> dict[tuple[PlaceId, int, int, int], Route | Refusal]:
    return {}


def _route(board: TileBoard, place: PlaceId, half: int, edge: int, flags: int) -> Route | Refusal:
    assert half not in board.sea_halves(place), f"no banner can stand at {place}/{half}"
    there = board.around(place)[edge]
    if there is None:
        return Refusal.of("route-rim", rule="ME-MAP-57", place=place)
    if not board.enterable(there):
        return Refusal.of("route-swamp", rule="ME-MOV-22", place=there)
    boundary = _boundary(board.ground(place), board.ground(there), edge)
    if not boundary.pairs:
        return Refusal.of("route-sea", rule="ME-MOV-21", place=place, there=there)
    return Route(place, half, there, boundary, flags)


@lru_cache(maxsize=1 << 15)
def _boundary(left: Ground, entered: Ground, edge: int) -> _Boundary:
    """The same two tiles meet on many boards."""
    return _Boundary(left, entered, edge)


class _Boundary:
    """One edge and the two tiles on either side of it, for banners that march over it from any half-edge.

    Where it is coast they keep to the land half (ME-MOV-45).
    """

    def __init__(self, left: Ground, entered: Ground, edge: int) -> None:
        self.left, self.entered, self.edge = left, entered, edge
        both = ((here, abutting(here)) for here in (2 * edge, 2 * edge + 1))
        self.pairs = [(here, there) for here, there in both if here not in left.sea and there not in entered.sea]
        self.exit_mountain = left.edges[edge] == "M"
        self.entry_mountain = entered.edges[facing(edge)] == "M"
        self._reached: dict[tuple[int, int], tuple[int, ...]] = {}
        self._shut: dict[tuple[int, int], Shut] = {}

    def reached(self, half: int, flags: int) -> tuple[int, ...]:
        """Places to stand on the edge of the tile entered that a chain of free steps leads to."""
        key = half, flags
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = self._find(half, flags) if self._is_open(half, flags) else ()
        return found

    def _find(self, half: int, flags: int) -> tuple[int, ...]:
        entered, found, stands = self.entered, 0, []
        walked, onward = self.left.reach[flags >> LEFT & 3][half], entered.reach[flags >> ENTERED & 3]
        for here, there in self.pairs:
            if walked >> here & 1:
                found |= onward[there]
        for _, there in self.pairs:
            if found >> there & 1:
                stands.append(entered.stand(there))
        return tuple(sorted(set(stands))) if len(stands) > 1 else tuple(stands)

    def shut(self, half: int, flags: int) -> Shut:
        """The other places to stand, each with what a found route gets over."""
        if (half, flags) not in self._shut:
            free, entered = self.reached(half, flags), self.entered
            stands = sorted({stand for _, there in self.pairs if (stand := entered.stand(there)) not in free})
            self._shut[half, flags] = tuple([(stand, self._crossed(half, stand, flags)) for stand in stands])
        return self._shut[half, flags]

    def _is_open(self, half: int, flags: int) -> bool:
        """ME-MOV-09 e: no mountain on either side, or each one excused; all of it from a mountain edge of its own.

        One roll gets over mountains on both sides, and the way back is free (ME-MOV-43).
        """
        passes_left, passes_entered = flags >> LEFT & PASSES, flags >> ENTERED & PASSES
        exit_open = not self.exit_mountain or bool(passes_left)
        entry_open = not self.entry_mountain or bool(passes_entered)
        own_mountain = self.exit_mountain and half // 2 == self.edge
        return own_mountain or (exit_open and entry_open)

    def _crossed(self, half: int, stand: int, flags: int) -> int:
        """What a found route gets over on its way to this place to stand, as flags."""
        return next(more for more in CROSSINGS if stand in self.reached(half, flags | more))

    def obstacles(self, crossed: int, place: PlaceId, there: PlaceId) -> list[Obstacle]:
        """The same by name; one roll serves for all (ME-MOV-18)."""
        named = [
            (PASSES << LEFT, Obstacle(MOUNTAIN, place, "ME-MOV-16" if self.exit_mountain else "ME-MOV-15")),
            (PASSES << ENTERED, Obstacle(MOUNTAIN, there, "ME-MOV-14")),
            (BRIDGE << LEFT, Obstacle(RIVER, place, "ME-MOV-08")),
            (BRIDGE << ENTERED, Obstacle(RIVER, there, "ME-MOV-20")),
        ]
        return [obstacle for flag, obstacle in named if crossed & flag]
