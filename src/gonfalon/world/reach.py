"""How far things hang together: empires by hexagon, coasts by sea, and the road home (ME-REV-08, ME-WQT-02, ME-WQT-11).

The answers are dicts in the order of discovery: quick to ask, safe to loop over, the same in every process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Container, Iterable, Iterator

from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.ground import BRIDGE, PASSES
from gonfalon.world.hexes import EDGES
from gonfalon.world.routes import NOWHERE, reached_freely
from gonfalon.world.tiles import PlaceId

Spot = tuple[PlaceId, int]  # a tile and the half-edge of it where a banner stands
Openings = tuple[tuple[PlaceId, ...], tuple[PlaceId, ...]]  # the bridges that are open about a place, and the passes
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


class Roads:
    """Roads over one country without a single route roll (ME-WQT-02); what was found for one banner serves the next.

    They use these bridges and passes and enter no barred place, be it unknown, held by an enemy or under siege
    (ME-WQT-03, ME-WQT-05). The first step may be limited to some edges (`leaving`).
    """

    def __init__(
        self,
        board: TileBoard,
        *,
        bridges: Collection[PlaceId] = NOWHERE,
        passes: Collection[PlaceId] = NOWHERE,
        barred: Container[PlaceId] = NOWHERE,
    ) -> None:
        self._board, self._bridges, self._passes, self._barred = board, bridges, passes, barred
        self._known = _known_steps(board)
        self._openings: dict[PlaceId, Openings] = {}

    def road(
        self, place: PlaceId, half: int, goals: Container[PlaceId], leaving: Collection[int] = EDGES
    ) -> tuple[PlaceId, ...] | None:
        """The shortest road to one of the goals, tile by tile with both ends; None if there is none."""
        if place in goals:
            return (place,)
        came_from: dict[Spot, Spot | None] = {(place, half): None}
        for there in self._walk(came_from, leaving):
            if there[0] in goals:
                return _road(came_from, there)
        return None

    def reached(self, place: PlaceId, half: int, leaving: Collection[int] = EDGES) -> dict[PlaceId, None]:
        """Every place to which there is a road, and the place itself."""
        start: dict[Spot, Spot | None] = {(place, half): None}
        return dict.fromkeys((place, *(there for there, _ in self._walk(start, leaving))))

    def _walk(self, came_from: dict[Spot, Spot | None], leaving: Collection[int]) -> Iterator[Spot]:
        """Every spot that is come to from the one that is noted, in the order in which it is found."""
        waiting = deque(came_from)
        while waiting:
            here = waiting.popleft()
            onward = self._steps(here) if leaving is EDGES or came_from[here] else self._steps_over(here, leaving)
            for there in onward:
                if there not in came_from and there[0] not in self._barred:
                    came_from[there] = here
                    waiting.append(there)
                    yield there

    def _steps(self, spot: Spot) -> tuple[Spot, ...]:
        """The free steps over any edge: the same for everybody to whom the same bridges and passes near by are open."""
        place = spot[0]
        if place not in self._openings:
            self._openings[place] = self._open_about(place)
        key = (spot, self._openings[place])
        steps = self._known.get(key)
        if steps is None:
            steps = self._known[key] = tuple(dict.fromkeys(self._steps_over(spot, EDGES)))
        return steps

    def _open_about(self, place: PlaceId) -> Openings:
        about = (place, *self._board.neighbours(place))
        return tuple([p for p in about if p in self._bridges]), tuple([p for p in about if p in self._passes])

    def _steps_over(self, spot: Spot, edges: Iterable[int]) -> Iterator[Spot]:
        """One spot stands for all of a tile from which a banner gets just as far."""
        board, (place, half), bridges, passes = self._board, spot, self._bridges, self._passes
        around = board.around(place)
        for edge in edges:
            there = around[edge]
            if there is not None and (free := reached_freely(board, place, half, edge, bridges, passes)):
                alike = board.ground(there).alike[(there in bridges) * BRIDGE | (there in passes) * PASSES]
                yield from dict.fromkeys([(there, alike[stand]) for stand in free])


@per_board
def _known_steps(_: TileBoard) -> dict[tuple[Spot, Openings], tuple[Spot, ...]]:
    """Where a banner comes to from a spot, by the bridges and the passes that are open about it."""
    return {}


def _road(came_from: dict[Spot, Spot | None], end: Spot) -> tuple[PlaceId, ...]:
    road: list[PlaceId] = []
    here: Spot | None = end
    while here is not None:
        road.append(here[0])
        here = came_from[here]
    return tuple(reversed(road))
