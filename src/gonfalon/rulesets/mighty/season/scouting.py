"""Scouting (ME-SCT): banners send scouts into neighbouring tiles, to find what is there and to open the way.

A tile nobody knows shows what it holds and mostly joins the empire; a known one must be scouted all the same before
anyone moves in. Whatever an attempt comes to, it is settled before the next one is declared (ME-SCT-54).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Story
from gonfalon.kernel.effects import Roll
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.common.orders import BannerNumber, Order, PlaceName
from gonfalon.rulesets.common.phases import Deed, draw_among
from gonfalon.rulesets.mighty.ground import alliances, lands, oaths
from gonfalon.rulesets.mighty.ground.armies import ashore, may_scout
from gonfalon.rulesets.mighty.realms import realms
from gonfalon.rulesets.mighty.realms.calendar import next_order
from gonfalon.rulesets.mighty.season.scouting_charts import BARREN, EVENT, clause_of, found_on, resists
from gonfalon.rulesets.mighty.season.scouting_events import meet_event
from gonfalon.rulesets.mighty.season.scouts import Scouts, in_reach
from gonfalon.rulesets.mighty.season.skirmish import skirmishes
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, RealmId, War
from gonfalon.world.tiles import PlaceId


class Scout(Order, frozen=True):
    """Banner 3 tries to scout C4."""

    form = "scout {banner} to {there}"
    by_hand = {}
    banner: BannerNumber
    there: PlaceName


def step(war: War) -> Story[None]:
    """Phase 2: attempts one by one, until the active player has done (ME-SCT-01, ME-SCT-54)."""
    return next_order(war, "scouting.order", DEEDS, rule="ME-SCT-01", may_end=plans_kept)


# --- which orders are legal ------------------------------------------------------------------------------


def options(war: War) -> Iterator[Scout]:
    player, out = war.player, war.turn.scouts
    for banner in war.banners.values():
        if banner.realm == player and banner.id not in out:
            for there in _open_to(war, banner):
                yield Scout(banner.number, there)


def draw(war: War, rng: Chance) -> Scout | None:
    """The scouts of one banner by chance."""
    player, out = war.player, war.turn.scouts
    able = []
    for banner in war.banners.values():
        if banner.realm == player and banner.id not in out:
            able.append(banner)
    drawn = draw_among(war, able, _open_to, rng)
    return Scout(drawn[0].number, drawn[1]) if drawn else None


def _open_to(war: War, banner: Banner) -> Sequence[PlaceId]:
    """Tiles that its scouts may try; without a banner aboard a ship has none (ME-SEA-11)."""
    if kept_back(war, banner) is not None:
        return ()
    tried, reach = war.turn.tried, in_reach(war.board, banner.place, banner.ship)
    if not tried:
        return reach
    untried = []
    for there in reach:
        if there not in tried:
            untried.append(there)
    return untried


def judge(war: War, order: Scout) -> Refusal | None:
    """Whose banner, whether it may scout at all, whether its scouts get there, and whether they did so before."""
    banner = war.banners.get(f"{war.player}.{order.banner}")
    if banner is None:
        return Refusal.of("mighty-scouting-no-banner", rule="ME-SCT-01", banner=str(order.banner))
    refusal = kept_back(war, banner) or out_of_reach(war, banner, order.there)
    if refusal is None and order.there in war.turn.tried:
        return Refusal.of("mighty-scouting-tried", rule="ME-SCT-03", place=order.there)
    return refusal


def kept_back(war: War, banner: Banner) -> Refusal | None:
    """One attempt to a banner (ME-SCT-02), none from behind besieged walls (ME-SCT-01) or while it is barred."""
    turn = war.turn
    if banner.id in turn.scouts:
        return Refusal.of("mighty-scouting-twice", rule="ME-SCT-02", banner=str(banner.number))
    if banner.inside and banner.place in war.sieges:
        return Refusal.of("mighty-scouting-besieged", rule="ME-SCT-01", banner=str(banner.number), place=banner.place)
    if (banner.no_scout and not may_scout(war, banner)) or banner.id in turn.barred:
        return Refusal.of("mighty-scouting-barred", rule="ME-TRN-08", banner=str(banner.number))
    return None


def out_of_reach(war: War, banner: Banner, there: PlaceId) -> Refusal | None:
    """Why scouts from here do not get there: by land to a neighbour (ME-SCT-01), from a ship over water (ME-SEA-12)."""
    board, here = war.board, banner.place
    if there not in board.tiles:
        return Refusal.of("mighty-scouting-off-map", rule="ME-MAP-57", place=there[:20])
    if there in in_reach(board, here, banner.ship):
        return None
    if not board.enterable(there):
        return Refusal.of("mighty-scouting-swamp", rule="ME-SCT-09", place=there)
    if banner.ship:
        return Refusal.of("mighty-scouting-not-from-ship", rule="ME-SEA-12", place=there, here=here)
    if there in board.neighbours(here):
        return Refusal.of("mighty-scouting-sea", rule="ME-SCT-08", place=there, here=here)
    return Refusal.of("mighty-scouting-far", rule="ME-SCT-01", place=there, here=here)


def plans_kept(war: War) -> Refusal | None:
    """A tile that was named to a spy must be tried (ME-ESP-21)."""
    if war.month != oaths.FIRST:
        return None
    return oaths.unkept(war, "mighty-oath-scout", lambda b: judge(war, Scout(b.number, b.sworn)) is None)


def carry_out(war: War, order: Scout) -> Story[None]:
    banner = war.banners[f"{war.player}.{order.banner}"]
    return attempt(war, banner, order.there)


DEEDS = (Deed(Scout, options, judge, carry_out, draw),)


# --- an attempt ------------------------------------------------------------------------------------------


def attempt(war: War, banner: Banner, place: PlaceId) -> Story[None]:
    """From setting out to coming home: the banner and the tile have had their try (ME-SCT-02, ME-SCT-03)."""
    earlier = war.turn.tried
    war.turn = replace(war.turn, scouts=(*war.turn.scouts, banner.id))
    war.tell("scout.sets-out", rule="ME-SCT-01", realm=banner.realm, banner=banner.id, home=banner.place, place=place)
    there = (yield from hooks.sends_scouts(war, banner, place)) if war.spells else place
    if there is None:
        return
    war.turn = replace(war.turn, tried=(*earlier, there))
    scouts: Scouts | None = Scouts(banner.id, banner.realm, banner.place, there, banner.ship, earlier)
    if war.spells and (yield from hooks.holds_scouts(war, banner)):
        return
    while scouts:
        scouts = yield from look(war, scouts)


def look(war: War, scouts: Scouts) -> Story[Scouts | None]:
    """2D6 on the chart of the tile (ME-SCT-10, ME-SCT-53); returns the scouts if they go on elsewhere.

    With an event the tile stays unscouted (ME-SCT-14).
    """
    terrain = country(war, scouts)
    dice = yield Roll(2, 6, "scouting", clause_of(terrain), scouts.realm)
    contents = found_on(terrain, dice)
    if contents == EVENT:
        return (yield from meet_event(war, scouts))
    war.turn = replace(war.turn, opened=(*war.turn.opened, scouts.place))
    if lands.is_known(war, scouts.place):
        yield from see_again(war, scouts)
    else:
        yield from discover(war, scouts, contents, resists(dice))
    return None


def country(war: War, scouts: Scouts) -> str:
    """The tile's pack says which chart holds; for landing parties every shore is coast, river ends too (ME-SEA-12).

    In the first version of the rules these were river valleys to them.
    """
    from_the_sea = scouts.ship and war.settings.mended
    return "coastal" if from_the_sea else war.board.terrain(scouts.place)


def discover(war: War, scouts: Scouts, settlement: str, hostile: bool) -> Story[None]:
    """An unknown tile shows what it holds: for the empire, unless it resists (ME-SCT-13, ME-SCT-15, ME-SCT-16).

    That is what one scouts for (ME-SCT-04).
    Its ships go with it (ME-SCT-23). One that resists is independent, and no state with others (ME-SCT-38).
    """
    place, realm = scouts.place, scouts.realm
    if not lands.piece_left(war, settlement):
        war.tell("scout.no-piece", rule="ME-SCT-17", place=place, settlement=settlement)
        settlement = BARREN
    if settlement == BARREN:
        lands.found(war, place, BARREN, realm, "ME-SCT-13")
    elif hostile:
        realm = INDEPENDENT
        lands.found(war, place, settlement, realm, "ME-SCT-16")
        size = len(lands.independent_empire(war, place))
        war.tell("scout.resists", rule="ME-SCT-42", place=place, settlement=settlement, size=size)
    else:
        lands.found(war, place, settlement, realm, "ME-SCT-15")
    if lands.has_harbour(war, place):
        yield from realms.harbour_ships(war, place, realm)


def see_again(war: War, scouts: Scouts) -> Story[None]:
    """A known tile keeps what it holds (ME-SCT-12) and may be entered; whose it is says what else comes of it."""
    place, realm, owner = scouts.place, scouts.realm, lands.owner(war, scouts.place)
    resists = owner == INDEPENDENT and not alliances.is_ally(war, realm, place)
    kind, rule = ("scout.hostile", "ME-SCT-45") if resists else ("scout.open", "ME-SCT-43")
    war.tell(kind, rule=rule, realm=realm, place=place)
    yield from skirmishes(war, scouts)
    if lands.is_rival(war, realm, owner) and not scouts.ship and not _is_held(war, place, owner):
        lands.take_tile(war, place, realm, "ME-SCT-44")


def _is_held(war: War, place: PlaceId, owner: RealmId) -> bool:
    """By its owner's banners (ME-SCT-47), or by the dead (ME-MAG-27)."""
    return bool(ashore(war, place, owner)) or hooks.is_haunted(war, place)
