"""Turning back from a siege (ME-SIE-07 to ME-SIE-09, ME-SIE-15): over the edge by which one came, or aboard ship."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Story
from gonfalon.rulesets.common.orders import BannerNumbers, Order, PlaceName
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.field import delays, marching
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, Ship, War
from gonfalon.world.hexes import abutting
from gonfalon.world.tiles import PlaceId


class WayBack(NamedTuple):
    """The half-edge of the neighbouring tile that faces the banner's own, and whether it is reached freely."""

    there: PlaceId
    half: int
    free: bool


def way_back(war: War, banner: Banner) -> WayBack | Refusal:
    """Over the boundary it crossed (ME-SIE-09); by a route roll only in the case of ME-MOV-13; never onto an enemy."""
    edge = banner.half // 2
    there = war.board.around(banner.place)[edge]
    if there is None or _is_held(war, there, banner.realm):
        return Refusal.of("mighty-siege-road-held", rule="ME-SIE-15", banner=banner.number, place=banner.place)
    route = marching.way(war, banner, there)
    if isinstance(route, Refusal):
        return route
    halves = route.free or tuple(route.by_roll)
    same = war.board.ground(there).stand(abutting(banner.half))
    return WayBack(there, same if same in halves else halves[0], bool(route.free))


def _is_held(war: War, there: PlaceId, realm: RealmId) -> bool:
    """Do enemies hold the tile it came from (ME-BAT-16)? A garrison that its own side besieges is shut in.

    In the first version of the rules it held the tile all the same.
    """
    siege = war.sieges.get(there)
    shut_in = war.settings.mended and siege is not None and siege.besieger == realm
    return any(not (shut_in and enemy.inside) for enemy in armies.hostile(war, there, realm))


def berths(war: War, place: PlaceId, realm: RealmId) -> list[Ship]:
    """Own ships in this harbour that have room (ME-SEA-28, ME-SEA-35)."""
    taken = {banner.ship for banner in war.banners.values()}
    return [s for s in war.ships.values() if s.realm == realm and s.place == place and s.harbour and s.id not in taken]


def no_way_back(war: War, returners: Sequence[Banner]) -> Refusal | None:
    """Why one of these banners cannot turn back."""
    landed = [banner for banner in returners if banner.landed]
    if landed and len(landed) > len(berths(war, landed[0].place, landed[0].realm)):
        return Refusal.of("mighty-siege-no-ship", rule="ME-SEA-35", place=landed[0].place)
    ways = (way_back(war, banner) for banner in returners if not banner.landed)
    return next((way for way in ways if isinstance(way, Refusal)), None)


def turn_back(war: War, ids: Iterable[BannerId]) -> Story[None]:
    """These banners go back the way they came (ME-SIE-09); those who find no route stay."""
    groups: dict[WayBack, list[BannerId]] = {}
    for banner_id in ids:
        banner = war.banners[banner_id]
        if banner.landed:
            _go_aboard(war, banner)
            continue
        way = way_back(war, banner)
        if not isinstance(way, Refusal):
            groups.setdefault(way, []).append(banner_id)
    for way, group in groups.items():
        yield from _go_over(war, group, way)


def _go_aboard(war: War, banner: Banner) -> None:
    """The ship that takes a landed banner back puts out to sea in the same tile (ME-SEA-34)."""
    ship = berths(war, banner.place, banner.realm)[0]
    war.banners[banner.id] = replace(banner, ship=ship.id, landed=False)
    war.ships[ship.id] = replace(ship, harbour=False)
    war.turn = replace(war.turn, embarked=(*war.turn.embarked, banner.id))
    war.tell("siege.aboard", rule="ME-SEA-34", banner=banner.id, ship=ship.id, place=banner.place)


def _go_over(war: War, ids: Sequence[BannerId], way: WayBack) -> Story[None]:
    over = partial(marching.in_the_way, war, ids, way.there, way.half)
    search = marching.search_route(war, ids, "ME-MOV-13", may_decline=True, over=over)
    if not way.free and (yield from search) != marching.FOUND:
        war.turn = replace(war.turn, stayed=tuple(dict.fromkeys((*war.turn.stayed, *armies.alive(war, ids)))))
        return
    for banner_id in armies.alive(war, ids):
        place = war.banners[banner_id].place
        marching.set_down(war, banner_id, way.there, way.half)
        war.turn = replace(war.turn, moved=tuple(dict.fromkeys((*war.turn.moved, banner_id))))
        war.tell("siege.returns", rule="ME-SIE-09", banner=banner_id, place=place, there=way.there)
    hooks.enters(war, ids, way.there)


