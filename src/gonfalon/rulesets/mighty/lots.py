"""Lots (ME-WIN-06): one of several by chance, each as likely as the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gonfalon.kernel import Story, roll
from gonfalon.rulesets.mighty.state import RealmId

T = TypeVar("T")
DIE = 6


def draw_lot(things: Sequence[T], label: str, rule: str, who: RealmId = "") -> Story[T]:
    """An ordinary die where it can be shared out evenly, as 1 to 3 and 4 to 6; no die for a single one."""
    if len(things) == 1:
        return things[0]
    sides = DIE if DIE % len(things) == 0 else len(things)
    (die,) = yield from roll(1, sides, label, rule=rule, who=who)
    return things[(die - 1) * len(things) // sides]
