"""The hand that throws the dice of a table: recorded ones first, then kept ones, then fresh ones."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from gonfalon.kernel.dice import DiceSource, TableDice
from gonfalon.kernel.effects import Dice, Roll
from gonfalon.kernel.inputs import AnyInput
from gonfalon.kernel.log import Fell
from gonfalon.kernel.play import Play


class Applied:
    """An input in force, and the dice that fell because of it."""

    __slots__ = ("apart", "input", "number", "rolls", "showed")

    def __init__(self, number: int, what: AnyInput, rolls: list[Fell]) -> None:
        self.number, self.input, self.rolls = number, what, rolls
        self.apart = False  # given where players work side by side
        self.showed = False  # something hidden was disclosed because of it


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
        self._fresh: int | None = None  # the number fresh dice are drawn for; None: none may be
        self._first = 0  # the cause's roll that has index 0 there
        self._step: list[tuple[Roll, Fell]] = []  # rolls of the step in flight before anybody answered
        self._kept: list[tuple[Roll, Fell]] = []
        self._kept_for: Any = None  # the standing answer whose story begins anew; None: the step itself

    def sit(self, play: Play[Any]) -> None:
        """From now on throw for this play, which begins at a checkpoint."""
        self.play, self._kept, self._step = play, [], []

    def take(self, cause: Applied, used: int = 0, *, fresh: int | None = None) -> None:
        """From now on dice belong to this input; `fresh` is the number new ones are drawn for."""
        self.cause, self.used, self._fresh, self._first = cause, used, fresh, len(cause.rolls)
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
        if self.used == len(rolls):
            drawn = self._draw(wanted)
            if drawn is None:
                return None
            rolls.append(drawn)
        fell = rolls[self.used]
        if (fell.sides, len(fell.dice)) != (wanted.sides, wanted.count):
            raise OtherDice(f"{wanted.label}: {wanted.count}D{wanted.sides} where {fell} fell")
        self.used += 1
        self._step.append((wanted, fell))
        return fell.dice

    def _draw(self, wanted: Roll) -> Fell | None:
        if self._fresh == self.cause.number and self.play.stands == self._kept_for:
            if self._kept and self._kept[0][0] == wanted:
                return self._kept.pop(0)[1]
            self._kept = []
        if wanted.who in self.typists:
            return None
        if self._fresh is None:
            if isinstance(self.source, TableDice):
                return None
            raise OtherDice(f"{wanted.label}: {wanted.count}D{wanted.sides} where nothing fell")
        index = len(self.cause.rolls) - self._first
        dice = self.source.roll(self._fresh, index, wanted)
        return None if dice is None else Fell(wanted.sides, dice, self._fresh, index)
