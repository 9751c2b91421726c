"""The sheet of paper: fitted to the world, in the proportions of a page, with room for the panels.

A sheet is as wide to its height as any page of the A series, so that a print fills its page. The world lies on it
where title and legend find a corner without land under it; if there is none, the sheet grows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil, floor, sqrt

from gonfalon.render.grid import SIZE, WIDE, centre
from gonfalon.render.lines import Box, Point, overlap
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import Hex

FRAME = 44.0  # the border with its rules
SEA_ROOM = 1.35 * SIZE  # between the outermost tiles and the frame
INSET = 26.0  # between the frame and a panel
SHIFTS = (0.5, 0.3, 0.7, 0.1, 0.9)  # how the spare room is divided, the middle first
PLAIN_WORLD = 980.0  # the shorter side of a world of one set, for which panels have their plain size
STANDING = 1.3  # how much larger a lying sheet may be than a standing one
Size = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Sheet:
    box: Box
    scale: float = 0.0  # of all that surrounds the map; 0 where nothing does
    panels: tuple[Box, ...] = ()

    @property
    def inner(self) -> Box:
        (x0, y0, x1, y1), frame = self.box, FRAME * self.scale
        return x0 + frame, y0 + frame, x1 - frame, y1 - frame

    @property
    def size(self) -> Size:
        return self.box[2] - self.box[0], self.box[3] - self.box[1]

    def cover(self) -> list[Hex]:
        """Every hexagon that shows on the sheet, and two rings beyond it."""
        x0, y0, x1, y1 = self.box
        rows = range(int(y0 / (1.5 * SIZE)) - 3, int(y1 / (1.5 * SIZE)) + 4)
        return [
            (q, r)
            for r in rows
            for q in range(int(x0 / WIDE - r / 2) - 3, int(x1 / WIDE - r / 2) + 4)
            if x0 - 2.2 * WIDE < centre((q, r))[0] < x1 + 2.2 * WIDE
        ]


def fit(board: TileBoard, panels: Sequence[Size]) -> Sheet:
    """The smallest sheet on which the world and its panels lie side by side; for a large world they are larger too."""
    middles, (left, top, right, bottom) = _world(board)
    scale = max(1.0, (min(right - left, bottom - top) / PLAIN_WORLD) ** 0.8)
    sizes = [(wide * scale, high * scale) for wide, high in panels]
    edge = SEA_ROOM + FRAME * scale
    width, height = right - left + 2 * edge, bottom - top + 2 * edge
    for growth in range(24):
        for wide, high in sorted(_pages(width * 1.03**growth, height * 1.03**growth), key=_waste):
            for sx, sy in sorted(product(SHIFTS, SHIFTS), key=lambda s: abs(s[0] - 0.5) + abs(s[1] - 0.5)):
                x, y = floor(left - edge - (wide - width) * sx), floor(top - edge - (high - height) * sy)
                placed = _place(Sheet((x, y, x + ceil(wide), y + ceil(high)), scale), sizes, middles)
                if placed:
                    return placed
    raise AssertionError("a sheet twice as wide as its world has room in its corners")


def _world(board: TileBoard) -> tuple[list[Point], Box]:
    """The middles of all tiles, and the box about them."""
    middles = [centre(board.hex(place)) for place in board.places] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return middles, (min(xs) - WIDE / 2, min(ys) - SIZE, max(xs) + WIDE / 2, max(ys) + SIZE)


def _waste(page: Size) -> tuple[float, float]:
    """Small pages first; a standing page must be much smaller to be preferred to a lying one."""
    return round(page[0] * page[1] * (1.0 if page[0] > page[1] else STANDING)), -page[0]


def close(board: TileBoard, margin: float, square: bool = False) -> Sheet:
    """A sheet without frame or panels, cut close round the world."""
    _, (left, top, right, bottom) = _world(board)
    x0, y0, x1, y1 = left - margin, top - margin, right + margin, bottom + margin
    spare = (x1 - x0) - (y1 - y0)
    if square and spare > 0:
        y0, y1 = y0 - spare / 2, y1 + spare / 2
    elif square:
        x0, x1 = x0 + spare / 2, x1 - spare / 2
    return Sheet((floor(x0), floor(y0), ceil(x1), ceil(y1)))


def _pages(width: float, height: float) -> Iterator[Size]:
    """Lying and standing, each just large enough."""
    for ratio in (sqrt(2), 1 / sqrt(2)):
        yield max(width, height * ratio), max(height, width / ratio)


def _place(sheet: Sheet, panels: Sequence[Size], middles: list[Point]) -> Sheet | None:
    """Each panel in the first corner where it hides no tile and no other panel."""
    taken = list[Box]()
    for size in panels:
        free = (
            box
            for box in _corners(sheet.inner, size)
            if not any(overlap(box, other) for other in taken)
            and not any(box[0] - 52 < x < box[2] + 52 and box[1] - 58 < y < box[3] + 58 for x, y in middles)
        )
        box = next(free, None)
        if box is None:
            return None
        taken.append(box)
    return Sheet(sheet.box, sheet.scale, tuple(taken))


def _corners(inner: Box, size: Size) -> Iterator[Box]:
    x0, y0, x1, y1 = inner[0] + INSET, inner[1] + INSET, inner[2] - INSET, inner[3] - INSET
    for x, y in ((x0, y0), (x1 - size[0], y1 - size[1]), (x1 - size[0], y0), (x0, y1 - size[1])):
        yield x, y, x + size[0], y + size[1]
