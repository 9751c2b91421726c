"""A coarse raster over the page: where is land, and what is taken already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor

from gonfalon.render.lines import Box, Point

CELL = 4
MARKS = tuple(bytes([mark]) for mark in range(256))


class Raster:
    """One byte a cell, for one question. Cells lie the same on every page, so that a larger page changes no answer."""

    __slots__ = ("cells", "columns", "left", "rows", "top")

    def __init__(self, box: Box) -> None:
        self.left, self.top = floor(box[0] / CELL), floor(box[1] / CELL)
        self.columns, self.rows = ceil(box[2] / CELL) - self.left + 1, ceil(box[3] / CELL) - self.top + 1
        self.cells = bytearray(self.columns * self.rows)

    def at(self, x: float, y: float) -> int:
        """What is marked at a point; nothing outside the page."""
        i, j, columns = round(x / CELL) - self.left, round(y / CELL) - self.top, self.columns
        return self.cells[j * columns + i] if 0 <= i < columns and 0 <= j < self.rows else 0

    def meets(self, points: Iterable[Point], mark: int = 1, up: float = 0.0) -> bool:
        """Whether one of the points, or what is so far above it, lies on such a mark."""
        left, top, columns, rows, cells = self.left, self.top, self.columns, self.rows, self.cells
        for x, y in points:
            i, j = round(x / CELL) - left, round((y - up) / CELL) - top
            if 0 <= i < columns and 0 <= j < rows and cells[j * columns + i] == mark:
                return True
        return False

    def crosses(self, x: float, y: float, half: float) -> bool:
        """Whether anything is marked on a level line about a point."""
        j = round(y / CELL) - self.top
        if not 0 <= j < self.rows:
            return False
        first, last = max(0, round((x - half) / CELL) - self.left), round((x + half) / CELL) - self.left + 1
        return 1 in self.cells[j * self.columns + first : min(last, self.columns) + j * self.columns]

    def count(self, box: Box) -> int:
        """How many cells of a box are marked, where marks are ones."""
        first, last = max(0, round(box[0] / CELL) - self.left), round(box[2] / CELL) - self.left + 1
        top, bottom = max(0, round(box[1] / CELL) - self.top), min(self.rows, round(box[3] / CELL) - self.top + 1)
        return sum(sum(self.cells[j * self.columns + first : j * self.columns + last]) for j in range(top, bottom))

    def add(self, other: Raster) -> None:
        """Mark what the other marks; both are of the same page, and bits are joined all at once."""
        both = int.from_bytes(self.cells, "little") | int.from_bytes(other.cells, "little")
        self.cells[:] = both.to_bytes(len(self.cells), "little")

    def grow(self, reach: float) -> None:
        """Let what is marked spread by so much to all sides. Whole rows are shifted at once, as one long number."""
        marks, mask = int.from_bytes(self.cells, "little"), (1 << 8 * len(self.cells)) - 1
        for step in (8, 8 * self.columns):
            left = round(reach / CELL)
            while left > 0:
                by = step * max(1, left // 2)
                marks |= (marks << by | marks >> by) & mask
                left -= max(1, left // 2)
        self.cells[:] = marks.to_bytes(len(self.cells), "little")

    def fill(self, loops: Iterable[Sequence[Point]]) -> None:
        """Mark all cells inside the loops, by scan lines."""
        crossings: dict[int, list[float]] = {}
        for loop in loops:
            ax, ay = loop[-1][0] / CELL - self.left, loop[-1][1] / CELL - self.top
            for x, y in loop:
                bx, by = x / CELL - self.left, y / CELL - self.top
                low, high = (ay, by) if ay < by else (by, ay)
                for j in range(ceil(low), ceil(high)):
                    crossings.setdefault(j, []).append(ax + (bx - ax) * (j - ay) / (by - ay))
                ax, ay = bx, by
        for j, xs in crossings.items():
            xs.sort()
            for a, b in zip(xs[::2], xs[1::2], strict=True):
                self._row(j, ceil(a), ceil(b), 1)

    def disc(self, x: float, y: float, radius: float, mark: int = 1) -> None:
        i, j, reach = x / CELL - self.left, y / CELL - self.top, radius / CELL
        for row in range(ceil(j - reach), int(j + reach) + 1):
            half = (reach * reach - (row - j) ** 2) ** 0.5 if abs(row - j) < reach else 0.0
            self._row(row, ceil(i - half), int(i + half) + 1, mark)

    def discs(self, points: Iterable[Point], radius: float, mark: int = 1) -> None:
        for x, y in points:
            self.disc(x, y, radius, mark)

    def peak(self, x: float, y: float, half: float, height: float) -> None:
        """Mark a triangle that stands on its base."""
        i, j, rows = x / CELL - self.left, y / CELL - self.top, height / CELL
        for row in range(ceil(j - rows), int(j) + 1):
            reach = half / CELL * (1 - (j - row) / rows)
            self._row(row, ceil(i - reach), int(i + reach) + 1, 1)

    def box(self, box: Box, mark: int = 1) -> None:
        first, last = round(box[0] / CELL - self.left), round(box[2] / CELL - self.left) + 1
        first, last = max(first, 0), min(last, self.columns)
        top, bottom = round(box[1] / CELL - self.top), round(box[3] / CELL - self.top) + 1
        row = MARKS[mark] * (last - first)
        if row:
            for j in range(max(top, 0), min(bottom, self.rows)):
                self.cells[j * self.columns + first : j * self.columns + last] = row

    def _row(self, j: int, first: int, end: int, mark: int) -> None:
        first, end = max(first, 0), min(end, self.columns)
        if 0 <= j < self.rows and first < end:
            start = j * self.columns
            self.cells[start + first : start + end] = MARKS[mark] * (end - first)
