"""No serious accessibility finding on any page (axe-core)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from chromium import DESKTOP, PHONE
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import asked, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-axe")]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")


def findings(person: Person) -> list[str]:
    """What axe finds on the page as it stands, one line each."""
    person.page.add_script_tag(path=AXE)
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{rule['id']}: {rule['help']} at {node['target']} — {node['failureSummary']}"
        for rule in found
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]


@pytest.fixture(params=["desktop", "phone in the dark"])
def anna(request: pytest.FixtureRequest, sits_down) -> Callable[[House], Person]:
    """Anna, whose browser lets axe in."""
    small = request.param != "desktop"
    size, scheme = (PHONE, "dark") if small else (DESKTOP, "light")

    def sit(house: House) -> Person:
        return sits_down(house, size=size, color_scheme=scheme, bypass_csp=True)

    return sit


def test_the_pages_before_a_campaign(house: House, anna) -> None:
    person = anna(house).goes()
    expect(person.button("Start playing")).to_be_visible()
    found = findings(person)
    for path, sign in (("/new", "Begin the campaign"), ("/rules", ""), ("/nowhere", "")):
        person.goes(path)
        expect(person.button(sign) if sign else person.page.get_by_role("heading", level=1)).to_be_visible()
        found += findings(person)

    assert found == []


def test_the_pages_of_a_group(club: House, anna) -> None:
    person = anna(club).goes("/sign-in")
    expect(person.button("Sign in")).to_be_visible()
    found = findings(person)
    person.goes("/join/nothing")
    expect(person.button("Sit down")).to_be_visible()
    found += findings(person)

    assert found == []


@pytest.mark.parametrize("what", ["movement.order", "battle.card", "recruitment.order", "realm.division"])
def test_the_table(house: House, anna, what: str) -> None:
    person = anna(house)
    person.sits_at(war(asked(what), "Anna"))
    person.waits_for_question()

    assert findings(person) == []


def test_the_books(house: House, anna) -> None:
    person = anna(house)
    person.sits_at(war(asked("recruitment.order"), "Anna"))
    person.waits_for_question()
    table = person.page.url
    found = []
    for book in ("chronicle", "replay", "letters", "umpire", "people"):
        person.page.goto(table.replace("?", f"/{book}?"))
        expect(person.page.get_by_role("heading", level=1).first).to_be_attached()
        found += findings(person)
    person.page.goto(table.split("?")[0] + "/umpire?seat=umpire")
    expect(person.page.get_by_role("heading", level=2).first).to_be_visible()
    found += findings(person)

    assert found == []


def test_the_curtain_and_the_end(house: House, anna) -> None:
    person = anna(house)
    person.sits_at(war(asked("battle.card", people=2), "Anna", "Bram", seats=3, player="captain"))
    expect(person.heading(re.compile("Hand the laptop to (Anna|Bram)"))).to_be_visible()
    found = findings(person)
    person.sits_at(war(asked("movement.order"), "Anna"))
    person.waits_for_question()
    person.opens_menu()
    found += findings(person)
    person.presses("Concede…")
    person.page.get_by_role("dialog").get_by_role("button", name="Concede", exact=True).click()
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    found += findings(person)

    assert found == []
