"""Preparations for spring (ME-WIN-03): construction, baggage and deployment, each player's own at his own pace.

Nobody sees what another does until all are ready: what was built stands, and the new armies take the field. Nobody
waits for anybody either, unless there are sieges: those that are kept up through the winter are paid for when all have
built, or by a setting before (ME-BAG-04).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import Question, Story, at_once
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.rulesets.mighty.winter import baggage, construction, deployment, plans, winter, winter_sieges

STAGE = "preparations"


class Stage(NamedTuple):
    """What is asked, and which errands can be run."""

    question: Callable[[War, RealmId], Question[Any]]
    errands: Sequence[Deed[None, War, RealmId]]


STAGES = {  # ME-WIN-02, in this order for each player
    "construction": Stage(construction.question, construction.ERRANDS),
    "baggage": Stage(baggage.question, baggage.ERRANDS),
    "deployment": Stage(deployment.question, deployment.ERRANDS),
}
*BEFORE, LAST = STAGES
FIRST = BEFORE[0]


def step(war: War) -> Story[None]:
    """Phases 8, 9 and 10."""
    if not winter_sieges.are_settled(war):
        if building_first(war):
            yield from winter.at_own_pace(war, FIRST, question, act)
        else:
            yield from winter_sieges.step(war)
        return
    if not winter.waiting(war, STAGE):
        yield from open_choices(war)
    yield from winter.at_own_pace(war, STAGE, question, act)


def building_first(war: War) -> bool:
    """Does a besieger wait for somebody who is still building before he pays for his siege (ME-WIN-02)?"""
    unpaid = bool(war.sieges) and war.pending.winter_sieges is None
    return unpaid and war.settings.siege_supplies == "baggage" and bool(winter.waiting(war, FIRST))


def stage_of(war: War, realm: RealmId) -> str:
    """What he is busy with."""
    done = war.winter[realm].done
    for stage in BEFORE:
        if stage not in done:
            return stage
    return LAST


def question(war: War, realm: RealmId) -> Question[Any]:
    return STAGES[stage_of(war, realm)].question(war, realm)


@at_once
def act(war: War, realm: RealmId, order: Order) -> bool:
    """One errand; when he is done with a stage he goes on to the next at once (ME-WIN-03)."""
    stage = stage_of(war, realm)
    if not phases.run_errand(war, realm, STAGES[stage].errands, order):
        return False
    if stage == LAST:
        return True
    winter.finish(war, realm, stage)
    if stage_of(war, realm) == LAST:
        plans.draw_up(war, realm)
    return False


def open_choices(war: War) -> Story[None]:
    """All are ready. Whoever went without a piece looks at his plan once more, and all wait for him."""
    without = yield from construction.share_pieces(war)
    for realm in without:
        purse = war.winter[realm]
        war.winter[realm] = replace(purse, done=tuple(stage for stage in purse.done if stage != STAGE))
        plans.draw_up(war, realm)
    if without:
        return
    realms = ends.in_play(war)
    for realm in realms:
        construction.finish(war, realm)
    for realm in realms:
        plans.carry_out(war, realm)
    war.pending = replace(war.pending, winter_sieges=None)
