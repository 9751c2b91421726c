"""Hexagons, corner up: axial coordinates, edges and half-edges (ME-MAP-19, ME-MAP-20).

Edges are numbered clockwise from the north-east: NE E SE SW W NW = 0 1 2 3 4 5. Edge e is cut at its middle into
the half-edges 2e (met first going clockwise) and 2e + 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

Hex = tuple[int, int]
Point = tuple[float, float]  # in map units: the side of a hexagon is 1, y grows downwards; for drawing only
EDGES = range(6)
HALVES = range(12)
STEPS: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def step(at: Hex, edge: int) -> Hex:
    """The hexagon beyond this edge."""
    q, r = STEPS[edge]
    return at[0] + q, at[1] + r


def around(at: Hex) -> Iterator[Hex]:
    """The six neighbours, by edge."""
    q, r = at
    return ((q + dq, r + dr) for dq, dr in STEPS)


def facing(edge: int) -> int:
    """The neighbour's edge that is the other side of this one."""
    return (edge + 3) % 6


def abutting(half: int) -> int:
    """The neighbour's half-edge that lies against this one: 2e meets 2f + 1, and 2e + 1 meets 2f."""
    return 2 * facing(half // 2) + 1 - half % 2


def distance(a: Hex, b: Hex) -> int:
    """How many steps lie between two hexagons."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def disc(at: Hex, reach: int) -> Iterator[Hex]:
    """All hexagons within so many steps."""
    for q in range(-reach, reach + 1):
        for r in range(max(-reach, -reach - q), min(reach, reach - q) + 1):
            yield at[0] + q, at[1] + r


def centre(at: Hex) -> Point:
    """The middle of a hexagon on paper."""
    return sqrt(3) * (at[0] + at[1] / 2), 1.5 * at[1]


def corners(at: Hex) -> tuple[Point, ...]:
    """The six corners, clockwise from the top one: edge e runs from corner e to corner e + 1."""
    x, y = centre(at)
    half = sqrt(3) / 2
    return (
        (x, y - 1), (x + half, y - 0.5), (x + half, y + 0.5), (x, y + 1), (x - half, y + 0.5), (x - half, y - 0.5),
    )  # fmt: skip
