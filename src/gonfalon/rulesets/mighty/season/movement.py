"""Movement (ME-MOV): banners march into tiles scouted this turn, edge to edge, one tile at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Refusal, Story, ask
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.common.orders import BannerNumbers, HalfEdge, Order, PlaceName
from gonfalon.rulesets.common.phases import Deed, draw_among
from gonfalon.rulesets.mighty.field import breach, delays, marching, passage
from gonfalon.rulesets.mighty.ground import lands, oaths
from gonfalon.rulesets.mighty.ground.armies import alive, banners_of, hostile, may_move
from gonfalon.rulesets.mighty.ground.lands import is_rival
from gonfalon.rulesets.mighty.realms.calendar import next_order, next_phase
from gonfalon.rulesets.mighty.sea import ships
from gonfalon.rulesets.mighty.season import forced_march
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import Banner, BannerId, War
from gonfalon.world.routes import Route
from gonfalon.world.tiles import PlaceId


class March(Order, frozen=True):
    """March to a neighbouring tile; where both banks can be reached freely, the bank is asked."""

    form = "march {banners} to {there}"
    by_hand = {}
    banners: BannerNumbers
    there: PlaceName


class MarchAt(Order, frozen=True):
    """March to a half-edge of a neighbouring tile, over river or mountain if it must be."""

    form = "march {banners} to {there} at {half}"
    banners: BannerNumbers
    there: PlaceName
    half: HalfEdge


def step(war: War) -> Story[None]:
    """Phase 3: marches and voyages in the order the player likes (ME-TRN-06); then undefended tiles change hands.

    Before all else terms agreed on in a siege are kept (ME-SIE-37). Besiegers may be relieved by others (ME-SIE-12), so
    a siege that they have left is over when all have moved.
    """
    return _held_up(war) if war.sieges or war.realms[war.player].wavering else _orders(war)


def _held_up(war: War) -> Story[None]:
    if war.sieges:
        yield from siege.keep_terms(war)
    if war.realms[war.player].wavering == war.now:
        yield from delays.rumours(war)
    yield from _orders(war)


def _orders(war: War) -> Story[None]:
    free, deeds = True, DEEDS
    if war.settings.races:
        free, deeds = not forced_march.is_secret(war), (*DEEDS, *forced_march.DEEDS)
    return next_order(
        war, "movement.order", deeds, rule="ME-MOV-01", forced=free, may_end=plans_kept, end=all_have_moved
    )


def all_have_moved(war: War) -> None:
    """What the phase leaves behind: sieges without besiegers, tiles without defenders."""
    siege.lift_abandoned(war)
    occupy(war)
    next_phase(war)


def occupy(war: War) -> None:
    """A rival's unrazed tile that holds the player's banners and no defender passes to him (ME-MOV-46, ME-SEA-36)."""
    player = war.player
    for place in dict.fromkeys([b.place for b in war.banners.values() if b.realm == player and not b.ship]):
        rivals = is_rival(war, player, lands.owner(war, place)) and place not in war.turn.passages
        if rivals and not hostile(war, place, player):
            lands.take_tile(war, place, player, "ME-MOV-46")


# --- which marches are legal -----------------------------------------------------------------------------


def marches(war: War) -> Iterable[March]:
    """Each banner alone, and each force whole, into every tile that is open to it (ME-MOV-03)."""
    together: dict[tuple[PlaceId, PlaceId], list[int]] = {}
    player = war.player
    for banner in war.banners.values():
        if banner.realm == player:
            for there in _open_to(war, banner):
                together.setdefault((banner.place, there), []).append(banner.number)
                yield March((banner.number,), there)
    yield from (March(tuple(all_), there) for (_, there), all_ in together.items() if len(all_) > 1)


def draw_march(war: War, rng: Chance) -> March | None:
    """A banner by chance goes somewhere, alone or with all of its force that can go with it."""
    army = banners_of(war, war.player)
    drawn = draw_among(war, army, _open_to, rng)
    if drawn is None:
        return None
    first, there = drawn
    if rng.getrandbits(1):
        return March((first.number,), there)
    force = [b for b in army if b.place == first.place and may_march(war, b) is None]
    return March(tuple([b.number for b in force if _may_leave(war, b, there) is None]), there)


def crossings(war: War) -> Iterable[MarchAt]:
    """Marches of single banners to the farther bank, which a plain march would not choose."""
    for banner in banners_of(war, war.player):
        for there in _open_to(war, banner):
            route = marching.way(war, banner, there)
            if isinstance(route, Route) and route.free and route.by_roll:
                yield from (MarchAt((banner.number,), there, half) for half in route.by_roll)


def _open_to(war: War, banner: Banner) -> list[PlaceId]:
    """Tiles scouted this turn that this banner can march to, over river or mountain if it must be."""
    beside, near = war.board.marchable(banner.place), []
    for there in war.turn.opened:
        if there in beside:
            near.append(there)
    if not near or banner.id in war.turn.moved or may_march(war, banner) is not None:
        return []
    if not war.sieges and not banner.sworn:
        return near
    return [there for there in near if _may_leave(war, banner, there) is None]


def may_march(war: War, banner: Banner) -> Refusal | None:
    """Why this banner cannot march at all any more this turn."""
    name = banner.number
    if banner.ship:
        return Refusal.of("mighty-march-aboard", rule="ME-MOV-05", banner=name)
    if banner.id in war.turn.moved or banner.id in war.turn.embarked:
        return Refusal.of("mighty-march-moved", rule="ME-MOV-02", banner=name)
    if banner.id in war.turn.stayed:
        return Refusal.of("mighty-march-stayed", rule="ME-MOV-27", banner=name)
    if banner.no_move and not may_move(war, banner):
        return Refusal.of("mighty-march-barred", rule="ME-TRN-08", banner=name)
    if banner.inside and banner.place in war.sieges:
        return Refusal.of("mighty-march-besieged", rule="ME-SIE-11", banner=name)
    return delays.held(war, banner)


def _blocked_for_good(war: War, banner: Banner, there: PlaceId) -> Refusal | None:
    route = marching.way(war, banner, there)
    return route if isinstance(route, Refusal) else _may_leave(war, banner, there)


def _may_leave(war: War, banner: Banner, there: PlaceId) -> Refusal | None:
    if banner.place in war.sieges:
        over = siege.may_leave_over(war, banner, war.board.around(banner.place).index(there))
        if over is not None:
            return over
    return oaths.elsewhere(war, banner, there)


def judge(war: War, order: March | MarchAt) -> Refusal | None:
    """Own banners of one tile, able to march, into a tile scouted this turn that land reaches (ME-MOV-01)."""
    company = [war.banners.get(f"{war.player}.{n}") for n in order.banners]
    known = [b for b in company if b is not None]
    if len(known) < len(set(order.banners)) or len(set(order.banners)) < len(order.banners):
        numbers = " ".join(map(str, order.banners))
        return Refusal.of("mighty-march-banners", rule="ME-RLM-25", banners=numbers)
    if len({b.place for b in known}) > 1:
        return Refusal.of("mighty-march-apart", rule="ME-MOV-25")
    if order.there not in war.board.tiles:
        return Refusal.of("mighty-march-nowhere", rule="ME-MAP-57", there=order.there)
    for banner in known:
        if refusal := may_march(war, banner) or _blocked_for_good(war, banner, order.there):
            return refusal
    if order.there not in war.turn.opened:
        return Refusal.of("mighty-march-unscouted", rule="ME-SCT-05", there=order.there)
    return _judge_half(war, known, order) if isinstance(order, MarchAt) else None


def _judge_half(war: War, company: Sequence[Banner], order: MarchAt) -> Refusal | None:
    for banner in company:
        route = marching.way(war, banner, order.there)
        if isinstance(route, Refusal) or order.half not in (*route.free, *route.by_roll):
            return Refusal.of("mighty-march-half", rule="ME-MOV-04", there=order.there, half=order.half)
    return None


def plans_kept(war: War) -> Refusal | None:
    """A force whose plan was told to a spy marches there if it can (ME-ESP-21)."""
    if war.month != oaths.FIRST:
        return None
    return oaths.unkept(war, "mighty-oath-march", lambda b: judge(war, March((b.number,), b.sworn)) is None)


# --- marching --------------------------------------------------------------------------------------------


def carry_out(war: War, order: March | MarchAt) -> Story[None]:
    """Those with a free way simply go; those without search for a route together (ME-MOV-25)."""
    player, there = war.player, order.there
    ids = [f"{player}.{n}" for n in order.banners]
    others = passage.holders(war, there)
    if others and not (yield from passage.agree(war, there, others)):
        return
    wanted = order.half if isinstance(order, MarchAt) else None
    free: dict[BannerId, int] = {}
    blocked = []
    for banner_id in ids:
        halves = free_halves(war, banner_id, there, wanted)
        if halves:
            free[banner_id] = (
                halves[0] if len(halves) == 1 else (yield from _choose_half(war, banner_id, there, halves))
            )
        else:
            blocked.append(banner_id)
    yield from go(war, free, there)
    groups = [blocked] if war.settings.failed_route == "group" else [[banner_id] for banner_id in blocked]
    for group in filter(None, groups):
        yield from cross(war, group, there, wanted)
    if war.settings.races:
        yield from forced_march.exhaust(war, ids)


def free_halves(war: War, banner_id: BannerId, there: PlaceId, wanted: int | None) -> Sequence[int]:
    """The half-edges it reaches freely; of two the owner chooses one (ME-MOV-09); with none it needs a route."""
    route = marching.way(war, war.banners[banner_id], there)
    assert isinstance(route, Route)
    if wanted is None:
        return route.free
    return (wanted,) if wanted in route.free else ()


def _choose_half(war: War, banner_id: BannerId, there: PlaceId, halves: Sequence[int]) -> Story[int]:
    if len(halves) == 1:
        return halves[0]
    about = {"banner": banner_id, "there": there}
    return (
        yield from ask(Choose(who=war.player, what="movement.bank", rule="ME-MOV-19", about=about, among=tuple(halves)))
    )


def cross(war: War, ids: Sequence[BannerId], there: PlaceId, wanted: int | None) -> Story[None]:
    """A route roll for the group; failure, or declining the peril, ends its movement (ME-MOV-27, ME-MOV-28).

    In their next turn they may try again, and so may others in theirs (ME-MOV-35).
    """
    outcome = yield from marching.search_route(
        war, ids, "ME-MOV-24", may_decline=True, over=lambda: marching.in_the_way(war, ids, there, wanted)
    )
    left = [banner_id for banner_id in ids if banner_id in war.banners]
    if outcome != marching.FOUND:
        war.turn = replace(war.turn, stayed=(*war.turn.stayed, *left))
        return
    found: dict[BannerId, int] = {}
    for banner_id in left:
        route = marching.way(war, war.banners[banner_id], there)
        assert isinstance(route, Route)
        halves = (wanted,) if wanted is not None else (*route.free, *route.by_roll)
        found[banner_id] = yield from _choose_half(war, banner_id, there, halves)
    yield from go(war, found, there)


def go(war: War, halves: Mapping[BannerId, int], there: PlaceId) -> Story[None]:
    """They set out together; what magic has in store for them meets them on the way and where they arrive."""
    if war.spells:
        yield from hooks.crosses(war, halves, there)
    for banner_id in alive(war, halves):
        arrive(war, banner_id, there, halves[banner_id])
    hooks.enters(war, halves, there)


def arrive(war: War, banner_id: BannerId, there: PlaceId, half: int) -> None:
    """The banner is set down on the edge it came by, and has moved (ME-MOV-04)."""
    before = war.banners[banner_id].place
    marching.set_down(war, banner_id, there, half)
    war.turn = replace(war.turn, moved=(*war.turn.moved, banner_id))
    war.tell("banner.marches", rule="ME-MOV-04", banner=banner_id, place=before, there=there, half=half)


DEEDS: tuple[Deed[Story[None], War], ...] = (
    Deed(March, marches, judge, carry_out, draw_march, may=lambda war: war.turn.opened),
    Deed(MarchAt, crossings, judge, carry_out, may=lambda war: war.turn.opened),
    *siege.GIVE_UP_DEEDS,
    *ships.DEEDS,
    *breach.DEEDS,
)
