"""Winter quarters (ME-WIN-08, ME-WQT): what lapses with the season, sieges kept up or given up, billets in the realm.

The phase goes through stages, which `war.quarters` notes: besiegers declare themselves, ships choose their harbours
(`ships_home`), banners find their roads or make a winter retreat (`winter_road`), and all are billeted side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Question, Refusal, Several, Story, ask, at_once, together
from gonfalon.kernel.questions import Chance, Later, pick_one
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import BannerNumbers, Order, PlaceName, order_question
from gonfalon.rulesets.mighty.field import marching
from gonfalon.rulesets.mighty.ground import armies, besieging, lands
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms.mustering import places_in
from gonfalon.rulesets.mighty.siege import withdrawal
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, BannerId, Quarters, RealmId, War
from gonfalon.rulesets.mighty.winter import missions, ships_home, winter, winter_road
from gonfalon.world.tiles import PlaceId


class Billet(Order, frozen=True):
    """Banners spend the winter in this tile of the realm."""

    form = "billet {banners} in {place}"
    by_hand = {}
    banners: BannerNumbers
    place: PlaceName


# --- what ends with the season ---------------------------------------------------------------------------


def lapses(war: War) -> Story[None]:
    """Spells end, hosts vanish, mercenaries and allies leave, alliances lapse, missions are declared (ME-WIN-08)."""
    hooks.season_ends(war)
    for banner in [b for b in war.banners.values() if b.kind]:
        war.tell("quarters.leaves", rule="ME-WIN-08", banner=banner.id, kind=banner.kind)
        armies.remove_banner(war, banner.id, "ME-WIN-08")
    settle_sieges(war, "ME-WIN-08")
    end_alliances(war)
    yield from missions.declare(war)
    winter.next_phase(war)


def end_alliances(war: War) -> None:
    """Temporary ones; the bridges of allies still serve on the way home (ME-WQT-04)."""
    allied: dict[RealmId, tuple[PlaceId, ...]] = {}
    for alliance in war.alliances.values():
        allied[alliance.realm] = (*allied.get(alliance.realm, ()), *alliance.places)
        war.tell("quarters.alliance-ends", rule="ME-WIN-08", realm=alliance.realm, place=alliance.places[0])
    war.alliances, war.quarters = {}, Quarters(allied=allied)


def settle_sieges(war: War, rule: str) -> None:
    """Troops are gone without a fight: no besieger, no siege; and walls that nobody holds fall to the besieger."""
    besieging.lift_abandoned(war)
    for siege in list(war.sieges.values()):
        if siege.defender != INDEPENDENT and not armies.garrison(war, siege.place):
            besieging.hand_over(war, siege.place, siege.besieger, rule)


# --- the phase -------------------------------------------------------------------------------------------


def step(war: War) -> Story[None]:
    """Phase 2, in its stages."""
    return STAGES[war.quarters.stage](war)


def set_out(war: War) -> Story[None]:
    """All baggage lapses (ME-WQT-09); besiegers say openly, and all at once, whether they stay (ME-WQT-14)."""
    note_positions(war)
    use_up_baggage(war)
    besieged: dict[RealmId, list[PlaceId]] = {}
    for siege in war.sieges.values():
        besieged.setdefault(siege.besieger, []).append(siege.place)
    if besieged:
        kept = yield from together(*(_sieges(who, places) for who, places in besieged.items()))
        for who, places in zip(besieged, kept, strict=True):
            _declare(war, who, besieged[who], places)
    abroad = tuple(banner.id for banner in war.banners.values() if not keeps_post(war, banner))
    war.quarters = replace(war.quarters, stage="ships", afloat=ships_home.of_players(war), abroad=abroad)


def note_positions(war: War) -> None:
    """What stands in the way counts as it is now, before anybody moves (ME-WQT-05)."""
    held: dict[PlaceId, tuple[RealmId, ...]] = {}
    for banner in war.banners.values():
        if not banner.ship and banner.realm not in held.get(banner.place, ()):
            held[banner.place] = (*held.get(banner.place, ()), banner.realm)
    war.quarters = replace(war.quarters, held=held, besieged=tuple(war.sieges))


def use_up_baggage(war: War) -> None:
    """What banners carry and what lies in stock, besieged or not (ME-WQT-09)."""
    armies.take_baggage(war, list(war.banners))
    war.stockpiles.clear()
    war.tell("quarters.baggage", rule="ME-WQT-09")


def _sieges(who: RealmId, places: Sequence[PlaceId]) -> Question[tuple[PlaceId, ...]]:
    about = {"places": ", ".join(places)}
    return Several(who=who, what="quarters.sieges", rule="ME-WQT-14", about=about, among=tuple(places))


def _declare(war: War, who: RealmId, places: Sequence[PlaceId], kept: Sequence[PlaceId]) -> None:
    """The whole force stays, or the whole force goes (ME-WQT-14); then its garrison goes home too (ME-WQT-15)."""
    for place in places:
        if place in kept:
            war.tell("quarters.siege-goes-on", rule="ME-WQT-14", realm=who, place=place)
            continue
        landed = [b for b in besieging.besiegers(war, war.sieges[place]) if b.landed]
        for banner, ship in zip(landed, withdrawal.berths(war, place, who), strict=False):
            war.banners[banner.id] = replace(banner, ship=ship.id, landed=False)
        besieging.lift(war, place, "ME-WQT-14")


def keeps_post(war: War, banner: Banner) -> bool:
    """Besiegers and besieged stay where they are while the siege goes on (ME-WQT-14, ME-WQT-15)."""
    siege = war.sieges.get(banner.place)
    return siege is not None and not banner.ship and (banner.inside or banner.realm == siege.besieger)


# --- billets ---------------------------------------------------------------------------------------------


def billet(war: War) -> Story[None]:
    """Everybody places his banners, and the phase is over when all are placed."""
    if not (yield from billet_next(war)):
        winter.next_phase(war)


def billet_next(war: War) -> Story[bool]:
    """Whoever answers first places banners; those for whom there is no room are taken off (ME-WQT-01, ME-WQT-08).

    False when nobody is left to be placed.
    """
    rooms = turn_away(war)
    owners = dict.fromkeys([war.banners[i].realm for i in war.quarters.abroad])
    if not owners:
        war.quarters = Quarters()
        return False
    yield from phases.side_by_side(war, owners, lambda war, realm: question(war, realm, rooms[realm]), take_in)
    return True


@at_once
def take_in(war: War, realm: RealmId, order: Billet) -> None:
    """His banners go where he says (ME-WQT-01)."""
    for number in order.banners:
        settle_in(war, f"{realm}.{number}", order.place)


def turn_away(war: War) -> dict[RealmId, dict[PlaceId, int]]:
    """Who finds no room is removed: whom he billets is the owner's choice, and so is whom he does not (ME-WQT-08).

    The room that is left in each realm is given back.
    """
    abroad = armies.alive(war, war.quarters.abroad)
    rooms = {realm: room(war, realm) for realm in dict.fromkeys([war.banners[i].realm for i in abroad])}
    for banner in [war.banners[i] for i in abroad]:
        if not choices(war, banner, rooms[banner.realm]):
            armies.remove_banner(war, banner.id, "ME-WQT-08")
    war.quarters = replace(war.quarters, abroad=tuple(armies.alive(war, abroad)))
    return rooms


def room(war: War, realm: RealmId) -> dict[PlaceId, int]:
    """How many more banners each tile takes in: what it feeds in summer (ME-WQT-07); of Undead any number."""
    left = winter_road.quarters_of(war, realm)
    if races.needs_no_room(war, realm):
        return dict.fromkeys(left, lands.PLENTY)
    for banner in armies.banners_of(war, realm):
        if banner.place in left and banner.id not in war.quarters.abroad:
            left[banner.place] -= 1
    return {place: free for place, free in left.items() if free > 0}


def choices(war: War, banner: Banner, free: dict[PlaceId, int]) -> list[PlaceId]:
    """Where it can go: anywhere with room, or without a capital where its road has led (ME-WQT-02)."""
    roads = war.quarters.roads.get(banner.id)
    return list(free) if roads is None else [place for place in free if place in roads]


def settle_in(war: War, banner_id: BannerId, place: PlaceId) -> None:
    """The banner stays there until spring (ME-WQT-06)."""
    banner = war.banners[banner_id]
    half = banner.half if banner.place == place else places_in(war, place)[0]
    marching.set_down(war, banner_id, place, half)
    war.quarters = replace(war.quarters, abroad=tuple(i for i in war.quarters.abroad if i != banner_id))
    war.tell("quarters.billeted", rule="ME-WQT-01", banner=banner_id, place=place)


def question(war: War, realm: RealmId, room_left: dict[PlaceId, int] | None = None) -> Question[Billet]:
    free = room(war, realm) if room_left is None else room_left
    mine = [war.banners[i] for i in war.quarters.abroad if war.banners[i].realm == realm]
    return order_question(
        realm,
        "quarters.billet",
        "ME-WQT-01",
        (Billet,),
        lambda: options(war, mine, free),
        lambda order: judge(war, realm, order),
        unreadable="ME-WIN-01",
        about=Later(lambda: {"banners": ", ".join([str(banner.number) for banner in mine]), "count": len(mine)}),
        forced=war.settings.forced,
        draw=lambda rng: draw(war, mine, free, rng),
    )


def options(war: War, banners: Sequence[Banner], free: dict[PlaceId, int]) -> Iterable[Billet]:
    """Each banner by itself; several at once are read too."""
    return (Billet((banner.number,), place) for banner in banners for place in choices(war, banner, free))


def draw(war: War, banners: Sequence[Banner], free: dict[PlaceId, int], rng: Chance) -> Billet:
    banner = pick_one(banners, rng)
    return Billet((banner.number,), pick_one(choices(war, banner, free), rng))


def judge(war: War, realm: RealmId, order: Billet) -> Refusal | None:
    """Own banners that are still to be placed, and a tile of the realm that can take all of them in."""
    for number in order.banners:
        banner = war.banners.get(f"{realm}.{number}")
        if banner is None or order.banners.count(number) > 1:
            return Refusal.of("mighty-quarters-no-banner", rule="ME-MAP-02", banner=number)
        if banner.id not in war.quarters.abroad:
            return Refusal.of("mighty-quarters-settled", rule="ME-WQT-06", banner=number, place=banner.place)
        if refusal := _judge_place(war, banner, order.place):
            return refusal
    if len(order.banners) > (free := room(war, realm).get(order.place, 0)):
        return Refusal.of("mighty-quarters-full", rule="ME-WQT-07", place=order.place, room=free)
    return None


def _judge_place(war: War, banner: Banner, place: PlaceId) -> Refusal | None:
    if place not in war.realms[banner.realm].home:
        return Refusal.of("mighty-quarters-outside", rule="ME-WQT-01", place=place)
    if place not in winter_road.quarters_of(war, banner.realm):
        return Refusal.of("mighty-quarters-no-shelter", rule="ME-WQT-07", place=place)
    if place not in war.quarters.roads.get(banner.id, (place,)):
        return Refusal.of("mighty-quarters-no-road", rule="ME-WQT-02", banner=banner.number, place=place)
    return None


def rehouse(war: War, banner_id: BannerId, rule: str) -> Story[None]:
    """A banner turned out in the middle of winter goes where there is still room, as its owner likes, or is lost."""
    banner = war.banners[banner_id]
    places = tuple(place for place in room(war, banner.realm) if place != banner.place)
    if not places:
        armies.remove_banner(war, banner_id, rule)
        return
    about = {"banner": banner.number, "place": banner.place}
    forced = war.settings.forced
    where = Choose(who=banner.realm, what="quarters.rehouse", rule=rule, about=about, forced=forced, among=places)
    settle_in(war, banner_id, (yield from ask(where)))


STAGES: dict[str, Callable[[War], Story[None]]] = {
    "setting-out": set_out,
    "ships": ships_home.step,
    "roads": winter_road.step,
    "billets": billet,
}
