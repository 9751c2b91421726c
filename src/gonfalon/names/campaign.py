"""The names of a campaign: of its land, its realms, whatever is settled in it, and those who lead its banners.

They follow from the seed, the board and who rules where, and from nothing else: whoever asks, and in whatever order,
is told the same. The rules show them, the chronicle tells with them, and their owners may change them (ME-NAM-01).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from gonfalon.names.atlas import WorldNames, name_world
from gonfalon.names.dice import Stream
from gonfalon.names.landmarks import Landmark
from gonfalon.names.name import Name
from gonfalon.names.naming import name_person
from gonfalon.names.places import ENGLISH, Usage
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import PlaceId

RULER = 0  # the number under which a realm's ruler stands among its captains
NUMBERS = 16  # captains of a realm who have their names before anybody else has his
KEPT = 64  # campaigns whose names are at hand


class Throne(msgspec.Struct, frozen=True):
    """Who rules from where: a realm, its capital (if it has one yet), and the race whose charts it uses."""

    realm: str
    capital: PlaceId
    race: str


class CampaignNames:
    """All names that the charts give to a campaign. A captain is found by his id: `red.3#0` is Red's third, the first.

    He keeps his number until he falls; then it has the next one, `red.3#1`. Number 0 is the ruler himself.
    """

    def __init__(self, board: TileBoard, seed: str, thrones: tuple[Throne, ...], usage: Usage) -> None:
        self._seed, self._usage = seed, usage
        self._thrones = {throne.realm: throne for throne in thrones}
        self.world = self._world(board)
        self.landmarks = {mark.id: mark for mark in self.world.landmarks.values() if mark.kind != "place"}
        self.labels = {mark: self.world.names[mark] for mark in self.landmarks}  # what stands on the map besides
        self._captains: dict[str, str] = {}
        for realm in self._thrones:
            for number in range(NUMBERS):
                self._christen(f"{realm}.{number}#0", frozenset(map(str.lower, self._captains.values())))
        self._firsts = frozenset(map(str.lower, self._captains.values()))

    def _world(self, board: TileBoard) -> WorldNames:
        """Every place has the name that its settlement will bear, so that it does not matter which is founded first."""
        races = {throne.capital: throne.race for throne in self._thrones.values() if throne.capital}
        realms = [Landmark.of("realm", capital) for capital in sorted(races, key=board.places.index)]
        places = [Landmark.of("place", place) for place in board.places]
        return name_world(board, self._seed, races, self._usage).foretold((*realms, *places))

    def place(self, place: PlaceId) -> str:
        """What a settlement here is called."""
        return self.world.names[f"place:{place}"].en

    def realm(self, realm: str) -> Name:
        """What a realm with a capital is called: `root` is the plain name."""
        return self.world.names[f"realm:{self._thrones[realm].capital}"]

    def captain(self, who: str) -> str:
        """Whoever comes later shares no name with the first; so it is the same whoever is asked for before him."""
        return self._captains.get(who) or self._christen(who, self._firsts)

    def _christen(self, who: str, taken: frozenset[str]) -> str:
        banner, _, turn = who.partition("#")
        realm, _, number = banner.rpartition(".")
        throne = self._thrones[realm]
        dice = Stream(self._seed, "captains", realm, number, turn)
        tongue = self.world.tongues.get(throne.capital)
        self._captains[who] = name_person(throne.race, dice, taken, tongue).name
        return self._captains[who]


@lru_cache(maxsize=KEPT)
def name_campaign(board: TileBoard, seed: str, thrones: tuple[Throne, ...], usage: Usage = ENGLISH) -> CampaignNames:
    """The names of this campaign; those of the campaigns last asked for are at hand."""
    return CampaignNames(board, seed, thrones, usage)
