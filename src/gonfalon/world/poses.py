"""Every way a design can lie (a pose), and bit masks over them that make legality fast (ME-MAP-28, ME-MAP-29).

Each pose is one bit. For every kind of thing an empty space can face on each of its six sides there is a ready mask of
the poses that may lie there, so what fits a space is at most six ANDs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from typing import NamedTuple

from gonfalon.world.designs import MATCHES, Course, Design, Pack
from gonfalon.world.hexes import EDGES
from gonfalon.world.tiles import Flow
from gonfalon.world.tileset import shipped

STILL: Flow = (0, 0, 0, 0, 0, 0)


class Face(IntEnum):
    """What an empty space sees on one side."""

    DRY = 0  # land without a river
    FLOW = 1  # a river that runs towards the space
    BASIN = 2  # a lake inlet or swamp edge still free
    MOUTH = 3  # an unused mouth of a dual coastal tile
    START = 4  # coast: the laid tile's land half comes first, clockwise
    END = 5  # coast: its sea half comes first
    SEA = 6
    EMPTY = 7  # no tile


FLOW, SEA, EMPTY = Face.FLOW, Face.SEA, Face.EMPTY  # asked for so often that looking them up would show
ACCEPTS = {  # what a new tile may show towards each face (ME-MAP-37, ME-MAP-38, ME-MAP-42, ME-MAP-46)
    Face.DRY: {"dry", "mouth"},
    Face.FLOW: {"river", "mouth", "outlet"},
    Face.BASIN: {"dry", "spring", "river", "mouth", "outlet"},
    Face.MOUTH: {"dry", "spring", "river", "mouth"},
    Face.START: {"end"},
    Face.END: {"start"},
    Face.SEA: {"sea"},
    Face.EMPTY: {"dry", "spring", "river", "mouth", "outlet", "start", "end", "sea"},
}
SHORES = {"start": Face.START, "end": Face.END, "sea": Face.SEA}
COAST = (Face.START, Face.END)
WATER = (Face.FLOW, *COAST)  # what must be carried on
JOINERS = (Course.FORK, Course.LAKE, Course.SWAMP, Course.END, Course.DUAL)  # where two flows may meet (ME-MAP-25)


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """A design in one rotation; there is one such value for each."""

    number: int
    design: Design
    turn: int
    edges: str
    shows: tuple[str, ...]  # by edge: dry, river, spring, outlet, mouth, start, end or sea
    rivers: tuple[int, ...]
    beds: tuple[int, ...]  # edges at which a river can come in: its rivers and mouths


class Laid(NamedTuple):
    """A pose on the map with the water that runs there, and what that means for the spaces round it."""

    pose: Pose
    flow: Flow
    faces: tuple[Face, ...]
    matches: tuple[int, ...]  # by edge, the packs that may be laid against it, one bit each (ME-MAP-05)

    outlet: int  # the edge over which its river leaves, -1 if none does; never are there two (ME-MAP-25)

    def shut(self) -> Laid:
        """The same tile on a finished map: later rivers cannot change it any more (ME-MAP-57)."""
        open_to_rivers = (Face.BASIN, Face.MOUTH)
        return self._replace(faces=tuple(Face.DRY if face in open_to_rivers else face for face in self.faces))


@lru_cache(maxsize=4096)
def laid(pose: Pose, flow: Flow) -> Laid:
    """The same pose with the same water is the same value."""
    faces = tuple(_face(pose, flow, edge) for edge in EDGES)
    matches = tuple(_matching(pose, flow, edge, faces[edge]) for edge in EDGES)
    return Laid(pose, flow, faces, matches, flow.index(1) if 1 in flow else -1)


def _face(pose: Pose, flow: Flow, edge: int) -> Face:
    """An unused mouth of a river end is plain land for good; those of lake, swamp and dual stay open (ME-MAP-09)."""
    shows = pose.shows[edge]
    if shows in SHORES:
        return SHORES[shows]
    if flow[edge] == 1:
        return Face.FLOW
    if shows != "mouth" or flow[edge] or pose.design.course == Course.END:
        return Face.DRY
    return Face.MOUTH if pose.design.course == Course.DUAL else Face.BASIN


def _matching(pose: Pose, flow: Flow, edge: int, face: Face) -> int:
    """The packs an edge matches: a free lake inlet is plain, and a river's as long as none runs out (ME-MAP-05).

    Packs are compared with the edge, never picture with picture (ME-MAP-34).
    """
    packs = MATCHES[pose.edges[edge]]
    if face == Face.BASIN and pose.design.course == Course.LAKE and 1 not in flow:
        packs = (*packs, Pack.RIVER_VALLEY)
    return pack_bits(packs)


def pack_bits(packs: Iterable[Pack]) -> int:
    return sum(1 << pack.place for pack in packs)


class Poses:
    """All poses of a set of designs, and the masks over them."""

    def __init__(self, designs: tuple[Design, ...]) -> None:
        self.designs = {design.id: design for design in designs}
        self.all: list[Pose] = []
        self.lying: dict[tuple[str, int], Pose] = {}  # by design and turn; turns that look the same share a pose
        self.of: dict[str, int] = {}  # the poses of a design
        for design in designs:
            self._add(design)
        self.full = (1 << len(self.all)) - 1
        self.fits = [[self._showing(edge, ACCEPTS[face]) for edge in EDGES] for face in Face]
        self.joiners = self.mask(lambda pose: pose.design.course in JOINERS)
        self.capitals = self.mask(lambda pose: pose.design.capital)
        self.forks = self.mask(lambda pose: pose.design.course == Course.FORK)
        self.packed = [self._packed(bits) for bits in range(16)]  # by packs, one bit each

    def _add(self, design: Design) -> None:
        seen: dict[tuple[str, tuple[str, ...]], Pose] = {}
        for turn in design.turns:
            pose = _turned(design, turn, len(self.all))
            if (pose.edges, pose.shows) not in seen:
                seen[pose.edges, pose.shows] = pose
                self.all.append(pose)
            self.lying[design.id, turn] = seen[pose.edges, pose.shows]
        self.of[design.id] = sum(1 << pose.number for pose in seen.values())

    def _showing(self, edge: int, accepted: set[str]) -> int:
        return self.mask(lambda pose: pose.shows[edge] in accepted)

    def _packed(self, packs: int) -> int:
        return self.mask(lambda pose: bool(packs >> pose.design.pack.place & 1))

    def mask(self, test: Callable[[Pose], bool]) -> int:
        return sum(1 << pose.number for pose in self.all if test(pose))

    def bits(self, mask: int) -> Iterator[Pose]:
        """The poses in a mask, by their number."""
        while mask:
            low = mask & -mask
            yield self.all[low.bit_length() - 1]
            mask ^= low


def _turned(design: Design, turn: int, number: int) -> Pose:
    """Turning by k steps clockwise moves edge e to e + k (ME-MAP-19)."""
    back = [(edge - turn) % 6 for edge in EDGES]
    shows = tuple(_shows(design, edge) for edge in back)
    beds = tuple(edge for edge in EDGES if shows[edge] in ("river", "outlet", "mouth"))
    rivers = tuple(sorted((edge + turn) % 6 for edge in design.rivers))
    return Pose(number, design, turn, "".join(design.edges[edge] for edge in back), shows, rivers, beds)


def _shows(design: Design, edge: int) -> str:
    match design.edges[edge]:
        case "R":
            return {Course.SOURCE: "spring", Course.END: "outlet"}.get(design.course, "river")
        case "C":
            return "start" if design.shore and design.shore[0] == edge else "end"
        case "S":
            return "sea"
        case _:
            return "mouth" if edge in design.mouths else "dry"


@cache
def shipped_poses() -> Poses:
    """The poses of the software's own set, worked out once."""
    return Poses(shipped())
