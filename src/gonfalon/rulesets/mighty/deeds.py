"""Phases in which a player gives orders one by one until he is done: scouting, movement, siege, razing, reorganisation.

A chapter lists its kinds of deed: how the order is written, which ones are legal now, why another is not, and what it
does. One order is one story, so the end of each is a checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from gonfalon.kernel import Pick, Refusal, Story, ask
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.mighty.orders import Done, Order, read_order
from gonfalon.rulesets.mighty.state import War


class Deed(NamedTuple):
    """A kind of order. `options` are legal orders, lazily; `judge` says which clause an order breaks."""

    kind: type[Order]
    options: Callable[[War], Iterable[Any]]
    judge: Callable[[War, Any], Refusal | None]
    do: Callable[[War, Any], Story[None]]


def next_deed(
    war: War,
    what: str,
    deeds: Sequence[Deed],
    *,
    rule: str,
    forced: bool = True,
    may_end: Callable[[War], Refusal | None] = lambda war: None,  # noqa: ARG005
    about: dict[str, Any] | None = None,
) -> Story[bool]:
    """Ask the active player for his next order and carry it out; False when he is done with the phase.

    `forced`: with nothing to do the phase passes by itself. Not where having nothing to do is a secret. `may_end` says
    what still has to be done. A deed whose orders are too many to list yields those worth listing; its judge decides.
    """
    by_kind = {deed.kind: deed for deed in deeds}
    kinds: tuple[type[Order], ...] = (*by_kind, Done)

    def orders() -> Iterable[Order]:
        if may_end(war) is None:
            yield Done()
        for deed in deeds:
            yield from deed.options(war)

    def judge(order: Order) -> Refusal | None:
        return may_end(war) if isinstance(order, Done) else by_kind[type(order)].judge(war, order)

    def draw(rng: Chance) -> Order:
        if rng.getrandbits(2) == 0 and may_end(war) is None:
            return Done()
        first = rng.getrandbits(32) * len(deeds) >> 32
        for deed in (*deeds[first:], *deeds[:first]):
            legal: tuple[Order, ...] = tuple(deed.options(war))
            if legal:
                return pick_one(legal, rng)
        return Done()

    order = yield from ask(
        Pick(
            who=war.player,
            what=what,
            rule=rule,
            about=about or {},
            forced=forced and war.settings.forced,
            orders=orders,
            parse=lambda text: read_order(text, kinds, "ME-TRN-06"),
            judge=judge,
            draw=draw,
        )
    )
    if isinstance(order, Done):
        return False
    yield from by_kind[type(order)].do(war, order)
    return True
