"""Players of a destroyed empire (VAL-CAP-11): they may join another team, if its king takes them in."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.kernel import Choose, Question, Story, ask
from gonfalon.rulesets.valhalla.state import Campaign, EmpireId, Seat
from gonfalon.rulesets.valhalla.teams import exiles, lead, living, team

SEEK = "asylum"
RULE = "VAL-CAP-11"
ACCEPT, REFUSE = "accept", "refuse"


def seek_questions(campaign: Campaign) -> Iterator[Question[EmpireId]]:
    """Open at any time to whoever has lost his empire: which team with room would he join?"""
    limit = campaign.settings.team_limit
    open_teams = [empire for empire in living(campaign) if not limit or len(team(campaign, empire)) < limit]
    if open_teams:
        yield from (Choose(who=seat, what=SEEK, rule=RULE, among=open_teams) for seat in exiles(campaign))


def seek(campaign: Campaign, seat: Seat, empire: EmpireId) -> Story[None]:
    """The king decides; a new member is there from the next roll call on."""
    about = {"player": seat, "empire": empire}
    answer = yield from ask(
        Choose(who=lead(campaign, empire), what="asylum.grant", rule=RULE, about=about, among=(ACCEPT, REFUSE))
    )
    if answer == ACCEPT:
        campaign.members[seat] = empire
    kind = "asylum.granted" if answer == ACCEPT else "asylum.refused"
    campaign.tell(kind, rule=RULE, player=seat, empire=empire)
