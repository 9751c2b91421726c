"""Temporary alliances with independents (ME-DIP-10): for a season their tiles are open to one player.

What an alliance allows is asked by the chapters that would else treat the tiles as hostile. How it is broken is told in
`breach`; it lapses when the next winter begins (ME-DIP-14).
"""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.rulesets.mighty.state import INDEPENDENT, Alliance, RealmId, War
from gonfalon.world.tiles import PlaceId


def conclude(war: War, realm: RealmId, places: Sequence[PlaceId], rule: str) -> None:
    """The player's counters go to these tiles, whose settlements keep their orange flags (ME-DIP-10)."""
    war.alliances[_name(realm, places[0])] = Alliance(realm, tuple(places))
    war.tell("alliance.made", rule=rule, realm=realm, place=places[0], tiles=len(places))


def _name(realm: RealmId, place: PlaceId) -> str:
    return f"{realm}@{place}"


def alliance_at(war: War, realm: RealmId, place: PlaceId) -> str:
    """The name of the alliance this player has with the independents of this tile, or "".

    A tile that somebody has taken or razed since is no ally's any more, and one that was found later never was.
    """
    for name, alliance in war.alliances.items():
        if alliance.realm == realm and place in alliance.places:
            here = war.lands[place]
            return name if here.owner == INDEPENDENT and not here.razed else ""
    return ""


def is_ally(war: War, realm: RealmId, place: PlaceId) -> bool:
    """Are the independents of this tile allied to the player for the season (ME-DIP-10)?"""
    return bool(war.alliances) and alliance_at(war, realm, place) != ""
