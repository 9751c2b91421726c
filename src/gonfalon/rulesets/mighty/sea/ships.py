"""Ships (ME-SEA): sailing along the coasts, harbours, embarking and landing. Sea battles are in `naval`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gonfalon.kernel import Choose, Refusal, Story, ask, at_once
from gonfalon.rulesets.common.orders import BannerNumber, Order, PlaceName, ShipNumber, ShipNumbers
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.field import delays, marching, passage
from gonfalon.rulesets.mighty.ground import lands, oaths
from gonfalon.rulesets.mighty.ground.armies import banners_of, hostile, may_move
from gonfalon.rulesets.mighty.ground.lands import has_harbour
from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.sea.naval import carried, shift
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import Banner, Ship, War
from gonfalon.world.routes import MOUNTAIN, RIVER, landing_places
from gonfalon.world.tiles import PlaceId


class Sail(Order, frozen=True):
    """Sail to the water of another tile."""

    form = "sail {ships} to {there}"
    by_hand = {}
    ships: ShipNumbers
    there: PlaceName


class SailInto(Order, frozen=True):
    """Sail to another tile and into its harbour (ME-SEA-23)."""

    form = "sail {ships} into {there}"
    by_hand = {}
    ships: ShipNumbers
    there: PlaceName


class PutIn(Order, frozen=True):
    """Put into the harbour of the tile (ME-SEA-23)."""

    form = "put in {ships}"
    ships: ShipNumbers


class PutOut(Order, frozen=True):
    """Leave the harbour and stay in the tile (ME-SEA-24)."""

    form = "put out {ships}"
    ships: ShipNumbers


class Embark(Order, frozen=True):
    """A banner goes aboard a ship in harbour (ME-SEA-27)."""

    form = "embark {banner} on {ship}"
    banner: BannerNumber
    ship: ShipNumber


class Disembark(Order, frozen=True):
    """A banner comes ashore at the harbour (ME-SEA-30, ME-SEA-32); the ship may then sail (ME-SEA-31)."""

    form = "land {banner}"
    banner: BannerNumber


def own_ships(war: War) -> list[Ship]:
    found, player = [], war.player
    for ship in war.ships.values():
        if ship.realm == player:
            found.append(ship)
    return found


def fleet(war: War, numbers: tuple[int, ...]) -> list[Ship] | Refusal:
    """The player's ships of these numbers, which must lie in one tile."""
    found = [war.ships.get(f"{war.player}/{n}") for n in numbers]
    ships = [s for s in found if s is not None]
    if len(ships) < len(numbers) or len(set(numbers)) < len(numbers):
        return Refusal.of("mighty-ship-unknown", rule="ME-MAP-02", ships=" ".join(map(str, numbers)))
    if len({s.place for s in ships}) > 1:
        return Refusal.of("mighty-ship-apart", rule="ME-SEA-13")
    return ships


# --- sailing ---------------------------------------------------------------------------------------------


def sailings(war: War) -> Iterable[Sail]:
    """Each ship alone, and all ships of a tile that can sail together."""
    for group in _groups(war):
        for there in war.board.by_sea(war.ships[f"{war.player}/{group[0]}"].place):
            yield Sail(group, there)


def sailings_in(war: War) -> Iterable[SailInto]:
    return (SailInto(o.ships, o.there) for o in sailings(war) if has_harbour(war, o.there))


def _groups(war: War) -> Iterable[tuple[int, ...]]:
    together: dict[PlaceId, list[int]] = {}
    for ship in own_ships(war):
        if may_sail(war, ship) is None:
            together.setdefault(ship.place, []).append(ship.number)
            yield (ship.number,)
    yield from (tuple(numbers) for numbers in together.values() if len(numbers) > 1)


