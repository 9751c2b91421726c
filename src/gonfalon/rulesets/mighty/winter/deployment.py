"""Deployment (ME-DEP): the orders by which a player changes the plan of his army (`plans`) until it suits him."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Question, Refusal
from gonfalon.kernel.questions import Chance, Later, pick_one
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import BannerNumber, Count, Counts, HalfEdge, Order, PlaceName, ShipNumber
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.ground.armies import CARRIES
from gonfalon.rulesets.mighty.ground.lands import STOCKPILE
from gonfalon.rulesets.mighty.realms.mustering import Banners, divisions, judge_division
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.rulesets.mighty.winter import plans, stations, treasury
from gonfalon.rulesets.mighty.winter.plans import OWN, divide, most_baggage, spare, strengths
from gonfalon.world.tiles import PlaceId


class Contingent(Order, frozen=True):
    """Divide a contingent of mercenaries or allies into banners of these strengths."""

    form = "contingent {company} as {points}"
    company: Count
    points: Counts


class Deploy(Order, frozen=True):
    """A banner begins the season on this half-edge of a settlement's tile."""

    form = "banner {banner} to {place}/{half}"
    by_hand = {"half": (0,)}
    banner: BannerNumber
    place: PlaceName
    half: HalfEdge


class Cross(Order, frozen=True):
    """Likewise across the water, brought there by a ship."""

    form = "banner {banner} to {place}/{half} by ship {ship}"
    banner: BannerNumber
    place: PlaceName
    half: HalfEdge
    ship: ShipNumber


class Moor(Order, frozen=True):
    """A ship begins the season there."""

    form = "ship {ship} to {place}"
    by_hand = {}
    ship: ShipNumber
    place: PlaceName


class Load(Order, frozen=True):
    """A banner begins the season with so much baggage."""

    form = "load {banner} with {points}"
    banner: BannerNumber
    points: Count


class Stock(Order, frozen=True):
    """A stockpile begins the season with so much."""

    form = "stock {place} with {points}"
    place: PlaceName
    points: Count


def question(war: War, realm: RealmId) -> Question[Order]:
    about = Later(partial(_about, war, realm))
    return phases.errands(
        war,
        realm,
        "deployment.order",
        ERRANDS,
        rule="ME-DEP-01",
        unreadable="ME-WIN-02",
        about=about,
        may_end=judge_end,
        way=into_harbour,
    )


def _about(war: War, realm: RealmId) -> dict[str, Any]:
    purse = war.winter[realm]
    return {
        "crowns": treasury.crowns(war, realm),
        "banners": ", ".join(f"{post.number}: {post.points} {post.place}" for post in purse.posts),
        "fleet": len(purse.moorings),
        "ships": ", ".join(f"{mooring.number}: {mooring.place}" for mooring in purse.moorings),
        "baggage": spare(purse),
    }


def judge_end(war: War, realm: RealmId) -> Refusal | None:
    """A ship lies outside a harbour only where it brings a banner across the water (ME-DEP-06, ME-DEP-07)."""
    idle = plans.idle_ship(war.winter[realm])
    if idle is None:
        return None
    return Refusal.of("mighty-deploy-idle-ship", rule="ME-DEP-06", ship=idle.number, place=idle.place)


def into_harbour(war: War, realm: RealmId) -> Moor | None:
    """The order that brings such a ship in."""
    idle = plans.idle_ship(war.winter[realm])
    return Moor(idle.number, war.winter[realm].stations.harbours[0]) if idle else None


# --- division --------------------------------------------------------------------------------------------


def own_divisions(war: War, realm: RealmId) -> Iterable[Banners]:
    total = strengths(war, realm)[OWN]
    return (order for order in divisions(total) if total and order.points != _present(war, realm, OWN))


def contingent_divisions(war: War, realm: RealmId) -> Iterable[Contingent]:
    for company, total in enumerate(strengths(war, realm)):
        if company != OWN:
            present = _present(war, realm, company)
            yield from (Contingent(company, o.points) for o in divisions(total) if o.points != present)


def _present(war: War, realm: RealmId, company: int) -> tuple[int, ...]:
    return tuple(post.points for post in war.winter[realm].posts if post.company == company)


def judge_own(war: War, realm: RealmId, order: Banners) -> Refusal | None:
    """All points, in banners of 500 to 1500 (ME-DEP-01)."""
    return judge_division(strengths(war, realm)[OWN], order.points, "ME-DEP-01")


def judge_contingent(war: War, realm: RealmId, order: Contingent) -> Refusal | None:
    """Contingents are divided apart from each other and from the player's own troops (ME-DEP-04)."""
    totals = strengths(war, realm)
    if not OWN < order.company < len(totals):
        return Refusal.of("mighty-deploy-no-contingent", rule="ME-DEP-04", company=order.company)
    return judge_division(totals[order.company], order.points, "ME-DEP-04")


