"""What goes wrong at a table: reloads, second tabs, doubled clicks, servers that die. Nothing is lost."""

from __future__ import annotations

import signal

import pytest
from house import House
from person import Person
from playwright.sync_api import expect
from staged_wars import asked, war

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser-trouble")]
MOVE = "Where do your banners and ships go?"
GONE = 3.0  # seconds in which a server is gone


@pytest.fixture
def anna(house: House, sits_down) -> Person:
    """Anna at her table, asked where her banners go."""
    person: Person = sits_down(house)
    person.sits_at(war(asked("movement.order"), "Anna"))
    assert person.waits_for_question() == MOVE
    return person


def test_a_reload_asks_the_same_again(anna: Person) -> None:
    anna.page.reload()

    assert anna.waits_for_question() == MOVE


def test_an_answer_appears_in_a_second_tab(anna: Person) -> None:
    second = anna.opens_tab()
    assert second.waits_for_question() == MOVE

    anna.answers("Done with movement")

    expect(second.question).not_to_have_text(MOVE)
    expect(second.question).to_have_text(anna.question.inner_text())


def test_an_answer_to_a_question_that_is_settled_is_told_so(anna: Person, house: House, sits_down) -> None:
    second: Person = sits_down(house).is_deaf()
    second.page.goto(anna.page.url)
    assert second.waits_for_question() == MOVE
    anna.answers("Done with movement")
    now = anna.waits_for_question()

    second.answers("Done with movement")

    second.sees("Already answered")
    second.presses("Go on")
    expect(second.question).to_have_text(now)


def test_a_doubled_click_answers_once(anna: Person) -> None:
    sent = []
    anna.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)

    anna.dock.get_by_role("button", name="Done with movement").dblclick()
    expect(anna.question).not_to_have_text(MOVE)
    anna.waits_for_question()

    assert len([url for url in sent if "/answers" in url]) == 1


def test_a_server_killed_in_the_middle_of_a_turn_has_lost_nothing(anna: Person, house: House) -> None:
    anna.answers("Done with movement")
    asked_before = anna.waits_for_question()
    log_before = anna.log()

    house.kill()
    anna.sees("Connection lost")
    house.open()

    expect(anna.page.get_by_text("Connection lost")).to_have_count(0)
    assert anna.waits_for_question() == asked_before
    assert anna.log() == log_before
    anna.answers_anything()
    expect(anna.page.get_by_text("Connection lost")).to_have_count(0)


def test_an_answer_that_found_nobody_can_be_given_again(anna: Person, house: House) -> None:
    house.kill()
    anna.sees("Connection lost")
    house.open()
    expect(anna.page.get_by_text("Connection lost")).to_have_count(0)

    anna.waits_for_question()
    anna.answers("Done with movement")

    expect(anna.question).not_to_have_text(MOVE)


def test_sigterm_with_open_pages_ends_it_within_three_seconds(anna: Person, house: House) -> None:
    anna.opens_tab().waits_for_question()

    house.end(signal.SIGTERM)

    assert house.wait(GONE) == 0
    anna.sees("Nothing is lost.")
