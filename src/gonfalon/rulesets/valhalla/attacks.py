"""Which attacks succeed (VAL-BAT-01 to VAL-BAT-12): worked out from the arrows alone, step by step.

The first example of the print (VAL-BAT-07):

successful({"red": "blue", "blue": "red", "green": "blue"}) == {"red", "green"}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gonfalon.kernel import Refused

FREE, CANCELLED, MUTUAL, RING = "succeeds", "cancelled", "mutual", "ring"


class Step(NamedTuple):
    """One step of the working-out: what happens to the arrows of these empires, and by which clause.

    succeeds   nobody attacks the first; its attack on the second succeeds (VAL-BAT-02)
    cancelled  the first is successfully attacked; its attack on the second is removed (VAL-BAT-03)
    mutual     the two attack each other and nobody else does; both succeed (VAL-BAT-06)
    ring       they attack each other in a circle; all their arrows are removed (VAL-BAT-10)
    """

    kind: str
    empires: tuple[str, ...]
    rule: str


def successful(orders: Mapping[str, str]) -> set[str]:
    """The attackers whose attack succeeds. An empire without an arrow has no entry, or an empty target."""
    return {
        empire
        for step in resolve(orders)
        if step.kind in (FREE, MUTUAL)
        for empire in (step.empires if step.kind == MUTUAL else step.empires[:1])
    }


def resolve(orders: Mapping[str, str]) -> tuple[Step, ...]:
    """The whole working-out, in order (VAL-BAT-05), also of chains, pile-ups and rings with a tail (VAL-BAT-09).

    An arrow that is removed frees whom it pointed at (VAL-BAT-04). So capital assaults are foiled (VAL-CAP-06).
    """
    arrows = {attacker: target for attacker, target in orders.items() if target}
    for attacker, target in arrows.items():
        if attacker == target:
            raise Refused.of("valhalla-order-self", rule="VAL-ORD-01", empire=attacker)
    steps: list[Step] = []
    undecided = dict(arrows)
    while (free := _unattacked(arrows, undecided)) is not None:
        target = undecided.pop(free)
        steps.append(Step(FREE, (free, target), "VAL-BAT-02"))
        if target in undecided:
            del undecided[target]
            steps.append(Step(CANCELLED, (target, arrows.pop(target)), "VAL-BAT-03"))
    while undecided:
        ring = _ring(undecided)
        steps.append(Step(MUTUAL, ring, "VAL-BAT-06") if len(ring) == 2 else Step(RING, ring, "VAL-BAT-10"))
        for empire in ring:
            del undecided[empire]
    return tuple(steps)


def _unattacked(arrows: Mapping[str, str], undecided: Mapping[str, str]) -> str | None:
    """An empire with an undecided arrow at which no remaining arrow points."""
    attacked = set(arrows.values())
    return next((empire for empire in undecided if empire not in attacked), None)


def _ring(undecided: Mapping[str, str]) -> tuple[str, ...]:
    """The circle of the first undecided empire; every one that is left stands in one."""
    first = next(iter(undecided))
    ring = [first]
    while (target := undecided[ring[-1]]) != first:
        ring.append(target)
    return tuple(ring)
