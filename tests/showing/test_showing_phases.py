"""In which phase of a turn an event happened: found from what it tells, never from the clause that it cites."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from shown_tables import MIGHTY, begun, seen

from gonfalon.kernel import Event
from gonfalon.showing.mighty import calendar
from gonfalon.showing.sight import Sight

TURN = Event("turn.begins", args={"realm": "red", "year": 1, "month": 1})
LOSS = Event("banner.loses", args={"banner": "red.1", "points": 50})
SHORT = Event("subsistence.short", args={"banner": "red.1", "place": "B2"})
JOINED, STORM = Event("battle.joined"), Event("siege.assault")


def thrown(label: str, who: str = "red") -> Event:
    return Event("roll", args={"label": label, "who": who, "sides": 6, "dice": (3,)})


def forced(what: str) -> Event:
    return Event("forced", args={"who": "red", "what": what, "answer": "done"})


def total(*to: str) -> Event:
    return Event("strength.total", args={"realm": "red", "total": 900}, to=to or None)


def razed(by: str) -> Event:
    return Event("land.razed", args={"place": "B2", "realm": by})


@cache
def a_sight() -> Sight:
    return seen(begun("mighty", 1, MIGHTY), "red")


def phases(*events: Event) -> list[str]:
    """The phases of these events of a turn."""
    return [moment.phase for moment in calendar.moments(a_sight(), [TURN, *events])][1:]


@pytest.mark.parametrize(
    ("event", "phase"),
    [
        (Event("subsistence.paid"), "Subsistence"),
        (Event("scout.open"), "Scouting"),
        (forced("scouting.order"), "Scouting"),
        (thrown("route"), "Movement"),
        (Event("naval.battle"), "Movement"),
        (JOINED, "Battle"),
        (Event("siege.begins"), "Siege"),
        (thrown("battery"), "Siege"),
        (thrown("shortfall", "independent"), "Siege"),
        (razed("red"), "Raze"),
        (Event("reorganisation.regrouped"), "Reorganisation"),
    ],
)
def test_an_event_belongs_to_the_phase_of_what_it_tells(event: Event, phase: str) -> None:
    assert phases(event) == [phase]


@pytest.mark.parametrize("fight", [JOINED, STORM])
def test_losses_belong_to_the_fight_they_come_of(fight: Event) -> None:
    first, *rest = phases(fight, thrown("losses"), LOSS)
    assert rest == [first, first]


def test_strengths_said_before_all_belong_to_the_fight_that_follows() -> None:
    assert phases(JOINED, total(), total(), STORM) == ["Battle", "Siege", "Siege", "Siege"]


def test_a_strength_that_one_player_learns_belongs_to_where_he_learns_it() -> None:
    assert phases(Event("skirmish.fought"), total("red"), JOINED) == ["Scouting", "Scouting", "Battle"]


def test_dragons_raze_in_whatever_phase_they_come() -> None:
    assert phases(Event("scout.lair"), razed("")) == ["Scouting", "Scouting"]


def test_rotten_stores_end_no_scouting_but_hunger_after_a_siege_is_of_subsistence_again() -> None:
    assert phases(Event("scout.rotten"), thrown("shortfall"), SHORT) == ["Scouting"] * 3
    assert phases(Event("siege.fallen"), thrown("shortfall"), SHORT)[1:] == ["Subsistence"] * 2


def test_the_clause_an_event_cites_changes_nothing() -> None:
    cited: dict[str, Any] = {"kind": "battle.joined", "rule": "ME-SIE-20"}
    assert phases(Event(**cited)) == ["Battle"]
