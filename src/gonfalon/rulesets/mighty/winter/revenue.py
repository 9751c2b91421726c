"""Revenue (ME-REV): who has lost his capital, which settlements pay, and the sum that is gathered."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.kernel import at_once
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import CITY, VILLAGE, RealmId, War
from gonfalon.rulesets.mighty.winter import treasury, winter
from gonfalon.world.reach import reach
from gonfalon.world.tiles import PlaceId

THRIVING = {CITY: 1, VILLAGE: 3}  # how many of them bring a crown more in a good year (ME-EVT-08, ME-EVT-09)


class Reckoning(NamedTuple):
    """The parts of a year's revenue (ME-REV-12); bonuses come before losses, and nothing goes below nought."""

    settlements: int
    ships: int
    bonus: int
    loss: int

    @property
    def total(self) -> int:
        return max(0, self.settlements + self.ships + self.bonus - self.loss)


@at_once
def step(war: War) -> None:
    """Phase 4: lost capitals count now (ME-REV-03), and everybody else gathers what his empire pays (ME-REV-01)."""
    ends.count_capitals(war)
    for realm in ends.in_play(war):
        gather(war, realm)
    winter.next_phase(war)


def gather(war: War, realm: RealmId) -> None:
    """The year's budget, with its parts told; without his capital a player gathers nothing at all (ME-REV-02)."""
    if not holds_capital(war, realm):
        war.tell("revenue.no-capital", rule="ME-REV-02", realm=realm, place=war.realms[realm].capital)
        treasury.gather(war, realm, 0, "ME-REV-02")
        return
    parts, joined = reckon(war, realm), linked(war, realm)
    isolated = sum(place not in joined for place in settlements(war, realm))
    war.tell("revenue.reckoned", rule="ME-REV-12", realm=realm, isolated=isolated, **parts._asdict())
    treasury.gather(war, realm, parts.total, "ME-REV-12")


def reckon(war: War, realm: RealmId) -> Reckoning:
    """Settlements and the ships that winter in them, then what events and spells add and take (ME-REV-12).

    The book's example comes to 25 (ME-REV-07). Where a port does not pay its ships do not (ME-REV-11).
    """
    places = paying(war, realm)
    purse = war.winter[realm]
    return Reckoning(
        sum(lands.subsistence_value(war, place) for place in places) + len(paying_ruins(war, realm)) * races.RUIN,
        sum(ship.harbour and ship.realm == realm and ship.place in places for ship in war.ships.values()),
        purse.bonus + (windfall(war, realm, purse.thrives) if purse.thrives else 0),
        purse.loss,
    )


def windfall(war: War, realm: RealmId, kind: str) -> int:
    """What a good year brings from all settlements of a kind that pay now."""
    return sum(war.lands[place].settlement == kind for place in paying(war, realm)) // THRIVING[kind]


def holds_capital(war: War, realm: RealmId) -> bool:
    """Neither in other hands nor razed (ME-REV-02); a siege does not matter while it stands."""
    return lands.owner(war, war.realms[realm].capital) == realm


def settlements(war: War, realm: RealmId) -> list[PlaceId]:
    """All settlements of the empire; razed ones are nobody's (ME-REV-06)."""
    return [place for place in lands.empire(war, realm) if lands.standing_settlement(war, place)]


def linked(war: War, realm: RealmId) -> dict[PlaceId, int]:
    """Tiles that hang together with the capital from tile to tile of the empire, barren ones too (ME-REV-08).

    Revenue alone asks for it (ME-REV-09).
    """
    ruins = races.ruins(war, realm)  # which link Skaven (ME-RAC-21)
    capital = war.realms[realm].capital
    return reach(war.board.neighbours, (capital,), lambda place: lands.owner(war, place) == realm or place in ruins)


def paying_ruins(war: War, realm: RealmId) -> list[PlaceId]:
    """What Skaven have razed and can get to pays them (ME-RAC-21), unless event or spell forbid it (ME-REV-04)."""
    ruins = races.ruins(war, realm)
    joined = linked(war, realm) if ruins and holds_capital(war, realm) else {}
    return [place for place in ruins if place in joined and place not in war.no_revenue]


def paying(war: War, realm: RealmId) -> list[PlaceId]:
    """Settlements that pay: linked, and not deprived by event or spell (ME-REV-04); besieged ones by the setting."""
    if not holds_capital(war, realm):
        return []
    joined = linked(war, realm)
    shut = war.sieges if war.settings.besieged_revenue == "none" else ()
    return [
        place
        for place in settlements(war, realm)
        if place in joined and place not in shut and place not in war.no_revenue
    ]
