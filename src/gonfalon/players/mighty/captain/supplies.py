"""Supplies: who eats whose baggage, and who carries what is found. Loads are kept level: nobody is left to starve."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question, Split
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, by_worth, in_order
from gonfalon.rulesets.mighty.ground.supplies import STORE


def pay(see: Values, question: Question[tuple[int, ...]], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The stockpile first, which cannot march; then whoever carries most (ME-SUB-07)."""
    assert isinstance(question, Split)
    held = [99 if part == STORE else _carried(see, part) for part in question.parts]
    return in_order(Message.of("captain-pay"), _shared(question, held, taking=True))


def load(see: Values, question: Question[tuple[int, ...]], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Whoever carries least gets most; what nobody can carry is stored."""
    assert isinstance(question, Split)
    held = [99 if part == STORE else _carried(see, part) for part in question.parts]
    return in_order(Message.of("captain-load"), _shared(question, held, taking=False))


def _carried(see: Values, banner_id: str) -> int:
    banner = see.out.mine.get(banner_id)
    return banner.baggage if banner else 0


def _shared(question: Split, held: list[int], *, taking: bool) -> tuple[int, ...]:
    """Point by point, from the fullest or to the emptiest."""
    shares = list(question.least)
    for _ in range(question.total - sum(shares)):
        free = [i for i, most in enumerate(question.most) if shares[i] < most]
        if taking:
            at = max(free, key=lambda i: (held[i] - shares[i], -i))
        else:
            at = min(free, key=lambda i: (held[i] + shares[i], i))
        shares[at] += 1
    return tuple(shares)


def guards(see: Values, question: Question[tuple[int, ...]], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Losses that one may share out fall on the strongest."""
    assert isinstance(question, Split)
    shares, left = list(question.least), question.total - sum(question.least)
    for i in sorted(range(len(shares)), key=lambda i: -question.most[i]):
        taken = min(left, question.most[i] - shares[i])
        shares[i] += taken
        left -= taken
    return in_order(Message.of("captain-strongest"), tuple(shares))


def fullest(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Whoever carries most can best spare a point (ME-MOV-32)."""
    return by_worth(question, lambda banner: _carried(see, banner), Message.of("captain-lighten"))


def forage(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """An alliance is worth more than a meal (ME-DIP-10)."""
    return in_order(Message.of("captain-ally"), "keep", "forage")


JUDGEMENTS: dict[str, Judgement] = {
    "subsistence.pay": pay,
    "realm.baggage": load,
    "raze.loot": load,
    "scouting.convoy": load,
    "siege.booty": load,
    "siege.ransom": load,
    "espionage.guards": guards,
    "alliance.forage": forage,
    "route.point": fullest,
}
