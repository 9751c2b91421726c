"""The shore: which corners of the grid are land, and the coast between land and sea (ME-MAP-20, ME-MAP-23, ME-MAP-46).

The shore crosses edges at their middles, so every corner of the grid is land or sea, and the coast is known wherever
the corners are. Beyond the rim of the world the corners are conjecture: each takes after the known corner nearest to
it, so that coasts run on, and inland seas, whose every corner is sea, are water.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from math import dist

from gonfalon.render.art.shapes import ROUGHNESS, SHORES, Shape
from gonfalon.render.chance import chance, either, noise
from gonfalon.render.grid import SIZE, Corner, Gate, centre, corners, crossing, gate, within
from gonfalon.render.lines import Point, normal, spline, toward
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import Hex

STRIDE = 4.6  # between two points of a drawn shore
SWELL, GRAIN = (7.0, 34.0, 11), (2.6, 9.0, 13)  # reach, scale and salt of the two roughnesses
CONJECTURE = 1.7  # how ragged the shore is that nobody has seen
SLOW_LAND = 1.15  # conjectured land spreads a little less eagerly than sea


@dataclass(frozen=True, slots=True)
class Span:
    """The coast within one hexagon, walked with the sea on the left."""

    at: Hex
    start: int  # its coast edges
    end: int
    line: list[Point]


@dataclass(frozen=True, slots=True)
class Shore:
    land: dict[Corner, bool]
    loops: list[list[Span]]

    def outlines(self) -> Iterator[list[Point]]:
        """Every loop as one closed line."""
        for loop in self.loops:
            yield [point for span in loop for point in span.line[:-1]]

    def spans(self, at: Hex) -> list[Span]:
        return [span for loop in self.loops for span in loop if span.at == at]


def trace(board: TileBoard, cover: list[Hex]) -> Shore:
    """The shore on all hexagons of the page; the outermost corners are sea, so that every coast is closed."""
    land = _conjecture(_known(board), cover)
    follow: dict[Gate, tuple[Hex, int, int]] = {}
    for at in cover:
        ring = [land[corner] for corner in corners(at)]
        for start in range(6):
            if ring[start] and not ring[start - 5]:
                end = next(e % 6 for e in range(start + 1, start + 6) if ring[(e + 1) % 6])
                follow[gate(at, start)] = at, start, end
    loops = []
    while follow:
        chain, key = list[tuple[Hex, int, int]](), next(iter(follow))
        while key in follow:
            at, start, end = follow.pop(key)
            chain.append((at, start, end))
            key = gate(at, end)
        loops.append(_draw(board, chain))
    return Shore(land, loops)


def _known(board: TileBoard) -> dict[Corner, bool]:
    """Corners of laid tiles. Where drawn maps contradict themselves, the sea has it."""
    land: dict[Corner, bool] = {}
    for place in board.places:
        sea = board.sea_halves(place)
        for k, corner in enumerate(corners(board.hex(place))):
            wet = 2 * k in sea or (2 * k - 1) % 12 in sea
            land[corner] = land.get(corner, True) and not wet
    return land


def _conjecture(known: dict[Corner, bool], cover: list[Hex]) -> dict[Corner, bool]:
    """Let land and sea grow from the known corners over all others, at an uneven pace."""
    beside: dict[Corner, set[Corner]] = {}
    tiles: Counter[Corner] = Counter()
    for at in cover:
        ring = corners(at)
        tiles.update(ring)
        for k, corner in enumerate(ring):
            beside.setdefault(corner, set()).update((ring[k - 1], ring[k - 5]))
    land = {corner: dry for corner, dry in known.items() if corner in beside}
    queue = [(0.0, corner, dry) for corner, dry in sorted(land.items())]
    reached = set[Corner]()
    while queue:
        far, corner, dry = heappop(queue)
        if corner in reached:
            continue
        reached.add(corner)
        land.setdefault(corner, dry and tiles[corner] == 3)
        for other in sorted(there for there in beside[corner] if there not in land):
            pace = (0.4 + 1.2 * chance(*other)) * (SLOW_LAND if dry else 1.0)
            heappush(queue, (far + pace, other, dry))
    return {corner: land.get(corner, False) for corner in beside}


def _draw(board: TileBoard, chain: list[tuple[Hex, int, int]]) -> list[Span]:
    """One closed curve through the crossings and each tile's own shape, then roughened and cut into spans again."""
    posts, counts, ragged = list[Point](), list[int](), list[float]()
    for at, start, end in chain:
        bends = list(_bends(board, at, start, end))
        posts += [crossing(at, start), *bends]
        counts.append(1 + len(bends))
        ragged.append(ROUGHNESS.get(_design(board, at), 1.0 if board.place(at) else CONJECTURE))
    steps = [max(2, round(dist(a, b) / STRIDE)) for a, b in zip(posts, [*posts[1:], posts[0]], strict=True)]
    curve = spline(posts, steps, closed=True)
    spans, first = list[Span](), 0
    post = 0
    sizes = []
    for count in counts:
        sizes.append(sum(steps[post : post + count]))
        post += count
    line = _roughened(curve, [rough for rough, size in zip(ragged, sizes, strict=True) for _ in range(size)])
    line.append(line[0])
    for (at, start, end), size in zip(chain, sizes, strict=True):
        spans.append(Span(at, start, end, line[first : first + size + 1]))
        first += size
    return spans


def _roughened(curve: list[Point], ragged: Iterable[float]) -> list[Point]:
    out = list[Point]()
    for k, (rough, (x, y)) in enumerate(zip(ragged, curve, strict=True)):
        nx, ny = normal(curve[k - 1], curve[(k + 1) % len(curve)])
        push = rough * sum(reach * noise(x, y, scale, salt) for reach, scale, salt in (SWELL, GRAIN))
        out.append((x + nx * push, y + ny * push))
    return out


def _bends(board: TileBoard, at: Hex, start: int, end: int) -> Iterator[Point]:
    """The points of a laid tile's own shore, or one bend of chance beyond the rim."""
    shape = _shape(board, at)
    if shape:
        sixths = start + 1 + ((end - start - 1) % 6) / 2
        swell = 0.12 * either(*at, 6) + 0.14 * noise(*centre(at), 240, 19)
        yield from (within(at, sixths, across, out + swell) for across, out in shape)
        return
    a, b = crossing(at, start), crossing(at, end)
    nx, ny = normal(a, b)
    middle, bulge = toward(toward(a, b, 0.5), centre(at), 0.3), 0.38 * SIZE * either(*gate(at, start), 5)
    yield middle[0] + nx * bulge, middle[1] + ny * bulge


def _design(board: TileBoard, at: Hex) -> str:
    place = board.place(at)
    return board.design(place).name if place else ""


def _shape(board: TileBoard, at: Hex) -> Shape:
    return SHORES.get(_design(board, at), ())
