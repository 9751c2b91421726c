"""Capital tiles on a laid map: exchanging tiles so that there are enough, and well placed (ME-MAP-53, ME-MAP-54)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from gonfalon.kernel.messages import Refused
from gonfalon.world.designs import Course, Design
from gonfalon.world.hexes import Hex, around, disc, distance
from gonfalon.world.layout import Layout, Placement
from gonfalon.world.packs import Packs
from gonfalon.world.poses import SHORES, Laid, Pose, shipped_poses
from gonfalon.world.tiles import Tile

FAR = 6  # steps: farther apart is no better


class Worth(NamedTuple):
    """How good a capital is in a place, compared from left to right: a whole realm, then room to the next capital."""

    realm: int
    apart: int


BEST = Worth(7, FAR)


def realm_size(layout: Layout, at: Hex) -> int:
    """Tiles of the realm round a capital; the swamp is lost to it (ME-RLM-05, ME-RLM-06)."""
    courses = [layout.laid[near].pose.design.course for near in around(at) if near in layout.laid]
    return 1 + len(courses) - courses.count(Course.SWAMP)


def replacements(layout: Layout, capital: Design, others: tuple[Hex, ...]) -> Iterator[Placement]:
    """Every laid tile that this capital tile could replace: same pack, same water, far enough from the others.

    With the same rivers and shores, ME-MAP-25, 37, 38, 40 to 46 and 48 hold as before.
    """
    crowded = {near for other in others for near in disc(other, layout.apart - 1)}
    for at, tile in layout.laid.items():
        design = tile.pose.design
        if design.pack == capital.pack and not design.capital and at not in layout.fixed and at not in crowded:
            pose = alike(layout, capital, tile)
            if pose is not None:
                yield Placement(at, pose, tile.flow)


def alike(layout: Layout, design: Design, tile: Laid) -> Pose | None:
    """The pose of a design that shows the same water as a laid tile, if it has one."""
    poses = layout.poses.bits(layout.poses.of[design.id])
    return next((pose for pose in poses if _water(pose) == _water(tile.pose)), None)


@cache
def _water(pose: Pose) -> tuple[str, ...]:
    """What a pose shows of rivers and shores; two tiles with the same may be exchanged."""
    if pose.design.course == Course.NONE:
        return tuple(shows if shows in SHORES else "dry" for shows in pose.shows)
    return (pose.design.course, *pose.shows)


def bring_in(layout: Layout, packs: Packs, wanted: int) -> None:
    """Exchange laid tiles for unused capital tiles until there are enough, as far as it can be done (ME-MAP-53)."""
    for capital in [design for pile in packs.piles.values() for design in pile if design.capital]:
        options = list(replacements(layout, capital, layout.capitals))
        if options and len(layout.capitals) < wanted:
            best = max(options, key=lambda way: _worth(layout, way.at, layout.capitals))
            packs.search_out(capital)
            packs.put_back(layout.swap(best).pose.design)


def settle(layout: Layout) -> None:
    """Exchange capital tiles that lie badly for like tiles that lie better (ME-MAP-54, ME-RLM-06)."""
    for at in layout.capitals:
        if at not in layout.fixed:
            _settle(layout, at, tuple(other for other in layout.capitals if other != at))


def _settle(layout: Layout, at: Hex, others: tuple[Hex, ...]) -> None:
    capital, worth = layout.laid[at], _worth(layout, at, others)
    if worth == BEST:
        return
    best: tuple[Placement, Placement] | None = None
    for way in replacements(layout, capital.pose.design, others):
        found = _worth(layout, way.at, others)
        back = alike(layout, layout.laid[way.at].pose.design, capital) if found > worth else None
        if back is not None:
            best, worth = (way, Placement(at, back, capital.flow)), found
        if worth == BEST:
            break
    for placement in best or ():
        layout.swap(placement)


def _worth(layout: Layout, at: Hex, others: tuple[Hex, ...]) -> Worth:
    return Worth(realm_size(layout, at), min([FAR, *(distance(at, other) for other in others)]))


def mark(tiles: Mapping[Hex, Tile], wanted: int, apart: int) -> dict[Hex, Tile]:
    """If there are still too few capital tiles, mark other land as capital sites: the last resort of ME-MAP-53."""
    designs, marked = shipped_poses().designs, dict(tiles)
    seats = [at for at, tile in tiles.items() if designs[tile.design].capital or tile.seat]
    while len(seats) < wanted:
        free = [at for at, tile in tiles.items() if designs[tile.design].course != Course.SWAMP]
        free = [at for at in free if all(distance(at, seat) >= apart for seat in seats)]
        if not free:
            raise Refused.of("survey-capitals", rule="ME-MAP-53", players=wanted, found=len(seats), apart=apart)
        best = max(free, key=lambda at: (sum(near in tiles for near in around(at)), at))
        marked[best] = msgspec.structs.replace(tiles[best], seat=True)
        seats.append(best)
    return marked
