"""Computer players in their seats at a table: who of them is asked, and what he answers.

Each thinks with a luck of his own, which depends on where the campaign stands, so that the same campaign plays the
same on every machine and after every stop. At a table that luck comes from the sealed secret: nobody can run ahead of
him, and everybody can ask him again once the secret is open.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from gonfalon.kernel import Message, Refusal, Table
from gonfalon.kernel.questions import Question
from gonfalon.players import BY_CHANCE, player, reply
from gonfalon.players.minds import minds_of

HUMAN = "human"
Luck: TypeAlias = Callable[[str, int], random.Random]  # of a seat, for the input of that number
Thought: TypeAlias = tuple[Question[Any], str]  # to what, and the answer in text notation


def seat_computers(table: Table[Any], holders: Mapping[str, str]) -> None:
    """Put the computer players into their seats; the other seats are people's."""
    for seat, holder in holders.items():
        if holder != HUMAN:
            table.seat(seat, holder, computer=True)


def computer_asked(table: Table[Any]) -> Question[Any] | None:
    """The first open question that a computer player has to answer, and can."""
    for_people = minds_of(table.rules.name).is_for_people
    mine = (q for q in table.play.open.values() if table.seats[q.who].computer)
    return next((q for q in mine if not for_people(q, table.play.standing)), None)


def seeded(seed: str) -> Luck:
    """Luck that whoever knows the seed can foresee: of campaigns without a secret, and of those from before."""
    return lambda who, number: random.Random(f"{seed}/{who}/{number}")  # noqa: S311  (nothing here was promised)


def thought(table: Table[Any], asked: Question[Any], luck: Luck) -> Thought:
    """What the computer player does who is asked this. It looks at the table and changes nothing.

    He may say something out of turn first. If his judgement fails him, chance answers: nobody waits for a machine.
    """
    return considered(table, asked, luck)[0]


def considered(table: Table[Any], asked: Question[Any], luck: Luck) -> tuple[Thought, Message]:
    """What he does, and why, in a sentence of his own. The same table and luck give the same again at any time."""
    seat = table.seats[asked.who]
    rng = luck(seat.who, table.next_number)
    try:
        mind = player(seat.holder, rng, table.rules.name)
        question, answer = reply(
            mind, asked, table.play.standing, partial(table.view, seat.who), partial(table.redraw, seat.who)
        )
        if question.check(answer) is None:
            return (question, question.write(answer)), mind.why
    except Exception:
        logging.getLogger(__name__).exception("%s failed at %s", seat.holder, asked.what)
    return (asked, asked.write(asked.sample(rng))), BY_CHANCE


def put(table: Table[Any], thought_of: Thought) -> None:
    """Give the computer player's answer; that it is legal is our own promise."""
    question, text = thought_of
    refusal: Refusal | None = table.answer(question.who, question.what, text)
    assert refusal is None, f"{table.seats[question.who].holder} gave {text} to {question.what}: {refusal}"


def play_computers(table: Table[Any], luck: Luck) -> None:
    """Computer players answer until a person is asked or the campaign is over."""
    while (question := computer_asked(table)) is not None:
        put(table, thought(table, question, luck))
