"""Single moments at the table: dice of one's own, the winter's money, taking back."""

from __future__ import annotations

import re

import pytest
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import asked, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-moments")]


def test_dice_that_fell_on_the_table_are_typed_in(house: House, sits_down) -> None:
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("battle.card"), "Anna"))
    anna.waits_for_question()
    anna.opens_menu()
    anna.page.get_by_label("I roll real dice").check()
    anna.closes_menu()
    anna.plays_card()

    expect(anna.question).to_have_text(re.compile("^Roll 2D6: "))
    anna.page.get_by_label("Die 1").fill("9")
    anna.sees("A die shows 1 to 6.")
    expect(anna.button("So they fell")).to_be_disabled()
    anna.page.get_by_label("Die 1").fill("6")
    anna.page.get_by_label("Die 2").fill("5")
    anna.answers("So they fell")

    stage = anna.page.get_by_role("region", name=re.compile("battle|beats|wins|victory|takes", re.I))
    expect(stage.get_by_role("img", name=re.compile("6, 5")).first).to_be_visible()


def test_the_winter_board_counts_along_and_warns_before_money_is_lost(house: House, sits_down) -> None:
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("recruitment.order", year=2), "Anna", seats=4, player="captain"))
    assert anna.waits_for_question() == "Whom do you recruit or hire?"
    recruiting = anna.page.get_by_role("region", name="Recruitment")
    left = anna.page.locator("dl", has_text="planned").locator("div").last.locator("dd")
    crowns = int(left.inner_text())

    anna.sees(f"{crowns} crowns have no purpose yet. What is left when spring comes is lost.")
    recruiting.get_by_role("button", name="More: Troops").click()
    recruiting.get_by_role("button", name="More: Troops").click()
    expect(left).to_have_text(str(crowns - 2))
    anna.page.get_by_role("group", name="Crowns set aside for Baggage").get_by_role("button", name="More").click()
    expect(left).to_have_text(str(crowns - 3))

    anna.dock.locator("[data-confirm]").click()
    anna.sees(f"{crowns - 2} crowns are left. What is not spent by spring is lost.")
    anna.answers("Done with recruitment")
    assert anna.waits_for_question() != "Whom do you recruit or hire?"


def test_undo_is_free_while_no_die_has_fallen(house: House, sits_down) -> None:
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("movement.order"), "Anna"))
    assert anna.waits_for_question() == "Where do your banners and ships go?"
    anna.answers("Done with movement")
    expect(anna.question).not_to_have_text("Where do your banners and ships go?")
    anna.waits_for_question()

    undo = anna.dock.locator("[data-undo]")
    expect(undo).to_have_attribute("title", "No die has fallen since: undo is free")
    undo.click()

    expect(anna.question).to_have_text("Where do your banners and ships go?")


def test_a_line_of_the_log_is_not_taken_for_news_that_lie_on_top(house: House, sits_down) -> None:
    """It can be clicked for ever: each time the map shows the place, and the line stays."""
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("winter-siege.pay"), "Anna", player="captain"))

    anna.waits_for_question()
    anna.presses("Show the map")
    line = anna.page.get_by_role("log").get_by_role("button", name="To go on with the siege").first
    expect(line).to_be_visible()

    assert anna.waits_for_question() == "Do you pay?"
