"""A tile's ground as it lies: edges, cells and massifs after turning, for its rivers (ME-MAP-20 to ME-MAP-23)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from gonfalon.world.designs import Course, Design
from gonfalon.world.hexes import EDGES, HALVES

Cells = tuple[frozenset[int], ...]  # sets of half-edges, by their lowest
BRIDGE, PASSES = 1, 2  # flags: the tile's bridge is open (or its river dry), its mountain passes are open


@dataclass(frozen=True, slots=True)
class Massif:
    """One connected brown area: its mountain edges, and which of the tile's cells it touches (ME-MAP-21)."""

    edges: frozenset[int]
    touches: frozenset[int]


class Ground:
    """What can be asked of one tile without looking at its neighbours; worked out when it is first asked."""

    def __init__(self, design: Design, turn: int, running: frozenset[int]) -> None:
        self._design, self._turn = design, turn
        self._used = frozenset((edge - turn) % 6 for edge in running) & design.mouths

    @cached_property
    def edges(self) -> str:
        """One letter an edge; a mouth shows R where a river runs, its land letter where none does."""
        letters = ["R" if edge in self._used else letter for edge, letter in enumerate(self._design.edges)]
        return "".join(letters[(edge - self._turn) % 6] for edge in EDGES)

    @cached_property
    def sea(self) -> frozenset[int]:
        """The half-edges that are water (ME-MAP-23)."""
        return _turned(self._design.sea_halves, 2 * self._turn, 12)

    @cached_property
    def cells(self) -> Cells:
        """The parts of the ground that cannot be reached from each other (ME-MAP-21, ME-MAP-22)."""
        return _cells(self._design, self._turn, self._used)

    @cached_property
    def massifs(self) -> tuple[Massif, ...]:
        """A massif touches the cells from which it is the first barrier met along the tile's rim, either way round.

        Barriers come with the massifs first and in order, by the 24 points of the rim (see `Design.barriers`).
        """
        barriers, turn = self._design.barriers(self._used), self._turn
        rim = {(point + 4 * turn) % 24: i for i, barrier in enumerate(barriers) for point in barrier}
        found = []
        for number, edges in enumerate(self._design.massifs):
            touched = (i for i, cell in enumerate(self.cells) if any(number in _beside(rim, half) for half in cell))
            found.append(Massif(_turned(edges, turn, 6), frozenset(touched)))
        return tuple(found)

    @cached_property
    def reach(self) -> tuple[tuple[int, ...], ...]:
        """By flags and half-edge: a bit for every half-edge to which a banner can walk within the tile."""
        bare = self._design.edges.replace("R", "P")
        drained = replace(self._design, edges=bare, course=Course.NONE, mouths=frozenset())
        rejoined = _cells(drained, self._turn, frozenset())
        return tuple(_reach(self.cells, self.massifs, rejoined, flags) for flags in range(4))

    @cached_property
    def alike(self) -> tuple[tuple[int, ...], ...]:
        """By flags and half-edge: the first one from which a banner gets just as far; mountain edges are like none."""
        high = [self.edges[half // 2] == "M" or half in self.sea for half in HALVES]
        return tuple(
            tuple(
                half if high[half] else next(h for h in HALVES if bits[h] == bits[half] and not high[h])
                for half in HALVES
            )
            for bits in self.reach
        )

    def reached(self, half: int, *, bridge: bool = False, passes: bool = False) -> frozenset[int]:
        """Half-edges a banner on this one can walk to within the tile (ME-MOV-09 a to d).

        Freely within its cell, past mountains beside it (ME-MOV-17); between cells parted by river alone over an
        open bridge (ME-MOV-44); over mountains by open
        passes; and from a mountain edge it stands on down into every cell that massif touches.
        """
        bits = self.reach[bridge * BRIDGE | passes * PASSES][half]
        return frozenset(there for there in HALVES if bits >> there & 1)

    def stand(self, half: int) -> int:
        """The half-edge that names a banner's place: on an edge without river or coast both are one (ME-MOV-05)."""
        return half if self.edges[half // 2] in "RC" else half & ~1

    @cached_property
    def stands(self) -> tuple[int, ...]:
        """Every place in the tile where a banner can stand, mountain edges included (ME-RLM-32)."""
        return tuple(dict.fromkeys(self.stand(half) for half in HALVES if half not in self.sea))


@lru_cache(maxsize=8192)
def ground(design: Design, turn: int, running: frozenset[int]) -> Ground:
    """The ground of a design turned clockwise by so many steps, with rivers running over these edges as it lies."""
    return Ground(design, turn, running)


def _turned(points: Collection[int], steps: int, full: int) -> frozenset[int]:
    return frozenset((point + steps) % full for point in points)


def _cells(design: Design, turn: int, used: frozenset[int]) -> Cells:
    return tuple(sorted((_turned(cell, 2 * turn, 12) for cell in design.cells(used)), key=min))


def _beside(rim: Mapping[int, int], half: int) -> tuple[int, int]:
    """The barriers first met along the rim from a half-edge, clockwise and against the clock."""
    right = min(rim, key=lambda point: (point - 2 * half) % 24)
    left = min(rim, key=lambda point: (2 * half - point) % 24)
    return rim[right], rim[left]


def _reach(cells: Cells, massifs: tuple[Massif, ...], rejoined: Cells, flags: int) -> tuple[int, ...]:
    """For every half-edge the bits of those reached from it; `rejoined` is the ground as if no river ran."""
    joined = [_bits(cell) for cell in (*cells, *(rejoined if flags & BRIDGE else ()))]
    if flags & PASSES:
        joined += [_brown(massif) | _foot(cells, massif) for massif in massifs]
    starts = {half: 1 << half for cell in cells for half in cell}
    for massif in massifs:
        for edge in massif.edges:
            own = 3 << 2 * edge
            starts[2 * edge] = starts[2 * edge + 1] = own | _foot(cells, massif)
    return tuple(_spread(starts.get(half, 0), joined) for half in HALVES)


def _spread(found: int, joined: list[int]) -> int:
    """Everything joined, directly or through others, to what is found."""
    for _ in joined:
        for part in joined:
            if part & found:
                found |= part
    return found


def _bits(halves: Collection[int]) -> int:
    return sum(1 << half for half in halves)


def _brown(massif: Massif) -> int:
    return sum(3 << 2 * edge for edge in massif.edges)


def _foot(cells: Cells, massif: Massif) -> int:
    return sum(_bits(cells[cell]) for cell in massif.touches)
