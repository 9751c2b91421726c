"""The armies take the field (ME-RLM-25 to ME-RLM-35): division into banners, their first places, first baggage.

All players do this at the same time without seeing each other; then it is shown (ME-RLM-31).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from gonfalon.kernel import Pick, Question, Refusal, Split, Story, roll, together
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.common.orders import Counts, Order, Spots, order_question
from gonfalon.rulesets.mighty.ground.armies import CARRIES, LEAST, MOST, banners_of, raise_banner
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms.calendar import INITIATIVE
from gonfalon.rulesets.mighty.realms.realms import in_order, spread
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.hexes import HALVES
from gonfalon.world.tiles import PlaceId

USUAL = 1000  # points of a banner that nobody thinks about
SPOT = re.compile(r"\w+/[0-9]{1,2}")  # a tile and a half-edge


class Banners(Order, frozen=True):
    """Divide the army into banners of these strengths."""

    form = "banners {points}"
    points: Counts


class Place(Order, frozen=True):
    """Where each banner begins: `place B4/3 B4/3 C5/0` in order of number, tile and half-edge."""

    form = "place {spots}"
    spots: Spots


# --- division --------------------------------------------------------------------------------------------


def divide(war: War) -> Story[None]:
    """Everybody divides his points into banners of 500 to 1500 (ME-RLM-26), as he likes (ME-RLM-29)."""
    if war.settings.quick:
        orders = in_order(war, lambda who: next(iter(divisions(war.realms[who].strength))))
    else:
        orders = yield from together(*in_order(war, lambda who: division_question(war, who)))
    for who, order in zip(war.order, orders, strict=True):
        realm = war.realms[who]
        half = places_in(war, realm.capital)[0]
        for points in order.points:
            raise_banner(war, who, points, realm.capital, half)
        war.realms[who] = replace(realm, strength=0)
    war.phase = "placing"


def division_question(war: War, who: RealmId) -> Question[Banners]:
    total = war.realms[who].strength
    return order_question(
        who,
        "realm.division",
        "ME-RLM-26",
        (Banners,),
        lambda: divisions(total),
        lambda order: judge_division(total, order.points),
        secret=True,
        about={"points": total},
        draw=lambda rng: draw_division(total, rng),
    )


def banner_counts(total: int) -> range:
    """How many banners so many points make (ME-RLM-26); an army below 500 is one weak banner."""
    return range(max(1, -(-total // MOST)), max(1, total // LEAST) + 1)


def divisions(total: int) -> Iterable[Banners]:
    """Even ones, the usual size first."""
    usual = max(1, round(total / USUAL))
    for count in sorted(banner_counts(total), key=lambda n: abs(n - usual)):
        yield Banners(tuple(spread(total, count)))


def judge_division(total: int, points: Sequence[int], rule: str = "ME-RLM-26") -> Refusal | None:
    """Every point in a banner of 500 to 1500; an army below 500 is one weak banner."""
    if sum(points) != total:
        return Refusal.of("mighty-realm-sum", rule=rule, total=total, given=sum(points))
    is_weak = 0 < total < LEAST and len(points) == 1
    if not is_weak and not all(LEAST <= p <= MOST for p in points):
        return Refusal.of("mighty-realm-size", rule=rule, least=LEAST, most=MOST)
    return None


def draw_division(total: int, rng: Chance) -> Banners:
    count = pick_one(banner_counts(total), rng)
    low, high = (LEAST,) * count, (MOST,) * count
    parts = tuple(map(str, range(count)))
    if total < LEAST:
        return Banners((total,))
    return Banners(Split(who="", what="", total=total, parts=parts, least=low, most=high).sample(rng))


# --- first places ----------------------------------------------------------------------------------------


def place(war: War) -> Story[None]:
    """Banners begin on tiles of the realm, on any half-edge of dry land (ME-RLM-31, ME-RLM-32)."""
    if war.settings.quick:
        orders = in_order(war, lambda who: next(iter(placements(war, who))))
    else:
        orders = yield from together(*in_order(war, lambda who: placing_question(war, who)))
    for who, order in zip(war.order, orders, strict=True):
        for banner, spot in zip(banners_of(war, who), order.spots, strict=True):
            there, _, half = spot.partition("/")
            war.banners[banner.id] = replace(banner, place=there, half=int(half))
        war.tell("realm.placed", rule="ME-RLM-31", realm=who)
    war.phase = "baggage"


def placing_question(war: War, who: RealmId) -> Question[Place]:
    return Pick(
        who=who,
        what="realm.placing",
        rule="ME-RLM-31",
        secret=True,
        about={"home": war.realms[who].home},
        orders=lambda: placements(war, who),
        parse=lambda text: read_placing(text),
        judge=lambda order: judge_placing(war, who, order),
        draw=lambda rng: draw_placing(war, who, rng),
    )


def read_placing(text: str) -> Place | Refusal:
    word, *spots = text.split() or ("",)
    if word != "place" or not all(map(SPOT.fullmatch, spots)):
        return Refusal.of("mighty-order-unreadable", rule="ME-RLM-31", text=text[:200], forms=Place.form)
    return Place(tuple(spots))


def places_in(war: War, place: PlaceId) -> tuple[int, ...]:
    """The land half-edges of a tile, mountain edges included (ME-RLM-32)."""
    return _dry(war.board)[place]


@per_board
def _dry(board: TileBoard) -> dict[PlaceId, tuple[int, ...]]:
    return {p: tuple([half for half in HALVES if half not in board.sea_halves(p)]) for p in board.places}


def placements(war: War, who: RealmId) -> Iterable[Place]:
    """All in the capital, or spread over the realm's tiles."""
    realm, count = war.realms[who], len(banners_of(war, who))
    homes = [h for h in realm.home if h in war.lands]
    spots = {home: f"{home}/{places_in(war, home)[0]}" for home in homes}
    yield Place(tuple(spots[homes[i % len(homes)]] for i in range(count)))
    yield Place((spots[realm.capital],) * count)


