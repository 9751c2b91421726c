"""How the tests sit down at the Fair: tables that begin where a test wants, and play by chance."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import count
from typing import Any

import msgspec
from fair import Fair, FairRules

from gonfalon.kernel import Entry, FastDice, Play, Refusal, ScriptedDice, SealedDice, Table, View, write_log
from gonfalon.kernel.dice import DiceSource

SECRET = bytes(range(32))


def counting_nonce() -> Any:
    """Nonces that are the same in every run."""
    numbers = count()
    return lambda: f"{next(numbers):016x}"


def table_of(dice: DiceSource | Iterable[int] | None = None, rules: FairRules | None = None, **settings: Any) -> Any:
    """A new Fair; dice are sealed unless given, and a list of faces is a script."""
    if dice is None:
        dice = SealedDice(SECRET)
    source = dice if hasattr(dice, "roll") else ScriptedDice(dice)
    return Table.start(rules or FairRules(), settings, source, counting_nonce())


def auction(faces: Iterable[int] | None = None, **settings: Any) -> Table[Fair]:
    """A Fair that begins with the first auction (the first die is its weather)."""
    return table_of(faces, phase="auction", **settings)


def winter(faces: Iterable[int] | None = None, **settings: Any) -> Table[Fair]:
    """A Fair that begins in its first winter, everybody side by side."""
    return table_of(faces, phase="winter", **{"hand": [1, 2, 3], **settings})


def good(refusal: Refusal | None) -> None:
    """It was taken."""
    assert refusal is None, refusal


def refused(refusal: Refusal | None) -> str:
    """It was refused; the key says why."""
    assert refusal is not None, "it was taken"
    return refusal.message.key


def answer_all(table: Table[Fair], answers: str) -> None:
    """`cora bid 3; anna bid 0`."""
    for line in answers.split(";"):
        who, what, text = line.split(maxsplit=2)
        good(table.answer(who, what, text))


def answer_by_chance(table: Table[Fair], rng: random.Random, standing: float = 0.0) -> None:
    """One legal answer to one of the open questions, or, so often, to a standing one."""
    open_ones = list(table.play.open.values())
    beside = [q for q in table.play.standing().values() if q.what != "concede"]
    question = rng.choice(beside if rng.random() < standing else open_ones)
    good(table.answer(question.who, question.what, question.write(question.sample(rng))))


def play_out(play: Play[Fair], rng: random.Random, most: int = 10_000) -> int:
    """Play by chance to the end, or for so many answers; says how many were given."""
    given = 0
    while play.open and given < most:
        question = rng.choice(list(play.open.values()))
        play.put((question.who, question.what), question.sample(rng))
        given += 1
    return given


def seen(table: Table[Fair], who: str) -> bytes:
    """Everything one player can see, as bytes."""
    options = {q.what: table.options(who, q.what) for q in table.questions(who)}
    return msgspec.json.encode([table.view(who), options], enc_hook=str)


def stands_at(table: Table[Fair]) -> dict[str, Any]:
    """Where a table stands: all that decides how it goes on."""
    play = table.play
    return {
        "state": play.state.packed(),
        "checkpoint": play.base.packed(),
        "open": list(play.open),
        "standing": list(play.standing()),
        "stands": play.stands,
        "queue": list(play.queue),
        "rolling": play.rolling,
        "over": play.over,
        "answered": play.answered,
        "orders": dict(play.orders),
        "seats": dict(table.seats),
        "views": [_without_events(table.view(who)) for who in table.seats],
    }


def _without_events(view: View) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(view, events=()))


def everything(table: Table[Fair]) -> dict[str, Any]:
    """All that makes a table what it is: if this is equal, the tables are."""
    return {**stands_at(table), "heard": list(table.heard), "log": write_log(table.log)}


def replayed(entries: list[Entry], rules: FairRules | None = None, dice: DiceSource | None = None) -> Table[Fair]:
    """The table of a log that must replay to its end."""
    table, stopped = Table.replay(rules or FairRules(), entries, dice or FastDice(0), counting_nonce())
    good(stopped)
    return table