def may_sail(war: War, ship: Ship) -> Refusal | None:
    """A ship moves one tile a turn, and not with a banner aboard that may not move (ME-SEA-08)."""
    if ship.id in war.turn.sailed:
        return Refusal.of("mighty-ship-sailed", rule="ME-SEA-08", ship=ship.number)
    cargo = carried(war, ship)
    if cargo is not None and not may_move(war, cargo):
        return Refusal.of("mighty-ship-barred", rule="ME-SEA-08", ship=ship.number, banner=cargo.number)
    return None if cargo is None else delays.held(war, cargo)


def judge_sail(war: War, order: Sail | SailInto) -> Refusal | None:
    """To any tile that touches by sea (ME-MAP-24, ME-SEA-09); there is nothing beyond the rim (ME-SEA-05)."""
    ships = fleet(war, order.ships)
    if isinstance(ships, Refusal):
        return ships
    for ship in ships:
        if refusal := may_sail(war, ship):
            return refusal
    if order.there not in war.board.tiles:
        return Refusal.of("mighty-march-nowhere", rule="ME-SEA-05", there=order.there)
    if order.there not in war.board.by_sea(ships[0].place):
        return Refusal.of("mighty-ship-no-water", rule="ME-SEA-08", place=ships[0].place, there=order.there)
    if isinstance(order, SailInto) and not has_harbour(war, order.there):
        return Refusal.of("mighty-ship-no-harbour", rule="ME-SEA-22", there=order.there)
    return None


def sail(war: War, order: Sail | SailInto) -> Story[None]:
    """The ships go together; whoever lies there may want a battle (ME-SEA-13), and in a harbour must have one.

    Whose the coast is does not change (ME-SEA-10).
    """
    ids = [f"{war.player}/{n}" for n in order.ships]
    for ship_id in ids:
        shift(war, ship_id, order.there, harbour=False)
    war.turn = replace(war.turn, sailed=(*war.turn.sailed, *ids))
    war.tell("ship.sails", rule="ME-SEA-08", realm=war.player, ships=" ".join(map(str, order.ships)), there=order.there)
    yield from hooks.ships_come(war, ids, order.there)
    yield from naval.meet(war, order.there, spare_harbour=isinstance(order, SailInto))
    if isinstance(order, SailInto):
        yield from enter_harbour(war, ids, order.there)


def enter_harbour(war: War, ids: Iterable[str], place: PlaceId) -> Story[None]:
    """Enemy ships in the harbour must be beaten off first (ME-SEA-25)."""
    arrived = [i for i in ids if i in war.ships and war.ships[i].place == place]
    if arrived and (yield from naval.force_harbour(war, place)):
        for ship_id in arrived:
            if ship_id in war.ships and war.ships[ship_id].place == place:
                shift(war, ship_id, place, harbour=True)


def putting_in(war: War) -> Iterable[PutIn]:
    at_sea = (s for s in own_ships(war) if not s.harbour and has_harbour(war, s.place))
    return (PutIn((s.number,)) for s in at_sea if not (war.turn.held_off and naval.was_held_off(war, s)))


def judge_put_in(war: War, order: PutIn) -> Refusal | None:
    ships = fleet(war, order.ships)
    if isinstance(ships, Refusal):
        return ships
    if any(s.harbour for s in ships):
        return Refusal.of("mighty-ship-in-harbour", rule="ME-SEA-23")
    if not has_harbour(war, ships[0].place):
        return Refusal.of("mighty-ship-no-harbour", rule="ME-SEA-22", there=ships[0].place)
    if any(naval.was_held_off(war, ship) for ship in ships):
        return Refusal.of("mighty-ship-held-off", rule="ME-SEA-25", place=ships[0].place)
    return None


def put_in(war: War, order: PutIn) -> Story[None]:
    ids = [f"{war.player}/{n}" for n in order.ships]
    yield from enter_harbour(war, ids, war.ships[ids[0]].place)


def putting_out(war: War) -> Iterable[PutOut]:
    return (PutOut((s.number,)) for s in own_ships(war) if s.harbour and may_sail(war, s) is None)