def judge_placing(war: War, who: RealmId, order: Place) -> Refusal | None:
    realm, count = war.realms[who], len(banners_of(war, who))
    if len(order.spots) != count:
        return Refusal.of("mighty-realm-spots", rule="ME-RLM-31", wanted=count, given=len(order.spots))
    for spot in order.spots:
        there, _, half = spot.partition("/")
        if there not in realm.home:
            return Refusal.of("mighty-realm-outside", rule="ME-RLM-31", place=there)
        if int(half) not in places_in(war, there):
            return Refusal.of("mighty-realm-half", rule="ME-RLM-32", place=there, half=half)
    return None


def draw_placing(war: War, who: RealmId, rng: Chance) -> Place:
    home = war.realms[who].home
    chosen = [pick_one(home, rng) for _ in banners_of(war, who)]
    return Place(tuple(f"{there}/{pick_one(places_in(war, there), rng)}" for there in chosen))


# --- first baggage ---------------------------------------------------------------------------------------


def load_baggage(war: War) -> Story[None]:
    """2D6 points for each player, shared among his banners, six to each at most (ME-RLM-35); none for Undead."""
    loads = {}
    for who in filter(partial(races.keeps_stores, war), war.order):
        dice = yield from roll(2, 6, "first baggage", rule="ME-RLM-35", who=who)
        loads[who] = min(sum(dice), CARRIES * len(banners_of(war, who)))
    if war.settings.quick:
        shares = tuple(tuple(spread(loads[who], len(banners_of(war, who)))) for who in loads)
    else:
        shares = yield from together(*(baggage_question(war, who, loads[who]) for who in loads))
    for who, share in zip(loads, shares, strict=True):
        for banner, points in zip(banners_of(war, who), share, strict=True):
            war.banners[banner.id] = replace(banner, baggage=points)
        war.tell("realm.baggage", rule="ME-RLM-35", realm=who, points=loads[who])
    war.phase = INITIATIVE


def baggage_question(war: War, who: RealmId, total: int) -> Question[tuple[int, ...]]:
    ids = tuple(b.id for b in banners_of(war, who))
    most = (min(CARRIES, total),) * len(ids)
    return Split(
        who=who, what="realm.baggage", rule="ME-RLM-35", total=total, parts=ids, least=(0,) * len(ids), most=most
    )
