"""Plans that a spy has heard (ME-ESP-21): in the first month a force goes where its owner said, as far as it can."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.kernel import Refusal
from gonfalon.rulesets.mighty.state import Banner, War
from gonfalon.world.tiles import PlaceId

STAY = "stay"
FIRST = 1  # the month in which they bind


def stays(war: War, banner: Banner) -> Refusal | None:
    """A force that was to stay stays."""
    if banner.sworn == STAY and war.month == FIRST:
        return Refusal.of("mighty-oath-stay", rule="ME-ESP-21", banner=banner.number)
    return None


def elsewhere(war: War, banner: Banner, there: PlaceId = "") -> Refusal | None:
    """A force that was to go somewhere goes nowhere else, nor aboard a ship (`there` left out)."""
    if banner.sworn and banner.sworn != there and war.month == FIRST:
        return Refusal.of("mighty-oath-elsewhere", rule="ME-ESP-21", banner=banner.number, there=banner.sworn)
    return None


def unkept(war: War, key: str, possible: Callable[[Banner], bool]) -> Refusal | None:
    """Before the active player is done, each force that was to go somewhere does what is possible to get there."""
    for banner in war.banners.values():
        if banner.sworn and banner.sworn != STAY and banner.realm == war.player and possible(banner):
            return Refusal.of(key, rule="ME-ESP-21", banner=banner.number, there=banner.sworn)
    return None
