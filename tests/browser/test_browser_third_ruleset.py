"""A rule set of which the house has never heard, at a real server in a real browser (see `tests/thirdset`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import House
from person import Person
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-third")]
PROGRAM = (str(Path(__file__).parents[1] / "thirdset/moving_in.py"),)
ROUNDS = 3


@pytest.fixture
def meadow_house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path, "play", PROGRAM)
    yield opened
    opened.close()


def test_it_is_offered_on_the_start_page(meadow_house: House, sits_down) -> None:
    anna: Person = sits_down(meadow_house).goes("/new")

    anna.sees("The Meadow")


def test_it_is_played_by_mouse_against_a_computer_and_looked_back_at(meadow_house: House, sits_down) -> None:
    seats = [{"holder": "human", "name": "Anna"}, {"holder": "captain"}]
    table = meadow_house.begins(ruleset="meadow", name="A summer", seats=seats, seed="7", settings={"rounds": ROUNDS})
    anna: Person = sits_down(meadow_house).goes(table)

    for number in range(1, ROUNDS + 1):
        expect(anna.time).to_have_attribute("aria-label", re.compile(f"Round {number} of {ROUNDS}"))
        assert anna.waits_for_question() == "Onto which tile do you drive your flock?"
        expect(anna.page.get_by_role("region", name=re.compile("map", re.I)).first).to_be_visible()
        anna.chooses(re.compile(r"[A-Z]\d+$"))

    expect(anna.heading(re.compile("wins|over|won", re.I)).first).to_be_visible()
    log = anna.page.get_by_role("log")
    expect(log).to_contain_text("Red’s flock grazes")
    expect(log).to_contain_text("Blue’s flock grazes")
    anna.link("Replay").first.click()
    stamp = anna.page.locator(".stamp b")
    expect(stamp).to_have_text(re.compile("Round 3"))
    anna.page.get_by_role("slider").press("Home")
    expect(stamp).to_have_text(re.compile("Round 2"))  # pages on which nobody has anything yet are passed over
    expect(anna.page.get_by_role("region", name=re.compile("^The map as it was: "))).to_be_visible()
