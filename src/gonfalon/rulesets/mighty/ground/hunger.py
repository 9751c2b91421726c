"""What hunger does to a banner: the shortfall chart (ME-SUB-12), also for Undead and for militia behind walls."""

from __future__ import annotations

from gonfalon.kernel import Story
from gonfalon.kernel.effects import Roll
from gonfalon.rulesets.mighty.ground.armies import lose
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.state import BannerId, War

SHORTFALL = {1: 50, 2: 20, 3: 10, 4: 5, 5: 0, 6: 0}  # ME-SUB-12: D6 → the loss is another D6 times this


def deplete(war: War, banner_id: BannerId, rule: str) -> Story[None]:
    """The chart itself: it works on the hungry, and on Undead who come apart (ME-RAC-06)."""
    who = war.banners[banner_id].realm
    (test,) = yield Roll(1, 6, "shortfall", rule, who)
    place, shows = war.banners[banner_id].place, war.settings.hide_baggage
    war.tell("subsistence.short", rule=rule, shows=shows, banner=banner_id, place=place)
    if SHORTFALL[test]:
        (die,) = yield Roll(1, 6, "shortfall loss", rule, who)
        yield from lose(war, banner_id, races.shortfall(war, war.banners[banner_id], die * SHORTFALL[test]), rule)
