"""A whole year of `mighty`, season and winter, against a computer player, by mouse alone."""

from __future__ import annotations

import re

import pytest
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import somebody_when, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-year")]


WHOLE = {"Where do your banners and ships go?", "Whom do you recruit or hire?"}  # is asked in a whole year


def a_year(player: Person) -> list[str]:
    """What is asked from the choice of a capital until the second spring."""
    player.sets_up()
    player.sees_the_war_begin()
    asked = []
    while "Year 2" not in player.calendar():
        asked.append(player.answers_anything())
    return asked


def test_a_year_is_played_by_mouse_alone(house: House, sits_down) -> None:
    player = sits_down(house).sits_at(war(somebody_when("realm.capital"), "Anna"))

    asked = a_year(player)

    assert set(asked) >= WHOLE
    expect(player.page.get_by_role("row", name=re.compile("Whole army"))).to_be_visible()
