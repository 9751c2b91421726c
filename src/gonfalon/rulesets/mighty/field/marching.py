"""Routes (ME-MOV-07 to ME-MOV-36): what a banner reaches freely, and the search for a way over mountain and river."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Refusal, Story, ask, roll
from gonfalon.rulesets.mighty.ground.armies import lose
from gonfalon.rulesets.mighty.ground.lands import has_open_bridge, is_open_city
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import Banner, BannerId, War
from gonfalon.world.routes import Route, march
from gonfalon.world.tiles import PlaceId

FAILURE, PERILOUS, SAFE = "failure", "perilous", "safe"
ROUTE = {1: FAILURE, 2: FAILURE, 3: PERILOUS, 4: PERILOUS, 5: SAFE, 6: SAFE}  # ME-MOV-26
FOUND, FAILED, DECLINED = "found", "failed", "declined"


def way(war: War, banner: Banner, there: PlaceId) -> Route | Refusal:
    """Where the banner can get in a neighbouring tile, freely or by a roll (ME-MOV-09); a refusal where no roll helps.

    Passes are those of its owner's cities, bridges those of any (ME-MOV-11); a river that magic has laid dry needs no
    bridge (ME-MAG-23).
    """
    around = war.board.around(banner.place)
    if there not in around:
        return Refusal.of("mighty-march-far", rule="ME-MOV-02", place=banner.place, there=there)
    both, realm = (banner.place, there), banner.realm
    passes = tuple([place for place in both if is_open_city(war, realm, place)])
    bridges = tuple([place for place in both if has_open_bridge(war, realm, place)])
    if war.spells:
        bridges = hooks.bridges(war, bridges)
    return march(war.board, banner.place, banner.half, around.index(there), bridges, passes)


def in_the_way(war: War, ids: Sequence[BannerId], there: PlaceId, half: int | None = None) -> set[str]:
    """What these banners may have to cross to get to this half-edge of a tile, or to any that they may choose."""
    routes = [way(war, war.banners[banner_id], there) for banner_id in ids]
    met = (route.by_roll.items() for route in routes if isinstance(route, Route))
    return {o.kind for stands in met for stand, obstacles in stands if half in (None, stand) for o in obstacles}


def set_down(war: War, banner_id: BannerId, there: PlaceId, half: int) -> None:
    """The banner stands on this half-edge of another tile now (ME-MOV-04), never of the same one (ME-MOV-06)."""
    banner = war.banners[banner_id]
    war.banners[banner_id] = replace(banner, place=there, half=half, inside=False, ship="", landed=False)


def search_route(
    war: War,
    ids: Sequence[BannerId],
    rule: str,
    *,
    may_decline: bool,
    until_found: bool = False,
    over: Callable[[], Collection[str]] = tuple,
) -> Story[str]:
    """One roll for the whole group, whatever lies in its way (ME-MOV-18, ME-MOV-24): found, failed or declined.

    A safe route costs nothing (ME-MOV-34); some may not survive a perilous one.
    After a draw failures are rolled again until a route is found (ME-BAT-29).
    `over` says what lies in the way, for those who are at home there (ME-RAC-09).
    """
    bonus = races.route_bonus(war, ids, over)
    who, place = war.banners[ids[0]].realm, war.banners[ids[0]].place
    while True:
        (die,) = yield from roll(1, 6, "route", rule=rule, who=who)
        result = ROUTE[min(die + bonus, 6)]
        if result != FAILURE or not until_found:
            break
    war.tell("route.searched", rule="ME-MOV-26", realm=who, place=place, result=result)
    if result == FAILURE:
        return FAILED
    if result == PERILOUS:
        if may_decline:
            about = {"place": place, "banners": " ".join(ids)}
            question = Choose(who=who, what="route.perilous", rule="ME-MOV-28", about=about, among=("go", "stay"))
            if (yield from ask(question)) == "stay":
                return DECLINED
        yield from brave_perils(war, ids)
    return FOUND


def brave_perils(war: War, ids: Sequence[BannerId]) -> Story[None]:
    """The perilous route table (ME-MOV-29 to ME-MOV-33)."""
    who = war.banners[ids[0]].realm
    (die,) = yield from roll(1, 6, "perilous route", rule="ME-MOV-28", who=who)
    perils = {1: lose_all_baggage, 2: lose_men_and_baggage, 3: lose_baggage_or_men, 4: lose_one_point}
    if die in perils:
        yield from perils[die](war, ids)


def lose_all_baggage(war: War, ids: Sequence[BannerId]) -> Story[None]:
    """1: every banner loses D6x50 points, and all baggage is lost (ME-MOV-29)."""
    for banner_id in ids:
        war.banners[banner_id] = replace(war.banners[banner_id], baggage=0)
    yield from _lose_men(war, ids, 50, "ME-MOV-29")


def lose_men_and_baggage(war: War, ids: Sequence[BannerId]) -> Story[None]:
    """2: every banner loses D6x20 points and a point of baggage, if it has one (ME-MOV-30)."""
    for banner_id in ids:
        _drop_one(war, banner_id)
    yield from _lose_men(war, ids, 20, "ME-MOV-30")


def lose_baggage_or_men(war: War, ids: Sequence[BannerId]) -> Story[None]:
    """3: every banner loses a point of baggage, or has none and loses D6x20 points (ME-MOV-31)."""
    without = [banner_id for banner_id in ids if not _drop_one(war, banner_id)]
    for banner_id in without:
        war.tell("route.no-baggage", rule="ME-MOV-31", shows=war.settings.hide_baggage, banner=banner_id)
    yield from _lose_men(war, without, 20, "ME-MOV-31")


def lose_one_point(war: War, ids: Sequence[BannerId]) -> Story[None]:
    """4: the whole force loses one point of baggage, and its owner says whose it is (ME-MOV-32).

    In the first version of the rules it was his who carried most.
    """
    loser = max(ids, key=lambda i: (war.banners[i].baggage, -war.banners[i].number))
    if war.settings.mended and len(ids) > 1:
        loser = yield from _choose_loser(war, ids, loser)
    _drop_one(war, loser)


def _choose_loser(war: War, ids: Sequence[BannerId], fullest: BannerId) -> Story[BannerId]:
    """Where baggage is hidden he is asked in any case: whether he has a choice would tell who carries any."""
    hidden, carriers = war.settings.hide_baggage, [i for i in ids if war.banners[i].baggage]
    if not carriers and not hidden:
        return fullest
    about = {"place": war.banners[ids[0]].place, "banners": " ".join(ids)}
    question = Choose(
        who=war.banners[ids[0]].realm,
        what="route.point",
        rule="ME-MOV-32",
        about=about,
        forced=war.settings.forced and not hidden,
        among=tuple(carriers or ids),
    )
    return (yield from ask(question))


def _drop_one(war: War, banner_id: BannerId) -> bool:
    banner = war.banners[banner_id]
    if banner.baggage:
        war.banners[banner_id] = replace(banner, baggage=banner.baggage - 1)
    return banner.baggage > 0


def _lose_men(war: War, ids: Sequence[BannerId], times: int, rule: str) -> Story[None]:
    for banner_id in ids:
        (die,) = yield from roll(1, 6, "lost on the route", rule=rule, who=war.banners[banner_id].realm)
        yield from lose(war, banner_id, die * times, rule)
