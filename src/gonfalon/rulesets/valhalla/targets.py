"""Whom an empire may attack (VAL-ORD-05 to VAL-ORD-11): within reach by a clear route, else the closest."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.kernel import Refusal
from gonfalon.rulesets.valhalla.land import territory
from gonfalon.rulesets.valhalla.locations import BRIDGE
from gonfalon.rulesets.valhalla.routes import REACH, Route, clear_route
from gonfalon.rulesets.valhalla.state import Campaign, EmpireId
from gonfalon.rulesets.valhalla.teams import attending


class Outlook(NamedTuple):
    """How the others stand to an empire that thinks of attack: lawful targets, and why the rest is none."""

    lawful: dict[EmpireId, Route]  # with the route that makes each lawful; without one: the closest, as the crow flies
    refused: dict[EmpireId, Refusal]


def outlook(campaign: Campaign, empire: EmpireId) -> Outlook:
    """Judge every other empire as a target of this one."""
    lawful: dict[EmpireId, Route] = {}
    refused: dict[EmpireId, Refusal] = {}
    distances: dict[EmpireId, int] = {}
    for other in campaign.empires:
        if other == empire:
            refused[other] = Refusal.of("valhalla-order-self", rule="VAL-ORD-01", empire=other)
        elif other not in attending(campaign):
            refused[other] = Refusal.of("valhalla-target-absent", rule="VAL-SET-04", empire=other)
        else:
            distances[other] = distance(campaign, empire, other)
            found = route(campaign, empire, other) if distances[other] <= REACH else None
            if found:
                lawful[other] = found
            else:
                refused[other] = _barred(other, distances[other])
    if not lawful:
        _fall_back(lawful, refused, distances)
    return Outlook(lawful, refused)


def distance(campaign: Campaign, empire: EmpireId, other: EmpireId) -> int:
    """Steps between their nearest territories, terrain ignored (VAL-ORD-05)."""
    theirs = territory(campaign, other)
    return min(campaign.board.distance(a, b) for a in territory(campaign, empire) for b in theirs)


def route(campaign: Campaign, empire: EmpireId, other: EmpireId) -> Route | None:
    """A clear route, whoever owns the tiles between (VAL-ORD-06, VAL-ORD-09); a bridge serves everybody."""
    bridges = [place for place, kind in campaign.locations.items() if kind == BRIDGE]
    steps = REACH if campaign.settings.routes == "three" else None
    return clear_route(campaign.board, territory(campaign, empire), territory(campaign, other), bridges, steps)


def _barred(other: EmpireId, steps: int) -> Refusal:
    if steps > REACH:
        return Refusal.of("valhalla-target-far", rule="VAL-ORD-05", empire=other, steps=steps, reach=REACH)
    return Refusal.of("valhalla-target-barred", rule="VAL-ORD-06", empire=other)


def _fall_back(lawful: dict[EmpireId, Route], refused: dict[EmpireId, Refusal], distances: dict[EmpireId, int]) -> None:
    """With nobody in reach the closest may be attacked, of several equally close any (VAL-ORD-10)."""
    closest = min(distances.values(), default=0)
    for other, steps in distances.items():
        if steps == closest:
            del refused[other]
            lawful[other] = ()
        else:
            refused[other] = Refusal.of("valhalla-target-not-closest", rule="VAL-ORD-10", empire=other)
