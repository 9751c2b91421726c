"""Tiled's grid of hexagons, corner up: cells by column and row, every second row shifted half a tile to the right."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from gonfalon.kernel.messages import Refused
from gonfalon.world.hexes import Hex
from gonfalon.world.tiled.form import SIDE_LIMIT, MapFile, shown

Cell = tuple[int, int]  # column, row
WIDTH, HEIGHT, SIDE = 208, 240, 120  # of a tile in pixels; 208 is the square root of three times 120, but for 0.2


@dataclass(frozen=True)
class Grid:
    """Where cells lie, as hexagons and on the screen."""

    odd_rows_shifted: bool = True
    tile_width: int = WIDTH
    tile_height: int = HEIGHT
    side: int = SIDE

    def hexagon(self, cell: Cell) -> Hex:
        """The cell as a hexagon; rows of even r are never shifted, so a map that shifts them starts one row lower."""
        column, row = cell
        if not self.odd_rows_shifted:
            row += 1
        return column - row // 2, row

    def cell(self, at: Hex) -> Cell:
        """The cell of a hexagon: what `hexagon` undoes."""
        row = at[1] if self.odd_rows_shifted else at[1] - 1
        return at[0] + at[1] // 2, row

    def centre(self, cell: Cell) -> tuple[float, float]:
        column, row = cell
        shifted = (row % 2 == 1) == self.odd_rows_shifted
        return self.tile_width * (column + 0.5 + shifted / 2), self.row_height * row + self.tile_height / 2

    @property
    def row_height(self) -> float:
        return (self.tile_height + self.side) / 2

    def cell_at(self, x: float, y: float) -> Cell | None:
        """The cell under a point of the screen; None for a point no map has."""
        farthest = SIDE_LIMIT * 2 * max(self.tile_width, self.tile_height)
        if not (isfinite(x) and isfinite(y)) or max(abs(x), abs(y)) > farthest:
            return None
        row = round((y - self.tile_height / 2) / self.row_height)
        near = [(round(x / self.tile_width - 0.5 - shift), r) for r in (row - 1, row, row + 1) for shift in (0, 0.5)]
        return min(near, key=lambda cell: (_square_distance(self.centre(cell), (x, y)), cell))


def _square_distance(a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def grid_of(found: MapFile) -> Grid:
    """The grid of a map file, if it is one of hexagons with a corner up."""
    if found.orientation != "hexagonal":
        raise Refused.of("tiled-orientation", found=shown(found.orientation))
    if found.staggeraxis != "y":
        raise Refused.of("tiled-stagger-axis", found=shown(found.staggeraxis))
    if found.staggerindex not in ("odd", "even"):
        raise Refused.of("tiled-stagger-index", found=shown(found.staggerindex))
    for name in ("tilewidth", "tileheight", "hexsidelength"):
        if not 0 < getattr(found, name) <= 10_000:
            raise Refused.of("tiled-tile-size", what=name, found=shown(getattr(found, name)))
    return Grid(found.staggerindex == "odd", found.tilewidth, found.tileheight, found.hexsidelength)
