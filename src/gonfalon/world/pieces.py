"""What lies in the box: what one set and several hold, and the numbers on banners and ships (ME-MAP-01, ME-MAP-02)."""

from __future__ import annotations

from collections.abc import Iterable

CONTENTS = {  # of one set (ME-MAP-01)
    "tiles": 112,
    "cities": 15,
    "fortresses": 15,
    "villages": 45,
    "banners": 45,
    "ships": 15,
    "dragons": 15,
    "territory markers": 162,
    "razed markers": 24,
    "espionage counters": 45,
    "spell markers": 9,
    "baggage markers": 76,
    "battle cards": 6,
}
SCARCE = ("cities", "fortresses", "villages", "ships")  # these limit play, and only if the piece-limit option is on


def contents(sets: int = 1) -> dict[str, int]:
    """So many of each piece as so many sets hold together (ME-MUL-04)."""
    return {piece: sets * number for piece, number in CONTENTS.items()}


def free_number(taken: Iterable[int]) -> int:
    """The lowest number that none of a player's banners (or ships) bears; the printed ones end at 18, these do not.

    A number freed by a banner that was destroyed or merged is given out again (ME-MAP-02).
    """
    used, number = set(taken), 1
    while number in used:
        number += 1
    return number
