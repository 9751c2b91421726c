"""How good is a laid map? Every measure and threshold is explained in `docs/maps.md`.

`python -m gonfalon.world.goodness 100` prints the table of that page, for so many seeds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import NamedTuple

from gonfalon.world.capitals import realm_size
from gonfalon.world.designs import Course
from gonfalon.world.hexes import EDGES, Hex, around, distance, step
from gonfalon.world.layout import Layout
from gonfalon.world.poses import COAST, Face
from gonfalon.world.tidying import CRAMPED

STUB = 3  # a river that ends after fewer tiles is one


class Measures(NamedTuple):
    """What can be counted on a map; whole numbers, so that every machine chooses the same trial map."""

    tiles: int
    rim: int  # its length in per cent of the shortest that so many hexagons can have
    shore: int  # per cent of the rim that is sea
    loose: int  # coast ends at the rim
    rivers: int
    length: int  # mean, in hundredths of a tile
    longest: int
    stubs: int
    off_map: int  # rivers that run off the map
    chain: int  # tiles of the longest mountain chain
    thin: int  # tiles with fewer than three neighbours
    lanes: int  # empty spaces with four or more land sides
    capitals: int
    apart: int  # steps between the nearest capitals of the fairest choice
    realm: int  # tiles of its smallest realm
    gap: int  # between its smallest realm and its largest
    joined: int  # 1 if all its capitals are joined by land


LEAST = {  # at least: for one set, and for each further set in hundredths
    "tiles": (100, 9300), "shore": (50, 0), "length": (400, 0), "chain": (7, 0), "apart": (4, 0), "realm": (6, 0),
    "joined": (1, 0),
}  # fmt: skip
MOST = {  # at most
    "rim": (120, 800), "off_map": (1, 50), "thin": (3, 150), "lanes": (1, 34), "gap": (1, 0),
}  # fmt: skip


def flaws(measures: Measures, sets: int) -> dict[str, int]:
    """The measures that miss their threshold, and by how many per cent of it; a good map has none."""
    found = measures._asdict()
    least = {name: limit - found[name] for name, limit in _limits(LEAST, sets)}
    most = {name: found[name] - limit for name, limit in _limits(MOST, sets)}
    limits = dict(_limits(LEAST | MOST, sets))
    return {name: -(-100 * miss // limits[name]) for name, miss in (least | most).items() if miss > 0}


def _limits(table: dict[str, tuple[int, int]], sets: int) -> list[tuple[str, int]]:
    return [(name, one + more * (sets - 1) // 100) for name, (one, more) in table.items()]


def measure(layout: Layout, players: int) -> Measures:
    """All measures of a finished map, with the fairest choice of capitals for so many players."""
    faces = [face for space in layout.spaces.values() for face in space.faces if face != Face.EMPTY]
    loose = sum(face in COAST for face in faces)
    rivers = _rivers(layout)
    lengths = [length for length, _ in rivers]
    seats = fair_seats(layout, players)
    realms = [realm_size(layout, at) for at in seats] or [0]
    return Measures(
        tiles=len(layout.laid),
        rim=100 * len(faces) // shortest_rim(len(layout.laid)),
        shore=(100 * faces.count(Face.SEA) + 50 * loose) // max(1, len(faces)),
        loose=loose,
        rivers=len(rivers),
        length=100 * sum(lengths) // max(1, len(lengths)),
        longest=max(lengths, default=0),
        stubs=sum(length < STUB and ends for length, ends in rivers),
        off_map=sum(not ends for _, ends in rivers),
        chain=_chain(layout),
        thin=sum(sum(near in layout.laid for near in around(at)) < 3 for at in layout.laid),
        lanes=sum(space.land_sides >= CRAMPED for space in layout.spaces.values()),
        capitals=len(layout.capitals),
        apart=min((distance(a, b) for a in seats for b in seats if a < b), default=0),
        realm=min(realms),
        gap=max(realms) - min(realms),
        joined=int(bool(seats) and set(seats) <= joined(seats[0], _road(layout))),
    )


def shortest_rim(tiles: int) -> int:
    """The fewest outer edges that so many hexagons can have: 2 times the root of 12 n - 3, rounded up."""
    return 2 * (isqrt(12 * tiles - 4) + 1) if tiles else 1


def _rivers(layout: Layout) -> list[tuple[int, bool]]:
    """Of every river the tiles from its spring down, and whether it ends on the map."""
    springs = [at for at, tile in layout.laid.items() if tile.pose.design.course == Course.SOURCE]
    courses = [list(layout.downstream(at)) for at in springs]
    return [(len(course), layout.laid[course[-1]].outlet < 0) for course in courses]


def _chain(layout: Layout) -> int:
    longest, seen = 0, set[Hex]()
    for at, tile in layout.laid.items():
        if at not in seen and "M" in tile.pose.edges:
            chain = joined(at, _ridge(layout))
            seen |= chain
            longest = max(longest, len(chain))
    return longest


def fair_seats(layout: Layout, players: int) -> list[Hex]:
    """The fairest capitals: of the largest realms those farthest apart, one after the other; none if too few."""
    sites = sorted(layout.capitals, key=lambda at: (-realm_size(layout, at), at))
    if len(sites) < players:
        return []
    least = realm_size(layout, sites[players - 1])
    sites = [at for at in sites if realm_size(layout, at) >= least]
    choices = [_spread(sites, first, players) for first in sites]
    return max(choices, key=lambda seats: min((distance(a, b) for a in seats for b in seats if a < b), default=0))


def _spread(sites: list[Hex], first: Hex, count: int) -> list[Hex]:
    seats = [first]
    while len(seats) < count:
        seats.append(
            max((at for at in sites if at not in seats), key=lambda at: min(distance(at, seat) for seat in seats))
        )
    return seats


def joined(start: Hex, leads: Callable[[Hex, int], bool]) -> set[Hex]:
    """All hexes reached from the start over edges that lead on."""
    seen, stack = {start}, [start]
    while stack:
        here = stack.pop()
        fresh = [near for edge in EDGES if (near := step(here, edge)) not in seen and leads(here, edge)]
        seen.update(fresh)
        stack.extend(fresh)
    return seen


def _ridge(layout: Layout) -> Callable[[Hex, int], bool]:
    """Mountain faces mountain."""

    def leads(at: Hex, edge: int) -> bool:
        there = layout.laid.get(step(at, edge))
        return there is not None and layout.laid[at].pose.edges[edge] == "M" == there.pose.edges[edge - 3]

    return leads


def _road(layout: Layout) -> Callable[[Hex, int], bool]:
    """Neighbours by land (ME-MAP-24), the swamp left out (ME-MOV-22)."""

    def leads(at: Hex, edge: int) -> bool:
        there = layout.laid.get(step(at, edge))
        by_land = layout.laid[at].pose.shows[edge] != "sea"
        return there is not None and by_land and there.pose.design.course != Course.SWAMP

    return leads
