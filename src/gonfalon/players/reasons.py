"""Why computer players did what they did, found again from the log.

Reasons are kept nowhere. A computer player thinks with a luck of his own that depends only on the campaign's secret and
on where it stands, so who follows the log and asks him again at each of his answers hears the same answer, and why. If
he would answer otherwise today (a newer version of him plays), he is not quoted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from gonfalon.kernel import Message, Table
from gonfalon.kernel.inputs import Answer
from gonfalon.kernel.log import Entry
from gonfalon.kernel.undoing import in_force
from gonfalon.players.seating import Luck, computer_asked, considered


class Reason(NamedTuple):
    """An answer of a computer player, and why he gave it."""

    number: int  # of the input
    who: str
    what: str  # was asked
    answer: str
    why: Message


def reasons(table: Table[Any], entries: Iterable[Entry], lucks: Sequence[Luck]) -> list[Reason]:
    """Follow these entries, and say why computer players gave the answers among them that still stand."""
    found = [reason for reason in asked_again(table, entries, lucks) if reason is not None]
    standing = {entry.number for entry in in_force(table)}
    return [reason for reason in found if reason.number in standing]


def asked_again(table: Table[Any], entries: Iterable[Entry], lucks: Sequence[Luck]) -> Iterator[Reason | None]:
    """Follow these entries, and ask computer players again at each answer of theirs; None: he answers otherwise now.

    `lucks` are those with which he may have thought; it is enough if one of them gives his answer.
    """
    for entry in entries:
        if isinstance(entry.input, Answer) and _is_a_computers(table, entry.input):
            yield next(filter(None, (_again(table, entry.number, entry.input, luck) for luck in lucks)), None)
        if table.follow((entry,)) is not None:
            return


def _is_a_computers(table: Table[Any], given: Answer) -> bool:
    """Did a computer player give it himself? Nobody else answered for him."""
    seat = table.seats.get(given.who)
    return seat is not None and seat.computer and not given.by


def _again(table: Table[Any], number: int, given: Answer, luck: Luck) -> Reason | None:
    """What he says now in the place where he answered then."""
    asked = computer_asked(table)
    if asked is None:
        return None
    (question, text), why = considered(table, asked, luck)
    same = (question.who, question.what, text) == (given.who, given.what, given.answer)
    return Reason(number, given.who, given.what, given.answer, why) if same else None
