"""The table of races (ME-RAC-01): a row for each that has rules of its own, a column for each rule.

Men, and whoever has no row, are as the chapters take everybody to be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, War


class Race(NamedTuple):
    """What sets a people apart."""

    undead: bool = False  # eat nothing, carry nothing, and come apart (ME-RAC-04, ME-RAC-06)
    mountaineers: bool = False  # find routes through mountains (ME-RAC-09)
    steadfast: bool = False  # behind walls (ME-RAC-10, ME-RAC-11)
    seafarers: bool = False  # are masters of the sea (ME-RAC-12)
    castings: int = 1  # at an equinox (ME-RAC-13)
    woodland: bool = False  # live off forests (ME-RAC-14)
    hunger: int = 1  # what it costs, times the chart (ME-RAC-15)
    restless: bool = False  # may make a forced march (ME-RAC-17)
    scavengers: bool = False  # live off ruins (ME-RAC-19, ME-RAC-21)


MEN = Race()
RACES = {
    "men": MEN,
    "undead": Race(undead=True),
    "dwarfs": Race(mountaineers=True, steadfast=True),
    "high-elves": Race(seafarers=True, castings=2),
    "wood-elves": Race(woodland=True),
    "orcs-and-goblins": Race(hunger=2, restless=True),
    "skaven": Race(scavengers=True),
}


def of_realm(war: War, realm: RealmId) -> Race:
    """The race of a realm; independents count as Men, and so does everybody while the rules are off."""
    if not war.settings.races or realm not in war.realms:
        return MEN
    return RACES.get(war.realms[realm].race, MEN)


def name_of(war: War, banner: Banner) -> str:
    """What a banner's troops are (ME-RAC-02): those of others keep their own race (ME-RAC-03), raised dead are dead."""
    if banner.race:
        return banner.race
    return war.realms[banner.realm].race if banner.realm in war.realms else banner.realm


def of_banner(war: War, banner: Banner) -> Race:
    """The race whose rules govern the whole banner (ME-RAC-02)."""
    return RACES.get(name_of(war, banner), MEN) if war.settings.races else MEN


def all_are(war: War, ids: Iterable[BannerId], trait: Callable[[Race], bool]) -> bool:
    """A force has a benefit only if all its banners have it (ME-RAC-03)."""
    return war.settings.races and all(trait(of_banner(war, war.banners[i])) for i in ids)
