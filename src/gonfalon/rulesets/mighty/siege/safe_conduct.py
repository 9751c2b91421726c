"""A garrison leaves its walls in peace (ME-SIE-34, ME-SIE-37): where it may go, and its way there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Story
from gonfalon.rulesets.mighty.field import marching
from gonfalon.rulesets.mighty.ground import alliances, armies, lands
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, BannerId, RealmId, War
from gonfalon.world.tiles import PlaceId


class Haven(NamedTuple):
    """A half-edge of an adjoining tile, reached by the whole garrison freely or by a route that must be found."""

    there: PlaceId
    half: int
    free: bool


def havens(war: War, garrison: Sequence[Banner]) -> dict[str, Haven]:
    """Where a garrison may be let out to, by name: the tile, with the half-edge where its edge has two banks.

    Nobody is left to go anywhere while a sally that was wiped out is still being fought to its end.
    """
    if not garrison:
        return {}
    first, found = garrison[0], dict[str, Haven]()
    for there in war.board.by_land(first.place):
        if _receives(war, there, first.realm):
            found |= {_name(war, haven): haven for haven in _landings(war, garrison, there)}
    return found


def _receives(war: War, there: PlaceId, realm: RealmId) -> bool:
    """Known, passable, without a hostile banner, and not independent, unless it is an ally's."""
    passable = lands.is_known(war, there) and war.board.enterable(there)
    peaceful = lands.owner(war, there) != INDEPENDENT or alliances.is_ally(war, realm, there)
    return passable and peaceful and not armies.hostile(war, there, realm)


def _landings(war: War, garrison: Sequence[Banner], there: PlaceId) -> list[Haven]:
    """The half-edges that every banner of the garrison can come to."""
    routes = [marching.way(war, banner, there) for banner in garrison]
    open_to = [route for route in routes if not isinstance(route, Refusal)]
    if len(open_to) < len(routes):
        return []
    halves = (*open_to[0].free, *open_to[0].by_roll)
    common = [half for half in halves if all(half in route.free or half in route.by_roll for route in open_to)]
    return [Haven(there, half, all(half in route.free for route in open_to)) for half in common]


def _name(war: War, haven: Haven) -> str:
    two_banks = war.board.edges(haven.there)[haven.half // 2] in "RC"
    return f"{haven.there}/{haven.half}" if two_banks else haven.there


def march_out(war: War, ids: Sequence[BannerId], haven: Haven, rule: str) -> Story[bool]:
    """The garrison goes there, if need be by a route it finds; True if it has left the walls, dead or alive.

    It takes nobody's tile by going there (ME-SIE-34), and this was its move for the turn.
    """
    over = partial(marching.in_the_way, war, ids, haven.there, haven.half)
    search = marching.search_route(war, ids, rule, may_decline=True, over=over)
    if not haven.free and (yield from search) != marching.FOUND:
        return not armies.alive(war, ids)
    for banner_id in armies.alive(war, ids):
        place = war.banners[banner_id].place
        marching.set_down(war, banner_id, haven.there, haven.half)
        war.tell("siege.marches-out", rule=rule, banner=banner_id, place=place, there=haven.there)
    hooks.enters(war, ids, haven.there)
    moved, passages = (*war.turn.moved, *ids), (*war.turn.passages, haven.there)
    war.turn = replace(war.turn, moved=moved, passages=passages)
    return True
