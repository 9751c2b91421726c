"""Magical instability (ME-RAC-06): the Undead need no food, but too many of them in one place come apart."""

from __future__ import annotations

from collections import Counter

from gonfalon.kernel import Story, roll
from gonfalon.rulesets.mighty.ground import armies, besieging, hunger
from gonfalon.rulesets.mighty.races.table import of_banner
from gonfalon.rulesets.mighty.state import BannerId, War

RULE = "ME-RAC-06"
DEPLETED = {1: 6, 2: 5, 3: 4}  # Undead banners in the tile → from which D6 on; where there are more, always


def unstable(war: War) -> Story[None]:
    """Each Undead banner of the active player, by how many there are in its tile, whoever their lord (ME-RAC-06)."""
    if not war.settings.races:
        return
    dead = [banner for banner in war.banners.values() if of_banner(war, banner).undead]
    crowd = Counter(banner.place for banner in dead)
    for banner in dead:
        if banner.realm == war.player:
            yield from _test(war, banner.id, crowd[banner.place])
    yield from _walls_are_empty(war)


def _test(war: War, banner_id: BannerId, crowd: int) -> Story[None]:
    if crowd in DEPLETED:
        (die,) = yield from roll(1, 6, "instability", rule=RULE, who=war.player)
        if die < DEPLETED[crowd]:
            return
    war.tell("races.unstable", rule=RULE, banner=banner_id, place=war.banners[banner_id].place)
    yield from hunger.deplete(war, banner_id, RULE)


def _walls_are_empty(war: War) -> Story[None]:
    """A garrison that came apart has left its walls to the besieger (ME-SIE-42)."""
    for siege in list(war.sieges.values()):
        if siege.defender == war.player and not armies.garrison(war, siege.place):
            yield from besieging.fall(war, siege.place, siege.besieger, "ME-SIE-42")
