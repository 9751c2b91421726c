"""The search for a route over mountain or river, exactly: the chapter's own story, walked (ME-MOV-24 to ME-MOV-33)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fractions import Fraction
from typing import NamedTuple

from gonfalon.kernel.odds import odds, walk
from gonfalon.rulesets.mighty.field import marching
from gonfalon.rulesets.mighty.field.marching import DECLINED, FAILED, FAILURE, FOUND, PERILOUS, SAFE
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.odds.odds import ATTACKER, FIELD
from gonfalon.rulesets.mighty.odds.odds_losses import Spread, add, ordered
from gonfalon.rulesets.mighty.settings import Settings
from gonfalon.rulesets.mighty.state import Banner, Realm, War
from gonfalon.world.board import TileBoard
from gonfalon.world.routes import MOUNTAIN, RIVER

OBSTACLES = (MOUNTAIN, RIVER)
OUTCOMES = {FAILED: FAILURE, DECLINED: PERILOUS, FOUND: SAFE}  # what comes of it for who shuns peril
GO, STAY = "go", "stay"


class Crossing(NamedTuple):
    """What the route roll brings, and what it comes to for a force that dares a perilous route."""

    outcomes: dict[str, Fraction]
    arrives: Fraction  # anybody of the force
    unhurt: Fraction  # with all its men and baggage
    losses: Spread  # of points, whether it gets there or not
    baggage: Spread


def crossing(points: int, baggage: int = 0, over: Collection[str] = (MOUNTAIN,), race: str = "men") -> Crossing:
    """One banner of so many points, of this people, with such things in its way."""
    rolled = odds(_searched(_force(points, baggage, race), over, STAY), lambda _, outcome: OUTCOMES[outcome])
    ends = [(_left(war), outcome, c) for war, outcome, c in _searched(_force(points, baggage, race), over, GO)]
    arrives = sum((c for (men, _), outcome, c in ends if men and outcome == FOUND), Fraction(0))
    unhurt = sum((c for left, outcome, c in ends if left == (points, baggage) and outcome == FOUND), Fraction(0))
    losses, lost = Spread(), Spread()
    for (men, carried), _, chance in ends:
        add(losses, {points - men: chance})
        add(lost, {baggage - carried: chance})
    outcomes = {name: rolled.get(name, Fraction(0)) for name in (FAILURE, PERILOUS, SAFE)}
    return Crossing(outcomes, arrives, unhurt, ordered(losses), ordered(lost))


def _searched(war: War, over: Collection[str], dares: str) -> Iterator[tuple[War, str, Fraction]]:
    ids = list(war.banners)
    return walk(
        war,
        lambda then: marching.search_route(then, ids, "ME-MOV-24", may_decline=True, over=lambda: over),
        lambda _: dares,
    )


def _left(war: War) -> tuple[int, int]:
    """Points and baggage that are left."""
    ids = list(war.banners)
    return armies.points_of(war, ids), armies.baggage_of(war, ids)


def _force(points: int, baggage: int, race: str) -> War:
    name = f"{ATTACKER}.1"
    return War(
        settings=Settings(players=(ATTACKER, "other"), races=True),
        board=TileBoard({}),
        realms={ATTACKER: Realm(ATTACKER, race=race)},
        banners={name: Banner(name, ATTACKER, 1, points, baggage, FIELD, 0)},
        phase="movement",
        order=(ATTACKER,),
    )
