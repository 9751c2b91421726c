"""A tile's ground as it lies: edges, cells and massifs after turning, for the rivers that run (ME-MAP-20 to 23)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from gonfalon.world.designs import Design
from gonfalon.world.hexes import EDGES, HALVES


@dataclass(frozen=True, slots=True)
class Massif:
    """One connected brown area: its mountain edges, and which of the tile's cells it touches (ME-MAP-21)."""

    edges: frozenset[int]
    touches: frozenset[int]


@dataclass(frozen=True, slots=True)
class Ground:
    """What can be asked of one tile without looking at its neighbours."""

    edges: str  # one letter an edge; a mouth shows R where a river runs, its land letter where none does
    sea: frozenset[int]  # half-edges
    cells: tuple[frozenset[int], ...]  # of half-edges, by their lowest
    massifs: tuple[Massif, ...]

    @property
    def land(self) -> frozenset[int]:
        """The half-edges on which a banner can stand, brown ones included (ME-MAP-20, ME-MAP-24)."""
        return frozenset(HALVES) - self.sea

    @property
    def rivers(self) -> tuple[int, ...]:
        return tuple(edge for edge in EDGES if self.edges[edge] == "R")


@lru_cache(maxsize=8192)
def ground(design: Design, turn: int, running: frozenset[int]) -> Ground:
    """The ground of a design turned clockwise by so many steps, with rivers running over these edges as it lies."""
    used = {(edge - turn) % 6 for edge in running} & design.mouths
    letters = ["R" if edge in used else letter for edge, letter in enumerate(design.edges)]
    cells = sorted((_turned(cell, 2 * turn, 12) for cell in design.cells(used)), key=min)
    massifs = [_turned(massif, turn, 6) for massif in design.massifs]
    edges = "".join(letters[(edge - turn) % 6] for edge in EDGES)
    sea = _turned(design.sea_halves, 2 * turn, 12)
    rim = _rim(design, edges, sea, massifs)
    touched = [frozenset(i for i, cell in enumerate(cells) if _meets(rim, cell, m)) for m in range(len(massifs))]
    return Ground(edges, sea, tuple(cells), tuple(map(Massif, massifs, touched)))


def _turned(points: Collection[int], steps: int, full: int) -> frozenset[int]:
    return frozenset((point + steps) % full for point in points)


def _rim(design: Design, edges: str, sea: Collection[int], massifs: list[frozenset[int]]) -> list[int | None]:
    """What bars the way along the rim: a massif's number, -1 for water, None where one can walk on.

    The rim has 24 points: half-edge h is 2h and the middle of edge e is 4e + 1. A spring can be rounded, so its river
    bars nothing, unless it rises at the foot of the first massif: then the two are one barrier (ME-MAP-22).
    """
    rim: list[int | None] = [None] * 24
    river = -1 if design.course != "source" else 0 if design.walled else None
    for edge in EDGES:
        if edges[edge] == "R":
            rim[4 * edge + 1] = river
    for half in sea:
        rim[2 * half] = -1
    for number, massif in enumerate(massifs):
        for edge in massif:
            rim[4 * edge] = rim[4 * edge + 1] = rim[4 * edge + 2] = number
    return rim


def _meets(rim: list[int | None], cell: Collection[int], massif: int) -> bool:
    """Does a walk along the rim from somewhere in the cell, either way round, come upon this massif first?"""
    for half in cell:
        for way in (1, -1):
            walk = (rim[(2 * half + way * i) % 24] for i in range(24))
            if next((barrier for barrier in walk if barrier is not None), None) == massif:
                return True
    return False
