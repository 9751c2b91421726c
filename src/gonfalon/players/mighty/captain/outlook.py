"""The war as a captain looks at it: what his view tells him, sorted for the questions that he keeps asking himself.

It is made from a view and from nothing else, and it is made anew for every question: a captain has no memory, so that
a seat can be handed to him and taken from him at any moment.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

from msgspec import UNSET

from gonfalon.rulesets.mighty.ground.lands import CAPITAL_SUBSISTENCE, SUBSISTENCE, WALLS
from gonfalon.rulesets.mighty.seen import OwnBanner, SeenBanner, SeenWar
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, UNDEAD, Land, Winter
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.reach import Roads, reach
from gonfalon.world.routes import Route, march
from gonfalon.world.tiles import PlaceId, Tile

UNKNOWN = Land()
LEAST, MOST = 400, 1500  # points of a banner nobody knows
PEACE = re.compile(r"\b(?:pax|peace|vrede)\b(?:\D*(\d+))?", re.IGNORECASE)  # a pact that a captain understands

_boards: list[tuple[dict[PlaceId, Tile], TileBoard]] = []  # the maps last looked at


def board_of(world: dict[PlaceId, Tile]) -> TileBoard:
    """The board of these tiles; a map never changes, so the last few are kept."""
    for tiles, board in _boards:
        if tiles is world or tiles == world:
            return board
    _boards.append((world, TileBoard(world)))
    del _boards[:-4]
    return _boards[-1][1]


@per_board
def _ways(board: TileBoard) -> dict[PlaceId, tuple[PlaceId, ...]]:
    return {place: tuple(filter(board.enterable, board.by_land(place))) for place in board.places}


@per_board
def _distances(board: TileBoard) -> dict[PlaceId, dict[PlaceId, int]]:  # noqa: ARG001
    """Distances by land that were asked for: to where → from where → steps."""
    return {}


def by_land(board: TileBoard, goal: PlaceId) -> dict[PlaceId, int]:
    """How far it is from everywhere to a place, route rolls willing; a map never changes, so it is found once."""
    known = _distances(board)
    if goal not in known:
        known[goal] = reach(board.by_land, (goal,), board.enterable)
    return known[goal]


class RoadsHome:
    """The roads that lead to a capital as the map is now; each is looked for once."""

    def __init__(
        self, board: TileBoard, capital: PlaceId, cities: frozenset[PlaceId], barred: frozenset[PlaceId]
    ) -> None:
        self._roads, self._goal = Roads(board, bridges=cities, passes=cities, barred=barred), (capital,)
        self._known: dict[tuple[PlaceId, int], bool] = {}

    def lead_from(self, place: PlaceId, half: int) -> bool:
        """Is there a clear road from this half-edge (ME-WQT-02)?"""
        if (place, half) not in self._known:
            self._known[place, half] = self._roads.road(place, half, self._goal) is not None
        return self._known[place, half]


_roads_home = lru_cache(maxsize=32)(RoadsHome)  # the map changes less often than one looks at it


class Outlook:
    """What a realm's captain makes of his view."""

    def __init__(self, me: str, state: SeenWar) -> None:
        self.me, self.state = me, state
        self.board = board_of(state.world)
        self.lands, self.banners, self.realms = state.lands, state.banners, state.realms
        self.turn, self.sieges = state.turn, state.sieges
        self.capital = self.realms[me].capital
        self.rivals = [realm for realm, seen in self.realms.items() if realm != me and not seen.out]
        self.months_left = state.months - state.month
        self.now = (state.year - 1) * state.months + state.month

    # --- land --------------------------------------------------------------------------------------------

    def land(self, place: PlaceId) -> Land:
        return self.lands.get(place, UNKNOWN)

    def owner(self, place: PlaceId) -> str:
        return self.land(place).owner

    def is_mine(self, place: PlaceId) -> bool:
        return self.land(place).owner == self.me

    def feeds(self, place: PlaceId) -> int:
        """How many banners a tile feeds, and what it pays in winter (ME-SUB-04)."""
        here = self.land(place)
        if here.razed:
            return 0
        return CAPITAL_SUBSISTENCE if here.capital_of else SUBSISTENCE[here.settlement]

    def walls(self, place: PlaceId) -> str:
        """The city or fortress that stands there, or ""."""
        here = self.land(place)
        return here.settlement if here.settlement in WALLS and not here.razed else ""

    @cached_property
    def empire(self) -> list[PlaceId]:
        return [place for place, here in self.lands.items() if here.owner == self.me]

    def beside(self, place: PlaceId) -> tuple[PlaceId, ...]:
        """Where scouts and banners may go from here."""
        return _ways(self.board)[place]

    @cached_property
    def home_room(self) -> int:
        """How many banners find winter quarters in the realm (ME-WQT-07)."""
        return sum(self.feeds(place) for place in self.realms[self.me].home if self.is_mine(place))

    # --- roads -------------------------------------------------------------------------------------------

    @cached_property
    def cities(self) -> frozenset[PlaceId]:
        """Places whose bridges and passes are open to me (ME-MOV-10)."""
        return frozenset(place for place in self.empire if self.walls(place) == CITY)

    def route(self, banner_id: str, there: PlaceId) -> Route | None:
        """How a banner of mine gets into a neighbouring tile; None where no search for a route helps."""
        banner = self.mine[banner_id]
        edge = self.board.around(banner.place).index(there)
        route = march(self.board, banner.place, banner.half, edge, self.cities, self.cities)
        return route if isinstance(route, Route) else None

    @cached_property
    def _roads(self) -> RoadsHome:
        """No road home leads through unknown land, enemies and sieges (ME-WQT-03, ME-WQT-05)."""
        unknown = (place for place in self.board.places if place not in self.lands)
        return _roads_home(self.board, self.capital, self.cities, frozenset((*unknown, *self.hostile, *self.sieges)))

    def has_road(self, place: PlaceId, half: int) -> bool:
        """Does a clear road lead from here to my capital (ME-WQT-02)?"""
        return self._roads.lead_from(place, half)

    # --- banners -----------------------------------------------------------------------------------------

    @cached_property
    def mine(self) -> dict[str, OwnBanner]:
        return {name: banner for name, banner in self.banners.items() if isinstance(banner, OwnBanner)}

    @cached_property
    def here(self) -> dict[PlaceId, list[str]]:
        """My banners ashore, by place."""
        return _by_place(self.mine)

    @cached_property
    def hostile(self) -> dict[PlaceId, list[str]]:
        """Others' banners ashore, by place."""
        return _by_place({name: b for name, b in self.banners.items() if b.realm != self.me})

    @cached_property
    def foes(self) -> dict[PlaceId, list[str]]:
        """Those of them with whom there is no peace."""
        war = {place: [i for i in ids if self.is_foe(self.banners[i].realm)] for place, ids in self.hostile.items()}
        return {place: ids for place, ids in war.items() if ids}

    def points(self, banner_id: str) -> int:
        """A banner's strength as far as it is known, else as it may be."""
        banner = self.banners[banner_id]
        if banner.points is not UNSET:
            return banner.points
        known = self.state.known.get(banner_id)
        return known.points if known else self.usual_size[banner.realm]

    def strength(self, banner_ids: Iterable[str]) -> int:
        return sum(map(self.points, banner_ids))

    @cached_property
    def army(self) -> int:
        """All points of my own."""
        return self.strength(self.mine)

    @cached_property
    def usual_size(self) -> dict[str, int]:
        """How strong a banner of each realm is, for all one knows: armies grow with what lands pay."""
        sizes = {UNDEAD: LEAST}
        mine = max(1, self.realms[self.me].revenue)
        for realm in self.realms:
            count = sum(b.realm == realm for b in self.banners.values())
            army = self.army * (mine + self.realms[realm].revenue) // (2 * mine)
            sizes[realm] = max(LEAST, min(MOST, army // max(1, count)))
        return sizes

    def enemy_strength(self, place: PlaceId) -> int:
        """All foes in a tile; a total that was declared there lately counts for more than what one guesses."""
        ids = self.foes.get(place, [])
        strength = self.strength(ids)
        for realm in {self.banners[i].realm: None for i in ids}:
            told = self.state.totals.get(f"{realm}@{place}")
            if told and told.since >= self.now - 1 and len(ids) > 0:
                strength += told.points - self.strength(i for i in ids if self.banners[i].realm == realm)
        return strength

    # --- money -------------------------------------------------------------------------------------------

    @property
    def purse(self) -> Winter:
        """My own winter."""
        purse = self.state.winter[self.me]
        assert isinstance(purse, Winter)
        return purse

    # --- peace and war -----------------------------------------------------------------------------------

    @cached_property
    def truces(self) -> frozenset[str]:
        """Rulers with whom I have signed a peace that still runs."""
        peaceful = [p for p in self.state.pacts.values() if len(p.signed) == len(p.parties) and self.is_peace(p.text)]
        parties = {party for pact in peaceful if self.me in pact.parties for party in pact.parties}
        return frozenset(party for party in parties - {self.me} if not self._is_broken(party))

    def _is_broken(self, party: str) -> bool:
        """Has he come in arms into my land? Or does his capital lie open beside my troops, which nobody resists?"""
        theirs = [b.place for b in self.banners.values() if b.realm == party and not b.ship]
        capital = self.realms[party].capital
        tempting = capital not in self.hostile and any(place in self.here for place in self.beside(capital))
        return tempting or any(map(self.is_mine, theirs))

    def is_peace(self, text: str) -> bool:
        """Does a pact speak of peace, and has the year it names, if any, not passed?"""
        found = PEACE.search(text)
        return found is not None and (found[1] is None or int(found[1]) >= self.state.year)

    def is_foe(self, realm: str) -> bool:
        return realm != self.me and realm not in self.truces

    def is_open(self, place: PlaceId) -> bool:
        """A foe's land without a defender: scouts take it for the asking (ME-SCT-44)."""
        owner = self.owner(place)
        return owner in self.realms and self.is_foe(owner) and place not in self.hostile

    @cached_property
    def goal(self) -> PlaceId:
        """The foe's capital that lies nearest to mine, or "". Among several the map decides: no seat is picked on."""
        far = self.way_to_capital
        seats = [self.realms[r].capital for r in self.rivals if self.is_foe(r)]
        return min((s for s in seats if s in far and not self.is_mine(s)), key=lambda s: (far[s], s), default="")

    @cached_property
    def way_to_capital(self) -> dict[PlaceId, int]:
        """How far it is from everywhere to my capital."""
        return by_land(self.board, self.capital)

    @cached_property
    def way_to_goal(self) -> dict[PlaceId, int]:
        """How far it is from everywhere to the goal."""
        return by_land(self.board, self.goal) if self.goal else {}

    def is_independent(self, place: PlaceId) -> bool:
        """A settlement of independents that are no allies of mine."""
        here = self.land(place)
        allied = any(a.realm == self.me and place in a.places for a in self.state.alliances)
        return here.owner == INDEPENDENT and bool(here.settlement) and not here.razed and not allied


def _by_place(banners: Mapping[str, OwnBanner | SeenBanner]) -> dict[PlaceId, list[str]]:
    found: dict[PlaceId, list[str]] = {}
    for name, banner in banners.items():
        if not banner.ship:
            found.setdefault(banner.place, []).append(name)
    return found
