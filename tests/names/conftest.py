"""Dice that fall as a test says, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest


class Fallen:
    """Faces in the order in which they fall, on a D20 unless another die is given as (sides, face)."""

    def __init__(self, *faces: int | tuple[int, int]) -> None:
        self.left = [face if isinstance(face, tuple) else (20, face) for face in faces]

    def randrange(self, sides: int, /) -> int:
        expected, face = self.left.pop(0)
        assert sides == expected, f"a D{sides} was rolled where the test has a D{expected}"
        return face - 1


@pytest.fixture
def fall() -> Iterator[Callable[..., Fallen]]:
    """Dice for one test; it fails if some of them were never rolled."""
    thrown: list[Fallen] = []

    def throw(*faces: int | tuple[int, int]) -> Fallen:
        thrown.append(Fallen(*faces))
        return thrown[-1]

    yield throw
    assert [dice.left for dice in thrown if dice.left] == []