# --- places ----------------------------------------------------------------------------------------------


def deployments(war: War, realm: RealmId) -> Iterable[Deploy]:
    there = war.winter[realm].stations
    standing = [(place, half) for place in there.dry for half in stations.spots(war, place)]
    for post in war.winter[realm].posts:
        yield from (Deploy(post.number, *spot) for spot in standing if spot != (post.place, post.half))


def draw_deployment(war: War, realm: RealmId, rng: Chance) -> Deploy | None:
    """A banner by chance, and any spot of any station."""
    purse = war.winter[realm]
    if not purse.posts or not purse.stations.dry:
        return None
    post, place = pick_one(purse.posts, rng), pick_one(purse.stations.dry, rng)
    half = pick_one(stations.spots(war, place), rng)
    return Deploy(post.number, place, half) if (place, half) != (post.place, post.half) else None


def judge_deployment(war: War, realm: RealmId, order: Deploy) -> Refusal | None:
    there = war.winter[realm].stations
    refusal = _judge_banner(war, realm, order.banner) or stations.judge_spot(war, realm, there, order.place, order.half)
    if refusal is None and order.place in there.overseas:
        return Refusal.of("mighty-deploy-needs-ship", rule="ME-DEP-07", place=order.place)
    return refusal


def _judge_banner(war: War, realm: RealmId, number: int) -> Refusal | None:
    if not any(post.number == number for post in war.winter[realm].posts):
        return Refusal.of("mighty-deploy-no-banner", rule="ME-DEP-01", banner=number)
    return None


def deploy(war: War, realm: RealmId, order: Deploy) -> None:
    _change_post(war, realm, order.banner, place=order.place, half=order.half, ship=0)


def crossings(war: War, realm: RealmId) -> Iterable[Cross]:
    purse, there = war.winter[realm], war.winter[realm].stations
    for post in purse.posts if there.overseas else ():
        for mooring in purse.moorings:
            for place in there.overseas:
                order = Cross(post.number, place, stations.spots(war, place)[0], mooring.number)
                if judge_crossing(war, realm, order) is None:
                    yield order


def judge_crossing(war: War, realm: RealmId, order: Cross) -> Refusal | None:
    """A ship of his own, newly built, in the tile or beside it, one for each banner (ME-DEP-07)."""
    purse, there = war.winter[realm], war.winter[realm].stations
    refusal = _judge_banner(war, realm, order.banner) or stations.judge_spot(war, realm, there, order.place, order.half)
    if refusal is not None:
        return refusal
    if order.place not in there.overseas:
        return Refusal.of("mighty-deploy-no-crossing", rule="ME-DEP-07", place=order.place)
    mooring = next((mooring for mooring in purse.moorings if mooring.number == order.ship), None)
    if mooring is None:
        return Refusal.of("mighty-deploy-no-ship", rule="ME-DEP-07", ship=order.ship)
    if war.settings.landing_ship == "new" and f"{realm}/{order.ship}" in war.ships:
        return Refusal.of("mighty-deploy-old-ship", rule="ME-DEP-07", ship=order.ship)
    if not _beside(war, mooring.place, order.place):
        return Refusal.of("mighty-deploy-ship-far", rule="ME-DEP-07", ship=order.ship, place=order.place)
    if any(post.ship == order.ship and post.number != order.banner for post in purse.posts):
        return Refusal.of("mighty-deploy-ship-full", rule="ME-DEP-07", ship=order.ship)
    return None


def cross(war: War, realm: RealmId, order: Cross) -> None:
    _change_post(war, realm, order.banner, place=order.place, half=order.half, ship=order.ship)


def _beside(war: War, place: PlaceId, there: PlaceId) -> bool:
    return place == there or place in war.board.neighbours(there)


def _change_post(war: War, realm: RealmId, number: int, **changes: object) -> None:
    purse = war.winter[realm]
    posts = tuple(replace(post, **changes) if post.number == number else post for post in purse.posts)
    war.winter[realm] = replace(purse, posts=posts)


# --- ships -----------------------------------------------------------------------------------------------


def moorings(war: War, realm: RealmId) -> Iterable[Moor]:
    purse = war.winter[realm]
    there = war.winter[realm].stations if purse.moorings else None
    for mooring in purse.moorings:
        for place in dict.fromkeys((*there.harbours, *there.roads)) if there else ():
            if place != mooring.place and _judge_cargo(war, realm, Moor(mooring.number, place)) is None:
                yield Moor(mooring.number, place)


