"""Where things lie: the world's geometry on the page, worked out once and shared by all layers."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from gonfalon.render.art.heights import TALL
from gonfalon.render.chance import noise
from gonfalon.render.furnishing import Furnisher, footprint
from gonfalon.render.grid import centre, within
from gonfalon.render.lines import Box, Point
from gonfalon.render.raster import Raster
from gonfalon.render.relief import Stands, hills, peaks
from gonfalon.render.rivers import flowing
from gonfalon.render.sheet import Sheet
from gonfalon.render.shore import trace
from gonfalon.render.terrain import Terrain
from gonfalon.render.woods import reeds, trees
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course
from gonfalon.world.hexes import Hex
from gonfalon.world.tiles import PlaceId

BLEED = 170.0  # how far the rasters reach beyond the sheet
SEATS = tuple((dx, dy) for dy in (6, 0, 12, -6, 18, -12, 24, 30, -18, 36) for dx in (0, -8, 8, -16, 16, -24, 24))
BANK, BEACH = 4.5, 6.0  # ground kept free of trees beside rivers and shores


class Landscape:
    """Shore, rivers, lakes, peaks and landmarks of one board on one sheet."""

    def __init__(self, board: TileBoard, sheet: Sheet, key: str = "") -> None:
        self.board, self.sheet, self.key = board, sheet, key  # the key sets ids apart where maps share a document
        x0, y0, x1, y1 = sheet.box
        self.extent: Box = (x0 - BLEED, y0 - BLEED, x1 + BLEED, y1 + BLEED)
        self.cover = sheet.cover()
        self.shore = trace(board, self.cover)
        self.land = Raster(self.extent)
        self.land.fill(self.shore.outlines())
        self.streams = flowing(board, self.shore, self.land)
        self.lakes = {place: self._lake(place) for place in self._basins(Course.LAKE)}
        self.meres = {place: self._mere(place) for place in self._basins(Course.SWAMP)}
        self.wet = self._wet()
        self.terrain = Terrain(board)
        self.furnisher = Furnisher(board, self.shore, self.streams, self.land, self.wet)
        self.landmarks = list(self.furnisher.landmarks())
        self.tracks = self.furnisher.tracks()
        self.seats = {place: self._seat(place) for place in board.capitals}
        self.taken = self._taken()
        self.peaks = peaks(self.terrain, self.taken)
        self.rock = Raster(self.extent)
        for peak in self.peaks:
            self.rock.peak(peak.x, peak.y + 2, 27 * peak.scale, (TALL + 4) * peak.scale)

    def _seat(self, place: PlaceId) -> Point:
        """Where a capital would stand: the dry spot nearest to the middle of its tile (ME-MAP-15)."""
        cx, cy = centre(self.board.hex(place))

        def wetness(nudge: tuple[int, int]) -> float:
            x, y = cx + nudge[0], cy + nudge[1]
            return self.wet.count((x - 30, y - 22, x + 30, y + 6)) + 0.15 * (abs(nudge[0]) + abs(nudge[1]))

        dx, dy = min(SEATS, key=wetness)
        return cx + dx, cy + dy

    def _taken(self) -> Raster:
        """Water, landmarks, roads and seats: what peaks and trees keep off."""
        taken = Raster(self.extent)
        taken.add(self.wet)
        for box in self.landmark_boxes():
            taken.box(box)
        for track in self.tracks:
            taken.discs(track, 5)
        for x, y in self.seats.values():
            taken.box((x - 17, y - 12, x + 17, y + 9))
        return taken

    def landmark_boxes(self) -> Iterator[Box]:
        return (footprint(thing.glyph, thing.x, thing.y, thing.scale) for thing in self.landmarks)

    def _basins(self, course: Course) -> list[PlaceId]:
        return [place for place in self.board.places if self.board.design(place).course == course]

    def _lake(self, place: PlaceId) -> list[Point]:
        """A long lake, its shore uneven, lying as the tile is turned."""
        return self._pond(place, 0.60, 0.37, 0.22, 44)

    def _mere(self, place: PlaceId) -> list[Point]:
        """The open water in the middle of a swamp."""
        return self._pond(place, 0.25, 0.14, 0.3, 22)

    def _pond(self, place: PlaceId, wide: float, high: float, rough: float, steps: int) -> list[Point]:
        at, turn, ring = self.board.hex(place), self.board.tiles[place].turn, list[Point]()
        cx, cy = centre(at)
        for k in range(steps):
            a = 2 * pi * k / steps
            r = 1 + rough * noise(cx + 40 * cos(a), cy + 40 * sin(a), 21, 12)
            ring.append(within(at, turn + 0.3, wide * r * cos(a), high * r * sin(a)))
        return ring

    def _wet(self) -> Raster:
        """Sea, shore, rivers and lakes, with their banks: nothing grows or towers over them."""
        wet = Raster(self.extent)
        flip = bytes([1, 0])
        wet.cells[:] = self.land.cells.translate(flip + bytes(254))
        wet.grow(BEACH)
        for stream in self.streams:
            for (x, y), width in zip(stream.line, stream.widths, strict=True):
                wet.disc(x, y, BANK + width / 2)
        ponds = [*self.lakes.values(), *self.meres.values()]
        wet.fill(ponds)
        for pond in ponds:
            wet.discs(pond, BANK)
        return wet

    def growth(self) -> list[Stands]:
        """What makes way for peaks, landmarks and names: hills, then trees and reeds."""
        ground = Raster(self.extent)
        ground.add(self.taken)
        ground.add(self.rock)
        rises = hills(self.terrain, ground)
        for hill in rises:
            ground.box((hill.x - 12 * hill.scale, hill.y - 9 * hill.scale, hill.x + 12 * hill.scale, hill.y))
        return [*rises, *trees(self.terrain, ground), *reeds(self.terrain, self.taken)]

    def tiles(self) -> list[Hex]:
        return [self.board.hex(place) for place in self.board.places]