def judge_put_out(war: War, order: PutOut) -> Refusal | None:
    ships = fleet(war, order.ships)
    if isinstance(ships, Refusal):
        return ships
    if not all(s.harbour for s in ships):
        return Refusal.of("mighty-ship-at-sea", rule="ME-SEA-24")
    return next(filter(None, (may_sail(war, s) for s in ships)), None)


@at_once
def put_out(war: War, order: PutOut) -> None:
    for number in order.ships:
        ship = war.ships[f"{war.player}/{number}"]
        shift(war, ship.id, ship.place, harbour=False)


# --- embarking and landing -------------------------------------------------------------------------------


def embarkations(war: War) -> Iterable[Embark]:
    free = [s for s in own_ships(war) if s.harbour and carried(war, s) is None]
    if free:
        for banner in banners_of(war, war.player):
            for ship in free:
                if ship.place == banner.place and judge_embark(war, Embark(banner.number, ship.number)) is None:
                    yield Embark(banner.number, ship.number)


def judge_embark(war: War, order: Embark) -> Refusal | None:
    """An own ship in the harbour of the banner's tile, with room (ME-SEA-28), and a clear way there (ME-SEA-29)."""
    banner, ship = war.banners.get(f"{war.player}.{order.banner}"), war.ships.get(f"{war.player}/{order.ship}")
    if banner is None:
        return Refusal.of("mighty-march-banners", rule="ME-RLM-25", banners=str(order.banner))
    if ship is None:
        return Refusal.of("mighty-ship-unknown", rule="ME-SEA-27", ships=str(order.ship))
    if banner.ship or ship.place != banner.place or not ship.harbour:
        return Refusal.of("mighty-ship-not-here", rule="ME-SEA-27", ship=ship.number, banner=banner.number)
    if carried(war, ship) is not None:
        return Refusal.of("mighty-ship-full", rule="ME-SEA-28", ship=ship.number)
    if banner.place in war.sieges or hostile(war, banner.place, war.player):
        return Refusal.of("mighty-ship-way-barred", rule="ME-SEA-29", place=banner.place)
    if war.settings.embark == "own-harbour" and lands.owner(war, banner.place) != war.player:
        return Refusal.of("mighty-ship-foreign-harbour", rule="ME-SEA-27", place=banner.place)
    return _has_time_to_embark(war, banner)


def _has_time_to_embark(war: War, banner: Banner) -> Refusal | None:
    """A banner that marched here may go aboard as part of that move; one that landed here may not go back."""
    if banner.landed and banner.id in war.turn.moved:
        return Refusal.of("mighty-march-moved", rule="ME-MOV-02", banner=banner.number)
    if banner.id in war.turn.stayed:
        return Refusal.of("mighty-march-stayed", rule="ME-MOV-27", banner=banner.number)
    if not may_move(war, banner):
        return Refusal.of("mighty-march-barred", rule="ME-TRN-08", banner=banner.number)
    return delays.held(war, banner) or oaths.elsewhere(war, banner)


def embark(war: War, order: Embark) -> Story[None]:
    """Over mountain or river to a harbour that is not one's own a route must be found (ME-SEA-29)."""
    banner_id, ship_id = f"{war.player}.{order.banner}", f"{war.player}/{order.ship}"
    if not way_to_harbour(war, war.banners[banner_id]):
        outcome = yield from marching.search_route(
            war, [banner_id], "ME-SEA-29", may_decline=True, over=lambda: in_the_way(war, war.banners[banner_id])
        )
        if outcome != marching.FOUND:
            left = (banner_id,) if banner_id in war.banners else ()
            war.turn = replace(war.turn, stayed=(*war.turn.stayed, *left))
            return
        if banner_id not in war.banners:
            return
    war.banners[banner_id] = replace(war.banners[banner_id], ship=ship_id, inside=False, landed=False)
    war.turn = replace(war.turn, embarked=(*war.turn.embarked, banner_id))
    war.tell("banner.embarks", rule="ME-SEA-27", banner=banner_id, ship=order.ship, place=war.ships[ship_id].place)


