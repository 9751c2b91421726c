"""A king of `valhalla`: he attacks the largest empire he can reach and takes land while it is to be had."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.judging import Judge, Sense
from gonfalon.players.options import Judgement, Option, by_worth
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.valhalla.claims import Capture, Claim, Occupy
from gonfalon.rulesets.valhalla.locations import Place
from gonfalon.rulesets.valhalla.orders import Attack
from gonfalon.rulesets.valhalla.seen import SeenCampaign
from gonfalon.world.hexes import distance
from gonfalon.world.tiles import PlaceId, place_hex

SITES = {"temple": 5, "tower": 4, "mine": 3, "necropolis": 2, "circle": 1}  # what players like best


def order(seen: SeenCampaign, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Battles bring points, and the leader has most to lose."""
    for answer in question.options():
        if isinstance(answer, Attack):
            tiles = seen.empires[answer.target].tiles
            yield Option(tiles, answer, Message.of("captain-king-attacks", empire=answer.target))
        else:
            yield Option(-1, answer, Message.of("captain-king-holds"))


def claim(seen: SeenCampaign, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Wilderness is cheap; locations and land near the capital come first; an enemy's tile when nothing is free."""
    capital = seen.empires[question.about["empire"]].capital
    for answer in question.options():
        if isinstance(answer, Claim):
            kind = 60 if isinstance(answer, Occupy) else 30 if isinstance(answer, Capture) else 1
            site = 20 * (answer.place in seen.locations)
            score = kind + site - _far(answer.place, capital)
            yield Option(score, answer, Message.of("captain-king-claims", place=answer.place))
        else:
            yield Option(0, answer, Message.of("captain-king-holds"))


def location(seen: SeenCampaign, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Something useful, near the own capital."""
    capital = seen.empires[seen.members[question.about["player"]]].capital

    def worth(answer: Order) -> int:
        return SITES[answer.kind] - 10 * _far(answer.place, capital) if isinstance(answer, Place) else -999

    return by_worth(question, worth, Message.of("captain-king-site"))


def capital(seen: SeenCampaign, question: Question[PlaceId], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Far from all other capitals."""
    others = [empire.capital for empire in seen.empires.values() if empire.capital]

    def room(place: PlaceId) -> int:
        return min((_far(place, other) for other in others), default=0)

    return by_worth(question, room, Message.of("captain-capital"))


def vote(seen: SeenCampaign, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """For oneself, as everybody does, if one may be voted for."""
    return by_worth(question, lambda name: int(name == question.who), Message.of("captain-king-vote"))


def holders(seen: SeenCampaign, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The king keeps what he can use and gives the rest away."""
    for answer in question.options():
        own = str(answer).endswith(f"to {question.who}")
        yield Option(2 * own + (str(answer) != "done"), answer, Message.of("captain-king-site"))


def _far(one: PlaceId, other: PlaceId) -> int:
    return distance(place_hex(one), place_hex(other))


JUDGEMENTS: dict[str, Judgement] = {
    "order": order,
    "claim": claim,
    "location": location,
    "capital": capital,
    "vote": vote,
    "holders": holders,
}


class King(Judge):
    """Looks at his view as it is."""

    sense = Sense(lambda who, state: state, JUDGEMENTS)  # noqa: ARG005
