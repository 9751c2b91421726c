"""Breaking a temporary alliance (ME-DIP-11): by living off an ally's land, or by an open breach before an annexation.

It ends at once and for the whole independent empire. Forces that stand in its tiles fight as if they had just marched
in: they have made their move, and their battle comes in this turn's battle phase.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gonfalon.kernel import Choose, Refusal, Story, ask, at_once
from gonfalon.rulesets.common.orders import Order, PlaceName
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.ground import alliances, armies
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.world.tiles import PlaceId

ALLY = "ally"
KEEP, FORAGE = "keep", "forage"


class BreakOff(Order, frozen=True):
    """Break the alliance with the independents of this tile."""

    form = "break alliance at {place}"
    place: PlaceName


def lives_off(war: War, place: PlaceId) -> Story[bool]:
    """Do the active player's banners live off this ally's tile? It costs him the alliance (ME-DIP-10)."""
    about = {"place": place}
    question = Choose(who=war.player, what="alliance.forage", rule="ME-DIP-10", about=about, among=(KEEP, FORAGE))
    if (yield from ask(question)) == KEEP:
        return False
    break_off(war, war.player, place)
    return True


def break_off(war: War, realm: RealmId, place: PlaceId) -> None:
    """Counters come off all its tiles, forces in them must fight, and troops sent by the ally desert (ME-DIP-11)."""
    alliance = war.alliances.pop(alliances.alliance_at(war, realm, place))
    war.tell("alliance.broken", rule="ME-DIP-11", realm=realm, place=place)
    for banner in armies.banners_of(war, realm):
        if banner.kind == ALLY and banner.origin in alliance.places:
            armies.remove_banner(war, banner.id, "ME-DIP-11")
    caught = [b.id for b in armies.banners_of(war, realm) if b.place in alliance.places and not b.ship]
    war.turn = replace(war.turn, moved=tuple(dict.fromkeys((*war.turn.moved, *caught))))


def options(war: War) -> Iterable[BreakOff]:
    """One for each alliance of which a tile is left."""
    for alliance in war.alliances.values():
        if alliance.realm == war.player:
            left = (p for p in alliance.places if alliances.is_ally(war, war.player, p))
            yield from (BreakOff(place) for place in list(left)[:1])


def judge(war: War, order: BreakOff) -> Refusal | None:
    if not alliances.is_ally(war, war.player, order.place):
        return Refusal.of("mighty-alliance-none", rule="ME-DIP-11", place=order.place[:20])
    return None


@at_once
def carry_out(war: War, order: BreakOff) -> None:
    break_off(war, war.player, order.place)


DEEDS = (Deed(BreakOff, options, judge, carry_out, may=lambda war: war.alliances),)
