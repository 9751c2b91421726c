"""A fresh table: a campaign in one click, and its first month by mouse."""

from __future__ import annotations

import pytest
from house import House

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-quick")]


def test_a_quick_campaign_is_one_click_and_its_first_month_is_played_by_mouse(house: House, sits_down) -> None:
    player = sits_down(house).goes()

    player.presses("Start playing")
    player.sets_up()
    player.sees_the_war_begin()
    asked = []
    while "month 1" in player.calendar():
        asked.append(player.answers_anything())

    assert len(asked) > 2
