"""What a chronicle is made from, whatever rule set it tells of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from gonfalon.kernel import Event
from gonfalon.names import CampaignNames, Throne, name_campaign
from gonfalon.names.places import ENGLISH, Usage
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import PlaceId

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
PLAIN_SPOKEN = "men"  # the voice of a people the tables do not know


class RealmInfo(msgspec.Struct, frozen=True):
    """What everybody knows of a realm."""

    id: str
    race: str = "men"  # in whose voice it is told
    capital: PlaceId = ""
    speaks: str = ""  # the race whose charts its names come from, if it is not the same

    @property
    def voice(self) -> str:
        return VOICES.get(self.race, PLAIN_SPOKEN)


class Matter(msgspec.Struct, frozen=True):
    """All that a chronicle is made from: the world, what everybody knows of its realms, and what its reader heard."""

    board: TileBoard
    seed: str
    realms: Mapping[str, RealmInfo]
    events: Sequence[Event]
    reader: str = ""
    over: bool = False
    scores: Mapping[str, int] = {}
    winner: str = ""
    usage: Usage = ENGLISH  # the edition of the name charts
    by_year: bool = False  # every year has an adjective of its own (ME-CHR-04)


def names_of(matter: Matter) -> CampaignNames:
    """What everything is called that nobody has called otherwise: as the table shows it."""
    thrones = (Throne(realm.id, realm.capital, realm.speaks or realm.race) for realm in matter.realms.values())
    return name_campaign(matter.board, matter.seed, tuple(thrones), matter.usage)
