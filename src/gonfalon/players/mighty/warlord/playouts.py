"""Playouts: hasty captains play a fair copy of the war on for some months, or until winter has counted losses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from gonfalon.kernel.events import DEAF
from gonfalon.kernel.play import Key, Play
from gonfalon.kernel.questions import Chance, Question
from gonfalon.kernel.secrecy import EvenDice
from gonfalon.kernel.views import known
from gonfalon.players.foresight import Redraw
from gonfalon.players.mighty.captain import Captain
from gonfalon.players.mighty.captain.mind import served_by
from gonfalon.players.mighty.warlord.candidates import Plan, banners_of
from gonfalon.players.options import Option
from gonfalon.rulesets.mighty.seen import SeenWar
from gonfalon.rulesets.mighty.state import War
from gonfalon.world.tiles import PlaceId

MONTHS = 2  # that a playout goes on after the month in which it began
LONGEST = 600  # answers, whatever the calendar says: nobody waits for ever
SCOUTING, MARCHING = "scouting.order", "movement.order"  # what a hasty captain thinks over once a turn
Turn: TypeAlias = tuple[int, int]  # a month, and whose turn it is in it
SETTLED = "diplomacy"  # the phase of winter before which lost capitals and revenue have been counted


class Glance(NamedTuple):
    """As much of a view as captains look at."""

    state: SeenWar


class March(NamedTuple):
    """Something that a hasty captain has a mind to do, the banners that do it, and the places that it changes."""

    option: Option
    banners: frozenset[int]
    places: frozenset[PlaceId]


class Hasty(Captain):
    """A captain who thinks once a turn where to scout and to march, and again only where one march touches another."""

    def __init__(self, rng: Chance) -> None:
        super().__init__(rng)
        self._turn, self._scouts, self._marches = (-1, -1), list[Option](), list[March]()
        self._touched: set[PlaceId] = set()  # places in which it is not as it was when he thought
        self.held: frozenset[int] = frozenset()  # banners that do not march this turn

    def in_turn(self, turn: Turn) -> Hasty:
        """Himself, in this turn of somebody's: what he had in mind in another one is out of date."""
        if turn != self._turn:
            self._turn, self._scouts, self._marches, self.held = turn, [], [], frozenset()
        return self

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:
        given = super().answer(question, view, redraw)
        if question.what == MARCHING:
            self._marches = self._left_after(given)
        return given

    def ranked(self, question: Question[Any], view: Callable[[], Any]) -> list[Option]:
        if question.what == SCOUTING:
            self._scouts = self._scouts or super().ranked(question, view)
            return self._scouts
        if question.what != MARCHING:
            return super().ranked(question, view)
        if not self._marches:
            looked = view()
            self._marches = self._thought(super().ranked(question, lambda: looked), question.who, looked.state)
        return [march.option for march in self._marches]

    def _thought(self, ranked: list[Option], who: str, state: SeenWar) -> list[March]:
        """What he would do, without those whom he holds back."""
        me, found = served_by(who, state), list[March]()
        self._touched = set()
        for option in ranked:
            banners = banners_of(option.answer)
            places = {state.banners[f"{me}.{number}"].place for number in banners}
            places |= {option.answer.there} if banners and hasattr(option.answer, "there") else set()
            if self.held.isdisjoint(banners):
                found.append(March(option, banners, frozenset(places)))
        return found

    def _left_after(self, given: Any) -> list[March]:
        """What he still has in mind: nothing, if what he did touches the best of it, so that he must think again."""
        done = next((march for march in self._marches if march.option.answer == given), None)
        if done is None:
            return []
        self._touched |= done.places
        left = [march for march in self._marches if march.banners.isdisjoint(done.banners) and march is not done]
        return [] if left and left[0].places & self._touched else left


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
    return Glance(known(fork.rules, fork.state, who))
