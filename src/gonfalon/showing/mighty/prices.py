"""What an order of the winter costs and brings, so that the page can add up before anything is ordered."""

from __future__ import annotations

from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.court import diplomacy, espionage
from gonfalon.rulesets.mighty.state import War
from gonfalon.rulesets.mighty.winter import baggage, construction, missions, recovery, recruitment
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Counter

TROOPS = (recruitment.Recruit, recruitment.Hire, recruitment.CallAllies)
COUNTED: dict[type[Order], str] = {  # orders that differ in this number only
    diplomacy.Give: "crowns",
    recruitment.Recruit: "crowns",
    recruitment.Hire: "crowns",
    recruitment.CallAllies: "crowns",
    recovery.Rebuild: "crowns",
    baggage.Buy: "points",
    espionage.Hire: "crowns",
}
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


def counted(sight: Sight, order: Order) -> tuple[Counter, int] | None:
    """The counter of an order that differs from others in a number only, and its number there."""
    number = next((name for kind, name in COUNTED.items() if isinstance(order, kind)), "")
    if not number:
        return None
    fixed = [name for name in order.__struct_fields__ if name != number]
    chapter, kind = type(order).__module__.rpartition(".")[2], type(order).__name__.lower()
    key = " ".join((chapter, kind, *(str(getattr(order, name)) for name in fixed)))
    named = [_named(sight, name, str(getattr(order, name))) for name in fixed]
    title = sight.words("counter-title", kind=f"{chapter}-{kind}")
    return Counter(key=key, title=title, label=", ".join(named)), getattr(order, number)


def _named(sight: Sight, name: str, value: str) -> str:
    """What tells a counter from others of its kind."""
    if name == "place":
        return sight.names.place(value)
    if name == "realm":
        return sight.names.realm(value)
    return sight.words("race-name", race=value) if name == "race" else sight.words("operative-name", kind=value)


def gain(sight: Sight, order: Order) -> str:
    """What comes of it, where that is a sum of its own: the points of troops."""
    if isinstance(order, TROOPS):
        return sight.words("winter-gain-troops", points=order.crowns * recruitment.POINTS)
    return ""
