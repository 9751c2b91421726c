"""What the house has to know of a rule set: one descriptor for each, in its own folder; the register finds it there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

from gonfalon.kernel import RuleSet

Unit: TypeAlias = Literal["years", "rounds", "turns"]
Board: TypeAlias = Literal["laid", "by-hand", "file"]  # by the computer, by the players, from a map file
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Seats(NamedTuple):
    """How many may sit down, and how many do when nobody says."""

    least: int
    most: int
    usual: int


class Length(NamedTuple):
    """In what a campaign's length is counted, which is also the setting for it; and how many a simulated one has."""

    unit: Unit
    usual: int


class Choices(NamedTuple):
    """What can be chosen before a campaign begins. What stands in no group is chosen elsewhere on the page."""

    struct: type
    rules: Mapping[str, str]  # setting → its clause
    read: Callable[[Mapping[str, Any]], Any]
    trial: tuple[str, ...]  # seats with which a campaign could begin
    groups: Mapping[str, tuple[str, ...]]
    presets: Mapping[str, dict[str, Any]] = NOTHING
    races: bool = False


class Playing(NamedTuple):
    """A rule set that can be played."""

    rules: Callable[[], RuleSet[Any]]  # loaded when wanted, because most commands want none
    seats: Seats
    length: Length
    settings: Choices
    boards: tuple[Board, ...]
    quick_seats: int = 0  # of a campaign in one click; 0: the usual number
    house_rules: Mapping[str, Any] = NOTHING  # by which computers play where people would sit at a real table


class Descriptor(NamedTuple):
    """A rule set: its name, the letters with which its clauses begin, and how it is played if it can be."""

    name: str
    prefix: str
    playing: Playing | None = None  # None: there is only its catalogue yet
