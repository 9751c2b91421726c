"""Exact odds: walk all outcomes of the dice of a story and add up their chances.

The same procedure that plays the game is walked: there is no second formula. A story cannot be copied in mid-air, so
the walk runs it again for every branch with the dice and answers so far. Stages merge equal states between them, which
keeps a long chain (result, losses, pursuit) small.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any, TypeAlias, TypeVar

from gonfalon.kernel.effects import Ask, Effect, Roll, Story
from gonfalon.kernel.questions import Question
from gonfalon.kernel.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")
O = TypeVar("O", bound=Hashable)  # noqa: E741
Reply: TypeAlias = Callable[[Question[Any]], Any]
Branch: TypeAlias = tuple[Any, Fraction]


class Mixed(dict[Any, Fraction]):
    """A reply that chooses among answers by chance: answer → its share."""


def no_reply(question: Question[Any]) -> Any:
    raise ValueError(f"the walk meets the question {question.what} of {question.who} and has no reply to it")


def dice_branches(wanted: Roll, ordered: bool = True) -> Iterator[Branch]:
    """Every way the dice can fall, with its chance; unordered: each set of faces once, sorted."""
    ways, faces = wanted.sides**wanted.count, range(1, wanted.sides + 1)
    if ordered:
        for dice in product(faces, repeat=wanted.count):
            yield dice, Fraction(1, ways)
        return
    for dice in combinations_with_replacement(faces, wanted.count):
        orders = factorial(wanted.count) // prod(factorial(dice.count(f)) for f in set(dice))
        yield dice, Fraction(orders, ways)


def walk(
    state: S, tell: Callable[[S], Story[T]], reply: Reply = no_reply, *, ordered: bool = True
) -> Iterator[tuple[S, T, Fraction]]:
    """Every end of the story told of this state: the state then, what the story returns, and its chance.

    `ordered=False` is right for stories that only look at the sum or the set of dice thrown together.
    """
    stack: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
    while stack:
        sent, chance = stack.pop()
        work = state.fork()
        story = tell(work)
        try:
            effect: Effect = next(story)
            for item in sent:
                effect = story.send(item)
        except StopIteration as end:
            yield work, end.value, chance
            continue
        branches = dice_branches(effect, ordered) if isinstance(effect, Roll) else _replies(effect, reply)
        stack += [((*sent, item), chance * share) for item, share in branches]


def _replies(effect: Ask, reply: Reply) -> Iterator[Branch]:
    """Every combination of replies to questions open together."""
    mixes = [_mix(reply(q)) for q in effect.questions]
    if effect.first:
        yield from (((effect.questions[0], answer), share) for answer, share in mixes[0])
        return
    for combination in product(*mixes):
        yield tuple(answer for answer, _ in combination), prod((s for _, s in combination), start=Fraction(1))


def _mix(answer: Any) -> list[Branch]:
    return list(answer.items()) if isinstance(answer, Mixed) else [(answer, Fraction(1))]


def walk_stages(
    state: S, stages: Iterable[Callable[[S], Story[Any]]], reply: Reply = no_reply, *, ordered: bool = True
) -> dict[bytes, tuple[S, Fraction]]:
    """Walk one story after another; states that are equal after a stage are walked on as one."""
    front: dict[bytes, tuple[S, Fraction]] = {state.encoded(): (state, Fraction(1))}
    for stage in stages:
        ahead: dict[bytes, tuple[S, Fraction]] = {}
        for before, chance in front.values():
            for after, _, share in walk(before, stage, reply, ordered=ordered):
                key = after.encoded()
                ahead[key] = (after, ahead[key][1] + chance * share if key in ahead else chance * share)
        front = ahead
    return front


def odds(ends: Iterable[tuple[S, T, Fraction]], outcome: Callable[[S, T], O]) -> Mapping[O, Fraction]:
    """Add up the chances by outcome."""
    total: dict[O, Fraction] = {}
    for state, result, chance in ends:
        key = outcome(state, result)
        total[key] = total.get(key, Fraction(0)) + chance
    return total
