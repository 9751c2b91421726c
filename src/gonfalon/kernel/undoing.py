"""What a player could take back: his last answer that is in force, and who would have to agree to it."""

from __future__ import annotations

from typing import Any, NamedTuple

from gonfalon.kernel.hand import Applied
from gonfalon.kernel.history import PLAYED
from gonfalon.kernel.inputs import Answer
from gonfalon.kernel.log import Entry
from gonfalon.kernel.messages import Refusal
from gonfalon.kernel.table import Table


def in_force(table: Table[Any]) -> list[Entry]:
    """The inputs in force as far back as the table reaches, each with the dice that fell because of it."""
    return [Entry(a.number, a.input, tuple(a.rolls)) for a in table._history.force]


class TakeBack(NamedTuple):
    """An answer that may be taken back: freely, or with the consent of these."""

    number: int
    what: str
    answer: str
    free: bool
    consent: tuple[str, ...]


def last_answer(table: Table[Any], who: str) -> TakeBack | None:
    """This player's last answer in force, unless it lies too far back to be reached.

    Where players work side by side he takes back his own alone, so that is over once they have gone on together.
    """
    history, force = table._history, table._history.force
    place = next((i for i in range(len(force) - 1, -1, -1) if _is_his(force[i], who)), None)
    if place is None or (force[place].apart and not all(map(_apart, force[place:]))):
        return None
    last = force[place]
    assert isinstance(last.input, Answer)
    gone = history.gone(history.undo(who, last.number))
    if isinstance(gone, Refusal):
        return None
    free = history.is_free(gone, who)
    others = tuple(seat.who for seat in table.seats.values() if seat.who != who and not seat.computer)
    return TakeBack(last.number, last.input.what, last.input.answer, free, () if free else others)


def _is_his(applied: Applied, who: str) -> bool:
    return isinstance(applied.input, Answer) and applied.input.who == who


def _apart(applied: Applied) -> bool:
    """Was it given side by side with others or beside what is asked, or is it none that moves the campaign on?"""
    return applied.apart or not isinstance(applied.input, PLAYED)
