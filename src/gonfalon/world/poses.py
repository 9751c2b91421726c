"""Every way a design can lie (a pose), and bit masks over them that make legality fast (ME-MAP-28, ME-MAP-29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from gonfalon.world.designs import Design

Flow = dict[int, int]  # edge -> +1 the river leaves here, -1 it comes in


class Face(IntEnum):
    """What an empty space sees on one side."""

    DRY = 0  # land without a river
    FLOW = 1  # a river that runs towards the space
    BASIN = 2  # a lake inlet or swamp edge still free
    MOUTH = 3  # an unused mouth of a dual coastal tile
    START = 4  # coast: the laid tile's land half comes first, clockwise
    END = 5  # coast: its sea half comes first
    SEA = 6


ACCEPTS = {  # what a new tile may show towards each face
    Face.DRY: {"dry", "mouth"},
    Face.FLOW: {"river", "mouth", "outlet"},
    Face.BASIN: {"dry", "spring", "river", "mouth", "outlet"},
    Face.MOUTH: {"dry", "spring", "river", "mouth"},
    Face.START: {"end"},
    Face.END: {"start"},
    Face.SEA: {"sea"},
}
SHORES = {"start": Face.START, "end": Face.END, "sea": Face.SEA}


@dataclass(frozen=True)
class Pose:
    """A design in one rotation."""

    index: int
    design: Design
    turn: int
    edges: str
    shows: tuple[str, ...]
    rivers: tuple[int, ...]
    mouths: frozenset[int]

    def face(self, flow: Flow, edge: int) -> Face:
        """What the space beyond this edge sees."""
        shows = self.shows[edge]
        if shows in SHORES:
            return SHORES[shows]
        if flow.get(edge) == 1:
            return Face.FLOW
        if shows != "mouth" or edge in flow or self.design.course == "end":
            return Face.DRY
        return Face.MOUTH if self.design.course == "dual" else Face.BASIN


def _shows(d: Design, e: int) -> str:
    if d.edges[e] == "R":
        return {"source": "spring", "end": "outlet"}.get(d.course, "river")
    if d.edges[e] == "C":
        return "start" if d.shore and d.shore[0] == e else "end"
    return "sea" if d.edges[e] == "S" else "mouth" if e in d.mouths else "dry"


class Poses:
    """All poses of a set of designs, and the masks over them."""

    def __init__(self, designs: tuple[Design, ...]) -> None:
        self.designs, self.all, self.of = designs, list[Pose](), Counter[str]()
        for d in designs:
            seen = set()
            for turn in d.turns:
                back = [(e - turn) % 6 for e in range(6)]
                edges, shows = "".join(d.edges[b] for b in back), tuple(_shows(d, b) for b in back)
                if (edges, shows) not in seen:
                    seen.add((edges, shows))
                    rivers = tuple((e + turn) % 6 for e in d.rivers)
                    mouths = frozenset(e for e in range(6) if shows[e] in ("mouth", "outlet"))
                    self.of[d.id] |= 1 << len(self.all)
                    self.all.append(Pose(len(self.all), d, turn, edges, shows, rivers, mouths))
        self.full = (1 << len(self.all)) - 1
        self.fits = {f: [self.mask(lambda p: p.shows[e] in ACCEPTS[f]) for e in range(6)] for f in Face}  # noqa: B023
        self.capital = self.mask(lambda p: p.design.capital)
        self.fork = self.mask(lambda p: p.design.course == "fork")
        self.joiner = self.mask(lambda p: p.design.course in ("fork", "lake", "swamp", "end", "dual"))

    def mask(self, test: Callable[[Pose], bool]) -> int:
        return sum(1 << p.index for p in self.all if test(p))

    def bits(self, mask: int) -> Iterator[Pose]:
        while mask:
            low = mask & -mask
            yield self.all[low.bit_length() - 1]
            mask ^= low
