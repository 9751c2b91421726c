"""Many campaigns of computer players: each game depends on its seed alone, so they can be played anywhere."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Literal

import msgspec

from gonfalon.kernel import FastDice, Play, SealedDice
from gonfalon.kernel.dice import DiceSource
from gonfalon.kernel.effects import Dice, Roll
from gonfalon.kernel.views import view
from gonfalon.players import player
from gonfalon.rulesets.registry import rule_set

SEATS = ("red", "blue", "yellow", "green", "purple", "black", "white", "brown", "grey", "teal", "pink", "gold")

HOUSE_RULES: dict[str, dict[str, Any]] = {  # by which computers play where people would sit at a real table
    "valhalla": {"quick_resolution": True, "attendance": "everybody"},
}


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Game number n is played with the seed `seed/n`."""

    ruleset: str
    players: tuple[str, ...]
    seed: str
    settings: dict[str, Any] = {}
    dice: Literal["fast", "sealed"] = "fast"


class Result(msgspec.Struct, frozen=True):
    """How a game went; seats are numbered in the order of the players."""

    game: int
    seed: str
    ruleset: str
    years: int
    answers: int
    rolls: int
    winner: int | None
    scores: tuple[int, ...]
    state_hash: str
    seconds: float


class Counted:
    """Dice that are counted."""

    def __init__(self, source: DiceSource) -> None:
        self.source, self.rolls = source, 0

    def roll(self, number: int, index: int, wanted: Roll) -> Dice | None:
        self.rolls += 1
        return self.source.roll(number, index, wanted)


class Deaf(list[Any]):
    """Nobody listens to the events of a simulated game, so none is kept."""

    def append(self, event: Any) -> None:
        """Let it pass."""


def play_game(plan: Plan, game: int) -> Result:
    """Play one campaign to its end."""
    started, seed = time.perf_counter(), f"{plan.seed}/{game}"
    rules = rule_set(plan.ruleset)
    seats = SEATS[: len(plan.players)]
    settings = {"players": seats, "seed": seed, **HOUSE_RULES.get(plan.ruleset, {}), **plan.settings}
    source = SealedDice(seed.encode()) if plan.dice == "sealed" else FastDice(f"{seed}/dice")
    dice = Counted(source)
    play = Play(rules, rules.start(settings), dice, Deaf())
    minds = {
        seat: player(name, random.Random(f"{seed}/{seat}"))  # noqa: S311  (reproducible play, not secrecy)
        for seat, name in zip(seats, plan.players, strict=True)
    }
    answers = _play_on(play, minds)
    scores = rules.scores(play.base)
    winner = rules.winner(play.base)
    return Result(
        game=game,
        seed=seed,
        ruleset=plan.ruleset,
        years=rules.years(play.base),
        answers=answers,
        rolls=dice.rolls,
        winner=None if winner is None else seats.index(winner),
        scores=tuple(scores[seat] for seat in seats),
        state_hash=play.base.hash(),
        seconds=round(time.perf_counter() - started, 4),
    )


def _play_on(play: Play[Any], minds: Mapping[str, Any]) -> int:
    """Ask and answer until nobody is asked any more; the first of several open questions is answered first."""
    answers = 0
    play.begin()
    while play.open:
        key, question = next(iter(play.open.items()))
        answer = minds[question.who].answer(question, lambda who=question.who: view(play, who))
        play.put(key, answer)
        answers += 1
    return answers


def simulate(plan: Plan, games: Sequence[int], jobs: int = 1) -> Iterator[Result]:
    """Play these games, on several cores if wanted; results come in the order of the games."""
    if jobs == 1:
        yield from (play_game(plan, game) for game in games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_game, [plan] * len(games), games, chunksize=max(1, min(8, len(games) // (4 * jobs))))
