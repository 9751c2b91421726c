"""Computer players in their seats at a table: who of them is asked, and what he answers.

Each thinks with dice of his own, which depend on where the campaign stands, so that the same campaign plays the same
on every machine and after every stop.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Any

from gonfalon.kernel import Refusal, Table
from gonfalon.kernel.questions import Question
from gonfalon.players import player

HUMAN = "human"


def seat_computers(table: Table[Any], holders: Mapping[str, str]) -> None:
    """Put the computer players into their seats; the other seats are people's."""
    for seat, holder in holders.items():
        if holder != HUMAN:
            table.seat(seat, holder, computer=True)


def computer_asked(table: Table[Any]) -> Question[Any] | None:
    """The first open question that a computer player has to answer."""
    return next((q for q in table.play.open.values() if table.seats[q.who].computer), None)


def thought(table: Table[Any], question: Question[Any], seed: str) -> str:
    """What the computer player answers, in text notation. It looks at the table and changes nothing."""
    seat = table.seats[question.who]
    rng = random.Random(f"{seed}/{seat.who}/{table.next_number}")  # noqa: S311  (thinking, not secrecy)
    answer = player(seat.holder, rng).answer(question, partial(table.view, seat.who))
    return question.write(answer)


def put(table: Table[Any], question: Question[Any], text: str) -> None:
    """Give the computer player's answer; that it is legal is our own promise."""
    refusal: Refusal | None = table.answer(question.who, question.what, text)
    assert refusal is None, f"{table.seats[question.who].holder} gave {text} to {question.what}: {refusal}"


def play_computers(table: Table[Any], seed: str) -> None:
    """Computer players answer until a person is asked or the campaign is over."""
    while (question := computer_asked(table)) is not None:
        put(table, question, thought(table, question, seed))
