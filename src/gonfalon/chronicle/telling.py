"""Who tells of a campaign: each rule set that has a chronicle brings its own teller (`chronicle/NAME`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from gonfalon.chronicle.calendar import Calendar
from gonfalon.chronicle.matter import Matter
from gonfalon.chronicle.pages import Chronicle
from gonfalon.chronicle.pen import Pen
from gonfalon.chronicle.pen import Table as At
from gonfalon.kernel import Table
from gonfalon.kernel.messages import Refused
from gonfalon.rulesets.registry import has_part, part, playable
from gonfalon.world.tiles import PlaceId


class Scene(NamedTuple):
    """What weighs most in an entry and can be shown on the map: what it was, where, and what that place is called."""

    what: str
    place: PlaceId
    name: str
    when: str


class Teller(NamedTuple):
    """How a rule set is told of."""

    matter_of: Callable[[Table[Any], str, Pen], Matter]  # what a reader may know
    at_table: Callable[[Table[Any]], At]  # what a pen is checked against
    write: Callable[[Matter, str, Calendar | None], Chronicle]
    scenes: Callable[[Matter, str], Mapping[tuple[int, int], Scene]]  # by year and month


def teller_of(ruleset: str) -> Teller:
    """Who tells of this rule set; raises `Refused` if nobody can."""
    if not has_part("chronicle", ruleset):
        known = [name for name in playable() if has_part("chronicle", name)]
        raise Refused.of("chronicle-ruleset", ruleset=ruleset, known=", ".join(known))
    found: Teller = part("chronicle", ruleset, "TELLER")
    return found
