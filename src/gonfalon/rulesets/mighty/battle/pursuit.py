"""Pursuit (ME-BAT-33 to ME-BAT-39): the victor may press the losers to the border of the tile, at his own risk."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, roll
from gonfalon.rulesets.mighty.battle.clash import Side
from gonfalon.rulesets.mighty.field import spoils
from gonfalon.rulesets.mighty.field.combat import LOSS
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.state import Fight, War

PURSUE, STAY = "pursue", "stay"


class Chase(NamedTuple):
    """A row of the pursuit chart: does the victor get the baggage, and who loses D6x50 more?"""

    name: str
    rule: str
    baggage: bool = False
    losers: bool = False
    pursuers: bool = False


DISPERSED = "dispersed"  # such losers may not search for a route either (ME-BAT-34)
PURSUIT = {
    1: Chase(DISPERSED, "ME-BAT-34", baggage=True),
    2: Chase("shadowed", "ME-BAT-35", losers=True),
    3: Chase("general", "ME-BAT-36", losers=True),
    4: Chase("baggage", "ME-BAT-37", baggage=True),
    5: Chase("covered", "ME-BAT-38"),
    6: Chase("rear-guard", "ME-BAT-39", pursuers=True),
}


def offer(war: War, fight: Fight, victor: Side, loser: Side) -> Story[Fight]:
    """The victor decides, then a die does (ME-BAT-33)."""
    about = {"place": fight.place, "loser": loser.realm}
    choice = yield from ask(
        Choose(who=victor.realm, what="battle.pursue", rule="ME-BAT-33", about=about, among=(PURSUE, STAY))
    )
    if choice == STAY:
        return fight
    (die,) = yield from roll(1, 6, "pursuit", rule="ME-BAT-33", who=victor.realm)
    chase = PURSUIT[die]
    war.tell("battle.pursuit", rule=chase.rule, realm=victor.realm, loser=loser.realm, outcome=chase.name)
    if chase.baggage:
        spoils.seize(war, loser.ids, victor.ids, chase.rule)
    if chase.losers:
        yield from _harried(war, loser, victor, chase.rule)
    if chase.pursuers:
        yield from _harried(war, victor, None, chase.rule)
    return replace(fight, pursuit=chase.name)


def _harried(war: War, side: Side, captor: Side | None, rule: str) -> Story[None]:
    """A side loses D6x50; wiped out, the losers leave their baggage (ME-BAT-18), the victor's is lost (ME-BAT-46)."""
    (die,) = yield from roll(1, 6, "pursuit-losses", rule=rule, who=side.realm)
    carried = armies.baggage_of(war, side.ids)
    yield from armies.lose_shared(war, side.ids, die * LOSS, rule)
    if captor and not armies.alive(war, side.ids):
        spoils.share_out(war, carried, side.realm, captor.ids, "ME-BAT-18")
