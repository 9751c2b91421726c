"""The road home (ME-WQT-02 to ME-WQT-05, ME-WQT-16, ME-WQT-17): a clear one, one by a rival's leave, or none.

Whoever finds no road makes a winter retreat and comes home with what is left. The map counts as it was when the armies
set out, for everybody alike.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from gonfalon.kernel import Question, Several, Story, roll, together
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import CITY, Banner, BannerId, RealmId, War
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import EDGES
from gonfalon.world.reach import Roads
from gonfalon.world.tiles import PlaceId

Places = tuple[PlaceId, ...]
Leave = dict[RealmId, list[RealmId]]  # a realm → the rivals who let its banners through
DESTROYED = 0
RETREAT = {1: DESTROYED, 2: 200, 3: 100, 4: 70, 5: 50, 6: 30}  # points lost for each pip of a second D6 (ME-WQT-16)


class Country:
    """The country between a realm's banners and their home: over the bridges and passes of these cities."""

    def __init__(
        self, board: TileBoard, goals: Places, cities: Collection[PlaceId], barred: Collection[PlaceId]
    ) -> None:
        self.goals, self.cities, self.barred = goals, cities, barred
        self.roads = Roads(board, bridges=cities, passes=cities, barred=barred)

    def is_like(self, other: Country) -> bool:
        return (self.goals, self.cities, self.barred) == (other.goals, other.cities, other.barred)


def step(war: War, *, lost_for_good: bool = False) -> Story[None]:
    """Every banner that is to come home looks for its road; the rest make a winter retreat, each for itself.

    After a winter siege they are lost instead (ME-BAG-07).
    """
    abroad = armies.alive(war, war.quarters.abroad)
    lost = find_roads(war, hooks.on_their_own(war, abroad), {})
    if lost and war.settings.passage and (leave := (yield from ask_leave(war, lost))):
        lost = find_roads(war, lost, leave)
    for banner_id in hooks.led_astray(war, lost, abroad):
        if lost_for_good:
            armies.remove_banner(war, banner_id, "ME-BAG-07")
        else:
            yield from retreat(war, banner_id)
    hooks.quarters_taken(war)
    war.quarters = replace(war.quarters, stage="billets", abroad=tuple(armies.alive(war, abroad)))


# --- what bars the way -----------------------------------------------------------------------------------


def country(war: War, realm: RealmId, leave: Collection[RealmId] = ()) -> Country:
    """As this realm finds it, where these rivals let it pass.

    To the capital, or without one to quarters in the realm (ME-WQT-02); over its own bridges and passes and those of
    friends (ME-WQT-04); not through what nobody has found (ME-WQT-03), a besieged tile, or one with an enemy in it
    (ME-WQT-05). In the Dutch edition no city helps, and those of others are not passed at all.
    """
    friends = (realm, *leave)
    allied = war.quarters.allied.get(realm, ())
    cities = {p: here.owner for p, here in war.lands.items() if here.settlement == CITY and not here.razed}
    friendly = frozenset(p for p, owner in cities.items() if owner in friends or p in allied)
    barred = war.board.tiles.keys() - war.lands.keys()
    barred |= {p for p, holders in war.quarters.held.items() if any(_blocks(war, r, friends) for r in holders)}
    barred |= set(war.quarters.besieged)
    if war.settings.winter_road == "open-country":
        return Country(war.board, goals(war, realm), (), barred | (cities.keys() - friendly))
    return Country(war.board, goals(war, realm), friendly, barred)


def _blocks(war: War, holder: RealmId, friends: Collection[RealmId]) -> bool:
    return holder not in friends and not war.realms[holder].out


def goals(war: War, realm: RealmId) -> Places:
    """The capital while its owner holds it; else every settlement of the realm that can take banners in."""
    capital = war.realms[realm].capital
    return (capital,) if lands.owner(war, capital) == realm else tuple(quarters_of(war, realm))


def quarters_of(war: War, realm: RealmId) -> dict[PlaceId, int]:
    """Tiles of the realm that serve: held by its owner, not razed, not under siege, with a settlement (ME-WQT-01).

    With how many banners each takes in.
    """
    found: dict[PlaceId, int] = {}
    for place in war.realms[realm].home:
        if lands.owner(war, place) == realm and place not in war.sieges and (banners := billets(war, realm, place)):
            found[place] = banners
    return found


def billets(war: War, realm: RealmId, place: PlaceId) -> int:
    """How many banners a tile of the realm takes in: what it feeds in summer (ME-WQT-07), forests too (ME-RAC-14)."""
    value = lands.subsistence_value(war, place)
    return races.billets(war, realm, place, value) if war.settings.races else value


