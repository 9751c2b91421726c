"""A map in the making, and which placements are legal (ME-MAP-19 to ME-MAP-51)."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.world.designs import MATCHES, Design
from gonfalon.world.hexes import Hex, distance, step
from gonfalon.world.poses import Face, Flow, Pose, Poses


@dataclass
class Laid:
    pose: Pose
    flow: Flow
    order: int


@dataclass
class Space:
    """An empty hexagon beside laid ones: the poses that fit it, what it faces, the packs that match."""

    fits: int
    faces: dict[int, Face]
    packs: set[str]


class Layout:
    def __init__(self, poses: Poses) -> None:
        self.poses = poses
        self.laid: dict[Hex, Laid] = {}
        self.spaces: dict[Hex, Space] = {}
        self.capitals: list[Hex] = []
        self.reach = 0  # no tile lies farther from the first

    def outflow(self, at: Hex) -> bool:
        return 1 in self.laid[at].flow.values()

    def look(self, at: Hex) -> Space:
        space = Space(self.poses.full, {}, set())
        for edge in range(6):
            there, back = step(at, edge), (edge + 3) % 6
            if there in self.laid:
                laid = self.laid[there]
                space.faces[edge] = face = laid.pose.face(laid.flow, back)
                space.fits &= self.poses.fits[face][edge]
                if face is Face.BASIN:
                    space.packs |= MATCHES["P"] if self.outflow(there) else MATCHES["W"]
                elif face is Face.FLOW or laid.pose.edges[back] != "R":
                    space.packs |= MATCHES[laid.pose.edges[back]]
        if sum(f is Face.FLOW for f in space.faces.values()) > 1:
            space.fits &= self.poses.joiner
        if any(distance(at, c) < 3 for c in self.capitals):
            space.fits &= ~self.poses.capital
        return space

    def flow(self, at: Hex, pose: Pose) -> Flow | None:
        """How water runs if the pose is laid here, or None if it cannot (ME-MAP-25, 37 to 44, 50)."""
        faces, course = self.spaces[at].faces if self.laid else {}, pose.design.course
        into = [e for e, f in faces.items() if f is Face.FLOW]
        if course == "source":
            return {pose.rivers[0]: 1}
        if course in ("", "dual"):
            return dict.fromkeys(into, -1)
        wet = (e for e in (*pose.rivers, *sorted(pose.mouths)) if faces.get(e) is Face.BASIN)
        into = into or [e for e in wet if not self.outflow(step(at, e))][:1]  # the one outflow of a lake or swamp
        if course not in ("through", "fork"):
            return dict.fromkeys(into, -1) or None
        if len(into) != len(pose.rivers) - 1:
            return None
        last = next(e for e in pose.rivers if e not in into)
        ring = self._runs_through(step(at, last), {at, *(step(at, e) for e in into)})
        return None if ring else {e: 1 if e == last else -1 for e in pose.rivers}

    def _runs_through(self, here: Hex, places: set[Hex]) -> bool:
        """Does the water of this tile come by one of these places? Then a river into it would run in a ring."""
        while here in self.laid and here not in places and self.outflow(here):
            here = step(here, next(e for e, way in self.laid[here].flow.items() if way > 0))
        return here in places

    def open_to(self, design: Design) -> list[Hex]:
        """Spaces whose pack, neighbours (ME-MAP-32) and faces suit the design; rivers and holes not yet asked."""
        mask, touch = self.poses.of[design.id], min(2, len(self.laid))
        return [
            at for at, s in self.spaces.items() if s.fits & mask and design.pack in s.packs and len(s.faces) >= touch
        ]

    def legal(self, at: Hex, design: Design) -> list[tuple[Pose, Flow]]:
        """The ways in which the design may be laid in a space that is open to it."""
        ways = [(p, self.flow(at, p)) for p in self.poses.bits(self.spaces[at].fits & self.poses.of[design.id])]
        return [(p, flow) for p, flow in ways if flow is not None and not self._leaves_hole(at, p)]

    def _leaves_hole(self, at: Hex, pose: Pose) -> bool:
        """ME-MAP-45: every group of empty spaces reaches the outside, or is bordered by sea alone."""
        faces = self.spaces[at].faces
        gaps = [e for e in range(6) if e not in faces and (e - 1) % 6 in faces]
        return len(gaps) > 1 and any(self._shut_in(at, step(at, e), pose) for e in gaps)

    def _shut_in(self, new: Hex, start: Hex, pose: Pose) -> bool:
        seen, stack = {start}, [start]
        while stack:
            here = stack.pop()
            if distance(here, (0, 0)) > self.reach:
                return False
            fresh = [n for n in (step(here, e) for e in range(6)) if n not in self.laid and n not in seen and n != new]
            seen.update(fresh)
            stack.extend(sorted(fresh, key=lambda n: distance(n, (0, 0))))
        inland = any(f is not Face.SEA for s in seen & self.spaces.keys() for f in self.spaces[s].faces.values())
        return inland or any(pose.shows[e] != "sea" for e in range(6) if step(new, e) in seen)

    def lay(self, at: Hex, pose: Pose, flow: Flow) -> None:
        self.laid[at] = Laid(pose, flow, len(self.laid))
        self.reach = max(self.reach, distance(at, (0, 0)))
        changed = [step(at, e) for e in range(6)]
        for e, way in flow.items():
            there, back = step(at, e), (e + 3) % 6
            if there in self.laid and back not in self.laid[there].flow:
                self.laid[there].flow[back] = -way
                changed += [step(there, k) for k in range(6)]
        if pose.design.capital:
            self.capitals.append(at)
            changed += [s for s in self.spaces if distance(s, at) < 3]
        self._look_again([at, *changed])

    def lift(self, at: Hex) -> None:
        """Take a rim tile up again; only for tiles no river joins."""
        del self.laid[at]
        self._look_again([at, *(step(at, e) for e in range(6))])

    def _look_again(self, changed: list[Hex]) -> None:
        for s in dict.fromkeys(changed):
            self.spaces.pop(s, None)
            if s not in self.laid and any(step(s, e) in self.laid for e in range(6)):
                self.spaces[s] = self.look(s)
