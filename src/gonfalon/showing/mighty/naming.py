"""Names in `mighty`: realms and towns as the view calls them, the independents and the dead by their words."""

from __future__ import annotations

from gonfalon.kernel.questions import Form
from gonfalon.rulesets.mighty.realms.naming import PARTS
from gonfalon.rulesets.mighty.seen import SeenWar
from gonfalon.rulesets.mighty.state import INDEPENDENT, UNDEAD
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.sheets import Ground
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Choice
from gonfalon.showing.words import Words


def gazetteer(view: SeenWar, ground: Ground, words: Words) -> Gazetteer:
    """The names of a war; before realms have names, and for commanders, the seat itself serves."""
    called = view.names
    seats = (*view.realms, *ground.settings.commanders)
    realms = {seat: called.get(seat, seat.title()) for seat in seats}
    free = {INDEPENDENT: words("showing-independents"), UNDEAD: words("showing-undead")}
    places = {place: name for place, name in called.items() if place in ground.board.tiles}
    return Gazetteer(words, places, {**realms, **free})


def race(sight: Sight, race: str) -> str:
    """A people by its name."""
    return sight.words("race-name", race=race)


def to_name(sight: Sight, question: Form) -> tuple[Choice, ...]:
    """What this player may give a name to, by what it is called now: his realm, his people, towns, landmarks."""
    blank = (("name", "N"), *((part, "") for part in PARTS))
    marks = {mark: name.text(sight.words.lang) for mark, name in sight.ground.labels}
    his = [(what, name) for what, name in (*sight.view.names.items(), *marks.items()) if _may(question, what, blank)]
    return tuple(Choice(value=what, label=_titled(sight, what, name)) for what, name in his)


def _may(question: Form, what: str, blank: tuple[tuple[str, str], ...]) -> bool:
    return question.check((("what", what), *blank)) is None


def _titled(sight: Sight, what: str, name: str) -> str:
    """A captain with his banner: many a name says little by itself."""
    _, mark, number = what.rpartition(".")
    return sight.words("name-of-banner", name=name, number=number) if mark and number != "0" else name
