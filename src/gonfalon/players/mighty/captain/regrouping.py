"""Reorganisation: as many banners as find food and work, none weaker than it must be, and baggage evenly shared."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.mighty.ground.armies import LEAST
from gonfalon.rulesets.mighty.realms.reorganisation import Regroup, ShareBaggage
from gonfalon.world.tiles import PlaceId

Wanted: TypeAlias = Callable[[Values, PlaceId, int], int]  # a tile, and the points in it → how many banners
LEVEL = 1  # a difference in loads that nobody minds


def order(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return towards(see, question, wanted)


def towards(see: Values, question: Question[Order], number: Wanted) -> Iterable[Option]:
    """Towards so many banners in each tile."""
    for answer in question.options():
        if isinstance(answer, Regroup):
            yield _regroup(see, answer, number)
        elif isinstance(answer, ShareBaggage):
            yield Option(_level(see, answer), answer, Message.of("captain-share"))
        elif isinstance(answer, Done):
            yield Option(0, answer, Message.of("captain-regrouped"))
        else:
            yield Option(-99, answer, Message.of("captain-regrouped"))


def _regroup(see: Values, answer: Regroup, number: Wanted) -> Option:
    """Towards the number that is wanted in the tile; the whole company at once, and never back and forth."""
    out = see.out
    company = [f"{out.me}.{n}" for n in answer.banners]
    place = out.mine[company[0]].place
    all_here = out.here.get(place, company)
    best = number(see, place, out.strength(all_here))
    before, after = len(all_here), len(all_here) - len(company) + len(answer.points)
    weak = any(out.points(i) < LEAST for i in company)
    score = 10 * (abs(before - best) - abs(after - best)) + 5 * weak * (after < before) - (after == before)
    key = "captain-merge" if after < before else "captain-split"
    return Option(score, answer, Message.of(key, place=place))


def wanted(see: Values, place: PlaceId, points: int) -> int:
    """How many banners a tile should have: it follows from the tile and the troops there, not from how they stand."""
    out = see.out
    if out.months_left == 0:
        share = out.home_room * points // max(1, out.army)
        return max(1, min(points // LEAST, max(1, share)))
    food = out.feeds(place) if out.is_mine(place) else 0
    work = sum(see.found(there) > 0 for there in out.beside(place))
    return max(1, min(points // LEAST, max(food, 1 + (work > 1)), 1 + work))


def _level(see: Values, answer: ShareBaggage) -> int:
    """Only where loads differ: a sharing is never followed by another."""
    out = see.out
    place = out.mine[f"{out.me}.{answer.banner}"].place
    loads = [out.mine[i].baggage for i in out.here.get(place, [])]
    shares = answer.shares[: len(loads)]
    if not loads or len(loads) < 2:
        return -1
    return int(max(loads) - min(loads)) - (max(shares) - min(shares)) - LEVEL


JUDGEMENTS: dict[str, Judgement] = {"reorganisation.order": order}
