"""Which answers a warlord tries: the captain's, others that rule it out, and letting it be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import Any, NamedTuple

from gonfalon.kernel.questions import Question
from gonfalon.players.options import Option

BEHIND = 100  # in the captain's own score: an answer that is worth less is not tried


class Plan(NamedTuple):
    """An answer to be tried, and banners that stay where they are for the rest of the turn."""

    option: Option
    held: frozenset[int] = frozenset()


def plans(question: Question[Any], ranked: Sequence[Option], first: Option, most: int) -> list[Plan]:
    """The captain's answer first, then by turns one that rules it out and one that only makes do without it.

    What can be done as well after the first would only be another order of things, so whoever tries it holds the
    banners of the first back.
    """
    busy = banners_of(first.answer)
    near = [o for o in ranked if o is not first and o.score >= first.score - BEHIND]
    rivals = [Plan(o) for o in near if not _is_beside(busy, o)]
    without = [Plan(o, busy) for o in near if _is_beside(busy, o)]
    found = [Plan(first)]
    for plan in chain.from_iterable(zip_longest(rivals, without[:1])):
        if len(found) == most:
            break
        if plan is not None and question.check(plan.option.answer) is None:
            found.append(plan)
    return found


def _is_beside(busy: frozenset[int], option: Option) -> bool:
    """Might it be done after the other as well?"""
    banners = banners_of(option.answer)
    return bool(busy and banners) and busy.isdisjoint(banners)


def banners_of(answer: Any) -> frozenset[int]:
    """The numbers of the banners that an order moves."""
    return frozenset(getattr(answer, "banners", ()))
