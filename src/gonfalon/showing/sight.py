"""What a page is made of: one viewer's view and events, the open world, and his language. Nothing hidden is in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gonfalon.kernel import Event, Eyes, State, Table
from gonfalon.kernel.rules import RuleSet
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.sheets import Ground, Sheets
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


def sight_of(
    rules: RuleSet[Any], state: State, eyes: Eyes, heard: Sequence[Event], sheets: Sheets, words: Words, *, over: bool
) -> Sight:
    """What somebody may know of a state: his own view; the umpire's is the views of all seats laid over each other.

    Once it is over, everybody sees what the umpire does.
    """
    words = words.within(rules.name)
    who, everything = eyes.seat, eyes.umpire or over
    if everything:
        view = sheets.laid_over({seat: rules.view(state, seat) for seat in rules.seats(state)}, rules.view(state, ""))
    else:
        view = rules.view(state, who)
    ground = sheets.ground(state)
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


def sight(seat: Seat, sheets: Sheets, words: Words) -> Sight:
    """What somebody may know at a table now."""
    table = seat.table
    return sight_of(table.rules, table.play.state, seat.eyes, table.heard, sheets, words, over=table.play.over)
