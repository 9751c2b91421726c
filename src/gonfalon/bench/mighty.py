"""Random play of `mighty`: how long an answered question takes, all in, and a copy of a real campaign."""

from __future__ import annotations

import random
from typing import Any

from gonfalon.bench.measure import Measure, Run
from gonfalon.kernel import FastDice, Play, by_chance
from gonfalon.kernel.events import DEAF
from gonfalon.rulesets.registry import rule_set

WORLDS = 6  # campaigns of three realms on a world of one set, begun before the clock starts
BAR = 1_000_000 / 25_000  # microseconds an answer may take, for 25,000 a second
BY_CHANCE = {"quick": True, "lost_capital": "rival"}  # who plays by chance burns his own, and would be out


def _playing(**settings: Any) -> Run:
    rules = rule_set("mighty")
    players = ["red", "blue", "yellow"]
    starts = [rules.start({"players": players, "seed": str(n), **BY_CHANCE, **settings}) for n in range(WORLDS)]

    def run(number: int) -> int:
        answers = 0
        for n, start in enumerate(starts):
            play = Play(rules, start.fork(), FastDice(n), DEAF, keep=False)
            rng = random.Random(f"{number}/{n}")  # noqa: S311  (reproducible play, not secrecy)
            play.begin()
            while play.open:
                by_chance(play, rng)
            answers += play.taken
        return answers

    return run


def _copying() -> Run:
    rules = rule_set("mighty")
    start = rules.start({"players": ["red", "blue", "yellow"], "seed": "7", "years": 2, **BY_CHANCE})
    play, rng = Play(rules, start, FastDice(7)), random.Random(7)  # noqa: S311  (reproducible play, not secrecy)
    play.begin()
    while play.state.year == 1:
        by_chance(play, rng)

    def run(_: int) -> int:
        for _ in range(2_000):
            play.base.fork()
        return 2_000

    return run


MEASURES = (
    Measure("mighty-season", "season", "µs", lambda: _playing(years=1, winter=False), runs=7, bar=BAR),
    Measure("mighty-years", "years", "µs", lambda: _playing(years=2), runs=5, bar=BAR),
    Measure("mighty-fork", "war-fork", "µs", _copying, bar=10),
)
