"""A tile as it lies in a finished world, and the names of places (ME-MAP-19, ME-MAP-56).

A place is named like a square of a chart: letters for the column, a number for the row, `A1` at the top left of
the world as it was first finished. Columns west of A are written small (`a`, `b`, …) and rows north of 1 are 0, -1, …,
so that a later extension changes no name (ME-MAP-57).
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from gonfalon.world.hexes import Hex

PlaceId = str
Flow = tuple[int, int, int, int, int, int]  # by edge as the tile lies: 1 a river leaves, -1 one comes in, 0 none
KEPT = 4096  # names of places whose hexagon is remembered
_NAME = re.compile(r"([A-Z]{1,4}|[a-z]{1,4})(0|-?[1-9][0-9]{0,4})")


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """One laid tile: which design, how far it is turned clockwise, and where its rivers run."""

    design: str
    turn: int = 0
    flow: Flow = (0, 0, 0, 0, 0, 0)
    seat: bool = False  # marked as a capital site though its design bears no circle (ME-MAP-53)


def place_name(at: Hex) -> PlaceId:
    """The name of a hexagon: `place_name((0, 0)) == "A1"`."""
    column, row = at[0] + at[1] // 2, at[1] + 1
    letters, left = "", column + 1 if column >= 0 else -column
    while left:
        left, digit = divmod(left - 1, 26)
        letters = chr((65 if column >= 0 else 97) + digit) + letters
    return f"{letters}{row}"


@lru_cache(maxsize=KEPT)
def place_hex(name: PlaceId) -> Hex:
    """The hexagon of a name; raises ValueError for what is none."""
    match = _NAME.fullmatch(name)
    if not match:
        raise ValueError(f"{name!r} is not a place: letters for the column and a number for the row, like B4")
    letters, row = match[1], int(match[2]) - 1
    number = 0
    for letter in letters.upper():
        number = number * 26 + ord(letter) - 64
    column = number - 1 if letters.isupper() else -number
    return column - row // 2, row
