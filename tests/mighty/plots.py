"""Plots for the stage: a winter in its espionage phase, with hired operatives or with counters on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from stage import Told, a_war, said, tell
from winters import in_winter, through

from gonfalon.rulesets.mighty.court import espionage, operatives
from gonfalon.rulesets.mighty.state import Pending, War
from gonfalon.words import LANGUAGES

THREE = {"red": "B2", "blue": "E5", "yellow": "B5"}


def pools(**hired: Any) -> War:
    """Everybody has hired these operatives, and nothing is declared yet; other names are settings."""
    kinds = {realm: hired.pop(realm, ()) for realm in THREE}
    war = in_winter(a_war(THREE, winter=True, **hired), "espionage")
    for realm in THREE:
        war.winter[realm] = replace(war.winter[realm], done=(espionage.STAGE,), operatives=kinds[realm])
    return war


def a_plot(*order: str, **settings: Any) -> War:
    """Everybody has placed his operatives, and these resolve them in this order (Red alone, if nobody is named)."""
    war = pools(**settings)
    war.pending = Pending(espionage=espionage.RESOLVING)
    war.order = order or ("red",)
    return war


def lay(war: War, realm: str, kind: str, place: str) -> None:
    """A counter lies on the map."""
    operatives.lay_down(war, realm, kind, place, "ME-ESP-04")
    war.told.clear()


def resolve(war: War, answers: Sequence[str] = (), dice: Sequence[int] = ()) -> Told:
    """The active player's only operative does its work; what happens can be said in every language."""
    told = tell(war, espionage.resolve(war), answers=answers, dice=dice)
    assert all(said(told, lang) for lang in LANGUAGES)
    return told


def phase(war: War, answers: tuple[str, ...] = (), dice: tuple[int, ...] = ()) -> Told:
    """What is left of the phase."""
    return through(war, espionage.step, answers, dice)
