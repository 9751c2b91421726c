"""A second, slow opinion on finished maps, straight from the words of the clauses (ME-MAP-25 to ME-MAP-54).

It shares nothing with the fast legality of `layout.py`: maps that laid themselves are tested against it, and maps drawn
by hand or read from a file are checked with it. It asks what a finished map can show, not in which order it was laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from gonfalon.kernel.messages import Message
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course, Pack
from gonfalon.world.faults import Fault
from gonfalon.world.hexes import Hex, abutting, around, facing
from gonfalon.world.layout import APART
from gonfalon.world.rivers import downstream, outflow
from gonfalon.world.tiles import PlaceId, place_name

WATERS = {  # rivers that may come in, and that may leave, on each kind of tile (ME-MAP-25)
    Course.NONE: ({0}, {0}), Course.SOURCE: ({0}, {1}), Course.THROUGH: ({1}, {1}), Course.FORK: ({2}, {1}),
    Course.END: ({1, 2}, {0}), Course.DUAL: ({0, 1, 2, 3}, {0}),
    Course.LAKE: ({1, 2, 3}, {0, 1}), Course.SWAMP: ({1, 2, 3, 4, 5, 6}, {0, 1}),
}  # fmt: skip
OWN_CLAUSE = {Course.FORK: "ME-MAP-39", Course.LAKE: "ME-MAP-41", Course.SWAMP: "ME-MAP-44"}
SITES_SHOWN = 5


def faults(board: TileBoard, *, players: int = 0, apart: int = APART) -> list[Fault]:
    """Every broken clause of a finished map, with the place; empty when it is sound."""
    found = [fault for place in board.places for fault in _tile_faults(board, place)]
    return [*found, *_ring_faults(board), *_land_faults(board), *_capital_faults(board, players, apart)]


def _fault(rule: str, key: str, place: PlaceId, **args: object) -> Fault:
    return Fault(rule, place, Message.of(key, place=place, **args))


# --- tile by tile ---------------------------------------------------------------------------------------


def _tile_faults(board: TileBoard, place: PlaceId) -> Iterator[Fault]:
    design, tile = board.design(place), board.tiles[place]
    if tile.turn not in design.turns:
        yield _fault("ME-MAP-28", "audit-turned", place, tile=design.id)
    yield from _flow_faults(board, place)
    for edge, there in enumerate(board.around(place)):
        if there is not None and place < there:
            yield from _shore_faults(board, place, there, edge)
        yield from _river_faults(board, place, there, edge)


def _flow_faults(board: TileBoard, place: PlaceId) -> Iterator[Fault]:
    """How many rivers come in and leave, and that no river bed is dry."""
    design, flow = board.design(place), board.flow(place)
    into, out = WATERS[design.course]
    if flow.count(-1) not in into or flow.count(1) not in out:
        rule = OWN_CLAUSE.get(design.course, "ME-MAP-25")
        yield _fault(rule, "audit-waters", place, tile=design.id, into=flow.count(-1), out=flow.count(1))
    for edge in design.rivers:
        if not flow[(edge + board.tiles[place].turn) % 6]:
            yield _fault("ME-MAP-37", "audit-dry-bed", place, tile=design.id)


def _shore_faults(board: TileBoard, place: PlaceId, there: PlaceId, edge: int) -> Iterator[Fault]:
    """Sea halves face sea halves, and land halves land halves."""
    halves = (2 * edge, 2 * edge + 1)
    if any((half in board.sea_halves(place)) != (abutting(half) in board.sea_halves(there)) for half in halves):
        coastal = Pack.COASTAL in (board.design(place).pack, board.design(there).pack)
        yield _fault("ME-MAP-48" if coastal else "ME-MAP-46", "audit-shore", place, other=there)


def _river_faults(board: TileBoard, place: PlaceId, there: PlaceId | None, edge: int) -> Iterator[Fault]:
    """A river that leaves is taken up or runs off the map; a river that comes in comes from somewhere."""
    way = board.flow(place)[edge]
    if there is None:
        if way < 0:
            yield _fault("ME-MAP-25", "audit-from-nowhere", place)
    elif way > 0 and board.flow(there)[facing(edge)] != -1:
        yield _fault("ME-MAP-38", "audit-blocked", place, other=there)
    elif way < 0 and board.flow(there)[facing(edge)] != 1:
        yield _fault("ME-MAP-37", "audit-from-dry", place, other=there)


# --- the whole ------------------------------------------------------------------------------------------


def _ring_faults(board: TileBoard) -> Iterator[Fault]:
    """No river runs in a ring, not even through lakes; each ring is told once."""
    told: set[PlaceId] = set()
    for place in board.places:
        if place not in told and outflow(board, place) is not None and place in downstream(board, place):
            told.update(downstream(board, place))
            yield _fault("ME-MAP-25", "audit-ring", place)


def _land_faults(board: TileBoard) -> Iterator[Fault]:
    """One land without holes, and no coast without a river end."""
    laid = {board.hex(place): place for place in board.places}
    whole = _spread(next(iter(laid)), lambda at: at in laid) if laid else set()
    for place in (laid[at] for at in laid if at not in whole):
        yield _fault("ME-MAP-32", "audit-apart", place)
        break
    for hole in _holes(laid):
        if not _sea_all_round(board, laid, hole):
            yield _fault("ME-MAP-45", "audit-hole", place_name(min(hole)), size=len(hole))
    coasts = [place for place in board.places if board.design(place).pack == Pack.COASTAL]
    if coasts and not any(board.design(place).course == Course.END for place in board.places):
        yield _fault("ME-MAP-49", "audit-no-end", coasts[0])


def _holes(laid: dict[Hex, PlaceId]) -> Iterator[set[Hex]]:
    """The groups of empty hexagons that do not reach the outside."""
    if not laid:
        return
    rows, columns = [r for _, r in laid], [q for q, _ in laid]
    box = range(min(columns) - 1, max(columns) + 2), range(min(rows) - 1, max(rows) + 2)
    empty = {(q, r) for q in box[0] for r in box[1]} - laid.keys()
    empty -= _spread((box[0][0], box[1][0]), empty.__contains__)
    while empty:
        hole = _spread(min(empty), empty.__contains__)
        empty -= hole
        yield hole


def _spread(start: Hex, inside: Callable[[Hex], bool]) -> set[Hex]:
    seen, stack = {start}, [start]
    while stack:
        fresh = [near for near in around(stack.pop()) if near not in seen and inside(near)]
        seen.update(fresh)
        stack += fresh
    return seen


def _sea_all_round(board: TileBoard, laid: dict[Hex, PlaceId], hole: set[Hex]) -> bool:
    """An inland sea: every laid edge that borders the hole is open sea (ME-MAP-45)."""
    borders = ((laid[near], facing(edge)) for at in hole for edge, near in enumerate(around(at)) if near in laid)
    return all(board.edges(place)[edge] == "S" for place, edge in borders)


def _capital_faults(board: TileBoard, players: int, apart: int) -> Iterator[Fault]:
    """Capitals far enough from each other, and enough of them."""
    for one, other in combinations(board.capitals, 2):
        if board.distance(one, other) < apart:
            yield _fault("ME-MAP-51", "audit-near", one, other=other, between=apart - 1)
    found = len(board.capitals)
    if found < players:
        sites = ", ".join(_sites(board, apart)[:SITES_SHOWN])
        yield Fault("ME-MAP-53", "", Message.of("audit-capitals", players=players, found=found, sites=sites or "–"))


def _sites(board: TileBoard, apart: int) -> list[PlaceId]:
    """Where a capital could be marked: any land but the swamp, far enough from the others (ME-MAP-53)."""
    free = (place for place in board.places if board.enterable(place) and place not in board.capitals)
    return [place for place in free if all(board.distance(place, capital) >= apart for capital in board.capitals)]
