"""What a player may know of a war, built from nothing (ME-RLM-30).

Public: the map and how long the war lasts, settlements, flags, banners' places, ships, sieges, razed tiles, baggage
(unless a setting hides it). Secret: strengths. What a player has learned of others' strengths is his own knowledge,
with its date.
"""

from __future__ import annotations

from typing import Any

from gonfalon.rulesets.mighty.ground.supplies import sees_stockpile
from gonfalon.rulesets.mighty.races.table import name_of
from gonfalon.rulesets.mighty.realms import commanders, ends, laying, naming, pacts
from gonfalon.rulesets.mighty.state import UNDEAD, Banner, Fight, Operative, Realm, RealmId, Siege, War, Winter
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.tiles import PlaceId, Tile


def view(war: War, who: RealmId) -> dict[str, Any]:
    """The war as this player sees it; a spectator sees what is public."""
    return {
        "world": _world(war.board),
        "laying": laying.view(war, who),
        "years": war.settings.years,
        "months": war.settings.months,
        "year": war.year,
        "month": war.month,
        "phase": war.phase,
        "order": war.order,
        "active": war.player if war.active < len(war.order) else "",
        "realms": {realm.id: _realm(war, realm) for realm in war.realms.values()},
        "lands": war.lands,
        "banners": {b.id: _banner(war, b, who) for b in war.banners.values()},
        "ships": war.ships,
        "stockpiles": {place: points for place, points in war.stockpiles.items() if sees_stockpile(war, place, who)},
        "burnt": war.burnt,
        "sieges": {place: _siege(siege) for place, siege in war.sieges.items()},
        "fights": {place: _fight(fight) for place, fight in war.fights.items()},
        "turn": war.turn,
        "winter": {realm: _winter(purse, realm == who) for realm, purse in war.winter.items()},
        "no_revenue": war.no_revenue,
        "spells": war.spells,
        "alliances": list(war.alliances.values()),
        "operatives": {counter.id: _operative(counter, who) for counter in war.operatives.values()},
        "pacts": {pact.id: pact for pact in war.pacts.values() if pacts.may_read(pact, who)},
        "abroad": war.quarters.abroad,
        "afloat": war.quarters.afloat,
        "known": _own_facts(war.known, who),
        "totals": _own_facts(war.totals, who),
        "peace": war.peace,
        "names": naming.names(war),
        "landmarks": naming.landmarks(war),
        "commanders": {seat: _commander(war, seat) for seat in war.settings.commanders},
    }


@per_board
def _world(board: TileBoard) -> dict[PlaceId, Tile]:
    """The map lies open before everybody; the same value every time, because it never changes."""
    return dict(board.tiles)


def _realm(war: War, realm: Realm) -> dict[str, Any]:
    plain = {"colour": realm.colour, "capital": realm.capital, "home": realm.home, "race": realm.race}
    delays = {"halted": realm.halted, "wavering": realm.wavering}
    return {**plain, **delays, "name": realm.name, "out": realm.out, "revenue": ends.revenue_value(war, realm.id)}


def _banner(war: War, banner: Banner, who: RealmId) -> dict[str, Any]:
    """Place and baggage are for all to see; strength and restrictions are on the owner's sheet (ME-RLM-28)."""
    seen: dict[str, Any] = {
        "realm": banner.realm,
        "number": banner.number,
        "place": banner.place,
        "half": banner.half,
        "inside": banner.inside,
        "ship": banner.ship,
    }
    if war.settings.races:
        seen["race"] = name_of(war, banner)
    own = banner.realm == who
    if own or not war.settings.hide_baggage:
        seen["baggage"] = banner.baggage
    if own:
        names = ("points", "kind", "race", "origin", "no_move", "no_scout", "stunned", "sworn")
        seen = {name: getattr(banner, name) for name in names} | seen
    elif banner.realm == UNDEAD:  # everybody saw them rise
        seen["points"] = banner.points
    return seen


def _commander(war: War, seat: str) -> dict[str, Any]:
    """Whom he serves, which banners he commands, and how high he ranks there (ME-MUL-02)."""
    realm = commanders.realm_of(war, seat)
    rank = commanders.ranks(war, realm).index(seat)
    return {"realm": realm, "rank": rank, "banners": commanders.banners_led(war, seat)}


def _operative(counter: Operative, who: RealmId) -> dict[str, Any]:
    """Whose it is and where is plain to see; what it is, to its owner alone (ME-ESP-05)."""
    seen: dict[str, Any] = {"realm": counter.realm, "number": counter.number, "place": counter.place}
    return {**seen, "kind": counter.kind} if counter.realm == who else seen


def _siege(siege: Siege) -> dict[str, Any]:
    names = ("besieger", "defender", "since", "battered", "bonus", "hardship", "repulsed", "independents")
    return {name: getattr(siege, name) for name in names}


def _fight(fight: Fight) -> dict[str, Any]:
    names = ("attacker", "defender", "stage", "attackers", "defenders", "independents", "kind", "result", "dice")
    return {name: getattr(fight, name) for name in names}


def _winter(purse: Winter, own: bool) -> Any:
    """Open are the throws of the events, what was gathered and what was declared, not how it is spent (ME-WIN-07)."""
    if own:
        return purse
    names = ("done", "gathered", "bonus", "loss", "famine", "announced", "declared", *["thrives"] * bool(purse.thrives))
    return {name: getattr(purse, name) for name in names}


def _own_facts(facts: dict[str, Any], who: RealmId) -> dict[str, Any]:
    mark = f"{who}:"
    return {key.removeprefix(mark): fact for key, fact in facts.items() if key.startswith(mark)}
