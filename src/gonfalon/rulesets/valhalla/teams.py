"""Who belongs to whom, who is there, and who speaks for an empire (VAL-SET-03 to VAL-SET-06)."""

from __future__ import annotations

from gonfalon.rulesets.valhalla.state import NOBODY, Campaign, EmpireId, PlayerId, Seat


def living(campaign: Campaign) -> list[EmpireId]:
    """The empires that are not destroyed."""
    return [empire.id for empire in campaign.empires.values() if not empire.fallen]


def team(campaign: Campaign, empire: EmpireId) -> list[Seat]:
    """Its members, present or not."""
    return [seat for seat, home in campaign.members.items() if home == empire]


def here(campaign: Campaign, empire: EmpireId) -> list[Seat]:
    """Its members who are not away."""
    return [seat for seat in team(campaign, empire) if not campaign.away[seat]]


def exiles(campaign: Campaign) -> list[Seat]:
    """Players whose empire is destroyed and who have joined no other (VAL-CAP-11)."""
    return [seat for seat, home in campaign.members.items() if home == NOBODY]


def fighters(campaign: Campaign, empire: EmpireId) -> list[PlayerId]:
    """Everybody who fights for it this round, guests included."""
    return [player for player, home in campaign.present.items() if home == empire]


def attending(campaign: Campaign) -> list[EmpireId]:
    """The empires with somebody present this round (VAL-SET-04)."""
    there = set(campaign.present.values())
    return [empire for empire in living(campaign) if empire in there]


def lead(campaign: Campaign, empire: EmpireId) -> Seat:
    """Who acts as king: the deputy of the round, else the king, else the first of the team who has not left.

    In a round only those count who are on its roll; somebody of them always answers, even if all have left.
    """
    ruler = campaign.empires[empire]
    members = team(campaign, empire)
    on_roll = [seat for seat in members if campaign.present.get(seat) == empire] or members
    there = [seat for seat in on_roll if not campaign.away[seat]] or on_roll
    return next((seat for seat in (ruler.deputy, ruler.king, *there) if seat in there), ruler.king)


def speaker(campaign: Campaign, player: PlayerId) -> Seat:
    """Who answers for a player: he himself, or for a guest and for one who has left, his king."""
    if player in campaign.members and not campaign.away[player]:
        return player
    return lead(campaign, campaign.present[player])
