"""The umpire's papers: the docket (the last inputs in force, with their dice), and what he can put right."""

from __future__ import annotations

from gonfalon.kernel.inputs import Answer, AnyInput, Typed
from gonfalon.kernel.log import Entry
from gonfalon.kernel.undoing import in_force
from gonfalon.showing.answered import answered
from gonfalon.showing.sight import Seat, Sight, sight
from gonfalon.showing.types import Corrections, Shown, Thrown
from gonfalon.showing.words import Words

MOST = 60


class DocketItem(Shown, frozen=True):
    """An input: its number, who gave it, what it said, and the dice that fell because of it, each a roll."""

    number: int
    who: str
    text: str
    dice: tuple[Thrown, ...] = ()


def docket(seat: Seat, words: Words) -> tuple[DocketItem, ...]:
    """The last answers and typed dice that have not been taken back, newest first."""
    here = sight(seat, words)
    entries = [entry for entry in in_force(seat.table) if isinstance(entry.input, (Answer, Typed))]
    return tuple(_item(here, entry) for entry in reversed(entries[-MOST:]))


def corrections(seat: Seat, words: Words) -> Corrections:
    """What can be put right now, as the umpire sees it."""
    here = sight(seat, words)
    return here.sheets.corrections(here)


def _item(here: Sight, entry: Entry) -> DocketItem:
    dice = tuple(Thrown(sides=fell.sides, faces=fell.dice, label="") for fell in entry.rolls)
    who = getattr(entry.input, "who", "")
    return DocketItem(number=entry.number, who=who, text=_said(here, entry.input), dice=dice)


def _said(here: Sight, given: AnyInput) -> str:
    if isinstance(given, Answer):
        return answered(here, given.what, given.answer)
    assert isinstance(given, Typed)
    return ", ".join(map(str, given.dice))
