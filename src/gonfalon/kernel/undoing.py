"""What a player could take back: his last answer that is in force, and who would have to agree to it."""

from __future__ import annotations

from typing import Any, NamedTuple

from gonfalon.kernel.inputs import Answer, Undo
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
    """This player's last answer in force, unless it lies too far back to be reached."""
    history = table._history
    last = next((a for a in reversed(history.force) if isinstance(a.input, Answer) and a.input.who == who), None)
    if last is None or not isinstance(last.input, Answer):
        return None
    gone = history.gone(Undo(who, last.number, history.works_apart(last.number)))
    if isinstance(gone, Refusal):
        return None
    free = history.is_free(gone, who)
    others = tuple(seat.who for seat in table.seats.values() if seat.who != who and not seat.computer)
    return TakeBack(last.number, last.input.what, last.input.answer, free, () if free else others)
