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


def on(table: Sequence[T], dice: Dice) -> T:
    """Roll a die with as many faces as the table has lines and read the line; a single line needs no die."""
    return table[0] if len(table) == 1 else table[dice.randrange(len(table))]


def stream(*key: object) -> Random:
    """Dice of their own for one purpose, the same in every process; names never disturb other dice."""
    return Random("/".join(("names", *map(str, key))))  # noqa: S311  (names are no secret)
