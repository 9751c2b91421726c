"""How the chapters ask for an order: its kinds with their notation, the legal ones lazily, and a judge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gonfalon.kernel import Pick, Refusal
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.common.orders import Order, read_order


def order_question(
    who: str,
    what: str,
    rule: str,
    kinds: Sequence[type[Order]],
    orders: Callable[[], Iterable[Any]],
    judge: Callable[[Any], Refusal | None],
    *,
    about: Mapping[str, Any] | None = None,
    secret: bool = False,
    draw: Callable[[Chance], Any] | None = None,
) -> Pick[Any]:
    """Ask somebody for one of these kinds of order."""
    return Pick(
        who=who,
        what=what,
        rule=rule,
        about=about or {},
        secret=secret,
        orders=orders,
        parse=lambda text: read_order(text, kinds, rule),
        judge=judge,
        draw=draw,
    )
