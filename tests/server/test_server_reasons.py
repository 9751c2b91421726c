"""Why a computer player did what it did: for whoever handed his seat over, and for everybody after the end."""

from __future__ import annotations

import time
from typing import Any

import pytest
from browsers import Browser, House

from gonfalon.kernel.inputs import Answer

CAMPAIGNS = "/api/campaigns"


def hand_over(browser: Browser, campaign: str, seat: str, holder: str) -> None:
    body = {"seat": seat, "holder": holder, "reason": "away"}
    assert browser.post(f"{CAMPAIGNS}/{campaign}/umpire/seat", body, seat="umpire").status_code == 200


def read(browser: Browser, campaign: str, seat: str, path: str = "reasons") -> Any:
    reply = browser.get(f"{CAMPAIGNS}/{campaign}/{path}", seat=seat)
    assert reply.status_code == 200, reply.text
    return reply.json()


def substituted(browser: Browser) -> str:
    """Red hands his seat to a captain, who answers for him while Blue goes on; then Red takes it back."""
    campaign = browser.begin("human", "human")
    hand_over(browser, campaign, "red", "captain")
    live = browser.house.services.host.peek(campaign)
    assert live is not None

    def played() -> bool:
        if browser.page(campaign, "blue")["questions"]:
            browser.answer(campaign, "blue")
        return any(isinstance(e.input, Answer) and e.input.who == "red" for e in live.table.log)

    until(played)
    hand_over(browser, campaign, "red", "human")
    return campaign


def test_who_takes_his_seat_back_reads_what_was_done_for_him_and_why(local: House) -> None:
    browser = local.browser()
    campaign = substituted(browser)

    found = read(browser, campaign, "red")

    assert {deed["seat"] for deed in found} == {"red"}
    assert all(deed["did"] and deed["why"].endswith(".") for deed in found)
    assert read(browser, campaign, "red", "replay/0/reasons") == found


@pytest.mark.parametrize("seat", ["blue", "umpire", ""])
def test_nobody_else_reads_it_while_the_campaign_runs(local: House, seat: str) -> None:
    browser = local.browser()
    campaign = substituted(browser)

    assert read(browser, campaign, seat) == []
    assert read(browser, campaign, seat, "replay/0/reasons") == []


def test_while_he_is_away_the_owner_of_a_seat_reads_along_and_its_umpire_does_not(group: House) -> None:
    owner = group.browser("Oda")
    campaign = owner.begin("human", "human")
    invited = owner.post(f"{CAMPAIGNS}/{campaign}/invitations", {"role": "umpire", "seat": ""}).json()
    umpire = group.browser("Ursel")
    assert umpire.post("/api/join", {"token": invited["link"].rpartition("/")[2]}).status_code < 300
    for seat in ("red", "blue"):
        hand_over(umpire, campaign, seat, "captain")
    until(lambda: read(owner, campaign, "red"))
    assert umpire.post(f"{CAMPAIGNS}/{campaign}/halt", seat="umpire").status_code == 200

    assert {deed["seat"] for deed in read(owner, campaign, "red")} == {"red"}
    assert read(umpire, campaign, "red") == []


def test_after_the_end_everybody_reads_the_reasons_of_all_month_by_month(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("captain", "captain", settings={"years": 1})
    until(lambda: browser.get(f"{CAMPAIGNS}/{campaign}").json()["campaign"]["over"])
    frames = browser.get(f"{CAMPAIGNS}/{campaign}/replay").json()["frames"]

    months = [read(browser, campaign, "", f"replay/{frame['n']}/reasons") for frame in frames]

    assert [frame["label"] for frame in frames[1:3]] == ["Year 1, month 1", "Year 1, month 2"]
    assert all({deed["seat"] for deed in month} == {"red", "blue"} for month in months[1:-1])
    assert months[-1] == []  # nobody plays on after the end


def until(true: Any, tries: int = 4000) -> None:
    """Computer players think beside us."""
    for _ in range(tries):
        if true():
            return
        time.sleep(0.005)
    raise AssertionError("it never came to that")
