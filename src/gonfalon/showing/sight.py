"""What a page is made of: one viewer's view and events, the open world, and his language. Nothing hidden is in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from gonfalon.kernel import Event, Eyes, State, Table
from gonfalon.kernel.rules import RuleSet
from gonfalon.kernel.views import known
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.sheets import Ground, Sheets, sheets_of
from gonfalon.showing.types import CampaignHead
from gonfalon.showing.words import Words


@dataclass(frozen=True, kw_only=True)
class Seat:
    """Who looks at which table, and with whose eyes."""

    table: Table[Any]
    eyes: Eyes
    campaign: CampaignHead
    role: str = "ruler"
    seats: tuple[str, ...] = ()  # all that this person may take
    rulers: Mapping[str, str] = field(default_factory=dict)  # seat → what the person in it is called
    commitment: str = ""
    secret: str = ""  # of the dice, once they may be opened
    verified: str = ""  # what came of checking them

    @property
    def who(self) -> str:
        """The seat whose eyes they are; empty for a spectator and for the umpire."""
        return self.eyes.seat


@dataclass(frozen=True, kw_only=True)
class Sight:
    """One viewer's knowledge at one moment. `facts` is the rule set's own form of the view."""

    who: str
    mine: str  # the realm whose things are his own; an umpire and a spectator have none
    view: Any
    facts: Any
    events: Sequence[Event]
    ground: Ground
    names: Gazetteer
    words: Words
    sheets: Sheets
    over: bool = False


class Instant(NamedTuple):
    """A moment of a campaign, now or in the past: the state, what the rules show each of it, and what was told."""

    rules: RuleSet[Any]
    state: State
    known: Callable[[str], Any]  # viewer → what the rules show him
    heard: Sequence[Event]
    over: bool


def now(table: Table[Any]) -> Instant:
    """The table as it stands."""
    return Instant(table.rules, table.play.state, table.known, table.heard, table.play.over)


def then(rules: RuleSet[Any], state: State, heard: Sequence[Event], *, over: bool) -> Instant:
    """A state that was kept."""
    return Instant(rules, state, partial(known, rules, state), heard, over)


def sight_of(instant: Instant, eyes: Eyes, sheets: Sheets, words: Words) -> Sight:
    """What somebody may know of a moment: his own view; the umpire's is the views of all seats laid over each other.

    Once it is over, everybody sees what the umpire does.
    """
    words = words.within(instant.rules.name)
    who, over, everything = eyes.seat, instant.over, eyes.umpire or instant.over
    if everything:
        seats = instant.rules.seats(instant.state)
        view = sheets.laid_over({seat: instant.known(seat) for seat in seats}, instant.known(""))
    else:
        view = instant.known(who)
    ground, heard = sheets.ground(instant.state), instant.heard
    return Sight(
        who=who,
        mine="" if eyes.umpire else sheets.side(view, ground, who),
        view=view,
        facts=sheets.facts(view, ground),
        events=heard if everything else [event for event in heard if event.visible(who)],
        ground=ground,
        names=sheets.gazetteer(view, ground, words),
        words=words,
        sheets=sheets,
        over=over,
    )


def sight(seat: Seat, words: Words) -> Sight:
    """What somebody may know at a table now: one for each pair of eyes and language while the table stands as it is."""
    table, eyes = seat.table, seat.eyes
    return table.once((Sight, eyes, words.lang), lambda: sight_of(now(table), eyes, sheets_of(table.rules.name), words))
