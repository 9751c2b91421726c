"""Peaks and hills. Peaks are lit on the left and shaded on the right; their feet fade, so that ranges grow together."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.render.chance import chance, either
from gonfalon.render.lines import Point, smooth, straight
from gonfalon.render.svg import group, path

PEAKS, HILLS = 16, 6
TALL = 40.0  # a peak of scale 1


def glyphs() -> dict[str, str]:
    """By id: `peak0` …, `hill0` …"""
    peaks = {f"peak{k}": group("".join(_peak(k)), id=f"peak{k}") for k in range(PEAKS)}
    return peaks | {f"hill{k}": group("".join(_hill(k)), id=f"hill{k}") for k in range(HILLS)}


def _flank(k: int, side: int, width: float) -> list[Point]:
    """One side of a peak from the summit down: steep at first, then easing out, with a shoulder on some."""
    shoulder = 0.1 * (chance(k, side, 7) > 0.55)
    rugged = 1.0 + 1.2 * chance(k, side, 9)
    steps = [(n / 6, rugged * either(k, side, n), rugged * either(k, side, n, 1)) for n in range(1, 6)]
    points = [
        (width * (t ** (1.3 - shoulder * 2) + 0.04 * dx), -TALL * (1 - t) + 1.6 * dy + 30 * shoulder * t * (t - 1))
        for t, dx, dy in steps
    ]
    return [(0.0, -TALL), *points, (width, 0.0)]


def _peak(k: int) -> Iterator[str]:
    """The two faces, parted by a wandering ridge, and hatching along the fall of the slope."""
    left, right = _flank(k, 1, -24 - 8 * chance(k, 1)), _flank(k, 2, 24 + 10 * chance(k, 2))
    lean = 10 * chance(k, 3) - 3
    steps = (0.16, 0.33, 0.52, 0.72, 0.94)
    ridge = [(0.0, -TALL), *((lean * t + 3 * either(k, n, 4), -TALL * (1 - t)) for n, t in enumerate(steps))]
    foot = [(right[-1][0] * 0.4, 2.5), (left[-1][0] * 0.5, 2.5)]
    yield path(straight([*left[::-1], *right[1:], *foot], closed=True), "rise")
    yield path(straight([*right, foot[0], *ridge[::-1]], closed=True), "fall")
    yield path(_hatching(k, ridge) + _spurs(k, left[-1][0]) + straight(ridge[:4]), "h")
    yield path(smooth(left[:6]) + smooth(right[3:6]), "i") + path(smooth(right[:5]), "i bold")


def _hatching(k: int, ridge: list[Point]) -> str:
    strokes = ""
    for n in range(7):
        t = 0.1 + 0.11 * n
        fall = (0.3 + 0.45 * chance(k, n, 5)) * (1 - t) * TALL
        start = (ridge[min(int(t * 5), 4)][0] + 1.5, -TALL * (1 - t))
        bend = (start[0] + fall * 0.2, start[1] + fall * 0.6)
        strokes += smooth([start, bend, (start[0] + fall * (0.45 + 0.2 * t), start[1] + fall)])
    return strokes


def _spurs(k: int, width: float) -> str:
    strokes = ""
    for n in range(3):
        t, drop = 0.34 + 0.2 * n + 0.1 * chance(k, n, 6), 4 + 5 * chance(k, n, 8)
        x, y = width * t**1.3 * 0.62, -TALL * (1 - t) * 0.98
        strokes += smooth([(x, y), (x - drop * 0.15, y + drop * 0.5), (x - drop * 0.55, y + drop)])
    return strokes


def _hill(k: int) -> Iterator[str]:
    w, h = 16 + 6 * chance(k, 11), 7.5 + 3.5 * chance(k, 12)
    lean = 0.12 * either(k, 13)
    arc = smooth(
        [(-w, 0), (-w * 0.6, -h * 1.3), (w * (0.05 + lean), -h * 1.45), (w * (0.55 + lean), -h * 0.8), (w * 0.98, 0)]
    )
    yield path(arc + "z", "mound") + path(arc, "i")
    marks = (
        (w * (0.12 + lean + 0.19 * n), -h * (0.92 - 0.17 * n), 2 + n * 0.8, h * (0.5 - 0.07 * n)) for n in range(4)
    )
    yield path("".join(f"M{x:.1f} {y:.1f}q1.4.8 {dx:.1f} {dy:.1f}" for x, y, dx, dy in marks), "h")
