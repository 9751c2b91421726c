"""What an order of the winter costs and brings, so that the page can add up before anything is ordered."""

from __future__ import annotations

from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.court import diplomacy, espionage
from gonfalon.rulesets.mighty.state import War
from gonfalon.rulesets.mighty.winter import baggage, construction, missions, recovery, recruitment
from gonfalon.showing.sight import Sight

TROOPS = (recruitment.Recruit, recruitment.Hire, recruitment.CallAllies)
IN_CROWNS = (*TROOPS, recovery.Rebuild, espionage.Hire)


def crowns(war: War, order: Order) -> int:
    """Crowns that this order lays out; nothing for whatever is free."""
    if isinstance(order, (*IN_CROWNS, diplomacy.Give)):
        return order.crowns
    if isinstance(order, baggage.Buy):
        return order.points
    if isinstance(order, construction.Build):
        return construction.price(war, order)
    return missions.PRICE if isinstance(order, diplomacy.Send) else 0


def gain(sight: Sight, order: Order) -> str:
    """What comes of it, where that is a sum of its own: the points of troops."""
    if isinstance(order, TROOPS):
        return sight.words("winter-gain-troops", points=order.crowns * recruitment.POINTS)
    return ""
