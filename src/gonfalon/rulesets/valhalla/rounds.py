"""The end of a round, and of the campaign (VAL-SET-01, VAL-WIN-01 to VAL-WIN-04)."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.rulesets.valhalla import rollcall
from gonfalon.rulesets.valhalla.land import holdable_tiles, territory
from gonfalon.rulesets.valhalla.state import NOBODY, Campaign, EmpireId
from gonfalon.rulesets.valhalla.teams import living


def end(campaign: Campaign) -> None:
    """The post-battle phase is closed: half of the map decides, else the next round begins."""
    for empire, ruler in campaign.empires.items():
        campaign.empires[empire] = replace(ruler, deputy=NOBODY)
    campaign.decided = any(holds_half(campaign, empire) for empire in living(campaign))
    campaign.round += 1
    campaign.battles, campaign.arrows, campaign.successes, campaign.points = {}, {}, (), {}
    if is_over(campaign):
        tell_winners(campaign, "VAL-WIN-02" if campaign.decided else "VAL-WIN-01")
    else:
        rollcall.begin(campaign)


def is_over(campaign: Campaign) -> bool:
    """All rounds are played, half of the map is held, or one empire is left."""
    return campaign.round > campaign.settings.rounds or campaign.decided or len(living(campaign)) < 2


def tell_winners(campaign: Campaign, rule: str) -> None:
    """Say who has won, and by which clause it ended."""
    campaign.tell("campaign.ends", rule=rule, winners=winners(campaign))


def size(campaign: Campaign, empire: EmpireId) -> int:
    """How many tiles it has."""
    return len(territory(campaign, empire))


def holds_half(campaign: Campaign, empire: EmpireId) -> bool:
    """At least half of all tiles that can be territory (VAL-WIN-02)."""
    return 2 * size(campaign, empire) >= len(holdable_tiles(campaign.board))


def winners(campaign: Campaign) -> list[EmpireId]:
    """The sole survivor; else the largest territory (VAL-WIN-03), then most battles won, then several (VAL-WIN-04)."""
    left = living(campaign)
    ranks = {empire: (size(campaign, empire), campaign.empires[empire].won) for empire in left}
    best = max(ranks.values(), default=None)
    return [empire for empire in left if ranks[empire] == best]
