"""From events to a chronicle: for one reader, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec.structs import replace

from gonfalon.chronicle.calendar import SEASON, WINTER, Calendar
from gonfalon.chronicle.language import Language, capital
from gonfalon.chronicle.matter import Matter, names_of
from gonfalon.chronicle.mighty.atlas import Atlas
from gonfalon.chronicle.mighty.battles import battle_key
from gonfalon.chronicle.mighty.happenings import FREE, UNSEATED, Battle, Ending, Happening, Naming
from gonfalon.chronicle.mighty.ledger import Ledger
from gonfalon.chronicle.mighty.listening import Listener
from gonfalon.chronicle.mighty.memory import PARAGRAPH, Beat
from gonfalon.chronicle.mighty.months import Scribe
from gonfalon.chronicle.mighty.narrator import Clause, Narrator
from gonfalon.chronicle.mighty.people import People
from gonfalon.chronicle.pages import Chronicle, Entry, Paragraph, Told, Victory, Year

HEADS, WORTHY = 3, 20  # matters in a year's argument, and the weight from which they are worth it


def atlas_of(matter: Matter) -> Atlas:
    """The map before anything has happened on it."""
    return Atlas(matter.board, names_of(matter).world)


def write(matter: Matter, lang: str, calendar: Calendar | None = None) -> Chronicle:
    """The chronicle of a campaign as far as its reader may know it."""
    kept = calendar or Calendar()
    return Writer(matter, lang, replace(kept, by_year=True) if matter.by_year else kept).chronicle()


class Writer:
    """Holds what one telling needs."""

    def __init__(self, matter: Matter, lang: str, calendar: Calendar) -> None:
        self.matter, self.calendar = matter, calendar
        self.language = Language(lang, matter.seed)
        atlas = atlas_of(matter)
        listener = Listener(atlas)
        self.happenings = listener.listen(matter.events)
        if matter.over and matter.scores and self.happenings:
            self.happenings += listener.finish()
            self.happenings.append(self._ending(listener.ledger))
        capitals = {realm: place for place, realm in listener.seats.items()}
        self.narrator = Narrator(self.language, atlas, People(matter.realms, names_of(matter), matter.seed), capitals)
        self.scribe = Scribe(self.narrator, matter.reader)

    def _ending(self, ledger: Ledger) -> Ending:
        """Who stands where, and the town over which most flags have flown."""
        last = self.happenings[-1]
        ranked = sorted(self.matter.scores.items(), key=lambda pair: -pair[1])
        town = max(sorted(ledger.kinds), key=lambda place: len(ledger.flown.get(place, ())), default="")
        return Ending(
            place=town,
            owner=ledger.owners.get(town, ""),
            flown=tuple(ledger.flown.get(town, ())),
            kind="ending",
            year=last.year,
            month=last.month,
            seq=last.seq + 1,
            scores=tuple(ranked),
            winner=self.matter.winner,
        )

    def chronicle(self) -> Chronicle:
        title = self.narrator.atlas.world_name(self.language.lang)
        years = [self._year(year, list(of)) for year, of in groupby(self.happenings, key=lambda e: e.year)]
        won = [e for e in self.happenings if isinstance(e, Battle) and e.result != "draw" and e.victor not in UNSEATED]
        victories = tuple(Victory(battle_key(e), e.victor, e.year, e.month) for e in won)
        return Chronicle(title, self.language.lang, tuple(years), victories, tuple(self.language.spoken))

    def _year(self, year: int, happenings: list[Happening]) -> Year:
        self.scribe.kept = []
        self.language.new_year()
        entries: list[Entry] = []
        for month, of in groupby(happenings, key=lambda e: e.month):
            month_of = list(of)
            entries += self._entries(year, month, self.scribe.month(month_of))
            for naming in (e for e in month_of if isinstance(e, Naming)):
                self.narrator.rename(naming)
        closed = any(e.month == WINTER for e in happenings) or self._is_past(year)
        heads = self._heads() if closed else ()
        listed = self.language.listing([head.text for head in heads])
        argument = capital(self.language.word("argument", heads=listed)) + "." if heads else ""
        return Year(year, self.calendar.year(year, self.language), argument, tuple(entries), heads)

    def _is_past(self, year: int) -> bool:
        return self.matter.over or self.happenings[-1].year > year

    def _entries(self, year: int, month: int, strands: list[list[Paragraph]]) -> Iterable[Entry]:
        """One entry for a month; of a winter one, or, where its matters are dated, one for each (ME-CHR-06)."""
        label, date = self.calendar.month(month, self.language), self.calendar.date(year, month, self.language)
        if month == WINTER and self.calendar.winter_dates:
            for number, strand in enumerate(strands):
                dated = self.calendar.winter_month(self.matter.seed, year, number)
                assert SEASON < dated <= 2 * SEASON
                when = self.calendar.date(year, dated, self.language)
                yield Entry(month, self.calendar.month(dated, self.language), when, tuple(strand))
        elif strands:
            yield Entry(month, label, date, tuple(p for strand in strands for p in strand))

    def _heads(self) -> tuple[Told, ...]:
        """Heads for the page, as old books have them: the year's heaviest matters, in their order."""
        heads: dict[str, Beat] = {}
        for b in sorted((b for b in self.scribe.kept if b.weight >= WORTHY), key=lambda b: -b.weight):
            named = b.weight < PARAGRAPH and any(b.event.who == told.event.who for told in heads.values())
            if (message := self._head(b.event)) and message not in heads and len(heads) < HEADS and not named:
                heads[message] = b
        n = self.narrator
        n.mentioned = {*self.matter.realms, *(p for b in heads.values() for p in _persons(b.event))}
        n.subject = ""
        told = []
        for message, b in sorted(heads.items(), key=lambda pair: pair[1].event.seq):
            picked = self.language.pick((message,), str(b.event.seq), n.words(Clause((), b)))
            told.append(Told(picked.text, picked.variant, "", b.event.heard))
        return tuple(told)

    def _head(self, e: Happening) -> str:
        names = [f"in-which-{e.kind}-{e.result}"] if isinstance(e, Battle) else [f"in-which-{e.kind}"]
        names.append(f"in-which-{e.kind.partition('-')[0]}")
        if isinstance(e, Battle) and FREE in (e.who, e.foe):
            return ""
        return next((name for name in names if self.language.has(name) and self.language.fresh(name)), "")


def _persons(e: Happening) -> list[str]:
    return [who for who in (e.lead, e.victim, getattr(e, "foelead", ""), getattr(e, "fallen", "")) if who]
