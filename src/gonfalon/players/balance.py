"""How even a game is: who won how often, by seat, race and how it began, against the fair share.

    python -m gonfalon.players.balance build/balance/*.jsonl

reads results that `gonfalon simulate --plot … --out …` kept, and prints the tables of `docs/balance.md`.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from typing import NamedTuple, TypeAlias

import msgspec

from gonfalon.kernel.messages import Message, Refused
from gonfalon.players.simulation import Result
from gonfalon.players.tournament import wilson
from gonfalon.players.watching import Seen
from gonfalon.words import say

WHOLE = math.lcm(*range(1, 13))  # a won game, in parts that up to twelve seats can share evenly


class Share(NamedTuple):
    """How often somebody won, of how many games he was in, and how often he would have if all were alike."""

    won: int
    played: int
    fair: float


Shares: TypeAlias = Mapping[str, Share]
Naming: TypeAlias = Callable[[Result, int], str | None]  # what a seat counts as in a game; None: not at all


def seen(game: Result) -> Seen:
    assert game.seen is not None, "only games that were watched are counted"
    return game.seen


def by_seat(watched: Sequence[Result]) -> Shares:
    return _shares(watched, lambda game, seat: str(seat))  # noqa: ARG005


def by_player(watched: Sequence[Result]) -> Shares:
    return _shares(watched, lambda game, seat: seen(game).players[seat])


def by_race(watched: Sequence[Result]) -> Shares:
    return _shares(watched, _race)


def by_choice(watched: Sequence[Result]) -> Shares:
    """Who chose his capital first ("1"), second, and so on."""
    return _shares(watched, _choice)


def by_wealth(watched: Sequence[Result]) -> Shares:
    """Than whom nobody had more revenue when the first year began ("1"), than whom one had ("2"), and so on."""

    def rank(game: Result, seat: int) -> str | None:
        revenue = next((year.curves.get("revenue") for year in seen(game).years if year.year == 0), None)
        return str(1 + sum(other > revenue[seat] for other in revenue)) if revenue else None

    return _shares(watched, rank)


def by_neighbours(watched: Sequence[Result]) -> Shares:
    """For how many rivals his capital was the nearest."""
    return _shares(watched, lambda game, seat: str(seen(game).beset[seat]) if seen(game).beset else None)


def by_setting(watched: Sequence[Result]) -> dict[str, Shares]:
    """For every setting that was varied: how often the first seat won with each of its values."""

    def value(name: str, game: Result, seat: int) -> str | None:
        return None if seat else str(game.varied[name])

    names = dict.fromkeys(name for game in watched for name in game.varied)
    return {name: _shares(watched, partial(value, name)) for name in names}


def _race(game: Result, seat: int) -> str | None:
    """A game in which all are of one race says nothing about races."""
    return seen(game).races[seat] if len(set(seen(game).races)) > 1 else None


def _choice(game: Result, seat: int) -> str | None:
    return str(seen(game).chose[seat] + 1) if seen(game).chose else None


def _shares(watched: Sequence[Result], name: Naming) -> Shares:
    """The same name in two seats is in two games; a game that nobody won is nobody's fair share."""
    won, played, fair = Counter[str](), Counter[str](), Counter[str]()
    for game in watched:
        each = 0 if game.winner is None else WHOLE // len(game.scores)
        for seat in range(len(game.scores)):
            if (one := name(game, seat)) is not None:
                played[one] += 1
                won[one] += game.winner == seat
                fair[one] += each
    return {one: Share(won[one], played[one], fair[one] / WHOLE) for one in sorted(played, key=_in_order)}


def _in_order(name: str) -> tuple[int, str]:
    """Numbers by their size."""
    return len(name) if name.isdigit() else 0, name


def by_chance(shares: Shares) -> float:
    """How likely it is that shares so uneven, or more, come of chance alone: Durbin's test of incomplete blocks.

    Where everybody is in every game this is the chi-squared test. Where some are in more games than others, or in games
    of several sizes, it errs on the careful side.
    """
    parts = [
        (one.won - one.fair) ** 2 / (one.fair * (1 - one.fair / one.played)) for one in shares.values() if one.fair
    ]
    free = len(parts) - 1
    return _beyond(sum(parts) * free / (free + 1), free) if free > 0 else 1.0


