"""Tournaments: two players meet in the same campaigns from both seats, and the score is told with its uncertainty.

    python -m gonfalon.players.tournament RULESET captain squire --games 40 --years 5 --seed 1

Every pair of games has one seed: the same world and the same dice, with the seats swapped. What is printed is a line of
a table in Markdown, as `bench/results.md` keeps them; the same command prints the same line on every machine, with
however many processes (`--jobs`). A player may have a budget: `warlord:240` thinks in 240 playouts a question.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from gonfalon.kernel.messages import Message, Refused
from gonfalon.players.simulation import Plan, Result, play_game, simulate
from gonfalon.rulesets.registry import playing
from gonfalon.words import say

NORMAL = 1.959963984540054  # standard deviations that hold 95 parts in a hundred


class Contest(msgspec.Struct, frozen=True):
    """Who meets whom, how often and in which campaigns. Games come in pairs, with the seats swapped."""

    ruleset: str
    one: str
    other: str
    games: int
    seed: str
    settings: dict[str, int] = {}

    def plans(self) -> Iterator[tuple[Plan, int]]:
        """Each game: its plan, and its number in that plan."""
        pairs = -(-playing(self.ruleset).seats.least // 2)  # they take the seats in turn
        for number in range(self.games):
            pair = (self.one, self.other) if number % 2 == 0 else (self.other, self.one)
            yield Plan(self.ruleset, pair * pairs, self.seed, dict(self.settings)), number // 2


class Tally(NamedTuple):
    """How it went for the first of the two."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return sum(self)

    def with_game(self, winner: int | None, first: int) -> Tally:
        """One game more; the first player sat in every second seat from `first` on."""
        if winner is None:
            return self._replace(drawn=self.drawn + 1)
        return self._replace(won=self.won + 1) if winner % 2 == first else self._replace(lost=self.lost + 1)


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies 95 times in a hundred (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, NORMAL * NORMAL
    middle = share + square / (2 * games)
    reach = NORMAL * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def hold(
    contest: Contest,
    play: Callable[[Plan, int], Result] = play_game,
    watch: Callable[[int, Result], None] = lambda number, result: None,  # noqa: ARG005
    jobs: int = 1,
) -> Tally:
    """Play all games, on several cores if wanted; a draw is nobody's win."""
    tally = Tally()
    for number, result in enumerate(simulate(list(contest.plans()), jobs, play)):
        tally = tally.with_game(result.winner, number % 2)
        watch(number, result)
    return tally


HEAD = "| rule set | length | player | against | games | won | drawn | lost | share won (95 %) | seeds |"
LINE = "|---|---|---|---|---|---|---|---|---|---|"


def row(contest: Contest, tally: Tally) -> str:
    """The line of the table."""
    low, high = wilson(tally.won, tally.games)
    length = " ".join(f"{count} {unit}" for unit, count in contest.settings.items())
    share = f"{100 * tally.won / max(1, tally.games):.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    last = (contest.games - 1) // 2
    seeds = f"{contest.seed}/0 … {contest.seed}/{last}"
    cells = (contest.ruleset, length, contest.one, contest.other, tally.games, *tally, share, seeds)
    return f"| {' | '.join(map(str, cells))} |"


def main(words: Sequence[str] | None = None) -> int:
    """The command; says what is wrong in a sentence."""
    parser = argparse.ArgumentParser(prog="gonfalon.players.tournament", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--years", "--rounds", "--turns", dest="length", type=int, default=5)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(words)
    if given.games < 1 or given.length < 1 or given.jobs < 1:
        parser.error(say(Message.of("tournament-too-few")))
    try:
        unit = playing(given.ruleset).length.unit
        contest = Contest(given.ruleset, given.one, given.other, given.games, given.seed, {unit: given.length})
        tally = hold(contest, watch=_tell, jobs=given.jobs)
    except Refused as refused:
        parser.error(say(refused.refusal))
    print(HEAD, LINE, row(contest, tally), sep="\n")
    return 0


def _tell(number: int, result: Result) -> None:
    """A line a game on stderr, so that somebody who waits sees that it goes on."""
    sys.stderr.write(f"{number + 1}: {result.seed} · {result.winner} · {' '.join(map(str, result.scores))}\n")


if __name__ == "__main__":
    sys.exit(main())
