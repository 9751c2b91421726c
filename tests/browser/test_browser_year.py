"""A whole year of `mighty`, season and winter, against a computer player, by mouse alone."""

from __future__ import annotations

import re

import pytest
from house import House
from person import CampaignOverError, Person
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-year")]


def a_year(player: Person) -> list[str]:
    """What is asked in the first year of a new campaign; nothing if it is over before, as one in some hundreds is."""
    player.goes()
    player.link("New campaign…").click()
    player.page.get_by_label("Name of the campaign").fill("A year")
    player.presses("Take seat 3 away")
    player.page.get_by_label("Played by").nth(1).select_option("squire")
    player.presses("Begin the campaign")
    player.sets_up()
    player.sees_the_war_begin()
    asked = []
    while "Year 2" not in player.calendar():
        try:
            asked.append(player.answers_anything())
        except CampaignOverError:
            return []
    return asked


def test_a_year_is_played_by_mouse_alone(house: House, sits_down) -> None:
    player = sits_down(house)

    asked = a_year(player) or a_year(player)

    assert "Where do your banners and ships go?" in asked
    assert "Whom do you recruit or hire?" in asked
    expect(player.page.get_by_role("row", name=re.compile("Whole army"))).to_be_visible()
