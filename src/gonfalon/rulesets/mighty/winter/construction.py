"""Construction (ME-CON): ships, fortresses and cities, for crowns, within the timber of the empire and the pieces.

What a player builds is his secret until the winter's choices are opened; then it stands, as far as there are pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from gonfalon.kernel import Question, Refusal, Story
from gonfalon.kernel.questions import Later
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Order, PlaceName, Word
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.ground.lands import SHIP
from gonfalon.rulesets.mighty.realms import calendar, ends
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, RealmId, War, Work
from gonfalon.rulesets.mighty.winter import treasury
from gonfalon.world.designs import Pack
from gonfalon.world.tiles import PlaceId

BARREN = ""
PRICES = {  # what is built, and on what → crowns
    (SHIP, CITY): 2,  # ME-CON-02
    (FORTRESS, VILLAGE): 5,  # ME-CON-03
    (FORTRESS, BARREN): 10,  # ME-CON-04
    (CITY, VILLAGE): 15,  # ME-CON-05
}
CLAUSES = {SHIP: "ME-CON-02", FORTRESS: "ME-CON-03", CITY: "ME-CON-06"}  # which say what each is built on
OF_TIMBER = (SHIP, FORTRESS)  # ME-CON-07


class Build(Order, frozen=True):
    """Build a ship, a fortress or a city."""

    form = "build {what} at {place}"
    by_hand = {"what": ("fortress", "city", "ship")}
    what: Word
    place: PlaceName


def question(war: War, realm: RealmId) -> Question[Order]:
    about = Later(partial(_about, war, realm))
    return phases.errands(
        war, realm, "construction.order", ERRANDS, rule="ME-CON-01", unreadable="ME-WIN-02", about=about
    )


def _about(war: War, realm: RealmId) -> dict[str, int]:
    return {"crowns": treasury.crowns(war, realm), "timber": timber(war, realm) - timber_used(war, realm)}


def timber(war: War, realm: RealmId) -> int:
    """Tiles of the empire with forest that has not burnt this year (ME-CON-07, ME-DRG-11)."""
    forests = [place for place in war.board.forests if lands.owner(war, place) == realm]
    burnt = war.burnt if war.settings.burnt_forest == "construction" else {}
    return sum(burnt.get(place) != war.year for place in forests)


def timber_used(war: War, realm: RealmId) -> int:
    return sum(work.what in OF_TIMBER for work in war.winter[realm].works)


# --- orders ----------------------------------------------------------------------------------------------


def buildings(war: War, realm: RealmId) -> Iterable[Build]:
    crowns = treasury.crowns(war, realm)
    affordable = [thing for thing, crown in PRICES.items() if crown <= crowns]
    for place in lands.empire(war, realm) if affordable else ():
        here = lands.land(war, place).settlement
        for what, ground in affordable:
            if ground == here and judge(war, realm, order := Build(what, place)) is None:
                yield order


def judge(war: War, realm: RealmId, order: Build) -> Refusal | None:
    """The place, the thing, the timber, the pieces, and then the price."""
    if order.what not in CLAUSES:
        return Refusal.of("mighty-build-what", rule="ME-CON-01", what=order.what, things=", ".join(CLAUSES))
    return judge_place(war, realm, order) or judge_supply(war, realm, order) or judge_price(war, realm, order)


def judge_place(war: War, realm: RealmId, order: Build) -> Refusal | None:
    """In the empire, not razed, not besieged, once in a winter, and on the right ground."""
    place = order.place
    if lands.land(war, place).razed:
        return Refusal.of("mighty-build-razed", rule="ME-CON-04", place=place)
    if lands.owner(war, place) != realm:
        return Refusal.of("mighty-build-outside", rule="ME-CON-01", place=place)
    if place in war.sieges or place in (war.pending.winter_sieges or ()):
        return Refusal.of("mighty-build-besieged", rule="ME-CON-01", place=place)
    if any(work.place == place for work in war.winter[realm].works):
        return Refusal.of("mighty-build-twice", rule="ME-CON-06", place=place)
    if order.what == SHIP and not has_yard(war, place):
        return Refusal.of("mighty-build-no-harbour", rule="ME-CON-02", place=place)
    if (order.what, lands.land(war, place).settlement) not in PRICES:
        return Refusal.of("mighty-build-ground", rule=CLAUSES[order.what], place=place, what=order.what)
    return None


def has_yard(war: War, place: PlaceId) -> bool:
    """Any harbour; in the Dutch edition those of coastal tiles only, no river mouths (ME-CON-02)."""
    coast = war.settings.shipyards == "harbour" or war.board.terrain(place) == Pack.COASTAL
    return coast and lands.has_harbour(war, place)


def judge_supply(war: War, realm: RealmId, order: Build) -> Refusal | None:
    """Timber for ships and fortresses together (ME-CON-07), and a piece to show it (ME-CON-01)."""
    if order.what in OF_TIMBER and timber_used(war, realm) >= (most := timber(war, realm)):
        return Refusal.of("mighty-build-timber", rule="ME-CON-07", most=most)
    planned = sum(work.what == order.what for work in war.winter[realm].works)
    if planned >= lands.pieces_left(war, order.what):
        return Refusal.of("mighty-build-pieces", rule="ME-CON-01", what=order.what)
    return None


def price(war: War, order: Build) -> int:
    return PRICES[order.what, lands.land(war, order.place).settlement]


def judge_price(war: War, realm: RealmId, order: Build) -> Refusal | None:
    return treasury.judge_price(war, realm, price(war, order), "ME-REV-13")


def plan(war: War, realm: RealmId, order: Build) -> None:
    """Paid for now, seen when the choices are opened."""
    work = Work(order.what, order.place, price(war, order))
    treasury.spend(war, realm, work.price, work.what, "ME-CON-01")
    war.winter[realm] = replace(war.winter[realm], works=(*war.winter[realm].works, work))


# --- what comes of it ------------------------------------------------------------------------------------


def share_pieces(war: War) -> Story[Sequence[RealmId]]:
    """Where several players want the last pieces dice decide who builds first (ME-CON-01); says who goes without.

    They have their crowns back.
    """
    left = {what: lands.pieces_left(war, what) for what in CLAUSES}
    builders = {what: [realm for realm in ends.in_play(war) if _wants(war, realm, what)] for what in CLAUSES}
    scarce = [what for what in CLAUSES if sum(_wants(war, realm, what) for realm in builders[what]) > left[what]]
    rivals = [realm for realm in ends.in_play(war) if any(realm in builders[what] for what in scarce)]
    if not rivals:
        return ()
    war.tell("construction.contested", rule="ME-CON-01", shows=True, realms=", ".join(rivals))
    order = yield from calendar.dice_order(war, rivals, 1, "ME-CON-01")
    without: dict[RealmId, None] = {}
    for realm in order:
        for work in war.winter[realm].works:
            left[work.what] -= 1
            if left[work.what] < 0:
                give_up(war, realm, work)
                without[realm] = None
    return tuple(without)


def _wants(war: War, realm: RealmId, what: str) -> int:
    return sum(work.what == what for work in war.winter[realm].works)


def give_up(war: War, realm: RealmId, work: Work) -> None:
    """No piece is left for it."""
    works = tuple(other for other in war.winter[realm].works if other is not work)
    war.winter[realm] = replace(war.winter[realm], works=works)
    war.tell("construction.no-piece", rule="ME-CON-01", to=(realm,), realm=realm, place=work.place, what=work.what)
    treasury.return_crowns(war, realm, work.price, "ME-CON-01")


def finish(war: War, realm: RealmId) -> None:
    """Fortresses and cities stand; where ships lie is told with the deployment."""
    for work in war.winter[realm].works:
        if work.what != SHIP:
            war.lands[work.place] = replace(war.lands[work.place], settlement=work.what)
        war.tell("construction.built", rule="ME-CON-01", shows=True, realm=realm, place=work.place, what=work.what)


def settlement(war: War, realm: RealmId, place: PlaceId) -> str:
    """What stands there, or will when what he builds is finished."""
    for work in war.winter[realm].works:
        if work.place == place and work.what != SHIP:
            return work.what
    return lands.standing_settlement(war, place)


ERRANDS = (Deed(Build, buildings, judge, plan),)
