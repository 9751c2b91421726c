"""Winters for the stage: wars whose season is over, a lane of tiles to march home along, whole phases told at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stage import PLAIN, Told, a_war, said, tell

from gonfalon.kernel import Story, at_once
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import Land, War
from gonfalon.rulesets.mighty.winter import quarters, revenue, winter, winter_events
from gonfalon.words import LANGUAGES
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import Tile

ACROSS = Tile("R11", 1, (0, 0, 1, 0, 0, -1))  # a river from north-west to south-east: it cuts a lane in two
WALL = Tile("H01")  # nothing but mountain
STRAND = Tile("C04")  # sea to the south; the shores of a row of them hang together


def in_winter(war: War, phase: str) -> War:
    """The season is over, and the winter has come to this phase."""
    war.month = war.settings.months
    winter.begin(war)
    war.phase = phase
    war.told.clear()
    return war


def a_lane(special: Mapping[str, Tile] | None = None, **settings: Any) -> War:
    """Ten known tiles from west to east, in winter quarters; Red's realm is B1 with A1 and C1, Blue's J1 with I1."""
    tiles = {f"{column}1": PLAIN for column in "ABCDEFGHIJ"}
    war = a_war({"red": "B1", "blue": "J1"}, board=TileBoard({**tiles, **(special or {})}), **settings)
    war.lands |= {place: Land() for place in tiles if place not in war.lands}
    return in_winter(war, "winter-quarters")


class TillRevenue(Mighty):
    """The winter as far as the revenue, without magic."""

    def step(self, state: War) -> Story[None] | None:
        return None if ends.is_over(state) or state.phase not in PHASES else PHASES[state.phase](state)


@at_once
def no_magic(war: War) -> None:
    winter.next_phase(war)


PHASES = {
    "winter-lapses": quarters.lapses,
    "autumn-equinox": no_magic,
    "winter-quarters": quarters.step,
    "winter-events": winter_events.step,
    "revenue": revenue.step,
}


def through(
    war: War, chapter: Callable[[War], Story[None]], answers: Sequence[str] = (), dice: Sequence[int] = ()
) -> Told:
    """A whole phase with these answers and dice, each in turn; what happened can be said in every language."""

    def phase() -> Story[None]:
        now = war.phase
        while war.phase == now:
            yield from chapter(war)

    told = tell(war, phase(), answers=answers, dice=dice)
    assert all(said(told, lang) for lang in LANGUAGES)
    return told
