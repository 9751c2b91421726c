"""Seasons played by chance: the settings of each are drawn from its seed, so that all of them get their turn.

python seasons.py play SEED       play one at a table and print every checkpoint and the log
python seasons.py replay LOG      replay one and print the same
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.kernel import FastDice, Play, Question, SealedDice, Story, Table, sound_log, write_log
from gonfalon.rulesets.common.orders import Done
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import INDEPENDENT, War
from gonfalon.world.survey import survey
from gonfalon.world.tiles import PlaceId, Tile

RULES = Mighty()
SECRET = bytes(range(32))
SEATS = ("red", "blue", "yellow", "green", "purple", "black")
MOST_ANSWERS = 20_000  # more would be a game without end
LAST_YEAR = 3  # of a saga, which has none
CHOICES: dict[str, tuple[Any, ...]] = {  # the first is the rule book's own, and the likeliest
    "preset": ("english", "dutch"),
    "quick": (True, False),
    "strength": ("equal", "dice"),
    "points": (4000, 1200, 9000),
    "independent_capitals": (False, True),
    "independent_cards": ("random", "player"),
    "inland_capitals": (False, True),
    "passage": (True, False),
    "naval_rules": ("chart", "own"),
    "pieces": (True, False),
    "months": (6, 3, 12),
    "years": (1, 2, 0),
    "capital_ends": (True, False),
    "forced": (True, False),
    "hide_baggage": (False, True),
    "loss_sharing": ("equal", "proportional"),
}

# --- where and how -----------------------------------------------------------------------------------------


def wide_world(seed: int) -> dict[str, Any]:
    """Two to six players in a world of their own; settings by chance, half of them the rule book's."""
    rng = random.Random(f"settings {seed}")
    chosen = {name: values[0] if rng.random() < 0.5 else rng.choice(values) for name, values in CHOICES.items()}
    ours = {name: value for name, value in chosen.items() if value != CHOICES[name][0] or name in ("years", "quick")}
    return {"players": SEATS[: 2 + seed % 5], "seed": str(seed), "winter": False, **ours}


def close_quarters(seed: int) -> dict[str, Any]:
    """Two or three players on a few tiles round their capitals: they are soon at each other's throats."""
    players = 2 + seed % 2
    return {**wide_world(seed), "players": SEATS[:players], "world": _corner(seed, players)}


def _corner(seed: int, players: int, far: int = 3) -> dict[PlaceId, Tile]:
    """What lies round so many capitals of a world that lie near each other."""
    board = survey(seed, players)
    first = board.capitals[0]
    near = sorted(board.capitals, key=lambda place: (board.distance(first, place), place))[:players]
    return {p: board.tiles[p] for p in board.places if min(board.distance(p, c) for c in near) < far}


# --- by whom -------------------------------------------------------------------------------------------------


Wishes = Mapping[str, Callable[[War, Any], object]]  # by question: is this an answer one would like to give?


class Quarreller:
    """Chance with a temper: scouts and marches where others are, besieges, seldom razes; else it is chance alone."""

    def __init__(self, rng: random.Random, wishes: Wishes | None = None) -> None:
        self.rng, self.wishes = rng, WISHES if wishes is None else wishes

    def choose(self, play: Play[War], beside: float = 0.02, concede: float = 0.0005) -> Question[Any]:
        """One of the open questions; now and then one that stands beside them, and once in a long while to concede."""
        luck = self.rng.random()
        standing = list(play.standing().values()) if luck < beside + concede else []
        wanted = [q for q in standing if (q.what in ("concede", "peace")) == (luck < concede)]
        return self.rng.choice(wanted or list(play.open.values()))

    def answer(self, question: Question[Any], war: War) -> Any:
        wish = self.wishes.get(question.what)
        if wish is not None and self.rng.random() < 0.8:
            liked = [option for option in islice(question.options(), 400) if wish(war, option)]
            if liked:
                return self.rng.choice(liked)
        return question.sample(self.rng)


def is_target(war: War, place: PlaceId) -> bool:
    """A rival's or independents' tile, or one with a rival's banners or ships in it."""
    others = (INDEPENDENT, *(realm for realm in war.realms if realm != war.player))
    pieces = (*war.banners.values(), *war.ships.values())
    return lands.owner(war, place) in others or any(p.place == place and p.realm != war.player for p in pieces)


WISHES: Wishes = {
    "scouting.order": lambda war, order: not isinstance(order, Done) and is_target(war, order.there),
    "movement.order": lambda war, order: is_target(war, getattr(order, "there", "")),
    "movement.passage": lambda _, answer: answer == "attack",
    "naval.wish": lambda _, answer: answer == "fight",
    "raze.order": lambda _, order: isinstance(order, Done),
    "reorganisation.order": lambda _, order: isinstance(order, Done),
    "siege.refuge": lambda _, chosen: chosen,
    "siege.stay": lambda _, order: str(order).startswith("besiege"),
    "siege.order": lambda _, order: not isinstance(order, Done),
    "siege.sally": lambda _, chosen: chosen,
}

# --- played ----------------------------------------------------------------------------------------------------


def begun(settings: dict[str, Any], seed: int) -> Play[War]:
    """A campaign that has begun, with dice of its own."""
    play = Play(RULES, RULES.start(settings), FastDice(seed))
    play.begin()
    return play


def answered(play: Play[War], seed: int, last_year: int = LAST_YEAR, most: int = MOST_ANSWERS) -> Iterator[bool]:
    """Answer until it is over; says after each answer whether it was to a question that stands beside the others."""
    player = Quarreller(random.Random(seed))
    for _ in range(most):
        if not play.open or play.state.year > last_year:
            return
        question = player.choose(play)
        key = (question.who, question.what)
        beside = key not in play.open
        play.put(key, player.answer(question, play.state))
        yield beside
    raise AssertionError("it goes on and on")


class Noting(Mighty):
    """Notes the hash of every checkpoint that is passed."""

    def __init__(self) -> None:
        self.noted: list[str] = []

    def step(self, state: War) -> Story[None] | None:
        self.noted.append(state.hash())
        return super().step(state)


def at_a_table(seed: int, rules: Mighty = RULES, answers: int = MOST_ANSWERS) -> Table[War]:
    """A season at close quarters with sealed dice, played through the door that people use."""
    numbers = count()
    table = Table.start(rules, close_quarters(seed), SealedDice(SECRET), lambda: f"{next(numbers):016x}")
    player = Quarreller(random.Random(seed))
    while table.play.open and len(table.log) <= answers and table.play.state.year <= LAST_YEAR:
        answer_one(table, player)
    return table


def answer_one(table: Table[War], player: Quarreller) -> None:
    question = player.choose(table.play)
    text = question.write(player.answer(question, table.play.state))
    refusal = table.answer(question.who, question.what, text)
    assert refusal is None, f"{question.what} offers {text!r} and refuses it: {refusal}"


def came_of(table: Table[War]) -> dict[str, Any]:
    """What can be compared between processes: every checkpoint passed, and the log."""
    return {"checkpoints": table.rules.noted, "log": write_log(table.log).decode()}


def main(command: str, argument: str) -> None:
    if command == "play":
        table = at_a_table(int(argument), Noting())
    else:
        table, stopped = Table.replay(Noting(), sound_log(Path(argument).read_bytes()), SealedDice(SECRET))
        assert stopped is None, stopped
    print(msgspec.json.encode(came_of(table)).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
