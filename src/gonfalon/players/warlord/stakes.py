"""What is at stake: where capitals, sieges or battles are within reach, a search pays; elsewhere a captain will do."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.players.captain import Option
from gonfalon.players.captain.outlook import Outlook, by_land
from gonfalon.rulesets.mighty.movement import March, MarchAt
from gonfalon.world.tiles import PlaceId

NEAR = 3  # steps from a capital: what stands there may storm it next month or the month after


def at_stake(out: Outlook, options: Iterable[Option]) -> bool:
    """Is a capital within reach of its enemies, or a siege laid, or is a march in mind that means battle?"""
    if out.sieges or _is_near(out, out.capital, out.foes):
        return True
    rivals = (out.realms[realm]["capital"] for realm in out.rivals if out.is_foe(realm))
    return any(_is_near(out, seat, out.here) for seat in rivals) or any(_is_attack(out, o) for o in options)


def _is_near(out: Outlook, capital: PlaceId, places: Iterable[PlaceId]) -> bool:
    far = by_land(out.board, capital)
    return any(far.get(place, NEAR + 1) <= NEAR for place in places)


def _is_attack(out: Outlook, option: Option) -> bool:
    order = option.answer
    return isinstance(order, (March, MarchAt)) and order.there in out.foes
