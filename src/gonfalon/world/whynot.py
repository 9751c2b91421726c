"""Why a tile may not be laid somewhere: the first clause that forbids it (ME-MAP-27 to ME-MAP-51)."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.kernel.messages import Message, Refusal
from gonfalon.world.designs import Course, Design, Pack
from gonfalon.world.hexes import EDGES, Hex, step
from gonfalon.world.layout import START, Layout, Space
from gonfalon.world.poses import ACCEPTS, COAST, SHORES, Face, Pose
from gonfalon.world.tiles import place_name

SIDES = tuple(Message.of(f"laying-side-{code}") for code in ("ne", "e", "se", "sw", "w", "nw"))
SHORE_FACES = (*COAST, Face.SEA)


def refusal(layout: Layout, at: Hex, design: Design, turn: int = 0) -> Refusal | None:
    """Why the design may not be laid there with that turn; None if it may."""
    return next(_objections(layout, at, design, turn), None)


def _objections(layout: Layout, at: Hex, design: Design, turn: int) -> Iterator[Refusal]:
    where = place_name(at)
    if at in layout.laid:
        yield Refusal.of("laying-taken", place=where)
        return
    if turn not in design.turns:
        yield Refusal.of("laying-turn", rule="ME-MAP-28" if turn in EDGES else "ME-MAP-29", tile=design.id, turn=turn)
        return
    if not layout.laid and (at != START or design.pack != Pack.HIGHLAND):
        yield Refusal.of("laying-first", rule="ME-MAP-27", tile=design.id, place=where)
        return
    space = layout.spaces.get(at)
    if space is None or space.touches < min(2, len(layout.laid)):
        yield Refusal.of("laying-touch", rule="ME-MAP-32", place=where, touches=space.touches if space else 0)
        return
    pose = layout.poses.lying[design.id, turn]
    yield from _edges(space, pose, where)
    yield from _water(layout, at, space, pose)
    yield from _pack(space, design, where)
    if layout.leaves_hole(at, pose):
        yield Refusal.of("laying-hole", rule="ME-MAP-45", place=where)
    if design.capital and layout.crowded(at):
        yield Refusal.of("laying-capital", rule="ME-MAP-51", place=where, between=layout.apart - 1)


def _edges(space: Space, pose: Pose, where: str) -> Iterator[Refusal]:
    """Shores and rivers, side by side."""
    for edge in EDGES:
        face, shows = space.faces[edge], pose.shows[edge]
        if shows in ACCEPTS[face]:
            continue
        if face in SHORE_FACES or shows in SHORES:
            rule = "ME-MAP-48" if pose.design.pack == Pack.COASTAL else "ME-MAP-46"
            yield Refusal.of("laying-shore", rule=rule, place=where, side=SIDES[edge])
        elif face == Face.FLOW:
            rule = "ME-MAP-40" if pose.design.course == Course.LAKE else "ME-MAP-38"
            yield Refusal.of("laying-blocks", rule=rule, place=where, side=SIDES[edge])
        else:
            yield Refusal.of("laying-blocked", rule="ME-MAP-37", place=where, side=SIDES[edge])


def _pack(space: Space, design: Design, where: str) -> Iterator[Refusal]:
    """One matching edge is enough, but there must be one."""
    if not space.packs >> design.pack.place & 1:
        rule = "ME-MAP-48" if design.pack == Pack.COASTAL else "ME-MAP-33"
        yield Refusal.of("laying-match", rule=rule, place=where, pack=design.pack.value)


def _water(layout: Layout, at: Hex, space: Space, pose: Pose) -> Iterator[Refusal]:
    """Where the water of a river tile comes from, and where it goes."""
    if layout.flows(at, pose):
        return
    where, rivers = place_name(at), space.faces.count(Face.FLOW)
    basins = [layout.laid[step(at, edge)] for edge in pose.beds if space.faces[edge] == Face.BASIN]
    if pose.design.course == Course.FORK and rivers != 2:
        yield Refusal.of("laying-fork", rule="ME-MAP-39", place=where)
    elif rivers > 1:
        yield Refusal.of("laying-meet", rule="ME-MAP-25", place=where)
    elif not rivers and not basins:
        yield Refusal.of("laying-dry", rule="ME-MAP-37", place=where)
    elif not rivers and all(basin.outlet >= 0 for basin in basins):
        lake = basins[0].pose.design.course == Course.LAKE
        yield Refusal.of("laying-outflow", rule="ME-MAP-41" if lake else "ME-MAP-44", place=where)
    else:
        yield Refusal.of("laying-ring", rule="ME-MAP-25", place=where)
