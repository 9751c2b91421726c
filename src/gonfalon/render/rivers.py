"""Rivers: one line from spring to mouth, widening with what flows in (ME-MAP-12, ME-MAP-17, ME-MAP-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import dist

from gonfalon.render.art.shapes import BENDS
from gonfalon.render.chance import either, number
from gonfalon.render.grid import SIZE, centre, crossing, edge_point, within
from gonfalon.render.lines import Point, shifted, spline, toward, wander
from gonfalon.render.raster import Raster
from gonfalon.render.shore import Shore
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course
from gonfalon.world.rivers import End, River, RiverId, Stretch, downstream, rivers
from gonfalon.world.tiles import PlaceId

STEPS = 7  # samples between two points of a course
SPRING, GROWTH = 1.0, 1.5  # width of a brook, and how it grows with the root of the tiles drained
BEYOND = 1.05  # how far a river is drawn past the rim, in sides of a tile
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
        streams[river.id] = Stream(river, line, _widths(sizes, river.end))
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
        fair = spans[0].line[len(spans[0].line) // 6 : -len(spans[0].line) // 6]
        mouth = min(fair, key=lambda p: dist(p, last))
        return [toward(last, mouth, 0.55), mouth, toward(last, mouth, 1 + AFLOAT / max(AFLOAT, dist(last, mouth)))]
    if final.leaves is not None:
        edge = crossing(at, final.leaves)
        goal = within(at, final.leaves + 0.5, 0.3 * either(*at, 9), 0.866 + BEYOND)
        return [edge, *_beyond(land, edge, goal)] if river.end is End.RIM else [edge]
    return [centre(at)]


def _beyond(land: Raster, edge: Point, goal: Point) -> list[Point]:
    """On past the rim, until the sea or until knowledge ends."""
    steps = [toward(edge, goal, t / 6) for t in range(1, 7)]
    wet = next((k for k, p in enumerate(steps) if not land.at(*p)), None)
    return steps[2::2] if wet is None else steps[: wet + 1]


def _widths(sizes: list[int], end: End) -> list[float]:
    """At each sample of the line: growing downstream, a thread at the spring, a funnel at the mouth."""
    grown = [SPRING + GROWTH * (size - 1) ** 0.5 for size in sizes]
    steps = [a + (b - a) * t / STEPS for a, b in pairwise(grown) for t in range(STEPS)]
    steps.append(grown[-1])
    last = len(steps) - 1
    for k in range(min(STEPS, last)):
        steps[k] *= 0.4 + 0.6 * k / STEPS
        if end is End.SEA:
            steps[last - k] *= 1 + 0.14 * (STEPS - k)
        elif end is End.RIM:
            steps[last - k] *= 0.15 + 0.85 * k / STEPS
    return steps


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
