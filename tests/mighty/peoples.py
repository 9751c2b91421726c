"""Peoples for the stage: a war with the rules of races, in which realms are of these races."""

from __future__ import annotations

from msgspec.structs import replace
from stage import a_board, a_war

from gonfalon.rulesets.mighty.state import War
from gonfalon.world.tiles import Tile

UNDEAD, DWARFS, HIGH_ELVES, WOOD_ELVES = "undead", "dwarfs", "high-elves", "wood-elves"
ORCS, SKAVEN, MEN = "orcs-and-goblins", "skaven", "men"
ALL = (MEN, UNDEAD, DWARFS, HIGH_ELVES, WOOD_ELVES, ORCS, SKAVEN)
WOOD = Tile("L09")


def people(war: War, **races: str) -> War:
    """These realms are of these races (`red="undead"`)."""
    for realm, race in races.items():
        war.realms[realm] = replace(war.realms[realm], race=race)
    return war


def a_people(race: str, tiles: dict[str, Tile] | None = None, **more: object) -> War:
    """Red is of this race and plays his turn; Blue is of Men."""
    return people(a_war(board=a_board(special=tiles), **{"races": True, **more}), red=race)  # type: ignore[arg-type]
