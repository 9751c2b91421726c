"""Which way chance goes: a side of a tile is called 1, the others are numbered on clockwise, and a die is thrown."""

from __future__ import annotations

from gonfalon.kernel import Choose, Story, ask, roll
from gonfalon.rulesets.mighty.state import RealmId
from gonfalon.world.tiles import PlaceId

SIDES = ("NE", "E", "SE", "SW", "W", "NW")  # by edge (ME-MAP-19)
STANDING = "first-side"  # whoever does not care which side is called 1 may leave an order


def name_first_side(who: RealmId, place: PlaceId, what: str, rule: str) -> Story[int]:
    """A player names the side that is 1 before the die falls; its edge."""
    side: str = yield from ask(
        Choose(
            who=who,
            what=what,
            rule=rule,
            about={"place": place},
            among=SIDES,
            standing=STANDING,
            always=SIDES[0],
            never=SIDES[0],
        )
    )
    return SIDES.index(side)


def throw_side(first: int, who: RealmId, label: str, rule: str) -> Story[int]:
    """The edge a D6 shows, counted clockwise from the side that is 1."""
    (die,) = yield from roll(1, 6, label, rule=rule, who=who)
    return (first + die - 1) % 6
