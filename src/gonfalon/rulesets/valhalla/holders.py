"""Who has the benefit of a location (VAL-LOC-09, VAL-LOC-11): each king gives his to players before they are paired.

Only the king and the player know; what is not given away the king has himself.
"""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.kernel import Question, Refusal, Story, at_once
from gonfalon.rulesets.common.orders import Done, Order, PlaceName, RealmName, order_question
from gonfalon.rulesets.common.phases import side_by_side
from gonfalon.rulesets.valhalla import pairing
from gonfalon.rulesets.valhalla.land import owner
from gonfalon.rulesets.valhalla.locations import BONUS_RULES
from gonfalon.rulesets.valhalla.state import Campaign, EmpireId
from gonfalon.rulesets.valhalla.teams import fighters, lead, speaker
from gonfalon.world.tiles import PlaceId

RULE = "VAL-LOC-11"


class Give(Order, frozen=True):
    """A location to a player, for this round."""

    form = "give {place} to {player}"
    place: PlaceName
    player: RealmName


def share_out(campaign: Campaign) -> Story[None]:
    """One king gives one location, or is done; when all are done the players are paired."""
    missing = [
        empire
        for empire in pairing.at_war(campaign)
        if not campaign.shared_out.get(empire) and _to_give(campaign, empire)
    ]
    if not missing:
        for empire in pairing.at_war(campaign):
            campaign.holders |= {place: lead(campaign, empire) for place in unheld(campaign, empire)}
        yield from pairing.pair(campaign)
        return
    yield from side_by_side(campaign, missing, _question, _give)


@at_once
def _give(campaign: Campaign, empire: EmpireId, order: Order) -> None:
    if isinstance(order, Give):
        campaign.holders[order.place] = order.player
        to = tuple(dict.fromkeys((lead(campaign, empire), speaker(campaign, order.player))))
        campaign.tell("location.given", rule=RULE, to=to, place=order.place, player=order.player)
    else:
        campaign.shared_out[empire] = True


def held(campaign: Campaign, empire: EmpireId) -> list[PlaceId]:
    """The locations in its land that help in battle (VAL-LOC-12)."""
    return [
        place for place, kind in campaign.locations.items() if kind in BONUS_RULES and owner(campaign, place) == empire
    ]


def unheld(campaign: Campaign, empire: EmpireId) -> list[PlaceId]:
    """Those not given to anybody yet."""
    return [place for place in held(campaign, empire) if place not in campaign.holders]


def _to_give(campaign: Campaign, empire: EmpireId) -> list[PlaceId]:
    """With nobody to share with there is nothing to give."""
    return unheld(campaign, empire) if len(fighters(campaign, empire)) > 1 else []


def _question(campaign: Campaign, empire: EmpireId) -> Question[Order]:
    def orders() -> Iterator[Order]:
        yield Done()
        for place in unheld(campaign, empire):
            yield from (Give(place, player) for player in fighters(campaign, empire))

    about = {"empire": empire, "places": unheld(campaign, empire)}
    kinds = (Give, Done)
    return order_question(
        lead(campaign, empire),
        "holders",
        RULE,
        kinds,
        orders,
        lambda order: judge(campaign, empire, order),
        about=about,
    )


def judge(campaign: Campaign, empire: EmpireId, order: Order) -> Refusal | None:
    """Why a location cannot be given so."""
    if not isinstance(order, Give):
        return None
    if order.place not in held(campaign, empire):
        return Refusal.of("valhalla-give-not-yours", rule=RULE, place=order.place)
    if order.place in campaign.holders:
        return Refusal.of("valhalla-give-twice", rule=RULE, place=order.place, player=campaign.holders[order.place])
    if campaign.present.get(order.player) != empire:
        return Refusal.of("valhalla-give-stranger", rule=RULE, player=order.player, empire=empire)
    return None
