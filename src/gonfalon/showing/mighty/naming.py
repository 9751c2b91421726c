"""Names in `mighty`: realms and towns as the view calls them, the independents and the dead by their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gonfalon.rulesets.mighty.state import INDEPENDENT, UNDEAD
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.sheets import Ground
from gonfalon.showing.words import Words


def gazetteer(view: Mapping[str, Any], ground: Ground, words: Words) -> Gazetteer:
    """The names of a war; before realms have names, and for commanders, the seat itself serves."""
    called = view["names"]
    seats = (*view["realms"], *ground.settings.commanders)
    realms = {seat: called.get(seat, seat.title()) for seat in seats}
    free = {INDEPENDENT: words("showing-independents"), UNDEAD: words("showing-undead")}
    places = {place: name for place, name in called.items() if place in ground.board.tiles}
    return Gazetteer(words, places, {**realms, **free})
