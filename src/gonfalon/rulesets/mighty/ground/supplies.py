"""Who shares supplies with whom: banners of one owner in a tile, the stockpile there, and what they can carry."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from gonfalon.kernel import Split, Story, ask
from gonfalon.rulesets.mighty.ground.armies import ID, NUMBER, room_for_baggage
from gonfalon.rulesets.mighty.ground.lands import UNKNOWN, WALLS, owner
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, War
from gonfalon.world.tiles import PlaceId

STORE = "stockpile"


class Mess(msgspec.Struct, frozen=True, gc=False):
    """Banners of an owner in a tile that eat from one pot; those aboard ships (ME-SUB-08) and the besieged apart."""

    place: PlaceId
    aboard: bool
    inside: bool
    ids: tuple[BannerId, ...]


def messes(war: War, realm: RealmId) -> list[Mess]:
    """All of a player's messes, in the order of his banners; ships eat nothing (ME-SEA-06)."""
    found: dict[tuple[PlaceId, bool, bool], list[BannerId]] = {}
    for banner in war.banners.values():
        if banner.realm == realm:
            pot = (banner.place, banner.ship != "", banner.inside and banner.place in war.sieges)
            ids = found.get(pot)
            if ids is None:
                found[pot] = [banner.id]
            else:
                ids.append(banner.id)
    return [Mess(place, aboard, inside, tuple(ids)) for (place, aboard, inside), ids in found.items()]


def may_use_stockpile(war: War, mess: Mess, realm: RealmId) -> bool:
    """A city or fortress of one's own; in a siege only the defenders reach it (ME-REO-12, ME-REO-13).

    A razed one holds none (ME-REO-18).
    """
    here = war.lands.get(mess.place, UNKNOWN)
    if mess.aboard or here.owner != realm or here.razed or here.settlement not in WALLS:
        return False
    return mess.inside or mess.place not in war.sieges


def sees_stockpile(war: War, place: PlaceId, realm: RealmId) -> bool:
    """Where a setting hides baggage, a stockpile is its owner's secret (ME-RLM-30)."""
    return not war.settings.hide_baggage or owner(war, place) == realm


def hears_of_baggage(war: War, *realms: RealmId) -> tuple[RealmId, ...] | None:
    """Who hears how much baggage there is: everybody, or these realms alone where a setting hides it (ME-RLM-30)."""
    return tuple(realm for realm in realms if realm in war.realms) if war.settings.hide_baggage else None


def banners(war: War, ids: Sequence[BannerId]) -> list[Banner]:
    """In the order of their numbers."""
    found = list(map(war.banners.__getitem__, ids))
    if len(found) > 1:
        found.sort(key=NUMBER)
    return found


def share_out(war: War, who: RealmId, ids: Sequence[BannerId], points: int, what: str, rule: str) -> Story[int]:
    """The owner shares baggage among banners as he likes, six to each at most; returns what is lost (ME-RAZ-06).

    Where baggage is hidden he is asked in any case: whether he has a choice would tell what his banners carry.
    """
    hidden = war.settings.hide_baggage
    takers = [b for b in banners(war, ids) if room_for_baggage(war, b) or (hidden and races.carries(war, b))]
    rooms = [room_for_baggage(war, b) for b in takers]
    total = min(points, sum(rooms))
    if total or (takers and hidden):
        shares = yield from ask(
            Split(
                who=who,
                what=what,
                rule=rule,
                forced=war.settings.forced and not (hidden and len(takers) > 1),
                quiet=hidden and len(takers) == 1,
                total=total,
                parts=tuple(map(ID, takers)),
                least=(0,) * len(takers),
                most=tuple([min(room, total) for room in rooms]),
            )
        )
        for banner, share in zip(takers, shares, strict=True):
            war.banners[banner.id] = replace(banner, baggage=banner.baggage + share)
    return points - total


def set_stockpile(war: War, place: PlaceId, points: int) -> None:
    """What lies in a stockpile now; an empty one is none."""
    if points:
        war.stockpiles[place] = points
    else:
        war.stockpiles.pop(place, None)
