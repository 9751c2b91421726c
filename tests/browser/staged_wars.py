"""Campaigns that stand just where a test wants them: computer players play until then, and people take their seats.

A file is the same on every machine, because dice and thinking depend on its seed alone. Which seed leads to what was
wanted may change with the players' skill, so the first of a few that does is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from gonfalon.kernel import SealedDice, Table, write_log
from gonfalon.kernel.questions import Question
from gonfalon.players.seating import HUMAN, computer_asked, put, seat_computers, thought
from gonfalon.players.simulation import SEATS
from gonfalon.rulesets.registry import playing, rule_set
from gonfalon.store.files import Campaign, packed

SECRET = bytes(range(32))
SEALED = SealedDice(SECRET)
BY_CHANCE = {"mighty": {"lost_capital": "rival"}}  # who plays by chance burns his own, and would be out
SEEDS = 12
SMALL = 3  # players who have room on one set of tiles
LATEST = 8  # years or rounds
Asked: TypeAlias = list[Question[Any]]
When: TypeAlias = Callable[
    [Table[Any], Asked], tuple[str, ...]
]  # who of those asked is to be a person; nobody: not yet


class War(NamedTuple):
    """A campaign as a file, with the people in it by their seats."""

    data: bytes
    people: dict[str, str]

    @property
    def file(self) -> dict[str, Any]:
        """As a browser chooses it."""
        return {"name": "The war.gonfalon", "mimeType": "application/octet-stream", "buffer": self.data}


@cache
def asked(what: str, people: int = 1, year: int = 1) -> When:
    """That question is put to so many at once, in that year or later."""

    def when(table: Table[Any], questions: Asked) -> tuple[str, ...]:
        who = tuple(question.who for question in questions if question.what == what)
        return who if len(who) == people and table.rules.moment(table.play.state)[0] >= year else ()

    return when


@cache
def somebody_when(what: str) -> When:
    """That question is put to people, and the first of them is to be a person."""

    def when(_: Table[Any], questions: Asked) -> tuple[str, ...]:
        return tuple(question.who for question in questions if question.what == what)[:1]

    return when


@cache
def everybody_when(what: str) -> When:
    """That question is put to somebody, and all seats are to be people's."""

    def when(table: Table[Any], questions: Asked) -> tuple[str, ...]:
        return tuple(table.seats) if any(question.what == what for question in questions) else ()

    return when


@cache
def war(
    when: When, *names: str, seats: int = 2, player: str = "squire", ruleset: str = "mighty", **settings: Any
) -> War:
    """The first war in which that comes about; those it is about are these people, the others stay computers."""
    for seed in range(SEEDS):
        table = _table(f"war {seed}", dict.fromkeys(SEATS[:seats], player), ruleset, settings)
        if who := _play_until(table, when):
            people = dict(zip(who, names, strict=True))
            for seat, name in people.items():
                table.seat(seat, name)
            return War(_packed(table, people, player, f"war {seed}"), people)
    raise AssertionError("in none of these wars did it come about")


def _table(seed: str, holders: Mapping[str, str], ruleset: str, chosen: Mapping[str, Any]) -> Table[Any]:
    small = {"sets": 1} if len(holders) <= SMALL else {}
    house = {**BY_CHANCE.get(ruleset, {}), **playing(ruleset).house_rules}
    settings = {"players": tuple(holders), "seed": seed, **small, **house, **chosen}
    table: Table[Any] = Table.start(rule_set(ruleset), settings, SEALED)
    seat_computers(table, holders)
    return table


def _play_until(table: Table[Any], when: When) -> tuple[str, ...]:
    while (question := computer_asked(table)) is not None and table.rules.moment(table.play.state)[0] <= LATEST:
        if who := when(table, list(table.play.open.values())):
            return who
        put(table, thought(table, question, SEALED.luck))
    return ()


def _packed(table: Table[Any], people: Mapping[str, str], player: str, seed: str) -> bytes:
    holders = {seat: HUMAN if seat in people else player for seat in table.seats}
    about = table.rules.name, table.rules.version, SEALED.kind, SEALED.commitment, SECRET.hex()
    campaign = Campaign(*about, holders, seed)
    return packed(campaign, write_log(table.log), table.heard)