def way_to_harbour(war: War, banner: Banner) -> bool:
    """Does the ground lead from where it stands to the shore? A bridge and a friendly city's passes see to it."""
    passes = lands.is_open_city(war, war.player, banner.place)
    return _reaches_shore(war, banner, bridge=_is_bridged(war, banner.place), passes=passes)


def in_the_way(war: War, banner: Banner) -> tuple[str, ...]:
    """What lies between it and the shore where the ground does not lead there: mountains, if passes would do."""
    return (MOUNTAIN,) if _reaches_shore(war, banner, bridge=_is_bridged(war, banner.place), passes=True) else (RIVER,)


def _is_bridged(war: War, place: PlaceId) -> bool:
    return lands.has_open_bridge(war, war.player, place) or hooks.is_dry(war, place)


def _reaches_shore(war: War, banner: Banner, *, bridge: bool, passes: bool) -> bool:
    reached = war.board.ground(banner.place).reached(banner.half, bridge=bridge, passes=passes)
    return any(half in reached for half in landing_places(war.board, banner.place))


def landings(war: War) -> Iterable[Disembark]:
    for banner in banners_of(war, war.player):
        if banner.ship and judge_landing(war, Disembark(banner.number)) is None:
            yield Disembark(banner.number)


def judge_landing(war: War, order: Disembark) -> Refusal | None:
    """Only through a harbour, and into a tile scouted this turn like any other (ME-SEA-32)."""
    banner = war.banners.get(f"{war.player}.{order.banner}")
    if banner is None or not banner.ship:
        return Refusal.of("mighty-ship-not-aboard", rule="ME-SEA-30", banner=order.banner)
    if banner.id in war.turn.embarked:
        return Refusal.of("mighty-ship-just-embarked", rule="ME-SEA-27", banner=banner.number)
    if not may_move(war, banner):
        return Refusal.of("mighty-march-barred", rule="ME-TRN-08", banner=banner.number)
    if not war.ships[banner.ship].harbour:
        return Refusal.of("mighty-ship-no-beach", rule="ME-SEA-32", place=banner.place)
    if banner.place not in war.turn.opened:
        return Refusal.of("mighty-march-unscouted", rule="ME-SEA-32", there=banner.place)
    return delays.held(war, banner)


def land(war: War, order: Disembark) -> Story[None]:
    """The banner comes ashore just as if it marched in from a neighbouring tile (ME-SEA-32).

    It meets defenders like any other (ME-SEA-33); that it `landed` is known where it fights (ME-SEA-41).
    """
    banner = war.banners[f"{war.player}.{order.banner}"]
    others = passage.holders(war, banner.place)
    if others and not (yield from passage.agree(war, banner.place, others)):
        return
    halves = landing_places(war.board, banner.place)
    half = halves[0]
    if len(halves) > 1:
        about = {"banner": banner.id, "place": banner.place}
        half = yield from ask(Choose(who=war.player, what="ship.landing", rule="ME-SEA-32", about=about, among=halves))
    war.banners[banner.id] = replace(banner, ship="", half=half, landed=True)
    war.turn = replace(war.turn, moved=(*war.turn.moved, banner.id))
    war.tell("banner.lands", rule="ME-SEA-32", banner=banner.id, place=banner.place)
    hooks.enters(war, (banner.id,), banner.place)


DEEDS = (
    Deed(Sail, sailings, judge_sail, sail, may=own_ships),
    Deed(SailInto, sailings_in, judge_sail, sail, may=own_ships),
    Deed(PutIn, putting_in, judge_put_in, put_in, may=own_ships),
    Deed(PutOut, putting_out, judge_put_out, put_out, may=own_ships),
    Deed(Embark, embarkations, judge_embark, embark, may=own_ships),
    Deed(Disembark, landings, judge_landing, land, may=own_ships),
)
