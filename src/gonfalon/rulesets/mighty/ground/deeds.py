"""Phases in which a player gives orders one by one until he is done: scouting, movement, siege, razing, reorganisation.

A chapter lists its kinds of deed: how the order is written, which ones are legal now, why another is not, and what it
does. One order is one story, so the end of each is a checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from gonfalon.kernel import Question, Refusal, Story
from gonfalon.kernel.effects import Ask, Effect
from gonfalon.kernel.questions import Chance, Needed, pick_one
from gonfalon.rulesets.common.orders import Done, Order, read_order
from gonfalon.rulesets.mighty.state import War

T = TypeVar("T")
U = TypeVar("U")
MayEnd = Callable[[War], Refusal | None]  # why the phase cannot end yet
Way = Callable[[War], Order | None]  # an order that brings its end nearer, as long as it cannot
Settled = tuple[()]  # instead of a story
DONE, SETTLED = Done(), ()


class Deed(NamedTuple):
    """A kind of order. `options` are legal orders, lazily; `judge` says which clause an order breaks.

    `do` carries one out: by a story, or at once (`SETTLED`) if it neither asks nor rolls. `draw` is one by chance, or
    None if there is none, where listing all of them for that would take long. `may` is a look from afar: if it says no,
    there are none at all, nor of the next deeds with the same look.
    """

    kind: type[Order]
    options: Callable[[War], Iterable[Any]]
    judge: Callable[[War, Any], Refusal | None]
    do: Callable[[War, Any], Iterable[Effect]]
    draw: Callable[[War, Chance], Any] | None = None
    may: Callable[[War], object] | None = None


class Orders(Question[Order], frozen=True, eq=False, kw_only=True):
    """What the active player may order now: one of these deeds, or that he is done with the phase (ME-TRN-07)."""

    war: War
    deeds: Sequence[Deed]
    may_end: MayEnd
    way: Way

    def needed(self) -> Needed | None:
        why = self.may_end(self.war)
        return Needed(why, self.way(self.war)) if why else None

    def options(self) -> Iterator[Order]:
        if self.may_end(self.war) is None:
            yield DONE
        ruled_out = None
        for deed in self.deeds:
            if deed.may is None or (deed.may is not ruled_out and deed.may(self.war)):
                yield from deed.options(self.war)
            else:
                ruled_out = deed.may

    def only(self) -> tuple[Order] | None:
        """That he is done, if there is nothing else to order; what he still has to do is never done by itself."""
        war, ruled_out = self.war, None
        if self.may_end(war) is not None:
            return None
        for deed in self.deeds:
            if deed.may is None or (deed.may is not ruled_out and deed.may(war)):
                for _ in deed.options(war):
                    return None
            else:
                ruled_out = deed.may
        return (DONE,)

    def read(self, text: str) -> Order | Refusal:
        kinds: list[type[Order]] = [*(deed.kind for deed in self.deeds), Done]
        return self.as_order(text, lambda written: read_order(written, kinds, "ME-TRN-06"))

    def check(self, answer: Order) -> Refusal | None:
        if isinstance(answer, Done):
            return self.may_end(self.war)
        return self.deed_of(answer).judge(self.war, answer)

    def sample(self, rng: Chance) -> Order:
        war = self.war
        if rng.getrandbits(2) == 0 and self.may_end(war) is None:
            return DONE
        ruled_out = None
        for deed in rotated(self.deeds, rng):
            if deed.may is None or (deed.may is not ruled_out and deed.may(war)):
                order: Order | None = deed.draw(war, rng) if deed.draw else any_of(deed.options(war), rng)
                if order is not None:
                    return order
            else:
                ruled_out = deed.may
        return DONE

    def deed_of(self, order: Order) -> Deed:
        kind = type(order)
        for deed in self.deeds:
            if deed.kind is kind:
                return deed
        raise LookupError(f"no deed of this phase is called {kind.__name__}")


def next_deed(
    war: War,
    what: str,
    deeds: Sequence[Deed],
    *,
    rule: str,
    end: Callable[[War], None],
    forced: bool = True,
    may_end: MayEnd = lambda war: None,  # noqa: ARG005
    way: Way = lambda war: None,  # noqa: ARG005
) -> Story[None]:
    """Ask the active player for his next order and carry it out; when he is done, so is the phase (`end`).

    `forced`: with nothing to do the phase passes by itself. Not where having nothing to do is a secret. `may_end` says
    what still has to be done, `way` an order that does it; that anything has is between him and a spy's master. A deed
    whose orders are too many to list yields those worth listing; its judge decides.
    """
    forced = forced and war.settings.forced
    orders = Orders(who=war.player, what=what, rule=rule, forced=forced, war=war, deeds=deeds, may_end=may_end, way=way)
    (order,) = yield Ask((orders,))
    if type(order) is Done:
        end(war)
    else:
        yield from orders.deed_of(order).do(war, order)


def rotated(things: Sequence[T], rng: Chance) -> Sequence[T]:
    """All of them in order, beginning anywhere."""
    first = rng.getrandbits(32) * len(things) >> 32
    return [*things[first:], *things[:first]] if first else things


def any_of(options: Iterable[T], rng: Chance) -> T | None:
    """One of them by chance, if there is one."""
    legal = tuple(options)
    return pick_one(legal, rng) if legal else None


def draw_among(
    war: War, groups: Sequence[T], options: Callable[[War, T], Sequence[U]], rng: Chance
) -> tuple[T, U] | None:
    """One of the groups by chance and an option of it; the other groups are not looked at."""
    for group in rotated(groups, rng):
        if legal := options(war, group):
            return group, pick_one(legal, rng)
    return None
