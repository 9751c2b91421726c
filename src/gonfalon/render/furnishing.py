"""Landmarks and shores: where the small things stand by which each tile is known."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.render.art.designs import COATS, FURNITURE, TRACKS, Item
from gonfalon.render.art.landmarks import landmarks
from gonfalon.render.chance import chance
from gonfalon.render.grid import within
from gonfalon.render.lines import Box, Point, normal, shifted, spline
from gonfalon.render.raster import Raster
from gonfalon.render.relief import Stands
from gonfalon.render.rivers import Stream, reaches
from gonfalon.render.shore import Shore, Span
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course
from gonfalon.world.tiles import PlaceId

NUDGES = (
    (0, 0),
    (0, -6),
    (6, 0),
    (-6, 0),
    (0, 6),
    (9, -8),
    (-9, -8),
    (9, 8),
    (-9, 8),
    (15, 0),
    (-15, 0),
    (0, -14),
    (0, 14),
)

TRACK = ((0.02, 0.86), (-0.12, 0.45), (0.08, 0.05), (-0.08, -0.4), (0.03, -0.86))  # a winding road, down the tile


class Furnisher:
    """Places the furniture of every tile, on dry ground or on the water as it belongs."""

    def __init__(self, board: TileBoard, shore: Shore, streams: list[Stream], land: Raster, wet: Raster) -> None:
        self.board, self.land, self.wet = board, land, wet
        self.spans = {span.at: span for loop in shore.loops for span in loop}
        self.reaches = reaches(board, streams)
        self.springs = [s.line[0] for s in streams if board.design(s.river.places[0]).course == Course.SOURCE]

    def landmarks(self) -> Iterator[Stands]:
        for x, y in self.springs:
            yield Stands(y, x, "lm-spring", 0.7)
        for place in self.board.places:
            for item in FURNITURE.get(self.board.design(place).name, ()):
                spot = self._spot(place, item)
                if spot:
                    yield Stands(spot[1], spot[0], item.glyph, item.scale)

    def _spot(self, place: PlaceId, item: Item) -> Point | None:
        if item.where == "tile":
            x, y = within(self.board.hex(place), self.board.tiles[place].turn, item.a, item.b)
            afloat = self.board.design(place).course == "lake"
            return (x, y) if afloat else self._dry(x, y, item)
        if item.where == "shore":
            span = self.spans.get(self.board.hex(place))
            return _beside(span.line, item.a, item.b) if span else None
        reach = self.reaches.get(place)
        return _beside(reach, item.a, item.b) if reach else None

    def _dry(self, x: float, y: float, item: Item) -> Point:
        """The place wished for, or one close by where the drawing covers no water."""
        left, top, right, bottom = footprint(item.glyph, 0.0, 0.0, item.scale)
        probes = [(dx, dy) for dx in (left, 0.0, right) for dy in (bottom, 0.0, top)]
        for nx, ny in NUDGES:
            if not any(self.wet.at(x + nx + dx, y + ny + dy) for dx, dy in probes) and self.land.at(x + nx, y + ny):
                return x + nx, y + ny
        return x, y

    def coats(self) -> dict[str, str]:
        """Path data of what lies along the shores, by kind."""
        out = dict[str, str]()
        for place in self.board.places:
            kind, span = COATS.get(self.board.design(place).name), self.spans.get(self.board.hex(place))
            if kind and span:
                out[kind] = out.get(kind, "") + "".join(COAT_MAKERS[kind](span))
        return out

    def tracks(self) -> list[list[Point]]:
        """Roads through a pass or a wood, from rim to rim of their tile."""
        lines = list[list[Point]]()
        for place in self.board.places:
            bearing = TRACKS.get(self.board.design(place).name)
            if bearing is not None:
                sixths, at = bearing + self.board.tiles[place].turn, self.board.hex(place)
                lines.append(spline([within(at, sixths, across, out) for across, out in TRACK], 4))
        return lines


def footprint(glyph: str, x: float, y: float, scale: float) -> Box:
    """The room a drawing takes: a landmark's own, a tree's otherwise."""
    landmark = landmarks().get(glyph)
    half, rise = (landmark.half, landmark.rise) if landmark else (6.0, 10.0)
    return x - half * scale, y - rise * scale, x + half * scale, y + 2.0


def _beside(line: list[Point], along: float, aside: float) -> Point:
    k = min(max(round(along * (len(line) - 1)), 1), len(line) - 2)
    nx, ny = normal(line[k - 1], line[k + 1])
    return line[k][0] + nx * aside, line[k][1] + ny * aside


def _strand(span: Span) -> Iterator[str]:
    """Two rows of dots behind the shore."""
    for row, inland in enumerate((3.6, 6.6)):
        line = shifted(span.line, [inland] * len(span.line))
        yield from (f"M{x:.1f} {y:.1f}h.1" for x, y in line[2 + row : -2])


def _pebbles(span: Span) -> Iterator[str]:
    for k, (x, y) in enumerate(shifted(span.line, [4.2] * len(span.line))[2:-2]):
        r = 0.8 + 0.9 * chance(k, round(x))
        half = f"a{r:.1f} {r * 0.7:.1f} 0 1 0"
        yield f"M{x - r:.1f} {y:.1f}{half} {2 * r:.1f} 0{half} {-2 * r:.1f} 0z"


def _dunes(span: Span) -> Iterator[str]:
    for inland, first in ((6.0, 2), (12.0, 4)):
        for x, y in shifted(span.line, [inland] * len(span.line))[first:-2:4]:
            yield f"M{x - 6:.1f} {y + 1:.1f}q4-4.6 7-3.4q2 .8 4.6 3.2"


def _cliffs(span: Span) -> Iterator[str]:
    """Hachures down to the water: longer where the cliff is higher."""
    line = span.line
    for k in range(1, len(line) - 1):
        nx, ny = normal(line[k - 1], line[k + 1])
        for part in (0.0, 0.5):
            x = line[k][0] + (line[k + 1][0] - line[k][0]) * part
            y = line[k][1] + (line[k + 1][1] - line[k][1]) * part
            fall = 3.0 + 3.6 * chance(k, round(x), round(2 * part))
            yield f"M{x:.1f} {y:.1f}l{nx * fall:.1f} {ny * fall:.1f}"


COAT_MAKERS = {"strand": _strand, "pebbles": _pebbles, "dunes": _dunes, "cliffs": _cliffs}
