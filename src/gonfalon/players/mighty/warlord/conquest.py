"""Conquest: a rival's capital that was taken is burnt at once, for nobody takes ashes back (ME-RAZ-07, ME-REV-03)."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain import razing
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.season.raze import Raze
from gonfalon.world.tiles import PlaceId


def raze(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:
    """As a captain does, but for the seat of the last rival: who burns that has won."""
    for option in razing.order(see, question, rng):
        order = option.answer
        won = isinstance(order, Raze) and is_last_seat(see, order.place)
        yield option._replace(score=see.prize(order.place)) if won else option


def is_last_seat(see: Values, place: PlaceId) -> bool:
    """Is this the capital of the only rival who is left?"""
    out = see.out
    return [out.land(place).capital_of] == out.rivals


JUDGEMENTS: dict[str, Judgement] = {"raze.order": raze}
