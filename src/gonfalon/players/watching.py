"""Simulated campaigns that are watched: how each realm did from year to year, and how its battles ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from gonfalon.kernel import Event, RuleSet
from gonfalon.world.reach import reach

OVERSEAS = 999  # steps: no way by land
PIPS = tuple(first + second for first in range(1, 7) for second in range(1, 7))


class Year(msgspec.Struct, frozen=True):
    """How all seats stand when a year (or a round) is over: a figure a seat for every curve."""

    year: int
    curves: dict[str, tuple[int, ...]]


class Fight(msgspec.Struct, frozen=True):
    """A battle in the field: in how many of 36 throws the attacker would win, and whether he did."""

    promised: int
    won: bool


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
        self.rules, self.seats = rules, seats
        self.years: list[Year] = []

    def look(self, state: Any) -> None:
        """After every answer: how they stand when all is set up (year 0), and when a year has ended."""
        year = self.rules.years(state)
        if year >= len(self.years) and (curves := CURVES[self.rules.name](state)):
            figures = {name: tuple(by_seat[seat] for seat in self.seats) for name, by_seat in curves.items()}
            self.years.append(Year(year, figures))

    def seen(self, players: tuple[str, ...], state: Any, heard: Sequence[Event]) -> Seen:
        """All of it, when the game is over."""
        races = tuple(_race(state, seat) for seat in self.seats)
        order, neighbours = chose(self.seats, heard), beset(state, self.seats)
        return Seen(players, races, tuple(self.years), tuple(fights(heard)), order, neighbours)


def _race(state: Any, seat: str) -> str:
    realm = getattr(state, "realms", {}).get(seat)
    return str(getattr(realm, "race", ""))


def chose(seats: Sequence[str], heard: Iterable[Event]) -> tuple[int, ...]:
    """Who chose his capital first, second and so on; nothing in a game without that choice."""
    order = list(dict.fromkeys(event.args["realm"] for event in heard if event.kind == "realm.capital"))
    return tuple(order.index(seat) for seat in seats) if order else ()


def beset(state: Any, seats: Sequence[str]) -> tuple[int, ...]:
    """For how many rivals there is no capital nearer by land than this one. Equally near ones all count."""
    capitals = [getattr(getattr(state, "realms", {}).get(seat), "capital", "") for seat in seats]
    if not all(capitals):
        return ()
    far = {seat: reach(state.board.by_land, (seat,), state.board.enterable) for seat in capitals}
    steps = [[far[here].get(there, OVERSEAS) if there != here else OVERSEAS for there in capitals] for here in capitals]
    return tuple(sum(row[seat] == min(row) < OVERSEAS for row in steps) for seat in range(len(seats)))


def fights(heard: Iterable[Event]) -> Iterable[Fight]:
    """The battles among these events. Totals and cards are told one after another, so the last ones told count."""
    from gonfalon.rulesets.mighty.field import combat

    base = promised = 0
    for event in heard:
        if event.kind == "battle.joined":
            base = event.args["factor"]
        elif event.kind == "battle.cards":
            score = base + event.args["modifier"]
            promised = sum(combat.outcome(score + pips).result in combat.ATTACKER_WINS for pips in PIPS)
        elif event.kind == "battle.result":
            yield Fight(promised, event.args["result"] in combat.ATTACKER_WINS)


def _mighty(war: Any) -> Mapping[str, Mapping[str, int]]:
    from gonfalon.rulesets.mighty.ground import armies, lands
    from gonfalon.rulesets.mighty.realms import ends

    if war.laying or war.phase in ends.SETTING_UP:
        return {}
    return {
        "army": {realm: sum(b.points for b in armies.banners_of(war, realm)) for realm in war.realms},
        "revenue": {realm: ends.revenue_value(war, realm) for realm in war.realms},
        "tiles": {realm: sum(1 for _ in lands.empire(war, realm)) for realm in war.realms},
    }


def _valhalla(state: Any) -> Mapping[str, Mapping[str, int]]:
    from gonfalon.rulesets.registry import rule_set

    return {"tiles": rule_set("valhalla").scores(state)}


CURVES: dict[str, Callable[[Any], Mapping[str, Mapping[str, int]]]] = {"mighty": _mighty, "valhalla": _valhalla}
