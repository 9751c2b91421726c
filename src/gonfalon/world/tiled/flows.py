"""Which way the water runs on a map that does not say: worked out from springs and ends (ME-MAP-25).

A person who draws in Tiled lays river tiles side by side and says nothing of direction. Mostly there is but one way:
springs give, ends take, what comes in must go out, one river only leaves a lake or swamp, a river that reaches the rim
runs off the map, and an end that no river reaches is the outflow of a lake beside it. Between two lakes either way may
do: then a guess is made and told. Where water would have to run against itself there is no way at all, and that is
told too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping

from gonfalon.kernel.messages import Message
from gonfalon.world.designs import Course, Design
from gonfalon.world.faults import Fault
from gonfalon.world.hexes import EDGES, Hex, around, facing, step
from gonfalon.world.tiles import Flow, Tile, place_name

Spot = tuple[Hex, int]  # an edge of a hexagon
CERTAIN = {Course.SOURCE: 1, Course.END: -1, Course.DUAL: -1}  # which way all water of such a tile runs
PASSING, STANDING = (Course.THROUGH, Course.FORK), (Course.LAKE, Course.SWAMP)


def with_flows(
    tiles: Mapping[Hex, Tile], known: Mapping[Hex, Flow], designs: Mapping[str, Design]
) -> tuple[dict[Hex, Tile], list[Fault]]:
    """The tiles with their water running, and where that was guessed or cannot be; what is known stays as it is."""
    waters = _Waters(tiles, known, designs)
    waters.settle()
    flowing = {
        at: Tile(tile.design, tile.turn, known.get(at, waters.flow(at)), tile.seat) for at, tile in tiles.items()
    }
    return flowing, waters.faults


def beds(design: Design, turn: int) -> tuple[frozenset[int], frozenset[int]]:
    """River edges and mouths of a design as it lies."""
    rivers, mouths = (frozenset((edge + turn) % 6 for edge in edges) for edges in (design.rivers, design.mouths))
    return rivers, mouths


class _Waters:
    """Edges that carry water, and which way so far as has been found out: 1 out of the tile, -1 into it."""

    def __init__(self, tiles: Mapping[Hex, Tile], known: Mapping[Hex, Flow], designs: Mapping[str, Design]) -> None:
        self.known = known
        self.course = {at: designs[tile.design].course for at, tile in tiles.items()}
        self.beds = {at: beds(designs[tile.design], tile.turn) for at, tile in tiles.items()}
        reading_order = sorted(tiles, key=lambda at: (at[1], at[0]))
        self.wet = {at: tuple(edge for edge in EDGES if self._carries_water(at, edge)) for at in reading_order}
        self.way: dict[Spot, int] = {}
        self.faults: list[Fault] = []

    def _carries_water(self, at: Hex, edge: int) -> bool:
        """River edges do; mouths do if the tile beyond leads a river there (ME-MAP-09, ME-MAP-40, ME-MAP-50)."""
        if at in self.known:
            return bool(self.known[at][edge])
        rivers, mouths = self.beds[at]
        there, back = step(at, edge), facing(edge)
        if edge in rivers or edge not in mouths or there not in self.beds:
            return edge in rivers
        return bool(self.known[there][back]) if there in self.known else back in self.beds[there][0]

    def settle(self) -> None:
        """From what is certain to what is not."""
        for at, edges in self.wet.items():
            certain = CERTAIN.get(self.course[at])
            for edge in edges:
                if way := self.known[at][edge] if at in self.known else certain:
                    self._run((at, edge), way)
        for at, edge in self._unsettled():
            if self._other_side((at, edge)) is None:
                self._run((at, edge), 1)
        self._feed()
        for at, edge in self._unsettled():
            if self.course[at] in STANDING and -1 not in self.flow(at):
                self._run((at, edge), -1)
        for at, edge in self._unsettled():
            if self.course[at] in STANDING:
                self._tell("tiled-flow-guessed", at)
                self._run((at, edge), -1)
        for at, edge in self._unsettled():
            self._run((at, edge), 1)  # rings are left, and are told when the map is looked at as a whole

    def _feed(self) -> None:
        """Open mouths between tiles that no water reaches and standing water that none leaves, until nothing changes.

        An end, a lake or a swamp may lie straight against a lake or swamp, and be its outflow (ME-MAP-41, ME-MAP-44).
        """
        waiting = deque(self._thirsty(self.wet))
        while waiting:
            at = waiting.popleft()
            mouths = sorted(self.beds[at][1])
            edge = next((edge for edge in mouths if self._can_spare(step(at, edge), facing(edge))), None)
            if edge is not None and self._is_thirsty(at):
                self.wet[at] += (edge,)
                self.wet[step(at, edge)] += (facing(edge),)
                reached = self._run((at, edge), -1)
                waiting.extend(self._thirsty([*around(at), *reached]))

    def _thirsty(self, places: Iterable[Hex]) -> list[Hex]:
        """Those of the tiles that no water reaches; ends first, because they cannot be without."""
        found = [at for at in places if self._is_thirsty(at)]
        return sorted(found, key=lambda at: self.course[at] != Course.END)

    def _is_thirsty(self, at: Hex) -> bool:
        needs = self.course.get(at) in (Course.END, *STANDING) and at not in self.known
        return needs and all(self.way.get((at, edge)) == 1 for edge in self.wet[at])

    def _can_spare(self, at: Hex, edge: int) -> bool:
        """Is this a mouth of standing water that rivers join and none is known to leave?"""
        stands = self.course.get(at) in STANDING and at not in self.known and edge in self.beds[at][1]
        return stands and self.wet[at] != () and all(self.way.get((at, wet)) != 1 for wet in self.wet[at])

    def _unsettled(self) -> Iterator[Spot]:
        """Edges whose way is still open when their turn comes."""
        for at, edges in self.wet.items():
            for edge in edges:
                if (at, edge) not in self.way:
                    yield at, edge

    def _other_side(self, spot: Spot) -> Spot | None:
        """The neighbour's side of the edge, if it carries water too."""
        there, back = step(*spot), facing(spot[1])
        return (there, back) if back in self.wet.get(there, ()) else None

    def _run(self, spot: Spot, way: int) -> list[Hex]:
        """Let water run over an edge, and over every other that follows from it; the tiles it has come to."""
        follows, reached = [(spot, way)], list[Hex]()
        while follows:
            spot, way = follows.pop()
            if spot not in self.way:
                self.way[spot] = way
                reached.append(spot[0])
                other = self._other_side(spot)
                follows += [(other, -way)] if other else []
                follows += self._implied(spot[0])
            elif self.way[spot] != way:
                self._tell("tiled-flow-clash", spot[0])
        return reached

    def _implied(self, at: Hex) -> list[tuple[Spot, int]]:
        """What the ways known so far say about the tile's other edges: one river leaves it, all others come in."""
        if at in self.known or self.course[at] not in (*PASSING, *STANDING):
            return []
        waiting = [(at, edge) for edge in self.wet[at] if (at, edge) not in self.way]
        if any(self.way.get((at, edge)) == 1 for edge in self.wet[at]):
            return [(spot, -1) for spot in waiting]
        return [(waiting[0], 1)] if len(waiting) == 1 and self.course[at] in PASSING else []

    def _tell(self, key: str, at: Hex) -> None:
        fault = Fault("ME-MAP-25", place_name(at), Message.of(key, place=place_name(at)))
        if fault not in self.faults:
            self.faults.append(fault)

    def flow(self, at: Hex) -> Flow:
        ways = [self.way.get((at, edge), 0) for edge in EDGES]
        return ways[0], ways[1], ways[2], ways[3], ways[4], ways[5]
