"""Recruitment (ME-REC): crowns become points of the army; mercenaries and allies come as contingents of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Question, Refusal, Story, at_once
from gonfalon.names import races
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Crowns, Order, PlaceName, RaceName, Words
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.ground.armies import LEAST
from gonfalon.rulesets.mighty.state import Contingent, RealmId, War
from gonfalon.rulesets.mighty.winter import treasury, winter
from gonfalon.world.reach import reach
from gonfalon.world.tiles import PlaceId

STAGE = "recruitment"
POINTS = 100  # of troops for a crown (ME-REC-01)
MERCENARY, ALLY = "mercenary", "ally"
MOST_STORY = 200  # letters


class Recruit(Order, frozen=True):
    """Raise own troops."""

    form = "recruit for {crowns}"
    crowns: Crowns


class Hire(Order, frozen=True):
    """Hire mercenaries of a race."""

    form = "hire {race} for {crowns}"
    race: RaceName
    crowns: Crowns


class CallAllies(Order, frozen=True):
    """Pay troops of independents who became allies this winter."""

    form = "call {race} of {place} for {crowns}"
    race: RaceName
    place: PlaceName
    crowns: Crowns


class TellOrigin(Order, frozen=True):
    """Where the mercenaries of a race come from, as their lord tells it."""

    form = "origin of {race}: {story}"
    race: RaceName
    story: Words


def step(war: War) -> Story[None]:
    """Phase 6, side by side (ME-WIN-03). Who was won over this winter counts no longer once it is over."""
    if not winter.waiting(war, STAGE):
        war.pending = replace(war.pending, allied=None)
    yield from winter.at_own_pace(war, STAGE, question, act)


def question(war: War, realm: RealmId) -> Question[Order]:
    purse = war.winter[realm]
    about = {"crowns": purse.crowns, "points": purse.recruits + purse.heroes + sum(c.points for c in purse.hired)}
    return phases.errands(
        war, realm, "recruitment.order", ERRANDS, rule="ME-REC-01", unreadable="ME-WIN-02", about=about
    )


@at_once
def act(war: War, realm: RealmId, order: Order) -> bool:
    return phases.run_errand(war, realm, ERRANDS, order)


def judge_crowns(war: War, realm: RealmId, crowns: int) -> Refusal | None:
    """Whole crowns, and no more than he has (ME-REV-13)."""
    if crowns < 1:
        return Refusal.of("mighty-recruit-nothing", rule="ME-REC-01", crowns=crowns)
    return treasury.judge_price(war, realm, crowns, "ME-REV-13")


# --- own troops ------------------------------------------------------------------------------------------


def recruitings(war: War, realm: RealmId) -> Iterable[Recruit]:
    return (Recruit(crowns + 1) for crowns in range(treasury.crowns(war, realm)))


def judge_recruiting(war: War, realm: RealmId, order: Recruit) -> Refusal | None:
    return judge_crowns(war, realm, order.crowns)


def recruit(war: War, realm: RealmId, order: Recruit) -> None:
    """100 points for a crown; they join the pool that is divided at deployment (ME-REC-01, ME-REC-02)."""
    treasury.spend(war, realm, order.crowns, "recruits", "ME-REC-01")
    purse, points = war.winter[realm], order.crowns * POINTS
    war.winter[realm] = replace(purse, recruits=purse.recruits + points)
    war.tell("recruitment.recruited", rule="ME-REC-02", to=(realm,), realm=realm, points=points)


# --- mercenaries -----------------------------------------------------------------------------------------


def hirings(war: War, realm: RealmId) -> Iterable[Hire]:
    purse = war.winter[realm]
    for race in races() if purse.crowns else ():
        least = _least(_found(purse.hired, MERCENARY, race, ""))
        yield from (Hire(race, crowns) for crowns in range(least, purse.crowns + 1))


def judge_hiring(war: War, realm: RealmId, order: Hire) -> Refusal | None:
    """As many as he can pay (ME-REC-15), but enough for a banner (ME-DEP-04)."""
    if order.race not in races():
        return Refusal.of("mighty-recruit-race", rule="ME-REC-15", race=order.race, races=", ".join(races()))
    old = _found(war.winter[realm].hired, MERCENARY, order.race, "")
    return judge_crowns(war, realm, order.crowns) or _judge_size(old, order.crowns)


def hire(war: War, realm: RealmId, order: Hire) -> None:
    """All mercenaries of a race form one contingent, for one season (ME-REC-15, ME-REC-16)."""
    treasury.spend(war, realm, order.crowns, "mercenaries", "ME-REC-15")
    _enlist(war, realm, Contingent(MERCENARY, order.crowns * POINTS, order.race), "ME-REC-15")


def judge_origin(war: War, realm: RealmId, order: TellOrigin) -> Refusal | None:
    if _found(war.winter[realm].hired, MERCENARY, order.race, "") is None:
        return Refusal.of("mighty-recruit-no-mercenaries", rule="ME-REC-17", race=order.race)
    if len(order.story) > MOST_STORY or not order.story.isprintable():
        return Refusal.of("mighty-recruit-story", rule="ME-REC-17", most=MOST_STORY)
    return None


def tell_origin(war: War, realm: RealmId, order: TellOrigin) -> None:
    """For the chronicle; it has no effect on anything (ME-REC-17)."""
    purse = war.winter[realm]
    hired = tuple(
        replace(c, story=order.story) if c.kind == MERCENARY and c.race == order.race else c for c in purse.hired
    )
    war.winter[realm] = replace(purse, hired=hired)
    war.tell("recruitment.origin", rule="ME-REC-17", to=(realm,), realm=realm, race=order.race, story=order.story)


# --- allies ----------------------------------------------------------------------------------------------


def empires_won(war: War, realm: RealmId) -> list[tuple[PlaceId, ...]]:
    """The independent empires with which he made an alliance this winter, temporary or complete (ME-REC-20)."""
    absorbed: list[PlaceId] = list((war.pending.allied or {}).get(realm, ()))
    won = [alliance.places for alliance in war.alliances.values() if alliance.realm == realm]
    while absorbed:
        won.append(tuple(reach(war.board.neighbours, absorbed[:1], absorbed.__contains__)))
        absorbed = [place for place in absorbed if place not in won[-1]]
    return won


def calls(war: War, realm: RealmId) -> Iterable[CallAllies]:
    purse = war.winter[realm]
    for empire in empires_won(war, realm):
        old = _of_empire(purse.hired, empire)
        for race in races() if old is None else (old.race,):
            yield from (CallAllies(race, empire[0], n) for n in range(_least(old), purse.crowns + 1))


def judge_call(war: War, realm: RealmId, order: CallAllies) -> Refusal | None:
    """One contingent of one race for each empire won this winter (ME-REC-20), as many as he can pay (ME-REC-21)."""
    empire = next((e for e in empires_won(war, realm) if order.place in e), None)
    if empire is None:
        return Refusal.of("mighty-recruit-no-alliance", rule="ME-REC-20", place=order.place)
    if order.race not in races():
        return Refusal.of("mighty-recruit-race", rule="ME-REC-21", race=order.race, races=", ".join(races()))
    old = _of_empire(war.winter[realm].hired, empire)
    if old is not None and old.race != order.race:
        return Refusal.of("mighty-recruit-one-contingent", rule="ME-REC-20", place=order.place, race=old.race)
    return judge_crowns(war, realm, order.crowns) or _judge_size(old, order.crowns)


def call_allies(war: War, realm: RealmId, order: CallAllies) -> None:
    """They serve for one season under their own commander (ME-REC-21, ME-REC-22)."""
    treasury.spend(war, realm, order.crowns, "allies", "ME-REC-21")
    empire = next(e for e in empires_won(war, realm) if order.place in e)
    _enlist(war, realm, Contingent(ALLY, order.crowns * POINTS, order.race, empire[0]), "ME-REC-21")


def _of_empire(hired: Iterable[Contingent], empire: tuple[PlaceId, ...]) -> Contingent | None:
    return next((c for c in hired if c.place and c.place in empire), None)


# --- contingents -----------------------------------------------------------------------------------------


def _found(hired: Iterable[Contingent], kind: str, race: str, place: PlaceId) -> Contingent | None:
    return next((c for c in hired if (c.kind, c.race, c.place) == (kind, race, place)), None)


def _least(old: Contingent | None) -> int:
    """Crowns for a contingent that can be a banner (ME-DEP-04)."""
    return LEAST // POINTS if old is None else 1


def _judge_size(old: Contingent | None, crowns: int) -> Refusal | None:
    if crowns < _least(old):
        return Refusal.of("mighty-recruit-too-few", rule="ME-DEP-04", least=LEAST)
    return None


def _enlist(war: War, realm: RealmId, new: Contingent, rule: str) -> None:
    """They join those of their race who come from the same place, if there are any."""
    purse = war.winter[realm]
    old = _found(purse.hired, new.kind, new.race, new.place)
    if old is None:
        hired = (*purse.hired, new)
    else:
        hired = tuple(replace(c, points=c.points + new.points) if c is old else c for c in purse.hired)
    war.winter[realm] = replace(purse, hired=hired)
    told: dict[str, Any] = {"kind": new.kind, "race": new.race, "points": new.points}
    war.tell("recruitment.hired", rule=rule, to=(realm,), realm=realm, **told)


ERRANDS = (
    Deed(Recruit, recruitings, judge_recruiting, recruit),
    Deed(Hire, hirings, judge_hiring, hire),
    Deed(CallAllies, calls, judge_call, call_allies),
    Deed(TellOrigin, lambda war, realm: (), judge_origin, tell_origin),  # noqa: ARG005
)
