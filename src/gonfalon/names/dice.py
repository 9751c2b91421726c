"""The dice that names are rolled with: whoever asks for a name brings them, seeded or scripted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """What is asked of a source of chance; `random.Random` is one."""

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to, but not including, this one."""


class Stream:
    """Dice of their own for one purpose, the same in every process and on every Python.

    Of a seeded generator only `random()` is promised to stay the same from one release of Python to the next.
    """

    def __init__(self, *purpose: object) -> None:
        seed = "/".join(("names", *map(str, purpose)))
        self._random = Random(seed).random  # noqa: S311  (names are no secret)

    def randrange(self, start: int, /) -> int:
        return int(self._random() * start)


def on(table: Sequence[T], dice: Dice) -> T:
    """Roll a die with as many faces as the table has lines and read the line; a single line needs no die."""
    return table[0] if len(table) == 1 else table[dice.randrange(len(table))]
