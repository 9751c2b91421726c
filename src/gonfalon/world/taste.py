"""What the surveyor likes, in points; tuned by looking at maps and at the measures of `docs/maps.md`."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.world.designs import Pack
from gonfalon.world.hexes import Hex
from gonfalon.world.layout import Layout
from gonfalon.world.poses import Pose

LEAD = {  # per cent that each pack runs ahead of an even mix: springs early, coasts when there is land to go round
    Pack.HIGHLAND: 40, Pack.LOWLAND: 4, Pack.RIVER_VALLEY: 10, Pack.COASTAL: -50,
}  # fmt: skip
BLEND = {  # how two facing edges look together
    "MM": 300, "HM": 100, "HH": 150, "FM": -150, "MP": -100, "FF": 150, "PP": 40, "HP": 30, "FH": 30,
    "MR": -100, "MW": -300, "HW": -100,
}  # fmt: skip
BLEND |= {pair[::-1]: points for pair, points in BLEND.items()}


@dataclass(frozen=True, slots=True)
class Taste:
    """Likes and dislikes. A step is the distance from one hexagon to the next."""

    demand: int = 250  # a tile that scores no more is passed over, until nothing better is left: then all above 0 go
    touch: int = 200  # each laid neighbour: compact
    moat: int = -150  # each shore straight across the water: a coast should not run back along itself
    centre: int = -70  # each step outside the circle of the tiles laid so far
    dead_water: int = -900  # a river or coast that no tile left can carry on
    tight_water: int = -300  # fewer than six poses left that can
    dead_space: int = -200  # a notch that stays empty
    clash: int = -900  # two rivers running to one space that the fork cannot join
    meet: int = 300  # two that it can
    lonely: int = -200  # a river or coast leading where one tile only is touched; twice that at the end
    escort: int = 140  # a tile that gives such a space its second neighbour
    outward: int = 120  # each step a river runs away from the middle
    rim_spring: int = -200  # each step a spring lies too near the rim to be
    river: int = 100  # each tile of a river that ends, up to eight
    stub: int = -700  # a river that ends with fewer than four
    join: int = 300  # a river end that meets a coast
    close: int = 800  # a tile that joins two coasts
    hug: int = 100  # each tile beside the space where the coast goes on
    stray: int = -50  # each step between that space and the circle of the finished land, up to four
    near: int = -20  # each step between that space and the next loose coast, up to six
    massif: int = -180  # each highland neighbour beyond three: chains, not clumps
    capital: int = 160  # each step between capitals, up to five
    rim_seat: int = -150  # each step a capital lies too near the rim to be
    whim: int = 30  # a little chance


def picture(layout: Layout, at: Hex, pose: Pose) -> int:
    """How the pose looks beside its neighbours."""
    return sum([BLEND.get(edge + there, 0) for edge, there in zip(pose.edges, layout.spaces[at].rim, strict=True)])
