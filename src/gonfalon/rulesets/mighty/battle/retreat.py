"""Retreats (ME-BAT-15 to ME-BAT-30): whoever has lost leaves the tile at once, or is destroyed.

Who came into the tile goes back the way he came: over the boundary he crossed, aboard the ship he landed from
(ME-SEA-34), behind the walls he sallied from (ME-SIE-17). Who was at home there falls back to a tile of his empire.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import Several, Story, ask
from gonfalon.rulesets.mighty.battle import havens
from gonfalon.rulesets.mighty.field import marching, spoils
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.siege import withdrawal
from gonfalon.rulesets.mighty.siege.withdrawal import WayBack
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, War
from gonfalon.world.tiles import PlaceId


class Flight(NamedTuple):
    """A retreat: of whom, from where, with what luck, and who holds the field behind it."""

    realm: RealmId
    place: PlaceId
    drawn: bool  # failed searches for a route are repeated until one is found (ME-BAT-29)
    routes: bool  # may it search for routes at all (ME-BAT-25, ME-BAT-34)?
    captors: Sequence[BannerId]


def retreat_story(
    war: War,
    realm: RealmId,
    ids: Sequence[BannerId],
    place: PlaceId,
    *,
    scattered: bool = False,
    drawn: bool = False,
    no_route: bool = False,
    captors: Sequence[BannerId] = (),
) -> Story[None]:
    """These banners of a force leave the tile as defeated, scattered or after a draw (ME-BAT-16, ME-BAT-23, ME-BAT-28).

    `captors` take the baggage of those that are destroyed (ME-BAT-18).
    """
    flight = Flight(realm, place, drawn, not (scattered or no_route), captors)
    ways: dict[str, list[BannerId]] = {"back": [], "aboard": [], "home": []}
    for banner_id in armies.alive(war, ids):
        banner = war.banners[banner_id]
        if not banner.inside:
            ways[_way_out(war, banner)].append(banner_id)
    yield from _go_back(war, flight, ways["back"])
    yield from _go_aboard(war, flight, ways["aboard"])
    yield from _fall_back(war, flight, ways["home"])
    _note_defeat(war, realm, armies.alive(war, ids))


def _way_out(war: War, banner: Banner) -> str:
    """Attackers and besiegers go back, by land or sea (ME-BAT-16, ME-SIE-11); all others fall back (ME-BAT-17)."""
    siege = war.sieges.get(banner.place)
    besieges = besieging.was_besieger(war, banner) or (siege is not None and siege.besieger == banner.realm)
    if not besieges and not _has_attacked(war, banner):
        return "home"
    return "aboard" if banner.landed else "back"


def _has_attacked(war: War, banner: Banner) -> bool:
    """Did it march into the tile in its owner's turn? In another's it has only come home by terms (ME-SIE-37).

    In the first version of the rules it was an attacker wherever it had come from.
    """
    in_his_turn = banner.realm == war.player or not war.settings.mended
    return in_his_turn and banner.id in war.turn.moved


def _note_defeat(war: War, realm: RealmId, ids: Iterable[BannerId]) -> None:
    """A force beaten before its own turn neither scouts nor moves in this month (ME-BAT-21)."""
    waits = realm in war.order[war.active + 1 :]
    for banner_id in ids:
        banner = replace(war.banners[banner_id], beaten=war.now)
        if waits:
            banner = replace(banner, no_scout=war.now, no_move=max(banner.no_move, war.now))
        war.banners[banner_id] = banner


# --- back where they came from ---------------------------------------------------------------------------


def _go_back(war: War, flight: Flight, ids: Sequence[BannerId]) -> Story[None]:
    """Each over the very boundary it crossed, whoever owns the tile beyond (ME-BAT-16)."""
    groups: dict[WayBack | None, list[BannerId]] = {}
    for banner_id in ids:
        groups.setdefault(_origin(war, flight, war.banners[banner_id]), []).append(banner_id)
    for haven, group in groups.items():
        yield from _flee(war, flight, group, haven, "ME-BAT-16")


def _origin(war: War, flight: Flight, banner: Banner) -> WayBack | None:
    """Where a banner came from; None if it cannot go there."""
    way = withdrawal.way_back(war, banner)
    return way if isinstance(way, WayBack) and (way.free or flight.routes) else None


def _go_aboard(war: War, flight: Flight, ids: Sequence[BannerId]) -> Story[None]:
    """Landed troops go back aboard ships in the harbour, which put out to sea; without a ship they are lost."""
    ships = withdrawal.berths(war, flight.place, flight.realm)
    saved = tuple(ids[: len(ships)])
    if 0 < len(ships) < len(ids):
        saved = yield from _choose_saved(war, flight, ids, len(ships))
    for banner_id, ship in zip(saved, ships, strict=False):
        war.banners[banner_id] = replace(war.banners[banner_id], ship=ship.id, landed=False)
        war.ships[ship.id] = replace(ship, harbour=False)
        war.tell("retreat.aboard", rule="ME-SEA-34", banner=banner_id, ship=ship.id, place=flight.place)
    yield from spoils.destroy(war, [i for i in ids if i not in saved], flight.captors, "ME-SEA-35")


def _choose_saved(war: War, flight: Flight, ids: Sequence[BannerId], room: int) -> Story[tuple[BannerId, ...]]:
    """Too few ships: the owner says who gets away."""
    numbers = tuple(war.banners[i].number for i in ids)
    saved = yield from ask(
        Several(
            who=flight.realm,
            what="retreat.aboard",
            rule="ME-SEA-35",
            about={"place": flight.place, "room": room},
            among=numbers,
            least=room,
            most=room,
        )
    )
    return tuple(i for i, number in zip(ids, numbers, strict=True) if number in saved)


# --- to a tile of the empire -----------------------------------------------------------------------------


def _fall_back(war: War, flight: Flight, ids: Sequence[BannerId]) -> Story[None]:
    """Banners on different ground may go to different tiles; those on the same go together (ME-BAT-20)."""
    groups: dict[object, list[BannerId]] = {}
    for banner_id in ids:
        groups.setdefault(_ground_of(war, war.banners[banner_id]), []).append(banner_id)
    for group in groups.values():
        found = havens.open_to(war, war.banners[group[0]], routes=flight.routes)
        chosen = found[(yield from ask(havens.question(war, group, found)))] if found else None
        yield from _flee(war, flight, group, chosen, "ME-BAT-17")


def _ground_of(war: War, banner: Banner) -> object:
    """The cell a banner stands in; on a mountain edge, which is in none, that edge alone (ME-MAP-21)."""
    cells = war.board.cells(banner.place)
    return next((cell for cell in cells if banner.half in cell), banner.half)


# --- the way -------------------------------------------------------------------------------------------


def _flee(war: War, flight: Flight, ids: Sequence[BannerId], haven: WayBack | None, rule: str) -> Story[None]:
    """They get there, if need be by a route they find; else they are destroyed (ME-BAT-18, ME-BAT-19).

    There the scattered are a force again (ME-BAT-27).
    """
    if haven is None:
        yield from spoils.destroy(war, ids, flight.captors, "ME-BAT-30" if flight.drawn else "ME-BAT-18")
        return
    if not haven.free:
        over = partial(marching.in_the_way, war, ids, haven.there, haven.half)
        search = marching.search_route(war, ids, "ME-BAT-19", may_decline=False, until_found=flight.drawn, over=over)
        if (yield from search) != marching.FOUND:
            yield from spoils.destroy(war, armies.alive(war, ids), flight.captors, "ME-BAT-19")
            return
    for banner_id in armies.alive(war, ids):
        marching.set_down(war, banner_id, haven.there, haven.half)
        war.tell("retreat.made", rule=rule, banner=banner_id, place=flight.place, there=haven.there)
    hooks.enters(war, ids, haven.there)
