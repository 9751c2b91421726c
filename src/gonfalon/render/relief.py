"""Ground with height: peaks massed along the bones of the land, hills about them, all stood up one by one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from math import ceil, hypot, sqrt
from typing import NamedTuple

from gonfalon.render.art.heights import HILLS, PEAKS, TALL
from gonfalon.render.chance import at_lattice, chance
from gonfalon.render.grid import SIZE, WIDE, centre
from gonfalon.render.raster import Raster
from gonfalon.render.terrain import Terrain
from gonfalon.world.hexes import Hex

JITTER_X = tuple(0.8 * chance(k, 31) for k in range(1024))
JITTER_Y = tuple(0.8 * chance(k, 32) for k in range(1024))
LUCK = tuple(chance(k, 33) for k in range(1024))
FATE = tuple(chance(k, 34) for k in range(1024))
BODY = ((1, 22), (-8, 17), (-16, 12), (-24, 8), (-32, 4), (-TALL, 0))  # a peak of scale 1: half widths by height
LOW_GROUND = 0.10  # below this height there are no peaks


class Stands(NamedTuple):
    """Something that stands up: drawn in the order of its foot, from back to front."""

    y: float
    x: float
    glyph: str
    scale: float = 1.0


def scatter(tiles: Iterable[Hex], step: float, salt: int) -> Iterator[tuple[float, float, int]]:
    """Points of a jittered lattice on these tiles, each with a number below 1024 to draw luck with."""
    for at in tiles:
        cx, cy = centre(at)
        for j in range(ceil((cy - SIZE) / step), ceil((cy + SIZE) / step)):
            dy = abs(j * step - cy)
            half = WIDE / 2 if dy <= SIZE / 2 else (SIZE - dy) * sqrt(3)
            shift = cx - 0.5 * step * (j & 1)
            for i in range(ceil((shift - half) / step), ceil((shift + half) / step)):
                n = at_lattice(i, j, salt)
                yield step * (i + 0.5 * (j & 1) + JITTER_X[n] - 0.4), step * (j + JITTER_Y[n] - 0.4), n


class Spacing:
    """Points kept so far, by squares, each with those beside its own, so that a new one need only look at these."""

    def __init__(self, reach: float) -> None:
        self.reach = reach
        self.kept: dict[tuple[int, int], list[tuple[float, float, float]]] = defaultdict(list)

    def near(self, x: float, y: float) -> list[tuple[float, float, float]]:
        return self.kept.get((int(x // self.reach), int(y // self.reach)), [])

    def roomy(self, x: float, y: float, size: float) -> bool:
        """Whether a peak of this size keeps its distance here from all others; ranges may be closer side by side."""
        for px, py, other in self.near(x, y):
            room, dx, dy = 7.0 * (size + other) + 3.5, (x - px) / 1.35, y - py
            if dx * dx + dy * dy <= room * room:
                return False
        return True

    def keep(self, x: float, y: float, size: float) -> None:
        i, j = int(x // self.reach), int(y // self.reach)
        for square in product((i - 1, i, i + 1), (j - 1, j, j + 1)):
            self.kept[square].append((x, y, size))


def peaks(terrain: Terrain, wet: Raster) -> list[Stands]:
    """The greatest first, each keeping its distance, so that small ones fill the gaps and the skirts."""
    spots = list[tuple[float, float, float, int]]()
    for x, y, n in scatter(terrain.near_bones, 12.5, 1):
        height = terrain.crag(x, y - 7)
        if height > LOW_GROUND:
            spots.append((0.36 + 0.88 * min(height, 1.2) + 0.26 * LUCK[n], x, y, n))
    kept, out = Spacing(36.0), list[Stands]()
    for size, x, y, n in sorted(spots, reverse=True):
        if kept.roomy(x, y, size) and (fitted := _fitted(wet, x, y, size)):
            kept.keep(x, y, fitted)
            out.append(Stands(y, x, f"peak{int(FATE[n] * PEAKS)}", fitted))
    return out


def _fitted(wet: Raster, x: float, y: float, size: float) -> float:
    """The size at which a peak covers no water: as wished, smaller, or none."""
    for scale in (size, 0.62 * size):
        if scale > 0.38 and not any(wet.crosses(x, y + scale * dy, scale * half) for dy, half in BODY):
            return scale
    return 0.0


def hills(terrain: Terrain, taken: Raster) -> list[Stands]:
    """On hill ground, and here and there on the skirts of a range."""
    tiles = dict.fromkeys(at for at, edges in terrain.edges.items() if "H" in edges or terrain.hearts[at] == "H")
    skirts = [at for at in terrain.bones if at not in tiles]
    kept, out = Spacing(26.0), list[Stands]()
    for x, y, n in [*scatter(tiles, 17.5, 2), *scatter(skirts, 24, 2)]:
        if terrain.crag(x, y) > 0.12 or terrain.at(x, y) not in ("H", "M"):
            continue
        foot = [(x + dx, y - dy) for dx in (-13, 0, 13) for dy in (-1, 9)]
        if not taken.meets(foot) and all(hypot(x - px, (y - py) * 1.25) > 24 for px, py, _ in kept.near(x, y)):
            kept.keep(x, y, 1.0)
            out.append(Stands(y, x, f"hill{int(FATE[n] * HILLS)}", round(0.72 + 0.45 * LUCK[n], 2)))
    return out
