"""Realms and persons as the chronicle calls them. Names have no effect on play (ME-NAM-01, ME-NAM-08, ME-NAM-14).

Every banner number of a realm has a captain, and the realm a ruler. What they are called is said by the campaign's
names and by their owners; the chronicle adds a title where they have none.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gonfalon.chronicle.matter import RealmInfo
from gonfalon.names import RULER, CampaignNames
from gonfalon.names import Person as Called
from gonfalon.names.dice import Stream

TITLES = {  # by voice: captains, then rulers; each is a word of the language files, with its gender
    "men": (("captain", "count", "baroness", "marshal", "knight"), ("duke", "margravine")),
    "dwarfs": (("thane", "ironmaster", "marshal"), ("highking",)),
    "orcs": (("chief", "boss", "bigboss"), ("warlord",)),
    "elves": (("lord", "lady", "swordsinger"), ("prince", "queen")),
    "skaven": (("claw", "packmaster", "fang"), ("greyseer",)),
    "undead": (("wight", "baronofdust", "countess"), ("tombking",)),
}


class Person(msgspec.Struct, frozen=True):
    """A person's title (a word of the language files) and what he is called, with an own title if he has one."""

    title: str
    called: Called

    @property
    def name(self) -> str:
        return self.called.name


class People:
    """The persons of a campaign, found by id: `red.3#0` is the first captain of Red's third banner."""

    def __init__(self, realms: Mapping[str, RealmInfo], names: CampaignNames, seed: str) -> None:
        self.realms, self._names, self._seed = realms, names, seed
        self._called: dict[str, Called] = {}  # by their owners

    def call(self, who: str, called: Called) -> None:
        """His owner calls him so from now on (ME-NAM-14)."""
        self._called[who] = called

    def person(self, who: str) -> Person:
        return Person(self._title(who), self._called.get(who) or Called(self._names.captain(who)))

    def _title(self, who: str) -> str:
        banner, _, turn = who.partition("#")
        realm, _, number = banner.rpartition(".")
        titles = TITLES[self.realms[realm].voice][int(number) == RULER]
        return titles[Stream(self._seed, "chronicle", realm, number, turn).randrange(len(titles))]
