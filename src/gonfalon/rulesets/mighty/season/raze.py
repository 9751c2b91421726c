"""Razing (ME-RAZ): a settlement is stripped of everything and is barren land until the winter."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Story
from gonfalon.rulesets.common.orders import Order, PlaceName
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.ground.armies import ashore
from gonfalon.rulesets.mighty.ground.lands import land, standing_settlement, subsistence_value
from gonfalon.rulesets.mighty.ground.supplies import hears_of_baggage, share_out
from gonfalon.rulesets.mighty.realms.calendar import next_order
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import NOBODY, RealmId, War
from gonfalon.world.tiles import PlaceId


class Raze(Order, frozen=True):
    """Raze the settlement of this tile."""

    form = "raze {place}"
    by_hand = {}
    place: PlaceName


def step(war: War) -> Story[None]:
    """Phase 6: the active player may raze, tile by tile (ME-RAZ-02)."""
    return next_order(war, "raze.order", DEEDS, rule="ME-RAZ-02")


def options(war: War) -> Iterable[Raze]:
    player, seen = war.player, set()
    for banner in war.banners.values():
        if banner.realm == player and not banner.ship and banner.place not in seen:
            seen.add(banner.place)
            here = land(war, banner.place)
            if here.owner == player and here.settlement and judge(war, order := Raze(banner.place)) is None:
                yield order


def judge(war: War, order: Raze) -> Refusal | None:
    """An unrazed settlement of one's own empire, with a banner there, no enemy and no siege (ME-RAZ-02, ME-RAZ-03)."""
    place, player = order.place, war.player
    here = ashore(war, place)
    mine = [banner for banner in here if banner.realm == player]
    if not mine:
        return Refusal.of("mighty-raze-no-banner", rule="ME-RAZ-02", place=place)
    if place in war.sieges:
        return Refusal.of("mighty-raze-siege", rule="ME-RAZ-03", place=place)
    if not standing_settlement(war, place):
        return Refusal.of("mighty-raze-nothing", rule="ME-RAZ-02", place=place)
    if land(war, place).owner != player:
        return Refusal.of("mighty-raze-not-yours", rule="ME-RAZ-02", place=place)
    if len(mine) < len(here):
        return Refusal.of("mighty-raze-contested", rule="ME-RAZ-02", place=place)
    return hooks.stunned(war, mine)


def carry_out(war: War, order: Raze) -> Story[None]:
    """Loot what the tile feeds (ME-RAZ-05) and what is in the stockpile (ME-REO-17), shared as the owner likes.

    So do Skaven, who live off what is left (ME-RAC-20).
    """
    place, player = order.place, war.player
    loot = subsistence_value(war, place) + war.stockpiles.get(place, 0)
    if war.spells:
        loot = yield from hooks.loot(war, place, loot)
    force = [b.id for b in ashore(war, place, player)]
    raze_tile(war, place, player, "ME-RAZ-04")
    lost = yield from share_out(war, player, force, loot, "raze.loot", "ME-RAZ-06")
    to = hears_of_baggage(war, player)
    war.tell("raze.looted", rule="ME-RAZ-05", to=to, realm=player, place=place, points=loot - lost, lost=lost)


def raze_tile(war: War, place: PlaceId, by: RealmId, rule: str) -> None:
    """The tile counts as barren and is nobody's (ME-RAZ-07); its stockpile is gone and its ships are put to sea.

    Other than foraging it leaves nothing to live off (ME-RAZ-01). `by` is nobody where dragons did it.
    """
    war.lands[place] = replace(land(war, place), owner=NOBODY, razed=True, razed_by=by)
    war.stockpiles.pop(place, None)
    hooks.razed(war, place)
    for ship in [s for s in war.ships.values() if s.place == place and s.harbour]:
        war.ships[ship.id] = replace(ship, harbour=False)
    war.tell("land.razed", rule=rule, place=place, realm=by)


DEEDS = (Deed(Raze, options, judge, carry_out),)
