"""What a player orders in winter at his own pace (ME-WIN-03): errand after errand, until he is done.

The questions of all players are open side by side (`winter.at_own_pace`). An errand neither asks nor rolls, so nobody
waits for anybody else; where that would be needed a chapter has a gate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from gonfalon.kernel import Question, Refusal
from gonfalon.kernel.questions import Chance, Needed, pick_one
from gonfalon.rulesets.common.orders import Done, Order, read_order
from gonfalon.rulesets.mighty.ground.deeds import any_of, rotated
from gonfalon.rulesets.mighty.state import RealmId, War

MayEnd = Callable[[War, RealmId], Refusal | None]  # why he cannot be done yet
Way = Callable[[War, RealmId], Order | None]  # an order that brings that nearer, as long as he cannot
DONE = Done()


class Errand(NamedTuple):
    """A kind of order. `options` are legal orders worth listing, lazily; `judge` says which clause an order breaks."""

    kind: type[Order]
    options: Callable[[War, RealmId], Iterable[Any]]
    judge: Callable[[War, RealmId, Any], Refusal | None]
    do: Callable[[War, RealmId, Any], None]
    draw: Callable[[War, RealmId, Chance], Any] | None = None  # one by chance, or None, where there are very many


class Errands(Question[Order], frozen=True, eq=False, kw_only=True):
    """What this player may order now: one of these errands, or that he is done."""

    war: War
    errands: Sequence[Errand]
    may_end: MayEnd
    way: Way

    def needed(self) -> Needed | None:
        why = self.may_end(self.war, self.who)
        return Needed(why, self.way(self.war, self.who)) if why else None

    def options(self) -> Iterator[Order]:
        return self._listed(self.errands)

    def _listed(self, errands: Sequence[Errand]) -> Iterator[Order]:
        if self.may_end(self.war, self.who) is None:
            yield DONE
        for errand in errands:
            yield from errand.options(self.war, self.who)

    def check(self, answer: Order) -> Refusal | None:
        if isinstance(answer, Done):
            return self.may_end(self.war, self.who)
        return _errand(self.errands, answer).judge(self.war, self.who, answer)

    def read(self, text: str) -> Order | Refusal:
        kinds: list[type[Order]] = [*(errand.kind for errand in self.errands), Done]
        return self.as_order(text, lambda written: read_order(written, kinds, "ME-WIN-02"))

    def sample(self, rng: Chance) -> Order:
        war, realm = self.war, self.who
        if rng.getrandbits(2) == 0 and self.may_end(war, realm) is None:
            return DONE
        for errand in rotated(self.errands, rng):
            drawn = errand.draw(war, realm, rng) if errand.draw else any_of(errand.options(war, realm), rng)
            if drawn is not None:
                return cast("Order", drawn)
        unlisted = [errand for errand in self.errands if errand.draw]  # of the others there are none, as we have seen
        return pick_one(tuple(self._listed(unlisted)), rng)


def question(
    war: War,
    realm: RealmId,
    what: str,
    errands: Sequence[Errand],
    *,
    rule: str,
    about: Mapping[str, Any],
    may_end: MayEnd = lambda war, realm: None,  # noqa: ARG005
    way: Way = lambda war, realm: None,  # noqa: ARG005
) -> Question[Order]:
    """Ask this player for his next errand. Never answered by itself: that he can pay for nothing is his secret."""
    return Errands(who=realm, what=what, rule=rule, about=about, war=war, errands=errands, may_end=may_end, way=way)


def run(war: War, realm: RealmId, errands: Sequence[Errand], order: Order) -> bool:
    """Carry out an errand; True when there are no more."""
    if isinstance(order, Done):
        return True
    _errand(errands, order).do(war, realm, order)
    return False


def _errand(errands: Sequence[Errand], order: Order) -> Errand:
    return next(errand for errand in errands if errand.kind is type(order))
