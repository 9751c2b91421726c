"""Sieges (ME-SIE): the besieger's phase, and what other chapters need of a siege.

A siege lasts for many turns and lies in `war.sieges` under its place. Its story is told in rooms of its own: how
defenders take refuge and attackers stay (`refuge`), how these go home again (`withdrawal`), how the garrison comes out
(`sallies`), the `assault`, hunger (`starvation`), and how it all ends (`besieging`, `safe_conduct`, `terms`).
"""

from __future__ import annotations

from gonfalon.kernel import Story
from gonfalon.rulesets.mighty.ground.besieging import (
    after_fight,
    fall,
    is_besieged,
    lift,
    lift_abandoned,
    may_leave_over,
)
from gonfalon.rulesets.mighty.realms.calendar import next_order, next_phase
from gonfalon.rulesets.mighty.siege import assault
from gonfalon.rulesets.mighty.siege.refuge import refuge
from gonfalon.rulesets.mighty.siege.sallies import sallies
from gonfalon.rulesets.mighty.siege.starvation import independents_hunger, starvation
from gonfalon.rulesets.mighty.siege.terms import keep_terms
from gonfalon.rulesets.mighty.siege.withdrawal import GIVE_UP_DEEDS
from gonfalon.rulesets.mighty.state import War

__all__ = [
    "GIVE_UP_DEEDS",
    "after_fight",
    "fall",
    "independents_hunger",
    "is_besieged",
    "keep_terms",
    "lift",
    "lift_abandoned",
    "may_leave_over",
    "refuge",
    "sallies",
    "starvation",
    "step",
]


def step(war: War) -> Story[None]:
    """Phase 5: the active player assaults or batters the places he besieges, in the order he likes (ME-SIE-19)."""
    if any(siege.besieger == war.player for siege in war.sieges.values()):
        yield from next_order(war, "siege.order", assault.DEEDS, rule="ME-SIE-19")
    else:
        next_phase(war)
