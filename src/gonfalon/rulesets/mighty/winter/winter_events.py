"""Winter events (ME-EVT): each player throws once, in a diced order, and what comes is done before the next throws."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from gonfalon.kernel import Story, at_once, roll
from gonfalon.rulesets.common import lots
from gonfalon.rulesets.mighty.ground import armies, besieging, lands
from gonfalon.rulesets.mighty.season import dragons
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, NOBODY, VILLAGE, RealmId, War
from gonfalon.rulesets.mighty.winter import quarters, revenue, treachery, treasury, winter
from gonfalon.world.tiles import PlaceId

RAIDED = 4  # and above on a D6 (ME-EVT-07)
MORE_DRAGONS = 3  # besides those of two dice (ME-DRG-02)


def step(war: War) -> Story[None]:
    """Phase 3: one player's event (ME-EVT-01)."""
    return winter.take_turns(war, event, "ME-WIN-05")


def event(war: War, realm: RealmId) -> Story[None]:
    """2D6 on the winter events table (ME-EVT-02)."""
    dice = yield from roll(2, 6, "winter-event", rule="ME-EVT-02", who=realm)
    name, carry_out = EVENTS[sum(dice)]
    war.tell("winter.event", rule="ME-EVT-02", realm=realm, event=name)
    yield from carry_out(war, realm)


# --- dragons ---------------------------------------------------------------------------------------------


def dragonrage(war: War, realm: RealmId) -> Story[None]:
    """2 and 12: so many as 2D6+3 dragons come roaring from their lair (ME-EVT-03, ME-DRG-02, ME-DRG-07)."""
    lair = yield from find_lair(war, realm)
    if lair is None:
        war.tell("winter.no-lair", rule="ME-DRG-03")
        return
    dice = yield from roll(2, 6, "dragons", rule="ME-DRG-02", who=realm)
    yield from dragons.fly(war, lair, sum(dice) + MORE_DRAGONS, realm)


def find_lair(war: War, realm: RealmId) -> Story[PlaceId | None]:
    """A tile of nothing but mountains; where none is in play any highland; without that nobody wakes (ME-DRG-03)."""
    highlands = (place for place in war.board.places if war.board.terrain(place) == "highland")
    lairs = war.board.all_mountain or tuple(highlands)
    return (yield from lots.draw_lot(lairs, "lair", "ME-DRG-03", realm)) if lairs else None


# --- what harms ------------------------------------------------------------------------------------------


def peasant_revolt(war: War, realm: RealmId) -> Story[None]:
    """3: D6 crowns less (ME-EVT-04)."""
    (die,) = yield from roll(1, 6, "peasant-revolt", rule="ME-EVT-04", who=realm)
    treasury.add_loss(war, realm, die, "ME-EVT-04")


def rebellion(war: War, realm: RealmId) -> Story[None]:
    """4: a fortress turns independent, and all troops in its tile are lost (ME-EVT-05)."""
    forts = lands.rebel_fortresses(war, realm)
    if not forts:
        war.tell("winter.spared", rule="ME-EVT-05", realm=realm)
        return
    place = yield from lots.draw_lot(forts, "rebellion", "ME-EVT-05", realm)
    war.lands[place] = replace(war.lands[place], owner=INDEPENDENT)
    treasury.deprive(war, place, "ME-EVT-05")
    war.tell("winter.rebellion", rule="ME-EVT-05", realm=realm, place=place)
    for banner in armies.ashore(war, place):
        armies.remove_banner(war, banner.id, "ME-EVT-05")
    besieging.lift_abandoned(war)


def plague(war: War, realm: RealmId) -> Story[None]:
    """5: all troops of a settlement other than the capital die, and it pays nothing (ME-EVT-06).

    Besiegers before the walls are spared; walls that nobody is left to hold fall to them.
    """
    capital = war.realms[realm].capital
    struck = [p for p in revenue.settlements(war, realm) if p != capital and armies.ashore(war, p, realm)]
    if not struck:
        war.tell("winter.spared", rule="ME-EVT-06", realm=realm)
        return
    place = yield from lots.draw_lot(struck, "plague", "ME-EVT-06", realm)
    treasury.deprive(war, place, "ME-EVT-06")
    war.tell("winter.plague", rule="ME-EVT-06", realm=realm, place=place)
    for banner in armies.ashore(war, place, realm):
        armies.remove_banner(war, banner.id, "ME-EVT-06")
    quarters.settle_sieges(war, "ME-EVT-06")


def raids(war: War, realm: RealmId) -> Story[None]:
    """6: a settlement beside a tile of anybody else pays nothing on 4 to 6 (ME-EVT-07)."""
    for place in [p for p in revenue.settlements(war, realm) if _on_border(war, p, realm)]:
        (die,) = yield from roll(1, 6, "raids", rule="ME-EVT-07", who=realm)
        if die >= RAIDED:
            treasury.deprive(war, place, "ME-EVT-07")
            war.tell("winter.raided", rule="ME-EVT-07", realm=realm, place=place)


def _on_border(war: War, place: PlaceId, realm: RealmId) -> bool:
    return any(lands.owner(war, beside) not in (realm, NOBODY) for beside in war.board.neighbours(place))


@at_once
def famine(war: War, realm: RealmId) -> None:
    """10: nothing razed recovers or is rebuilt for him this winter (ME-EVT-11)."""
    war.winter[realm] = replace(war.winter[realm], famine=True)


# --- what pays -------------------------------------------------------------------------------------------


def increased_revenue(war: War, realm: RealmId) -> Story[None]:
    """7: a crown for every city that pays (ME-EVT-08)."""
    yield from _thrive(war, realm, CITY, "ME-EVT-08")


def plentiful_harvest(war: War, realm: RealmId) -> Story[None]:
    """8: a crown for every three villages that pay (ME-EVT-09)."""
    yield from _thrive(war, realm, VILLAGE, "ME-EVT-09")


def special_tribute(war: War, realm: RealmId) -> Story[None]:
    """9: D6 crowns more (ME-EVT-10)."""
    (die,) = yield from roll(1, 6, "special-tribute", rule="ME-EVT-10", who=realm)
    yield from _bonus(war, realm, die, "ME-EVT-10")


def _thrive(war: War, realm: RealmId, kind: str, rule: str) -> Story[None]:
    """They are counted when the revenue is gathered: what burns before that pays nothing.

    In the first version of the rules they were counted at once.
    """
    if war.settings.mended:
        war.winter[realm] = replace(war.winter[realm], thrives=kind)
        return
    yield from _bonus(war, realm, revenue.windfall(war, realm, kind), rule)


@at_once
def _bonus(war: War, realm: RealmId, crowns: int, rule: str) -> None:
    if crowns:
        treasury.add_bonus(war, realm, crowns, rule)


EVENTS: dict[int, tuple[str, Callable[[War, RealmId], Story[None]]]] = {  # ME-EVT-02
    2: ("dragonrage", dragonrage),
    3: ("peasant-revolt", peasant_revolt),
    4: ("rebellion", rebellion),
    5: ("plague", plague),
    6: ("raids", raids),
    7: ("increased-revenue", increased_revenue),
    8: ("plentiful-harvest", plentiful_harvest),
    9: ("special-tribute", special_tribute),
    10: ("famine", famine),
    11: ("treachery", treachery.treachery),
    12: ("dragonrage", dragonrage),
}
