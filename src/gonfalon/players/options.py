"""What a judgement says of a question: answers with what each is worth, and why, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question


class Option(NamedTuple):
    """An answer that is worth giving: the higher its score, the better; scores of one question can be compared."""

    score: int
    answer: Any
    why: Message


Judgement: TypeAlias = Callable[[Any, Question[Any], Chance], Iterable[Option]]


def in_order(why: Message, *answers: Any) -> list[Option]:
    """These answers, the best first."""
    return [Option(-place, answer, why) for place, answer in enumerate(answers)]


def by_worth(question: Question[Any], worth: Callable[[Any], int], why: Message) -> list[Option]:
    """Every listed answer with what it is worth; one reason serves for all."""
    return [Option(worth(answer), answer, why) for answer in question.options()]
