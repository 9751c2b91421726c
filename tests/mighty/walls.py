"""Walls to fight for: Blue's city or fortress at D4, to which Red has come from C4 (west) and D3 (north-west)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from battlefield import EAST, WEST, fight, marched
from msgspec.structs import replace
from stage import Told, a_board, a_war, put_banner, tell

from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, Banner, Land, Siege, War
from gonfalon.world.tiles import Tile

PLACE = "D4"


def at_the_gates(
    attack: Mapping[str, int],
    defence: Mapping[str, int],
    settlement: str = CITY,
    *,
    owner: str = "blue",
    tiles: Mapping[str, Tile] | None = None,
    **more: Any,
) -> War:
    """Red's banners have just marched in from the west; it is Red's battle phase."""
    war = marched(attack, defence, tiles=tiles, **more)
    war.lands[PLACE] = Land(owner, settlement)
    return war


def besieged(
    attack: Mapping[str, int],
    garrison: Mapping[str, int],
    settlement: str = CITY,
    *,
    phase: str = "siege",
    month: int = 2,
    player: str = "red",
    baggage: int = 0,
    tiles: Mapping[str, Tile] | None = None,
    realms: Mapping[str, str] | None = None,
    **settings: Any,
) -> War:
    """Red has besieged Blue's place since the first month; `player` is active."""
    war = a_war(realms, board=a_board(special=tiles), phase=phase, month=month, **settings)
    war.active = war.order.index(player)
    war.lands[PLACE] = Land("blue", settlement)
    for name, points in attack.items():
        put_banner(war, name, PLACE, points, half=WEST)
    for name, points in garrison.items():
        put_banner(war, name, PLACE, points, half=EAST, inside=True, baggage=baggage)
    war.sieges[PLACE] = Siege(PLACE, "red", "blue", since=1)
    return war


def besieged_independents(attack: Mapping[str, int], points: int, settlement: str = CITY, **more: Any) -> War:
    """Red has besieged an independent place since the first month."""
    war = besieged(attack, {}, settlement, **more)
    war.lands[PLACE] = Land(INDEPENDENT, settlement)
    war.sieges[PLACE] = replace(war.sieges[PLACE], defender=INDEPENDENT, independents=points)
    return war


def changed(war: War, **fields: Any) -> None:
    """The siege is otherwise."""
    war.sieges[PLACE] = replace(war.sieges[PLACE], **fields)


def besiege(war: War, *answers: str, dice: Sequence[int] = ()) -> Told:
    """One order of the siege phase and what comes of it."""
    return tell(war, siege.step(war), answers=answers, dice=dice)


def battle_phase(war: War, *answers: str, dice: Sequence[int] = ()) -> Told:
    """The whole battle phase of the active player."""
    return fight(war, answers=answers, dice=dice)


def next_month(war: War, *, phase: str, player: str = "red") -> None:
    """The same player's phase a month later."""
    war.month, war.phase, war.active = war.month + 1, phase, war.order.index(player)


def seen(banner: Banner) -> tuple[str, int, bool]:
    """Where a banner is: tile, half-edge, behind walls."""
    return banner.place, banner.half, banner.inside
