"""For every route and every role: what is forbidden is forbidden. A route that is not in the table fails the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from browsers import Browser, House

from gonfalon.store.archive import Archive

EVERYBODY = ("owner", "ruler", "other", "commander", "umpire", "spectator", "stranger", "signed out")
KNOWN = EVERYBODY[:-1]  # have an account
HERE = EVERYBODY[:-2]  # are at the campaign
SEATED = ("owner", "ruler", "other", "commander")
C = "/api/campaigns/{id}"

# Who may, by the eyes he asks for: the seat blue, the umpire's chair, or none.
SEE = {"": HERE, "blue": ("ruler", "commander", "umpire"), "umpire": ("umpire",)}
PLAY = {"": (), "blue": ("ruler", "commander"), "umpire": ()}
STEER = {"": (*SEATED, "umpire"), "blue": ("ruler", "commander"), "umpire": ("umpire",)}
UMPIRE = {"": ("umpire",), "blue": (), "umpire": ("umpire",)}
OWN = {"": ("owner",), "blue": (), "umpire": ()}
PERSON = {"": KNOWN}
ANYBODY = {"": EVERYBODY}
OPERATOR: dict[str, tuple[str, ...]] = {"": ()}  # is none of these: see the tests of the metrics

TABLE: dict[tuple[str, str], dict[str, tuple[str, ...]]] = {
    ("GET", "/"): ANYBODY,
    ("GET", "/{path}"): ANYBODY,
    ("GET", "/join/{token}"): ANYBODY,
    ("GET", "/assets/{path}"): ANYBODY,
    ("GET", "/healthz"): ANYBODY,
    ("GET", "/metrics"): OPERATOR,
    ("GET", "/api/session"): ANYBODY,
    ("POST", "/api/session"): ANYBODY,
    ("DELETE", "/api/session"): ANYBODY,
    ("POST", "/api/accounts"): ANYBODY,
    ("POST", "/api/join"): ANYBODY,
    ("GET", "/api/rulesets"): ANYBODY,
    ("GET", "/api/rules"): ANYBODY,
    ("GET", "/api/rules/{clause_id}"): ANYBODY,
    ("GET", "/api/tiles/{design}/{turn}"): PERSON,
    ("POST", "/api/maps"): PERSON,
    ("POST", "/api/maps/tiled"): PERSON,
    ("GET", "/api/campaigns"): PERSON,
    ("POST", "/api/campaigns"): PERSON,
    ("POST", "/api/campaigns/quick"): PERSON,
    ("POST", "/api/campaigns/import"): PERSON,
    ("GET", C): SEE,
    ("PATCH", C): OWN,
    ("DELETE", C): OWN,
    ("POST", f"{C}/go-on"): OWN,
    ("GET", f"{C}/export"): SEE,
    ("GET", f"{C}/terrain.svg"): SEE,
    ("GET", f"{C}/pieces.svg"): SEE,
    ("GET", f"{C}/log"): SEE,
    ("GET", f"{C}/why"): PLAY,
    ("POST", f"{C}/answers"): PLAY,
    ("POST", f"{C}/dice"): PLAY,
    ("POST", f"{C}/undo"): PLAY,
    ("POST", f"{C}/undo/consent"): PLAY,
    ("POST", f"{C}/orders"): PLAY,
    ("POST", f"{C}/seat"): PLAY,
    ("POST", f"{C}/halt"): STEER,
    ("GET", f"{C}/umpire/docket"): UMPIRE,
    ("GET", f"{C}/umpire/corrections"): UMPIRE,
    ("POST", f"{C}/umpire/correct"): UMPIRE,
    ("POST", f"{C}/umpire/answer"): UMPIRE,
    ("POST", f"{C}/umpire/reroll"): UMPIRE,
    ("POST", f"{C}/umpire/undo"): UMPIRE,
    ("POST", f"{C}/umpire/seat"): UMPIRE,
    ("POST", f"{C}/umpire/pause"): UMPIRE,
    ("GET", f"{C}/replay"): SEE,
    ("GET", f"{C}/replay/{{n}}"): SEE,
    ("GET", f"{C}/replay/{{n}}/pieces.svg"): SEE,
    ("GET", f"{C}/replay/{{n}}/reasons"): SEE,
    ("GET", f"{C}/reasons"): SEE,
    ("GET", f"{C}/chronicle"): SEE,
    ("GET", f"{C}/chronicle/paper"): SEE,
    ("PUT", f"{C}/chronicle/{{key}}"): PLAY,
    ("POST", f"{C}/chronicle/pen"): PLAY,
    ("GET", f"{C}/messages"): PLAY,
    ("POST", f"{C}/messages"): PLAY,
    ("GET", f"{C}/people"): SEE,
    ("DELETE", f"{C}/people/{{person}}"): SEE,  # to whom, `test_server_company` says, as of invitations
    ("POST", f"{C}/people/{{person}}/link"): STEER,
    ("GET", f"{C}/invitations"): STEER,
    ("POST", f"{C}/invitations"): STEER,
    ("DELETE", f"{C}/invitations/{{invitation}}"): STEER,
    ("GET", f"{C}/stream"): SEE,
}
ELSEWHERE = (  # tested elsewhere: whoever may listen listens for ever, and who signs out is nobody afterwards
    ("GET", f"{C}/stream"),
    ("DELETE", "/api/session"),
)
FILLED = {
    "{n}": "0",
    "{key}": "1.1",
    "{invitation}": "none",
    "{clause_id}": "ME-MAP-03",
    "{path}": "somewhere",
    "{token}": "none",
}
FILLED |= {"{design}": "H01", "{turn}": "0"}  # a tile
FILLED |= {"{person}": "nobody"}


class Company(NamedTuple):
    """Everybody there can be at a campaign, each with a browser."""

    house: House
    people: dict[str, Browser]
    campaign: str

    def tell(self, method: str, path: str, role: str, seat: str) -> int:
        """The status with which that role is answered."""
        address = path.replace("{id}", self.campaign)
        for blank, filling in FILLED.items():
            address = address.replace(blank, filling)
        params = {"seat": seat} if seat else {}
        reply = self.people[role].ask(method, address, None if method == "GET" else {}, params=params)
        if reply.status_code >= 400:
            assert set(reply.json()) == {"error", "message", "rule"}, reply.text
        return int(reply.status_code)


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    """One campaign with somebody in every role, and two who are not there."""
    folder: Path = tmp_path_factory.mktemp("access")
    with Archive.open(folder) as archive:
        house = House(archive, "group")
        with house.client:
            people = {role: house.browser(role) for role in KNOWN} | {"signed out": house.browser()}
            campaign = people["owner"].begin("human", "human", "human")
            _invited(people, campaign)
            yield Company(house, people, campaign)


def _invited(people: dict[str, Browser], campaign: str) -> None:
    wishes = {
        "ruler": ("ruler", "blue"),
        "other": ("ruler", "yellow"),
        "commander": ("commander", "blue"),
        "umpire": ("umpire", ""),
        "spectator": ("spectator", ""),
    }
    for who, (role, seat) in wishes.items():
        inviting = "ruler" if role == "commander" else "owner"
        made = people[inviting].post(f"/api/campaigns/{campaign}/invitations", {"role": role, "seat": seat})
        token = made.json()["link"].rpartition("/")[2]
        assert people[who].post("/api/join", {"token": token}).status_code == 200


def routes(house: House) -> set[tuple[str, str]]:
    """Every route of the application, as the table writes it."""
    return {
        (method, route.path_format)
        for route in house.app.routes
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }


def test_every_route_is_in_the_table(company: Company) -> None:
    assert routes(company.house) == set(TABLE)


CASES = [(method, path, seat) for (method, path), eyes in TABLE.items() for seat in eyes]


@pytest.mark.parametrize(("method", "path", "seat"), CASES)
def test_what_is_forbidden_is_forbidden(company: Company, method: str, path: str, seat: str) -> None:
    allowed = TABLE[method, path][seat]

    told = {role: company.tell(method, path, role, seat) for role in EVERYBODY if role not in allowed}

    expected = {role: _refusal(role, path) for role in told}
    assert told == expected


def _refusal(role: str, path: str) -> int:
    if path == "/metrics":
        return 403  # also to whoever has not signed in: signing in would not help
    if role == "signed out":
        return 401
    return 404 if role == "stranger" and path.startswith(C) else 403


@pytest.mark.parametrize(("method", "path", "seat"), [case for case in CASES if case[:2] not in ELSEWHERE])
def test_what_is_allowed_is_not_forbidden(company: Company, method: str, path: str, seat: str) -> None:
    if (method, path) == ("DELETE", C):
        company = company._replace(campaign=company.people["owner"].begin("human", "human"))

    told = {role: company.tell(method, path, role, seat) for role in TABLE[method, path][seat]}

    refused = {role: status for role, status in told.items() if status in (401, 403) or status >= 500}
    assert refused == {}


def test_a_stranger_does_not_learn_that_a_campaign_exists(company: Company) -> None:
    stranger = company.people["stranger"]

    real = stranger.get(f"/api/campaigns/{company.campaign}").json()
    unreal = stranger.get("/api/campaigns/nowhere").json()

    assert real["error"] == unreal["error"]
    assert real["message"].replace(company.campaign, "nowhere") == unreal["message"]
