"""Special locations (VAL-LOC-01, VAL-LOC-07, VAL-LOC-08, VAL-LOC-10): what there is, and how it comes onto the map."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.kernel import Refusal, Story, ask, at_once
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.common.lots import order_by_dice
from gonfalon.rulesets.common.orders import Order, PlaceName, PlaceNames, Word, order_question
from gonfalon.rulesets.common.phases import take_turns
from gonfalon.rulesets.valhalla import rollcall
from gonfalon.rulesets.valhalla.land import capital_of, holdable
from gonfalon.rulesets.valhalla.state import Campaign, Seat
from gonfalon.rulesets.valhalla.teams import lead, living
from gonfalon.world.tiles import PlaceId

RULE = "VAL-LOC-10"
BRIDGE = "bridge"
MOST_BRIDGES = 3  # VAL-LOC-08
BONUS_RULES = {  # VAL-LOC-01: the kinds that help in battle, and the clause that says how
    "mine": "VAL-LOC-02",
    "tower": "VAL-LOC-03",
    "necropolis": "VAL-LOC-04",
    "temple": "VAL-LOC-05",
    "circle": "VAL-LOC-06",
}
KINDS = (*BONUS_RULES, BRIDGE)


class Place(Order, frozen=True):
    """One location that gives a bonus in battle."""

    form = "place {kind} at {place}"
    by_hand = {"kind": ("mine",)}
    kind: Word
    place: PlaceName


class Bridges(Order, frozen=True):
    """Up to three bridges instead."""

    form = "bridges at {places}"
    places: PlaceNames


def begin(campaign: Campaign) -> Story[None]:
    """Every player places one: the kings first, each group in the order of its dice."""
    kings = [campaign.empires[empire].king for empire in living(campaign)]
    others = [seat for seat in campaign.members if seat not in kings]
    first = yield from order_by_dice(kings, 1, RULE)
    campaign.phase, campaign.queue = "locations", (*first, *(yield from order_by_dice(others, 1, RULE)))


def place_location(campaign: Campaign) -> Story[None]:
    """The players place theirs one after another; after the last the first round begins."""
    return take_turns(campaign, _place, at_once(rollcall.begin))


def _place(campaign: Campaign, player: Seat) -> Story[None]:
    """For one who is away his king does it."""
    who = lead(campaign, campaign.members[player]) if campaign.away[player] else player
    order = yield from ask(
        order_question(
            who,
            "location",
            RULE,
            (Place, Bridges),
            lambda: orders(campaign),
            lambda order: judge(campaign, order),
            about={"player": player},
            draw=lambda rng: draw(campaign, rng),
        )
    )
    kind = order.kind if isinstance(order, Place) else BRIDGE
    for place in _places(order):
        campaign.locations[place] = kind
        campaign.tell("location.placed", rule=RULE, player=player, location=kind, place=place)


def orders(campaign: Campaign) -> Iterator[Place | Bridges]:
    """Every single placement; two and three bridges are for the judge."""
    for place in campaign.board.places:
        if _fault(campaign, place) is None:
            yield from (Place(kind, place) for kind in BONUS_RULES)
            if campaign.board.has_river(place):
                yield Bridges((place,))


def draw(campaign: Campaign, rng: Chance) -> Place | Bridges:
    """Any kind anywhere; bridges one to three at a time."""
    free = [place for place in campaign.board.places if _fault(campaign, place) is None]
    kind = pick_one(KINDS, rng)
    rivers = [place for place in free if campaign.board.has_river(place)]
    if kind != BRIDGE or not rivers:
        return Place(kind if kind != BRIDGE else KINDS[0], pick_one(free, rng))
    chosen = dict.fromkeys(pick_one(rivers, rng) for _ in range(1 + rng.randrange(MOST_BRIDGES)))
    return Bridges(tuple(chosen))


def judge(campaign: Campaign, order: Place | Bridges) -> Refusal | None:
    """Why this cannot be placed."""
    places = _places(order)
    if isinstance(order, Place) and order.kind not in BONUS_RULES:
        kinds = ", ".join(BONUS_RULES)
        return Refusal.of("valhalla-location-kind", rule="VAL-LOC-01", location=order.kind, kinds=kinds)
    if len(places) > MOST_BRIDGES or len(set(places)) < len(places):
        return Refusal.of("valhalla-bridges-many", rule="VAL-LOC-08", most=MOST_BRIDGES)
    for place in places:
        if fault := _fault(campaign, place):
            return fault
        if isinstance(order, Bridges) and not campaign.board.has_river(place):
            return Refusal.of("valhalla-bridge-dry", rule=RULE, place=place)
    return None


def _places(order: Place | Bridges) -> tuple[PlaceId, ...]:
    return (order.place,) if isinstance(order, Place) else order.places


def _fault(campaign: Campaign, place: PlaceId) -> Refusal | None:
    """Why no location can lie there."""
    if place not in campaign.board.tiles:
        return Refusal.of("valhalla-place-unknown", rule=RULE, place=place)
    if not holdable(campaign.board, place):
        return Refusal.of("valhalla-place-water", rule="VAL-PST-13", place=place)
    if capital_of(campaign, place):
        return Refusal.of("valhalla-location-capital", rule=RULE, place=place)
    if place in campaign.locations:
        return Refusal.of("valhalla-location-taken", rule=RULE, place=place)
    return None
