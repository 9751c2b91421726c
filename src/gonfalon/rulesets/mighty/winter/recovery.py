"""Recovery (ME-RCV): what was razed may rise again, may be helped with crowns, and falls to whoever has the best claim.

All tiles are thrown for, in map order; then whoever can rebuild says so, side by side; then all allegiances are settled
together, from the map as it was when the phase began. Nothing on the map changes before that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Question, Refusal, Story, at_once, roll
from gonfalon.kernel.questions import Later
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Crowns, Order, PlaceName
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, RealmId, War
from gonfalon.rulesets.mighty.winter import treasury, winter
from gonfalon.rulesets.mighty.winter.treachery import CLAIM
from gonfalon.world.tiles import PlaceId

STAGE = "recovery"
BEST = 6
RECOVERS: dict[int, tuple[str, ...]] = {  # ME-RCV-01
    1: (),
    2: (),
    3: (),  # ME-RCV-02
    4: (VILLAGE,),  # ME-RCV-03
    5: (VILLAGE,),
    6: (VILLAGE, FORTRESS, CITY),
}
NEEDED = {what: min(score for score in RECOVERS if what in RECOVERS[score]) for what in RECOVERS[BEST]}


class Rebuild(Order, frozen=True):
    """Pay for the rebuilding of a razed settlement."""

    form = "rebuild {place} for {crowns}"
    by_hand = {"crowns": (1,)}
    place: PlaceName
    crowns: Crowns


def step(war: War) -> Story[None]:
    """Phase 7: the land recovers. Armies in points have no wounded who could heal (ME-RCV-09)."""
    if war.pending.recovery is None:
        yield from throw_for_all(war)
        return
    if not winter.waiting(war, STAGE):
        settle(war)
    yield from winter.at_own_pace(war, STAGE, question, act)


# --- the test --------------------------------------------------------------------------------------------


def thrown(war: War) -> dict[PlaceId, int]:
    """What fell for each razed tile."""
    return war.pending.recovery or {}


def throw_for_all(war: War) -> Story[None]:
    """A die for every razed tile (ME-RCV-01); players who have nothing to rebuild need not be asked."""
    hooks.walls_repaired(war)
    throws: dict[PlaceId, int] = {}
    for place in [p for p in war.board.places if p in war.lands and war.lands[p].razed]:
        if rule := barred_by(war, place):
            war.tell("recovery.barred", rule=rule, place=place)
            continue
        (throws[place],) = yield from roll(1, 6, "recovery", rule="ME-RCV-01")
        result = "recovers" if recovers(war, place, throws[place]) else "razed"
        settlement = lands.land(war, place).settlement
        war.tell("recovery.tested", rule="ME-RCV-01", place=place, settlement=settlement, result=result)
    war.pending = replace(war.pending, recovery=throws)
    for realm in winter.waiting(war, STAGE):
        if not any(may_rebuild(war, realm, place) is None for place in throws):
            winter.finish(war, realm, STAGE)


def barred_by(war: War, place: PlaceId) -> str:
    """The clause that denies the tile a throw: dragons of this winter (ME-DRG-14), or its heir's famine (ME-EVT-11)."""
    if not lands.may_recover(war, place):
        return "ME-DRG-14"
    claimant = heir(war, place)
    return "ME-EVT-11" if claimant in war.winter and war.winter[claimant].famine else ""


def recovers(war: War, place: PlaceId, score: int) -> bool:
    """Does so much bring back what stood there?"""
    return score >= NEEDED[lands.land(war, place).settlement]


def missing(war: War, place: PlaceId) -> int:
    """How many crowns its throw needs (ME-RCV-08)."""
    score = thrown(war)[place]
    return max(0, NEEDED[lands.land(war, place).settlement] - score)


# --- rebuilding ------------------------------------------------------------------------------------------


def question(war: War, realm: RealmId) -> Question[Order]:
    about = Later(partial(_about, war, realm))
    return phases.errands(war, realm, "recovery.order", ERRANDS, rule="ME-RCV-08", unreadable="ME-WIN-02", about=about)


def _about(war: War, realm: RealmId) -> dict[str, Any]:
    open_to = [place for place in thrown(war) if may_rebuild(war, realm, place) is None]
    places = ", ".join(f"{place}: {missing(war, place)}" for place in open_to)
    return {"crowns": treasury.crowns(war, realm), "places": places}


@at_once
def act(war: War, realm: RealmId, order: Order) -> bool:
    return phases.run_errand(war, realm, ERRANDS, order)