def way_out(war: War, banner: Banner) -> Collection[int]:
    """The edges by which it may leave its tile: a besieged one only the way it came (ME-WQT-05, ME-SIE-11).

    The siege of a garrison that goes home is over.
    """
    freed = banner.place not in war.sieges and lands.owner(war, banner.place) == banner.realm
    if banner.place not in war.quarters.besieged or freed:
        return EDGES
    return () if banner.landed else (banner.half // 2,)


# --- looking for roads -----------------------------------------------------------------------------------


def find_roads(war: War, ids: Sequence[BannerId], leave: Leave) -> list[BannerId]:
    """Who of these has no road. Without a capital it is noted to which quarters a road leads (ME-WQT-02).

    What holds for one banner holds for all that stand on its spot.
    """
    countries = {realm: country(war, realm, leave.get(realm, ())) for realm in ends.in_play(war)}
    found: dict[tuple[RealmId, PlaceId, int, Collection[int]], Places] = {}
    lost: list[BannerId] = []
    for banner in [war.banners[i] for i in ids]:
        spot = (banner.realm, banner.place, banner.half, way_out(war, banner))
        if spot not in found:
            found[spot] = homes(war, banner, countries[banner.realm])
        if not found[spot]:
            lost.append(banner.id)
        elif war.realms[banner.realm].capital not in found[spot]:
            war.quarters = replace(war.quarters, roads={**war.quarters.roads, banner.id: found[spot]})
    return lost


def homes(war: War, banner: Banner, there: Country) -> Places:
    """Those goals to which it has a road."""
    spot = (banner.place, banner.half)
    if len(there.goals) == 1:
        return there.goals if there.roads.road(*spot, there.goals, way_out(war, banner)) else ()
    reached = there.roads.reached(*spot, way_out(war, banner))
    return tuple(place for place in there.goals if place in reached)


def ask_leave(war: War, lost: Sequence[BannerId]) -> Story[Leave]:
    """Rivals whose banners or cities are in the way may let others through (ME-WQT-04, ME-WQT-05, ME-MOV-37)."""
    wishes: dict[RealmId, list[RealmId]] = {}
    for banner in [war.banners[i] for i in lost]:
        for holder in _whose_leave(war, banner):
            if banner.realm not in wishes.setdefault(holder, []):
                wishes[holder].append(banner.realm)
    given = (yield from together(*(_leave(who, others) for who, others in wishes.items()))) if wishes else ()
    leave: Leave = {}
    for holder, friends in zip(wishes, given, strict=True):
        for realm in friends:
            leave.setdefault(realm, []).append(holder)
            war.tell("quarters.leave", rule="ME-WQT-05", realm=holder, other=realm)
    return leave


def _whose_leave(war: War, banner: Banner) -> list[RealmId]:
    """The rivals with banners or a city on the road that it would have if all of them gave leave."""
    rivals = [realm for realm in ends.in_play(war) if realm != banner.realm]
    opened = country(war, banner.realm, rivals)
    if opened.is_like(country(war, banner.realm)):
        return []
    way = opened.roads.road(banner.place, banner.half, opened.goals, way_out(war, banner)) or ()
    met = [holder for place in way for holder in war.quarters.held.get(place, ())]
    met += [lands.owner(war, place) for place in way if lands.standing_settlement(war, place) == CITY]
    return [realm for realm in rivals if realm in met]


def _leave(who: RealmId, others: Sequence[RealmId]) -> Question[tuple[RealmId, ...]]:
    about = {"realms": ", ".join(others)}
    return Several(who=who, what="quarters.leave", rule="ME-WQT-05", about=about, among=tuple(others))


# --- without a road --------------------------------------------------------------------------------------


def retreat(war: War, banner_id: BannerId) -> Story[None]:
    """The winter retreat table; who survives it has come home (ME-WQT-16, ME-WQT-17)."""
    banner = war.banners[banner_id]
    war.tell("quarters.retreat", rule="ME-WQT-16", banner=banner_id, place=banner.place)
    (die,) = yield from roll(1, 6, "winter-retreat", rule="ME-WQT-16", who=banner.realm)
    if RETREAT[die] == DESTROYED:
        armies.remove_banner(war, banner_id, "ME-WQT-16")
        return
    (pips,) = yield from roll(1, 6, "winter-losses", rule="ME-WQT-16", who=banner.realm)
    yield from armies.lose(war, banner_id, pips * RETREAT[die], "ME-WQT-16")
