"""Where a beaten force may fall back to (ME-BAT-17, ME-BAT-20), and why not elsewhere.

A haven is named by its tile, with the half-edge (`E4/9`) where a river or the shore makes two of the edge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.kernel import Pick, Refusal
from gonfalon.rulesets.mighty.field import marching
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.siege.withdrawal import WayBack
from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, War
from gonfalon.world.tiles import PlaceId

Havens = Mapping[str, WayBack]


def open_to(war: War, banner: Banner, *, routes: bool) -> Havens:
    """Tiles of its empire that touch this one by land and hold no enemy, reached freely or (`routes`) by a roll."""
    found = []
    for there in war.board.by_land(banner.place):
        if _is_open(war, banner.realm, there):
            route = marching.way(war, banner, there)
            if not isinstance(route, Refusal):
                found += [WayBack(there, half, True) for half in route.free]
                found += [WayBack(there, half, False) for half in route.by_roll if routes]
    return {_name(war, haven): haven for haven in found}


def _is_open(war: War, realm: RealmId, there: PlaceId) -> bool:
    return lands.owner(war, there) == realm and not armies.hostile(war, there, realm)


def _name(war: War, haven: WayBack) -> str:
    plain = war.board.edges(haven.there)[haven.half // 2] not in "RC"
    return haven.there if plain else f"{haven.there}/{haven.half}"


def question(war: War, ids: Sequence[BannerId], found: Havens) -> Pick[str]:
    """Where do these banners, which stand on the same ground, go? `by_roll` in `about` names what needs a route."""
    banner = war.banners[ids[0]]
    by_roll = [name for name, haven in found.items() if not haven.free]
    return Pick(
        who=banner.realm,
        what="retreat.to",
        rule="ME-BAT-20",
        about={"place": banner.place, "banners": list(ids), "by_roll": by_roll},
        forced=war.settings.forced,
        orders=lambda: found,
        parse=str,
        judge=lambda name: None if name in found else _why_not(war, banner, name, found),
    )


def _why_not(war: War, banner: Banner, name: str, found: Havens) -> Refusal:
    """The clause that shuts a tile to this retreat."""
    there, _, half = name[:40].partition("/")
    if there not in war.board.by_land(banner.place):
        return Refusal.of("mighty-battle-retreat-far", rule="ME-BAT-20", place=banner.place, there=there)
    if lands.owner(war, there) != banner.realm:
        return Refusal.of("mighty-battle-retreat-foreign", rule="ME-BAT-17", there=there)
    if armies.hostile(war, there, banner.realm):
        return Refusal.of("mighty-battle-retreat-held", rule="ME-BAT-20", there=there)
    banks = ", ".join(other for other, haven in found.items() if haven.there == there)
    if banks:
        return Refusal.of("mighty-battle-retreat-bank", rule="ME-BAT-20", there=there, half=half, banks=banks)
    return Refusal.of("mighty-battle-retreat-blocked", rule="ME-BAT-25", place=banner.place, there=there)
