"""Borders: the outline of a set of tiles, along the shore where there is one, and a coloured band on its inner side."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from gonfalon.render.chance import noise
from gonfalon.render.grid import corners, crossing, gate, spot
from gonfalon.render.lines import Point, normal, smooth, toward
from gonfalon.render.shore import Shore
from gonfalon.world.hexes import EDGES, Hex, step

Node = tuple[int, int]  # a corner twice over, or a gate: the same lattice
SWAY = 5.0  # of an inland border, each edge drawn by its own hand so that neighbours agree


def outlines(tiles: Collection[Hex], shore: Shore) -> list[list[Point]]:
    """Closed loops about the land of these tiles, which lies to their right; sea edges are left out (ME-MAP-23)."""
    follow: dict[Node, list[tuple[Node, list[Point]]]] = {}
    spans = {span.at: span for loop in shore.loops for span in loop if span.at in tiles}
    for at in sorted(tiles):
        for a, b, line in _segments(at, tiles, shore):
            follow.setdefault(a, []).append((b, line))
        if at in spans:
            span = spans[at]
            follow.setdefault(gate(at, span.start), []).append((gate(at, span.end), span.line))
    loops = list[list[Point]]()
    while follow:
        key, loop = next(iter(follow)), list[Point]()
        while key in follow:
            after, line = follow[key].pop()
            if not follow[key]:
                del follow[key]
            loop += line[:-1]
            key = after
        loops.append(loop)
    return loops


def _segments(at: Hex, tiles: Collection[Hex], shore: Shore) -> Iterator[tuple[Node, Node, list[Point]]]:
    """The dry parts of a tile's outer edges, clockwise."""
    ring = corners(at)
    for edge in EDGES:
        if step(at, edge) in tiles:
            continue
        first, last = ring[edge], ring[edge - 5]
        dry = shore.land.get(first, False), shore.land.get(last, False)
        if not any(dry):
            continue
        a: Node = (2 * first[0], 2 * first[1]) if dry[0] else gate(at, edge)
        b: Node = (2 * last[0], 2 * last[1]) if dry[1] else gate(at, edge)
        start = _swayed(spot(first)) if dry[0] else crossing(at, edge)
        end = _swayed(spot(last)) if dry[1] else crossing(at, edge)
        yield a, b, [start, _swayed(toward(start, end, 0.33)), _swayed(toward(start, end, 0.67)), end]


def _swayed(p: Point) -> Point:
    x, y = p
    return x + SWAY * noise(x, y, 23, 17), y + SWAY * noise(x, y, 23, 18)


def inside(loop: list[Point], by: float) -> str:
    """The loop moved inwards, as path data."""
    last = len(loop)
    moved = list[Point]()
    for k, (x, y) in enumerate(loop):
        nx, ny = normal(loop[k - 1], loop[(k + 1) % last])
        moved.append((x + nx * by, y + ny * by))
    return smooth(moved, closed=True)
