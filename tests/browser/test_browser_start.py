"""The start page: new campaigns, files that are none, names, and addresses that lead nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import asked, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-start")]
TOO_LARGE = 40 * 1024 * 1024


def test_a_land_is_looked_at_and_laid_again_before_the_campaign_begins(house: House, sits_down) -> None:
    player: Person = sits_down(house).goes("/new")
    player.page.get_by_label("Name of the campaign").fill("The war of the fords")
    seed = player.page.get_by_role("textbox", name="Seed")

    player.presses("Look at the land")
    land = player.page.get_by_role("img", name="The land of this campaign")
    expect(land).to_be_visible()
    first = seed.input_value()
    player.presses("Lay it again")
    expect(seed).not_to_have_value(first)
    expect(land).to_be_visible()
    player.presses("Begin the campaign")

    player.waits_for_question()
    player.sees("The war of the fords")


def test_a_campaign_needs_a_name(house: House, sits_down) -> None:
    player: Person = sits_down(house).goes("/new")

    player.sees("It still needs a name.")
    expect(player.button("Begin the campaign")).to_be_disabled()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"this is no zip", "campaign"),
        (war(asked("movement.order"), "Anna").data[:2000], "campaign"),
        (bytes(TOO_LARGE), "large"),
    ],
    ids=["nonsense", "half", "huge"],
)
def test_a_file_that_is_no_campaign_is_one_clear_sentence(
    house: House, sits_down, tmp_path: Path, data: bytes, told: str
) -> None:
    player: Person = sits_down(house)
    (tmp_path / "odd.gonfalon").write_bytes(data)

    player.brings(tmp_path / "odd.gonfalon")

    notice = player.page.get_by_role("alert")
    expect(notice).to_contain_text("Not possible")
    expect(notice).to_contain_text(told)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


def test_a_campaign_is_renamed_and_deleted(house: House, sits_down) -> None:
    player: Person = sits_down(house)
    player.brings(war(asked("movement.order"), "Anna").file)
    player.waits_for_question()
    player.goes()

    player.page.locator("summary", has_text="More for The war").click()
    player.presses("Rename…")
    player.page.get_by_label("Name of the campaign").fill("The peace")
    player.presses("Rename")
    expect(player.link("The peace")).to_be_visible()

    player.page.locator("summary", has_text="More for The peace").click()
    player.presses("Delete…")
    player.presses("Delete for good")
    player.sees("No campaign is running.")


def test_a_page_of_a_campaign_that_was_deleted_says_so(house: House, sits_down) -> None:
    player: Person = sits_down(house)
    player.brings(war(asked("movement.order"), "Anna").file)
    player.waits_for_question()
    other = player.opens_tab("/")

    other.page.locator("summary", has_text="More for The war").click()
    other.presses("Delete…")
    other.presses("Delete for good")

    player.sees("This campaign was deleted, or you have no place at it any longer.")


@pytest.mark.parametrize("path", ["/nowhere", "/c/x/nowhere", "/c/nobody?seat=red", "/c/nobody"])
def test_a_wrong_address_is_told_and_leads_home(house: House, sits_down, path: str) -> None:
    player: Person = sits_down(house).goes(path)

    player.sees(re.compile("There is no (such )?(page|campaign)"))
    player.link("My campaigns").first.click()
    expect(player.button("Start playing")).to_be_visible()
