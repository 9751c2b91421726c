"""A world laid by hand in the browser: packs, tiles as pictures, places on the map, by mouse and by keys."""

from __future__ import annotations

import re

import pytest
from house import House
from person import Person
from playwright.sync_api import Locator, expect

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-laying")]
DRAW, LAY = "From which pack do you draw?", "Where do you lay it?"


def begins(player: Person) -> Person:
    """A campaign against one captain, whose world is laid by hand."""
    player.goes("/new")
    player.page.get_by_label("Name of the campaign").fill("The unmade land")
    player.button(re.compile("^Take seat")).last.click()
    player.page.get_by_role("radio", name=re.compile("^Laid by hand")).check()
    player.presses("Begin the campaign")
    player.waits_for_question()
    return player


def hand(player: Person) -> Locator:
    """The tile, in each way in which it may be turned."""
    return player.dock.get_by_role("group", name="The tile in your hand").get_by_role("button")


def places(player: Person) -> Locator:
    """Where it may lie, lit on the map."""
    return player.page.get_by_role("group", name="Lit tiles").get_by_role("button")


def laid(player: Person) -> int:
    """How many tiles lie, as the log tells."""
    return player.page.get_by_text(re.compile(r" lays tile ")).count()


def draws(player: Person) -> None:
    player.waits_for_question()
    expect(player.question).to_have_text(DRAW)
    player.answers(re.compile("Highland|Lowland"))
    expect(player.question).to_have_text(LAY)


def test_tiles_are_drawn_turned_and_laid_by_mouse(house: House, sits_down) -> None:
    player: Person = begins(sits_down(house))
    for _ in range(3):
        draws(player)
        picture = hand(player).first.get_by_role("img")
        expect(picture).to_be_visible()
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
        hand(player).last.click()
        expect(hand(player).last).to_have_attribute("aria-pressed", "true")
        before = laid(player)

        places(player).first.click()

        player.waits_for_question()
        expect(player.question).to_have_text(DRAW)
        assert laid(player) > before


def test_the_keyboard_lays_a_tile_and_the_rest_is_left_to_the_table(house: House, sits_down) -> None:
    player: Person = begins(sits_down(house))
    player.page.keyboard.press("a")
    expect(player.question).to_have_text(LAY)
    player.page.keyboard.press("a")
    player.waits_for_question()
    expect(player.question).to_have_text(DRAW)

    player.answers("Lay the rest for me")

    player.waits_for_question()
    expect(player.question).to_have_text(re.compile("Do you accept it"))
    player.answers("We play on this map")
    player.waits_for_question()
    expect(player.question).to_have_text(re.compile("capital", re.I))


def test_a_place_where_the_tile_may_not_lie_says_why(house: House, sits_down) -> None:
    player: Person = begins(sits_down(house))
    draws(player)
    player.answers(re.compile("^Lay it at "))
    draws(player)

    player.presses(re.compile(" at A1\\.$"))
    player.page.get_by_role("region", name=re.compile("^The map")).press("Enter")

    expect(player.page.get_by_role("status").filter(has_text="A1 already holds a tile.")).to_be_visible()
