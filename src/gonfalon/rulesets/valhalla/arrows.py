"""The reveal (VAL-ORD-02, VAL-BAT-01): arrows are laid, and which attacks succeed is worked out before all eyes."""

from __future__ import annotations

from gonfalon.kernel import Story
from gonfalon.rulesets.valhalla import aftermath, assaults, attacks
from gonfalon.rulesets.valhalla.state import HOLD, Arrow, Campaign

ATTEMPTS = 3  # at the orders of a round (VAL-BAT-11)


def reveal(campaign: Campaign) -> Story[None]:
    """All orders at once; then the fights are prepared, or with no attack left the orders are given again."""
    sealed = {empire: Arrow(target) for empire, target in campaign.orders.items() if target}
    laid = {**campaign.arrows, **sealed}
    campaign.arrows = {empire: laid[empire] for empire in campaign.empires if empire in laid}
    targets = {empire: arrow.target for empire, arrow in campaign.arrows.items()}
    holding = [empire for empire in campaign.empires if campaign.orders.get(empire) == HOLD]
    campaign.tell("orders.revealed", rule="VAL-ORD-02", shows=True, arrows=targets, holding=holding)
    for step in attacks.resolve(targets):
        attacker, target, *_ = step.empires
        empires = list(step.empires)
        campaign.tell(f"attack.{step.kind}", rule=step.rule, attacker=attacker, target=target, empires=empires)
    campaign.orders = {}
    succeeded = attacks.successful(targets)
    campaign.successes = tuple(empire for empire in campaign.arrows if empire in succeeded)
    if campaign.successes:
        campaign.phase, campaign.holders, campaign.shared_out = "holders", {}, {}
    else:
        yield from _again(campaign)


def _again(campaign: Campaign) -> Story[None]:
    """Nobody attacks: the orders phase is played again, three times in all (VAL-BAT-11)."""
    campaign.tell("attack.none", rule="VAL-BAT-11", attempt=campaign.attempt, most=ATTEMPTS)
    if campaign.attempt < ATTEMPTS:
        campaign.attempt += 1
        yield from assaults.begin(campaign)
    else:
        yield from aftermath.begin(campaign)
