"""Whole turns of computer players in the tenth year of a war of three realms on one set of tiles."""

from __future__ import annotations

import random
from functools import cache, partial
from typing import Any

from gonfalon.bench.measure import Measure, Run
from gonfalon.kernel import FastDice, Play
from gonfalon.kernel.views import view
from gonfalon.players import player, reply
from gonfalon.players.foresight import Foresight
from gonfalon.players.mighty.warlord import BUDGET
from gonfalon.players.simulation import Plan, set_up
from gonfalon.rulesets.mighty.realms.calendar import PHASES

YEAR = 10
RUNS = 18  # turns: three realms, six months


@cache
def turns() -> tuple[Play[Any], ...]:
    """The beginning of every turn of the tenth year. Captains have played up to then, and nobody drops out."""
    match = set_up(Plan("mighty", ("captain",) * 3, "tenth", {"years": YEAR, "capital_ends": False}), 0)
    play = Play(match.rules, match.rules.start(match.settings), match.dice)
    play.begin()
    found: dict[tuple[int, int], Play[Any]] = {}
    while play.open:
        if play.state.year == YEAR and play.state.phase in PHASES:
            found.setdefault(_turn(play), play.fork(FastDice(0)))
        asked = next(iter(play.open.values()))
        question, answer = reply(match.minds[asked.who], asked, play.standing, partial(view, play, asked.who))
        play.put((question.who, question.what), answer)
    return tuple(found.values())


def _turn(play: Play[Any]) -> tuple[int, int]:
    return play.state.now, play.state.active


def _playing(name: str) -> Run:
    starts = turns()

    def run(number: int) -> int:
        play = starts[number % len(starts)].fork(FastDice(number))
        ahead = Foresight(play)
        play.begin()
        rng, turn = random.Random(number), _turn(play)  # noqa: S311  (reproducible play, not secrecy)
        minds = dict.fromkeys(play.state.realms, player(name, rng, play.rules.name))
        while play.open and _turn(play) == turn and play.state.phase in PHASES:
            asked = next(iter(play.open.values()))
            see, redraw = partial(view, play, asked.who), partial(ahead.redraw, asked.who)
            question, answer = reply(minds[asked.who], asked, play.standing, see, redraw)
            play.put((question.who, question.what), answer)
        return 1

    return run


MEASURES = (
    Measure("turn-captain", "turn-captain", "ms", lambda: _playing("captain"), runs=RUNS, bar=50),
    Measure(
        "turn-warlord",
        "turn-warlord",
        "ms",
        lambda: _playing("warlord"),
        runs=RUNS,
        bar=1000,
        worst_bar=4000,
        args={"budget": BUDGET},
    ),
)
