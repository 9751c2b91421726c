"""Whatever is malformed is told in a sentence, to whomever, at every address: nothing of it is a mistake of ours."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from browsers import Browser, House

from gonfalon.rulesets.mighty.settings import Settings as Mighty
from gonfalon.rulesets.valhalla.settings import Settings as Valhalla
from gonfalon.server.schema import schema
from gonfalon.server.sessions import COOKIE
from gonfalon.store.archive import Archive

NOWHERE = "x"  # no campaign has this id
STREAM = "/api/campaigns/{id}/stream"
SEED, A_ROUTE = "malformed", 40  # bodies of each route, drawn from all that there are
DEEP = "[" * 100_000
NO_JSON = [
    b"",
    b"{",
    b"\xff\xfe",
    b'"\xff"',
    b'{"name": "\xc3\x28"}',
    b"NaN",
    b"null",
    b"[]",
    b"1" * 5000,
    DEEP.encode(),
]
ODD = [
    "[1]", "{}", "NaN", "Infinity", "1e999", "-1", "0.5", "9" * 400, "null", "true", '""', '"x"', '"\\ud800"',
    '"\\u0000"', "[[]]", '{"a": {"b": 1}}', '{"\\u0000": 1}', '"' + "x" * 10_000 + '"', "[" * 200 + "]" * 200, DEEP,
]  # fmt: skip
KINDS = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""]
FITTING = {  # a value for each field that must be there
    "name": '"x"', "password": '"12345678901"', "role": '"umpire"', "token": '0', "ruleset": '"mighty"',
    "seats": "[{},{},{},{}]", "what": '"realm.capital"', "answer": '"A1"', "dice": "[1]", "to": "1", "agree": "true",
    "standing": '"x"', "order": '"ask"', "types": "true", "text": '"x"', "change": "{}", "reason": '"x"',
    "seat": '"red"', "number": "1", "index": "0", "holder": '"human"', "paused": "false",
}  # fmt: skip
CORRECTED = ["tile", "owner", "realm", "crowns", "banner", "points", "baggage", "place", "half", "location", "kind"]


class Route(NamedTuple):
    method: str
    path: str
    fields: tuple[str, ...]
    needed: tuple[str, ...]


def routes() -> list[Route]:
    told = schema()
    return [_route(told, m, path, one) for path, ways in told["paths"].items() for m, one in ways.items()]


def _route(told: dict[str, Any], method: str, path: str, operation: dict[str, Any]) -> Route:
    content = operation.get("requestBody", {}).get("content", {})
    shape = next((one["schema"].get("$ref", "").rpartition("/")[2] for one in content.values()), "")
    found = told["components"]["schemas"].get(shape, {})
    return Route(method.upper(), path, tuple(found.get("properties", ())), tuple(found.get("required", ())))


def bodies(route: Route) -> list[bytes]:
    """Bodies that fit but for one thing, and bodies that are none."""
    spoilt = [_body(route, field, odd) for field in route.fields for odd in ODD]
    if "settings" in route.fields:
        spoilt += [_settings(rules, name, odd) for rules, names in RULES.items() for name in names for odd in ODD]
    if "change" in route.fields:
        spoilt += [_body(route, "change", f'{{"{a}": "red", "{b}": {odd}}}') for a, b, odd in CHANGES]
    chosen = random.Random(f"{SEED}{route.path}").sample(spoilt, min(len(spoilt), A_ROUTE))
    return [*NO_JSON, *chosen]


RULES = {"mighty": (*Mighty.__struct_fields__, "preset"), "valhalla": Valhalla.__struct_fields__}
CHANGES = [(a, b, odd) for a in CORRECTED for b in CORRECTED if a != b for odd in ODD]


def _body(route: Route, field: str, odd: str) -> bytes:
    fields = {name: FITTING[name] for name in route.needed} | {field: odd}
    return ("{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}").encode()


def _settings(rules: str, name: str, odd: str) -> bytes:
    return f'{{"ruleset":"{rules}","name":"x","seats":[{{}},{{}},{{}},{{}}],"settings":{{"{name}":{odd}}}}}'.encode()


ROUTES = routes()
WRITTEN = [route for route in ROUTES if route.method not in ("GET", "DELETE")]
READ = [route for route in ROUTES if route.method == "GET"]


@pytest.fixture(scope="module", params=["local", "group", "stranger"])
def somebody(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    """Whoever sits at the machine, the umpire of a group's campaign, and one who is not signed in."""
    with Archive.open(tmp_path_factory.mktemp("malformed")) as archive:
        house = House(archive, "local" if request.param == "local" else "group")
        with house.client:
            browser = house.browser("ann" if request.param == "group" else "")
            role = "umpire" if request.param == "group" else "ruler"
            yield browser, NOWHERE if request.param == "stranger" else browser.begin("human", "human", role=role)


def address(route: Route, campaign: str) -> str:
    return re.sub(r"\{[^}]*\}", "x", route.path.replace("{id}", campaign).replace("{n}", "0").replace("{turn}", "0"))


def seat(route: Route) -> dict[str, str]:
    return {"seat": "umpire" if "umpire" in route.path else "red"} if "{id}" in route.path else {}


