"""Fair copies: the same campaign as one player knows it, with votes, sealed orders and holders drawn anew."""

from __future__ import annotations

from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.valhalla.election import candidates
from gonfalon.rulesets.valhalla.state import HOLD, Campaign, Seat
from gonfalon.rulesets.valhalla.targets import outlook
from gonfalon.rulesets.valhalla.teams import fighters, speaker
from gonfalon.rulesets.valhalla.views import known_holders


def redraw(campaign: Campaign, who: Seat, rng: Chance) -> Campaign:
    """A copy that differs only in what this player may not know."""
    fair = campaign.fork()
    for voter in campaign.ballots:
        if voter != who:
            fair.ballots[voter] = pick_one(candidates(campaign, voter), rng)
    for empire in campaign.orders:
        if campaign.members.get(who) != empire:
            fair.orders[empire] = pick_one((*outlook(campaign, empire).lawful, HOLD), rng)
    known = known_holders(campaign, who)
    for place, holder in campaign.holders.items():
        if place not in known:
            team = fighters(campaign, campaign.present[holder])
            fair.holders[place] = pick_one([p for p in team if speaker(campaign, p) != who], rng)
    return fair
