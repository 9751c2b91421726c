"""Names of heroes and wizards (ME-NAM-08 to ME-NAM-12, ME-NAM-14)."""

from __future__ import annotations

import msgspec

from gonfalon.names.charts import ENDING, Tongue
from gonfalon.names.dice import Dice, on
from gonfalon.names.places import roll_element


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hero is called: a name from the charts, and what his owner adds to it. It has no effect on play."""

    name: str
    title: str = ""
    first_name: str = ""
    byname: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.title, self.first_name, self.name, self.byname)))


def roll_person(tongue: Tongue, dice: Dice) -> tuple[str, ...]:
    """The elements of a personal name: a D6 for its length, then a D20 for each element.

    Names are of normal length (ME-NAM-09), short (ME-NAM-10) or long (ME-NAM-11), as the people's are.
    The length says how many elements there are, so faces that would leave one out or add one are rolled again.
    """
    length = on(tongue.lengths, dice)
    return tuple(
        roll_element(tongue.endings if part == ENDING else tongue.columns[int(part) - 1], dice) for part in length
    )
