"""Saboteurs (ME-ESP-30 to ME-ESP-34): fire in the barracks, poison in the stores, ships sunk, a town in ashes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, at_once, roll
from gonfalon.rulesets.mighty.court import operatives
from gonfalon.rulesets.mighty.field import delays
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.season import dragons
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, Operative, Ship, War

BARRACKS = 30  # points a pip (ME-ESP-31)
SHIP_BURNS = 4  # and above on a D6 (ME-ESP-34)


def strike(war: War, saboteur: Operative) -> Story[None]:
    """A D6 on the saboteurs' chart (ME-ESP-30)."""
    if not operatives.is_target(war, saboteur.place, saboteur.realm):
        operatives.in_vain(war, saboteur)
        return
    (die,) = yield from roll(1, 6, "saboteur", rule="ME-ESP-30", who=saboteur.realm)
    outcome, follow = CHART[die]
    war.tell("saboteur.strikes", rule="ME-ESP-30", realm=saboteur.realm, place=saboteur.place, outcome=outcome)
    yield from follow(war, saboteur)


@at_once
def caught(war: War, saboteur: Operative) -> None:
    """1 and 2: nothing happens."""


def burn_barracks(war: War, saboteur: Operative) -> Story[None]:
    """3: D6x30 points of the force in the settlement, if there is one (ME-ESP-31)."""
    if ids := [banner.id for banner in _garrison(war, saboteur)]:
        (die,) = yield from roll(1, 6, "barracks", rule="ME-ESP-31", who=saboteur.realm)
        yield from armies.lose_shared(war, ids, die * BARRACKS, "ME-ESP-31")


@at_once
def poison_stores(war: War, saboteur: Operative) -> None:
    """4: all baggage in the tile, but for that of the saboteur's own side before the walls (ME-ESP-32)."""
    war.stockpiles.pop(saboteur.place, None)
    armies.take_baggage(war, [b.id for b in operatives.enemies_in(war, saboteur.place, saboteur.realm)])


def sink_or_blow_up(war: War, saboteur: Operative) -> Story[None]:
    """5: a ship of the owner's choice goes down; without ships banners stay a month to clear up (ME-ESP-33)."""
    owner, place = lands.owner(war, saboteur.place), saboteur.place
    fleet = [ship for ship in naval.ships_in(war, place, owner) if ship.harbour]
    if fleet:
        naval.sink(war, (yield from _given_up(war, fleet)), "ME-ESP-33")
        return
    for banner in _garrison(war, saboteur):
        war.banners[banner.id] = replace(banner, no_move=delays.month_ahead(war, 1))
        war.tell("saboteur.holds", rule="ME-ESP-33", banner=banner.id, place=place)


def _given_up(war: War, fleet: list[Ship]) -> Story[Ship]:
    """The owner says which; of independent ships, which are all alike, the first."""
    first = fleet[0]
    if first.realm == INDEPENDENT:
        return first
    numbers = tuple(ship.number for ship in fleet)
    about, forced = {"place": first.place}, war.settings.forced
    number = yield from ask(
        Choose(who=first.realm, what="espionage.ship", rule="ME-ESP-33", about=about, forced=forced, among=numbers)
    )
    return next(ship for ship in fleet if ship.number == number)


def burn_down(war: War, saboteur: Operative) -> Story[None]:
    """6: razed with its stores; banners and their baggage are unharmed, ships burn on 4 to 6 (ME-ESP-34).

    The flag stays his who held it: fire costs him revenue, not his realm (ME-REV-03).
    """
    fleet = [ship for ship in war.ships.values() if ship.place == saboteur.place and ship.harbour]
    dragons.burn_settlement(war, saboteur.place, "ME-ESP-34")
    for ship in fleet:
        who = "" if ship.realm == INDEPENDENT else ship.realm
        (die,) = yield from roll(1, 6, "burning-ship", rule="ME-ESP-34", who=who)
        if die >= SHIP_BURNS:
            naval.sink(war, ship, "ME-ESP-34")


def _garrison(war: War, saboteur: Operative) -> list[Banner]:
    """Banners of the settlement's owner in the tile."""
    return armies.ashore(war, saboteur.place, lands.owner(war, saboteur.place))


CHART: dict[int, tuple[str, Callable[[War, Operative], Story[None]]]] = {  # ME-ESP-30
    1: ("caught", caught),
    2: ("caught", caught),
    3: ("barracks", burn_barracks),
    4: ("stores", poison_stores),
    5: ("harbour", sink_or_blow_up),
    6: ("burnt", burn_down),
}
