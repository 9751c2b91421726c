"""Watches maps being laid, and judges every placement by the words of the clauses, without masks or short cuts.

Clauses that a finished map can show are for the audit; here stand those that depend on the order of laying.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from gonfalon.world.capitals import bring_in, settle
from gonfalon.world.designs import MATCHES, Course, Design, Pack
from gonfalon.world.hexes import EDGES, Hex, distance, facing, step
from gonfalon.world.layout import Laid, Layout, Placement
from gonfalon.world.lots import Lots
from gonfalon.world.packs import Packs
from gonfalon.world.poses import shipped_poses
from gonfalon.world.survey import lay
from gonfalon.world.surveyor import Chance, Surveyor
from gonfalon.world.tiles import Flow


class Step(NamedTuple):
    """Something that was done to the map: a tile `laid` by the rules, `put` while tidying, or `lifted`."""

    kind: str
    at: Hex
    design: Design
    turn: int
    flow: Flow


class Watched(Layout):
    """A layout that remembers what was done to it."""

    record: list[Step]

    def lay(self, placement: Placement) -> None:
        super().lay(placement)
        self._note("put", placement.at)

    def swap(self, placement: Placement) -> Laid:
        self._note("lifted", placement.at)
        taken = super().swap(placement)
        self._note("put", placement.at)
        return taken

    def lift(self, at: Hex) -> Laid:
        self._note("lifted", at)
        return super().lift(at)

    def fork(self) -> Watched:
        twin: Watched = super().fork()  # type: ignore[assignment]
        twin.record = []
        return twin

    def _note(self, kind: str, at: Hex) -> None:
        tile = self.laid[at]
        self.record.append(Step(kind, at, tile.pose.design, tile.pose.turn, tile.flow))


class LaidMap(NamedTuple):
    """A map and how it came about."""

    name: str
    sets: int
    layout: Layout
    packs: Packs
    record: list[Step]


def watch(who: type[Chance], sets: int, seed: int) -> LaidMap:
    """Lay a map and note every placement; those the guide is told of were laid by the rules."""

    class Guide(who):  # type: ignore[valid-type,misc]
        def saw(self, placement: Placement) -> None:
            layout.record[-1] = layout.record[-1]._replace(kind="laid")
            super().saw(placement)

    lots = Lots(f"{who.__name__}/{seed}")
    layout = Watched(shipped_poses())
    layout.record = []
    packs = Packs(layout.poses, sets, lots)
    lay(layout, packs, Guide(layout, packs, lots))
    if who is Surveyor:
        bring_in(layout, packs, 3 * sets)
        settle(layout)
    return LaidMap(f"{who.__name__} {sets}/{seed}", sets, layout, packs, layout.record)


class Referee:
    """Replays a record. `broken` collects (clause, map, number of the step); `judged` counts what was looked at."""

    def __init__(self) -> None:
        self.broken: dict[str, list[tuple[str, int]]] = defaultdict(list)
        self.judged: Counter[str] = Counter()

    def replay(self, laid_map: LaidMap) -> None:
        tiles: dict[Hex, Step] = {}
        for number, done in enumerate(laid_map.record):
            if done.kind == "lifted":
                del tiles[done.at]
                continue
            for clause, kept in judgements(tiles, done) if done.kind == "laid" else ():
                self.judged[clause] += 1
                if not kept:
                    self.broken[clause].append((laid_map.name, number))
            put_down(tiles, done)


def put_down(tiles: dict[Hex, Step], done: Step) -> None:
    """Lay the tile, and let rivers run on into lakes, swamps and mouths round it."""
    tiles[done.at] = done
    for edge, there in neighbours(tiles, done.at):
        if done.flow[edge] and not there.flow[facing(edge)]:
            flow = list(there.flow)
            flow[facing(edge)] = -done.flow[edge]
            tiles[there.at] = there._replace(flow=tuple(flow))


def judgements(tiles: dict[Hex, Step], new: Step) -> Iterator[tuple[str, bool]]:
    """Each clause that has something to say about this placement, and whether it was kept."""
    design, around = new.design, neighbours(tiles, new.at)
    if not tiles:
        yield "ME-MAP-27", (design.pack, new.at, new.turn) == (Pack.HIGHLAND, (0, 0), 0)
        return
    if {"hill", "mountain"} & design.areas:
        yield "ME-MAP-28", new.turn == 0
    matched = any(design.pack in matching(there, facing(edge)) for edge, there in around)
    yield "ME-MAP-30" if len(tiles) == 1 else "ME-MAP-33", matched
    yield "ME-MAP-32", len(around) >= min(2, len(tiles))
    if design.pack == Pack.COASTAL:
        yield "ME-MAP-48", any(edges(new)[e] == "C" == edges(there)[facing(e)] for e, there in around)
        yield "ME-MAP-49", any(there.design.course == Course.END for there in tiles.values())
    if design.course in (Course.THROUGH, Course.FORK, Course.END, Course.LAKE, Course.SWAMP):
        sides = dict(around)
        yield "ME-MAP-37", -1 in new.flow and all(e in sides for e in EDGES if new.flow[e] == -1)
    if design.course == Course.FORK:
        yield "ME-MAP-39", new.flow.count(-1) == 2
    for edge, there in around:
        if there.flow[facing(edge)] == 1:
            yield "ME-MAP-38", new.flow[edge] == -1
    if design.capital:
        others = [there.at for there in tiles.values() if there.design.capital]
        yield "ME-MAP-51", all(distance(new.at, other) > 2 for other in others)


def neighbours(tiles: dict[Hex, Step], at: Hex) -> list[tuple[int, Step]]:
    return [(edge, tiles[step(at, edge)]) for edge in EDGES if step(at, edge) in tiles]


def edges(tile: Step) -> str:
    return "".join(tile.design.edges[(edge - tile.turn) % 6] for edge in EDGES)


def matching(tile: Step, edge: int) -> tuple[Any, ...]:
    """The packs that may be laid against an edge of a laid tile (ME-MAP-05, ME-MAP-34)."""
    inlet = tile.design.course == Course.LAKE and (edge - tile.turn) % 6 in tile.design.mouths
    if inlet and 1 not in tile.flow:
        return Pack.LOWLAND, Pack.RIVER_VALLEY
    return MATCHES["R"] if tile.flow[edge] else MATCHES[edges(tile)[edge]]
