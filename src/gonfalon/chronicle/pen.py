"""The recorder's pen (ME-CHR-01, ME-CHR-10, ME-CHR-12, ME-CHR-13): what people add to the chronicle, as data beside it.

A pen file is TOML. It names the recorder, the calendar and the peoples' voices, and lists what was written, in order:

    recorder = "red"
    [calendar]
    adjectives = ["Grim", "Red"]
    [peoples]
    red = "dwarfs"
    [[deed]]
    kind = "note"            # or correct, account, remark, pass
    by = "red"
    year = 1
    month = 3                # or "winter", or "before"
    text = "It rained all month."

Every deed is checked as if it were done now: by whom, on what, and when. The facts the chronicle states are the log's,
and nobody can write over them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from gonfalon.chronicle.calendar import BEFORE, WINTER, Calendar
from gonfalon.chronicle.language import Language, capital
from gonfalon.chronicle.pages import Chronicle, Entry, Paragraph, Victory, Year
from gonfalon.kernel.messages import Refused
from gonfalon.kernel.misfits import misfit
from gonfalon.names import races

MOST_BYTES = 1024 * 1024
LONGEST = 4000  # signs of one deed's text


class Deed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something a person wrote, or the pen passed on."""

    kind: Literal["note", "correct", "account", "remark", "pass"]
    by: str
    year: int
    month: int | Literal["winter", "before"] = "winter"
    text: str = ""
    place: str = ""  # of the battle, for an account or a remark
    paragraph: int = 0  # of the entry, counted from 1, for a correction
    to: str = ""  # who has the pen from now on

    @property
    def when(self) -> int:
        names = {"winter": WINTER, "before": BEFORE}
        return names[self.month] if isinstance(self.month, str) else self.month


