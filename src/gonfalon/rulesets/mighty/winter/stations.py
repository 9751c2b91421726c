"""Where an army may stand when spring comes (ME-DEP-03, ME-DEP-05 to ME-DEP-07): settlements, stockpiles, harbours."""

from __future__ import annotations

from collections.abc import Collection

from gonfalon.kernel import Refusal
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.ground.lands import WALLS
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms.mustering import places_in
from gonfalon.rulesets.mighty.state import CITY, Banner, RealmId, Stations, War
from gonfalon.rulesets.mighty.winter import construction, quarters
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.reach import reach
from gonfalon.world.tiles import PlaceId


def pooled(war: War, realm: RealmId) -> list[Banner]:
    """Banners that are disbanded into the pool: all but those in a siege that goes on (ME-DEP-01)."""
    return [banner for banner in armies.banners_of(war, realm) if not quarters.keeps_post(war, banner)]


def staying(war: War, realm: RealmId) -> list[Banner]:
    """Banners that were not pooled: baggage is brought to them in their siege as to any other (ME-DEP-05).

    In the first version of the rules they began the season with nothing.
    """
    army, pool = armies.banners_of(war, realm) if war.settings.mended else [], war.winter[realm].pool
    return [banner for banner in army if banner.id not in pool and races.carries(war, banner)]


def survey(war: War, realm: RealmId) -> Stations:
    """Whoever has no settlement left to deploy in leaves his army where it has spent the winter."""
    capital = war.realms[realm].capital
    mine = sorted(lands.empire(war, realm), key=lambda place: place != capital)
    built = {place: construction.settlement(war, realm, place) for place in mine}
    free = [place for place in mine if built[place] and place not in war.sieges]
    across = cut_off(war, realm, free)
    dry = [place for place in free if place not in across]
    beside = (near for place in across for near in (place, *war.board.neighbours(place)))
    return Stations(
        tuple(dry or dict.fromkeys(banner.place for banner in pooled(war, realm))),
        tuple(across),
        tuple(place for place in free if built[place] in WALLS),
        tuple(place for place in mine if built[place] == CITY and war.board.has_sea(place)),
        tuple(dict.fromkeys(filter(war.board.has_sea, beside))),
    )


def cut_off(war: War, realm: RealmId, places: Collection[PlaceId]) -> list[PlaceId]:
    """Those to which no land leads from the realm but through rivals' tiles, and which the sea reaches (ME-DEP-07).

    Where he holds nothing of his realm any more there is nothing to be cut off from.
    """

    def may_pass(place: PlaceId) -> bool:
        return war.board.enterable(place) and not lands.is_rival(war, realm, lands.owner(war, place))

    home = [place for place in war.realms[realm].home if lands.owner(war, place) == realm]
    if not home:
        return []
    inland = reach(war.board.by_land, home, set(lands.empire(war, realm)).__contains__)
    if all(place in inland for place in places):  # as nearly always, and much less to walk through
        return []
    joined = reach(war.board.by_land, home, may_pass)
    apart = [place for place in places if place not in joined]
    return [place for place in apart if any(map(war.board.has_sea, reach(war.board.by_land, (place,), may_pass)))]


def spots(war: War, place: PlaceId) -> tuple[int, ...]:
    """A half-edge for each piece of land of the tile: what lies between rivers and mountains."""
    known = _known_spots(war.board)
    if place not in known:
        standing = places_in(war, place)
        firsts = [next((half for half in standing if half in cell), None) for cell in war.board.cells(place)]
        known[place] = tuple([half for half in firsts if half is not None]) or standing[:1]
    return known[place]


@per_board
def _known_spots(_: TileBoard) -> dict[PlaceId, tuple[int, ...]]:
    return {}


def judge_spot(war: War, realm: RealmId, there: Stations, place: PlaceId, half: int) -> Refusal | None:
    """A settlement of the empire that is neither razed nor besieged, at any point of dry land (ME-DEP-03)."""
    if place in there.dry or place in there.overseas:
        if half in places_in(war, place):
            return None
        return Refusal.of("mighty-realm-half", rule="ME-DEP-03", place=place, half=half)
    if lands.land(war, place).razed:
        return Refusal.of("mighty-deploy-razed", rule="ME-DEP-03", place=place)
    if lands.owner(war, place) != realm:
        return Refusal.of("mighty-deploy-outside", rule="ME-DEP-03", place=place)
    if place in war.sieges:
        return Refusal.of("mighty-deploy-besieged", rule="ME-DEP-03", place=place)
    return Refusal.of("mighty-deploy-barren", rule="ME-DEP-03", place=place)
