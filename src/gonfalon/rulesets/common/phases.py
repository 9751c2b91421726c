"""The ways in which players act in a phase, whatever the rule set and its state.

| a phase | is told by |
|---|---|
| orders one by one by the active player until he is done | `next_deed` |
| turn by turn in an order | `take_turns` |
| side by side, each at his own pace | `side_by_side`, with `errands` for orders until one is done |
| all at once in secret until sealed | `write_in_secret`, and `second_thoughts` beside it |

A chapter lists its kinds of deed: how the order is written, which ones are legal now, why another is not, and what it
does. One order is one story, so the end of each is a checkpoint. What a deed is told first is the state, and side by
side also whose it is; an order that cannot be read is refused with the clause that the chapter names.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, TypeVarTuple

from gonfalon.kernel import Question, Refusal, Story, whoever
from gonfalon.kernel.effects import Ask
from gonfalon.kernel.questions import Chance, Needed, pick_one
from gonfalon.rulesets.common.orders import Done, Order, read_order

S = TypeVar("S")
P = TypeVar("P")  # whoever acts: a player, or an empire that somebody speaks for
T = TypeVar("T")
U = TypeVar("U")
R = TypeVar("R")  # what carrying a deed out comes to: a story, or nothing where it is done at once
At = TypeVarTuple("At")  # what a deed is told first: the state, or the state and whose deed it is
DONE = Done()


# --- orders one by one -----------------------------------------------------------------------------------


class Deed(NamedTuple, Generic[R, *At]):
    """A kind of order. `options` are legal orders, lazily; `judge` says which clause an order breaks; `do` does it.

    `draw` is one by chance, or None if there is none, where listing all of them for that would take long. `may` is a
    look from afar: if it says no, there are none at all, nor of the next deeds with the same look.
    """

    kind: type[Order]
    options: Callable[[*At], Iterable[Any]]
    judge: Callable[[*At, Any], Refusal | None]
    do: Callable[[*At, Any], R]
    draw: Callable[[*At, Chance], Any] | None = None
    may: Callable[[*At], object] | None = None


class Orders(Question[Order], Generic[R, *At], frozen=True, eq=False, kw_only=True):
    """What somebody may order now: one of these deeds, or that he is done with the phase."""

    at: tuple[*At]
    deeds: Sequence[Deed[R, *At]]
    may_end: Callable[[*At], Refusal | None]  # why the phase cannot end yet
    way: Callable[[*At], Order | None]  # an order that brings its end nearer, as long as it cannot
    unreadable: str  # the clause that says how orders are written here

    def needed(self) -> Needed | None:
        why = self.may_end(*self.at)
        return Needed(why, self.way(*self.at)) if why else None

    def options(self) -> Iterator[Order]:
        return self._listed(self.deeds)

    def _listed(self, deeds: Sequence[Deed[R, *At]]) -> Iterator[Order]:
        at, ruled_out = self.at, None
        if self.may_end(*at) is None:
            yield DONE
        for deed in deeds:
            if deed.may is None or (deed.may is not ruled_out and deed.may(*at)):
                yield from deed.options(*at)
            else:
                ruled_out = deed.may

    def only(self) -> tuple[Order] | None:
        """That he is done, if there is nothing else to order; what he still has to do is never done by itself."""
        at, ruled_out = self.at, None
        if self.may_end(*at) is not None:
            return None
        for deed in self.deeds:
            if deed.may is None or (deed.may is not ruled_out and deed.may(*at)):
                for _ in deed.options(*at):
                    return None
            else:
                ruled_out = deed.may
        return (DONE,)

    @property
    def kinds(self) -> Sequence[type[Order]]:
        """The types of the orders that are read here."""
        return (*(deed.kind for deed in self.deeds), Done)

    def read(self, text: str) -> Order | Refusal:
        return self.as_order(text, lambda written: read_order(written, self.kinds, self.unreadable))

    def check(self, answer: Order) -> Refusal | None:
        if isinstance(answer, Done):
            return self.may_end(*self.at)
        return deed_of(self.deeds, answer).judge(*self.at, answer)

    def sample(self, rng: Chance) -> Order:
        at = self.at
        if rng.getrandbits(2) == 0 and self.may_end(*at) is None:
            return DONE
        ruled_out = None
        for deed in rotated(self.deeds, rng):
            if deed.may is None or (deed.may is not ruled_out and deed.may(*at)):
                order: Order | None = deed.draw(*at, rng) if deed.draw else any_of(deed.options(*at), rng)
                if order is not None:
                    return order
            else:
                ruled_out = deed.may
        return self._undrawn(rng)

    def _undrawn(self, rng: Chance) -> Order:  # noqa: ARG002
        """What he says by chance who has drawn nothing."""
        return DONE


def deed_of(deeds: Sequence[Deed[R, *At]], order: Order) -> Deed[R, *At]:
    """The deed that this order asks for."""
    kind = type(order)
    for deed in deeds:
        if deed.kind is kind:
            return deed
    raise LookupError(f"no deed of this phase is called {kind.__name__}")


def next_deed(
    state: S,
    who: str,
    what: str,
    deeds: Sequence[Deed[Story[None], S]],
    *,
    rule: str,
    unreadable: str,
    end: Callable[[S], None],
    forced: bool = True,
    may_end: Callable[[S], Refusal | None] = lambda state: None,  # noqa: ARG005
    way: Callable[[S], Order | None] = lambda state: None,  # noqa: ARG005
) -> Story[None]:
    """Ask the active player for his next order and carry it out; when he is done, so is the phase (`end`).

    `forced`: with nothing to do the phase passes by itself. Not where having nothing to do is a secret. `may_end` says
    what still has to be done, `way` an order that does it; that anything has is between him and a spy's master. A deed
    whose orders are too many to list yields those worth listing; its judge decides.
    """
    orders = Orders(
        who=who,
        what=what,
        rule=rule,
        forced=forced,
        at=(state,),
        deeds=deeds,
        may_end=may_end,
        way=way,
        unreadable=unreadable,
    )
    (order,) = yield Ask((orders,))
    if type(order) is Done:
        end(state)
    else:
        yield from deed_of(deeds, order).do(state, order)


# --- turn by turn ----------------------------------------------------------------------------------------


class Turns(Protocol):
    """A state that knows whose turn it is."""

    def up(self) -> str | None:
        """Whose turn it is; None when all have had theirs."""

    def pass_on(self) -> None:
        """It is the next one's turn."""


