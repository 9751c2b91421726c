"""People: signing in and out, invitations that work once, letters nobody else learns of, consent to take back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from browsers import PASSWORD, Browser, House

from gonfalon.server.limits import Limits, Ration
from gonfalon.server.routes.people import LASTS
from gonfalon.store.archive import Archive


def invitation(owner: Browser, campaign: str, role: str = "ruler", seat: str = "blue") -> str:
    made = owner.post(f"/api/campaigns/{campaign}/invitations", {"role": role, "seat": seat})
    assert made.status_code == 201, made.text
    return str(made.json()["link"]).rpartition("/")[2]


def test_nobody_is_signed_in_at_first(group: House) -> None:
    session = group.browser().get("/api/session").json()

    assert (session["mode"], session["account"]) == ("group", None)


def test_whoever_signs_up_is_signed_in(group: House) -> None:
    ada = group.browser("Ada")

    assert ada.get("/api/session").json()["account"]["name"] == ada.name


def test_signing_in_and_out(group: House) -> None:
    name = group.browser("Ada").name
    ada = group.browser()

    entered = ada.post("/api/session", {"name": name.lower(), "password": PASSWORD})
    left = ada.ask("DELETE", "/api/session")

    assert entered.json()["account"]["name"] == name
    assert left.json()["account"] is None
    assert ada.get("/api/campaigns").status_code == 401


def test_a_session_that_was_ended_is_ended_everywhere(group: House) -> None:
    ada = group.browser("Ada")
    stolen = group.browser()
    stolen.cookies = dict(ada.cookies)

    ada.ask("DELETE", "/api/session")

    assert stolen.get("/api/campaigns").status_code == 401


def test_a_wrong_name_and_a_wrong_password_are_told_alike(group: House) -> None:
    ada = group.browser("Ada").name

    guessed = group.browser().post("/api/session", {"name": ada, "password": "a wrong password"})
    unknown = group.browser().post("/api/session", {"name": "Nobody", "password": PASSWORD})

    assert (guessed.status_code, guessed.json()["error"]) == (401, "server-wrong-password")
    assert guessed.json() == unknown.json()


def test_a_name_is_taken_once(group: House) -> None:
    ada = group.browser("Ada").name

    reply = group.browser().post("/api/accounts", {"name": ada.upper(), "password": PASSWORD})

    assert (reply.status_code, reply.json()["error"]) == (409, "store-name-taken")


def test_passwords_are_kept_as_argon2id(group: House) -> None:
    account = group.services.archive.people.named(group.browser("Ada").name)

    assert account is not None
    assert account.password.startswith("$argon2id$")


def test_cookies_are_for_us_alone(group: House) -> None:
    reply = group.browser().ask("POST", "/api/accounts", {"name": "Lovelace", "password": PASSWORD})

    for cookie in reply.headers.get_list("set-cookie"):
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "Secure" not in cookie


def test_cookies_are_secure_over_https(archive: Archive) -> None:
    house = House(archive, "group", public_url="https://table.example")
    with house.client:
        reply = house.browser().ask("POST", "/api/accounts", {"name": "Ada", "password": PASSWORD})

    assert all("Secure" in cookie for cookie in reply.headers.get_list("set-cookie"))


def test_a_forged_cookie_is_nobodys(group: House) -> None:
    ada = group.browser("Ada")
    ada.cookies["gonfalon_session"] = "x" + ada.cookies["gonfalon_session"]

    assert ada.get("/api/campaigns").status_code == 401


def test_the_word_of_another_browser_does_not_do(group: House) -> None:
    ada, other = group.browser("Ada"), group.browser()
    ada.word = other.word

    assert ada.post("/api/campaigns/quick").json()["error"] == "csrf"


def test_sign_up_can_be_closed(archive: Archive) -> None:
    house = House(archive, "group", sign_up=False)
    with house.client:
        reply = house.browser().post("/api/accounts", {"name": "Ada", "password": PASSWORD})

    assert (reply.status_code, reply.json()["error"]) == (403, "server-no-sign-up")


def test_there_are_no_accounts_at_a_local_table(local: House) -> None:
    reply = local.browser().post("/api/session", {"name": "admin", "password": "admin"})

    assert (reply.status_code, reply.json()["error"]) == (403, "server-no-accounts")


def test_whoever_tries_too_often_waits(group: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group.services, "limits", Limits({"sign-in": Ration(3, 0.5)}, clock=lambda: 100.0))
    browser = group.browser()
    given = {"name": "Ada", "password": "guess"}

    told = [browser.post("/api/session", given) for _ in range(4)]

    assert [reply.status_code for reply in told] == [401, 401, 401, 429]
    assert told[-1].headers["retry-after"] == "3"
    assert "3 seconds" in told[-1].json()["message"]


def test_a_ration_fills_with_time() -> None:
    now = [0.0]
    limits = Limits({"join": Ration(1, 1)}, clock=lambda: now[0])
    limits.take("join", "here")
    limits.take("join", "there")
    now[0] = 1.0

    limits.take("join", "here")


# --- invitations -----------------------------------------------------------------------------------------


def test_a_guest_joins_with_a_link_and_a_name(group: House) -> None:
    owner, guest = group.browser("Ada"), group.browser()
    campaign = owner.begin("human", "human")

    joined = guest.post("/api/join", {"token": invitation(owner, campaign), "name": "Grace"})

    assert joined.json() == {"campaign": campaign, "seat": "blue"}
    assert guest.page(campaign, "blue")["me"]["seats"] == ["blue"]
    assert {owner.name, "Grace"} == {one["name"] for one in owner.get(f"/api/campaigns/{campaign}/people").json()}


def test_an_invitation_works_once(group: House) -> None:
    owner = group.browser("Ada")
    campaign = owner.begin("human", "human")
    token = invitation(owner, campaign)
    group.browser("Grace").post("/api/join", {"token": token})

    reply = group.browser("Mallory").post("/api/join", {"token": token})

    assert (reply.status_code, reply.json()["error"]) == (410, "store-invitation-used")


def test_an_invitation_expires(tmp_path: Path) -> None:
    now = [datetime(2030, 1, 1, tzinfo=UTC)]
    with Archive.open(tmp_path / "data", now=lambda: now[0]) as archive:
        house = House(archive, "group")
        with house.client:
            owner = house.browser("Ada")
            token = invitation(owner, owner.begin("human", "human"))
            guest = house.browser("Grace")
            now[0] += LASTS + timedelta(minutes=1)
            reply = guest.post("/api/join", {"token": token})

    assert (reply.status_code, reply.json()["error"]) == (410, "store-invitation-late")


def test_a_wrong_link_is_told_so(group: House) -> None:
    reply = group.browser("Ada").post("/api/join", {"token": "no-such-token"})

    assert (reply.status_code, reply.json()["error"]) == (404, "store-no-invitation")


def test_an_invitation_can_be_withdrawn(group: House) -> None:
    owner = group.browser("Ada")
    campaign = owner.begin("human", "human")
    token = invitation(owner, campaign)
    [open_one] = owner.get(f"/api/campaigns/{campaign}/invitations").json()["open"]

    owner.ask("DELETE", f"/api/campaigns/{campaign}/invitations/{open_one['id']}")

    assert owner.get(f"/api/campaigns/{campaign}/invitations").json()["open"] == []
    assert group.browser("Grace").post("/api/join", {"token": token}).status_code == 404


def test_a_guest_without_a_name_is_asked_for_one_and_the_link_still_works(group: House) -> None:
    owner, guest = group.browser("Ada"), group.browser()
    token = invitation(owner, owner.begin("human", "human"))

    nameless = guest.post("/api/join", {"token": token})

    assert (nameless.status_code, nameless.json()["error"]) == (400, "server-say-your-name")
    assert guest.post("/api/join", {"token": token, "name": "Hedy"}).status_code == 200


@pytest.mark.parametrize("wish", [{"role": "ruler"}, {"role": "umpire", "seat": "blue"}])
def test_only_rulers_and_commanders_are_invited_to_a_seat(group: House, wish: dict[str, str]) -> None:
    owner = group.browser("Ada")
    campaign = owner.begin("human", "human")

    reply = owner.post(f"/api/campaigns/{campaign}/invitations", wish)

    assert (reply.status_code, reply.json()["error"]) == (400, "server-invite-what")


def test_nobody_is_invited_to_a_seat_that_is_not_there(group: House) -> None:
    owner = group.browser("Ada")
    campaign = owner.begin("human", "human")

    assert owner.post(f"/api/campaigns/{campaign}/invitations", {"role": "ruler", "seat": "gold"}).status_code == 404


def test_nobody_is_umpire_and_holds_a_seat(group: House) -> None:
    owner = group.browser("Ada")
    campaign = owner.begin("human", "human")

    reply = owner.post("/api/join", {"token": invitation(owner, campaign, "umpire", "")})

    assert (reply.status_code, reply.json()["error"]) == (409, "store-not-both")


def test_a_founder_can_be_umpire_instead(group: House) -> None:
    owner = group.browser("Ada")
    campaign = owner.begin("human", "human", role="umpire")

    assert owner.page(campaign, "umpire")["me"]["role"] == "umpire"
    assert owner.get(f"/api/campaigns/{campaign}", seat="red").status_code == 200


# --- letters ---------------------------------------------------------------------------------------------


@pytest.fixture
def three(group: House) -> tuple[str, dict[str, Browser]]:
    """A campaign of three people."""
    people = {"red": group.browser("Ada"), "blue": group.browser("Grace"), "yellow": group.browser("Mallory")}
    campaign = people["red"].begin("human", "human", "human")
    for seat in ("blue", "yellow"):
        people[seat].post("/api/join", {"token": invitation(people["red"], campaign, "ruler", seat)})
    return campaign, people


def test_a_letter_reaches_its_reader_and_nobody_else(three: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = three
    path = f"/api/campaigns/{campaign}/messages"
    before = {seat: people[seat].page(campaign, seat)["campaign"]["revision"] for seat in people}

    people["red"].post(path, {"to": "blue", "text": "Let us take the north together."}, seat="red")

    assert [one["text"] for one in people["blue"].get(path, seat="blue").json()] == ["Let us take the north together."]
    assert people["yellow"].get(path, seat="yellow").json() == []
    after = {seat: people[seat].page(campaign, seat)["campaign"]["revision"] for seat in people}
    assert after["blue"] > before["blue"]
    assert after["yellow"] == before["yellow"]


@pytest.mark.parametrize("reader", ["red", "gold", ""])
def test_a_letter_needs_another_ruler(three: tuple[str, dict[str, Browser]], reader: str) -> None:
    campaign, people = three

    reply = people["red"].post(f"/api/campaigns/{campaign}/messages", {"to": reader, "text": "Hm."}, seat="red")

    assert (reply.status_code, reply.json()["error"]) == (422, "server-no-reader")


# --- consent ---------------------------------------------------------------------------------------------


def _past_dice(campaign: str, people: dict[str, Browser]) -> tuple[str, int]:
    """Play until somebody's last answer needs the others' consent to be taken back: whose, and which."""
    for _ in range(400):
        for seat, person in people.items():
            page = person.page(campaign, seat)
            if page["undo"] and not page["undo"]["free"]:
                return seat, page["undo"]["to"]
            if page["questions"]:
                assert person.answer(campaign, seat).status_code == 200
    raise AssertionError("no dice fell")


def _request(person: Browser, campaign: str, seat: str, to: int) -> int:
    """Ask the others to let him take it back: the number of the request."""
    asked = person.post(f"/api/campaigns/{campaign}/undo", {"to": to, "ask": True}, seat=seat)
    (request,) = asked.json()["undo_requests"]
    return int(request["to"])


def _undone(page: Any) -> bool:
    """Does everybody read that something was taken back?"""
    return any(entry["kind"] == "undone" for entry in page["log"])


def test_taking_back_what_was_rolled_needs_the_others_consent(three: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = three
    seat, to = _past_dice(campaign, people)

    reply = people[seat].post(f"/api/campaigns/{campaign}/undo", {"to": to}, seat=seat)

    assert (reply.status_code, reply.json()["error"]) == (422, "kernel-undo-consent")
    assert all(other in reply.json()["message"] for other in people if other != seat)


def test_when_all_have_agreed_it_is_taken_back(three: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = three
    seat, to = _past_dice(campaign, people)
    others = [other for other in people if other != seat]

    number = _request(people[seat], campaign, seat, to)
    seen = [people[other].page(campaign, other)["undo_requests"] for other in others]
    for other in others:
        yes = {"to": number, "agree": True}
        agreed = people[other].post(f"/api/campaigns/{campaign}/undo/consent", yes, seat=other)
        assert agreed.status_code == 200

    request = {"to": number, "by": seat, "seats_missing": others}
    assert seen == [[request], [request]]
    after = people[seat].page(campaign, seat)
    assert after["undo_requests"] == []
    assert _undone(after)


def test_one_who_does_not_agree_ends_the_request(three: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = three
    seat, to = _past_dice(campaign, people)
    other = next(other for other in people if other != seat)
    number = _request(people[seat], campaign, seat, to)

    people[other].post(f"/api/campaigns/{campaign}/undo/consent", {"to": number, "agree": False}, seat=other)

    assert people[seat].page(campaign, seat)["undo_requests"] == []


def test_a_request_outlasts_the_server(group: House, three: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = three
    seat, to = _past_dice(campaign, people)
    first, second = (other for other in people if other != seat)
    number = _request(people[seat], campaign, seat, to)
    consent, yes = f"/api/campaigns/{campaign}/undo/consent", {"to": number, "agree": True}
    people[first].post(consent, yes, seat=first)

    live = group.services.host.peek(campaign)
    assert live is not None
    group.services.host.dismiss(live)
    again = people[second].page(campaign, second)["undo_requests"]
    people[second].post(consent, yes, seat=second)

    assert again == [{"to": number, "by": seat, "seats_missing": [second]}]
    after = people[seat].page(campaign, seat)
    assert after["undo_requests"] == []
    assert _undone(after)


def test_who_is_not_concerned_hears_of_no_request(three: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = three
    seat, to = _past_dice(campaign, people)
    before = people[seat].get(f"/api/campaigns/{campaign}").json()
    people[seat].post(f"/api/campaigns/{campaign}/undo", {"to": to, "ask": True}, seat=seat)

    onlooker = people[seat].get(f"/api/campaigns/{campaign}").json()

    assert onlooker == before  # its revision too
    assert onlooker["undo_requests"] == []


def test_nobody_can_say_that_the_others_agreed(three: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = three

    reply = people["red"].post(f"/api/campaigns/{campaign}/undo", {"to": 1, "agreed_by_all": True}, seat="red")

    assert (reply.status_code, reply.json()["error"]) == (403, "server-ask-each")


def test_round_one_screen_the_owner_says_that_all_agreed(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human", "human")
    seat, to = _past_dice(campaign, dict.fromkeys(("red", "blue", "yellow"), browser))

    reply = browser.post(f"/api/campaigns/{campaign}/undo", {"to": to, "agreed_by_all": True}, seat=seat)

    assert reply.status_code == 200
