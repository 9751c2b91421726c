"""Playouts: a fair copy of the war is played on for a month or so by hasty captains."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from gonfalon.kernel.events import DEAF
from gonfalon.kernel.play import Key, Play
from gonfalon.kernel.questions import Chance, Question
from gonfalon.kernel.secrecy import EvenDice
from gonfalon.players.captain import Captain, Option

MONTHS = 1  # that a playout goes on after the month in which it began
LONGEST = 400  # answers, whatever the calendar says: nobody waits for ever
HABIT = "scouting.order"  # what a hasty captain thinks over once a turn
SETTLED = "diplomacy"  # the phase of winter before which lost capitals and revenue have been counted


class Glance(NamedTuple):
    """As much of a view as captains look at."""

    state: Any


class Hasty(Captain):
    """A captain who thinks once a turn where to scout, and then sends his scouts out one after another."""

    def __init__(self, rng: Chance) -> None:
        super().__init__(rng)
        self._turn, self._plan = (0, 0), list[Option]()

    def ranked(self, question: Question[Any], view: Callable[[], Any]) -> list[Option]:
        if question.what != HABIT:
            return super().ranked(question, view)
        if not self._plan:
            self._plan = super().ranked(question, view)
        return self._plan

    def in_turn(self, turn: tuple[int, int]) -> Hasty:
        """Himself, in this turn of somebody's: what he had in mind in another one is out of date."""
        if turn != self._turn:
            self._turn, self._plan = turn, []
        return self


def play_on(fork: Play[Any], key: Key, answer: Any, rng: Chance) -> Any:
    """Give this answer in a fair copy that has not begun, and play on: the state that it comes to.

    Dice fall the same for every answer that is tried with the same stream, as far as the same dice are thrown.
    """
    fork.dice, fork.heard = EvenDice(rng.getrandbits(64)), DEAF
    fork.begin()
    fork.keep = False  # nobody looks back
    end = fork.state.now + MONTHS
    refusal = fork.answer(*key, answer)
    assert refusal is None, f"{answer} is refused in a fair copy: {refusal}"
    minds: dict[str, Hasty] = {}
    for _ in range(LONGEST):
        war = fork.state
        if not fork.open or war.now > end or war.phase == SETTLED:
            break
        asked = next(iter(fork.open.values()))
        mind = minds.setdefault(asked.who, Hasty(rng)).in_turn((war.now, war.active))
        fork.put((asked.who, asked.what), mind.answer(asked, partial(_glance, fork, asked.who)))
    return fork.state


def _glance(fork: Play[Any], who: str) -> Glance:
    return Glance(fork.rules.view(fork.state, who))