def may_rebuild(war: War, realm: RealmId, place: PlaceId) -> Refusal | None:
    """A razed settlement that failed its test, beside his empire and beside no rival player's (ME-RCV-08)."""
    if not lands.land(war, place).razed:
        return Refusal.of("mighty-rebuild-not-razed", rule="ME-RCV-08", place=place)
    if place not in thrown(war):
        return Refusal.of("mighty-rebuild-barred", rule=barred_by(war, place), place=place)
    if not missing(war, place):
        return Refusal.of("mighty-rebuild-recovered", rule="ME-RCV-08", place=place)
    if war.settings.burnt_forest == "rebuilding" and war.burnt.get(place) == war.year:
        return Refusal.of("mighty-rebuild-timber", rule="ME-DRG-11", place=place)
    empires = claims(war, place)
    if realm not in empires:
        return Refusal.of("mighty-rebuild-far", rule="ME-RCV-08", place=place)
    if len(empires) > 1:
        rival = next(other for other in empires if other != realm)
        return Refusal.of("mighty-rebuild-rival", rule="ME-RCV-08", place=place, realm=rival)
    if place in war.winter[realm].offers:
        return Refusal.of("mighty-rebuild-once", rule="ME-RCV-08", place=place)
    return None


def rebuildings(war: War, realm: RealmId) -> Iterable[Rebuild]:
    """Any sum up to what is missing; less than that is spent in vain."""
    for place in thrown(war):
        if may_rebuild(war, realm, place) is None:
            most = min(missing(war, place), treasury.crowns(war, realm))
            yield from (Rebuild(place, most - less) for less in range(most))


def judge(war: War, realm: RealmId, order: Rebuild) -> Refusal | None:
    if refusal := may_rebuild(war, realm, order.place):
        return refusal
    most = missing(war, order.place)
    if not 1 <= order.crowns <= most:
        return Refusal.of("mighty-rebuild-sum", rule="ME-RCV-08", place=order.place, most=most)
    return treasury.judge_price(war, realm, order.crowns, "ME-REV-13")


def offer(war: War, realm: RealmId, order: Rebuild) -> None:
    """Once for each tile, and in full; what comes of it is seen when all are done."""
    treasury.spend(war, realm, order.crowns, "rebuilding", "ME-RCV-08")
    purse = war.winter[realm]
    war.winter[realm] = replace(purse, offers={**purse.offers, order.place: order.crowns})


# --- allegiance ------------------------------------------------------------------------------------------


def claims(war: War, place: PlaceId) -> Mapping[RealmId, int]:
    """The players whose empires adjoin the tile, each with the best of his tiles there (ME-RCV-06).

    Independents and razed tiles claim nothing; a capital counts as a city.
    """
    best: dict[RealmId, int] = {}
    for beside in war.board.neighbours(place):
        there = war.lands.get(beside)
        if there is not None and there.owner not in (NOBODY, INDEPENDENT):
            best[there.owner] = max(best.get(there.owner, 0), CLAIM[there.settlement])
    return best


def heir(war: War, place: PlaceId) -> RealmId:
    """Whose the tile is if it recovers: the best claim decides; with none, or equal ones, it is independent."""
    best = claims(war, place)
    first = [realm for realm, claim in best.items() if claim == max(best.values())]
    return first[0] if len(first) == 1 else INDEPENDENT


def settle(war: War) -> None:
    """All allegiances at once (ME-RCV-05); what was rebuilt is his who paid for it (ME-RCV-08)."""
    throws = thrown(war)
    war.pending = replace(war.pending, recovery=None)
    owners = {place: heir(war, place) for place in throws if recovers(war, place, throws[place])}
    for realm in ends.in_play(war):
        for place, crowns in war.winter[realm].offers.items():
            if recovers(war, place, throws[place] + crowns):
                owners[place] = realm
                war.tell("recovery.rebuilt", rule="ME-RCV-08", shows=True, realm=realm, place=place)
            else:
                war.tell("recovery.in-vain", rule="ME-RCV-08", to=(realm,), realm=realm, place=place, crowns=crowns)
        war.winter[realm] = replace(war.winter[realm], offers={})
    for place, realm in owners.items():
        raise_again(war, place, realm)


def raise_again(war: War, place: PlaceId, realm: RealmId, rule: str = "ME-RCV-05") -> None:
    """The settlement is like any other again, with its full value and walls (ME-RCV-04, ME-RCV-07)."""
    war.lands[place] = replace(lands.land(war, place), owner=realm, razed=False, razed_by=NOBODY, scorched=0)
    settlement = war.lands[place].settlement
    war.tell("recovery.recovered", rule=rule, place=place, settlement=settlement, realm=realm)


ERRANDS = (Deed(Rebuild, rebuildings, judge, offer),)