Taking = TypeVar("Taking", bound=Turns)


def take_turns(
    state: Taking, act: Callable[[Taking, str], Story[None]], end: Callable[[Taking], Story[None]]
) -> Story[None]:
    """One step of a phase in which players act one after another; after the last it ends."""
    who = state.up()
    if who is not None:
        yield from act(state, who)
        state.pass_on()
    if state.up() is None:
        yield from end(state)


# --- side by side ----------------------------------------------------------------------------------------


def side_by_side(
    state: S,
    busy: Iterable[P],
    question: Callable[[S, P], Question[Any]],
    act: Callable[[S, P, Any], Story[None]],
) -> Story[None]:
    """One step of a phase that those who are busy work through at their own pace: whoever answers first is served."""
    asked = {question(state, one): one for one in busy}
    answered, answer = yield from whoever(*asked)
    yield from act(state, asked[answered], answer)


class Errands(Orders[R, *At], frozen=True, eq=False, kw_only=True):
    """Orders at one's own pace. An errand neither asks nor rolls, so nobody waits for anybody else."""

    def _undrawn(self, rng: Chance) -> Order:
        """Of deeds without a draw there are none, as he has seen; the others may have some all the same."""
        return pick_one(tuple(self._listed([deed for deed in self.deeds if deed.draw])), rng)


def errands(
    state: S,
    who: str,
    what: str,
    deeds: Sequence[Deed[None, S, str]],
    *,
    rule: str,
    unreadable: str,
    about: Mapping[str, Any],
    may_end: Callable[[S, str], Refusal | None] = lambda state, who: None,  # noqa: ARG005
    way: Callable[[S, str], Order | None] = lambda state, who: None,  # noqa: ARG005
) -> Question[Order]:
    """Ask this player for his next errand. Never answered by itself: that he can pay for nothing is his secret."""
    return Errands(
        who=who,
        what=what,
        rule=rule,
        about=about,
        at=(state, who),
        deeds=deeds,
        may_end=may_end,
        way=way,
        unreadable=unreadable,
    )


def run_errand(state: S, who: str, deeds: Sequence[Deed[None, S, str]], order: Order) -> bool:
    """Carry out an errand; True when there are no more."""
    if isinstance(order, Done):
        return True
    deed_of(deeds, order).do(state, who, order)
    return False


# --- in secret until sealed ------------------------------------------------------------------------------


class Secret(NamedTuple, Generic[S, P]):
    """Orders that all write in secret: sealed until the last is in, then revealed at once.

    `write` notes an answer and seals it, at once or, where one writes several orders, when he says that he is done.
    """

    writers: Callable[[S], Iterable[P]]
    sealed: Callable[[S], Collection[P]]  # who has written all he wants to
    question: Callable[[S, P], Question[Any]]
    write: Callable[[S, P, Any], Story[None]]
    reveal: Callable[[S], Story[None]]


def write_in_secret(state: S, secret: Secret[S, P]) -> Story[None]:
    """One step: the next of them writes an order; when all are sealed they are revealed."""
    sealed = secret.sealed(state)
    missing = [one for one in secret.writers(state) if one not in sealed]
    if missing:
        yield from side_by_side(state, missing, secret.question, secret.write)
    else:
        yield from secret.reveal(state)


def second_thoughts(
    state: S, secret: Secret[S, P], question: Callable[[S, P], Question[Any]]
) -> Iterator[Question[Any]]:
    """Standing questions until the reveal: whoever has sealed his orders may put others in their place."""
    return (question(state, one) for one in secret.sealed(state))


# --- by chance -------------------------------------------------------------------------------------------


def rotated(things: Sequence[T], rng: Chance) -> Sequence[T]:
    """All of them in order, beginning anywhere."""
    first = rng.getrandbits(32) * len(things) >> 32
    return [*things[first:], *things[:first]] if first else things


def any_of(options: Iterable[T], rng: Chance) -> T | None:
    """One of them by chance, if there is one."""
    legal = tuple(options)
    return pick_one(legal, rng) if legal else None


def draw_among(
    state: S, groups: Sequence[T], options: Callable[[S, T], Sequence[U]], rng: Chance
) -> tuple[T, U] | None:
    """One of the groups by chance and an option of it; the other groups are not looked at."""
    for group in rotated(groups, rng):
        if legal := options(state, group):
            return group, pick_one(legal, rng)
    return None
