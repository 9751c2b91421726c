"""The plan of an army for the coming season (ME-DEP): drawn up, kept hidden, and carried out when all are ready.

A player begins with a plan that could stand as it is: all his troops in one pool, banners of the usual size in the
capital, ships where they lie, baggage in even shares. His orders (`deployment`) change it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.ground.armies import CARRIES
from gonfalon.rulesets.mighty.ground.lands import SHIP, STOCKPILE
from gonfalon.rulesets.mighty.ground.supplies import set_stockpile
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms import mustering
from gonfalon.rulesets.mighty.realms.mustering import divisions
from gonfalon.rulesets.mighty.realms.realms import spread
from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.state import BannerId, Mooring, Post, RealmId, Ship, Stations, War, Winter
from gonfalon.rulesets.mighty.winter import stations

NO_PLAN: dict[str, Any] = {"pool": (), "stations": Stations(), "posts": (), "moorings": (), "stores": {}, "loads": {}}
OWN = 0  # the company of a player's own troops; contingents follow from 1 on


def strengths(war: War, realm: RealmId) -> list[int]:
    """The pool of his own troops, old and new (ME-DEP-01), then each contingent by itself (ME-DEP-04)."""
    purse = war.winter[realm]
    pool = armies.points_of(war, armies.alive(war, purse.pool)) + purse.recruits + purse.heroes
    return [pool, *(contingent.points for contingent in purse.hired)]


def draw_up(war: War, realm: RealmId) -> None:
    """The plan to begin with; what of an earlier plan can stand stays."""
    there = stations.survey(war, realm)
    pool = tuple(banner.id for banner in stations.pooled(war, realm))
    stores = {place: points for place, points in war.winter[realm].stores.items() if place in there.depots}
    war.winter[realm] = replace(war.winter[realm], pool=pool, stations=there, stores=stores)
    _moor_all(war, realm, there)
    for company, total in enumerate(strengths(war, realm)):
        old = tuple(post.points for post in war.winter[realm].posts if post.company == company)
        divide(war, realm, company, old if sum(old) == total else _usual(total))
    _bring_in_idle_ships(war, realm)
    _store_the_rest(war, realm, there)


def _usual(total: int) -> Sequence[int]:
    return next(iter(divisions(total))).points if total else ()


def _moor_all(war: War, realm: RealmId, there: Stations) -> None:
    """Every ship, old and new, where it lies if that is a harbour; without any harbour where it is."""
    before = {mooring.number: mooring.place for mooring in war.winter[realm].moorings}
    ships = {ship.number: ship.place for ship in war.ships.values() if ship.realm == realm}
    free = (number for number in count(1) if number not in ships)
    yards = [work.place for work in war.winter[realm].works if work.what == SHIP]
    fleet = {**ships, **dict(zip(free, yards, strict=False))}
    moorings = []
    for number, lies in sorted(fleet.items()):
        wanted = before.get(number, lies)
        may_stay = wanted in there.harbours or wanted in there.roads or not there.harbours
        moorings.append(Mooring(number, wanted if may_stay else there.harbours[0]))
    war.winter[realm] = replace(war.winter[realm], moorings=tuple(moorings))


def _bring_in_idle_ships(war: War, realm: RealmId) -> None:
    """Who brings no banner across the water has nothing to do outside a harbour (ME-DEP-06, ME-DEP-07)."""
    while (idle := idle_ship(war.winter[realm])) is not None:
        purse = war.winter[realm]
        home = replace(idle, place=purse.stations.harbours[0])
        war.winter[realm] = replace(purse, moorings=tuple([home if m is idle else m for m in purse.moorings]))


def idle_ship(purse: Winter) -> Mooring | None:
    """The first that lies outside a harbour though there is one, and brings no banner where it lies."""
    harbours, busy = purse.stations.harbours, [post.ship for post in purse.posts]
    idle = (m for m in purse.moorings if m.place not in harbours and m.number not in busy)
    return next(idle, None) if harbours else None


def divide(war: War, realm: RealmId, company: int, points: Sequence[int]) -> None:
    """Banners of one company; those he has planned keep their numbers and places as far as they can."""
    purse, there = war.winter[realm], war.winter[realm].stations
    others = [post for post in purse.posts if post.company != company]
    planned = [post for post in purse.posts if post.company == company and _stands(purse, there, post)]
    numbers = _free_numbers(war, realm, [*others, *planned])
    place = next(iter(there.dry), "")
    posts = list(others)
    for i, strength in enumerate(points if place else ()):
        if i < len(planned):
            posts.append(replace(planned[i], points=strength))
        else:
            half = mustering.places_in(war, place)[0]
            posts.append(Post(next(numbers), strength, place, half, company=company))
    war.winter[realm] = replace(purse, posts=tuple(sorted(posts, key=lambda post: post.number)))
    load_evenly(war, realm)


def _stands(purse: Winter, there: Stations, post: Post) -> bool:
    """Is its place still a station, and does its ship still bring it there?"""
    by_ship = any(mooring.number == post.ship for mooring in purse.moorings)
    return post.place in there.dry or (post.place in there.overseas and by_ship)


def _free_numbers(war: War, realm: RealmId, posts: Sequence[Post]) -> Iterator[int]:
    """Numbers that neither a banner in a siege nor another of the plan bears."""
    pool = war.winter[realm].pool
    taken = {banner.number for banner in armies.banners_of(war, realm) if banner.id not in pool}
    taken |= {post.number for post in posts}
    return (number for number in count(1) if number not in taken)


def load_evenly(war: War, realm: RealmId) -> None:
    """What is not in a stockpile goes to the banners in even shares, six at most (ME-DEP-05)."""
    purse = war.winter[realm]
    staying = stations.staying(war, realm)
    carriers = [post.number for post in purse.posts if most_baggage(war, realm, post)]
    carriers = sorted([*carriers, *(banner.number for banner in staying)])
    load = min(purse.baggage - sum(purse.stores.values()), CARRIES * len(carriers))
    shares = dict(zip(carriers, spread(load, len(carriers)) if carriers else (), strict=True))
    posts = tuple(replace(post, baggage=shares.get(post.number, 0)) for post in purse.posts)
    loads = {banner.id: shares[banner.number] for banner in staying if shares[banner.number]}
    war.winter[realm] = replace(purse, posts=posts, loads=loads)


def most_baggage(war: War, realm: RealmId, post: Post) -> int:
    """Six points at most (ME-SUB-11); for Undead in another's pay none (ME-RAC-04)."""
    own = post.company == OWN
    return CARRIES if own or races.contingent_carries(war, war.winter[realm].hired[post.company - 1]) else 0


