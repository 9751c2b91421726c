"""A warlord's eyes: he looks farther than a captain, beyond the tiles next to where a banner stands.

He thinks more of capitals, his own and others', than a captain does, and marches on a rival's that may fall: the odds
of storming a city with one banner in it are better than a captain thinks worth the way, and hunger opens gates
(`sieges`); from the second year on his banners go there together (`host`). And he thinks more of troops that would not
come home, while there is a season left to use them in.
"""

from __future__ import annotations

from functools import cached_property

from gonfalon.players.judging import Sense
from gonfalon.players.mighty.captain import Captain, values
from gonfalon.players.mighty.captain.mind import served_by
from gonfalon.players.mighty.captain.outlook import Outlook
from gonfalon.players.mighty.captain.values import TEMPTING, Values
from gonfalon.players.mighty.warlord import conquest, host, last_season, purse, sieges
from gonfalon.rulesets.mighty.seen import SeenWar
from gonfalon.world.tiles import PlaceId

STRANDED = (80, 30)  # what a banner without a road home costs besides, when winter comes, and a month before
CARELESS = values.STRANDED  # but in the last season it costs nothing at all
STEPS = 3  # that he looks ahead
FADES = 6  # tenths of a find's worth that are left with each step
COUNTS = 5  # tenths with which a find in the distance counts
PULL = 20  # what a step nearer to a rival's capital is worth besides, if it may fall before winter
TOGETHER = 120  # what a step nearer is worth to a banner of the host, as far as the others have come
LOST = 12  # steps: how far away a place counts from which no way leads to the goal
PROMISING = 80  # parts of what a siege of it promises, of which each step is worth one at most


class FarValues(Values):
    """An outlook, appraised by somebody who looks ahead."""

    reign = 8000
    forward = 72
    guards = {0: 2, 1: 2}  # who sits behind walls takes none
    bold = 290  # even odds: who is beaten goes back behind his walls (ME-SIE-17)

    @cached_property
    def finds(self) -> dict[PlaceId, int]:
        """The best find within some steps of each place; it fades with the distance."""
        out = self.out
        found = {
            place: max((min(TEMPTING, self.found(there)) for there in out.beside(place)), default=0)
            for place in out.board.places
            if out.board.enterable(place)
        }
        for _ in range(STEPS):
            found = {
                place: max(best, max((found[there] for there in out.beside(place)), default=0) * FADES // 10)
                for place, best in found.items()
            }
        return found

    def _stand(self, banner_id: str, place: PlaceId, mouths: int) -> int:
        near = super()._stand(banner_id, place, mouths)
        if self.out.months_left < len(STRANDED) and not self._comes_home(banner_id, place):
            near += CARELESS[self.out.months_left] if purse.is_last_year(self) else -STRANDED[self.out.months_left]
        near += self.pull(place)
        return near + self.finds.get(place, 0) * COUNTS // 10 if self.out.months_left else near

    def taken(self, points: int, enemy: int, walls: str, bonus: int = 0) -> int:
        """Two assaults at best, and hunger besides, which opens a gate one time in three (ME-SIE-32)."""
        return sieges.falls(points, enemy, walls, assaults=2, months=self.out.months_left, bonus=bonus)

    @cached_property
    def front(self) -> int | None:
        """How far the host has come, if there is one."""
        return host.front(self)

    def pull(self, place: PlaceId) -> int:
        """What it is worth to stand so near to the goal, if there is time to get there and to storm it."""
        if self.front is not None:
            return -TOGETHER * max(self.out.way_to_goal.get(place, LOST), self.front - 1)
        left = self.out.months_left + 2 - self.out.way_to_goal.get(place, 99)
        return min(PULL, self.promise // PROMISING) * max(0, left)

    @cached_property
    def promise(self) -> int:
        """What a siege of the goal would promise if everybody were there who does not guard the capital."""
        out = self.out
        if not out.goal:
            return 0
        field = out.strength(name for name, banner in out.mine.items() if banner.place != out.capital)
        guard, prize = self.garrison(out.goal), self.prize(out.goal)
        return max(0, self.siege(field, guard, out.walls(out.goal), prize)) if guard else prize


def survey(who: str, state: SeenWar) -> FarValues:
    """The war as he sees it."""
    return FarValues(Outlook(served_by(who, state), state))


class Marshal(Captain):
    """A captain with a warlord's eyes."""

    sense = Sense(
        survey,
        {
            **Captain.sense.judgements,
            **purse.JUDGEMENTS,
            **conquest.JUDGEMENTS,
            **sieges.JUDGEMENTS,
            **last_season.JUDGEMENTS,
        },
    )
