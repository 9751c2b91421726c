"""Tidying a map that lays itself (ME-MAP-45, ME-MAP-54): rivers are brought to an end, blank lanes are closed.

A blank lane is a gap that no rule allows to be filled: nothing can be laid at its inner end, so the way out must stay
open. It is closed with tiles that pass the geometric test: shores and rivers match, and no hole stays.
"""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.world.designs import ENDINGS, Course, Design, Pack
from gonfalon.world.hexes import EDGES, STEPS, Hex, around, step
from gonfalon.world.layout import Layout, Placement
from gonfalon.world.packs import Packs
from gonfalon.world.poses import STILL
from gonfalon.world.taste import picture

CRAMPED = 4  # an empty space with so many land sides belongs to a lane
THIN = 3  # a rim tile with no more neighbours may be moved
INLAND = (Pack.HIGHLAND, Pack.LOWLAND)
PATIENCE = 60  # tries to close a lane


# --- rivers ---------------------------------------------------------------------------------------------


def end_rivers(layout: Layout, packs: Packs) -> None:
    """No river runs off the map that can end: its last tile is exchanged for an ending; a mere spring is taken up."""
    for last in [at for at, tile in layout.laid.items() if tile.outlet >= 0]:
        tile = layout.laid[last]
        if step(last, tile.outlet) not in layout.laid and last not in layout.fixed and not tile.pose.design.capital:
            if tile.pose.design.course == Course.SOURCE:
                packs.put_back(layout.lift(last).pose.design)
            elif tile.pose.design.course == Course.THROUGH:
                _end_here(layout, packs, last)


def _end_here(layout: Layout, packs: Packs, last: Hex) -> None:
    tile = layout.lift(last)
    endings = sum(layout.poses.of[key] for key, left in packs.left.items() if left and _is_ending(layout, key))
    found = list(layout.ways(last, layout.poses.bits(layout.spaces[last].open & endings)))
    if not found:
        layout.lay(Placement(last, tile.pose, tile.flow))
        return
    best = max(found, key=lambda way: picture(layout, way.at, way.pose))
    packs.put_back(tile.pose.design)
    packs.search_out(best.pose.design)
    layout.lay(best)


def _is_ending(layout: Layout, key: str) -> bool:
    return layout.poses.designs[key].course in ENDINGS


# --- lanes ----------------------------------------------------------------------------------------------


def close_lanes(layout: Layout, packs: Packs) -> None:
    """Close every lane that some tiles left can close."""
    for lane in list(lanes(layout)):
        found = _filling(layout, packs, lane, (), [PATIENCE])
        for way in found or ():
            packs.search_out(way.pose.design)
            layout.lay(way)


def lanes(layout: Layout) -> Iterator[list[Hex]]:
    """Each group of cramped spaces in which no tile of the set could be laid, with what it would cut off."""
    cramped = [at for at, space in layout.spaces.items() if space.land_sides >= CRAMPED and _stuck(layout, at)]
    seen: set[Hex] = set()
    for start in cramped:
        if start not in seen:
            lane = _group(start, set(cramped))
            lane += _cut_off(layout, lane)
            seen.update(lane)
            yield lane


def _stuck(layout: Layout, at: Hex) -> bool:
    return not any(layout.ways(at, layout.poses.bits(layout.spaces[at].open)))


def _group(start: Hex, places: set[Hex]) -> list[Hex]:
    group = [start]
    for at in group:
        group += [near for near in around(at) if near in places and near not in group]
    return group


def _cut_off(layout: Layout, lane: list[Hex]) -> list[Hex]:
    """Empty spaces that could no longer be reached if the lane were filled, unless only sea borders them."""
    filled = layout.fork()
    filled.laid.update(dict.fromkeys(lane, next(iter(layout.laid.values()))))
    behind: list[Hex] = []
    for start in (near for at in lane for near in around(at)):
        if start not in filled.laid and start not in behind:
            hollow = filled.hollow(start) or set()
            if any(at in layout.spaces and layout.spaces[at].land_sides for at in hollow):
                behind += sorted(hollow)
    return behind


def _filling(
    layout: Layout, packs: Packs, lane: list[Hex], used: tuple[Design, ...], patience: list[int]
) -> list[Placement] | None:
    """Placements that leave no space of the lane bordered by land, the hardest space first; None if none is found."""
    patience[0] -= 1
    todo = [at for at in lane if at in layout.spaces and layout.spaces[at].land_sides]
    if not todo:
        return []
    alive = packs.alive & ~layout.poses.capitals  # a capital may lie too near another (ME-MAP-51)
    alive &= ~sum(layout.poses.of[design.id] for design in set(used) if used.count(design) >= packs.left[design.id])
    hardest = min(todo, key=lambda at: ((layout.spaces[at].fits & alive).bit_count(), at))
    for way in _ways(layout, hardest, alive):
        if patience[0] > 0:
            fork = layout.fork()
            fork.lay(way)
            rest = _filling(fork, packs, lane, (*used, way.pose.design), patience)
            if rest is not None:
                return [way, *rest]
    return None


def _ways(layout: Layout, at: Hex, alive: int) -> list[Placement]:
    """What passes the geometric test here: the prettiest of those that show the same, land before shore."""
    best: dict[tuple[str, ...], tuple[int, Placement]] = {}
    for pose in layout.poses.bits(layout.spaces[at].fits & alive):
        points = picture(layout, at, pose)
        if (pose.shows not in best or points > best[pose.shows][0]) and (flows := layout.flows(at, pose)):
            best[pose.shows] = points, Placement(at, pose, flows[0])
    ranked = sorted(best.values(), key=lambda it: (sum(it[1].pose.edges.count(c) for c in "CS"), -it[0]))
    return [way for _, way in ranked]


# --- the rim --------------------------------------------------------------------------------------------


def fill_notches(layout: Layout) -> None:
    """Move thin land from the rim into notches that stayed empty because the tiles ran out."""
    for notch in [at for at, space in layout.spaces.items() if space.land_sides >= CRAMPED]:
        for thin in sorted(_thin(layout), key=lambda at: (_neighbours(layout, at), at)):
            if notch in layout.spaces and thin not in around(notch) and _move(layout, thin, notch):
                break


def _thin(layout: Layout) -> Iterator[Hex]:
    """Dry land with few neighbours, all on one side, that belongs to no realm to be."""
    realms = {near for capital in layout.capitals for near in (capital, *around(capital))}
    for at, tile in layout.laid.items():
        land = tile.flow == STILL and tile.pose.design.pack in INLAND
        if land and at not in layout.fixed and at not in realms and _neighbours(layout, at) <= THIN:
            lies = [near in layout.laid for near in around(at)]
            if sum(lies[edge] and not lies[edge - 1] for edge in EDGES) == 1:
                yield at


def _neighbours(layout: Layout, at: Hex) -> int:
    q, r = at
    return sum([(q + dq, r + dr) in layout.laid for dq, dr in STEPS])


def _move(layout: Layout, start: Hex, goal: Hex) -> bool:
    """Move a tile to where it may lie by the rules; False if it may not."""
    tile = layout.lift(start)
    design = tile.pose.design
    ways = list(layout.legal(design, [at for at in layout.open_to(design) if at == goal]))
    layout.lay(
        max(ways, key=lambda way: picture(layout, goal, way.pose)) if ways else Placement(start, tile.pose, STILL)
    )
    return bool(ways)
