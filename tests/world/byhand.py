"""Maps put together by hand for the tests of laying, tile by tile and without asking the rules."""

from __future__ import annotations

from gonfalon.world.designs import Course
from gonfalon.world.hexes import Hex
from gonfalon.world.layout import Layout, Placement
from gonfalon.world.poses import STILL, Pose, shipped_poses
from gonfalon.world.whynot import refusal

POSES = shipped_poses()
NE, E, SE, SW, W, NW = (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)  # round HERE
HERE: Hex = (0, 0)
SPRINGS = {"NE": "H03", "E": "H04", "SE": "H05", "SW": "H06", "W": "H07", "NW": "H08"}  # by where the river leaves


def pose(tile: str) -> Pose:
    """A tile as it lies: `R10` unturned, `R10/2` turned by two steps clockwise."""
    design, _, turn = tile.partition("/")
    return POSES.lying[design, int(turn or 0)]


def laid_out(tiles: dict[Hex, str], layout: Layout | None = None) -> Layout:
    """These tiles, laid in this order; rivers run on as they would."""
    layout = Layout(POSES) if layout is None else layout
    for at, tile in tiles.items():
        lies = pose(tile)
        wet = at in layout.spaces or lies.design.course in (Course.NONE, Course.SOURCE)
        flows = layout.flows(at, lies) if wet else []
        layout.lay(Placement(at, lies, flows[0] if flows else STILL))
    return layout


def may_lie(layout: Layout, at: Hex, tile: str) -> bool:
    """Is this way of laying the tile among the legal ones?"""
    lies = pose(tile)
    return any(way.at == at and way.pose is lies for way in layout.legal(lies.design))


def broken(layout: Layout, at: Hex, tile: str) -> str:
    """The clause that forbids it; empty if it is legal."""
    design, _, turn = tile.partition("/")
    why = refusal(layout, at, POSES.designs[design], int(turn or 0))
    return "" if why is None else why.rule or why.message.key
