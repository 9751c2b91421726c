"""Capital assaults are announced openly before the secret orders (VAL-CAP-03 to VAL-CAP-05, VAL-ORD-12)."""

from __future__ import annotations

from gonfalon.kernel import Choose, Story, ask, at_once
from gonfalon.rulesets.common.lots import order_by_dice
from gonfalon.rulesets.common.phases import take_turns
from gonfalon.rulesets.valhalla.land import owner
from gonfalon.rulesets.valhalla.state import Arrow, Campaign, EmpireId
from gonfalon.rulesets.valhalla.teams import attending, lead

RULE = "VAL-CAP-05"
NO = "no"


def begin(campaign: Campaign) -> Story[None]:
    """The orders phase begins: those who could make an assault are asked in the order of their dice."""
    campaign.arrows, campaign.successes = {}, ()
    leads = {lead(campaign, empire): empire for empire in attending(campaign) if assailable(campaign, empire)}
    order = yield from order_by_dice(tuple(leads), 1, RULE)
    campaign.queue = tuple(leads[seat] for seat in order)
    campaign.phase = "assaults" if campaign.queue else "orders"


def announce(campaign: Campaign) -> Story[None]:
    """The kings announce their assaults one after another; then the orders are written."""
    return take_turns(campaign, _announce, _all_announced)


def _announce(campaign: Campaign, empire: EmpireId) -> Story[None]:
    """A king announces an assault, or none; he has heard those before him. What is announced stands."""
    among = (NO, *assailable(campaign, empire))
    target = yield from ask(
        Choose(who=lead(campaign, empire), what="assault", rule=RULE, about={"empire": empire}, among=among)
    )
    if target != NO:
        campaign.arrows[empire] = Arrow(target, assault=True)
        campaign.tell("assault.announced", rule=RULE, empire=empire, target=target)


@at_once
def _all_announced(campaign: Campaign) -> None:
    campaign.phase = "orders"


def assailable(campaign: Campaign, empire: EmpireId) -> list[EmpireId]:
    """Present empires whose capital touches its land; mountains do not matter (VAL-CAP-04)."""
    others = [other for other in attending(campaign) if other != empire]
    return [other for other in others if _touches(campaign, empire, other)]


def _touches(campaign: Campaign, empire: EmpireId, other: EmpireId) -> bool:
    return any(owner(campaign, place) == empire for place in campaign.board.neighbours(campaign.empires[other].capital))