def _store_the_rest(war: War, realm: RealmId, there: Stations) -> None:
    """What the banners cannot carry is stored, the capital first."""
    for place in there.depots:
        purse = war.winter[realm]
        points = min(STOCKPILE, purse.stores.get(place, 0) + spare(purse))
        if points:
            war.winter[realm] = replace(purse, stores={**purse.stores, place: points})


def spare(purse: Winter) -> int:
    """Baggage bought and not yet placed; in the end it is lost (ME-BAG-02)."""
    carried = sum(post.baggage for post in purse.posts) + sum(purse.loads.values())
    return purse.baggage - carried - sum(purse.stores.values())


# --- carried out -----------------------------------------------------------------------------------------


def carry_out(war: War, realm: RealmId) -> None:
    """The old banners are disbanded and the new ones stand, with ships and stockpiles; what others knew is void."""
    posts = war.winter[realm].posts
    left = 0 if posts else sum(strengths(war, realm))
    for banner_id in armies.alive(war, war.winter[realm].pool):
        del war.banners[banner_id]
        _forget(war, banner_id)
    for key in [key for key in war.totals if f":{realm}@" in key]:
        del war.totals[key]
    war.tell("deployment.revealed", rule="ME-DEP-03", shows=True, realm=realm, banners=len(posts))
    for post in posts:
        _take_the_field(war, realm, post)
    for banner_id in armies.alive(war, war.winter[realm].loads):
        _bring_baggage(war, banner_id, war.winter[realm].loads[banner_id])
    if left:
        war.tell("deployment.disbanded", rule="ME-DEP-03", to=(realm,), realm=realm, points=left)
    for mooring in war.winter[realm].moorings:
        _launch(war, realm, mooring)
    for place, points in war.winter[realm].stores.items():
        set_stockpile(war, place, points)
    _close_the_books(war, realm)


def _forget(war: War, banner_id: str) -> None:
    for viewer in war.realms:
        war.known.pop(f"{viewer}:{banner_id}", None)


def _take_the_field(war: War, realm: RealmId, post: Post) -> None:
    """The owner alone has the new list of his forces (ME-DEP-02)."""
    banner = armies.raise_banner(war, realm, post.points, post.place, post.half, post.baggage, post.number)
    if post.company != OWN:
        hired = war.winter[realm].hired[post.company - 1]
        war.banners[banner.id] = replace(banner, kind=hired.kind, origin=hired.place, race=hired.race)
    told: dict[str, Any] = {"place": post.place, "points": post.points, "baggage": post.baggage}
    war.tell("deployment.listed", rule="ME-DEP-02", to=(realm,), banner=banner.id, **told)


def _bring_baggage(war: War, banner_id: BannerId, points: int) -> None:
    """To a banner that has spent the winter before walls or behind them (ME-DEP-05)."""
    banner = war.banners[banner_id]
    war.banners[banner_id] = replace(banner, baggage=min(CARRIES, banner.baggage + points))
    told: dict[str, Any] = {"place": banner.place, "points": banner.points, "baggage": points}
    war.tell("deployment.listed", rule="ME-DEP-02", to=(banner.realm,), banner=banner_id, **told)


def _launch(war: War, realm: RealmId, mooring: Mooring) -> None:
    """A ship lies where it was sent, a new one for the first time (ME-DEP-06, ME-CON-02)."""
    ship = Ship(f"{realm}/{mooring.number}", realm, mooring.number, mooring.place)
    harbour = lands.has_harbour(war, mooring.place) and lands.owner(war, mooring.place) == realm
    war.ships.setdefault(ship.id, ship)
    naval.shift(war, ship.id, mooring.place, harbour=harbour)


def _close_the_books(war: War, realm: RealmId) -> None:
    """All that was laid out stands on the map now; baggage that nobody could take is lost (ME-BAG-02)."""
    if lost := spare(war.winter[realm]):
        war.tell("deployment.baggage-lost", rule="ME-BAG-02", to=(realm,), realm=realm, points=lost)
    war.winter[realm] = replace(war.winter[realm], recruits=0, heroes=0, hired=(), baggage=0, works=(), **NO_PLAN)
