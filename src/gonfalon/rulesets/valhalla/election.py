"""Kings and deputies (VAL-SET-05): every team elects its own, all teams at the same time, by secret vote.

A king is elected for the campaign before anything else is done; where he is absent the team elects a deputy for the
round. Most votes win, a die breaks a tie. Who voted for whom is never told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, at_once
from gonfalon.rulesets.common.lots import draw_lot
from gonfalon.rulesets.common.phases import side_by_side
from gonfalon.rulesets.valhalla import assaults, founding
from gonfalon.rulesets.valhalla.state import NOBODY, Campaign, EmpireId, Seat
from gonfalon.rulesets.valhalla.teams import attending, here, living, team

RULE = "VAL-SET-05"


def elect_kings(campaign: Campaign) -> Story[None]:
    """Every empire without a king elects one; then they look for their capitals."""
    vacant = [empire for empire in living(campaign) if campaign.empires[empire].king == NOBODY]
    electors = {empire: here(campaign, empire) or team(campaign, empire) for empire in vacant}
    if (yield from _vote(campaign, electors, lambda empire: team(campaign, empire))):
        for empire in vacant:
            king = yield from _elected(campaign, empire, team(campaign, empire))
            campaign.empires[empire] = replace(campaign.empires[empire], king=king)
            campaign.tell("king.elected", rule=RULE, shows=True, empire=empire, king=king)
        campaign.ballots = {}
        yield from founding.begin(campaign)


def elect_deputies(campaign: Campaign) -> Story[None]:
    """Every team whose king is absent names a deputy from those present; then the orders phase begins."""
    vacant = [empire for empire in attending(campaign) if campaign.empires[empire].king not in campaign.present]
    electors = {empire: _voters(campaign, empire) for empire in vacant}
    if (yield from _vote(campaign, electors, lambda empire: _voters(campaign, empire))):
        for empire in vacant:
            deputy = yield from _elected(campaign, empire, electors[empire])
            campaign.empires[empire] = replace(campaign.empires[empire], deputy=deputy)
            campaign.tell("deputy.elected", rule=RULE, shows=True, empire=empire, deputy=deputy)
        campaign.ballots = {}
        yield from assaults.begin(campaign)


def candidates(campaign: Campaign, voter: Seat) -> list[Seat]:
    """For whom somebody can vote in the election at hand."""
    empire = campaign.members[voter]
    return team(campaign, empire) if campaign.phase == "election" else _voters(campaign, empire)


def _voters(campaign: Campaign, empire: EmpireId) -> list[Seat]:
    """Its members who are present; guests have no vote."""
    return [seat for seat in team(campaign, empire) if campaign.present.get(seat) == empire]


def _vote(
    campaign: Campaign, electors: dict[EmpireId, list[Seat]], among: Callable[[EmpireId], list[Seat]]
) -> Story[bool]:
    """Take one vote; True when all are in. A team of one has nothing to vote on."""
    voters = {seat: empire for empire, seats in electors.items() if len(among(empire)) > 1 for seat in seats}
    missing = [seat for seat in voters if seat not in campaign.ballots]
    if not missing:
        return True

    def question(campaign: Campaign, seat: Seat) -> Choose[Seat]:  # noqa: ARG001
        empire = voters[seat]
        return Choose(who=seat, what="vote", rule=RULE, secret=True, about={"empire": empire}, among=among(empire))

    yield from side_by_side(campaign, missing, question, _cast)
    return False


@at_once
def _cast(campaign: Campaign, seat: Seat, choice: Seat) -> None:
    campaign.ballots[seat] = choice


def _elected(campaign: Campaign, empire: EmpireId, standing: list[Seat]) -> Story[Seat]:
    """Whoever has most votes; a die decides between equals."""
    votes = Counter(choice for voter, choice in campaign.ballots.items() if campaign.members[voter] == empire)
    most = max(votes.values(), default=0)
    return (yield from draw_lot([seat for seat in standing if votes[seat] == most], "election", RULE))
