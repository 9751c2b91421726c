"""A map in the making, and which placements are legal (ME-MAP-25 to ME-MAP-51).

Everything it holds is a frozen value, so `fork()` copies two dicts. Only the spaces beside a new tile are looked at
again; what is left to ask per placement is how water runs, and whether a hole would stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from typing import NamedTuple

from gonfalon.world.designs import ENDINGS, Course, Design, Pack
from gonfalon.world.hexes import EDGES, STEPS, Hex, around, distance, facing, step
from gonfalon.world.poses import EMPTY, FLOW, SEA, STILL, WATER, Face, Laid, Pose, Poses, laid, pack_bits
from gonfalon.world.tiles import Flow, Tile

START: Hex = (0, 0)
APART = 3  # steps from capital to capital: at least two tiles lie between (ME-MAP-51)


class Space(NamedTuple):
    """An empty hexagon beside laid ones."""

    fits: int  # the poses that go with what lies round it
    open: int  # those of them whose pack matches at least one edge (ME-MAP-33)
    faces: tuple[Face, ...]
    packs: int  # the packs that match, one bit each
    touches: int  # how many laid tiles lie round it
    waits: bool  # a river or coast waits to be carried on
    rim: str  # by edge, the letter of the laid edge that it faces, or a blank

    @property
    def land_sides(self) -> int:
        return 6 - self.faces.count(SEA) - self.faces.count(EMPTY)


class Placement(NamedTuple):
    """A tile about to be laid: where, how it lies, and how its water will run."""

    at: Hex
    pose: Pose
    flow: Flow


class Layout:
    """The tiles laid so far, in the order of laying, and the spaces beside them."""

    def __init__(self, poses: Poses, apart: int = APART) -> None:
        self.poses = poses
        self.apart = apart
        self.laid: dict[Hex, Laid] = {}
        first = pack_bits([Pack.HIGHLAND])  # ME-MAP-27
        self.spaces = {START: Space(poses.full, poses.packed[first], (EMPTY,) * 6, first, 0, False, " " * 6)}
        self.capitals: tuple[Hex, ...] = ()
        self.reach = 0  # no tile lies farther from the start
        self.fixed: frozenset[Hex] = frozenset()  # tiles of an older map, which stay as they are (ME-MAP-57)
        self._hollows: dict[Hex, list[set[Hex]]] = {}  # what laying a space would shut in, until a tile is laid

    @classmethod
    def of(cls, tiles: Mapping[Hex, Tile], poses: Poses, apart: int = APART) -> Layout:
        """These tiles as they lie, in their order."""
        layout = cls(poses, apart)
        layout.laid = {at: laid(poses.lying[tile.design, tile.turn], tile.flow) for at, tile in tiles.items()}
        layout.capitals = tuple(at for at, tile in tiles.items() if tile.seat or poses.designs[tile.design].capital)
        layout.reach = max((distance(at, START) for at in tiles), default=0)
        layout._look_all()
        return layout

    def shut(self) -> Layout:
        """The same map finished: tiles may be added to it, but nothing that lies there changes (ME-MAP-57)."""
        layout = self.fork()
        layout.laid = {at: tile.shut() for at, tile in self.laid.items()}
        layout.fixed = frozenset(self.laid)
        layout._look_all()
        return layout

    def fork(self) -> Layout:
        """A copy that goes its own way."""
        twin = copy(self)
        twin.laid, twin.spaces, twin._hollows = self.laid.copy(), self.spaces.copy(), {}
        return twin

    def tiles(self) -> dict[Hex, Tile]:
        """The tiles as a finished board holds them, in the order of laying."""
        return {at: Tile(tile.pose.design.id, tile.pose.turn, tile.flow) for at, tile in self.laid.items()}

    # --- what may be laid where -----------------------------------------------------------------------

    @property
    def packs(self) -> int:
        """The packs that match some exposed edge, one bit each (ME-MAP-30, ME-MAP-31)."""
        bits = 0
        for space in self.spaces.values():
            bits |= space.packs
        return bits

    def open_to(self, design: Design) -> list[Hex]:
        """Spaces whose edges and neighbours suit the design (ME-MAP-32, 33, 51); rivers and holes not yet asked."""
        mask, touches = self.poses.of[design.id], min(2, len(self.laid))
        found = [at for at, space in self.spaces.items() if space.open & mask and space.touches >= touches]
        return [at for at in found if not self.crowded(at)] if design.capital else found

    def crowded(self, at: Hex) -> bool:
        """Too near a capital to become one (ME-MAP-51)."""
        return any(distance(at, capital) < self.apart for capital in self.capitals)

    def legal(self, design: Design, places: Iterable[Hex] | None = None) -> Iterator[Placement]:
        """All legal ways to lay the design, in the places given or anywhere; the places must be open to it."""
        for at in self.open_to(design) if places is None else places:
            yield from self.ways(at, self.poses.bits(self.spaces[at].open & self.poses.of[design.id]))

    def ways(self, at: Hex, poses: Iterable[Pose]) -> Iterator[Placement]:
        """How the poses that fit this space may lie there with their water, if they leave no hole."""
        for pose in poses:
            for flow in self.flows(at, pose):
                if not self.leaves_hole(at, pose):
                    yield Placement(at, pose, flow)

    # --- water ----------------------------------------------------------------------------------------

    def flows(self, at: Hex, pose: Pose) -> list[Flow]:
        """Every way water may run if the pose is laid here (ME-MAP-25, ME-MAP-37 to ME-MAP-44, ME-MAP-50).

        A river tile takes all rivers that run to it or else, alone, the one outflow of a lake or swamp.
        """
        course = pose.design.course
        if course == Course.NONE:
            return [STILL]
        if course == Course.SOURCE:
            return [_running((), pose.rivers[0])]
        faces = self.spaces[at].faces
        into = tuple(edge for edge in pose.beds if faces[edge] == FLOW)
        if course == Course.DUAL:
            return [_running(into)]
        starts = [into] if into else [(edge,) for edge in pose.beds if self._may_drain(faces[edge], step(at, edge))]
        if course in ENDINGS:
            return [_running(start) for start in starts]  # a swamp takes in a river over every edge (ME-MAP-43)
        return [flow for start in starts if (flow := self._led_on(at, pose, start))]

    def _may_drain(self, face: Face, basin: Hex) -> bool:
        return face == Face.BASIN and self.laid[basin].outlet < 0

    def _led_on(self, at: Hex, pose: Pose, start: tuple[int, ...]) -> Flow | None:
        """In over these edges and out over the last; None if that is not one edge or closes a ring (ME-MAP-25)."""
        exits = [edge for edge in pose.rivers if edge not in start]
        above = [step(at, edge) for edge in start]
        if len(exits) != 1 or any(here in above for here in self.downstream(step(at, exits[0]))):
            return None
        return _running(start, exits[0])

    def downstream(self, at: Hex) -> Iterator[Hex]:
        """The tiles through which the water of this one runs, itself first. There are no rings (ME-MAP-25)."""
        while at in self.laid:
            yield at
            outlet = self.laid[at].outlet
            if outlet < 0:
                return
            at = step(at, outlet)

    def on_spring(self, way: Placement) -> bool:
        """Would a river that has only just risen end here (ME-MAP-36)?"""
        before = [self.laid[step(way.at, edge)].pose.design.course for edge in EDGES if way.flow[edge] < 0]
        return way.pose.design.course in ENDINGS and before == [Course.SOURCE]

    # --- holes ----------------------------------------------------------------------------------------

    def leaves_hole(self, at: Hex, pose: Pose) -> bool:
        """Every group of empty spaces must reach the outside, or be bordered by sea alone (ME-MAP-45)."""
        if at not in self._hollows:
            self._hollows[at] = self._find_hollows(at)
        return any(self._shuts_in(at, group, pose) for group in self._hollows[at])

    def _find_hollows(self, at: Hex) -> list[set[Hex]]:
        """The groups that a tile in this space cuts off: none, unless its empty sides fall apart into several gaps."""
        faces = self.spaces[at].faces
        gaps = [edge for edge in EDGES if faces[edge] == EMPTY and faces[edge - 1] != EMPTY]
        groups = (self.hollow(step(at, edge), at) for edge in gaps) if len(gaps) > 1 else ()
        return [group for group in groups if group is not None]

    def _shuts_in(self, new: Hex, group: set[Hex], pose: Pose) -> bool:
        edges = {face for here in group if here in self.spaces for face in self.spaces[here].faces}
        if not edges <= {SEA, EMPTY}:
            return True
        return any(pose.shows[edge] != "sea" for edge in EDGES if step(new, edge) in group)

    def hollow(self, start: Hex, wall: Hex | None = None) -> set[Hex] | None:
        """The group of empty spaces round this one, with one more place walled up; None if it reaches the outside."""
        seen, stack = {start}, [start]
        while stack:
            here = stack.pop()
            if distance(here, START) > self.reach:
                return None
            q, r = here
            fresh = [near for dq, dr in STEPS if (near := (q + dq, r + dr)) not in self.laid and near not in seen]
            fresh = [near for near in fresh if near != wall]
            seen.update(fresh)
            fresh.sort(key=lambda near: distance(near, START))  # outward first, where the way out is likely
            stack.extend(fresh)
        return seen

    # --- laying ---------------------------------------------------------------------------------------

    def lay(self, placement: Placement) -> None:
        """Put the tile down. Rivers led into a lake, swamp or mouth, or out of one, run there from now on."""
        at, pose, flow = placement
        self.laid[at] = laid(pose, flow)
        self.reach = max(self.reach, distance(at, START))
        changed = [at, *around(at)]
        for edge, way in enumerate(flow):
            there, back = step(at, edge), facing(edge)
            if way and there in self.laid and not self.laid[there].flow[back]:
                self._set_flow(there, back, -way)
                changed += around(there)
        if pose.design.capital:
            self.capitals = (*self.capitals, at)
        self._look_again(changed)

    def lift(self, at: Hex) -> Laid:
        """Take a tile up again (ME-MAP-54); no river may run on from it. A lake it drew on is free there again."""
        tile = self.laid.pop(at)
        changed = [at, *around(at)]
        for edge in EDGES:
            there, back = step(at, edge), facing(edge)
            if tile.flow[edge] and there in self.laid and self.laid[there].pose.shows[back] == "mouth":
                self._set_flow(there, back, 0)
                changed += around(there)
        self.capitals = tuple(capital for capital in self.capitals if capital != at)
        self._look_again(changed)
        return tile

    def swap(self, placement: Placement) -> Laid:
        """Exchange a laid tile for one with the same rivers and shores (ME-MAP-53)."""
        at, pose, flow = placement
        tile, self.laid[at] = self.laid[at], laid(pose, flow)
        self.capitals = (
            *(capital for capital in self.capitals if capital != at),
            *([at] if pose.design.capital else []),
        )
        self._look_again([*around(at)])
        return tile

    def _set_flow(self, at: Hex, edge: int, way: int) -> None:
        flow = [*self.laid[at].flow]
        flow[edge] = way
        self.laid[at] = laid(self.laid[at].pose, _six(flow))

    def _look_again(self, changed: list[Hex]) -> None:
        self._hollows.clear()
        for at in dict.fromkeys(changed):
            self.spaces.pop(at, None)
            if at not in self.laid and (space := self._look(at)):
                self.spaces[at] = space

    def _look_all(self) -> None:
        if self.laid:
            self._look_again([START, *(near for at in self.laid for near in around(at))])

    def _look(self, at: Hex) -> Space | None:
        """What an empty hexagon faces, or None if no tile lies beside it."""
        q, r = at
        tiles = [self.laid.get((q + dq, r + dr)) for dq, dr in STEPS]
        fits, faces, packs, touches, rim = self.poses.full, [], 0, 0, ""
        for edge, tile in enumerate(tiles):
            if tile is None:
                faces.append(EMPTY)
                rim += " "
                continue
            back = edge - 3
            face = tile.faces[back]
            faces.append(face)
            rim += tile.pose.edges[back]
            fits &= self.poses.fits[face][edge]
            packs |= tile.matches[back]
            touches += 1
        fits &= self.poses.joiners if faces.count(FLOW) > 1 else ~self.poses.forks
        waits = any(face in WATER for face in faces)
        if not touches:
            return None
        return Space(fits, fits & self.poses.packed[packs], tuple(faces), packs, touches, waits, rim)


def _running(into: tuple[int, ...], out: int = -1) -> Flow:
    return _six([1 if edge == out else -1 if edge in into else 0 for edge in EDGES])


def _six(flow: list[int]) -> Flow:
    a, b, c, d, e, f = flow
    return a, b, c, d, e, f
