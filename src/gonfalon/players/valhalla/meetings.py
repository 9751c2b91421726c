"""At a meeting of `valhalla`: a computer player is there, brings nobody along, and fights no battle on a real table.

He calls the roll of his team once. He never reports a battle, for nobody has fought it: he believes what a person
reports, and leaves all others to dice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.kernel import Message
from gonfalon.kernel.questions import Question
from gonfalon.players.minds import Said, Standing
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.valhalla.battles import DICE, THROW
from gonfalon.rulesets.valhalla.rollcall import Present

WHY = Message.of("player-at-meetings")


def call_roll(question: Question[Any], standing: Standing) -> Said | None:  # noqa: ARG001
    """Done at once; who was away before a computer sat down for him is back."""
    answers: tuple[Order, ...] = (Done(), Present(question.who))
    return next(((question, answer) for answer in answers if question.check(answer) is None), None)


def report(question: Question[Any], standing: Standing) -> Said | None:
    """He has nothing to report, but he would throw dice."""
    dice = standing().get((question.who, DICE))
    return (dice, THROW) if dice is not None else None


def confirm(question: Question[Any], standing: Standing) -> Said:  # noqa: ARG001
    """A person was there."""
    return question, "confirm"


MANNERS: dict[str, Callable[[Question[Any], Standing], Said | None]] = {
    "roll-call": call_roll,
    "battle.report": report,
    "battle.confirm": confirm,
}


def manner(question: Question[Any], standing: Standing) -> Said | None:
    """What a computer player does at a meeting, whatever he thinks of the war; None where he may judge for himself."""
    habit = MANNERS.get(question.what)
    return habit(question, standing) if habit else None


def is_for_people(question: Question[Any], standing: Standing) -> bool:
    """Can only a person answer this: who is there, or how a battle on a real table ended?

    Campaigns from before dice could settle a single battle go on as they began.
    """
    if question.what not in MANNERS or (question.what == "battle.report" and "dice" not in question.about):
        return False
    return manner(question, standing) is None
