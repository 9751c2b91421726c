"""Numbers and moments: what a viewer is told counts for him alone, and nothing moves when others act in secret."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from browsers import Browser, House

from gonfalon.kernel import Eyes
from gonfalon.server.pulse import TICK, TICKS_A_BEAT, Pulse
from gonfalon.server.watches import A_START
from gonfalon.store.archive import FIRST_START, Archive

SEATS = ("red", "blue", "yellow")
SAFE = 2**53 - 1  # the largest integer that JavaScript tells from its neighbours


@pytest.fixture
def browser(local: House) -> Browser:
    return local.browser()


# --- taking back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 2, 3, 40, 10**6])
def test_whatever_cannot_be_taken_back_is_refused_in_one_sentence(browser: Browser, number: int) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, _ = browser.when_asked(campaign, *SEATS)
    browser.answer(campaign, seat)
    other = next(one for one in SEATS if one != seat)  # number 1 of the log is not his, and number 40 is nobody's

    reply = browser.post(f"/api/campaigns/{campaign}/undo", {"to": number}, seat=other)

    assert (reply.status_code, reply.json()["error"]) == (422, "server-nothing-to-take-back")
    assert reply.json()["message"] == (
        "There is nothing under that number that you can take back; look at the page again."
    )


def test_a_doubled_click_takes_back_once(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    offer = None
    for _ in range(20):
        seat, _ = browser.when_asked(campaign, *SEATS)
        offer = browser.answer(campaign, seat).json()["undo"]
        if offer and offer["free"]:
            break
    assert offer is not None

    first = browser.post(f"/api/campaigns/{campaign}/undo", {"to": offer["to"]}, seat=seat)
    second = browser.post(f"/api/campaigns/{campaign}/undo", {"to": offer["to"]}, seat=seat)

    assert (first.status_code, second.status_code) == (200, 422)


def test_what_is_offered_does_not_depend_on_where_a_checkpoint_lies(local: House, browser: Browser) -> None:
    """After fifty inputs of anybody one is kept; whoever opens the table then must not find less to take back."""
    campaign = browser.begin("human", "human", "human")
    seat, offer = _answer_that_ends_a_step(local, browser, campaign)
    other = next(one for one in SEATS if one != seat)
    for _ in range(60):
        browser.post(f"/api/campaigns/{campaign}/orders", {"standing": "terms", "order": "never"}, seat=other)
    read_anew(local, campaign)

    assert browser.page(campaign, seat)["undo"] == offer


def _answer_that_ends_a_step(house: House, browser: Browser, campaign: str) -> tuple[str, Any]:
    """Who gave it, and what he is offered to take back."""
    for _ in range(60):
        seat, _ = browser.when_asked(campaign, *SEATS)
        offer = browser.answer(campaign, seat).json()["undo"]
        live = house.services.host.peek(campaign)
        assert live is not None
        if offer and not live.table.checkpoint().since:
            return seat, offer
    raise AssertionError("no answer ended a step")


def read_anew(house: House, campaign: str) -> None:
    live = house.services.host.peek(campaign)
    assert live is not None
    house.services.host.dismiss(live)


# --- revisions -------------------------------------------------------------------------------------------


def test_revisions_do_not_fall_after_a_restart_with_the_clock_set_back(tmp_path: Path) -> None:
    noon = datetime(2025, 6, 1, 12, tzinfo=UTC)
    told = []
    for now in (noon, noon - timedelta(days=400)):
        with Archive.open(tmp_path / "data", now=lambda now=now: now) as archive:
            house = House(archive)
            with house.client:
                person = house.browser()
                campaign = person.get("/api/campaigns").json()[0]["id"] if told else person.begin("human", "human")
                told.append(person.page(campaign, "red")["campaign"]["revision"])

    assert told[0] < told[1] <= SAFE


def test_revisions_are_higher_than_those_of_older_servers_and_stay_safe_integers() -> None:
    """They were milliseconds since 1970."""
    longest_ago = datetime(2100, 1, 1, tzinfo=UTC).timestamp() * 1000

    assert longest_ago < FIRST_START * A_START
    assert (FIRST_START + 1_000_000) * A_START < SAFE


def test_each_viewer_has_a_count_of_his_own(group: House) -> None:
    owner, other = group.browser("Ada"), group.browser("Bea")
    campaign = owner.begin("human", "human")
    link = owner.post(f"/api/campaigns/{campaign}/invitations", {"role": "spectator"}).json()["link"]
    other.post("/api/join", {"token": link.rpartition("/")[2]})
    first = other.get(f"/api/campaigns/{campaign}").json()["campaign"]["revision"]

    for name in ("One", "Another", "A third"):
        owner.ask("PATCH", f"/api/campaigns/{campaign}", {"name": name})
        owner.get(f"/api/campaigns/{campaign}")
    after = other.get(f"/api/campaigns/{campaign}").json()["campaign"]["revision"]

    assert after == first + 1  # he has looked once more, however often the owner has


# --- the list --------------------------------------------------------------------------------------------


def test_the_list_does_not_tell_of_what_others_do_in_secret(tmp_path: Path) -> None:
    time = [datetime(2025, 6, 1, 12, tzinfo=UTC)]
    with Archive.open(tmp_path / "data", now=lambda: time[0]) as archive:
        house = House(archive, "group")
        with house.client:
            owner, other = house.browser("Ada"), house.browser("Bea")
            first, second = (owner.begin("human", "human", name=name) for name in ("One", "Two"))
            for campaign in (first, second):
                wish = {"role": "ruler", "seat": "blue"}
                link = owner.post(f"/api/campaigns/{campaign}/invitations", wish).json()["link"]
                other.post("/api/join", {"token": link.rpartition("/")[2]})
            before = [other.get("/api/campaigns").json(), owner.get("/api/campaigns").json()]
            for campaign in (first, second, first):
                time[0] += timedelta(hours=1)
                owner.post(f"/api/campaigns/{campaign}/orders", {"standing": "terms", "order": "never"}, seat="red")

            after = [other.get("/api/campaigns").json(), owner.get("/api/campaigns").json()]

    assert after[0] == before[0]
    assert [card["id"] for card in after[1]] == [first, second]
    assert after[1][0]["last"] == time[0].isoformat()


# --- streams ---------------------------------------------------------------------------------------------


class Turned:
    """A clock that goes as far as it is waited for; the bell rings at the times it is told."""

    def __init__(self, *rings: float) -> None:
        self.time, self.rings = 0.0, list(rings)

    def now(self) -> float:
        return self.time

    async def reach(self, moment: float) -> None:
        self.time = max(self.time, moment)

    async def ring(self, bell: asyncio.Event, moment: float) -> None:
        if self.rings and self.rings[0] < moment:
            bell.set()
            self.time = max(self.time, self.rings.pop(0))
        else:
            self.time = max(self.time, moment)


def beats(*rings: float) -> list[float]:
    """When a stream that is woken at these times gives its first three signs of life."""

    async def listened() -> list[float]:
        clock, bell, found = Turned(*rings), asyncio.Event(), list[float]()
        pulse = Pulse(clock)
        while len(found) < 3:
            if await pulse.next(bell):
                found.append(clock.now())
        return found

    return asyncio.run(listened())


@pytest.mark.parametrize("rings", [(1.0,), (0.01, 0.02, 14.99), (14.9, 15.0, 15.01, 31.3), tuple(range(44))])
def test_the_heart_beats_by_its_own_clock_whoever_wakes_it(rings: tuple[float, ...]) -> None:
    beat = TICKS_A_BEAT * TICK

    assert beats(*rings) == beats() == pytest.approx([beat, 2 * beat, 3 * beat])


def test_news_is_told_at_a_tick_whatever_woke_it_before() -> None:
    """A wake in secret just before does not put off what comes next."""

    async def told(*rings: float) -> list[float]:
        clock, bell = Turned(*rings), asyncio.Event()
        pulse, found = Pulse(clock), list[float]()
        for _ in rings:
            await pulse.next(bell)
            found.append(clock.now())
        return found

    alone, after_a_secret = asyncio.run(told(1.012)), asyncio.run(told(0.98, 1.012))

    assert after_a_secret[-1] == alone[-1] == pytest.approx(1.05)


def test_only_whom_the_table_openly_waits_for_is_said_to_think(local: House, browser: Browser) -> None:
    campaign = browser.begin("human", "squire", "squire")
    browser.when_asked(campaign, "red")
    live = local.services.host.peek(campaign)
    assert live is not None

    def said(**computers: bool) -> dict[str, Any]:
        for seat, computer in computers.items():
            live.table.seat(seat, "squire" if computer else "", computer=computer)
        return {seat: live.thinking_for(Eyes(seat)).seat for seat in ("red", "blue", "")}

    asked = live.table.view("").waiting[0]
    people = said(**dict.fromkeys(SEATS, False))
    computers = said(**{asked: True})
    question = next(iter(live.table.play.open.values()))
    live.table.play.open[question.who, question.what] = quiet(question)

    assert set(people.values()) == {""}
    assert set(computers.values()) == {asked}
    assert said() == {eyes: asked if eyes == asked else "" for eyes in ("red", "blue", "")}


def quiet(question: Any) -> Any:
    """The same question, asked in private."""
    from msgspec.structs import replace

    return replace(question, quiet=True)
