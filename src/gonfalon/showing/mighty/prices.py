"""What an order of the winter costs, so that the page can add up before anything is ordered."""

from __future__ import annotations

from gonfalon.rulesets.mighty import baggage, construction, diplomacy, espionage, missions, recovery, recruitment
from gonfalon.rulesets.mighty.orders import Order
from gonfalon.rulesets.mighty.state import War

IN_CROWNS = (recruitment.Recruit, recruitment.Hire, recruitment.CallAllies, recovery.Rebuild, espionage.Hire)


def crowns(war: War, order: Order) -> int:
    """Crowns that this order lays out; nothing for whatever is free."""
    if isinstance(order, (*IN_CROWNS, diplomacy.Give)):
        return order.crowns
    if isinstance(order, baggage.Buy):
        return order.points
    if isinstance(order, construction.Build):
        return construction.price(war, order)
    return missions.PRICE if isinstance(order, diplomacy.Send) else 0
