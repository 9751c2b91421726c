"""Chance for making maps: the same seed gives the same draws on every Python.

Only `random()` is promised to stay the same from one release of Python to the next, so everything is built on that.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Lots:
    """A stream of random whole numbers."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random  # noqa: S311  (maps are no secrets)

    def below(self, limit: int) -> int:
        """One of 0 to limit - 1."""
        return int(self._random() * limit)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
