"""Fair copies of a winter (ME-WIN-07): what a rival has left, has laid out and plans, as it might be for all one knows.

The sum of what he has and what he has laid out in secret stays the same; on what he has laid it out is drawn anew.
"""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms.mustering import Banners
from gonfalon.rulesets.mighty.state import RealmId, War, Winter
from gonfalon.rulesets.mighty.winter import deployment, plans, preparations, recruitment

PHASES = ("recruitment", "recovery", "preparations")
CHANGES = 6  # orders by which a plan is made another
ASHORE = tuple(e for e in deployment.ERRANDS if e.kind in (Banners, deployment.Deploy))


def redraw(fair: War, realm: RealmId, rng: Chance) -> None:
    """Crowns, recruits, baggage and the plan of the army; nothing hired, and nothing being built or rebuilt."""
    if fair.phase not in PHASES or realm not in fair.winter:
        return
    purse = fair.winter[realm]
    left = worth(purse)
    recruits = pick_one(range(left + 1), rng)
    buys = fair.phase == preparations.STAGE and preparations.stage_of(fair, realm) != "construction"
    baggage = pick_one(range(left - recruits + 1), rng) if buys and races.keeps_stores(fair, realm) else 0
    fair.winter[realm] = replace(
        purse,
        crowns=left - recruits - baggage,
        recruits=recruits * recruitment.POINTS,
        baggage=baggage,
        hired=(),
        offers={},
        works=(),
        **plans.NO_PLAN,
    )
    if fair.phase == preparations.STAGE and preparations.stage_of(fair, realm) == preparations.LAST:
        redraw_plan(fair, realm, rng)


def worth(purse: Winter) -> int:
    """All crowns he has and has laid out since recruitment began, as far as nobody has seen what for."""
    troops = purse.recruits + sum(contingent.points for contingent in purse.hired)
    works = sum(work.price for work in purse.works)
    return purse.crowns + troops // recruitment.POINTS + purse.baggage + works + sum(purse.offers.values())


def redraw_plan(fair: War, realm: RealmId, rng: Chance) -> None:
    """The plan to begin with, changed by a few orders; ships stay in harbour."""
    plans.draw_up(fair, realm)
    for _ in range(CHANGES):
        errand = pick_one(ASHORE, rng)
        if orders := tuple(errand.options(fair, realm)):
            phases.run_errand(fair, realm, ASHORE, pick_one(orders, rng))