def _beyond(square: float, free: int) -> float:
    """The part of a chi-squared distribution with so many degrees of freedom that lies beyond a value."""
    half, odd = square / 2, free % 2
    found = math.erfc(math.sqrt(half)) if odd else math.exp(-half)
    for degrees in range(2 - odd, free, 2):
        found += half ** (degrees / 2) * math.exp(-half) / math.gamma(degrees / 2 + 1)
    return found


# --- tables ----------------------------------------------------------------------------------------------


GROUPS: dict[str, Callable[[Sequence[Result]], Shares]] = {
    "seat": by_seat,
    "player": by_player,
    "race": by_race,
    "choice": by_choice,
    "wealth": by_wealth,
    "neighbours": by_neighbours,
}
MILESTONES = (0, 1, 3, 5)  # years
HEADS = {
    "choice": "choice of capital",
    "wealth": "revenue at the start",
    "neighbours": "rivals to whom it is the nearest",
}


def tables(watched: Sequence[Result]) -> Iterator[str]:
    """For every number of players the length of its games and its tables; then the races of all games together."""
    for seats in sorted({len(game.scores) for game in watched}):
        games = [game for game in watched if len(game.scores) == seats]
        undecided = sum(game.winner is None for game in games)
        years = mean(game.years for game in games)
        yield f"## {seats} players: {len(games)} games, {undecided} without a winner, {years:.1f} years on average\n"
        for what, count in GROUPS.items():
            yield from table(HEADS.get(what, what), count(games))
        yield from growth(HEADS["choice"], games, _choice)
    yield "## All games\n"
    yield from table("race", by_race(watched))
    yield from growth("race", watched, _race)


def table(what: str, shares: Shares) -> Iterator[str]:
    """Lines of a table in Markdown, and below it what chance alone would have done; nothing if there is one row."""
    if len(shares) < 2:
        return
    yield f"| {what} | games | won | share (95 %) | fair |"
    yield "|---|---|---|---|---|"
    for name, one in shares.items():
        low, high = wilson(one.won, one.played)
        share = f"{100 * one.won / one.played:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
        yield f"| {name} | {one.played} | {one.won} | {share} | {100 * one.fair / one.played:.0f} % |"
    yield f"\nBy chance alone so uneven or more: p = {by_chance(shares):.3f}\n"


def growth(what: str, watched: Sequence[Result], name: Naming) -> Iterator[str]:
    """How each fares from year to year, on average; whoever is out has nothing, a game that is over does not count."""
    found: dict[tuple[str, str, int], list[int]] = defaultdict(list)
    for game in watched:
        for year in seen(game).years:
            for curve, figures in year.curves.items():
                for seat, figure in enumerate(figures):
                    if year.year in MILESTONES and (one := name(game, seat)) is not None:
                        found[one, curve, year.year].append(figure)
    if not found:
        return
    columns = sorted({(curve, year) for _, curve, year in found})
    yield f"| {what} |" + "".join(f" {curve}, year {year} |" for curve, year in columns)
    yield "|---" * (1 + len(columns)) + "|"
    for one in sorted({one for one, _, _ in found}, key=_in_order):
        yield f"| {one} |" + "".join(f" {mean(found[one, *column] or [0]):.1f} |" for column in columns)
    yield ""


def read(path: Path) -> list[Result]:
    """The results in a file, of games that were watched."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as fault:
        raise Refused.of("balance-unread", file=str(path), why=fault.strerror or str(fault)) from None
    games: list[Result] = []
    for line in lines:
        try:
            games.append(msgspec.json.decode(line, type=Result))
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise Refused.of("results-damaged", file=str(path), line=len(games) + 1, problem=str(fault)) from None
    if any(game.seen is None for game in games):
        raise Refused.of("balance-unseen", file=str(path))
    return games


def main(words: Sequence[str] | None = None) -> int:
    """The command; says what is wrong in a sentence."""
    parser = argparse.ArgumentParser(prog="gonfalon.players.balance", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    try:
        watched = [game for path in parser.parse_args(words).files for game in read(path)]
    except Refused as refused:
        parser.error(say(refused.refusal))
    if not watched:
        parser.error(say(Message.of("balance-none")))
    print(*tables(watched), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
