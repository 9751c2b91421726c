"""The chronicle as a book on the page: what one reader may know, with what people wrote into it (ME-CHR).

Every reader has a book of his own until the campaign is over, so what the recorder writes does not fit everywhere. A
correction replaces the words he saw, where the same words stand; elsewhere (another reader, another language) it is
read as a note beside them, so that nothing he wrote is lost. What has no place in a reader's book is left out of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from gonfalon.chronicle import Chronicle, Matter, Pen, Teller, html, markdown, teller_of
from gonfalon.chronicle.pages import Entry, Paragraph, Year
from gonfalon.chronicle.pen import DEEDS, LONGEST, Deed, Written
from gonfalon.chronicle.pen import Table as At
from gonfalon.kernel import Eyes, Table
from gonfalon.kernel.messages import Refused
from gonfalon.showing.plates import Plate, key_of, plates
from gonfalon.showing.types import Shown

FORMS = {"md": markdown, "html": html}
NAMED: dict[str, Literal["winter", "before"]] = {"winter": "winter", "before": "before"}  # times that are no month


class BookLine(Shown, frozen=True):
    """A paragraph, and what this reader may do to it: nothing, put it in other words, or tell the battle himself."""

    n: int
    kind: Literal["text", "facts", "account", "note"]
    head: str
    text: str
    battle: str = ""
    may: Literal["", "correct", "account"] = ""


class BookEntry(Shown, frozen=True):
    """What is told of a month, a winter or the time before; `key` is `2.4`, `2.winter` or `1.before`."""

    key: str
    year: int
    month: int
    title: str
    date: str
    lines: tuple[BookLine, ...]
    edited: bool
    plate: Plate | None = None


class BookYear(Shown, frozen=True):
    year: int
    name: str
    argument: str
    entries: tuple[BookEntry, ...]


class PenRules(Shown, frozen=True):
    """The clauses of the recorder's pen: to write, to tell a battle one has won, to pass it on."""

    write: str = "ME-CHR-01"
    account: str = "ME-CHR-10"
    passing: str = "ME-CHR-13"


class Book(Shown, frozen=True):
    """The whole of it: who holds the pen, whether that is the reader, and to whom he may pass it now."""

    title: str
    years: tuple[BookYear, ...]
    pen: str
    mine: bool
    heirs: tuple[str, ...]
    rules: PenRules
    longest: int = LONGEST


