"""Place names: an element from each column of a tongue's chart (ME-NAM-01).

The charts are those of Bretonnia (ME-NAM-03), the Empire (ME-NAM-04), Dwarfs (ME-NAM-05, ME-NAM-06), Elves (ME-NAM-07)
and the black speech (ME-NAM-13).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from gonfalon.names.charts import AGAIN, BLANK, Column, Tongue
from gonfalon.names.dice import Dice, on


class Hyphens(StrEnum):
    """How a name in parts is written, as its owner likes it (ME-NAM-06)."""

    PLAIN = "plain"  # Dunkrag, Munathol
    HYPHEN = "hyphen"  # Dun-Krag, Mun-Athol
    SPLIT = "split"  # Dun-Krag, Mun-a-Thol


class Usage(msgspec.Struct, frozen=True):
    """Where editions of the charts differ: how few elements a name may have, and what stands between them."""

    fewest: int = 2  # ME-NAM-07
    inserted: bool = False  # a name that is split has an `a` in any case: Dun-a-Krag (ME-NAM-06)


ENGLISH = Usage()


def roll_place(tongue: Tongue, dice: Dice, fewest: int = ENGLISH.fewest) -> tuple[str, ...]:
    """The elements of a place name as the chart gives them, so many or more.

    Columns are rolled in turn. A face that says so is rolled again and adds an element at the end of the name; a
    second such face is only rolled again. Where blank faces would leave too few elements, the last column is rolled
    again instead.
    """
    name: list[str] = []
    more: list[Column] = []
    for number, column in enumerate(tongue.columns, 1):
        to_come = len(tongue.columns) - number
        while (face := on(column, dice)) == BLANK and len(name) + to_come < fewest:
            pass
        if face.startswith(AGAIN):
            more.append(tongue.columns[int(face[1:]) - 1])
            face = roll_element(column, dice)
        name += [] if face == BLANK else [face]
    return *name, *(roll_element(column, dice) for column in more)


def roll_element(column: Column, dice: Dice) -> str:
    """An element of this column; faces that hold none are rolled again."""
    while not (face := on(column, dice)).isalpha():
        pass
    return face


def written(elements: Sequence[str], hyphens: Hyphens = Hyphens.PLAIN, *, inserted: bool = False) -> str:
    """The name as it is written: one word with a capital, or in parts with a hyphen between.

    An `a` stands between the parts where one begins with it, or, inserted, in any case.
    """
    if hyphens is Hyphens.PLAIN:
        return "".join(elements).capitalize()
    first, *others = elements
    parts = [first.capitalize()]
    for part in others:
        split = hyphens is Hyphens.SPLIT and part != "a"
        rest = part.removeprefix("a") if split else part
        parts += ["a"] if split and (inserted or rest != part) else []
        parts.append(rest.capitalize())
    return "-".join(parts)
