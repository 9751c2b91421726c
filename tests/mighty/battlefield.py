"""A field to fight on: Red has marched into Blue's tile D4 from C4 (west) and D3 (north-west)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from stage import Told, a_board, a_war, put_banner, tell

from gonfalon.kernel import Story
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.state import Land, War
from gonfalon.world.tiles import Tile

FIELD = "D4"
WEST, NORTH_WEST, EAST = 8, 10, 2  # half-edges of D4 towards C4, D3 and E4
NEIGHBOURS = ("E3", "E4", "E5", "D5", "C4", "D3")  # of D4, by edge
THREE = {"red": "B2", "blue": "E5", "yellow": "B5"}
HOLD = ["direct", "hold"]  # cards that change nothing


def marched(
    attack: Mapping[str, int],
    defence: Mapping[str, int],
    *,
    tiles: Mapping[str, Tile] | None = None,
    realms: Mapping[str, str] | None = None,
    **settings: Any,
) -> War:
    """Red's banners have come in from the west, Blue's stand in the east of the tile; it is Red's battle phase."""
    war = a_war(realms, board=a_board(special=tiles), phase="battle", **settings)
    for name, points in attack.items():
        put_banner(war, name, FIELD, points, half=WEST)
    for name, points in defence.items():
        put_banner(war, name, FIELD, points, half=EAST)
    war.turn = replace(war.turn, moved=tuple(attack))
    return war


def only_home(war: War, *places: str) -> None:
    """Of the tiles round the field Blue owns these and no others."""
    for place in NEIGHBOURS:
        war.lands[place] = Land("blue" if place in places else "")


def fight(war: War, *, answers: Sequence[str] = (), dice: Sequence[int] = ()) -> Told:
    """The whole battle phase."""
    return tell(war, _phase(war), answers=answers, dice=dice)


def _phase(war: War) -> Story[None]:
    while war.phase == "battle":
        yield from battle.step(war)


def where(war: War) -> dict[str, str]:
    """Which banner stands where."""
    return {b.id: b.place for b in war.banners.values()}
