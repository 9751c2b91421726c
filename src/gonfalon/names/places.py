"""Place names: an element from each column of a tongue's chart (ME-NAM-01, ME-NAM-03 to ME-NAM-07, ME-NAM-13)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from gonfalon.names.charts import AGAIN, BLANK, Column, Tongue
from gonfalon.names.dice import Dice, on

FEWEST = 2  # elements of a place name


class Hyphens(StrEnum):
    """How a name in parts is written, as its owner likes it (ME-NAM-06)."""

    PLAIN = "plain"  # Dunkrag, Munathol
    HYPHEN = "hyphen"  # Dun-Krag, Mun-Athol
    SPLIT = "split"  # Dun-Krag, Mun-a-Thol


def roll_place(tongue: Tongue, dice: Dice) -> tuple[str, ...]:
    """The elements of a place name as the chart gives them, two or more.

    Columns are rolled in turn. A face that says so is rolled again and adds an element at the end of the name; a
    second such face is only rolled again. Where blank faces would leave a single element, the last column is rolled
    again instead.
    """
    name: list[str] = []
    more: list[Column] = []
    for number, column in enumerate(tongue.columns, 1):
        to_come = len(tongue.columns) - number
        while (face := on(column, dice)) == BLANK and len(name) + to_come < FEWEST:
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


def written(elements: Sequence[str], hyphens: Hyphens = Hyphens.PLAIN) -> str:
    """The name as it is written: one word with a capital, or in parts with a hyphen between."""
    if hyphens is Hyphens.PLAIN:
        return "".join(elements).capitalize()
    first, *others = elements
    parts = [first.capitalize()]
    for part in others:
        apart = hyphens is Hyphens.SPLIT and part.startswith("a") and part != "a"
        parts += ["a", part[1:].capitalize()] if apart else [part.capitalize()]
    return "-".join(parts)
