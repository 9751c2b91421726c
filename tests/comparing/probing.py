"""What is tried without being done: the legal answers that a question lists, and what it says to wrong ones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import doors

MOST_OPTIONS = 60
TRIED = 6  # legal answers that are changed a little
WRONG: tuple[Any, ...] = (
    *("", "none", "done", "yes", "7", "-1", "1 2 3", "nowhere", "march 1 from B4 to C4", "x" * 2001, "\ud800"),
    *(5, [], ["red"], {"x": 1}, None, [1, 2]),
)
NUMBER = re.compile(r"\d+")
PLACE = re.compile(r"\b[A-Z]\d+\b")


def options(question: doors.Question[Any]) -> dict[str, Any]:
    """Who is asked what, by which clause, and the first of his legal answers, in their order."""
    legal = doors.options(question, MOST_OPTIONS)
    return {"who": question.who, "what": question.what, "rule": question.rule, "options": legal}


def refusals(question: doors.Question[Any], legal: Sequence[str], said: Sequence[str], rng: Random) -> Iterator[Any]:
    """What comes of wrong answers: the same ones for all, what others said lately, and legal ones a little changed."""
    near = [other for text in rng.sample(legal, min(TRIED, len(legal))) for other in _near(text, rng)]
    for given in (*WRONG, *said, *near):
        yield {"who": question.who, "what": question.what, "given": _short(given), **_outcome(question, given)}


def _outcome(question: doors.Question[Any], given: Any) -> dict[str, Any]:
    try:
        found = doors.judged(question, given)
    except Exception as mistake:
        return {"key": f"{type(mistake).__name__}: {mistake}"}
    return doors.refused(found) if isinstance(found, doors.Refusal) else {"key": "", "legal": found}


def _near(text: str, rng: Random) -> Iterator[str]:
    """The answer with other numbers, with another place, without its end, and with more of it."""
    yield NUMBER.sub(lambda found: str(int(found[0]) + 1), text)
    yield PLACE.sub(lambda found: f"{rng.choice('ABCDEFGH')}{rng.randint(1, 9)}", text)
    yield text.rpartition(" ")[0]
    yield f"{text} {text}"


def _short(given: Any) -> str:
    return repr(given)[:80]


def at_the_table(table: doors.Table[Any]) -> Iterator[Any]:
    """What the table itself refuses, whatever is asked."""
    first = next(iter(table.seats))
    token = table.token(first) + 5
    tried = {
        "nobody answers": table.answer("nobody", "battle.card", "x"),
        "not asked": table.answer(first, "nothing", "x"),
        "a stale answer": table.answer(first, "nothing", "x", token=token),
        "dice that nobody wants": table.type_dice(first, (0, 0, 7)),
        "an undo of what is not there": table.undo(first, 10**6),
        "a reroll of what is not there": table.reroll(10**6, 0, "no reason"),
        "an order that is none": table.order(first, "nothing", "perhaps"),
        "a correction that is none": table.correct({"nothing": 1}, "no reason"),
    }
    for deed, refusal in tried.items():
        yield {"who": first, "what": deed, **({"key": ""} if refusal is None else doors.refused(refusal))}
