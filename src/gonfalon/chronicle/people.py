"""Realms and persons as the chronicle calls them. Names have no effect on play (ME-NAM-01, ME-NAM-08, ME-NAM-14).

The rules know banners, not persons; the chronicle gives every banner number of a realm a captain, and the realm a
ruler. A captain keeps his number until he falls; then it has the next one.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gonfalon.names import name_person
from gonfalon.names.dice import Stream

RULER = 0  # the number under which a realm's ruler stands among its captains
NUMBERS = 16
VOICES = {  # race → the people whose manner it tells its victories in
    "men": "men",
    "empire": "men",
    "bretonnians": "men",
    "dwarfs": "dwarfs",
    "orcs-and-goblins": "orcs",
    "chaos": "orcs",
    "high-elves": "elves",
    "wood-elves": "elves",
    "dark-elves": "elves",
    "skaven": "skaven",
    "undead": "undead",
}
TITLES = {  # by voice: captains, then rulers; each is a word of the language files, with its gender
    "men": (("captain", "count", "baroness", "marshal", "knight"), ("duke", "margravine")),
    "dwarfs": (("thane", "ironmaster", "marshal"), ("highking",)),
    "orcs": (("chief", "boss", "bigboss"), ("warlord",)),
    "elves": (("lord", "lady", "swordsinger"), ("prince", "queen")),
    "skaven": (("claw", "packmaster", "fang"), ("greyseer",)),
    "undead": (("wight", "baronofdust", "countess"), ("tombking",)),
}
PLAIN_SPOKEN = "men"  # the voice of a people the tables do not know


class Person(msgspec.Struct, frozen=True):
    """A person's title (a word of the language files) and name."""

    title: str
    name: str


class RealmInfo(msgspec.Struct, frozen=True):
    """What everybody knows of a realm."""

    id: str
    race: str = "men"
    name: str = ""  # as its player calls it; otherwise the charts do

    @property
    def voice(self) -> str:
        return VOICES.get(self.race, PLAIN_SPOKEN)


class People:
    """The persons of a campaign, found by id: `red.3#0` is the first captain of Red's third banner."""

    def __init__(self, realms: Mapping[str, RealmInfo], seed: str) -> None:
        self.realms, self._seed = realms, seed
        self._named: dict[str, Person] = {}
        for realm in realms:  # the first of every number have their names before anybody else has his
            for number in range(NUMBERS):
                self._christen(f"{realm}.{number}#0", self._taken())
        self._firsts = self._taken()

    def person(self, who: str) -> Person:
        """Whoever comes later shares no name with the first; so it is the same whoever is asked for before him."""
        return self._named.get(who) or self._christen(who, self._firsts)

    def _taken(self) -> frozenset[str]:
        return frozenset(person.name.lower() for person in self._named.values())

    def _christen(self, who: str, taken: frozenset[str]) -> Person:
        banner, _, turn = who.partition("#")
        realm, _, number = banner.rpartition(".")
        dice, info = Stream(self._seed, "chronicle", realm, number, turn), self.realms[realm]
        titles = TITLES[info.voice][int(number) == RULER]
        title = titles[dice.randrange(len(titles))]
        self._named[who] = Person(title, name_person(info.race, dice, taken).name)
        return self._named[who]
