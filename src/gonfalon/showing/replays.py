"""Looking back: the moments of a campaign as one viewer knew them then, and his figures over time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from gonfalon.kernel import State
from gonfalon.showing.sheets import Figures, sheets_of
from gonfalon.showing.sight import Seat, Sight, sight_of, then
from gonfalon.showing.types import Frame, Line, Replay, Series
from gonfalon.showing.words import Words

SERIES: tuple[Literal["tiles", "strength", "revenue"], ...] = ("tiles", "strength", "revenue")


class Past(NamedTuple):
    """A moment that was kept: the number of the last input, the state then, and how many events had been heard."""

    n: int
    state: State
    heard: int


def sight_then(seat: Seat, past: Past, words: Words) -> Sight:
    """What this viewer knew then; once the campaign is over, everything, though it was not over yet then."""
    table = seat.table
    instant = then(table.rules, past.state, table.heard[: past.heard], over=table.play.over)
    found = sight_of(instant, seat.eyes, sheets_of(table.rules.name), words)
    return replace(found, over=found.over and past.heard == len(table.heard))


def replay(seat: Seat, kept: Sequence[Past], words: Words) -> Replay:
    """All kept moments, and the graphs over them."""
    sights = [sight_then(seat, past, words) for past in kept]
    frames = tuple(_frame(past, sight) for past, sight in zip(kept, sights, strict=True))
    figures = [sight.sheets.figures(sight) for sight in sights]
    seats = list(dict.fromkeys(realm for moment in figures for realm in moment))
    return Replay(frames=frames, series=tuple(_series(key, seats, figures, words) for key in SERIES))


def _frame(past: Past, sight: Sight) -> Frame:
    calendar = sight.sheets.calendar(sight)
    return Frame(n=past.n, label=calendar.when, year=calendar.year, month=calendar.month)


def _series(
    key: Literal["tiles", "strength", "revenue"], seats: list[str], figures: list[dict[str, Figures]], words: Words
) -> Series:
    def figure(moment: dict[str, Figures], realm: str) -> Any:
        return getattr(moment[realm], key) if realm in moment else None

    lines = tuple(Line(seat=realm, points=tuple(figure(moment, realm) for moment in figures)) for realm in seats)
    return Series(key=key, label=words(f"series-{key}"), lines=lines)
