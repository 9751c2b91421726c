"""What is at stake: when the last season ends, every march on the border is worth a search; before, a captain will do.

The end is near then, so that playouts reach it: they say what a march comes to in the last count, and not what it might
be good for.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from gonfalon.players.mighty.captain.outlook import Outlook
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.mighty.warlord.purse import is_last_year
from gonfalon.players.options import Option
from gonfalon.rulesets.mighty.season.movement import March, MarchAt
from gonfalon.world.tiles import PlaceId

CLOSING = 2  # months at the end of the last season in which every tile on the border counts


def at_stake(see: Values, options: Iterable[Option]) -> bool:
    """Would one of these answers make a difference to the last count?"""
    places = border(see)
    return any(_matters(see.out, option, places) for option in options)


def waiting(see: Values) -> int:
    """How many banners for whom it matters have still to march this turn."""
    places = border(see)
    return sum(banner.place in places and see.may_march(name) for name, banner in see.out.mine.items())


def border(see: Values) -> set[PlaceId]:
    """Where my banners have rivals or their land within reach, when the last season ends."""
    out = see.out
    closing = is_last_year(see) and out.months_left < CLOSING
    return {place for place in out.here if _is_border(out, place)} if closing else set()


def _matters(out: Outlook, option: Option, places: Set[PlaceId]) -> bool:
    """Marches of banners on the border, and whatever is done about a siege there."""
    order = option.answer
    if isinstance(order, (March, MarchAt)):
        return out.mine[f"{out.me}.{order.banners[0]}"].place in places
    return bool(places & out.sieges.keys())


def _is_border(out: Outlook, place: PlaceId) -> bool:
    return any(there in out.foes or out.owner(there) in out.rivals for there in (place, *out.beside(place)))
