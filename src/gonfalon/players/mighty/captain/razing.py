"""Razing: what a stronger enemy is about to take back is burnt, and above all a captured capital."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain import chances
from gonfalon.players.mighty.captain.chances import SURE
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.season.raze import Raze

LIKELY = 600  # parts of a thousand: a place that is lost so surely is better burnt


def order(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    for answer in question.options():
        if isinstance(answer, Raze):
            yield Option(_worth(see, answer.place), answer, Message.of("captain-raze", place=answer.place))
        else:
            yield Option(0, answer, Message.of("captain-spare"))


def _worth(see: Values, place: str) -> int:
    """A rival's capital in ruins ends his reign as surely as a captured one (ME-REV-03); one's own land is spared."""
    out = see.out
    if place in out.realms[out.me].home:
        return -see.worth(place)
    enemy = see.menace.get(place, 0)
    own = out.strength(out.here.get(place, ()))
    walls = out.walls(place)
    lost = 0
    if enemy:
        hope = chances.assault(enemy, own, walls) if walls else chances.battle(enemy, own)
        lost = hope.won
    seat = out.land(place).capital_of
    if seat and out.is_foe(seat) and seat in out.rivals and enemy:
        return see.prize(place) + lost
    return see.worth(place) * (lost - LIKELY) // SURE


JUDGEMENTS: dict[str, Judgement] = {"raze.order": order}
