"""Tile designs: the data, the ground cells they imply, and the checks of the set (ME-MAP-03 to ME-MAP-23)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

PACKS = ("highland", "lowland", "river_valley", "coastal")
MATCHES: dict[str, set[str]] = {  # ME-MAP-05: terrain of the laid edge -> packs that may be laid against it
    "M": {"highland"},
    "H": {"highland", "lowland"},
    "P": {"lowland"},
    "F": {"lowland"},
    "R": {"river_valley"},
    "C": {"coastal"},
    "S": set(),
    "W": {"lowland", "river_valley"},
}


@dataclass(frozen=True)
class Design:
    """One tile as printed, unrotated."""

    id: str
    name: str
    pack: str
    edges: str
    massifs: tuple[frozenset[int], ...] = ()
    course: str = ""
    mouths: frozenset[int] = frozenset()
    walled: bool = False
    inside: frozenset[str] = frozenset()
    capital: bool = False

    @cached_property
    def rivers(self) -> tuple[int, ...]:
        return tuple(e for e in range(6) if self.edges[e] == "R")

    @cached_property
    def turns(self) -> range:
        """Hills and mountains have one way up (ME-MAP-28, ME-MAP-29)."""
        return range(1) if set("MH") & set(self.edges) or "hill" in self.inside else range(6)

    @cached_property
    def shore(self) -> tuple[int, int] | None:
        """Coast edges where the sea begins and ends, clockwise (ME-MAP-23)."""
        coasts = [e for e in range(6) if self.edges[e] == "C"]
        if not coasts:
            return None
        follower = "S" if "S" in self.edges else "C"
        start = next(e for e in coasts if self.edges[(e + 1) % 6] == follower)
        return start, next(e for e in coasts if e != start)

    @cached_property
    def sea_halves(self) -> frozenset[int]:
        if self.shore is None:
            return frozenset()
        first, last = 2 * self.shore[0] + 1, 2 * self.shore[1]
        return frozenset((first + i) % 12 for i in range((last - first) % 12 + 1))

    def cells(self, used: Iterable[int] = ()) -> frozenset[frozenset[int]]:
        """Ground cells for the mouths in use (ME-MAP-21, ME-MAP-22).

        Every barrier (massif, river, lake with its rivers, sea with its mouths) is one connected thing that
        touches the tile's rim here and there. Two half-edges share a cell unless some barrier has rim on both
        sides between them. Points on the rim: half-edge h at 2h, the middle of edge e at 4e + 1.
        """
        water = {2 * h for h in self.sea_halves} | {4 * e + 1 for e in {*self.rivers, *used}}
        brown = [{p for e in m for p in (4 * e, 4 * e + 2)} for m in self.massifs]
        barriers = [*brown, water]
        if self.course == "source":  # the spring can be rounded, unless it rises at the foot of a massif
            barriers = [brown[0] | water, *brown[1:]] if self.walled else brown
        groups: dict[tuple[int, ...], set[int]] = {}
        for h in range(12):
            if not any(2 * h in b for b in barriers):
                met = tuple(min(b, key=lambda p: (p - 2 * h) % 24) for b in barriers if b)
                groups.setdefault(met, set()).add(h)
        return frozenset(frozenset(g) for g in groups.values())


def load(path: Path) -> tuple[Design, ...]:
    packs = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(_design(pack, row) for pack in PACKS for row in packs[pack])


def _design(pack: str, row: dict[str, Any]) -> Design:
    massifs = tuple(frozenset(map(int, m)) for m in row.pop("massifs", []))
    mouths = frozenset(map(int, row.pop("mouths", "")))
    return Design(pack=pack, massifs=massifs, mouths=mouths, inside=frozenset(row.pop("inside", [])), **row)


def faults(designs: tuple[Design, ...]) -> list[str]:
    """What is wrong with a set, each line naming the clause; empty when it is sound."""
    course = Counter(d.course for d in designs)
    bends = Counter(min((b - a) % 6, (a - b) % 6) for d in designs if d.course == "through" for a, b in [d.rivers])
    wanted = {
        "MAP-18 pack sizes": Counter(d.pack for d in designs) == dict(zip(PACKS, (32, 32, 24, 24), strict=True)),
        "MAP-15 six capitals": sum(d.capital for d in designs) == 6,
        "MAP-16 two all-mountain tiles": sum(d.edges == "MMMMMM" for d in designs) == 2,
        "MAP-08, 11 specials": [course[c] for c in ("fork", "lake", "swamp", "dual")] == [1, 1, 1, 2],
        "MAP-18 rivers": [course[c] for c in ("source", "end", "through")] == [8, 6, 15],
        "MAP-18 bends": bends == {3: 5, 2: 6, 1: 4},
        "MAP-18 forest": sum("F" in d.edges or "forest" in d.inside for d in designs) >= 12,
        "MAP-09 two positions": any(d.course == "end" and len(d.mouths) == 2 for d in designs),
    }
    for d in designs:
        seen, rock = set(d.edges), {e for e in range(6) if d.edges[e] == "M"}
        wanted |= {
            f"MAP-04 edges of {d.id}": len(d.edges) == 6 and seen <= set(MATCHES),
            f"MAP-06 lowland {d.id}": d.pack != "lowland" or not seen & set("MRSC"),
            f"MAP-07 highland {d.id}": d.pack != "highland" or bool(seen & set("MH")),
            f"MAP-17 spring {d.id}": d.course != "source" or (d.pack == "highland" and len(d.rivers) == 1),
            f"MAP-10 coast {d.id}": d.pack != "coastal" or d.edges.count("C") == 2,
            f"MAP-21 massifs of {d.id}": {e for m in d.massifs for e in m} == rock,
            f"MAP-21 cells of {d.id}": _cells_sound(d),
        }
    return [what for what, ok in wanted.items() if not ok]


def _cells_sound(d: Design) -> bool:
    home = {h: cell for cell in d.cells() for h in cell}
    for e in range(6):
        near, far, corner = 2 * e, 2 * e + 1, (2 * e + 2) % 12
        if d.edges[e] in "MS":
            if near in home or far in home:
                return False
        elif d.edges[e] != "C":
            divided = d.edges[e] == "R" and (d.course != "source" or d.walled)
            if (home[near] != home[far]) != divided or (corner in home and home[far] != home[corner]):
                return False
    return True