class Penned(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deed of the pen as it is kept; a correction knows the words it replaced."""

    deed: Deed
    was: str = ""


# --- reading ---------------------------------------------------------------------------------------------


def book(table: Table[Any], reader: Eyes, lang: str, penned: Sequence[Penned]) -> Book:
    """The chronicle of one reader, ready for the page."""
    teller = teller_of(table.rules.name)
    matter, (written, edited) = _matter(teller, table, reader), _written(table, reader, lang, penned)
    mine, at = reader.seat == written.holder, teller.at_table(table)
    pictures = plates(teller, matter, lang)
    told = Telling(written.chronicle, reader.seat, mine, edited, pictures)
    heirs = tuple(s for s in at.seats if s != written.holder) if mine and _may_pass(written, at) else ()
    years = tuple(map(told.year, written.chronicle.years))
    return Book(
        title=written.chronicle.title, years=years, pen=written.holder, mine=mine, heirs=heirs, rules=PenRules()
    )


def paper(table: Table[Any], reader: Eyes, lang: str, penned: Sequence[Penned], form: str) -> str:
    """The same on paper, as Markdown or as a page of HTML."""
    if form not in FORMS:
        raise Refused.of("chronicle-format", format=form, known=", ".join(FORMS))
    return FORMS[form](_written(table, reader, lang, penned)[0].chronicle)


class Telling:
    """Turns pages of the chronicle into pages of the book."""

    def __init__(
        self, chronicle: Chronicle, reader: str, mine: bool, edited: set[str], pictures: dict[str, Plate]
    ) -> None:
        self.won = {victory.key for victory in chronicle.victories if victory.victor == reader}
        self.mine, self.edited, self.pictures = mine, edited, pictures

    def year(self, year: Year) -> BookYear:
        entries = tuple(self._entry(year.year, entry) for entry in year.entries)
        return BookYear(year=year.year, name=year.name, argument=year.argument, entries=entries)

    def _entry(self, year: int, entry: Entry) -> BookEntry:
        key = key_of(year, entry.month)
        return BookEntry(
            key=key,
            year=year,
            month=entry.month,
            title=entry.label,
            date=entry.date,
            lines=tuple(self._line(n, paragraph) for n, paragraph in enumerate(entry.paragraphs, 1)),
            edited=key in self.edited,
            plate=self.pictures.get(key),
        )

    def _line(self, n: int, p: Paragraph) -> BookLine:
        may: Literal["", "correct", "account"] = ""
        if p.kind == "account" and p.battle in self.won:
            may = "account"
        elif p.kind in ("text", "note") and self.mine:
            may = "correct"
        return BookLine(n=n, kind=p.kind, head=p.head, text=p.text, battle=p.battle, may=may)


def _matter(teller: Teller, table: Table[Any], reader: Eyes) -> Matter:
    """What the reader may know; an umpire reads everything."""
    if reader.umpire:
        return replace(teller.matter_of(table, "", Pen()), events=tuple(table.heard))
    return teller.matter_of(table, reader.seat, Pen())


def _written(table: Table[Any], reader: Eyes, lang: str, penned: Iterable[Penned]) -> tuple[Written, set[str]]:
    """The reader's chronicle with everything in it that people wrote and that has a place there."""
    teller = teller_of(table.rules.name)
    told = teller.write(_matter(teller, table, reader), lang, None)
    written = Written(told, Pen(), teller.at_table(table))
    edited: set[str] = set()
    for kept in penned:
        deed = _fitted(written.chronicle, kept)
        try:
            DEEDS[deed.kind](written, deed)
        except Refused:
            continue
        if deed.kind != "pass":
            edited.add(key_of(deed.year, deed.when))
    return written, edited


def _fitted(chronicle: Chronicle, kept: Penned) -> Deed:
    """A correction is of the paragraph with the same words; where there is none it is a note."""
    deed = kept.deed
    if deed.kind != "correct":
        return deed
    entry = _entry_of(chronicle, deed)
    found = [n for n, p in enumerate(entry.paragraphs, 1) if p.text == kept.was] if entry else []
    return replace(deed, paragraph=found[0]) if found else replace(deed, kind="note", paragraph=0)


def _entry_of(chronicle: Chronicle, deed: Deed) -> Entry | None:
    entries = (e for y in chronicle.years if y.year == deed.year for e in y.entries if e.month == deed.when)
    return next(entries, None)


# --- writing ---------------------------------------------------------------------------------------------


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to write into an entry: a note, other words for a paragraph, or his account of a battle."""

    text: str
    kind: Literal["note", "correct", "account", "remark"] = "note"
    paragraph: int = 0
    place: str = ""


def penned(table: Table[Any], by: str, lang: str, before: Sequence[Penned], key: str, words: Words) -> Penned:
    """The deed, checked against the book as its writer reads it; raises `Refused` and says why."""
    year, month = _date(key)
    text = " ".join(words.text.split())
    if not 0 < len(text) <= LONGEST:
        raise Refused.of("books-pen-text", longest=LONGEST)
    deed = Deed(words.kind, by, year, month, text, words.place, words.paragraph)
    written, _ = _written(table, Eyes(by), lang, before)
    entry = _entry_of(written.chronicle, deed)
    DEEDS[deed.kind](written, deed)
    was = entry.paragraphs[words.paragraph - 1].text if entry and deed.kind == "correct" else ""
    return Penned(deed, was)


def passed(table: Table[Any], by: str, lang: str, before: Sequence[Penned], to: str) -> Penned:
    """The pen goes to somebody else: after a winter, or from one who has left the war (ME-CHR-13)."""
    at = teller_of(table.rules.name).at_table(table)
    deed = Deed("pass", by, at.year if at.over else max(1, at.year - 1), "winter", to=to)
    written, _ = _written(table, Eyes(by), lang, before)
    DEEDS["pass"](written, deed)
    return Penned(deed)


def _may_pass(written: Written, at: At) -> bool:
    return at.over or at.year > 1 or written.holder in at.out


def _date(key: str) -> tuple[int, int | Literal["winter", "before"]]:
    """Year and month of an entry's key; raises `Refused` if it is none."""
    year, _, month = key.partition(".")
    if year.isascii() and year.isdecimal() and len(year) < 5:
        if month in NAMED:
            return int(year), NAMED[month]
        if month.isascii() and month.isdecimal() and len(month) < 3:
            return int(year), int(month)
    raise Refused.of("books-no-entry", entry=key[:40])
