"""The only two ways a story reaches outside: it rolls and it asks."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import wraps
from typing import Any, ParamSpec, TypeAlias, TypeVar

import msgspec

from gonfalon.kernel.questions import Question

T = TypeVar("T")
A = TypeVar("A")
Given = ParamSpec("Given")
Dice: TypeAlias = tuple[int, ...]


class Roll(msgspec.Struct, frozen=True, gc=False):
    """So many dice of so many sides. `who` throws them where people throw real dice; `to` may see them (None: all)."""

    count: int
    sides: int
    label: str
    rule: str = ""
    who: str = ""
    to: tuple[str, ...] | None = None


class Ask(msgspec.Struct, frozen=True, eq=False):
    """Questions open at the same time: all must be answered, or (`first`) the first answer goes on."""

    questions: tuple[Question[Any], ...]
    first: bool = False


Effect: TypeAlias = Roll | Ask
Story: TypeAlias = Generator[Effect, Any, T]


def roll(
    count: int, sides: int, label: str, *, rule: str = "", who: str = "", to: tuple[str, ...] | None = None
) -> Story[Dice]:
    """Throw dice; they arrive as a tuple."""
    dice: Dice = yield Roll(count, sides, label, rule, who, to)
    return dice


def ask(question: Question[A]) -> Story[A]:
    """Ask one player one thing."""
    answers: tuple[A] = yield Ask((question,))
    return answers[0]


def together(*questions: Question[Any]) -> Story[tuple[Any, ...]]:
    """Ask several things at the same time; the answers arrive together, in the order of the questions.

    Where nobody is asked anything there is nothing to wait for.
    """
    if not questions:
        return ()
    answers: tuple[Any, ...] = yield Ask(questions)
    return answers


def whoever(*questions: Question[Any]) -> Story[tuple[Question[Any], Any]]:
    """Ask several players and go on with the first who answers; the rest is asked again by a later step."""
    answered: tuple[Question[Any], Any] = yield Ask(questions, first=True)
    return answered


def at_once(act: Callable[Given, T]) -> Callable[Given, Story[T]]:
    """A step that neither asks nor rolls, written as a plain function."""

    @wraps(act)
    def story(*args: Given.args, **kwargs: Given.kwargs) -> Story[T]:
        return act(*args, **kwargs)
        yield

    return story
