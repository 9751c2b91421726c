"""Rivers: one line from spring to mouth, widening with what flows in (ME-MAP-12, ME-MAP-17, ME-MAP-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import cos, dist, sin

from gonfalon.render.art.shapes import BENDS
from gonfalon.render.chance import either, number
from gonfalon.render.grid import SIZE, centre, crossing, edge_point, within
from gonfalon.render.lines import Point, normal, shifted, spline, toward, wander
from gonfalon.render.raster import Raster
from gonfalon.render.shore import Shore
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course
from gonfalon.world.rivers import End, River, RiverId, Stretch, downstream, rivers
from gonfalon.world.tiles import PlaceId

STEPS = 7  # samples between two points of a course
SPRING, GROWTH = 1.2, 1.9  # width of a brook, and how it grows with the root of the tiles drained
BEYOND = 1.05  # how far a river is drawn past the rim, in sides of a tile
FUNNEL = 32.0  # over how much of its length a river widens to its mouth, or thins out beyond the rim
AFLOAT = 7.0  # how far a mouth reaches into the sea


@dataclass(frozen=True, slots=True)
class Stream:
    """A river as drawn."""

    river: River
    line: list[Point]
    widths: list[float]


def flowing(board: TileBoard, shore: Shore, land: Raster) -> list[Stream]:
    """All rivers of the world, the greater before those that join them."""
    drained = Counter(place for start in board.places if any(board.flow(start)) for place in downstream(board, start))
    order = sorted(rivers(board).values(), key=lambda river: (-drained[river.places[-1]], -len(river.course), river.id))
    streams: dict[RiverId, Stream] = {}
    for river in sorted(order, key=lambda river: river.end is End.JOIN):
        posts, sizes = list[Point](), list[int]()
        for stretch in river.course:
            inside = list(_through(board, stretch))
            posts += inside
            sizes += [1 + drained[stretch.place]] * len(inside)
        posts += _tail(board, shore, land, streams, river, posts[-1])
        sizes += [sizes[-1]] * (len(posts) - len(sizes))
        line = wander(spline(posts, STEPS), 3.0, 19.0, number(river.id) % 89)
        streams[river.id] = Stream(river, line, _widths(line, sizes, river.end))
    return list(streams.values())


def _through(board: TileBoard, stretch: Stretch) -> Iterator[Point]:
    """The course within one tile: the gate it comes in by and what it does inside, not the gate it leaves by."""
    at, design = board.hex(stretch.place), board.design(stretch.place)
    middle = centre(at)
    if stretch.enters is None:
        assert stretch.leaves is not None
        away = 0.34 if design.walled else 0.16 + 0.1 * either(number(stretch.place), 3)
        spring = toward(middle, edge_point(at, stretch.leaves), -away)
        yield spring if design.course == Course.SOURCE else middle
        if design.course == Course.SOURCE:
            outlet = crossing(at, stretch.leaves)
            yield from shifted([spring, toward(spring, outlet, 0.5), outlet], [0.0, 7 * _side(stretch.place), 0.0])[1:2]
        return
    inlet = crossing(at, stretch.enters)
    yield inlet
    if stretch.leaves is None:
        return
    outlet = crossing(at, stretch.leaves)
    if design.course == Course.FORK:
        yield toward(middle, outlet, 0.12)
        return
    thirds = [toward(toward(inlet, middle, t), toward(middle, outlet, t), t) for t in (0.34, 0.66)]
    yield from shifted(thirds, [SIZE * sway for sway in BENDS.get(design.name, (0.12, -0.12))])


def _side(place: PlaceId) -> float:
    """To which side a brook swings on its first stretch, and how far."""
    swing = either(number(place), 4)
    return swing + (0.5 if swing > 0 else -0.5)


def _tail(
    board: TileBoard, shore: Shore, land: Raster, others: dict[RiverId, Stream], river: River, last: Point
) -> list[Point]:
    """How the line ends: over the shore, in the lake or mire, in a greater river, or some way beyond the rim."""
    final = river.course[-1]
    at = board.hex(final.place)
    if river.end is End.JOIN and river.into in others:
        trunk = others[river.into].line
        nearest = min(range(len(trunk)), key=lambda i: dist(trunk[i], centre(at)))
        return [trunk[min(nearest + 2, len(trunk) - 1)]]
    spans = shore.spans(at)
    if river.end is End.SEA and spans:
        return _mouth(spans[0].line, last, land)
    if final.leaves is not None:
        edge = crossing(at, final.leaves)
        goal = within(at, final.leaves + 0.5, 0.3 * either(*at, 9), 0.866 + BEYOND)
        return [edge, *_beyond(land, edge, goal)] if river.end is End.RIM else [edge]
    return [centre(at)]


def _mouth(shore: list[Point], last: Point, land: Raster) -> list[Point]:
    """To the nearest point of the shore, not too close to its ends, and out to sea from there, in a firth down it."""
    sixth = len(shore) // 6 + 1
    k = min(range(sixth, len(shore) - sixth), key=lambda k: dist(shore[k], last))
    (x, y), (nx, ny) = shore[k], normal(shore[k - 2], shore[k + 2])
    ways = [
        (x - reach * (nx * cos(turn) - ny * sin(turn)), y - reach * (nx * sin(turn) + ny * cos(turn)))
        for reach in (AFLOAT, 1.6 * AFLOAT, 2.4 * AFLOAT)
        for turn in (0.0, 0.5, -0.5, 1.0, -1.0, 1.6, -1.6)
    ]
    return [toward(last, shore[k], 0.55), shore[k], next((way for way in ways if not land.at(*way)), ways[0])]


def _beyond(land: Raster, edge: Point, goal: Point) -> list[Point]:
    """On past the rim, until the sea or until knowledge ends."""
    steps = [toward(edge, goal, t / 6) for t in range(1, 7)]
    wet = next((k for k, p in enumerate(steps) if not land.at(*p)), None)
    return steps[2::2] if wet is None else steps[: wet + 1]


def _widths(line: list[Point], sizes: list[int], end: End) -> list[float]:
    """At each sample of the line: growing downstream, a thread at the spring, a funnel at the mouth."""
    grown = [SPRING + GROWTH * (size - 1) ** 0.5 for size in sizes]
    widths = [a + (b - a) * t / STEPS for a, b in pairwise(grown) for t in range(STEPS)]
    widths.append(grown[-1])
    for k in range(min(STEPS, len(line) - 1)):
        widths[k] *= 0.4 + 0.6 * k / STEPS
    left = 0.0
    for k in range(len(line) - 1, 0, -1):
        if end is End.SEA and left < FUNNEL:
            widths[k] *= 1 + 0.7 * (1 - left / FUNNEL) ** 1.5
        elif end is End.RIM and left < FUNNEL:
            widths[k] *= 0.15 + 0.85 * left / FUNNEL
        left += dist(line[k], line[k - 1])
    widths[-1] *= 0.2  # a tongue in the sea, not a plank
    return widths


def reaches(board: TileBoard, streams: list[Stream]) -> dict[PlaceId, list[Point]]:
    """The stretch of the main river within each tile."""
    out: dict[PlaceId, list[Point]] = {}
    for stream in reversed(streams):
        posts = len(stream.line) // STEPS + 1
        first = 0
        for stretch in stream.river.course:
            inside = len(list(_through(board, stretch)))
            last = min(first + inside, posts - 1)
            line = stream.line[first * STEPS : last * STEPS + 1]
            if len(line) > STEPS:
                out[stretch.place] = line
            first = last
    return out
