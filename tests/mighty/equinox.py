"""Equinoxes for the stage: a war in which Red alone has a wizard, and castings with scripted dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stage import Told, a_war, put_banner
from winters import in_winter, through

from gonfalon.rulesets.mighty.magic import casting
from gonfalon.rulesets.mighty.magic.table import AUTUMN, SPRING, Chart
from gonfalon.rulesets.mighty.spells import spell as spells
from gonfalon.rulesets.mighty.spells.spell import KNOWN
from gonfalon.rulesets.mighty.state import Spell, War
from gonfalon.world.board import TileBoard

FAR = (6, 6)  # a range roll that reaches any target


def an_autumn(board: TileBoard | None = None, realms: dict[str, str] | None = None, **settings: Any) -> War:
    """The autumn equinox opens; Red's wizard is in his capital B2."""
    war = in_winter(a_war(realms, board=board, winter=True, **settings), "autumn-equinox")
    put_banner(war, "red.1", "B2", 500)
    return war


def a_spring(board: TileBoard | None = None, realms: dict[str, str] | None = None, **settings: Any) -> War:
    """The spring equinox opens; Red's wizard is in his capital B2."""
    war = an_autumn(board, realms, **settings)
    war.phase = "spring-equinox"
    return war


def twelve(number: int) -> tuple[int, int]:
    """Two ordinary dice that make this number of a D12."""
    return (number, 1) if number <= 6 else (number - 6, 6)


def number_of(name: str, chart: Chart) -> int:
    return next(number for number, magic in chart.items() if magic.name == name)


def cast(
    war: War, name: str, at: str = "", *, range_: Sequence[int] = FAR, answers: Sequence[str] = (), dice: Any = ()
) -> Told:
    """Red draws this spell, keeps it and casts it; the rest of the phase passes."""
    autumn = war.phase == "autumn-equinox"
    thrown = (*twelve(number_of(name, AUTUMN if autumn else SPRING)), *(range_ if at else ()), *dice)
    said = ("keep", f"cast at {at}" if at else "cast", *answers)
    return through(war, casting.autumn if autumn else casting.spring, said, thrown)


def under(war: War, name: str, place: str, caster: str = "red", **more: Any) -> Spell:
    """A spell rests on this tile since the last winter."""
    spell = spells.rest(war, KNOWN[name], caster, place, **more)
    war.told.clear()
    return spell


def names(war: War) -> list[str]:
    """The spells in force."""
    return [spell.name for spell in war.spells.values()]
