"""Whatever is asked: the security headers, and one clear sentence in the reader's language."""

from __future__ import annotations

import pytest
from browsers import House

from gonfalon.server.headers import HEADERS
from gonfalon.store.archive import Archive

ASKED = [
    ("GET", "/"),
    ("HEAD", "/"),
    ("GET", "/healthz"),
    ("GET", "/metrics"),
    ("GET", "/api/nothing"),
    ("HEAD", "/api/nothing"),
    ("PUT", "/api/session"),
    ("GET", "/api/campaigns/none"),
    ("POST", "/api/campaigns"),
    ("GET", "/assets/../app.py"),
    ("GET", "/assets/none.js"),
]


@pytest.mark.parametrize(("method", "path"), ASKED)
def test_every_response_carries_the_security_headers(local: House, method: str, path: str) -> None:
    reply = local.browser().ask(method, path)

    told = {name: reply.headers.get(name.decode()) for name, _ in HEADERS}
    assert told == {name: value.decode() for name, value in HEADERS}


def test_the_policy_allows_no_inline_script_or_style(local: House) -> None:
    policy = local.browser().get("/").headers["content-security-policy"]

    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "script-src" not in policy  # nothing is allowed beside the default
    assert "style-src" not in policy


def test_an_unknown_address_of_the_interface_is_told_as_json(local: House) -> None:
    reply = local.browser().get("/api/nothing")

    assert reply.status_code == 404
    assert reply.json() == {"error": "server-no-page", "message": "There is nothing at this address.", "rule": ""}


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"params": {"lang": "nl"}}, "Op dit adres is niets."),
        ({"headers": {"Accept-Language": "fr, nl;q=0.8, en;q=0.5"}}, "Op dit adres is niets."),
        ({"headers": {"Accept-Language": "fr"}}, "There is nothing at this address."),
        ({"params": {"lang": "en"}, "headers": {"Accept-Language": "nl"}}, "There is nothing at this address."),
        ({"headers": {"Accept-Language": "nl;q=much"}}, "Op dit adres is niets."),
    ],
)
def test_a_reader_is_answered_in_his_language(local: House, asked: dict[str, object], sentence: str) -> None:
    assert local.browser().ask("GET", "/api/nothing", **asked).json()["message"] == sentence


def test_a_cookie_says_the_language_too(local: House) -> None:
    browser = local.browser()
    browser.cookies["lang"] = "nl"

    assert browser.get("/api/nothing").json()["message"] == "Op dit adres is niets."


def test_a_body_of_another_shape_is_told_with_its_field(local: House) -> None:
    reply = local.browser().post("/api/maps", {"players": "many"})

    assert reply.status_code == 400
    assert reply.json()["error"] == "server-malformed"
    assert "players" in reply.json()["message"]


def test_what_is_not_known_in_a_body_is_refused(local: House) -> None:
    assert local.browser().post("/api/maps", {"payers": 3}).status_code == 400


def test_a_body_that_is_too_large_is_refused_before_it_is_read(local: House) -> None:
    reply = local.browser().post("/api/maps", {"seed": "x" * 300_000})

    assert reply.status_code == 413
    assert reply.json()["error"] == "server-too-large"


def test_another_name_that_points_here_is_not_answered(local: House) -> None:
    reply = local.browser().ask("GET", "/api/session", headers={"Host": "evil.example"})

    assert (reply.status_code, reply.json()["error"]) == (403, "server-other-host")


def test_a_change_from_another_origin_is_refused(local: House) -> None:
    reply = local.browser().ask("POST", "/api/maps", {}, headers={"Origin": "https://evil.example"})

    assert (reply.status_code, reply.json()["error"]) == (403, "server-other-origin")


def test_a_change_from_our_own_page_is_taken(local: House) -> None:
    assert local.browser().ask("POST", "/api/maps", {}, headers={"Origin": local.base}).status_code == 200


def test_a_change_without_the_word_is_refused(local: House) -> None:
    reply = local.browser().ask("POST", "/api/maps", {}, headers={"X-Gonfalon-CSRF": "guess"})

    assert (reply.status_code, reply.json()["error"]) == (403, "csrf")


def test_our_own_mistakes_are_told_without_detail(local: House, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = local.browser()
    monkeypatch.delattr(local.services, "archive")

    reply = browser.get("/api/campaigns")

    assert reply.status_code == 500
    assert reply.json()["error"] == "server-our-mistake"
    assert "archive" not in reply.text


def test_whoever_has_the_operators_token_reads_the_metrics(archive: Archive) -> None:
    house = House(archive, "group", metrics_token="a long token")
    with house.client:
        person = house.browser("Ada")
        right = person.ask("GET", "/metrics", headers={"Authorization": "Bearer a long token"})
        wrong = [
            person.ask("GET", "/metrics", headers={"Authorization": given})
            for given in ("", "Bearer ", "Bearer another", "a long token")
        ]

    assert right.status_code == 200
    assert 'gonfalon_requests_total{status="2xx"}' in right.text
    assert "gonfalon_open_streams" in right.text
    assert {reply.status_code for reply in wrong} == {403}
    assert wrong[0].json()["error"] == "server-operator-only"


def test_metrics_do_not_move_with_what_somebody_does_at_a_campaign(archive: Archive) -> None:
    """Neither inputs are counted, nor those who change something apart from those who look."""
    house = House(archive, metrics_token="t")
    with house.client:
        person = house.browser()
        campaign = person.begin("human", "human")
        seat, _ = person.when_asked(campaign, "red", "blue")

        def counted() -> list[str]:
            told = person.ask("GET", "/metrics", headers={"Authorization": "Bearer t"}).text
            return [line for line in told.splitlines() if "_seconds_" not in line and not line.startswith("#")]

        counted()
        person.page(campaign, seat)
        looked = counted()
        person.answer(campaign, seat)
        acted = counted()

    assert [line.rpartition(" ")[0] for line in looked] == [line.rpartition(" ")[0] for line in acted]
    moved = [after for before, after in zip(looked, acted, strict=True) if before != after]
    assert [line.partition("{")[0] for line in moved] == ["gonfalon_requests_total"]


@pytest.mark.parametrize("path", ["/c/some-campaign", "/rules/ME-MAP-03", "/join/token", "/new"])
def test_every_address_of_the_page_gives_the_page(local: House, path: str) -> None:
    reply = local.browser().get(path)

    assert reply.headers["content-type"].startswith("text/")
    assert (reply.status_code == 200) == ("<!doctype html>" in reply.text.lower())
    assert reply.status_code == 200 or "npm run build" in reply.text


@pytest.mark.parametrize("path", ["/assets/..%2f..%2fapp.py", "/..%2fapp.py", "/assets/%00", "/assets/a\\b"])
def test_no_address_leads_out_of_the_folder_of_the_page(local: House, path: str) -> None:
    assert "route_handlers" not in local.browser().get(path).text
