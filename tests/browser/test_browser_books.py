"""The books beside the table: chronicle, replay, and the end."""

from __future__ import annotations

import json
import re

import pytest
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import asked, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-books")]


@pytest.fixture
def anna(house: House, sits_down) -> Person:
    """Anna in the first winter of a war with two captains."""
    person: Person = sits_down(house)
    person.sits_at(war(asked("recruitment.order"), "Anna", seats=3, player="captain"))
    person.waits_for_question()
    return person


def test_the_chronicle_tells_the_year(anna: Person) -> None:
    anna.link("Chronicle").click()

    book = anna.page.get_by_role("main")
    expect(book.get_by_role("heading", level=2).first).to_be_visible()
    expect(book.get_by_role("heading", level=3).first).to_be_visible()
    assert len(book.inner_text()) > 1000
    anna.presses("Earlier")
    anna.presses("Later")
    expect(anna.button("Later")).to_be_disabled()


def test_the_replay_shows_what_i_knew_then(anna: Person) -> None:
    told = anna.overhears("/replay/")
    anna.link("Replay").click()
    expect(anna.heading("What I knew then")).to_be_visible()
    slider = anna.page.get_by_role("slider", name="Month")
    stamp = anna.page.locator(".stamp b")
    expect(stamp).to_have_text(re.compile("Year 1"))
    last = stamp.inner_text()

    slider.press("Home")

    expect(stamp).not_to_have_text(last)
    expect(anna.page.get_by_role("region", name=re.compile("^The map as it was: "))).to_be_visible()
    expect(stamp).to_have_text("Year 1, month 1")
    slider.press("ArrowRight")
    expect(stamp).to_have_text("Year 1, month 2")
    anna.presses("Play")
    expect(stamp).to_have_text(last)
    shown = [json.loads(line) for line in told().splitlines() if line.startswith('{"campaign"')]
    assert all(page["questions"] == [] for page in shown)
    began = next(page for page in shown if page["calendar"]["month"] == 1)
    assert {piece["points"] for piece in began["pieces"] if not piece["mine"] and piece["kind"] == "banner"} == {None}


def test_whoever_concedes_sees_how_it_ended(house: House, sits_down) -> None:
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("movement.order"), "Anna"))
    anna.waits_for_question()

    anna.opens_menu()
    anna.presses("The seal of this campaign")
    seal = anna.page.get_by_role("dialog").locator("code").inner_text()
    anna.presses("Close")
    anna.presses("Concede…")
    anna.page.get_by_role("dialog").get_by_role("button", name="Concede", exact=True).click()

    expect(anna.heading(re.compile("wins the war"))).to_be_visible()
    anna.page.locator("summary", has_text="Were the dice honest?").click()
    anna.presses("Check the seal here")
    anna.sees("The secret fits the seal.")
    anna.sees(seal)
    anna.link("Watch it again").click()
    expect(anna.heading("Everything, as it was")).to_be_visible()


def test_reasons_are_mine_alone_until_the_end_and_then_everybodys(house: House, sits_down) -> None:
    """A captain has played for Anna up to here; she reads why, and after the end why her enemy did what he did."""
    anna: Person = sits_down(house)
    anna.sits_at(war(asked("recruitment.order"), "Anna", player="captain"))
    anna.waits_for_question()

    anna.opens_menu()
    anna.presses("What was done for you, and why")
    mine = anna.page.get_by_role("dialog")
    expect(mine.get_by_role("heading", level=2)).to_have_count(2)  # the title, and one realm
    expect(mine.locator("q").first).to_be_visible()
    anna.presses("To the table")
    anna.opens_menu()
    anna.presses("Concede…")
    anna.page.get_by_role("dialog").get_by_role("button", name="Concede", exact=True).click()
    anna.link("Watch it again").click()
    expect(anna.page.locator(".stamp b")).to_have_text("The war is over")
    anna.presses("Reasons")
    anna.page.get_by_role("slider", name="Month").press("Home")
    expect(anna.page.locator(".stamp b")).to_have_text("Year 1, month 1")

    panel = anna.page.get_by_role("complementary")
    expect(panel.get_by_role("heading", level=2).nth(1)).to_be_visible()
    assert len(set(panel.get_by_role("heading", level=2).all_inner_texts())) == 2
    expect(panel.locator("q").first).to_be_visible()
