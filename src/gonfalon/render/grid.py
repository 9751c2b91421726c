"""The plane of the drawing: hexagons of 54 units, corner up, the middle of hexagon (0, 0) at (0, 0).

Corners live on an integer lattice, so that neighbours agree on them exactly; so do the middles of edges, as the sum of
their two corners. Drawing in the world's own coordinates keeps a picture as it is when a world grows (ME-MAP-57).
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from gonfalon.render.chance import either
from gonfalon.render.lines import Point
from gonfalon.world.hexes import Hex

SIZE = 54.0
WIDE = SIZE * sqrt(3)
Corner = tuple[int, int]
Gate = tuple[int, int]  # the middle of an edge: the sum of its corners
CORNERS: tuple[Corner, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
LEEWAY = 0.18  # how far a shore or river may cross beside the middle of an edge, as part of the edge


def centre(at: Hex) -> Point:
    return WIDE * (at[0] + at[1] / 2), 1.5 * SIZE * at[1]


def corners(at: Hex) -> list[Corner]:
    """Clockwise from the top; edge e runs from corner e to the next (ME-MAP-19)."""
    x, y = 2 * at[0] + at[1], 3 * at[1]
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def spot(corner: Corner) -> Point:
    return corner[0] * WIDE / 2, corner[1] * SIZE / 2


def gate(at: Hex, edge: int) -> Gate:
    (ax, ay), (bx, by) = CORNERS[edge], CORNERS[edge - 5]
    return 2 * (2 * at[0] + at[1]) + ax + bx, 6 * at[1] + ay + by


def edge_point(at: Hex, edge: int, t: float = 0.5) -> Point:
    """A point on the edge, t = 0 at its first corner going clockwise."""
    (ax, ay), (bx, by) = CORNERS[edge], CORNERS[edge - 5]
    x, y = 2 * at[0] + at[1] + ax + (bx - ax) * t, 3 * at[1] + ay + (by - ay) * t
    return x * WIDE / 2, y * SIZE / 2


def crossing(at: Hex, edge: int) -> Point:
    """Where a shore or river crosses the edge: near its middle, and the same seen from both sides (ME-MAP-20)."""
    back = edge >= 3  # the neighbour's edge runs the other way
    sway = LEEWAY * either(*gate(at, edge))
    return edge_point(at, edge, 0.5 - sway if back else 0.5 + sway)


def hex_at(x: float, y: float) -> Hex:
    """The tile under a point, by cube rounding."""
    r = y / (1.5 * SIZE)
    q = x / WIDE - r / 2
    rq, rr, rs = round(q), round(r), round(-q - r)
    if not rq + rr + rs:
        return rq, rr
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs + q + r)
    if dq > dr and dq > ds:
        return -rr - rs, rr
    return (rq, -rq - rs) if dr > ds else (rq, rr)


def bearing(sixths: float) -> tuple[Point, Point]:
    """Unit vectors outwards and to the right of that, so many sixths of a turn clockwise from the north."""
    angle = pi / 3 * sixths
    return (sin(angle), -cos(angle)), (cos(angle), sin(angle))


def within(at: Hex, sixths: float, across: float, out: float) -> Point:
    """A point of a tile, in sides of the hexagon: so far outwards along the bearing, so far to the right of it."""
    (ox, oy), (rx, ry) = bearing(sixths)
    x, y = centre(at)
    return x + SIZE * (ox * out + rx * across), y + SIZE * (oy * out + ry * across)
