"""What a player may know of a campaign, built from nothing.

Public: the map with its markers, capitals, locations and arrows; who is there; the sheets of the battles; points.
Secret: votes, orders until the reveal (known within the empire, VAL-ORD-01), and who has the benefit of a location
(known to him and to his king, VAL-LOC-09).
"""

from __future__ import annotations

from gonfalon.rulesets.valhalla import rounds
from gonfalon.rulesets.valhalla.seen import SeenCampaign, SeenEmpire
from gonfalon.rulesets.valhalla.sheets import sheet
from gonfalon.rulesets.valhalla.state import Campaign, Empire, Seat
from gonfalon.rulesets.valhalla.teams import lead, speaker
from gonfalon.world.tiles import PlaceId


def seen(campaign: Campaign, who: Seat) -> SeenCampaign:
    """The campaign as this player sees it; a spectator sees what is public. The map shows no forces (VAL-SET-07)."""
    home = campaign.members.get(who)
    return SeenCampaign(
        round=campaign.round,
        rounds=campaign.settings.rounds,
        phase=campaign.phase,
        attempt=campaign.attempt,
        turns=campaign.queue,
        empires={empire.id: _empire(campaign, empire) for empire in campaign.empires.values()},
        members=campaign.members.copy(),
        away=[seat for seat, away in campaign.away.items() if away],
        guests=campaign.guests.copy(),
        present=campaign.present.copy(),
        owners={place: campaign.owners[place] for place in campaign.board.places if place in campaign.owners},
        locations=campaign.locations.copy(),
        voted=[seat for seat in campaign.members if seat in campaign.ballots],
        vote=campaign.ballots.get(who),
        ordered=[empire for empire in campaign.empires if empire in campaign.orders],
        order=campaign.orders.get(home) if home else None,
        arrows=campaign.arrows.copy(),
        successes=campaign.successes,
        holders={place: campaign.holders[place] for place in known_holders(campaign, who)},
        battles={battle.id: sheet(campaign, battle, who) for battle in campaign.battles.values()},
        points=campaign.points.copy(),
    )


def known_holders(campaign: Campaign, who: Seat) -> list[PlaceId]:
    """The locations of which he knows who has their benefit: his king's business, his own, and what was used."""
    return [
        place
        for place, player in campaign.holders.items()
        if place in campaign.uses or who in (speaker(campaign, player), lead(campaign, campaign.present[player]))
    ]


def _empire(campaign: Campaign, empire: Empire) -> SeenEmpire:
    return SeenEmpire(
        colour=empire.colour,
        capital=empire.capital,
        king=empire.king,
        deputy=empire.deputy,
        won=empire.won,
        fallen=empire.fallen,
        tiles=rounds.size(campaign, empire.id),
    )
