"""What chance decides between players: the order in which they act, and lots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gonfalon.kernel import Story, roll

T = TypeVar("T")
DIE = 6


def draw_lot(things: Sequence[T], label: str, rule: str, who: str = "") -> Story[T]:
    """One of several, each as likely as the next.

    An ordinary die where it can be shared out evenly, as 1 to 3 and 4 to 6; no die for a single one.
    """
    if len(things) == 1:
        return things[0]
    sides = DIE if DIE % len(things) == 0 else len(things)
    (die,) = yield from roll(1, sides, label, rule=rule, who=who)
    return things[(die - 1) * len(things) // sides]


def order_by_dice(players: Sequence[str], count: int, rule: str) -> Story[tuple[str, ...]]:
    """Highest first; those who tie throw again among themselves, keeping their place against others."""
    if len(players) < 2:
        return tuple(players)
    thrown: dict[int, list[str]] = {}
    for player in players:
        dice = yield from roll(count, DIE, "order", rule=rule, who=player)
        thrown.setdefault(sum(dice), []).append(player)
    order: tuple[str, ...] = ()
    for total in sorted(thrown, reverse=True):
        tied = thrown[total]
        order += tuple(tied) if len(tied) == 1 else (yield from order_by_dice(tied, count, rule))
    return order
