"""What a player orders in winter at his own pace (ME-WIN-03): errand after errand, until he is done.

The questions of all players are open side by side (`winter.at_own_pace`). An errand neither asks nor rolls, so nobody
waits for anybody else; where that would be needed a chapter has a gate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from gonfalon.kernel import Pick, Question, Refusal
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.mighty.orders import Done, Order, read_order
from gonfalon.rulesets.mighty.state import RealmId, War


class Errand(NamedTuple):
    """A kind of order. `options` are legal orders worth listing, lazily; `judge` says which clause an order breaks."""

    kind: type[Order]
    options: Callable[[War, RealmId], Iterable[Any]]
    judge: Callable[[War, RealmId, Any], Refusal | None]
    do: Callable[[War, RealmId, Any], None]


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
    by_kind = {errand.kind: errand for errand in errands}
    kinds: tuple[type[Order], ...] = (*by_kind, Done)

    def orders() -> Iterable[Order]:
        if may_end(war, realm) is None:
            yield Done()
        for errand in errands:
            yield from errand.options(war, realm)

    def judge(order: Order) -> Refusal | None:
        return may_end(war, realm) if isinstance(order, Done) else by_kind[type(order)].judge(war, realm, order)

    def draw(rng: Chance) -> Order:
        if rng.getrandbits(2) == 0 and may_end(war, realm) is None:
            return Done()
        legal: tuple[Order, ...] = tuple(pick_one(errands, rng).options(war, realm)) or tuple(orders())
        return pick_one(legal, rng)

    return Pick(
        who=realm,
        what=what,
        rule=rule,
        about=about,
        orders=orders,
        parse=lambda text: read_order(text, kinds, "ME-WIN-02"),
        judge=judge,
        draw=draw,
    )


def run(war: War, realm: RealmId, errands: Sequence[Errand], order: Order) -> bool:
    """Carry out an errand; True when there are no more."""
    if isinstance(order, Done):
        return True
    next(errand for errand in errands if errand.kind is type(order)).do(war, realm, order)
    return False
