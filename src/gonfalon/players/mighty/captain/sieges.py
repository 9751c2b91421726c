"""Sieges: behind the walls or before them; to storm, to batter, to starve, to sally, to come to terms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question, Several
from gonfalon.players.mighty.captain import chances
from gonfalon.players.mighty.captain.chances import SURE, Prospect
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, in_order
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.siege.assault import Assault, Batter
from gonfalon.rulesets.mighty.siege.refuge import Besiege, TurnBack
from gonfalon.world.tiles import PlaceId

WINTER = 6  # crowns that a besieging banner may need in winter


# --- behind the walls ------------------------------------------------------------------------------------


def refuge(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Into the walls, the strongest first, unless the field is as good as won (ME-SIE-02)."""
    assert isinstance(question, Several)
    out, place = see.out, question.about["place"]
    numbers = question.among
    own = out.strength(f"{out.me}.{n}" for n in numbers)
    hope = chances.battle(attackers(see, question), own)
    room = question.about["room"]
    if hope.won < hope.lost and place != out.capital:
        return in_order(Message.of("captain-stand"), ())
    ranked = sorted(numbers, key=lambda n: -out.points(f"{out.me}.{n}"))[:room]
    inside = tuple(n for n in numbers if n in ranked)
    return in_order(Message.of("captain-refuge", place=place), inside, ())


def attackers(see: Values, question: Question[Any]) -> int:
    """How strong those are who have come before the walls."""
    out, realm = see.out, question.about["attacker"]
    return out.strength(i for i in out.hostile.get(question.about["place"], ()) if out.banners[i].realm == realm)


def sally(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """All come out if they can win; else nobody does."""
    assert isinstance(question, Several)
    out, place = see.out, question.about["place"]
    relief = out.strength(i for i in out.here.get(place, ()) if not out.mine[i].inside)
    own = out.strength(f"{out.me}.{n}" for n in question.among) + relief
    enemy = out.strength(
        i
        for i in out.hostile.get(place, ())
        if out.banners[i].realm == question.about["besieger"] and not out.banners[i].inside
    )
    if chances.battle(own, enemy).won > see.bold or relief:
        return in_order(Message.of("captain-sally", place=place), question.among, ())
    return in_order(Message.of("captain-sit-tight", place=place), ())


# --- before the walls ------------------------------------------------------------------------------------


def stay(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Besiege what is worth it, and turn back from the rest."""
    place = question.about["place"]
    here = see.out.strength(see.out.here.get(place, ()))
    if see.siege_of(place, here) > -20:
        return in_order(Message.of("captain-besiege", place=place), Besiege())
    return in_order(Message.of("captain-turn-back", place=place), TurnBack(), Besiege())


def order(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Storm where the odds are good, batter where there is time, and else wait for hunger."""
    for answer in question.options():
        if isinstance(answer, Assault):
            yield Option(_storm(see, answer.place), answer, Message.of("captain-assault", place=answer.place))
        elif isinstance(answer, Batter):
            score = 10 if see.out.months_left else -1
            yield Option(score, answer, Message.of("captain-batter", place=answer.place))
        else:
            yield Option(0, answer, Message.of("captain-starve"))


def _storm(see: Values, place: PlaceId) -> int:
    """What one more assault is worth; in the last month before winter it is now or never."""
    out = see.out
    siege = out.sieges[place]
    points, hope = out.strength(out.here.get(place, ())), prospect(see, place)
    gain = see.prize(place) + see.garrison(place) // 10
    haste = 20 if not out.months_left or siege.battered == out.now - 1 else -10
    cost = 40 + points // 20
    return (hope.won * gain - hope.lost * 2 * cost - (SURE - hope.won) * cost) // SURE + haste


def prospect(see: Values, place: PlaceId) -> Prospect:
    """What an assault by everybody who is there promises."""
    points = see.out.strength(see.out.here.get(place, ()))
    return chances.assault(points, see.garrison(place), see.out.walls(place), see.siege_bonus(place))


def surrender(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return in_order(Message.of("captain-accept", place=question.about["place"]), "accept", "refuse")


def through_winter(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """A siege is kept up in the snow for a great prize that one can pay for (ME-WQT-14)."""
    assert isinstance(question, Several)
    out, kept = see.out, []
    crowns = out.realms[out.me].revenue
    for place in question.among:
        price = WINTER * len(out.here.get(place, ()))
        if see.prize(place) >= 400 and price <= crowns:
            kept.append(place)
            crowns -= price
    why = Message.of("captain-winter-siege") if kept else Message.of("captain-winter-home")
    return in_order(why, tuple(kept), ())


def pay_siege(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Who is not paid for perishes (ME-BAG-05)."""
    return in_order(Message.of("captain-pay-siege", place=question.about["place"]), "pay", "abandon")


JUDGEMENTS: dict[str, Judgement] = {
    "siege.refuge": refuge,
    "siege.sally": sally,
    "siege.join": sally,
    "siege.stay": stay,
    "siege.order": order,
    "siege.surrender": surrender,
    "quarters.sieges": through_winter,
    "winter-siege.pay": pay_siege,
}
