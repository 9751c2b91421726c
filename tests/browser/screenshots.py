"""The pictures of the page in the documents: `python tests/browser/screenshots.py docs/images`.

A war of captains, played by the library from its seed, is opened at a real table in a real browser, on a desktop and on
a phone. It takes the same moments again however the page has changed.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from chromium import DESKTOP, MISSING, PHONE
from house import House
from person import Person
from playwright.sync_api import Browser, expect, sync_playwright
from staged_wars import War, asked, war

from gonfalon.bench.page import launched

SCREENS = {"desktop": DESKTOP, "phone": PHONE}


def start(person: Person) -> None:
    """The list of campaigns, with two of them running."""
    for one, name in ((_moving(), "The war of the fords"), (_winter(), "The long winter")):
        person.brings({**one.file, "name": f"{name}.gonfalon"})
        person.waits_for_question()
    person.goes()
    expect(person.page.get_by_role("listitem").first).to_be_visible()


def table(person: Person) -> None:
    """A banner is picked, and where it may go is lit."""
    person.brings(_moving().file)
    person.waits_for_question()
    person.dock.locator(".forces").get_by_role("group").get_by_role("button").first.click()


def battle(person: Person) -> None:
    """A card is held up."""
    person.brings(war(asked("battle.card", year=2), "Anna", seats=4, player="captain").file)
    person.waits_for_question()
    person.dock.get_by_role("group", name="Your card").get_by_role("button").nth(1).click()


def winter(person: Person) -> None:
    """Two crowns are about to be spent on troops."""
    person.brings(_winter().file)
    person.waits_for_question()
    more = person.button("More: Troops")
    for _ in range(2):
        more.click()


def chronicle(person: Person) -> None:
    """The first pages of the book."""
    _book(person, "chronicle")
    earlier = person.button("Earlier")
    while earlier.is_visible() and earlier.is_enabled():  # on a phone one scrolls
        earlier.click()


def replay(person: Person) -> None:
    """The middle of the year, as it was known then."""
    _book(person, "replay")
    slider = person.page.get_by_role("slider", name="Month")
    expect(person.page.locator(".stamp b")).to_have_text(re.compile("Year 2"))
    for _ in range(2):
        slider.press("ArrowLeft")
    expect(person.button("Forward")).to_be_enabled()


def _book(person: Person, name: str) -> None:
    person.brings(_winter().file)
    person.waits_for_question()
    person.page.goto(person.page.url.replace("?", f"/{name}?"))
    expect(person.page.get_by_role("main")).to_be_visible()


def _moving() -> War:
    return war(asked("movement.order", year=2), "Anna", seats=4, player="captain")


def _winter() -> War:
    return war(asked("recruitment.order", year=2), "Anna", seats=4, player="captain")


SCENES: tuple[Callable[[Person], None], ...] = (start, table, battle, winter, chronicle, replay)


def take(browser: Browser, house: House, scene: Callable[[Person], None], screen: str, folder: Path) -> None:
    """One picture, when everything in it has come."""
    phone = screen == "phone"
    context = browser.new_context(
        viewport=SCREENS[screen], base_url=house.url, locale="en-GB", reduced_motion="reduce", has_touch=phone
    )
    person = Person(context.new_page(), house)
    scene(person)
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    person.page.evaluate("Promise.all([...document.images].map(image => image.decode().catch(() => null)))")
    person.page.mouse.move(0, 0)
    person.page.screenshot(path=folder / f"{scene.__name__}-{screen}.png")
    context.close()


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0] if arguments else "docs/images")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = launched(playwright)
        if browser is None:
            print(MISSING, file=sys.stderr)
            return 1
        for scene in SCENES:
            for screen in SCREENS:
                house = House(Path(tempfile.mkdtemp(dir=data)))
                try:
                    take(browser, house, scene, screen, folder)
                finally:
                    house.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
