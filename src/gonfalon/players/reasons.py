"""Why computer players did what they did, found again from the log.

Reasons are kept nowhere. A computer player thinks with dice of his own that depend only on the campaign's seed and on
where it stands, so who follows the log and asks him again at each of his answers hears the same answer, and why. If
he would answer otherwise today (a newer version of him plays), he is not quoted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from gonfalon.kernel import Message, Table
from gonfalon.kernel.inputs import Answer
from gonfalon.kernel.log import Entry
from gonfalon.kernel.undoing import in_force
from gonfalon.players.seating import computer_asked, considered


class Reason(NamedTuple):
    """An answer of a computer player, and why he gave it."""

    number: int  # of the input
    who: str
    what: str  # was asked
    answer: str
    why: Message


def reasons(table: Table[Any], entries: Iterable[Entry], seed: str) -> list[Reason]:
    """Follow these entries, and say why computer players gave the answers among them that still stand."""
    found: list[Reason] = []
    for entry in entries:
        if isinstance(entry.input, Answer) and (reason := _asked_again(table, entry.number, entry.input, seed)):
            found.append(reason)
        if table.follow((entry,)) is not None:
            break
    standing = {entry.number for entry in in_force(table)}
    return [reason for reason in found if reason.number in standing]


def _asked_again(table: Table[Any], number: int, given: Answer, seed: str) -> Reason | None:
    """What he says now in the place where he answered then; nothing for answers of people, or given for him."""
    asked = computer_asked(table)
    if asked is None or given.by or not table.seats[given.who].computer:
        return None
    (question, text), why = considered(table, asked, seed)
    same = (question.who, question.what, text) == (given.who, given.what, given.answer)
    return Reason(number, given.who, given.what, given.answer, why) if same else None
