"""What a player orders in winter at his own pace (ME-WIN-03): errand after errand, until he is done.

The questions of all players are open side by side (`winter.at_own_pace`). An errand neither asks nor rolls, so nobody
waits for anybody else; where that would be needed a chapter has a gate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from gonfalon.kernel import Pick, Question, Refusal
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.mighty.deeds import any_of, rotated
from gonfalon.rulesets.mighty.orders import Done, Order, read_order
from gonfalon.rulesets.mighty.state import RealmId, War


class Errand(NamedTuple):
    """A kind of order. `options` are legal orders worth listing, lazily; `judge` says which clause an order breaks."""

    kind: type[Order]
    options: Callable[[War, RealmId], Iterable[Any]]
    judge: Callable[[War, RealmId, Any], Refusal | None]
    do: Callable[[War, RealmId, Any], None]
    draw: Callable[[War, RealmId, Chance], Any] | None = None  # one by chance, or None, where there are very many


def question(
    war: War,
    realm: RealmId,
    what: str,
    errands: Sequence[Errand],
    *,
    rule: str,
    about: Mapping[str, Any],
    may_end: Callable[[War, RealmId], Refusal | None] = lambda war, realm: None,  # noqa: ARG005
) -> Question[Order]:
    """Ask this player for his next errand. Never answered by itself: that he can pay for nothing is his secret."""

    def orders() -> Iterable[Order]:
        if may_end(war, realm) is None:
            yield Done()
        for errand in errands:
            yield from errand.options(war, realm)

    def judge(order: Order) -> Refusal | None:
        return may_end(war, realm) if isinstance(order, Done) else _errand(errands, order).judge(war, realm, order)

    def parse(text: str) -> Order | Refusal:
        kinds: list[type[Order]] = [*(errand.kind for errand in errands), Done]
        return read_order(text, kinds, "ME-WIN-02")

    def draw(rng: Chance) -> Order:
        if rng.getrandbits(2) == 0 and may_end(war, realm) is None:
            return Done()
        for errand in rotated(errands, rng):
            drawn = errand.draw(war, realm, rng) if errand.draw else any_of(errand.options(war, realm), rng)
            if drawn is not None:
                return cast("Order", drawn)
        return pick_one(tuple(orders()), rng)

    return Pick(
        who=realm,
        what=what,
        rule=rule,
        about=about,
        orders=orders,
        parse=parse,
        judge=judge,
        draw=draw,
    )


def run(war: War, realm: RealmId, errands: Sequence[Errand], order: Order) -> bool:
    """Carry out an errand; True when there are no more."""
    if isinstance(order, Done):
        return True
    _errand(errands, order).do(war, realm, order)
    return False


def _errand(errands: Sequence[Errand], order: Order) -> Errand:
    return next(errand for errand in errands if errand.kind is type(order))
