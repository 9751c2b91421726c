"""Other ways to sit at the table: in Dutch, in the dark, on a phone, by keyboard alone."""

from __future__ import annotations

import re

import pytest
from chromium import PHONE
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import asked, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-ways")]
MOVE = "Where do your banners and ships go?"


def test_the_table_speaks_dutch_when_it_is_asked_to(house: House, sits_down) -> None:
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("movement.order"), "Anna"))
    anna.waits_for_question()

    anna.opens_menu()
    anna.presses("Nederlands")

    expect(anna.page.locator("html")).to_have_attribute("lang", "nl")
    dock = anna.page.get_by_role("region", name="Nu aan jou gevraagd")
    expect(dock.get_by_role("heading", level=2)).to_be_visible()
    expect(dock).not_to_contain_text("Asked of you now")
    expect(dock).not_to_contain_text(MOVE)
    dock.get_by_role("button", name=re.compile("^Klaar")).first.click()
    expect(dock).not_to_contain_text("Waar gaan")


def test_a_browser_that_prefers_dutch_gets_dutch(house: House, sits_down) -> None:
    player: Person = sits_down(house, locale="nl-NL").goes()

    expect(player.page.locator("html")).to_have_attribute("lang", "nl")
    expect(player.button("Start playing")).to_have_count(0)


def test_the_dark_theme_is_chosen_and_kept(house: House, sits_down) -> None:
    player: Person = sits_down(house).goes()
    light = player.paper()

    player.opens_menu()
    player.presses("Dark")
    dark = player.paper()
    player.page.reload()
    expect(player.button("Start playing")).to_be_visible()

    assert dark != light
    assert player.paper() == dark


def test_a_system_in_the_dark_gets_a_dark_page(house: House, sits_down) -> None:
    bright: Person = sits_down(house).goes()
    dim: Person = sits_down(house, color_scheme="dark").goes()

    assert bright.paper() != dim.paper()


def test_a_question_is_answered_on_a_phone_with_a_finger(house: House, sits_down) -> None:
    anna: Person = sits_down(house, size=PHONE, touch=True)
    anna.sits_at(war(asked("movement.order"), "Anna"))
    anna.waits_for_question()

    wide = anna.page.evaluate("document.documentElement.scrollWidth")
    anna.dock.locator(".forces").get_by_role("group").get_by_role("button").first.tap()
    expect(anna.dock.locator("[data-answer]").first).to_be_visible()
    anna.page.get_by_role("button", name="Army", exact=True).tap()
    expect(anna.page.get_by_role("row", name=re.compile("Whole army"))).to_be_visible()
    anna.page.get_by_role("button", name="Map", exact=True).tap()
    anna.dock.get_by_role("button", name="Done with movement").tap()

    expect(anna.question).not_to_have_text(MOVE)
    assert wide <= PHONE["width"]


def test_a_question_is_answered_by_keyboard_alone(house: House, sits_down) -> None:
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("battle.card"), "Anna"))
    anna.waits_for_question()

    anna.page.keyboard.press("2")
    expect(anna.button("Put it down")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.button("Put it down")).to_have_count(0)
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("Enter")

    expect(anna.question.filter(has_text="Which card do you play?")).to_have_count(0)


def test_every_answer_is_reached_with_the_tabulator(house: House, sits_down) -> None:
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("movement.order"), "Anna"))
    anna.waits_for_question()

    for _ in range(60):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.textContent").strip() == "Done with movement":
            break
    anna.page.keyboard.press("Enter")

    expect(anna.question).not_to_have_text(MOVE)
