"""Phases in which a player gives orders one by one until he is done: scouting, movement, siege, razing, reorganisation.

A chapter lists its kinds of deed: how the order is written, which ones are legal now, why another is not, and what it
does. One order is one story, so the end of each is a checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from gonfalon.kernel import Pick, Refusal, Story, ask
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.mighty.orders import Done, Order, read_order
from gonfalon.rulesets.mighty.state import War

T = TypeVar("T")
O = TypeVar("O", bound=Order)  # noqa: E741


class Deed(NamedTuple):
    """A kind of order. `options` are legal orders, lazily; `judge` says which clause an order breaks.

    `draw` is one by chance, or None if there is none, where listing all of them for that would take long. `may` is a
    look from afar: if it says no, there are none at all.
    """

    kind: type[Order]
    options: Callable[[War], Iterable[Any]]
    judge: Callable[[War, Any], Refusal | None]
    do: Callable[[War, Any], Story[None]]
    draw: Callable[[War, Chance], Any] | None = None
    may: Callable[[War], object] = lambda war: True  # noqa: ARG005


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

    def orders() -> Iterable[Order]:
        if may_end(war) is None:
            yield Done()
        for deed in deeds:
            if deed.may(war):
                yield from deed.options(war)

    def parse(text: str) -> Order | Refusal:
        kinds: list[type[Order]] = [*(deed.kind for deed in deeds), Done]
        return read_order(text, kinds, "ME-TRN-06")

    def judge(order: Order) -> Refusal | None:
        return may_end(war) if isinstance(order, Done) else _deed(deeds, order).judge(war, order)

    def draw(rng: Chance) -> Order:
        if rng.getrandbits(2) == 0 and may_end(war) is None:
            return Done()
        for deed in rotated(deeds, rng):
            if deed.may(war):
                order: Order | None = deed.draw(war, rng) if deed.draw else any_of(deed.options(war), rng)
                if order is not None:
                    return order
        return Done()

    order = yield from ask(
        Pick(
            who=war.player,
            what=what,
            rule=rule,
            about=about or {},
            forced=forced and war.settings.forced,
            orders=orders,
            parse=parse,
            judge=judge,
            draw=draw,
        )
    )
    if isinstance(order, Done):
        return False
    yield from _deed(deeds, order).do(war, order)
    return True


def rotated(things: Sequence[T], rng: Chance) -> Sequence[T]:
    """All of them in order, beginning anywhere."""
    first = rng.getrandbits(32) * len(things) >> 32
    return (*things[first:], *things[:first]) if first else things


def any_of(options: Iterable[T], rng: Chance) -> T | None:
    """One of them by chance, if there is one."""
    legal = tuple(options)
    return pick_one(legal, rng) if legal else None


def draw_among(groups: Sequence[T], options: Callable[[T], Iterable[O]], rng: Chance) -> O | None:
    """An option of one of the groups by chance; the other groups are not looked at."""
    for group in rotated(groups, rng):
        if legal := tuple(options(group)):
            return pick_one(legal, rng)
    return None


def _deed(deeds: Sequence[Deed], order: Order) -> Deed:
    kind = type(order)
    for deed in deeds:
        if deed.kind is kind:
            return deed
    raise LookupError(f"no deed of this phase is called {kind.__name__}")
