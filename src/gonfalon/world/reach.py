"""How far things hang together: empires by hexagon, coasts by sea, and the road home (ME-REV-08, ME-WQT-02, ME-WQT-11).

The answers are dicts in the order of discovery: quick to ask, safe to loop over, the same in every process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Container, Iterable, Iterator

from gonfalon.kernel.messages import Refusal
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.hexes import EDGES
from gonfalon.world.routes import NOWHERE, march
from gonfalon.world.tiles import PlaceId

Spot = tuple[PlaceId, int]  # a tile and the half-edge of it where a banner stands
Neighbours = Callable[[PlaceId], Iterable[PlaceId]]


def reach(
    neighbours: Neighbours, starts: Iterable[PlaceId], may_enter: Callable[[PlaceId], object]
) -> dict[PlaceId, int]:
    """Every place that can be come to from these, and in how many steps; the starts themselves need no leave.

    `reach(board.neighbours, [capital], empire.__contains__)` is what is not isolated; `reach(board.by_sea, [here],
    board.has_sea)` where a ship can winter; `reach(board.by_land, [here], board.enterable)` where a banner could ever
    march to, route rolls willing.
    """
    steps = dict.fromkeys(starts, 0)
    waiting = deque(steps)
    while waiting:
        here = waiting.popleft()
        for there in neighbours(here):
            if there not in steps and may_enter(there):
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def clear_road(
    board: TileBoard,
    place: PlaceId,
    half: int,
    goals: Container[PlaceId],
    *,
    bridges: Container[PlaceId] = NOWHERE,
    passes: Container[PlaceId] = NOWHERE,
    barred: Container[PlaceId] = NOWHERE,
    leaving: Collection[int] = EDGES,
) -> tuple[PlaceId, ...] | None:
    """The shortest road from a banner's place to one of the goals without a single route roll, or None (ME-WQT-02).

    It starts over one of the edges `leaving` and enters no barred place, be it unknown, held by an enemy or under siege
    (ME-WQT-03, ME-WQT-05). The tiles of the road are given in order, with both ends.
    """
    if place in goals:
        return (place,)
    came_from: dict[Spot, Spot | None] = {(place, half): None}
    waiting = deque(came_from)
    while waiting:
        here = waiting.popleft()
        edges = leaving if came_from[here] is None else EDGES
        for there in _free_steps(board, here, edges, bridges, passes):
            if there not in came_from and there[0] not in barred:
                came_from[there] = here
                waiting.append(there)
                if there[0] in goals:
                    return _road(came_from, there)
    return None


@per_board
def _bare_steps(_: TileBoard) -> dict[Spot, tuple[Spot, ...]]:
    """Where a banner comes to from a spot if no bridge and no pass is open anywhere about."""
    return {}


def _free_steps(
    board: TileBoard, spot: Spot, edges: Collection[int], bridges: Container[PlaceId], passes: Container[PlaceId]
) -> tuple[Spot, ...]:
    known = _bare_steps(board)
    if edges is not EDGES or any(p in bridges or p in passes for p in (spot[0], *board.neighbours(spot[0]))):
        return tuple(_steps(board, spot, edges, bridges, passes))
    if spot not in known:
        known[spot] = tuple(_steps(board, spot, EDGES, NOWHERE, NOWHERE))
    return known[spot]


def _steps(
    board: TileBoard, spot: Spot, edges: Iterable[int], bridges: Container[PlaceId], passes: Container[PlaceId]
) -> Iterator[Spot]:
    for edge in edges:
        route = march(board, *spot, edge, bridges, passes)
        if not isinstance(route, Refusal):
            yield from ((route.there, stand) for stand in route.free)


def _road(came_from: dict[Spot, Spot | None], end: Spot) -> tuple[PlaceId, ...]:
    road: list[PlaceId] = []
    here: Spot | None = end
    while here is not None:
        road.append(here[0])
        here = came_from[here]
    return tuple(reversed(road))
