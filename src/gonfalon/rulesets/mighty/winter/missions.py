"""Missions to independents (ME-DIP-06 to ME-DIP-13): who may send envoys where, and how they are received.

A court is an independent empire as envoys find it; it goes by the name of its first tile. Besieged settlements let
nobody in.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Question, Refusal, Several, Story, roll, together
from gonfalon.rulesets.mighty.ground import alliances, lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import INDEPENDENT, RealmId, War
from gonfalon.world.tiles import PlaceId

PRICE = 1  # crown (ME-DIP-06)
FAILED, TEMPORARY, COMPLETE = "failed", "temporary", "complete"
RECEPTION = {1: FAILED, 2: FAILED, 3: FAILED, 4: FAILED, 5: TEMPORARY, 6: COMPLETE}  # ME-DIP-08, ME-DIP-13
Court = tuple[PlaceId, ...]


# --- courts ----------------------------------------------------------------------------------------------


def court_of(war: War, place: PlaceId) -> Court:
    """The tiles of the court to which this one belongs; empty where no envoy can go."""
    if lands.owner(war, place) != INDEPENDENT or not lands.standing_settlement(war, place):
        return ()
    return tuple(sorted(there for there in lands.independent_empire(war, place) if there not in war.sieges))


def courts(war: War) -> list[Court]:
    """All courts on the map."""
    found: dict[Court, None] = {}
    for place in lands.empire(war, INDEPENDENT):
        if not any(place in court for court in found) and (court := court_of(war, place)):
            found[court] = None
    return list(found)


def neighbours(war: War, court: Court) -> list[RealmId]:
    """The players whose empires border on it (ME-DIP-06)."""
    owners = {lands.owner(war, beside) for place in court for beside in war.board.neighbours(place)}
    return [realm for realm in ends.in_play(war) if realm in owners]


def judge(war: War, realm: RealmId, place: PlaceId) -> Refusal | None:
    """A court on one's border, no mission there yet, and declared in time where others border on it too."""
    court = court_of(war, place)
    if not court or place in war.sieges:
        return Refusal.of("mighty-mission-nobody", rule="ME-DIP-06", place=place[:20])
    if realm not in neighbours(war, court):
        return Refusal.of("mighty-mission-far", rule="ME-DIP-06", place=place)
    purse = war.winter[realm]
    if any(sent in court for sent in purse.missions):
        return Refusal.of("mighty-mission-twice", rule="ME-DIP-06", place=place)
    contested = any(there in court for there in war.pending.contested or ())
    if contested and not any(there in court for there in purse.announced):
        return Refusal.of("mighty-mission-undeclared", rule="ME-DIP-07", place=place)
    return None


# --- how they are received -------------------------------------------------------------------------------


def under_way(war: War) -> PlaceId:
    """The court whose envoys are next to be received, or ""."""
    return next((court for realm in ends.in_play(war) for court in war.winter[realm].missions), "")


def receive(war: War, place: PlaceId) -> Story[None]:
    """All envoys to this court come before its ruler (ME-DIP-08, ME-DIP-13)."""
    court = court_of(war, place) or (place,)
    senders = [realm for realm in ends.in_play(war) if any(c in court for c in war.winter[realm].missions)]
    for realm in senders:
        purse = war.winter[realm]
        war.winter[realm] = replace(purse, missions=tuple(c for c in purse.missions if c not in court))
        war.tell("mission.received", rule="ME-DIP-06", realm=realm, place=place)
    single = len(senders) == 1
    rule, who = ("ME-DIP-08", senders[0]) if single else ("ME-DIP-13", "")
    (die,) = yield from roll(1, 6, "mission" if single else "audience", rule=rule, who=who)
    if RECEPTION[die] == FAILED:
        for realm in senders:
            war.tell("mission.failed", rule="ME-DIP-09", realm=realm, place=place)
        return
    winner = yield from contest(senders)
    for realm in senders:
        if realm != winner:
            war.tell("mission.vanished", rule="ME-DIP-13", realm=realm, place=place)
    win(war, winner, court, RECEPTION[die], rule)


def contest(senders: Sequence[RealmId]) -> Story[RealmId]:
    """The masters of the envoys throw; the highest has the ruler's ear, and those who tie throw again (ME-DIP-13)."""
    while len(senders) > 1:
        thrown: dict[RealmId, int] = {}
        for realm in senders:
            (thrown[realm],) = yield from roll(1, 6, "rival-envoys", rule="ME-DIP-13", who=realm)
        senders = [realm for realm in senders if thrown[realm] == max(thrown.values())]
    return senders[0]


def win(war: War, realm: RealmId, court: Court, outcome: str, rule: str) -> None:
    """An alliance for a season (ME-DIP-10), or for ever: then all settlements and their ships are his (ME-DIP-12).

    The winter's revenue is in by now, so what joins pays from the next winter on.
    """
    if outcome == TEMPORARY:
        alliances.conclude(war, realm, court, rule)
        return
    war.tell("mission.absorbed", rule="ME-DIP-12", realm=realm, place=court[0], tiles=len(court))
    for place in court:
        lands.take_tile(war, place, realm, "ME-DIP-12")
    joined = war.pending.allied or {}
    war.pending = replace(war.pending, allied={**joined, realm: (*joined.get(realm, ()), *court)})


# --- when the season ends --------------------------------------------------------------------------------


def declare(war: War) -> Story[None]:
    """Who means to send envoys to a court on several borders says so now; all are revealed together (ME-DIP-07)."""
    contested = {court: near for court in courts(war) if len(near := neighbours(war, court)) > 1}
    war.pending = replace(war.pending, contested=tuple(place for court in contested for place in court))
    invited: dict[RealmId, list[PlaceId]] = {}
    for court, near in contested.items():
        for realm in near:
            invited.setdefault(realm, []).append(court[0])
    if not invited:
        return
    answers = yield from together(*(_declaration(realm, places) for realm, places in invited.items()))
    for realm, places in zip(invited, answers, strict=True):
        war.winter[realm] = replace(war.winter[realm], announced=places)
        for place in places:
            war.tell("mission.declared", rule="ME-DIP-07", realm=realm, place=place)


def _declaration(realm: RealmId, places: list[PlaceId]) -> Question[tuple[PlaceId, ...]]:
    about = {"places": ", ".join(places)}
    return Several(who=realm, what="mission.declare", rule="ME-DIP-07", about=about, secret=True, among=tuple(places))
