"""Tile designs: the data, what is printed on a tile and the ground cells it implies (ME-MAP-03 to ME-MAP-23)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from gonfalon.world.hexes import EDGES, HALVES

TERRAINS = {  # ME-MAP-04: the letter of an edge and its terrain
    "M": "mountain", "H": "hill", "P": "plain", "F": "forest", "R": "river", "C": "coast", "S": "sea", "W": "swamp",
}  # fmt: skip


class Pack(StrEnum):
    """The four packs, told apart by their backs (ME-MAP-03)."""

    HIGHLAND = "highland"
    LOWLAND = "lowland"
    RIVER_VALLEY = "river_valley"
    COASTAL = "coastal"

    @property
    def place(self) -> int:
        """Its place among the packs, from 0."""
        return PACKS.index(self)


PACKS = tuple(Pack)
MATCHES: dict[str, tuple[Pack, ...]] = {  # ME-MAP-05: edge of a laid tile -> packs that may be laid against it
    "M": (Pack.HIGHLAND,),
    "H": (Pack.HIGHLAND, Pack.LOWLAND),
    "P": (Pack.LOWLAND,),
    "F": (Pack.LOWLAND,),
    "R": (Pack.RIVER_VALLEY,),
    "C": (Pack.COASTAL,),
    "S": (),
    "W": (Pack.LOWLAND, Pack.RIVER_VALLEY),
}


class Course(StrEnum):
    """What water does on a tile (ME-MAP-08, ME-MAP-09, ME-MAP-11 to ME-MAP-14, ME-MAP-17)."""

    NONE = ""
    SOURCE = "source"
    THROUGH = "through"
    FORK = "fork"
    END = "end"
    LAKE = "lake"
    SWAMP = "swamp"
    DUAL = "dual"


ENDINGS = (Course.END, Course.LAKE, Course.SWAMP)  # the three ways in which a river ends (ME-MAP-09)


@dataclass(frozen=True)
class Design:
    """One tile as printed, unrotated."""

    id: str
    name: str
    pack: Pack
    edges: str
    massifs: tuple[frozenset[int], ...] = ()
    course: Course = Course.NONE
    mouths: frozenset[int] = frozenset()
    walled: bool = False
    inside: frozenset[str] = frozenset()
    capital: bool = False

    @cached_property
    def rivers(self) -> tuple[int, ...]:
        """Edges that always carry a river; mouths do so only if one is led there."""
        return tuple(edge for edge in EDGES if self.edges[edge] == "R")

    @cached_property
    def areas(self) -> frozenset[str]:
        """The terrains that show anywhere on the tile, at its edges or inside (ME-MAP-18)."""
        return self.inside | {TERRAINS[letter] for letter in self.edges}

    @cached_property
    def turns(self) -> range:
        """Hills and mountains have one way up, all else turns freely (ME-MAP-28, ME-MAP-29)."""
        return range(1) if self.areas & {"hill", "mountain"} else EDGES

    @cached_property
    def shore(self) -> tuple[int, int] | None:
        """The coast edges where the sea begins and where it ends, clockwise (ME-MAP-23)."""
        coasts = [edge for edge in EDGES if self.edges[edge] == "C"]
        if not coasts:
            return None
        follower = "S" if "S" in self.edges else "C"
        start = next(edge for edge in coasts if self.edges[(edge + 1) % 6] == follower)
        return start, next(edge for edge in coasts if edge != start)

    @cached_property
    def sea_halves(self) -> frozenset[int]:
        """The half-edges that are water: one unbroken run (ME-MAP-20, ME-MAP-23)."""
        if self.shore is None:
            return frozenset()
        first, last = 2 * self.shore[0] + 1, 2 * self.shore[1]
        return frozenset((first + i) % 12 for i in range((last - first) % 12 + 1))

    def cells(self, used: Iterable[int] = ()) -> frozenset[frozenset[int]]:
        """The parts of the ground that cannot be reached from each other, for the mouths in use (ME-MAP-21, ME-MAP-22).

        Two half-edges share a cell unless some barrier reaches the rim on both sides between them (ME-MOV-42).
        """
        barriers = self.barriers(used)
        cells: dict[tuple[int, ...], set[int]] = {}
        for half in HALVES:
            if not any(2 * half in barrier for barrier in barriers):
                arcs = tuple(_next_point(barrier, 2 * half) for barrier in barriers)
                cells.setdefault(arcs, set()).add(half)
        return frozenset(frozenset(cell) for cell in cells.values())

    def barriers(self, used: Iterable[int] = ()) -> list[frozenset[int]]:
        """Each massif, and the water with its rivers, by the points where it reaches the tile's rim.

        The rim has 24 points: half-edge h is 2h and the middle of edge e is 4e + 1. A spring can be rounded, so its
        river bars nothing (ME-MOV-41), unless it rises at the foot of the first massif: then the two are one
        (ME-MAP-22). No other ground bars the way (ME-MOV-23).
        """
        rock = [frozenset(4 * edge + i for edge in massif for i in range(3)) for massif in self.massifs]
        water = frozenset(2 * half for half in self.sea_halves) | {4 * edge + 1 for edge in (*self.rivers, *used)}
        if self.course == Course.SOURCE:
            return [rock[0] | water, *rock[1:]] if self.walled else rock
        return [*rock, water] if water else rock


def _next_point(barrier: frozenset[int], start: int) -> int:
    """Where the barrier is first met when walking clockwise along the rim."""
    return min(barrier, key=lambda point: (point - start) % 24)
