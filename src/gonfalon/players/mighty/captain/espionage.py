"""Espionage: agents guard the capital, saboteurs burn the richest rival's, assassins thin his army, spies count it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question, Several
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, by_worth, in_order
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.mighty.court.espionage import Dismiss, Hire, Put
from gonfalon.rulesets.mighty.court.operatives import AGENT, ASSASSIN, SABOTEUR, SPY
from gonfalon.world.tiles import PlaceId

SHOPPING = (SABOTEUR, AGENT, ASSASSIN, SPY)  # in this order, over and over
ORDER = {AGENT: 3, SABOTEUR: 2, ASSASSIN: 1, SPY: 0}  # who is turned up first


def hire(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """What is not spent now is lost, so every crown buys somebody (ME-REV-14)."""
    hired = see.out.purse.operatives
    if not question.about["crowns"]:
        return in_order(Message.of("captain-no-crowns"), Done())
    bought = len([kind for kind in hired if kind != SPY]) + (SPY in hired)
    return in_order(Message.of("captain-hire"), Hire(SHOPPING[bought % len(SHOPPING)], 1), Done())


def place(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    for answer in question.options():
        if isinstance(answer, Put):
            score = MERIT[answer.kind](see, answer.place)
            yield Option(score, answer, Message.of("captain-put", kind=answer.kind, place=answer.place))
        elif isinstance(answer, Dismiss):
            yield Option(0, answer, Message.of("captain-no-crowns"))


def _sabotage(see: Values, there: PlaceId) -> int:
    """Fire in a capital costs its lord all his revenue."""
    owner = see.out.owner(there)
    if not see.out.is_foe(owner) or owner not in see.out.rivals:
        return 0
    lord = see.out.realms[owner]
    ruin = see.worth(there) + (500 + 10 * lord.revenue if lord.capital == there else 0)
    return ruin // (1 + _own_counters(see, there))


def _own_counters(see: Values, there: PlaceId) -> int:
    """How many of my own lie there already."""
    counters = see.out.state.operatives.values()
    return sum(c.place == there and c.realm == see.out.me for c in counters)


def _murder(see: Values, there: PlaceId) -> int:
    ids = see.out.foes.get(there, [])
    near = 12 - see.out.board.distance(there, see.out.capital)
    return max((see.out.points(i) for i in ids), default=0) // 4 + 10 * near


def _spying(see: Values, there: PlaceId) -> int:
    ids = [i for i in see.out.foes.get(there, []) if i not in see.out.state.known]
    return 60 * len(ids) + 10 * (12 - see.out.board.distance(there, see.out.capital)) + 1


def _guard(see: Values, there: PlaceId) -> int:
    """Where rivals' counters lie already, and in any case in the capital."""
    counters = see.out.state.operatives.values()
    own = _own_counters(see, there)
    others = sum(c.place == there for c in counters) - own
    return (see.worth(there) * (1 + others) if see.out.is_mine(there) else 0) // (1 + 2 * own) + 1


MERIT = {SABOTEUR: _sabotage, ASSASSIN: _murder, SPY: _spying, AGENT: _guard}


def resolve(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    counters = see.out.state.operatives
    return by_worth(question, lambda name: ORDER[str(counters[name].kind)], Message.of("captain-resolve"))


def victim(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return by_worth(question, see.out.points, Message.of("captain-strongest"))


def plan(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """A plan that a spy has heard binds: the capital's guard stays, others go where they would go (ME-ESP-21)."""
    out, here = see.out, question.about["place"]

    def worth(there: str) -> int:
        if there == "stay":
            return see.outlook_from(here) + (999 if here == out.capital else 0)
        return -1 if see.is_contested(there) else see.outlook_from(there, here) // 2

    return by_worth(question, worth, Message.of("captain-plan"))


def enemy(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return by_worth(question, lambda realm: see.out.realms[realm].revenue, Message.of("captain-strongest"))


def expose(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Others' operatives, those near the capital first, and none of one's own."""
    assert isinstance(question, Several)
    counters, out = see.out.state.operatives, see.out
    others = [name for name in question.among if counters[name].realm != out.me]
    others.sort(key=lambda name: out.board.distance(counters[name].place, out.capital))
    taken = others[: question.most]
    return in_order(Message.of("captain-expose"), tuple(name for name in question.among if name in taken))


def quarry(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return in_order(Message.of("captain-expose"), *question.options())


def smuggle(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    here = question.about["place"]

    def worth(kind: str) -> int:
        return 1 if kind == "none" else MERIT[kind](see, here) * see.out.is_foe(see.out.owner(here))

    return by_worth(question, worth, Message.of("captain-smuggle"))


def ship(see: Values, question: Question[int], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The last one built."""
    return by_worth(question, lambda number: number, Message.of("captain-harbour"))


def rebels(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Fortresses nearest to home."""
    assert isinstance(question, Several)
    near = sorted(question.among, key=lambda p: see.out.board.distance(p, see.out.capital))[: question.least]
    return in_order(Message.of("captain-rebels"), tuple(p for p in question.among if p in near))


JUDGEMENTS: dict[str, Judgement] = {
    "espionage.hire": hire,
    "espionage.place": place,
    "espionage.resolve": resolve,
    "espionage.victim": victim,
    "espionage.plan": plan,
    "espionage.enemy": enemy,
    "espionage.expose": expose,
    "espionage.quarry": quarry,
    "espionage.smuggle": smuggle,
    "espionage.ship": ship,
    "espionage.rebels": rebels,
}