# --- giving up -------------------------------------------------------------------------------------------


class GiveUp(Order, frozen=True):
    """All besiegers of a place go home."""

    form = "give up {place}"
    place: PlaceName


class Leave(Order, frozen=True):
    """Some banners leave a siege, or make room for others (ME-SIE-12)."""

    form = "leave siege with {banners}"
    banners: BannerNumbers


def give_ups(war: War) -> Iterable[GiveUp]:
    """Every siege that all besiegers can leave now."""
    orders = (GiveUp(siege.place) for siege in war.sieges.values() if siege.besieger == war.player)
    return (order for order in orders if judge_give_up(war, order) is None)


def leaves(war: War) -> Iterable[Leave]:
    """Single banners that can leave a siege now."""
    for siege in war.sieges.values():
        if siege.besieger == war.player:
            orders = (Leave((banner.number,)) for banner in besieging.besiegers(war, siege))
            yield from (order for order in orders if judge_leave(war, order) is None)


def judge_give_up(war: War, order: GiveUp) -> Refusal | None:
    """A siege of one's own that every banner can leave (ME-SIE-15)."""
    siege = war.sieges.get(order.place)
    if siege is None or siege.besieger != war.player:
        return Refusal.of("mighty-siege-none", rule="ME-SIE-15", place=order.place)
    return _judge_leavers(war, besieging.besiegers(war, siege))


def judge_leave(war: War, order: Leave) -> Refusal | None:
    """Own besieging banners, able to move, whose way back is open (ME-SIE-15)."""
    found = [war.banners.get(f"{war.player}.{number}") for number in order.banners]
    known = [banner for banner in found if banner is not None]
    if len(known) < len(found) or len(set(order.banners)) < len(found):
        return Refusal.of("mighty-siege-banners", rule="ME-RLM-25", banners=" ".join(map(str, order.banners)))
    if len({banner.place for banner in known}) > 1:
        return Refusal.of("mighty-siege-apart", rule="ME-SIE-15")
    siege = war.sieges.get(known[0].place)
    for banner in known:
        if siege is None or siege.besieger != war.player or banner.ship:
            return Refusal.of("mighty-siege-not-there", rule="ME-SIE-15", banner=banner.number)
    return _judge_leavers(war, known)


def _judge_leavers(war: War, banners: Sequence[Banner]) -> Refusal | None:
    """They have their move still to make, and a way back."""
    reasons = (_has_moved(war, banner) for banner in banners)
    return next(filter(None, reasons), None) or no_way_back(war, banners)


def _has_moved(war: War, banner: Banner) -> Refusal | None:
    number = banner.number
    if banner.id in war.turn.moved:
        return Refusal.of("mighty-siege-moved", rule="ME-MOV-02", banner=number)
    if banner.id in war.turn.stayed:
        return Refusal.of("mighty-siege-stayed", rule="ME-MOV-27", banner=number)
    if not armies.may_move(war, banner):
        return Refusal.of("mighty-siege-barred", rule="ME-TRN-08", banner=number)
    return delays.held(war, banner)


def give_up(war: War, order: GiveUp) -> Story[None]:
    """The besieger raises the siege (ME-SIE-15)."""
    return _depart(war, order.place, [banner.id for banner in besieging.besiegers(war, war.sieges[order.place])])


def leave(war: War, order: Leave) -> Story[None]:
    """Some banners go; the siege goes on while others are left (ME-SIE-12, ME-SIE-15)."""
    ids = [f"{war.player}.{number}" for number in order.banners]
    return _depart(war, war.banners[ids[0]].place, ids)


def _depart(war: War, place: PlaceId, ids: Sequence[BannerId]) -> Story[None]:
    yield from turn_back(war, ids)
    if not besieging.besiegers(war, war.sieges[place]):
        besieging.lift(war, place, "ME-SIE-15")


GIVE_UP_DEEDS = (
    Deed(GiveUp, give_ups, judge_give_up, give_up, may=lambda war: war.sieges),
    Deed(Leave, leaves, judge_leave, leave, may=lambda war: war.sieges),
)
