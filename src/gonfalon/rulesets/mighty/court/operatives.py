"""Operatives as counters on the map (ME-ESP-04, ME-ESP-05): which kind may lie where, and how they come and go.

Whose a counter is and where it lies is plain to see. Its kind is its owner's secret until it is turned up.
"""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel import Refusal
from gonfalon.rulesets.mighty.ground.lands import is_rival, land, standing_settlement
from gonfalon.rulesets.mighty.state import Banner, Operative, RealmId, War
from gonfalon.world.pieces import free_number
from gonfalon.world.tiles import PlaceId

ASSASSIN, SPY, SABOTEUR, AGENT = "assassin", "spy", "saboteur", "agent"
KINDS = (ASSASSIN, SPY, SABOTEUR, AGENT)  # ME-ESP-01


# --- where they may lie ----------------------------------------------------------------------------------


def enemies_in(war: War, place: PlaceId, realm: RealmId) -> list[Banner]:
    """Other players' banners in the tile, wherever they stand in it."""
    return [banner for banner in war.banners.values() if banner.place == place and banner.realm != realm]


def palace_of(war: War, place: PlaceId, realm: RealmId) -> RealmId:
    """The rival whose king lives here; a captured or burnt capital houses none (ME-ESP-10)."""
    here = land(war, place)
    at_home = here.capital_of == here.owner and not here.razed and is_rival(war, realm, here.owner)
    return here.owner if at_home else ""


def is_target(war: War, place: PlaceId, realm: RealmId) -> bool:
    """Is there a settlement of others to sabotage, a player's or independents', an ally's too (ME-ESP-30)?"""
    return bool(standing_settlement(war, place)) and land(war, place).owner != realm


def judge_place(war: War, realm: RealmId, kind: str, place: PlaceId) -> Refusal | None:
    """May an operative of this kind be put here (ME-ESP-10, ME-ESP-20, ME-ESP-30, ME-ESP-40)?"""
    if place not in war.board.tiles:
        return Refusal.of("mighty-operative-nowhere", rule="ME-MAP-57", place=place[:20])
    if kind == ASSASSIN and not (enemies_in(war, place, realm) or palace_of(war, place, realm)):
        return Refusal.of("mighty-operative-no-victim", rule="ME-ESP-10", place=place)
    if kind == SPY and not enemies_in(war, place, realm):
        return Refusal.of("mighty-operative-no-banner", rule="ME-ESP-20", place=place)
    if kind == SABOTEUR and not is_target(war, place, realm):
        return Refusal.of("mighty-operative-no-settlement", rule="ME-ESP-30", place=place)
    return None


def legal_kinds(war: War, realm: RealmId, place: PlaceId) -> list[str]:
    """The kinds that may lie in this tile."""
    return [kind for kind in KINDS if judge_place(war, realm, kind, place) is None]


def legal_places(war: War, realm: RealmId, kind: str) -> Iterable[PlaceId]:
    """All tiles for this kind; an agent may lie in any (ME-ESP-40)."""
    if kind == AGENT:
        return war.board.places
    held = (banner.place for banner in war.banners.values() if banner.realm != realm)
    places = (*held, *war.lands) if kind != SPY else tuple(held)
    return (place for place in dict.fromkeys(places) if judge_place(war, realm, kind, place) is None)


# --- how they come and go --------------------------------------------------------------------------------


def lay_down(war: War, realm: RealmId, kind: str, place: PlaceId, rule: str) -> None:
    """A counter face down: everybody sees whose it is and where, its owner alone what (ME-ESP-05)."""
    number = free_number(o.number for o in war.operatives.values() if o.realm == realm)
    counter = Operative(f"{realm}*{number}", realm, number, kind, place)
    war.operatives[counter.id] = counter
    war.tell("operative.placed", rule=rule, realm=realm, number=number, place=place)


def of_realm(war: War, realm: RealmId) -> list[Operative]:
    return [operative for operative in war.operatives.values() if operative.realm == realm]


def take_off(war: War, ids: Iterable[str], rule: str) -> None:
    """Counters leave the map face down; what they were stays unknown (ME-ESP-23)."""
    for operative_id in ids:
        gone = war.operatives.pop(operative_id)
        war.tell("operative.removed", rule=rule, realm=gone.realm, number=gone.number, place=gone.place)


def in_vain(war: War, operative: Operative) -> None:
    """What it was sent against is gone (ME-ESP-06)."""
    war.tell("operative.in-vain", rule="ME-ESP-06", realm=operative.realm, place=operative.place)
