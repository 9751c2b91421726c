"""What spells destroy: settlements, which become razed tiles, and banners, which are no more."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gonfalon.kernel import Story, roll
from gonfalon.rulesets.mighty.ground import armies, besieging, lands
from gonfalon.rulesets.mighty.season import raze
from gonfalon.rulesets.mighty.state import NOBODY, Banner, RealmId, War
from gonfalon.world.tiles import PlaceId


def ruin(war: War, place: PlaceId, rule: str) -> None:
    """The settlement is razed, nobody loots it, and its old flag stays in the ruins (ME-MAG-42).

    A siege of walls that are gone is over.
    """
    flag = lands.owner(war, place)
    if place in war.sieges:
        besieging.lift(war, place, rule)
    raze.raze_tile(war, place, NOBODY, rule)
    war.lands[place] = replace(war.lands[place], razed_by=flag)


def try_to_ruin(war: War, caster: RealmId, place: PlaceId, least: dict[str, int], rule: str) -> Story[None]:
    """A die for the settlement of the tile, if it is of a kind in the chart: razed on so much or more."""
    settlement = lands.standing_settlement(war, place)
    if settlement not in least:
        return
    (die,) = yield from roll(1, 6, "magic-razes", rule=rule, who=caster)
    if die < least[settlement]:
        war.tell("magic.withstood", rule=rule, place=place, settlement=settlement)
    else:
        ruin(war, place, rule)


def wipe_out(war: War, banners: Iterable[Banner], rule: str) -> None:
    """Banners are destroyed with all they carry."""
    for banner in list(banners):
        armies.remove_banner(war, banner.id, rule)
