"""The host: banners that go for a rival's capital come together first and march in step, for one alone never takes it.

A captain's banners come before a capital one by one, and a garrison of one is enough for each of them. As many as may
hope to storm it wait for each other, and come too fast for the garrison to be brought up. In the first year there is
land to be found, which is worth more.
"""

from __future__ import annotations

from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.mighty.warlord.sieges import falls

FIRST_YEAR = 2  # in which a host gathers
HOPE = 150  # parts of a thousand: the chance to take a capital below which a host gives up; who wavers never comes
MONTHS = 3  # before its walls that are counted on at most, with an assault in each and hunger after the first
NEAR = 2  # steps from a capital: half of the troops there will come to its help


def front(see: Values) -> int | None:
    """How far the last banner of the host has still to go to the goal; None if none can be there in time, or enough.

    Who has marched this turn counts as if he had not: the others catch up with him before he goes on.
    """
    out = see.out
    walls = out.walls(out.goal) if out.goal else ""
    if not walls or out.state.year < FIRST_YEAR:
        return None
    guard, points = _garrison(see), 0
    for far, name in sorted((out.way_to_goal[out.mine[i].place] + (i in out.turn.moved), i) for i in _spared(see)):
        points += out.points(name)
        months = min(MONTHS, out.months_left + 2 - far)
        if months > 0 and falls(points, guard, walls, assaults=months, months=months - 1) >= HOPE:
            return far
    return None


def _spared(see: Values) -> list[str]:
    """Everybody ashore who can get there, but for the weakest banner in the capital: it stays."""
    out = see.out
    guard = min(out.here.get(out.capital, ()), key=out.points, default="")
    return [
        name
        for name, banner in out.mine.items()
        if name != guard and not (banner.ship or banner.inside) and banner.place in out.way_to_goal
    ]


def _garrison(see: Values) -> int:
    """Who will be on the walls: whoever is there, a banner at least, and half of the troops near by."""
    out = see.out
    lord = next(realm for realm in out.rivals if out.realms[realm].capital == out.goal)
    near = [i for place, ids in out.foes.items() if 0 < out.way_to_goal.get(place, 99) <= NEAR for i in ids]
    return max(see.garrison(out.goal), out.usual_size[lord]) + out.strength(near) // 2
