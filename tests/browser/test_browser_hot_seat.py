"""Two people at one screen: a curtain between them, and cards that the other never sees."""

from __future__ import annotations

import re

import pytest
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import asked, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-hot-seat")]
ATTACKS = ("Direct attack", "Surprise attack", "Flank attack")


@pytest.fixture
def screen(house: House, sits_down) -> Person:
    """Anna attacks Bram; both are asked for their secret cards, at one screen."""
    person: Person = sits_down(house)
    person.sits_at(war(asked("battle.card", people=2), "Anna", "Bram", seats=3, player="captain"))
    return person


def test_a_battle_with_secret_cards_at_one_screen(screen: Person) -> None:
    screen.lifts_curtain("Anna")
    screen.plays_card("Surprise attack")

    screen.presses("Pass the laptop to Bram")
    expect(screen.heading("Hand the laptop to Bram")).to_be_visible()
    behind = screen.page.content()
    overheard = screen.overhears()
    screen.lifts_curtain("Bram")
    assert screen.waits_for_question() == "Which card do you play?"
    seen = screen.page.content() + overheard()

    assert not any(card in behind for card in ATTACKS)
    assert not any(card in seen for card in ATTACKS)
    assert '"surprise' not in seen

    screen.plays_card()
    screen.sees(re.compile("attacks by surprise"))


def test_the_curtain_shows_nothing_of_anybody(screen: Person) -> None:
    expect(screen.heading(re.compile("Hand the laptop to (Anna|Bram)"))).to_be_visible()

    expect(screen.page.get_by_role("table")).to_have_count(0)
    expect(screen.dock).to_have_count(0)
    assert "points" not in screen.page.inner_text("body")


def test_a_reload_lets_the_curtain_fall_again(screen: Person) -> None:
    screen.lifts_curtain("Anna")
    screen.waits_for_question()

    screen.page.reload()

    expect(screen.heading(re.compile("Hand the laptop to (Anna|Bram)"))).to_be_visible()
    expect(screen.dock).to_have_count(0)


def test_undo_needs_consent_once_the_cards_are_shown(screen: Person) -> None:
    screen.lifts_curtain("Anna")
    screen.plays_card()
    screen.presses("Pass the laptop to Bram")
    screen.lifts_curtain("Bram")
    screen.plays_card()
    screen.hands_over_until_asked()

    screen.dock.locator("[data-undo]").click()

    dialog = screen.page.get_by_role("dialog", name="Undo needs consent")
    expect(dialog.get_by_text("A die has fallen or something was shown since.")).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