@pytest.mark.parametrize("route", WRITTEN, ids=lambda route: f"{route.method} {route.path}")
def test_no_malformed_body_makes_the_server_fail(somebody: tuple[Browser, str], route: Route) -> None:
    browser, campaign = somebody
    kinds = random.Random(SEED)
    for body in bodies(route):
        asked: dict[str, Any] = {"content": body, "params": seat(route)}
        for kind in ("application/json", kinds.choice(KINDS)):
            reply = browser.ask(route.method, address(route, campaign), headers={"Content-Type": kind}, **asked)
            assert reply.status_code < 500, (body[:200], kind, reply.text)
            if campaign == NOWHERE:
                browser.cookies.pop(COOKIE, None)  # a stranger stays one, though some of this signs him up
            if reply.status_code >= 400:
                assert {"error", "message", "rule"} <= set(reply.json()), reply.text


@pytest.mark.parametrize("route", READ, ids=lambda route: route.path)
def test_no_malformed_query_makes_the_server_fail(somebody: tuple[Browser, str], route: Route) -> None:
    browser, campaign = somebody
    for query in ("seat=%ff%00", "seat=%ed%a0%80&lang=%00", "n=1e999&v=%00&q=%00&what=%00", "limit=NaN"):
        method = "HEAD" if route.path == STREAM else "GET"
        assert browser.ask(method, f"{address(route, campaign)}?{query}").status_code < 500


@pytest.mark.parametrize("body", [DEEP.encode(), b'{"a":' * 50_000, b'{"name": ' + b"[" * 17 + b"]" * 17 + b"}"])
def test_what_is_too_deep_is_said_to_be_so_before_anybody_has_signed_in(group: House, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    reply = group.browser().ask("POST", "/api/session", content=body, headers=headers, params={"lang": "nl"})

    assert reply.status_code == 400
    assert reply.json()["message"] == "Dit adres neemt iets anders aan: er zitten dingen in dingen, dieper dan 16."


@pytest.mark.parametrize("body", [b'{"name": "\xff", "password": "x"}', b'{"name": "\\u0000", "password": "x"}'])
def test_letters_that_cannot_be_written_down_are_said_to_be_so(group: House, body: bytes) -> None:
    reply = group.browser().ask("POST", "/api/session", content=body, headers={"Content-Type": "application/json"})

    assert reply.status_code == 400
    assert reply.json()["error"] == "server-malformed"


@pytest.mark.parametrize("preset", [[1], {}, 7, None, "x" * 90])
def test_a_preset_of_another_kind_is_refused_with_those_there_are(local: House, preset: object) -> None:
    wish = {"ruleset": "mighty", "name": "x", "seats": [{}, {}], "settings": {"preset": preset}}
    reply = local.browser().post("/api/campaigns", wish)

    assert (reply.status_code, reply.json()["error"]) == (422, "mighty-preset-unknown")
    assert "dutch" in reply.json()["message"]
    assert len(reply.json()["message"]) < 300


@pytest.mark.parametrize("route", READ, ids=lambda route: route.path)
def test_head_is_answered_wherever_get_is(local: House, route: Route) -> None:
    browser = local.browser()
    path = address(route, browser.begin("human", "human"))
    head = browser.ask("HEAD", path, params=seat(route))

    assert head.content == b""
    if route.path == STREAM:  # it would go on for ever, and does not
        assert (head.status_code, head.headers["content-type"]) == (200, "text/event-stream; charset=utf-8")
        return
    got = browser.ask("GET", path, params=seat(route))
    assert head.status_code == got.status_code
    assert set(head.headers) == set(got.headers)
    assert head.headers["content-type"] == got.headers["content-type"]


@pytest.mark.parametrize("path", ["/", "/join/token", "/healthz", "/nothing.js", "/api/nothing"])
def test_head_is_answered_for_the_page_too(local: House, path: str) -> None:
    browser = local.browser()

    assert browser.ask("HEAD", path).status_code == browser.get(path).status_code


ANSWERED = [
    "",
    "x",
    "\u00b2",
    "[" * 15_000,
    "9" * 15_000,
    "-1",
    "A1 A1 A1",
    "\u202e",
    -(2**63),
    2**64,
    [],
    [None],
    {},
    {"name": 1},
]
CHANGED = [["red"], {"a": 1}, 2**70, -1, 0.5, None, True, "", "\u202e"]


@pytest.mark.parametrize("ruleset", ["mighty", "valhalla"])
def test_no_odd_answer_or_correction_makes_the_server_fail(local: House, ruleset: str) -> None:
    browser = local.browser()
    campaign = browser.begin(*["human"] * 4, ruleset=ruleset)
    live = local.services.host.peek(campaign)
    assert live is not None
    home = f"/api/campaigns/{campaign}"
    for _ in range(12):
        (seat, what), *_ = live.table.play.open
        for odd in ANSWERED:
            given = {"what": what, "answer": odd, "token": live.table.token(seat)}
            reply = browser.post(f"{home}/answers", given, seat=seat)
            assert reply.status_code < 500, (what, odd, reply.text)
            if reply.status_code == 200:
                break  # some oddities are names
        else:
            assert browser.answer(campaign, seat).status_code == 200
    for fields in (
        ("tile", "owner"),
        ("realm", "crowns"),
        ("banner", "points"),
        ("banner", "place"),
        ("banner", "half"),
    ):
        for first, second in itertools.product(["A1", "red.1", *CHANGED[:2]], CHANGED):
            change = dict(zip(fields, (first, second), strict=True))
            reply = browser.post(f"{home}/umpire/correct", {"change": change, "reason": "To see."}, seat="umpire")
            assert reply.status_code < 500, (change, reply.text)
