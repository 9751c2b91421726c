"""How a name sounds: which rolls are worth keeping.

The charts join whatever the dice say, and the players may change the result as they like (ME-NAM-01). Gonfalon never
changes letters: a name that is hard to read or stands for something else in the world is rolled again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

LONGEST = 14  # letters that still fit beside a town
VOWELS = "aeiouy"
TWICE = ("th", "sh", "gh", "ch")  # two letters for one sound, never said twice over
_HARSH = re.compile(r"(.)\1\1|[^aeiouy' -]{5}", re.IGNORECASE)

# What the charts can spell and no table wants to read: names of other people's stories, and of history's worst.
ELSEWHERE = frozenset([
    "Balin", "Elrond", "Fornost", "Glorfindel", "Gondor", "Grendel", "Lorien",
    "Mordor", "Morghul", "Morgoth", "Nazghul", "Nazi", "Thorin",
])  # fmt: skip


def reads_well(elements: Sequence[str], longest: int = LONGEST) -> bool:
    """Can it be said aloud: not too long, no stammer, no heap of vowels or consonants where elements meet?"""
    name = "".join(elements).capitalize()
    if len(name) > longest or name in ELSEWHERE or _HARSH.search(name):
        return False
    return all(_joins_well(before.lower(), after.lower()) for before, after in pairwise(elements))


def _joins_well(before: str, after: str) -> bool:
    stammer = before.endswith(after) or after.startswith(before) or (before[-1] == after[0] and after[0] in VOWELS)
    lisp = any(before.endswith(sound) and after.startswith(sound) for sound in TWICE)
    return not (stammer or lisp) and _vowels_met(before, after) < 3


def _vowels_met(before: str, after: str) -> int:
    """How many vowels stand in a row across the join; none if a consonant stands on either side."""
    left = len(before) - len(before.rstrip(VOWELS))
    right = len(after) - len(after.lstrip(VOWELS))
    return left + right if left and right else 0
