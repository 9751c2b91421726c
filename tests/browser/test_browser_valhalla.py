"""`valhalla`: four kings at four browsers play a round with an assault on a capital; one king plays with computers."""

from __future__ import annotations

import re

import pytest
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import everybody_when, somebody_when, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-valhalla")]
KINGS = ("Anna", "Bram", "Cleo", "Dirk")


def test_four_kings_play_a_round_with_an_assault_on_a_capital(club: House, sits_down) -> None:
    umpire: Person = sits_down(club)
    umpire.signs_up("Odin")
    umpire.brings(war(everybody_when("assault"), *KINGS, seats=4, ruleset="valhalla").file)
    expect(umpire.question).to_be_visible()
    umpire.opens_menu()
    umpire.link("People and invitations").click()
    links = [umpire.invites(number) for number in range(len(KINGS))]
    kings: list[Person] = [sits_down(club) for _ in KINGS]
    for king, link, name in zip(kings, links, KINGS, strict=True):
        king.accepts_invitation(link, name)
        expect(king.question).to_be_visible()
    round_before = kings[0].calendar()

    announced = []
    for _ in range(200):
        if kings[0].calendar() != round_before:
            break
        for king in kings:
            if king.is_asked():
                asked = king.waits_for_question()
                if "assault" in asked and not announced:
                    king.chooses(re.compile("Good|Evil|Law|Chaos"))
                    announced.append(asked)
                else:
                    king.answers_anything()

    assert announced
    for king in kings:
        expect(king.page.get_by_role("log")).to_contain_text(re.compile("assault", re.I))
        king.sees_that_time_has_gone_on(round_before)


def test_a_king_plays_a_round_with_three_computer_empires(house: House, sits_down) -> None:
    asks = {"attendance": "asked", "quick_resolution": False}
    staged = war(somebody_when("roll-call"), "Anna", seats=4, player="captain", ruleset="valhalla", **asks)
    king: Person = sits_down(house).sits_at(staged)
    expect(king.question).to_be_visible()
    round_before = king.calendar()

    asked = []
    while king.calendar() == round_before:
        asked.append(king.answers_anything())

    told = king.log()
    assert "is settled" in told
    assert not re.search("is the guest of|is away|is back", told)
    assert any(question.startswith("Who is here today") for question in asked)
