"""A group's table: people at browsers of their own, each of whom sees only what is his."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from house import House
from person import Person
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-group")]
SECRET = "the silver heron flies at midnight"


def campaign_of_two(owner: Person) -> str:
    """Anna founds a campaign for two people and a computer, and makes the link for the other; the link."""
    owner.signs_up("Anna")
    owner.goes("/new")
    owner.page.get_by_label("Name of the campaign").fill("The long war")
    owner.page.get_by_label("Played by").nth(2).select_option("squire")
    owner.presses("Begin the campaign")
    return owner.invites(1)


def tables(told: str) -> Iterator[dict[str, Any]]:
    """Every table page among what the server told."""
    for line in told.splitlines():
        if line.startswith('{"campaign":'):
            yield json.loads(line)


def test_two_people_play_over_the_network_and_each_sees_only_his_own(club: House, sits_down) -> None:
    anna, bram = sits_down(club), sits_down(club)
    bram.accepts_invitation(campaign_of_two(anna), "Bram")
    anna.link("Table").click()
    expect(bram.question).to_be_visible()
    anna_told, bram_told = anna.overhears(), bram.overhears()

    play_until(anna, bram, "month 1")

    anna.link("Letters").click()
    anna.presses("Write a pact")
    anna.page.get_by_role("dialog").get_by_role("checkbox").last.check()
    anna.page.get_by_label("Its words").fill(SECRET)
    anna.presses("Sign and send")
    anna.sees(re.compile(SECRET))
    bram.link("Letters").click()
    bram.sees("There is no pact you know of.")

    for told, mine in ((anna_told(), "red"), (bram_told(), "blue")):
        pages = list(tables(told))
        assert pages
        assert all(page["me"]["seat"] in (mine, "") for page in pages)
        foreign = [piece for page in pages for piece in page["pieces"] if piece["owner"] != mine]
        assert foreign
        assert [piece for piece in foreign if piece["points"] is not None] == []  # baggage is for all to see
    assert SECRET not in bram_told()
    assert SECRET not in bram.page.content()
    assert anna.goes_back_to_table().army() != bram.goes_back_to_table().army()


def test_answers_appear_in_the_other_browser_without_a_reload_and_let_a_quick_set_up_go_on(
    club: House, sits_down
) -> None:
    anna, bram = sits_down(club), sits_down(club)
    bram.accepts_invitation(campaign_of_two(anna), "Bram")
    anna.link("Table").click()
    expect(anna.question).to_be_visible()
    expect(bram.question).to_be_visible()
    bram.page.evaluate("window.still = 'here'")
    first, other = (anna, bram) if anna.is_asked() else (bram, anna)
    before = other.log()

    first.sets_up()

    expect(other.page.get_by_role("log")).not_to_have_text(before)
    other.sets_up()
    for person in (first, other):
        person.sees_the_war_begin()
    assert bram.page.evaluate("window.still") == "here"


def test_a_link_serves_once_and_a_seat_is_nobody_elses(club: House, sits_down) -> None:
    anna, bram, eve = sits_down(club), sits_down(club), sits_down(club)
    link = campaign_of_two(anna)
    bram.accepts_invitation(link, "Bram")
    expect(bram.question).to_be_visible()

    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.presses("Sit down")
    expect(eve.page.get_by_role("alert")).to_be_visible()
    eve.page.goto(bram.page.url)
    expect(eve.page.get_by_role("alert").or_(eve.heading("Sign in")).first).to_be_visible()
    bram.page.goto(bram.page.url.replace("seat=blue", "seat=red"))
    expect(bram.page.get_by_role("alert")).to_be_visible()


def test_a_guest_who_lost_the_way_in_gets_a_new_link_and_everybody_reads_it(club: House, sits_down) -> None:
    anna, bram, again = sits_down(club), sits_down(club), sits_down(club)
    bram.accepts_invitation(campaign_of_two(anna), "Bram")
    expect(bram.question).to_be_visible()
    anna.page.reload()

    anna.presses("A new link for Bram")
    anna.presses("Make the link")
    again.page.goto(anna.page.get_by_label("Invitation").input_value())
    again.page.get_by_label("Your name").fill("Bram")
    again.presses("Sit down")

    expect(again.question).to_be_visible()
    expect(again.page.get_by_role("log")).to_contain_text("Somebody came back to Blue as Bram")
    bram.sees("This campaign was deleted, or you have no place at it any longer.")


def test_who_is_removed_is_out_at_once_and_the_seat_is_free(club: House, sits_down) -> None:
    anna, bram, carla = sits_down(club), sits_down(club), sits_down(club)
    bram.accepts_invitation(campaign_of_two(anna), "Bram")
    expect(bram.question).to_be_visible()
    anna.page.reload()

    anna.presses("Remove Bram")
    anna.page.get_by_role("dialog").get_by_role("button", name="Remove Bram").press("Enter")

    expect(anna.page.get_by_text("Bram")).to_have_count(0)
    bram.sees("This campaign was deleted, or you have no place at it any longer.")
    carla.accepts_invitation(anna.invites(1), "Carla")
    expect(carla.page.get_by_role("log")).to_contain_text("takes Blue from Bram")


def test_a_ruler_invites_into_his_own_realm_alone_and_hands_it_on(club: House, sits_down) -> None:
    anna, bram, carla = sits_down(club), sits_down(club), sits_down(club)
    bram.accepts_invitation(campaign_of_two(anna), "Bram")
    expect(bram.question).to_be_visible()
    bram.page.goto(bram.page.url.replace("?", "/people?"))
    bram.page.get_by_role("combobox", name="Role").select_option("ruler")
    expect(bram.page.get_by_role("combobox", name="Seat").get_by_role("option")).to_have_text(["Blue"])

    bram.presses("Hand the seat on")
    carla.accepts_invitation(bram.page.get_by_label("Invitation").input_value(), "Carla")

    expect(carla.page.get_by_role("log")).to_contain_text("Carla takes Blue over from Bram")


def test_what_dice_have_settled_is_taken_back_when_the_other_agrees(club: House, sits_down) -> None:
    anna, bram = sits_down(club), sits_down(club)
    bram.accepts_invitation(campaign_of_two(anna), "Bram")
    anna.link("Table").click()
    expect(bram.question).to_be_visible()
    asks, other = play_until_dice_fall(anna, bram)

    asks.dock.locator("[data-undo]").click()
    asks.presses("Ask them")
    asks.sees(re.compile("^You have asked to take something back"))
    bars = asks.page.get_by_text("the word is still with")
    other.presses("Let it be taken back")

    expect(bars).to_have_count(0)
    expect(other.page.get_by_role("log")).to_contain_text("takes something back")


def play_until_dice_fall(anna: Person, bram: Person) -> tuple[Person, Person]:
    """Whoever is asked answers, until one of them could take something back only if the other agreed."""
    for _ in range(200):
        for person, other in ((anna, bram), (bram, anna)):
            undo = person.dock.locator("[data-undo]")
            if undo.is_visible() and "have to agree" in (undo.get_attribute("title") or ""):
                return person, other
            if person.is_asked():
                person.answers_anything()
    raise AssertionError("no die ever fell")


def play_until(anna: Person, bram: Person, when: str) -> None:
    """Whoever is asked answers, until the calendar shows that time to both."""
    for _ in range(200):
        if when in anna.calendar() and when in bram.calendar():
            return
        for person in (anna, bram):
            if person.is_asked():
                person.answers_anything()
    raise AssertionError(f"it was never {when}")
