"""What the ground is at any point of a laid world: mountain, hill, wood, swamp or plain.

Every tile says it six times along its edges and once in its middle; a little noise in the question makes the answer's
borders wander over tile borders. Mountains follow the bones of the massifs (ME-MAP-21), which meet where mountain edge
faces mountain edge.
"""

from __future__ import annotations

from functools import cached_property
from math import atan2, hypot, pi
from typing import NamedTuple

from gonfalon.render.chance import either, noises, number
from gonfalon.render.grid import SIZE, WIDE, bearing, centre, edge_point, hex_at
from gonfalon.render.lines import Box, Point, toward
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import Hex, around, facing, step
from gonfalon.world.tiles import PlaceId

HEART = 0.47 * SIZE  # the middle of a tile
SLOPE = 0.62 * SIZE  # from a bone to the foot of its mountains
WARP = 9.0
SPILL = WIDE / 2 - 15.0  # from the middle of a hexagon beyond the rim
BARE = str.maketrans("RCS", "PPP")  # river, coast and sea edges are open ground where they are dry
WALL = "MMMMMM"


class Bone(NamedTuple):
    """A stretch of a massif: peaks stand along it, the taller the nearer."""

    x: float  # where it starts
    y: float
    dx: float  # and how far it goes
    dy: float
    square: float  # of its length
    height: float
    foot: Box  # beyond which there is nothing of its mountains


def _nears(at: Hex, bone: Bone) -> bool:
    """Whether the mountains of a bone may reach into a tile."""
    x, y, dx, dy, square, height, _ = bone
    cx, cy = centre(at)
    t = min(1.0, max(0.0, ((cx - x) * dx + (cy - y) * dy) / square))
    return hypot(cx - x - dx * t, cy - y - dy * t) < SIZE + height * SLOPE


def span_bone(a: Point, b: Point, height: float) -> Bone:
    (ax, ay), (bx, by), reach = a, b, height * SLOPE
    foot = min(ax, bx) - reach, min(ay, by) - reach, max(ax, bx) + reach, max(ay, by) + reach
    dx, dy = bx - ax, by - ay
    return Bone(ax, ay, dx, dy, dx**2 + dy**2 or 1.0, height, foot)


class Terrain:
    """The ground of a world, asked point by point."""

    def __init__(self, board: TileBoard) -> None:
        self.board = board
        self.edges = {board.hex(place): board.edges(place).translate(BARE) for place in board.places}
        self.hearts = {board.hex(place): _heart(board, place) for place in board.places}

    def at(self, x: float, y: float) -> str:
        """One letter of M H P F W, or nothing beyond the rim."""
        dx, dy = noises(x, y, 31, 3)
        x, y = x + WARP * dx, y + WARP * dy
        here = hex_at(x, y)
        cx, cy = centre(here)
        dx, dy = x - cx, y - cy
        edges = self.edges.get(here)
        if edges is None:
            return self._spill(here, dx, dy)
        return self.hearts[here] if hypot(dx, dy) < HEART else edges[_side(dx, dy)]

    def _spill(self, here: Hex, dx: float, dy: float) -> str:
        """Just beyond the rim the ground goes on as at the edge, or the world would be cut out along its hexagons."""
        side = _side(dx, dy)
        there = self.edges.get(step(here, side))
        (ox, oy), _ = bearing(side + 0.5)
        return there[facing(side)] if there and dx * ox + dy * oy > SPILL else ""

    def is_wooded(self, at: Hex) -> bool:
        """Is there forest on this tile of the world?"""
        return "F" in self.edges[at] or self.hearts[at] == "F"

    @cached_property
    def near_woods(self) -> set[Hex]:
        """The tiles with forest on them or on one beside them, and those just beyond the rim of such."""
        return {here for at in self.edges if self.is_wooded(at) for here in (at, *around(at))}

    @cached_property
    def bones(self) -> dict[Hex, list[Bone]]:
        """The bones of every tile that has any."""
        return {self.board.hex(place): found for place in self.board.places if (found := self._bones(place))}

    @cached_property
    def near_bones(self) -> dict[Hex, list[Bone]]:
        """The bones of a tile and of those about it."""
        return {
            at: near
            for at in self.edges
            if (near := [bone for here in (at, *around(at)) for bone in self.bones.get(here, ()) if _nears(at, bone)])
        }

    def crag(self, x: float, y: float) -> float:
        """How high the mountains are here: 1 on a bone, falling with the distance; 0 where there are none."""
        best = 0.0
        for ax, ay, dx, dy, square, height, (left, top, right, bottom) in self.near_bones.get(hex_at(x, y), ()):
            if not (left < x < right and top < y < bottom):
                continue
            px, py = x - ax, y - ay
            t = (px * dx + py * dy) / square
            if t > 1:
                px, py = px - dx, py - dy
            elif t > 0:
                px, py = px - dx * t, py - dy * t
            rise = height - hypot(px, py) / SLOPE
            if rise > best:
                best = rise
        return best

    def _bones(self, place: PlaceId) -> list[Bone]:
        at, bones = self.board.hex(place), list[Bone]()
        wall = self.board.edges(place) == WALL
        for massif in self.board.massifs(place):
            edges = sorted(massif.edges)
            tips = [self._tip(place, edge) for edge in edges]
            hub = self._hub(place, tips)
            bones += [span_bone(hub, tip, 1.25 if wall else 1.0) for tip in tips]
            if len(edges) > 1:
                pairs = zip(edges, [*edges[1:], edges[0]], tips, [*tips[1:], tips[0]], strict=True)
                bones += [span_bone(a, b, 0.9) for e, f, a, b in pairs if (f - e) % 6 == 1]
        return bones if bones or "M" not in self.edges[at] else [span_bone(centre(at), centre(at), 0.8)]

    def _tip(self, place: PlaceId, edge: int) -> Point:
        """Where a massif reaches its edge: all the way if the range goes on beyond."""
        at, there = self.board.hex(place), self.board.around(place)[edge]
        goes_on = there is not None and self.board.edges(there)[facing(edge)] == "M"
        return toward(centre(at), edge_point(at, edge), 1.0 if goes_on else 0.74)

    def _hub(self, place: PlaceId, tips: list[Point]) -> Point:
        """Where the arms of a massif meet: near the middle, drawn towards its edges and a little out of line."""
        x = sum(tip[0] for tip in tips) / len(tips)
        y = sum(tip[1] for tip in tips) / len(tips)
        at, key = self.board.hex(place), number(self.board.design(place).name)
        middle = toward(centre(at), (x, y), 0.62)
        return middle[0] + 0.1 * SIZE * either(key, 1), middle[1] + 0.1 * SIZE * either(key, 2)


def _side(dx: float, dy: float) -> int:
    """Towards which edge of its tile a point lies."""
    return int((atan2(dx, -dy) / (pi / 3)) % 6)


def _heart(board: TileBoard, place: PlaceId) -> str:
    """The middle: forest before hill, the swamp's reeds, the knot of a range; else open."""
    design = board.design(place)
    if design.course == "swamp":
        return "W"
    if "forest" in design.inside:
        return "F"
    if "hill" in design.inside:
        return "H"
    return "M" if any(len(massif.edges) > 1 for massif in board.massifs(place)) else "P"
