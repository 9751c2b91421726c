"""What the kernel itself costs: an effect, a copy, an entry of the log, a replay, a fingerprint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.bench.games import OneChapter, Tally, World, asking, full_world, month, rolling, stepping, turn
from gonfalon.bench.measure import Measure, Run
from gonfalon.kernel import Entry, FastDice, Play, SealedDice, Story, Table, read_log, write_log
from gonfalon.kernel.dice import DiceSource
from gonfalon.kernel.inputs import Answer
from gonfalon.kernel.log import GENESIS

EACH = 2_000  # effects in a run
KEY = ("red", "go")
SECRET = bytes(32)


def _play(chapter: Callable[[Any], Story[None]], dice: DiceSource) -> Play[Any]:
    rules = OneChapter(Tally(), chapter)
    play = Play(rules, rules.start({}), dice)
    play.begin()
    return play


def _answers(chapter: Callable[[Any], Story[None]]) -> Run:
    play = _play(chapter, FastDice(1))

    def run(_: int) -> int:
        for _ in range(EACH):
            play.put(KEY, 2)
        play.heard.clear()
        return EACH

    return run


def _effects(chapter: Callable[[Any], Story[None]], dice: DiceSource) -> Run:
    """A chapter that has many effects after one answer."""
    play = _play(chapter, dice)

    def run(_: int) -> int:
        play.put(KEY, 2)
        play.heard.clear()
        return EACH

    return run


def _table() -> Table[Any]:
    return Table.start(OneChapter(Tally(), turn), {}, SealedDice(SECRET), lambda: "0123456789abcdef")


def _answered(answers: int) -> Table[Any]:
    table = _table()
    for _ in range(answers):
        table.answer("red", "go", "2")
    return table


def _at_the_table() -> Run:
    return lambda _: len(_answered(EACH).log) - 1


def _appending() -> Run:
    given = Answer("red", "go", "2")

    def run(_: int) -> int:
        head = GENESIS
        for number in range(EACH):
            entry = Entry(number, given, (), "1", "0123456789abcdef").sealed_after(head)
            head = entry.hash
            write_log((entry,))
        return EACH

    return run


def _reading() -> Run:
    data = write_log(_answered(EACH).log)
    return lambda _: len(read_log(data)[0])


def _replaying() -> Run:
    log = _answered(EACH).log
    rules = OneChapter(Tally(), turn)
    return lambda _: len(Table.replay(rules, log, SealedDice(SECRET))[0].log)


def _copying() -> Run:
    rules = OneChapter(full_world(), month)
    play, dice = Play(rules, full_world(), FastDice(1)), FastDice(2)
    play.begin()

    def run(_: int) -> int:
        for _ in range(EACH):
            play.fork(dice).begin()
        return EACH

    return run


def _resuming() -> Run:
    rules = OneChapter(full_world(), month)
    table = Table.start(rules, {}, SealedDice(SECRET))
    table.answer("red", "go", "2")
    at = table.checkpoint()

    def run(_: int) -> int:
        for _ in range(20):
            Table.resume(rules, at, (), SealedDice(SECRET))
        return 20

    return run


def _hashing() -> Run:
    world: World = full_world()

    def run(_: int) -> int:
        for _ in range(50):
            world.hash()
        return 50

    return run


MEASURES = (
    Measure("kernel-ask", "ask", "µs", lambda: _answers(asking)),
    Measure("kernel-roll", "roll", "µs", lambda: _effects(rolling(EACH), FastDice(1))),
    Measure("kernel-roll-sealed", "roll-sealed", "µs", lambda: _effects(rolling(EACH), SealedDice(SECRET))),
    Measure("kernel-step", "step", "µs", lambda: _effects(stepping(EACH), FastDice(1))),
    Measure("kernel-turn", "turn", "µs", lambda: _answers(turn)),
    Measure("kernel-fork", "fork", "µs", _copying),
    Measure("kernel-hash", "hash", "µs", _hashing),
    Measure("table-answer", "answer", "µs", _at_the_table, runs=7),
    Measure("log-append", "append", "µs", _appending),
    Measure("log-read", "read", "µs", _reading, runs=7),
    Measure("log-replay", "replay", "µs", _replaying, runs=7),
    Measure("table-resume", "resume", "µs", _resuming),
)
