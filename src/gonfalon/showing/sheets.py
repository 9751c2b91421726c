"""What showing has to know of a rule set: how its view is laid out on a page. One protocol, one class for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gonfalon.kernel import Event
from gonfalon.kernel.questions import Form, Question
from gonfalon.names import Name
from gonfalon.render.scene import Scene
from gonfalon.rulesets.registry import part
from gonfalon.showing import types
from gonfalon.world.board import TileBoard

if TYPE_CHECKING:
    from gonfalon.showing.gazetteer import Gazetteer
    from gonfalon.showing.maps import Chart
    from gonfalon.showing.sight import Sight
    from gonfalon.showing.words import Words


class Ground(NamedTuple):
    """What lies open before everybody: the world, what its rivers and ranges are called, and the settings."""

    board: TileBoard
    labels: tuple[tuple[str, Name], ...]
    settings: Any
    spaces: tuple[str, ...] = ()  # places beside a map in the making, where tiles may come to lie


class Moment(NamedTuple):
    """When an event happened."""

    when: str
    phase: str


class Figures(NamedTuple):
    """What the graphs show of one realm at one moment; None where the viewer knew nothing."""

    tiles: int
    strength: int | None
    revenue: int


class Sheets(Protocol):
    """The pages of one rule set. Everything is made from a `Sight`, that is, from what one viewer knows."""

    def ground(self, state: Any) -> Ground:
        """World and settings of a campaign."""
        ...

    def side(self, view: Any, ground: Ground, who: str) -> str:
        """The realm in whose name somebody plays; himself if in nobody's."""
        ...

    def laid_over(self, views: Mapping[str, Any], public: Any) -> Any:
        """The views of all seats as one that hides nothing."""
        ...

    def facts(self, view: Any, ground: Ground) -> Any:
        """The view in the form in which the other methods read it."""
        ...

    def gazetteer(self, view: Any, ground: Ground, words: Words) -> Gazetteer:
        """What everything is called."""
        ...

    def calendar(self, sight: Sight) -> types.Calendar:
        """Where the campaign stands."""
        ...

    def moments(self, sight: Sight, events: Sequence[Event]) -> Iterator[Moment]:
        """When each of these events, which follow one another, happened."""
        ...

    def opens(self, event: Event) -> bool:
        """Does the time of the events after this one follow from it alone?"""
        ...

    def tone(self, sight: Sight, event: Event) -> types.Tone:
        """How the event sounds to the viewer."""
        ...

    def realms(self, sight: Sight) -> tuple[types.RealmCard, ...]:
        """All realms; who rules them and whom the table waits for is added by the page."""
        ...

    def places(self, sight: Sight) -> dict[str, types.Place]:
        """Every tile, with all the viewer knows of it."""
        ...

    def scene(self, sight: Sight) -> Scene:
        """What stands on the map, for the drawing."""
        ...

    def pieces(self, sight: Sight, chart: Chart) -> tuple[types.Piece, ...]:
        """What stands on the map, for the hand."""
        ...

    def army(self, sight: Sight) -> types.Army | None:
        """The viewer's army sheet."""
        ...

    def treasury(self, sight: Sight) -> types.Treasury | None:
        """His money, while it is winter."""
        ...

    def battle(self, sight: Sight, log: Sequence[types.LogEntry]) -> types.Battle | None:
        """The battle of the moment."""
        ...

    def scene_of(self, question: Question[Any]) -> types.Scene:
        """Where a question belongs: on the map, in a battle, in winter or in setting up."""
        ...

    def corner_of(self, question: Question[Any]) -> types.Corner:
        """Whether a question has a place of its own: to give up, or among the letters."""
        ...

    def pacts(self, words: Words) -> types.Note | None:
        """What is to be said of pacts, where there are any."""
        ...

    def about_pacts(self, event: Event) -> bool:
        """Was something said of a pact?"""
        ...

    def option(self, sight: Sight, question: Question[Any], answer: Any) -> types.Option:
        """An answer in words, with what it is about and its odds."""
        ...

    def counters(self, sight: Sight, answers: Iterable[Any]) -> tuple[types.Counter, ...]:
        """The counters of those answers that differ from others in a number only."""
        ...

    def part(self, sight: Sight, name: str) -> types.Choice:
        """A part of what is shared out: the piece it goes to, and what that is called."""
        ...

    def field(self, sight: Sight, question: Question[Any], name: str) -> str:
        """What a field of a form is called."""
        ...

    def choice(self, sight: Sight, question: Question[Any], value: str) -> str:
        """What one of the choices of a field is called."""
        ...

    def among(self, sight: Sight, question: Form, name: str) -> tuple[types.Choice, ...]:
        """What a field can be that the rules read as a text, where all of it can be listed; else nothing."""
        ...

    def tries(self, question: Question[Any], pieces: Sequence[str], place: str) -> Iterator[str]:
        """The orders that these pieces and that place could mean, in text notation, the likeliest first."""
        ...

    def standing(self) -> dict[str, tuple[str, ...]]:
        """The kinds of question for which one may leave an order, and the orders that make a difference."""
        ...

    def recalled(self, sight: Sight, what: str, answer: str) -> str:
        """An answer given earlier to that question, in words."""
        ...

    def corrections(self, sight: Sight) -> types.Corrections:
        """What an umpire can put right, with how it stands: made from his sight, for him alone."""
        ...

    def corrected(self, sight: Sight, change: Mapping[str, Any]) -> str:
        """A correction as people say it."""
        ...

    def figures(self, sight: Sight) -> dict[str, Figures]:
        """What the graphs show, by realm."""
        ...


def sheets_of(ruleset: str) -> Sheets:
    """The sheets of a rule set; raises `Refused` if it has none."""
    found: Sheets = part("showing", ruleset, "SHEETS")
    return found
