"""How a campaign begins here: from somebody's wish to a table with everybody in his seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gonfalon.kernel import Table
from gonfalon.kernel.messages import Message, Refused
from gonfalon.kernel.naming import own_name
from gonfalon.names.atlas import name_world
from gonfalon.names.landmarks import LAND
from gonfalon.players import PLAYERS
from gonfalon.players.seating import HUMAN
from gonfalon.players.simulation import SEATS
from gonfalon.rulesets.registry import playing, usual
from gonfalon.server.wire import CampaignWish, SeatWish
from gonfalon.showing.sheets import sheets_of
from gonfalon.store.founding import Founded, found
from gonfalon.words import say
from gonfalon.world.tiles import PlaceId, Tile

QUICK_PLAYERS = ("captain", "squire")  # the first of these that there is
MOST_SETS, MOST_TILES = 8, 1_000  # of a world on a group's server
KEPT_BACK = ("players", "seed", "world", "race_of")  # what is said elsewhere in the wish


def found_as_wished(wish: CampaignWish, world: Mapping[PlaceId, Tile] | None = None) -> Founded:
    """Begin a campaign as wished; raises `Refused` for what cannot be."""
    holders = {seat: _holder(one) for seat, one in zip(SEATS, wish.seats, strict=False)}
    founded = found(wish.ruleset, holders, _settings(wish, tuple(holders), world), wish.dice, wish.seed.strip())
    _write_down_names(founded.table, holders, wish)
    return founded


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


def _settings(wish: CampaignWish, seats: tuple[str, ...], world: Mapping[PlaceId, Tile] | None) -> dict[str, Any]:
    settings = {key: value for key, value in wish.settings.items() if key not in KEPT_BACK}
    races = {seat: one.race for seat, one in zip(seats, wish.seats, strict=False) if one.race}
    if races:
        settings["race_of"] = races
    if world is not None:
        settings["world"] = world
    if wish.lay_by_hand:
        settings["lay_by_hand"] = True
    return settings


def _write_down_names(table: Table[Any], holders: Mapping[str, str], wish: CampaignWish) -> None:
    """A person who says his name is written down with it."""
    for seat, one in zip(holders, wish.seats, strict=False):
        if one.holder == HUMAN and one.name.strip():
            table.seat(seat, own_name(one.name))


def quick_wish(name: str, title: str) -> CampaignWish:
    """A war against computer realms, in one click."""
    other = next(player for player in QUICK_PLAYERS if player in PLAYERS)
    play = playing(usual())
    seats = (SeatWish(), *(SeatWish(holder=other) for _ in range((play.quick_seats or play.seats.usual) - 1)))
    return CampaignWish(usual(), name.strip() or title, seats)


def land_name(founded: Founded, lang: str) -> str:
    """What a campaign is called whose founder gave it no name: after its land."""
    board = sheets_of(founded.campaign.ruleset).ground(founded.table.play.state).board
    names = {mark.id: text for mark, text in name_world(board, founded.campaign.seed).labels(lang)}
    return say(Message.of("server-quick-name", land=names[LAND]), lang)
