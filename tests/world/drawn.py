"""Boards for the tests of the board: tiles drawn for one case, and random worlds that nobody laid by the rules."""

from __future__ import annotations

import random

from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course, Design, Pack
from gonfalon.world.hexes import EDGES, Hex, distance, facing, step
from gonfalon.world.tiles import Flow, Tile
from gonfalon.world.tileset import shipped

SHIPPED = {design.id: design for design in shipped()}
WEST, EAST = "A2", "B2"  # two neighbours: the second lies beyond edge 1 of the first


def design(edges: str, *massifs: str, course: str = "", mouths: str = "", walled: bool = False) -> Design:
    """A tile as the clauses describe it, whatever the shipped set has; massifs and mouths as strings of edges."""
    brown = tuple(frozenset(map(int, massif)) for massif in massifs)
    name = "-".join([edges, *massifs, course, mouths])
    return Design(name, name, Pack.LOWLAND, edges, brown, Course(course), frozenset(map(int, mouths)), walled)


PLAIN = design("PPPPPP")
RANGE = design("PMPPMP", "14")
ALL_MOUNTAIN = design("MMMMMM", "012345")
STRAIGHT = design("PRPPRP", course="through")
FORK = design("RPRPRP", course="fork")
LAKE = design("PPPPPP", course="lake", mouths="024")
SWAMP = design("WWWWWW", course="swamp", mouths="012345")
SHORE = design("PCSSCP")  # sea to the south


def flow(*out: int, into: tuple[int, ...] = ()) -> Flow:
    """Water that leaves over some edges and comes in over others."""
    ways = [1 if edge in out else -1 if edge in into else 0 for edge in EDGES]
    return ways[0], ways[1], ways[2], ways[3], ways[4], ways[5]


def board(tiles: dict[str, Design | tuple[Design, Flow]]) -> TileBoard:
    """A board of such tiles, unturned; water runs as said, or west to east over straight rivers."""
    laid, designs = {}, {}
    for place, drawn in tiles.items():
        made, ways = drawn if isinstance(drawn, tuple) else (drawn, flow(1, into=(4,)) if drawn == STRAIGHT else flow())
        designs[made.id] = made
        laid[place] = Tile(made.id, flow=ways)
    return TileBoard(laid, designs)


def round_about(middle: Design | tuple[Design, Flow], outside: Design = PLAIN, **others: Design) -> TileBoard:
    """One tile at B2 with six like neighbours, some of them replaced: ne=, e=, se=, sw=, w=, nw=."""
    places = dict(zip(("ne", "e", "se", "sw", "w", "nw"), ("C1", "C2", "C3", "B3", "A2", "B1"), strict=True))
    return board({place: others.get(side, outside) for side, place in places.items()} | {"B2": middle})


def salad(seed: int, radius: int = 3) -> TileBoard:
    """Tiles thrown together without any rule but one: water leaves a tile over one edge at most."""
    rng = random.Random(seed)
    spots = [(q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1)]
    disc = [at for at in spots if distance(at, (0, 0)) <= radius and rng.random() < 0.95]
    return TileBoard.finished({at: _thrown(rng) for at in disc})


def _thrown(rng: random.Random) -> Tile:
    made = rng.choice(list(SHIPPED.values()))
    turn = rng.choice(EDGES)
    beds = [(edge + turn) % 6 for edge in (*made.rivers, *(m for m in sorted(made.mouths) if rng.random() < 0.7))]
    rng.shuffle(beds)
    out = 1 if made.course in (Course.SOURCE, Course.THROUGH, Course.FORK) or rng.random() < 0.3 else 0
    return Tile(made.id, turn, flow(*beds[:out], into=tuple(beds[out:])))


def watered(seed: int, radius: int = 4) -> TileBoard:
    """A world in which every tile's water, if it has any way out, runs towards some neighbour that takes it."""
    rng = random.Random(seed)
    tiles: dict[Hex, Tile] = {}
    spots = sorted((q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1))
    for at in spots:
        into = tuple(e for e in EDGES if (there := tiles.get(step(at, e))) and there.flow[facing(e)] == 1)
        fits = [
            tile
            for tile in (_thrown(rng) for _ in range(40))
            if all(tile.flow[e] == -1 for e in into)
            and all(tile.flow[e] == 0 or e in into or step(at, e) not in tiles for e in EDGES)
        ]
        if fits:
            tiles[at] = fits[0]
    return TileBoard.finished(tiles)
