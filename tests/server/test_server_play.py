"""Playing through the interface: answers that count once, pages that keep up, taking back, pausing."""

from __future__ import annotations

from typing import Any

import pytest
from browsers import Browser, House

SEATS = ("red", "blue", "yellow")


@pytest.fixture
def browser(local: House) -> Browser:
    return local.browser()


def test_an_answer_is_on_disk_when_it_is_acknowledged(local: House, browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    before = local.services.archive.card(campaign).inputs
    seat, _ = browser.when_asked(campaign, *SEATS)

    reply = browser.answer(campaign, seat)

    assert reply.status_code == 200
    assert local.services.archive.card(campaign).inputs == before + 1


def test_an_answer_gives_the_page_after_it(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, page = browser.when_asked(campaign, *SEATS)

    after = browser.answer(campaign, seat).json()

    assert after["me"]["token"] == page["me"]["token"] + 1
    assert after["campaign"]["revision"] > page["campaign"]["revision"]


def test_a_script_that_wants_no_page_gets_none(local: House, browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, page = browser.when_asked(campaign, *SEATS)
    given = browser.legal(campaign, seat)

    reply = browser.ask(
        "POST",
        f"/api/campaigns/{campaign}/answers",
        given,
        params={"seat": seat},
        headers={"Prefer": "return=minimal"},
    )

    assert (reply.status_code, reply.content) == (204, b"")
    assert browser.page(campaign, seat)["me"]["token"] == page["me"]["token"] + 1


def test_a_doubled_click_counts_once(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, _ = browser.when_asked(campaign, *SEATS)
    given = browser.legal(campaign, seat)

    first = browser.post(f"/api/campaigns/{campaign}/answers", given, seat=seat)
    second = browser.post(f"/api/campaigns/{campaign}/answers", given, seat=seat)

    assert (first.status_code, second.status_code) == (200, 409)
    assert second.json()["error"] == "kernel-stale"
    assert "already" in second.json()["message"]


def test_a_second_tab_with_an_older_page_is_told_so(local: House) -> None:
    one, other = local.browser(), local.browser()
    campaign = one.begin("human", "human", "human")
    seat, _ = one.when_asked(campaign, *SEATS)
    old = other.legal(campaign, seat)
    one.answer(campaign, seat)

    reply = other.post(f"/api/campaigns/{campaign}/answers", old, seat=seat)

    assert reply.status_code == 409
    assert other.page(campaign, seat)["me"]["token"] == one.page(campaign, seat)["me"]["token"]


def test_what_the_rules_refuse_is_refused_with_the_reason(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, _ = browser.when_asked(campaign, *SEATS)
    wrong = browser.legal(campaign, seat) | {"answer": "nonsense"}

    reply = browser.post(f"/api/campaigns/{campaign}/answers", wrong, seat=seat)

    assert reply.status_code == 422
    assert "nonsense" in reply.json()["message"]


def test_a_question_that_is_not_asked_is_a_conflict(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")

    reply = browser.post(
        f"/api/campaigns/{campaign}/answers", {"what": "nothing", "answer": "x", "token": 0}, seat="red"
    )

    assert (reply.status_code, reply.json()["error"]) == (409, "kernel-not-asked")


def test_a_seat_of_a_computer_is_not_a_persons(browser: Browser) -> None:
    campaign = browser.begin("human", "squire", "squire")

    reply = browser.get(f"/api/campaigns/{campaign}", seat="blue")

    assert (reply.status_code, reply.json()["error"]) == (403, "server-not-your-seat")


def test_computer_players_answer_until_a_person_is_asked(browser: Browser) -> None:
    campaign = browser.begin("squire", "human", "squire")

    seat, page = browser.when_asked(campaign, "blue")

    assert page["questions"]
    assert seat == "blue"


def test_a_campaign_of_computers_goes_on_after_it_is_opened_again(local: House, browser: Browser) -> None:
    campaign = browser.begin("human", "squire", "squire")
    _, page = browser.when_asked(campaign, "red")
    live = local.services.host.peek(campaign)
    assert live is not None
    local.services.host.dismiss(live)

    again = browser.page(campaign, "red")

    assert again["questions"] == page["questions"]
    assert again["campaign"]["revision"] == page["campaign"]["revision"]  # nothing has changed for him


def test_a_paused_campaign_takes_no_answers(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, _ = browser.when_asked(campaign, *SEATS)
    paused = browser.post(f"/api/campaigns/{campaign}/umpire/pause", {"paused": True, "reason": "Supper."})

    reply = browser.answer(campaign, seat)

    assert paused.json()["campaign"]["paused"] is True
    assert reply.status_code == 409
    assert reply.json()["message"] == "The campaign is paused: Supper."


def test_an_umpire_acts_while_it_is_paused_and_lets_it_go_on(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, _ = browser.when_asked(campaign, *SEATS)
    path = f"/api/campaigns/{campaign}/umpire"
    browser.post(f"{path}/pause", {"paused": True, "reason": "Supper."})
    given = browser.legal(campaign, seat)

    acted = browser.post(f"{path}/answer", {**given, "seat": seat, "reason": "He is away."})
    browser.post(f"{path}/pause", {"paused": False})

    assert acted.status_code == 200
    assert any("He is away." in entry["text"] for entry in browser.page(campaign, "")["log"])
    assert browser.answer(campaign, browser.when_asked(campaign, *SEATS)[0]).status_code == 200


def test_everybody_reads_that_it_was_paused_and_why(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    path = f"/api/campaigns/{campaign}/umpire/pause"
    browser.post(path, {"paused": True, "reason": "Supper."})
    browser.post(path, {"paused": False})

    for eyes in (*SEATS, ""):
        told = [entry["text"] for entry in browser.page(campaign, eyes)["log"]][-2:]
        assert told == ["The umpire lets the campaign rest: Supper.", "The campaign goes on."]


def test_a_pause_without_a_reason_is_refused(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")

    reply = browser.post(f"/api/campaigns/{campaign}/umpire/pause", {"paused": True, "reason": " "})

    assert reply.status_code == 422
    assert browser.page(campaign, "red")["campaign"]["paused"] is False


def test_a_pause_goes_along_with_the_file(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    browser.post(f"/api/campaigns/{campaign}/umpire/pause", {"paused": True, "reason": "Supper."})
    file = browser.get(f"/api/campaigns/{campaign}/export").content

    again = browser.ask("POST", "/api/campaigns/import", content=file, params={"name": "again.gonfalon"}).json()["id"]

    assert browser.page(again, "red")["campaign"]["paused"] is True


def test_a_pause_outlasts_the_server(local: House, browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    browser.post(f"/api/campaigns/{campaign}/umpire/pause", {"paused": True, "reason": "Supper."})
    live = local.services.host.peek(campaign)
    assert live is not None
    local.services.host.dismiss(live)

    assert browser.page(campaign, "red")["campaign"]["paused"] is True


def test_an_umpires_seat_change_lets_a_computer_play_on(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, _ = browser.when_asked(campaign, *SEATS)
    others = [other for other in SEATS if other != seat]

    reply = browser.post(
        f"/api/campaigns/{campaign}/umpire/seat", {"seat": seat, "holder": "squire", "reason": "He is away."}
    )

    assert reply.status_code == 200
    assert browser.when_asked(campaign, *others)[0] in others
    assert browser.get(f"/api/campaigns/{campaign}", seat=seat).status_code == 403


def test_an_unknown_computer_player_is_refused(browser: Browser) -> None:
    campaign = browser.begin("human", "human")

    reply = browser.post(
        f"/api/campaigns/{campaign}/umpire/seat", {"seat": "red", "holder": "oracle", "reason": "Try."}
    )

    assert (reply.status_code, reply.json()["error"]) == (422, "player-unknown")


def test_an_answer_without_dice_is_taken_back_freely(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, page = browser.when_asked(campaign, *SEATS)
    offer = browser.answer(campaign, seat).json()["undo"]

    reply = browser.post(f"/api/campaigns/{campaign}/undo", {"to": offer["to"]}, seat=seat)

    assert reply.status_code == 200
    assert [asked["what"] for asked in reply.json()["questions"]] == [asked["what"] for asked in page["questions"]]


def test_what_lies_before_the_checkpoint_is_taken_back_too(local: House, browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, _ = browser.when_asked(campaign, *SEATS)
    offer = browser.answer(campaign, seat).json()["undo"]
    live = local.services.host.peek(campaign)
    assert live is not None
    local.services.host.dismiss(live)  # opened again it begins at its last checkpoint

    reply = browser.post(f"/api/campaigns/{campaign}/umpire/undo", {"to": offer["to"], "reason": "A slip."})

    assert reply.status_code == 200


def test_real_dice_are_asked_for_and_typed(browser: Browser) -> None:
    campaign = browser.begin("human", "human", dice="table")
    for _ in range(200):
        pages = {seat: browser.page(campaign, seat) for seat in ("red", "blue")}
        wanted = next((page["roll"] for page in pages.values() if page["roll"]), None)
        if wanted is not None:
            break
        seat = next(seat for seat, page in pages.items() if page["questions"])
        assert browser.answer(campaign, seat).status_code == 200
    assert wanted is not None
    seat = wanted["who"] or "red"

    token = pages[seat]["me"]["token"]
    home, faces = f"/api/campaigns/{campaign}/dice", [1] * wanted["count"]
    wrong = browser.post(home, {"dice": [99], "token": token}, seat=seat)
    right = browser.post(home, {"dice": faces, "token": token}, seat=seat)
    again = browser.post(home, {"dice": faces, "token": token}, seat=seat)  # a doubled click

    assert (wrong.status_code, right.status_code) == (422, 200)
    assert (again.status_code, again.json()["error"]) == (409, "kernel-stale-dice")


@pytest.mark.parametrize(
    ("route", "given"),
    [
        ("answers", {"what": "realm.capital", "answer": "A1"}),
        ("dice", {"dice": [1]}),
        ("umpire/answer", {"seat": "red", "what": "realm.capital", "answer": "A1", "reason": "Away."}),
    ],
)
def test_whatever_is_answered_says_which_page_it_came_from(browser: Browser, route: str, given: dict[str, Any]) -> None:
    campaign = browser.begin("human", "human")
    reply = browser.post(f"/api/campaigns/{campaign}/{route}", given, seat="umpire" if "umpire" in route else "red")

    assert reply.status_code == 400
    assert "token" in reply.json()["message"]


def test_a_doubled_click_of_the_umpire_counts_once(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, _ = browser.when_asked(campaign, *SEATS)
    given = browser.legal(campaign, seat) | {"seat": seat, "reason": "Away."}

    first, second = (browser.post(f"/api/campaigns/{campaign}/umpire/answer", given) for _ in range(2))

    assert (first.status_code, second.status_code) == (200, 409)
    assert second.json()["error"] == "kernel-stale"


def test_dice_that_nobody_asked_for_are_a_conflict(browser: Browser) -> None:
    campaign = browser.begin("human", "human")

    reply = browser.post(f"/api/campaigns/{campaign}/dice", {"dice": [3], "token": 0}, seat="red")

    assert (reply.status_code, reply.json()["error"]) == (409, "kernel-no-dice-wanted")


def test_a_standing_order_is_kept(browser: Browser) -> None:
    campaign = browser.begin("human", "human")

    reply = browser.post(f"/api/campaigns/{campaign}/orders", {"standing": "terms", "order": "never"}, seat="red")

    assert reply.status_code == 200


def test_why_not_is_told_to_whoever_is_asked(browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    seat, page = browser.when_asked(campaign, *SEATS)

    reply = browser.get(f"/api/campaigns/{campaign}/why", seat=seat, what=page["questions"][0]["what"], place="A1")

    assert set(reply.json()) == {"message", "rule"}


def test_halted_computer_players_wait_for_the_next_answer(browser: Browser) -> None:
    campaign = browser.begin("human", "squire", "squire")
    browser.when_asked(campaign, "red")

    assert browser.post(f"/api/campaigns/{campaign}/halt", seat="red").status_code == 200
    assert browser.answer(campaign, "red").status_code == 200
    assert browser.when_asked(campaign, "red")[1]["questions"]


def test_what_happens_in_secret_does_not_move_another_viewers_revision(local: House, browser: Browser) -> None:
    campaign = browser.begin("human", "human", "human")
    for _ in range(400):
        live = local.services.host.peek(campaign)
        assert live is not None
        secret = next((q for q in live.table.play.open.values() if q.secret and len(live.table.play.open) > 1), None)
        if secret is not None:
            break
        assert browser.answer(campaign, browser.when_asked(campaign, *SEATS)[0]).status_code == 200
    assert secret is not None
    onlooker = {seat: browser.page(campaign, seat)["campaign"]["revision"] for seat in SEATS if seat != secret.who}
    changed = browser.page(campaign, "umpire")["campaign"]["revision"]

    assert browser.answer(campaign, secret.who).status_code == 200

    after = {seat: browser.page(campaign, seat)["campaign"]["revision"] for seat in onlooker}
    views = {seat: live.table.view(seat).waiting for seat in onlooker}
    assert after == onlooker or any(secret.who not in waiting for waiting in views.values())
    assert browser.page(campaign, "umpire")["campaign"]["revision"] > changed