class Pen(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that people have decided about the chronicle."""

    recorder: str = ""  # "": the first seat
    calendar: Calendar = Calendar()
    peoples: dict[str, str] = {}  # realm → the race in whose voice its victories are told
    deed: tuple[Deed, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """What a pen is checked against: who sits at the table, who is out of the war, and the last date reached."""

    seats: tuple[str, ...]
    out: frozenset[str] = frozenset()
    year: int = 1
    over: bool = False


def read_pen(text: bytes, name: str, seats: Sequence[str]) -> Pen:
    """The pen of a file, its names checked; raises `Refused`."""
    if len(text) > MOST_BYTES:
        raise Refused.of("chronicle-pen-long", file=name, most=MOST_BYTES)
    try:
        pen = msgspec.toml.decode(text, type=Pen)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise Refused.of("chronicle-pen-damaged", file=name, problem=misfit(error, Pen)) from None
    for seat in filter(None, (pen.recorder, *pen.peoples)):
        _check_seat(seat, seats)
    for race in pen.peoples.values():
        if race not in races():
            raise Refused.of("names-unknown-race", race=race, known=races())
    return pen


def _check_seat(seat: str, seats: Sequence[str]) -> None:
    if seat not in seats:
        raise Refused.of("chronicle-pen-seat", rule="ME-CHR-01", seat=seat, seats=", ".join(seats))


# --- who holds it ----------------------------------------------------------------------------------------


def recorder(pen: Pen, table: Table, year: int | None = None) -> str:
    """Who has the pen in a year, after all that was passed on before it; always exactly one (ME-CHR-01)."""
    holder = pen.recorder or table.seats[0]
    for deed in pen.deed:
        if deed.kind == "pass" and (year is None or deed.year < year or deed.when != WINTER):
            holder = deed.to
    return holder


def asked_for_account(pen: Pen, victory: Victory, table: Table, away: Collection[str]) -> str:
    """Who is asked to write a battle up: the recorder, or, if he is away, who won it (ME-CHR-12)."""
    holder = recorder(pen, table, victory.year)
    return victory.victor if holder in away else holder


# --- what it writes --------------------------------------------------------------------------------------


def annotate(chronicle: Chronicle, pen: Pen, table: Table) -> Chronicle:
    """The chronicle with everything that was written into it; raises `Refused` at the first deed that may not be."""
    written = Written(chronicle, pen, table)
    for number, deed in enumerate(pen.deed, 1):
        _check_seat(deed.by, table.seats)
        if deed.kind != "pass" and not 0 < len(deed.text) <= LONGEST:
            raise Refused.of("chronicle-pen-text", deed=number, longest=LONGEST)
        DEEDS[deed.kind](written, deed)
    return written.chronicle


class Written:
    """The chronicle while deeds are written into it."""

    def __init__(self, chronicle: Chronicle, pen: Pen, table: Table) -> None:
        self.chronicle, self.table = chronicle, table
        self.language = Language(chronicle.lang, "")
        self.holder = pen.recorder or table.seats[0]

    def note(self, deed: Deed) -> None:
        """The recorder adds what he thinks fit."""
        self._only_recorder(deed)
        head = capital(self.language.word("by-recorder"))
        self._into(deed, lambda of: (*of, Paragraph(deed.text, "note", head)))

    def correct(self, deed: Deed) -> None:
        """The recorder puts it in other words; the facts of a battle and its victor's account he may not touch."""
        self._only_recorder(deed)

        def put(of: tuple[Paragraph, ...]) -> Iterable[Paragraph]:
            if not 0 < deed.paragraph <= len(of):
                raise Refused.of("chronicle-pen-paragraph", paragraph=deed.paragraph, most=len(of))
            old = of[deed.paragraph - 1]
            if old.kind in ("facts", "account"):
                raise Refused.of("chronicle-pen-facts", rule="ME-CHR-01", paragraph=deed.paragraph)
            return (*of[: deed.paragraph - 1], replace(old, text=deed.text, told=()), *of[deed.paragraph :])

        self._into(deed, put)

    def account(self, deed: Deed) -> None:
        """The winner of a battle tells it himself; it need not be truthful (ME-CHR-10)."""
        key = self._battle(deed)
        if deed.by not in self._victors(key):
            raise Refused.of("chronicle-pen-not-victor", rule="ME-CHR-10", seat=deed.by, battle=key)
        self._into(
            deed,
            lambda of: (
                replace(p, text=deed.text, told=()) if (p.kind, p.battle) == ("account", key) else p for p in of
            ),
        )

    def remark(self, deed: Deed) -> None:
        """The recorder's comment on a battle, marked as such (ME-CHR-10)."""
        self._only_recorder(deed)
        key = self._battle(deed)
        note = Paragraph(deed.text, "note", capital(self.language.word("remark")), key)

        def put(of: tuple[Paragraph, ...]) -> Iterable[Paragraph]:
            last = max(i for i, p in enumerate(of) if p.battle == key)
            return (*of[: last + 1], note, *of[last + 1 :])

        self._into(deed, put)

    def pass_on(self, deed: Deed) -> None:
        """After a winter to another player; from a recorder who has left at any time (ME-CHR-13)."""
        _check_seat(deed.to, self.table.seats)
        if self.holder not in self.table.out:
            self._only_recorder(deed)
            if deed.when != WINTER or not (self.table.over or self.table.year > deed.year):
                raise Refused.of("chronicle-pen-not-yet", rule="ME-CHR-13", seat=deed.by)
        self.holder = deed.to

    def _only_recorder(self, deed: Deed) -> None:
        if deed.by != self.holder:
            raise Refused.of("chronicle-pen-not-recorder", rule="ME-CHR-01", seat=deed.by, recorder=self.holder)

    def _battle(self, deed: Deed) -> str:
        key = f"{deed.year}.{deed.when}.{deed.place}"
        if not self._victors(key):
            raise Refused.of("chronicle-pen-no-battle", rule="ME-CHR-08", battle=key)
        return key

    def _victors(self, key: str) -> list[str]:
        return [v.victor for v in self.chronicle.victories if v.key == key]

    def _into(self, deed: Deed, put: Callable[[tuple[Paragraph, ...]], Iterable[Paragraph]]) -> None:
        """Change the entry of the deed's date, which must be there."""
        found = False

        def entry(e: Entry) -> Entry:
            nonlocal found
            if e.month != deed.when or found:
                return e
            found = True
            return replace(e, paragraphs=tuple(put(e.paragraphs)))

        def year(y: Year) -> Year:
            return replace(y, entries=tuple(map(entry, y.entries))) if y.year == deed.year else y

        self.chronicle = replace(self.chronicle, years=tuple(map(year, self.chronicle.years)))
        if not found:
            raise Refused.of("chronicle-pen-no-entry", year=str(deed.year), month=str(deed.month))


DEEDS: dict[str, Callable[[Written, Deed], None]] = {
    "note": Written.note,
    "correct": Written.correct,
    "account": Written.account,
    "remark": Written.remark,
    "pass": Written.pass_on,
}