def judge_mooring(war: War, realm: RealmId, order: Moor) -> Refusal | None:
    """Any harbour of the empire (ME-DEP-06), or the water by a settlement that is cut off (ME-DEP-07)."""
    if not any(mooring.number == order.ship for mooring in war.winter[realm].moorings):
        return Refusal.of("mighty-deploy-no-ship", rule="ME-DEP-06", ship=order.ship)
    there = war.winter[realm].stations
    if order.place not in there.harbours and order.place not in there.roads:
        return Refusal.of("mighty-deploy-no-harbour", rule="ME-DEP-06", place=order.place)
    return _judge_cargo(war, realm, order)


def _judge_cargo(war: War, realm: RealmId, order: Moor) -> Refusal | None:
    """A ship stays by the banner that it has brought."""
    cargo = next((post for post in war.winter[realm].posts if post.ship == order.ship), None)
    if cargo is None or _beside(war, order.place, cargo.place):
        return None
    return Refusal.of("mighty-deploy-ship-needed", rule="ME-DEP-07", ship=order.ship, banner=cargo.number)


def moor(war: War, realm: RealmId, order: Moor) -> None:
    purse = war.winter[realm]
    changed = (replace(m, place=order.place) if m.number == order.ship else m for m in purse.moorings)
    war.winter[realm] = replace(purse, moorings=tuple(changed))


# --- baggage ---------------------------------------------------------------------------------------------


def loadings(war: War, realm: RealmId) -> Iterable[Load]:
    left = spare(war.winter[realm])
    for number, (held, room) in _carriers(war, realm).items():
        most = min(room, held + left)
        yield from (Load(number, points) for points in range(most + 1) if points != held)


def judge_loading(war: War, realm: RealmId, order: Load) -> Refusal | None:
    """Six to a banner at most, from what was bought and is not yet placed (ME-DEP-05)."""
    carriers = _carriers(war, realm)
    if order.banner not in carriers:
        return Refusal.of("mighty-deploy-no-banner", rule="ME-DEP-01", banner=order.banner)
    held, room = carriers[order.banner]
    return _judge_points(order.points, room, held + spare(war.winter[realm]))


def _carriers(war: War, realm: RealmId) -> dict[int, tuple[int, int]]:
    """Of each banner of the plan, and of each that stays in a siege: what it has, and the most it can carry."""
    purse = war.winter[realm]
    carriers = {post.number: (post.baggage, most_baggage(war, realm, post)) for post in purse.posts}
    staying = {b.number: (purse.loads.get(b.id, 0), CARRIES) for b in stations.staying(war, realm)}
    return carriers | staying


def _judge_points(points: int, room: int, left: int) -> Refusal | None:
    if not 0 <= points <= room:
        return Refusal.of("mighty-deploy-six", rule="ME-DEP-05", most=room)
    if points > left:
        return Refusal.of("mighty-deploy-baggage", rule="ME-DEP-05", left=left)
    return None


def load(war: War, realm: RealmId, order: Load) -> None:
    purse, banner = war.winter[realm], f"{realm}.{order.banner}"
    if any(post.number == order.banner for post in purse.posts):
        _change_post(war, realm, order.banner, baggage=order.points)
    else:
        war.winter[realm] = replace(purse, loads={**purse.loads, banner: order.points})


def stockings(war: War, realm: RealmId) -> Iterable[Stock]:
    purse = war.winter[realm]
    for place in war.winter[realm].stations.depots if purse.baggage else ():
        held = purse.stores.get(place, 0)
        most = min(STOCKPILE, held + spare(purse))
        yield from (Stock(place, points) for points in range(most + 1) if points != held)


def judge_stocking(war: War, realm: RealmId, order: Stock) -> Refusal | None:
    """Six to a stockpile at most, in cities and fortresses of the empire; no banner need be there (ME-DEP-05)."""
    if order.place not in war.winter[realm].stations.depots:
        return Refusal.of("mighty-deploy-no-store", rule="ME-DEP-05", place=order.place)
    purse = war.winter[realm]
    return _judge_points(order.points, STOCKPILE, purse.stores.get(order.place, 0) + spare(purse))


def stock(war: War, realm: RealmId, order: Stock) -> None:
    purse = war.winter[realm]
    stores = {**purse.stores, order.place: order.points}
    war.winter[realm] = replace(purse, stores={place: points for place, points in stores.items() if points})


ERRANDS = (
    Deed(Banners, own_divisions, judge_own, lambda war, realm, order: divide(war, realm, OWN, order.points)),
    Deed(
        Contingent,
        contingent_divisions,
        judge_contingent,
        lambda war, realm, order: divide(war, realm, order.company, order.points),
    ),
    Deed(Deploy, deployments, judge_deployment, deploy, draw_deployment),
    Deed(Cross, crossings, judge_crossing, cross),
    Deed(Moor, moorings, judge_mooring, moor),
    Deed(Load, loadings, judge_loading, load),
    Deed(Stock, stockings, judge_stocking, stock),
)
