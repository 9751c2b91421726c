"""Who owns what: settlements, the subsistence value of a tile, harbours, tiles that change hands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gonfalon.rulesets.mighty.ground.alliances import is_ally
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, Land, RealmId, War
from gonfalon.world.pieces import CONTENTS, free_number
from gonfalon.world.reach import reach
from gonfalon.world.tiles import PlaceId

UNKNOWN = Land()
SUBSISTENCE = {VILLAGE: 1, FORTRESS: 1, CITY: 2, "": 0}  # ME-SUB-04; a capital gives 4
CAPITAL_SUBSISTENCE = 4
WALLS = {CITY: 3, FORTRESS: 2}  # settlements that can be held, and for how many banners (ME-SIE-03)
STOCKPILE = 6  # points at most (ME-REO-11)
SHIP = "ship"
PLENTY = 1_000_000  # pieces, where their number is no limit
PIECES = {CITY: "cities", FORTRESS: "fortresses", VILLAGE: "villages", SHIP: "ships"}  # as the box calls them


def is_known(war: War, place: PlaceId) -> bool:
    """Has the tile been found or been part of a realm (ME-SCT-11)?"""
    return place in war.lands


def land(war: War, place: PlaceId) -> Land:
    """What the tile holds, as far as anybody knows."""
    return war.lands.get(place, UNKNOWN)


def owner(war: War, place: PlaceId) -> RealmId:
    """Whose tile it is; a razed tile is nobody's (ME-RAZ-07)."""
    here = war.lands.get(place)
    return NOBODY if here is None else here.owner


def empire(war: War, realm: RealmId) -> Iterator[PlaceId]:
    """All tiles of the empire (ME-RLM-15)."""
    return (place for place, here in war.lands.items() if here.owner == realm)


def standing_settlement(war: War, place: PlaceId) -> str:
    """The unrazed settlement of the tile, or "" (ME-RAZ-07)."""
    here = war.lands.get(place, UNKNOWN)
    return "" if here.razed else here.settlement


def rebel_fortresses(war: War, realm: RealmId) -> list[PlaceId]:
    """Those of an empire that may rebel (ME-EVT-05, ME-ESP-18); under siege only where the setting lets them."""
    safe = () if war.settings.besieged_rebels else war.sieges
    return [p for p in empire(war, realm) if standing_settlement(war, p) == FORTRESS and p not in safe]


def subsistence_value(war: War, place: PlaceId) -> int:
    """How many banners the tile feeds (ME-SUB-04)."""
    here = war.lands.get(place, UNKNOWN)
    if here.razed:
        return 0
    return CAPITAL_SUBSISTENCE if here.capital_of else SUBSISTENCE[here.settlement]


def may_recover(war: War, place: PlaceId) -> bool:
    """A razed settlement may rise again in any winter but the one in which dragons razed it (ME-RCV-01, ME-DRG-14).

    Until the winter it stays razed (ME-RAZ-09).
    """
    here = land(war, place)
    return here.razed and here.scorched != war.year


def room_behind_walls(war: War, place: PlaceId) -> int:
    """How many banners the tile's city or fortress holds (ME-SIE-03); razed walls hold none (ME-RAZ-08)."""
    return WALLS.get(standing_settlement(war, place), 0)


def has_harbour(war: War, place: PlaceId) -> bool:
    """Every city on a tile with sea has one (ME-SEA-22)."""
    return standing_settlement(war, place) == CITY and war.board.has_sea(place)


def is_open_city(war: War, realm: RealmId, place: PlaceId) -> bool:
    """Are the passes of this tile open to the player: is it a city of his or of an ally (ME-MOV-12)?"""
    here = war.lands.get(place)
    if here is None or here.settlement != CITY or here.razed:
        return False
    return here.owner == realm or is_ally(war, realm, place)


def has_open_bridge(war: War, realm: RealmId, place: PlaceId) -> bool:
    """Does a city's bridge serve the player: any city's, or by the setting that of a friend only (ME-MOV-11)?"""
    if war.settings.bridges == "own":
        return is_open_city(war, realm, place)
    return standing_settlement(war, place) == CITY


def open_cities(war: War, realm: RealmId) -> frozenset[PlaceId]:
    """Places whose passes are open to this player (ME-MOV-12)."""
    return frozenset(place for place in war.lands if is_open_city(war, realm, place))


def open_bridges(war: War, realm: RealmId) -> frozenset[PlaceId]:
    """Places whose bridges are open to this player (ME-MOV-10, ME-MOV-11)."""
    return frozenset(place for place in war.lands if has_open_bridge(war, realm, place))


def take_tile(war: War, place: PlaceId, realm: RealmId, rule: str) -> None:
    """The tile joins an empire, with its settlement, its stockpile (ME-REO-15) and any independent ships (ME-BAT-51).

    A razed tile belongs to nobody and stays so (ME-RAZ-07). Players' ships in the harbour stay theirs (ME-SEA-26).
    """
    here = land(war, place)
    if here.razed or here.owner == realm:
        return
    war.lands[place] = replace(here, owner=realm)
    if not races.keeps_stores(war, realm):
        war.stockpiles.pop(place, None)
    for ship in [s for s in war.ships.values() if s.place == place and s.realm == INDEPENDENT]:
        hand_over_ship(war, ship.id, realm)
    shows = war.settings.hide_baggage and here.settlement in WALLS  # perhaps with a stockpile
    before, kind = here.owner, here.settlement
    war.tell("land.taken", rule=rule, shows=shows, place=place, realm=realm, before=before, settlement=kind)


def hand_over_ship(war: War, ship_id: str, realm: RealmId) -> None:
    """An independent ship passes to a player and gets a number of his."""
    ship = war.ships.pop(ship_id)
    number = free_number(s.number for s in war.ships.values() if s.realm == realm)
    new = replace(ship, id=f"{realm}/{number}", realm=realm, number=number)
    war.ships[new.id] = new


def found(war: War, place: PlaceId, settlement: str, realm: RealmId, rule: str) -> None:
    """A tile becomes known, with what it holds and whose it is."""
    war.lands[place] = Land(realm, settlement)
    war.tell("land.found", rule=rule, place=place, settlement=settlement, realm=realm)


def is_rival(war: War, realm: RealmId, other: RealmId) -> bool:
    """Another player."""
    return other not in (realm, NOBODY, INDEPENDENT) and other in war.realms


def piece_left(war: War, kind: str) -> bool:
    """Is a piece of this kind left to be put on the map, where their number is a limit (ME-SCT-17)?

    Capitals, independent and razed settlements hold a piece like any other; barren land needs none.
    """
    return pieces_left(war, kind) > 0


def pieces_left(war: War, kind: str) -> int:
    """How many; where their number is no limit, more than anybody could use."""
    if not war.settings.pieces or kind not in PIECES:
        return PLENTY
    used = len(war.ships) if kind == SHIP else [here.settlement for here in war.lands.values()].count(kind)
    return CONTENTS[PIECES[kind]] * (war.settings.sets or -(-len(war.settings.players) // 3)) - used


def independent_empire(war: War, place: PlaceId) -> tuple[PlaceId, ...]:
    """The independent settlements that hang together with this one from tile to tile (ME-SCT-42)."""

    def belongs(there: PlaceId) -> bool:
        return owner(war, there) == INDEPENDENT and bool(standing_settlement(war, there))

    return tuple(reach(war.board.neighbours, (place,), belongs))
