"""Woods and low growth: trees from back to front, thinning at the edges; reeds in the swamp, tufts on the plain."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from gonfalon.render.art.designs import COPSES, THICKNESS, WOODS
from gonfalon.render.art.trees import GRASS, KINDS, SHADOWS
from gonfalon.render.chance import noise
from gonfalon.render.grid import SIZE, within
from gonfalon.render.raster import Raster
from gonfalon.render.relief import FATE, LUCK, Stands, scatter
from gonfalon.render.terrain import Terrain
from gonfalon.world.designs import Course
from gonfalon.world.hexes import around

TREE_STEP, LONE_STEP = 9.6, 13.0
FRAY = 17.0  # over how much ground a wood thins out


def trees(terrain: Terrain, taken: Raster) -> list[Stands]:
    """On wooded ground, in copses, and here and there on the plain."""
    board, out = terrain.board, list[Stands]()
    for place in board.places:
        at, name = board.hex(place), board.design(place).name
        kind = WOODS.get(name, "fir" if board.terrain(place) == "highland" else "")
        copses = [(*within(at, board.tiles[place].turn, x, y), r * SIZE) for x, y, r in COPSES.get(name, ())]
        wooded = bool(copses) or terrain.is_wooded(at)
        step = TREE_STEP * THICKNESS.get(name, 1.0) if wooded else LONE_STEP
        may_grow = bool(copses) or at in terrain.near_woods
        for x, y, n in scatter((at,), step, 5):
            lone = not wooded and FATE[n] < 0.5
            if not (may_grow or lone) or taken.meets(((x, y), (x, y - 6))):
                continue
            if may_grow and _grows(terrain, copses, x, y, n):
                out.append(Stands(y, x, f"{_kind(terrain, kind, x, y, n)}{n % KINDS}"))
            elif lone and noise(x, y, 37, 9) > 0.56 and terrain.at(x, y) == "P":
                out.append(Stands(y, x, f"{_kind(terrain, '', x, y, n)}{n % KINDS}"))
    return out + _fringe(terrain, taken)


def _fringe(terrain: Terrain, taken: Raster) -> list[Stands]:
    """The last trees of woods that reach the rim."""
    near = terrain.near_woods
    beyond = dict.fromkeys(
        there for at in terrain.edges for there in around(at) if there not in terrain.edges and there in near
    )
    return [
        Stands(y, x, f"{_kind(terrain, '', x, y, n)}{n % KINDS}")
        for x, y, n in scatter(beyond, TREE_STEP, 5)
        if not taken.meets(((x, y), (x, y - 6))) and _grows(terrain, [], x, y, n)
    ]


def _grows(terrain: Terrain, copses: list[tuple[float, float, float]], x: float, y: float, n: int) -> bool:
    if copses and any(hypot(x - cx, (y - cy) * 1.2) < r * (0.75 + 0.4 * LUCK[n]) for cx, cy, r in copses):
        return True
    return terrain.at(x + FRAY * (LUCK[n] - 0.5), y + FRAY * (FATE[n] - 0.5)) == "F"


def _kind(terrain: Terrain, kind: str, x: float, y: float, n: int) -> str:
    if kind == "mixed":
        return "fir" if LUCK[n] + 0.5 * noise(x, y, 26, 7) < 0.45 else "oak"
    if kind:
        return kind
    return "fir" if noise(x, y, 210, 8) + 0.3 * noise(x, y, 40, 7) + 0.8 * terrain.crag(x, y) > 0.12 else "oak"


def reeds(terrain: Terrain, taken: Raster) -> list[Stands]:
    """Reeds, rushes and pools in the swamp and a little way about it."""
    board, out = terrain.board, list[Stands]()
    swamps = [board.hex(place) for place in board.places if board.design(place).course == Course.SWAMP]
    mire = dict.fromkeys(there for at in swamps for there in (at, *around(at)))
    for x, y, n in scatter(mire, 11.5, 6):
        if not taken.at(x, y) and terrain.at(x + FRAY * (LUCK[n] - 0.5), y + FRAY * (FATE[n] - 0.5)) == "W":
            out.append(Stands(y, x, "pool" if LUCK[n] < 0.16 else "rush" if LUCK[n] < 0.4 else "reed"))
    return out


def grass(terrain: Terrain, taken: Raster) -> str:
    """Tufts here and there on the plain, as path data."""
    return "".join(
        f"M{x:.0f} {y:.0f}{GRASS['tuft' if FATE[n] < 0.75 else 'blade']}"
        for x, y, n in scatter(terrain.edges, 25, 7)
        if LUCK[n] < 0.5 and not taken.at(x, y) and terrain.at(x, y) == "P"
    )


def shadows(growth: Iterable[Stands]) -> str:
    """The shadows of all trees, as path data."""
    kinds = ((thing, SHADOWS.get(thing.glyph.rstrip("01234"))) for thing in growth)
    return "".join(f"M{thing.x - 1:.0f} {thing.y:.0f}{shade}" for thing, shade in kinds if shade)
