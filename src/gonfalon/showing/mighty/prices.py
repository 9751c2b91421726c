"""What an order of the winter costs and brings, so that the page can add up before anything is ordered."""

from __future__ import annotations

from gonfalon.rulesets.common.orders import Kind, Order, declared, values
from gonfalon.rulesets.mighty.court import diplomacy
from gonfalon.rulesets.mighty.state import War
from gonfalon.rulesets.mighty.winter import construction, missions, recruitment
from gonfalon.showing import orders
from gonfalon.showing.mighty import naming
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Counter

TROOPS = (recruitment.Recruit, recruitment.Hire, recruitment.CallAllies)


def crowns(war: War, order: Order) -> int:
    """Crowns that this order lays out; nothing for whatever is free."""
    if named := values(order, Kind.CROWNS):
        return sum(named)
    if isinstance(order, construction.Build):
        return construction.price(war, order)
    return missions.PRICE if isinstance(order, diplomacy.Send) else 0


def counted(sight: Sight, order: Order) -> tuple[Counter, int] | None:
    """The counter of an order that differs from others in a number only, and its number there."""
    fields = declared(type(order)).items()
    number = next((name for name, (_, kind) in fields if kind is Kind.CROWNS), "")
    if not number:
        return None
    fixed = [name for name, _ in fields if name != number]
    chapter, kind = type(order).__module__.rpartition(".")[2], type(order).__name__.lower()
    key = " ".join((chapter, kind, *(str(getattr(order, name)) for name in fixed)))
    named = orders.said(sight, order, OWN)
    title = sight.words("counter-title", kind=f"{chapter}-{kind}")
    return Counter(key=key, title=title, label=", ".join(named[name] for name in fixed)), getattr(order, number)


def _operative(sight: Sight, kind: str) -> str:
    return sight.words("operative-name", kind=kind)


OWN = {Kind.RACE: naming.race, Kind.WORD: _operative}  # what tells a counter from others of its kind


def gain(sight: Sight, order: Order) -> str:
    """What comes of it, where that is a sum of its own: the points of troops."""
    if isinstance(order, TROOPS):
        return sight.words("winter-gain-troops", points=order.crowns * recruitment.POINTS)
    return ""
