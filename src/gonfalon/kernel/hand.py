"""The hand that throws the dice of a table: recorded ones first, then kept ones, then fresh ones."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, NamedTuple

from gonfalon.kernel.dice import DiceSource, TableDice, is_typed
from gonfalon.kernel.effects import Dice, Roll
from gonfalon.kernel.inputs import AnyInput
from gonfalon.kernel.log import Fell
from gonfalon.kernel.play import Play


class Applied:
    """An input in force, and the dice that fell because of it."""

    __slots__ = ("apart", "beside", "input", "number", "rolls", "showed")

    def __init__(self, number: int, what: AnyInput, rolls: list[Fell]) -> None:
        self.number, self.input, self.rolls = number, what, rolls
        self.apart = False  # given where players work side by side, or beside what is asked
        self.beside = False  # an answer to a standing question
        self.showed = False  # something hidden was disclosed because of it

    def again(self) -> Applied:
        """The same for another history, in which the step that it interrupts may have thrown dice to be kept."""
        return Applied(self.number, self.input, list(self.rolls))


class Throw(NamedTuple):
    """Dice that fall for an input when it is first carried out; when it is carried out again, there is no throw."""

    number: int  # the place in the log they are drawn for
    draws: bool  # new dice may be drawn; otherwise they were, and stand recorded
    first: int = 0  # the roll of the cause that has index 0 at that place


class OtherDice(Exception):  # noqa: N818  (a rebuilt history asks for dice that did not fall)
    """A history that is rebuilt asks for other dice than it did."""


class Hand:
    """Dice for the input at hand.

    Dice that a step rolled before its first question are kept when that step begins anew, as long as the same rolls
    are asked for: nobody gets a second throw by answering something else. A standing story that comes in between
    throws its own.
    """

    def __init__(self, source: DiceSource) -> None:
        self.source = source
        self.typists: Container[str] = ()  # seats that throw real dice
        self.play: Play[Any]  # whose dice these are
        self.cause: Applied
        self.used = 0  # rolls of the cause that have been taken
        self._throw: Throw | None = None
        self._step: list[tuple[Roll, Fell]] = []  # rolls of the step in flight before anybody answered
        self._kept: list[tuple[Roll, Fell]] = []
        self._kept_for: Any = None  # the standing answer whose story begins anew; None: the step itself

    def sit(self, play: Play[Any]) -> None:
        """From now on throw for this play, which begins at a checkpoint."""
        self.play, self._kept, self._step = play, [], []

    def take(self, cause: Applied, used: int = 0, *, throw: Throw | None = None) -> None:
        """From now on dice belong to this input."""
        self.cause, self.used, self._throw = cause, used, throw
        if self.play.stands == self._kept_for:
            self._kept = []

    def step_begins(self) -> None:
        self._step = []

    def keep_step(self) -> None:
        """The step in flight is about to begin anew."""
        self._kept, self._kept_for, self._step = self._step, self.play.stands, []

    def roll(self, number: int, index: int, wanted: Roll) -> Dice | None:
        """The next dice of the input at hand."""
        rolls = self.cause.rolls
        if self.used < len(rolls):
            fell = self._recorded(rolls[self.used], wanted)
        elif (drawn := self._drawn(wanted)) is not None:
            fell = drawn
            rolls.append(fell)
        else:
            return None
        self.used += 1
        self._step.append((wanted, fell))
        return fell.dice

    def _recorded(self, fell: Fell, wanted: Roll) -> Fell:
        """Dice that stand in the log: these are asked for, and they were drawn for this place or kept."""
        if (fell.sides, len(fell.dice)) != (wanted.sides, wanted.count):
            raise OtherDice(f"{wanted.label}: {wanted.count}D{wanted.sides} where {fell} fell")
        if self._is_typed(wanted):
            raise OtherDice(f"{wanted.label}: {fell} where people type what falls")
        if self._throw is not None and self.used >= self._throw.first:
            kept, here = self._take_kept(wanted), (self._throw.number, self.used - self._throw.first)
            if fell != kept and (kept is not None or (fell.number, fell.index) != here):
                raise OtherDice(f"{wanted.label}: {fell} was drawn for another place")
        return fell

    def _drawn(self, wanted: Roll) -> Fell | None:
        """Kept or new dice; None where people type them."""
        throw = self._throw
        if (throw is None or throw.draws) and (kept := self._take_kept(wanted)) is not None:
            return kept
        if wanted.who in self.typists:
            return None
        if throw is None or not throw.draws:
            if self._is_typed(wanted):
                return None
            raise OtherDice(f"{wanted.label}: {wanted.count}D{wanted.sides} where nothing fell")
        index = self.used - throw.first
        dice = self.source.roll(throw.number, index, wanted)
        return None if dice is None else Fell(wanted.sides, dice, throw.number, index)

    def _is_typed(self, wanted: Roll) -> bool:
        """Are these dice real ones, for everybody?"""
        return isinstance(self.source, TableDice) and is_typed(wanted)

    def _take_kept(self, wanted: Roll) -> Fell | None:
        """The die that was kept for this roll. Rolling again (a throw for another number) is for new ones."""
        again = self._throw is not None and self._throw.number != self.cause.number
        if again or self.play.stands != self._kept_for:
            return None
        if self._kept and self._kept[0][0] == wanted:
            return self._kept.pop(0)[1]
        self._kept = []
        return None
