"""Many campaigns of computer players: each game depends on its seed alone, so they can be played anywhere."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from gonfalon.kernel import Event, FastDice, Play, Refusal, Refused, RuleSet, SealedDice, State
from gonfalon.kernel.effects import Dice, Roll
from gonfalon.kernel.events import DEAF
from gonfalon.kernel.views import view
from gonfalon.players import Player, player, reply, thinks_ahead
from gonfalon.players.foresight import Foresight, Redraw
from gonfalon.players.minds import minds_of
from gonfalon.players.watching import Seen, Watcher
from gonfalon.rulesets.registry import playing, rule_set

SEATS = ("red", "blue", "yellow", "green", "purple", "black", "white", "brown", "grey", "teal", "pink", "gold")
Game: TypeAlias = tuple["Plan", int]  # and its number among the games of that plan
OneGame: TypeAlias = Callable[["Plan", int], "Result"]
BATCH = 256  # games that are given out at a time, for each process


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Game number n is played with the seed `seed/n`."""

    ruleset: str
    players: tuple[str, ...]
    seed: str
    settings: dict[str, Any] = {}
    dice: Literal["fast", "sealed"] = "fast"
    varied: dict[str, Any] = {}  # the settings that make this plan one of several
    watched: bool = False
    races: tuple[str, ...] = ()  # that take turns in all seats, with the rules that set them apart


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
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
    varied: dict[str, Any] = {}
    seen: Seen | None = None  # of a game that was watched


class Counted:
    """Dice that are counted."""

    def __init__(self, source: SealedDice | FastDice) -> None:
        self.source, self.rolls, self.kind = source, 0, source.kind

    def roll(self, number: int, index: int, wanted: Roll) -> Dice:
        self.rolls += 1
        return self.source.roll(number, index, wanted)


class Minds(dict[str, Player]):
    """Who thinks for each seat. A seat beyond those of the plan (a commander's) is played as the first one is."""

    def __init__(self, game: str, seats: Sequence[str], names: Sequence[str], seed: str) -> None:
        self._game, self._first, self._seed = game, names[0], seed
        super().__init__({seat: self._mind(seat, name) for seat, name in zip(seats, names, strict=True)})

    def __missing__(self, seat: str) -> Player:
        self[seat] = self._mind(seat, self._first)
        return self[seat]

    def _mind(self, seat: str, name: str) -> Player:
        rng = random.Random(f"{self._seed}/{seat}")  # noqa: S311  (reproducible play, not secrecy)
        return player(name, rng, self._game)


class Match(NamedTuple):
    """A game about to begin: everything in it depends on the plan and the number of the game."""

    seed: str
    rules: RuleSet[Any]
    seats: tuple[str, ...]
    settings: dict[str, Any]
    dice: Counted
    minds: Minds


def set_up(plan: Plan, game: int) -> Match:
    """Lay everything out for a game."""
    seed, seats = f"{plan.seed}/{game}", SEATS[: len(plan.players)]
    source = SealedDice(seed.encode()) if plan.dice == "sealed" else FastDice(f"{seed}/dice")
    minds = Minds(plan.ruleset, seats, plan.players, seed)
    races = {"races": True, "race_of": dict(zip(seats, races_of(plan, game), strict=True))} if plan.races else {}
    settings = {"players": seats, "seed": seed, **playing(plan.ruleset).house_rules, **races, **plan.settings}
    return Match(seed, rule_set(plan.ruleset), seats, settings, Counted(source), minds)


def races_of(plan: Plan, game: int) -> tuple[str, ...]:
    """The races of all seats in a game. In as many games as there are races each has sat in each seat once.

    Who meets whom is drawn anew for every such round, so that no race has the same neighbours all the time.
    """
    round_, turn = divmod(game, len(plan.races))
    drawn = list(plan.races)
    random.Random(f"{plan.seed}/races/{round_}").shuffle(drawn)  # noqa: S311  (reproducible, not secret)
    return tuple(drawn[(turn + seat) % len(drawn)] for seat in range(len(plan.players)))


def play_game(plan: Plan, game: int) -> Result:
    """Play one campaign to its end. A watched game is the same to the last die; it only takes a little longer."""
    started, match = time.perf_counter(), set_up(plan, game)
    thinks = any(map(thinks_ahead, plan.players))
    heard: list[Event] = [] if plan.watched or thinks else DEAF
    play = Play(match.rules, match.rules.start(match.settings), match.dice, heard, keep=thinks)
    watcher = Watcher(match.rules, match.seats) if plan.watched else None
    answers = _play_on(play, match.minds, watcher, Foresight(play) if thinks else None)
    result = outcome(match, game, play.base, answers, time.perf_counter() - started)
    seen = watcher.seen(plan.players, play.base, play.heard) if watcher else None
    return msgspec.structs.replace(result, varied=plan.varied, seen=seen)


def outcome(match: Match, game: int, state: State, answers: int, seconds: float) -> Result:
    """How a game went."""
    scores, winner = match.rules.scores(state), match.rules.winner(state)
    return Result(
        game=game,
        seed=match.seed,
        ruleset=match.rules.name,
        years=match.rules.years(state),
        answers=answers,
        rolls=match.dice.rolls,
        winner=None if winner is None else match.seats.index(winner),
        scores=tuple(scores[seat] for seat in match.seats),
        state_hash=state.hash(),
        seconds=round(seconds, 4),
    )


def _play_on(play: Play[Any], minds: Mapping[str, Any], watcher: Watcher | None, ahead: Foresight | None) -> int:
    """Ask and answer until nobody is asked any more; the first of several open questions is answered first."""
    answers, for_people = 0, minds_of(play.rules.name).is_for_people
    play.begin()
    while play.open:
        asked = next(q for q in play.open.values() if not for_people(q, play.standing))
        redraw: Redraw | None = partial(ahead.redraw, asked.who) if ahead else None
        question, answer = reply(minds[asked.who], asked, play.standing, partial(view, play, asked.who), redraw)
        answers += 1
        play.number, play.index = answers, 0  # sealed dice fall as they would at a table
        play.put((question.who, question.what), answer)
        if watcher is not None:
            watcher.look(play.base)
    return answers


def games_of(plans: Sequence[Plan], count: int) -> list[Game]:
    """So many games of each plan, one plan after another."""
    return [(plan, number) for plan in plans for number in range(count)]


def simulate(games: Sequence[Game], jobs: int = 1, play: OneGame = play_game) -> Iterator[Result]:
    """Play these games, on several cores if wanted; results come in the order of the games."""
    if jobs == 1:
        yield from (play(*game) for game in games)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        for first in range(0, len(games), BATCH * jobs):
            batch = games[first : first + BATCH * jobs]
            chunk = max(1, min(8, len(batch) // (4 * jobs)))
            yield from map(played, pool.map(try_game, repeat(play), batch, chunksize=chunk))
    finally:
        pool.shutdown(cancel_futures=True)


def try_game(play: OneGame, game: Game) -> Result | Refusal:
    """One game in another process, out of which a refusal comes as the value it is."""
    try:
        return play(*game)
    except Refused as refused:
        return refused.refusal


def played(result: Result | Refusal) -> Result:
    """What came back from another process."""
    if isinstance(result, Refusal):
        raise Refused(result)
    return result
