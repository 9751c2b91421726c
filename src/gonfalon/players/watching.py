"""Simulated campaigns that are watched: how each realm did from year to year, and how its battles ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gonfalon.kernel import Event, RuleSet
from gonfalon.players.minds import Fight, minds_of


class Year(msgspec.Struct, frozen=True):
    """How all seats stand when a year (or a round) is over: a figure a seat for every curve."""

    year: int
    curves: dict[str, tuple[int, ...]]


class Seen(msgspec.Struct, frozen=True):
    """What somebody saw who looked on."""

    players: tuple[str, ...]
    races: tuple[str, ...]  # "" where a rule set has none
    years: tuple[Year, ...]
    fights: tuple[Fight, ...]
    chose: tuple[int, ...] = ()  # each seat's place in the order of choosing capitals, where they are chosen
    beset: tuple[int, ...] = ()  # for how many rivals each seat's capital is the nearest, where there are capitals


class Watcher:
    """Looks on while a game is played."""

    def __init__(self, rules: RuleSet[Any], seats: Sequence[str]) -> None:
        self.rules, self.seats, self.minds = rules, seats, minds_of(rules.name)
        self.years: list[Year] = []

    def look(self, state: Any) -> None:
        """After every answer: how they stand when all is set up (year 0), and when a year has ended."""
        year = self.rules.years(state)
        if year >= len(self.years) and (curves := self.minds.curves(state)):
            figures = {name: tuple(by_seat[seat] for seat in self.seats) for name, by_seat in curves.items()}
            self.years.append(Year(year, figures))

    def seen(self, players: tuple[str, ...], state: Any, heard: Sequence[Event]) -> Seen:
        """All of it, when the game is over."""
        apart = self.minds.features(state, self.seats, heard)
        races = apart.races or ("",) * len(self.seats)
        return Seen(players, races, tuple(self.years), apart.fights, apart.chose, apart.beset)
