"""Lines: smooth curves, ribbons and SVG path data. Nothing here knows about maps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import dist, hypot, pi, sin

from gonfalon.render.chance import noise

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


def toward(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def quadratic(a: Point, bend: Point, b: Point, t: float) -> Point:
    """The point at a part of the way along a bowed line."""
    return toward(toward(a, bend, t), toward(bend, b, t), t)


def length(points: Sequence[Point]) -> float:
    return sum(dist(a, b) for a, b in pairwise(points))


def normal(a: Point, b: Point) -> Point:
    """The unit normal to the right of a -> b on a page where y points down."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = hypot(dx, dy) or 1.0
    return -dy / size, dx / size


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


Weights = tuple[float, float, float, float]


@cache
def _weights(steps: int) -> tuple[Weights, ...]:
    """Of the four points about a span of a Catmull-Rom curve, for each sample on it."""
    ts = (s / steps for s in range(steps))
    return tuple(
        ((-t + 2 * t**2 - t**3) / 2, (2 - 5 * t**2 + 3 * t**3) / 2, (t + 4 * t**2 - 3 * t**3) / 2, (t**3 - t**2) / 2)
        for t in ts
    )


def spline(points: Sequence[Point], steps: int | Sequence[int], closed: bool = False) -> list[Point]:
    """A Catmull-Rom curve through the points, with so many samples to a span, or to each of the spans."""
    ring = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    counts = [steps] * (len(ring) - 3) if isinstance(steps, int) else steps
    curve = list[Point]()
    for k, count in enumerate(counts):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = ring[k : k + 4]
        curve += [
            (a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy) for a, b, c, d in _weights(count)
        ]
    return curve if closed else [*curve, points[-1]]


def shifted(points: Sequence[Point], by: Sequence[float]) -> list[Point]:
    """The curve moved sideways, each point by its own amount, to the right of its direction when positive."""
    before, after, out = (*points[:1], *points[:-1]), (*points[1:], *points[-1:]), list[Point]()
    for (px, py), (x, y), (qx, qy), far in zip(before, points, after, by, strict=True):
        dx, dy = qx - px, qy - py
        size = hypot(dx, dy) or 1.0
        out.append((x - dy / size * far, y + dx / size * far))
    return out


def wander(points: Sequence[Point], reach: float, scale: float, salt: int) -> list[Point]:
    """Push a curve sideways by two octaves of noise, leaving its two ends where they are."""
    last = len(points) - 1
    push = [noise(x, y, scale, salt) + 0.5 * noise(x, y, scale / 2.6, salt + 1) for x, y in points]
    return shifted(points, [reach * v * min(1.0, 2.5 * sin(pi * k / last)) for k, v in enumerate(push)])


def ribbon(points: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """The outline of a line whose width changes along the way."""
    return shifted(points, [-w / 2 for w in widths]) + shifted(points, [w / 2 for w in widths])[::-1]


def figure(value: float) -> str:
    """A coordinate with at most one decimal, written as short as it can be."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def _short(data: str) -> str:
    """Path data with one decimal to every coordinate, written as `figure` would: all at once, which is far faster."""
    data = data.replace("-0.0", "0.0")
    for mark in " LQz":
        data = data.replace(f".0{mark}", mark)
    return data.removesuffix(".0")


_LINE, _BEND = "%.1f %.1f".__mod__, "Q%.1f %.1f %.1f %.1f".__mod__  # in half the time of an f-string


def straight(points: Sequence[Point], closed: bool = False) -> str:
    return _short(f"M{'L'.join(map(_LINE, points))}" + "z" * closed)


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Quadratic curves that take the points as handles and pass halfway between them."""
    ring = [*points, *points[:2]] if closed else points
    halves = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(ring)]
    if not closed:
        halves[0], halves[-1] = points[0], points[-1]
    bends = zip(ring[1:], halves[1:], strict=False)
    curve = "".join([_BEND((hx, hy, x, y)) for (hx, hy), (x, y) in bends])
    return _short(f"M{halves[0][0]:.1f} {halves[0][1]:.1f}{curve}" + "z" * closed)
