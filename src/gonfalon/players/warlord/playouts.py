"""Playouts: hasty captains play a fair copy of the war on for some months, or until winter has counted losses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from gonfalon.kernel.events import DEAF
from gonfalon.kernel.play import Key, Play
from gonfalon.kernel.questions import Chance, Question
from gonfalon.kernel.secrecy import EvenDice
from gonfalon.players.captain import Captain, Option
from gonfalon.players.warlord.candidates import Plan, banners_of
from gonfalon.rulesets.mighty.state import War

MONTHS = 1  # that a playout goes on after the month in which it began
LONGEST = 600  # answers, whatever the calendar says: nobody waits for ever
HABIT = "scouting.order"  # what a hasty captain thinks over once a turn
Turn: TypeAlias = tuple[int, int]  # a month, and whose turn it is in it
SETTLED = "diplomacy"  # the phase of winter before which lost capitals and revenue have been counted


class Glance(NamedTuple):
    """As much of a view as captains look at."""

    state: Any


class Hasty(Captain):
    """A captain who thinks once a turn where to scout, and then sends his scouts out one after another."""

    def __init__(self, rng: Chance) -> None:
        super().__init__(rng)
        self._turn, self._scouts = (-1, -1), list[Option]()
        self.held: frozenset[int] = frozenset()  # banners that do not march this turn

    def ranked(self, question: Question[Any], view: Callable[[], Any]) -> list[Option]:
        if question.what == HABIT:
            self._scouts = self._scouts or super().ranked(question, view)
            return self._scouts
        ranked = super().ranked(question, view)
        return [o for o in ranked if self.held.isdisjoint(banners_of(o.answer))] if self.held else ranked

    def in_turn(self, turn: Turn) -> Hasty:
        """Himself, in this turn of somebody's: what he had in mind in another one is out of date."""
        if turn != self._turn:
            self._turn, self._scouts, self.held = turn, [], frozenset()
        return self


def play_on(fork: Play[Any], key: Key, plan: Plan, rng: Chance) -> War:
    """Do what is planned in a fair copy that has not begun, and play on: the state that it comes to.

    Dice fall the same for every plan that is tried with the same stream, as far as the same dice are thrown.
    """
    fork.dice, fork.heard = EvenDice(rng.getrandbits(64)), DEAF
    fork.begin()
    fork.keep = False  # nobody looks back
    turn = _turn(fork.state)
    refusal = fork.answer(*key, plan.option.answer)
    assert refusal is None, f"{plan.option.answer} is refused in a fair copy: {refusal}"
    minds = {key[0]: Hasty(rng).in_turn(turn)}
    minds[key[0]].held = plan.held
    for _ in range(LONGEST):
        war: War = fork.state
        if not fork.open or war.phase == SETTLED or war.now > turn[0] + MONTHS:
            break
        asked = next(iter(fork.open.values()))
        mind = minds.setdefault(asked.who, Hasty(rng)).in_turn(_turn(war))
        fork.put((asked.who, asked.what), mind.answer(asked, partial(_glance, fork, asked.who)))
    return war


def _turn(war: War) -> Turn:
    return war.now, war.active


def _glance(fork: Play[Any], who: str) -> Glance:
    return Glance(fork.rules.view(fork.state, who))
