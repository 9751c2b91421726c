"""Winter quarters: the strongest in the capital, where neither plague nor rebels come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question, Several
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, by_worth, in_order
from gonfalon.rulesets.mighty.state import FORTRESS
from gonfalon.rulesets.mighty.winter.quarters import Billet


def billet(see: Values, question: Question[Billet], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    out = see.out

    def shelter(answer: Billet) -> int:
        points = out.points(f"{out.me}.{answer.banners[0]}")
        if answer.place == out.capital:
            return 4 * points
        return points // (2 if out.land(answer.place).settlement == FORTRESS else 1)

    return by_worth(question, shelter, Message.of("captain-billet"))


def rehouse(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return by_worth(question, lambda place: int(place == see.out.capital), Message.of("captain-billet"))


def leave(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Friends are let through; foes may freeze."""
    assert isinstance(question, Several)
    friends = tuple(realm for realm in question.among if realm in see.out.truces)
    return in_order(Message.of("captain-leave"), friends, ())


JUDGEMENTS: dict[str, Judgement] = {
    "quarters.billet": billet,
    "quarters.rehouse": rehouse,
    "quarters.leave": leave,
}
