"""What is done in a compared campaign: answers, and now and then something that people do beside them.

A move is a list of plain values, so that it can be written down and, if wanted, followed by other sources. Chance is
drawn anew for every move, so that one who draws once more does not change all that comes after.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import doors
from plans import Plan

Move = list[Any]  # what is done, by whom, and the rest
SELDOM = {"reroll": 150, "undo": 30, "beside": 12, "order": 6}  # one move in so many
LEFT_TO_FEW = {"concede": 60, "peace": 30, "name.give": 8}  # standing questions that chance would answer too often


def next_move(table: doors.Table[Any], plan: Plan, step: int) -> tuple[Move, str] | None:
    """What is done next and, where somebody thinks, why; None when the campaign is over."""
    rng = Random(f"{plan.seed}/{step}")
    if (wanted := table.play.rolling) is not None:
        faces = [rng.randint(1, wanted.sides) for _ in range(wanted.count)]
        return ["dice", wanted.who or next(iter(table.seats)), faces], ""
    asked = doors.open_questions(table)
    if not asked:
        return None
    question = rng.choice(asked)
    for aside in (_reroll, _undo, _order, _beside):
        if (move := aside(table, question, rng)) is not None:
            return move, ""
    name = plan.minds[list(table.seats).index(question.who) % len(plan.minds)]
    to, text, why = doors.thought(table, question, name, rng)
    return ["answer", to.who, to.what, text], why


def _reroll(table: doors.Table[Any], question: doors.Question[Any], rng: Random) -> Move | None:
    """The umpire lets the last dice fall anew."""
    if rng.randrange(SELDOM["reroll"]) or not table.log[-1].rolls:
        return None
    return ["reroll", "", table.log[-1].number, len(table.log[-1].rolls) - 1]


def _undo(table: doors.Table[Any], question: doors.Question[Any], rng: Random) -> Move | None:
    if rng.randrange(SELDOM["undo"]):
        return None
    number = doors.taken_back(table, question.who)
    return None if number is None else ["undo", question.who, number]


def _order(table: doors.Table[Any], question: doors.Question[Any], rng: Random) -> Move | None:
    """He does not want to be asked this again, or he does."""
    if not question.standing or rng.randrange(SELDOM["order"]):
        return None
    return ["order", question.who, question.standing, rng.choice(("ask", "always", "never"))]


def _beside(table: doors.Table[Any], question: doors.Question[Any], rng: Random) -> Move | None:
    """Somebody says something out of turn."""
    if rng.randrange(SELDOM["beside"]):
        return None
    beside = [q for q in doors.standing_questions(table) if rng.randrange(LEFT_TO_FEW.get(q.what, 1)) == 0]
    if not beside:
        return None
    said = rng.choice(beside)
    return ["answer", said.who, said.what, said.write(said.sample(rng))]


DOING: dict[str, Callable[..., doors.Refusal | None]] = {
    "answer": lambda table, who, what, text: table.answer(who, what, text),
    "dice": lambda table, who, faces: table.type_dice(who, tuple(faces)),
    "order": lambda table, who, key, order: table.order(who, key, order),
    "undo": lambda table, who, number: table.undo(who, number),
    "reroll": lambda table, _, number, index: table.reroll(number, index, "it fell from the table"),
}


def do(table: doors.Table[Any], move: Move) -> doors.Refusal | None:
    """Carry a move out, or say why not."""
    kind, *rest = move
    return DOING[kind](table, *rest)
