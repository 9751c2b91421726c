"""How a campaign begins here: from somebody's wish to a table with everybody in his seat."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from gonfalon.kernel import Table
from gonfalon.kernel.messages import Message, Refused
from gonfalon.kernel.naming import own_name
from gonfalon.names.atlas import name_world
from gonfalon.names.landmarks import LAND
from gonfalon.players import PLAYERS
from gonfalon.players.seating import HUMAN, seat_computers
from gonfalon.players.simulation import SEATS
from gonfalon.rulesets.registry import rule_set
from gonfalon.server.wire import CampaignWish, SeatWish
from gonfalon.showing.sheets import sheets_of
from gonfalon.store.files import SEALED, TABLE, Campaign, begun
from gonfalon.words import say
from gonfalon.world.tiles import PlaceId, Tile

QUICK_RULESET, QUICK_SEATS = "mighty", 4
QUICK_PLAYERS = ("captain", "squire")  # the first of these that there is
MOST_SETS, MOST_TILES = 8, 1_000  # of a world on a group's server
KEPT_BACK = ("players", "seed", "world", "race_of")  # what is said elsewhere in the wish


class Founded(NamedTuple):
    """A campaign that has not been kept yet."""

    campaign: Campaign
    table: Table[Any]
    humans: tuple[str, ...]


def found(wish: CampaignWish, world: Mapping[PlaceId, Tile] | None = None) -> Founded:
    """Begin a campaign as wished; raises `Refused` for what cannot be."""
    holders = {seat: _holder(one) for seat, one in zip(SEATS, wish.seats, strict=False)}
    rules, luck = rule_set(wish.ruleset), wish.seed.strip() or secrets.token_hex(8)
    campaign = begun(wish.ruleset, rules.version, SEALED if wish.dice == SEALED else TABLE, holders, luck)
    settings = _settings(wish, tuple(holders), luck, world)
    table: Table[Any] = Table.start(rules, settings, campaign.source())
    _sit_down(table, holders, wish)
    return Founded(campaign, table, tuple(seat for seat, holder in holders.items() if holder == HUMAN))


def check_size(wish: CampaignWish) -> None:
    """A world of twenty sets is for one's own machine: to lay and to draw it takes that of a group for seconds."""
    try:
        sets = float(wish.settings.get("sets", 0))
    except (TypeError, ValueError):
        return  # the rules will say what is wrong with it
    if sets > MOST_SETS:
        raise Refused.of("server-many-sets", most=MOST_SETS)


def _holder(wish: SeatWish) -> str:
    if wish.holder != HUMAN and wish.holder not in PLAYERS:
        raise Refused.of("player-unknown", name=wish.holder, players=", ".join((HUMAN, *PLAYERS)))
    return wish.holder


def _settings(
    wish: CampaignWish, seats: tuple[str, ...], luck: str, world: Mapping[PlaceId, Tile] | None
) -> dict[str, Any]:
    settings = {key: value for key, value in wish.settings.items() if key not in KEPT_BACK}
    races = {seat: one.race for seat, one in zip(seats, wish.seats, strict=False) if one.race}
    if races:
        settings["race_of"] = races
    if world is not None:
        settings["world"] = world
    if wish.lay_by_hand:
        settings["lay_by_hand"] = True
    return {**settings, "players": seats, "seed": luck}


def _sit_down(table: Table[Any], holders: Mapping[str, str], wish: CampaignWish) -> None:
    """Everybody into his seat; a person who says his name is written down with it."""
    seat_computers(table, holders)
    for seat, one in zip(holders, wish.seats, strict=False):
        if one.holder == HUMAN and one.name.strip():
            table.seat(seat, own_name(one.name))


def quick_wish(name: str, title: str) -> CampaignWish:
    """A war against computer realms, in one click."""
    other = next(player for player in QUICK_PLAYERS if player in PLAYERS)
    seats = (SeatWish(), *(SeatWish(holder=other) for _ in range(QUICK_SEATS - 1)))
    return CampaignWish(QUICK_RULESET, name.strip() or title, seats)


def land_name(founded: Founded, lang: str) -> str:
    """What a campaign is called whose founder gave it no name: after its land."""
    board = sheets_of(founded.campaign.ruleset).ground(founded.table.play.state).board
    names = {mark.id: text for mark, text in name_world(board, founded.campaign.seed).labels(lang)}
    return say(Message.of("server-quick-name", land=names[LAND]), lang)
