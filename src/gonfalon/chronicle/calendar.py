"""How the chronicle counts time (ME-CHR-02 to ME-CHR-06)."""

from __future__ import annotations

from typing import Literal

import msgspec

from gonfalon.chronicle.language import Language
from gonfalon.names.dice import Stream

ANIMALS = ("bear", "cat", "dog", "dragon", "eagle", "fox", "griffon", "hydra", "lion", "tiger")  # ME-CHR-03
ADJECTIVES = (  # ME-CHR-04
    (
        "leaping",
        "red",
        "fiery",
        "dark",
        "screaming",
        "dancing",
        "dire",
        "fighting",
        "grim",
        "gaunt",
        "destroying",
        "mad",
    )
)
CYCLE = len(ANIMALS)
BEFORE, WINTER = 0, 99  # beside the months of a season, which count from 1
SEASON = 6  # months of a season; the winter's are counted on from there (ME-CHR-06)


class Calendar(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The recorder's choice of dating; he may change it whenever a cycle begins, or before.

    `adjectives` are words of our list or of his own, one a cycle or one a year; where they run out, one is drawn.
    """

    years: Literal["plain", "animals"] = "animals"
    months: Literal["turns", "months"] = "months"
    winter_dates: bool = False
    adjectives: tuple[str, ...] = ()
    by_year: bool = False  # an adjective serves one year, not ten (ME-CHR-04)

    def year(self, year: int, language: Language) -> str:
        """The name of a year, as it heads the page (ME-CHR-07)."""
        if self.years == "plain":
            return language.word("year-plain", n=str(year))
        return language.word(
            "year-animal", animal=self._animal(year, language), adjective=self._adjective(year, language)
        )

    def month(self, month: int, language: Language) -> str:
        """What stands in the margin beside the entries of a month."""
        if month == BEFORE:
            return language.word("before")
        if month == WINTER:
            return language.word("winter" if self.months == "months" else "winter-season")
        if self.months == "turns":
            return language.word("turn", n=str(month))
        return language.word("month", nth=language.word(f"nth-{month}"))

    def date(self, year: int, month: int, language: Language) -> str:
        """A date in full: `3rd month of the year of the Red Eagle` (ME-CHR-05)."""
        if month in (BEFORE, WINTER) or self.years == "plain" or self.months == "turns":
            return f"{self.year(year, language)}, {self.month(month, language)}"
        nth = language.word("ordinal", n=month)
        name = self.year(year, language)
        return language.word("date", nth=nth, year=name[:1].lower() + name[1:])

    def winter_month(self, seed: str, year: int, number: int) -> int:
        """The month of the number-th matter of a winter, diced as 6 + D6 with dice of the chronicle's own."""
        return SEASON + 1 + Stream(seed, "chronicle", "winter", year, number).randrange(6)

    def _animal(self, year: int, language: Language) -> str:
        return language.word(f"animal-{ANIMALS[(year - 1) % CYCLE]}")

    def _adjective(self, year: int, language: Language) -> str:
        turn = (year - 1) // (1 if self.by_year else CYCLE)
        if turn < len(self.adjectives):
            own = self.adjectives[turn]
        else:
            free = [a for a in ADJECTIVES if a not in self.adjectives]
            shift = Stream(language.seed, "chronicle", "cycles").randrange(len(free))
            own = free[(shift + turn) % len(free)]
        key = f"adjective-{own.lower()}"
        return language.word(key) if own.lower() in ADJECTIVES else own
