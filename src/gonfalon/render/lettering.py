"""Lettering: every name looks for the quietest place near its thing and keeps it clear for those that follow.

A name is never steeper than `STEEPEST`, never upside down, and never on a peak, a piece, a panel or another name: where
there is no such place it is left out, because no name is better than a crowded one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import accumulate, pairwise
from math import atan2, ceil, cos, degrees, dist, radians, sin, tan

from gonfalon.render.fonts import CAPITALS, ITALIC, REGULAR, Face, width
from gonfalon.render.grid import SIZE, centre
from gonfalon.render.landscape import Landscape
from gonfalon.render.lines import Box, Point, figure, shifted, smooth, toward
from gonfalon.render.raster import CELL, Raster
from gonfalon.render.svg import path, tag, text

STEEPEST = 33.0  # degrees
HARD = 255  # where no name may go
WET, LANDMARK, SEA = 1, 2, 4  # bits of what lies under the letters, and below what each of them costs
COSTS = bytes(110 if k & LANDMARK else 14 if k & SEA else 90 if k & WET else 0 for k in range(8)) + bytes([HARD]) * 248
OFFSHORE = 26.0  # a name of the sea keeps off the coast
GENTLE = STEEPEST - 8.0  # for names that also bend
BOW = tuple((k / 6 - 0.5, 4 * (k / 6 - 0.5) ** 2 - 0.5) for k in range(7))  # how far along, how far aside
ASCENT, DESCENT = 0.74, 0.26  # of the letters, in sizes
GAP = 3.0


@dataclass(frozen=True, slots=True)
class Hand:
    """How a kind of name is written."""

    size: float
    face: Face = REGULAR
    spacing: float = 0.0  # in sizes
    style: str = "halo"

    @property
    def classes(self) -> str:
        return f"{self.style} {'k' if self.face is CAPITALS else 'it' if self.face is ITALIC else ''}".strip()

    def length(self, words: str) -> float:
        return width(words, self.size, self.face, self.spacing * self.size)

    def grown(self, by: float) -> Hand:
        return Hand(self.size * by, self.face, self.spacing, self.style)

    def smaller(self) -> Hand:
        return Hand(0.84 * self.size, self.face, 0.6 * self.spacing, self.style)


@dataclass(frozen=True, slots=True)
class Label:
    """A placed name: its base line from left to right, and the boxes its letters fill."""

    words: str
    hand: Hand
    line: tuple[Point, ...]
    boxes: tuple[Box, ...]
    cost: float

    @property
    def slope(self) -> float:
        """The steepest stretch, in degrees."""
        return max(abs(degrees(atan2(b[1] - a[1], b[0] - a[0]))) for a, b in pairwise(self.line))

    def markup(self, key: str) -> str:
        """The text, and for a curved name the line it is written along, under this id."""
        hand, spacing = self.hand, self.hand.spacing * self.hand.size
        style = {"letter_spacing": figure(spacing)} if spacing else {}
        if len(self.line) == 2:
            (x, y), _ = self.line
            return text(x, y, self.words, hand.size, hand.classes, **style)
        head = toward(self.line[0], self.line[1], -0.3)  # room for a wider fallback font
        tail = toward(self.line[-1], self.line[-2], -0.3)
        run = tag("textPath", "", escape(self.words), href=f"#{key}", startOffset="50%")
        body = tag("text", f"mid {hand.classes}", run, font_size=figure(hand.size), **style)
        return path(smooth([head, *self.line[1:-1], tail]), "l", id=key) + body


class Lettering:
    """The page as the letterer sees it."""

    def __init__(self, land: Landscape, taken: Iterable[Box]) -> None:
        self.land = land
        self.ground, self.water = _ground(land), _water(land)
        seats = ((x - 17, y - 11, x + 17, y + 11) for x, y in land.seats.values())
        for box in (*taken, *seats):
            self.block(box)

    def block(self, box: Box) -> None:
        for raster in (self.ground, self.water):
            raster.box(box, HARD)

    def claim(self, label: Label) -> Label:
        for box in label.boxes:
            self.block(box)
        return label

    def weigh(self, raster: Raster, boxes: Iterable[Box]) -> float | None:
        """What the boxes cost on average; None if one of them touches what no name may touch."""
        total = count = 0
        for x0, y0, x1, y1 in boxes:
            first, last = round(x0 / CELL - raster.left), round(x1 / CELL - raster.left) + 1
            top, bottom = round(y0 / CELL - raster.top), round(y1 / CELL - raster.top) + 1
            if first < 0 or last > raster.columns or top < 0 or bottom > raster.rows:
                return None
            for j in range(top, bottom):
                cells = raster.cells[j * raster.columns + first : j * raster.columns + last]
                if HARD in cells:
                    return None
                total += sum(cells)
            count += (last - first) * (bottom - top)
        return total / count if count else 0.0

    def free(self, label: Label, at_sea: bool) -> bool:
        return self.weigh(self.water if at_sea else self.ground, label.boxes) is not None

    # --- ways to set a name ---------------------------------------------------------------------------

    def best(
        self, words: str, hand: Hand, lines: Iterable[tuple[float, Callable[[], Sequence[Point]]]], at_sea: bool
    ) -> Label | None:
        """The cheapest of the base lines offered, each with what it costs of itself, drawn only if that is little."""
        raster, found = self.water if at_sea else self.ground, None
        for dislike, draw in lines:
            if found is not None and dislike >= found.cost:
                continue
            line = draw()
            if raster.meets(line, HARD, 0.3 * hand.size):
                continue
            boxes = letter_boxes(line, hand.size)
            weight = self.weigh(raster, boxes)
            if weight is not None and (found is None or weight + dislike < found.cost):
                found = Label(words, hand, tuple(line), tuple(boxes), weight + dislike)
        return found

    def beside(self, words: str, hand: Hand, *boxes: Box) -> Label | None:
        """Next to a thing, or to one of several: below if it can be, else right, left or above."""
        w, size = hand.length(words), hand.size
        starts = list[tuple[float, float, float]]()
        for x0, y0, x1, y1 in boxes:
            x, low, high = (x0 + x1) / 2, y1 + ASCENT * size + GAP, y0 - DESCENT * size - GAP
            for away, dear in ((0.0, 0.0), (8.0, 4.0), (17.0, 9.0)):
                starts += [(dear + abs(dx) * 0.12, x - w / 2 + dx, low + away) for dx in (0, -12, 12, -24, 24)]
                starts += [(dear + 2 + dy * 0.05, x1 + GAP + away, y1 - dy) for dy in (2, 9, 16, 24)]
                starts += [(dear + 2.5 + dy * 0.05, x0 - GAP - away - w, y1 - dy) for dy in (2, 9, 16, 24)]
                starts += [(dear + 3.5 + abs(dx) * 0.1, x - w / 2 + dx, high - away) for dx in (0, -14, 14, -28, 28)]
        lines = ((cost, partial(_level, left, base, w)) for cost, left, base in starts)
        return self.best(words, hand, lines, False)

    def over(
        self, words: str, hand: Hand, spots: Iterable[tuple[float, Point]], lean: float, at_sea: bool
    ) -> Label | None:
        """Across a country, straight or in a gentle arc, as near to its lean as letters may be."""
        length, raster = hand.length(words), self.water if at_sea else self.ground
        lean = max(-GENTLE, min(GENTLE, lean))
        arcs = sorted({(lean, 0.0), (lean, 0.05), (lean, -0.05), (lean / 2, 0.04), (0.0, 0.0), (0.0, 0.06)})
        fair = sorted((cost, (x, y)) for cost, (x, y) in spots if raster.at(x, y - 0.3 * hand.size) != HARD)

        def lines() -> Iterator[tuple[float, Callable[[], Sequence[Point]]]]:
            for dislike, (x, y) in fair:
                for angle, sag in arcs:
                    yield dislike + 0.08 * abs(angle - lean), partial(arc, x, y, length, angle, sag)

        return self.best(words, hand, lines(), at_sea)

    def along(self, words: str, hand: Hand, line: Sequence[Point], aside: Sequence[float]) -> Label | None:
        """Following a line at some distance, where it runs level enough."""
        length = hand.length(words) + 0.4 * hand.size

        def lines() -> Iterator[tuple[float, Callable[[], Sequence[Point]]]]:
            for offset in aside:
                for stretch in stretches(shifted(line, [offset] * len(line)), length):
                    bend = length / max(1.0, dist(stretch[0], stretch[-1])) - 1
                    steep = abs(stretch[-1][1] - stretch[0][1]) / length
                    yield 60 * bend + 10 * steep * steep + 0.2 * abs(offset), partial(tuple, stretch)

        return self.best(words, hand, lines(), False)


def _level(left: float, base: float, length: float) -> list[Point]:
    return [(left, base), (left + length, base)]


def arc(x: float, y: float, length: float, angle: float, sag: float) -> list[Point]:
    """A base line about a middle point, leaning by an angle, bent by a part of its length; from left to right."""
    if not sag and not angle:
        return _level(x - length / 2, y, length)
    ux, uy = length * cos(radians(angle)), length * sin(radians(angle))
    return [(x + ux * t - uy * sag * bow, y + uy * t + ux * sag * bow) for t, bow in BOW]


def stretches(curve: Sequence[Point], length: float) -> Iterator[list[Point]]:
    """Stretches of the curve just long enough for the words, level enough, read from left to right, in few points."""
    run, steep = [0.0, *accumulate(dist(a, b) for a, b in pairwise(curve))], tan(radians(STEEPEST))
    for start in range(0, len(curve) - 3, 4):
        end = bisect_left(run, run[start] + length)
        if end >= len(curve):
            return
        piece = curve[start : end + 1]
        if piece[0][0] > piece[-1][0]:
            piece = piece[::-1]
        if abs(piece[-1][1] - piece[0][1]) <= steep * (piece[-1][0] - piece[0][0]):
            line = _eased(piece)
            if all(abs(b[1] - a[1]) <= steep * (b[0] - a[0]) for a, b in pairwise(line)):
                yield line


def _eased(piece: Sequence[Point]) -> list[Point]:
    """Seven points of a stretch, its small kinks smoothed away."""
    last = len(piece) - 1
    marks = [round(last * k / 6) for k in range(7)]
    out = list[Point]()
    for mark in marks:
        reach = min(4, mark, last - mark)
        near = piece[mark - reach : mark + reach + 1]
        out.append((sum(p[0] for p in near) / len(near), sum(p[1] for p in near) / len(near)))
    return out


def letter_boxes(line: Sequence[Point], size: float) -> list[Box]:
    """Boxes that cover the letters on a base line, one for each short stretch of it."""
    up, down, boxes = ASCENT * size + 1.5, DESCENT * size + 1.5, list[Box]()
    for (ax, ay), (bx, by) in pairwise(line):
        parts = ceil(abs(by - ay) / (0.7 * size)) or 1
        dx, dy = (bx - ax) / parts, (by - ay) / parts
        lean = 1.5 + 0.5 * size * abs(dy) / max(1.0, dx)
        low, high = max(dy, 0.0) + down, min(dy, 0.0) - up
        for k in range(parts):
            x, y = ax + dx * k, ay + dy * k
            boxes.append((x - lean, y + high, x + dx + lean, y + low))
    return boxes


def _ground(land: Landscape) -> Raster:
    """What letters on land would lie on: peaks never, banks and landmarks rather not, open sea if need be."""
    raster, marks = Raster(land.extent), Raster(land.extent)
    for box in land.landmark_boxes():
        marks.box(box)
    for place in land.meres:
        marks.disc(*centre(land.board.hex(place)), 0.8 * SIZE)
    total = 0
    for other, no, yes in ((land.wet, 0, WET), (land.rock, 0, HARD), (marks, 0, LANDMARK), (land.land, SEA, 0)):
        total |= int.from_bytes(other.cells.translate(bytes([no, yes]) + bytes(254)), "little")
    raster.cells[:] = total.to_bytes(len(raster.cells), "little").translate(COSTS)
    _frame(raster, land)
    return raster


def _water(land: Landscape) -> Raster:
    """What letters at sea would lie on: never on land or close to it."""
    raster = Raster(land.extent)
    raster.cells[:] = land.land.cells.translate(bytes([0, HARD]) + bytes(254))
    raster.grow(OFFSHORE)
    _frame(raster, land)
    return raster


def _frame(raster: Raster, land: Landscape) -> None:
    """Nothing is written outside the frame or on a panel."""
    (x0, y0, x1, y1), (ex0, ey0, ex1, ey1) = land.sheet.inner, land.extent
    outside = ((ex0, ey0, ex1, y0 + 6), (ex0, y1 - 6, ex1, ey1), (ex0, ey0, x0 + 6, ey1), (x1 - 6, ey0, ex1, ey1))
    for box in (*outside, *land.sheet.panels):
        raster.box(box, HARD)
