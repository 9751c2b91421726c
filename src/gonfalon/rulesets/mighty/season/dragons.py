"""Dragons (ME-DRG): woken, they fly where chance leads, leave one of them in every tile, and then lay waste.

Scouts wake a few in the campaign season. A winter dragonrage is the same flight with another lair and another count.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from gonfalon.kernel import Story, at_once, roll
from gonfalon.rulesets.mighty.ground import armies, besieging, directions, lands
from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.season import raze
from gonfalon.rulesets.mighty.state import NOBODY, BannerId, RealmId, War
from gonfalon.world.tiles import PlaceId

WAKE = 4  # and above on a D6 (ME-SCT-37)
MAULED = 30  # points for each pip of the die (ME-DRG-10)
SHIP_BURNS = 4  # and above on a D6 (ME-DRG-12)


def disturb(war: War, lair: PlaceId, who: RealmId) -> Story[None]:
    """Scouts came too near: on 4 to 6 so many as D6+1 dragons come out at once (ME-DRG-01, ME-DRG-07, ME-SCT-37)."""
    (die,) = yield from roll(1, 6, "dragons-wake", rule="ME-SCT-37", who=who)
    if die < WAKE:
        war.tell("dragons.sleep", rule="ME-SCT-37", place=lair)
        return
    (die,) = yield from roll(1, 6, "dragons", rule="ME-DRG-01", who=who)
    yield from fly(war, lair, die + 1, who)


def fly(war: War, lair: PlaceId, count: int, who: RealmId) -> Story[None]:
    """So many dragons lay their trail from the lair; then each tile has its turn, and they are gone (ME-DRG-06).

    Several in one tile count as one (ME-DRG-05); in the Dutch edition every dragon has its turn.
    """
    war.tell("dragons.rise", rule="ME-DRG-04", place=lair, count=count)
    trail = yield from lay_trail(war, lair, count, who)
    for place in trail if war.settings.dragon_damage == "dragon" else dict.fromkeys(trail):
        (die,) = yield from roll(1, 6, "dragons-strike", rule="ME-DRG-08", who=who)
        yield from EFFECTS[die](war, place)
    war.tell("dragons.gone", rule="ME-DRG-06", place=lair)


def lay_trail(war: War, lair: PlaceId, count: int, who: RealmId) -> Story[list[PlaceId]]:
    """Where each dragon stays behind, in order (ME-DRG-04). They fly over anything, but not off the map."""
    trail = [lair]
    while len(trail) < count:
        here, there = trail[-1], None
        first = yield from directions.name_first_side(who, here, "dragons.side", "ME-DRG-04")
        while there is None:
            edge = yield from directions.throw_side(first, who, "dragons-fly", "ME-DRG-04")
            there = war.board.around(here)[edge]
        trail.append(there)
        war.tell("dragons.fly", rule="ME-DRG-04", place=here, there=there, count=count - len(trail) + 1)
    return trail


# --- what they do to a tile ------------------------------------------------------------------------------


@at_once
def pass_over(war: War, place: PlaceId) -> None:
    """No damage."""
    war.tell("dragons.pass-over", rule="ME-DRG-08", place=place)


def ravage(war: War, place: PlaceId) -> Story[None]:
    """The settlement is razed, the forest burnt, and banners lose D6x30 points."""
    war.tell("dragons.ravage", rule="ME-DRG-08", place=place)
    burn(war, place)
    for ids in struck(war, place):
        (die,) = yield from roll(1, 6, "dragons-maul", rule="ME-DRG-10", who=war.banners[ids[0]].realm)
        yield from armies.lose_shared(war, ids, die * MAULED, "ME-DRG-10")


def lay_waste(war: War, place: PlaceId) -> Story[None]:
    """The settlement is razed, the forest burnt, banners are destroyed, and so is each ship on a D6 of 4 to 6.

    A banner aboard shares the fate of its ship (ME-DRG-12).
    """
    war.tell("dragons.lay-waste", rule="ME-DRG-08", place=place)
    burn(war, place)
    for banner in armies.ashore(war, place):
        armies.remove_banner(war, banner.id, "ME-DRG-10")
    for ship in [s for s in war.ships.values() if s.place == place]:
        (die,) = yield from roll(1, 6, "dragons-ship", rule="ME-DRG-12", who=ship.realm)
        if die >= SHIP_BURNS:
            naval.sink(war, ship, "ME-DRG-12")


EFFECTS: dict[int, Callable[[War, PlaceId], Story[None]]] = {  # ME-DRG-08
    1: pass_over,
    2: ravage,
    3: ravage,
    4: ravage,
    5: lay_waste,
    6: lay_waste,
}


def struck(war: War, place: PlaceId) -> list[list[BannerId]]:
    """Who throws together for losses: each banner ashore by itself; in the Dutch edition each force (ME-DRG-10)."""
    by_force: dict[str, list[BannerId]] = {}
    for banner in armies.ashore(war, place):
        key = banner.id if war.settings.dragon_losses == "banner" else banner.realm
        by_force.setdefault(key, []).append(banner.id)
    return list(by_force.values())


def burn(war: War, place: PlaceId) -> None:
    """Settlement and forest; an unknown tile holds none and stays unknown (ME-DRG-09, ME-DRG-11).

    What burns in winter does not rise again before the next (ME-DRG-14).
    """
    if lands.standing_settlement(war, place):
        burn_settlement(war, place, "ME-DRG-09")
    if war.board.has_forest(place) and war.burnt.get(place) != war.year:
        war.burnt[place] = war.year
        war.tell("dragons.forest", rule="ME-DRG-11", place=place)


def burn_settlement(war: War, place: PlaceId, rule: str) -> None:
    """It is razed, by dragons or by a saboteur's fire (ME-ESP-34), and its flag stays his from whom it was taken.

    In the season that is as if anybody had razed it (ME-DRG-13).
    A besieger and a garrison between whom the walls are gone meet in the open.
    """
    flag = lands.owner(war, place)
    raze.raze_tile(war, place, NOBODY, rule)
    war.lands[place] = replace(war.lands[place], razed_by=flag, scorched=war.year if war.winter else 0)
    if place in war.sieges:
        besieging.expose(war, place, rule)
        war.pending = replace(war.pending, exposed=(*(war.pending.exposed or ()), place))
