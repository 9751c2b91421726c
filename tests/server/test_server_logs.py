"""What is written down: routes, times and places in the code; never a token, name, password, answer, seed or secret."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
from browsers import Browser, House

from gonfalon.kernel.messages import Refused
from gonfalon.server.logs import JsonLines
from gonfalon.server.schema import schema

MARK = "Zq7"  # stands in everything that nobody may read in a log
FITTING: dict[str, Any] = {
    "name": f"{MARK}name", "password": f"{MARK}password", "token": f"{MARK}token", "text": f"{MARK}letter",
    "reason": f"{MARK}reason", "what": f"{MARK}what", "answer": f"{MARK}answer", "seed": f"{MARK}seed",
    "seat": "red", "role": "ruler", "to": "blue", "ruleset": "mighty", "seats": [{}, {}], "change": {MARK: MARK},
    "dice": [1], "agree": True, "standing": MARK, "order": "ask", "types": False, "number": 1, "index": 0,
    "holder": "human", "paused": False,
}  # fmt: skip


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that is logged while a test runs, as the server writes it."""
    text, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonLines())
    monkeypatch.setattr(root, "handlers", [handler])
    monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)  # the test's own browser
    before = root.level
    root.setLevel(logging.DEBUG)
    yield text
    root.setLevel(before)


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def body_of(operation: dict[str, Any], shapes: dict[str, Any]) -> dict[str, Any] | None:
    content = operation.get("requestBody", {}).get("content", {})
    found = next((one["schema"].get("$ref", "").rpartition("/")[2] for one in content.values()), "")
    needed = shapes.get(found, {})
    wanted = {*needed.get("required", ()), *({"seed", "token"} & set(needed.get("properties", {})))}
    return {name: FITTING[name] for name in wanted} if content else None


@pytest.mark.parametrize("mode", ["local", "group"])
def test_no_route_writes_down_what_it_was_told(request: pytest.FixtureRequest, written: io.StringIO, mode: str) -> None:
    house: House = request.getfixturevalue(mode)
    browser = house.browser(f"{MARK}ann" if mode == "group" else "")
    told, campaign = schema(), browser.begin("human", "human", name=f"{MARK}war", seed=f"{MARK}seed")
    secret = house.services.archive.load(campaign).campaign.secret
    asked = [(path, method, one) for path, ways in told["paths"].items() for method, one in ways.items()]
    for path, method, operation in sorted(asked, key=lambda one: one[1] == "delete"):
        address = re.sub(r"\{[^}]*\}", f"{MARK}path", path.replace("{id}", campaign).replace("{n}", "0"))
        query = {"seat": "red", "q": f"{MARK}q", "lang": MARK}
        way = "HEAD" if path.endswith("/stream") else method.upper()
        browser.ask(way, address, body_of(operation, told["components"]["schemas"]), params=query)
    for page in ("/", f"/join/{MARK}token", f"/c/{MARK}", f"/{MARK}.js", f"/api/{MARK}/{MARK}"):
        browser.get(page, name=MARK)

    text = written.getvalue()
    assert MARK not in text
    assert secret not in text
    assert browser.word not in text
    requests = [line for line in lines(written) if line["message"] == "request"]
    assert len(requests) > len(asked)
    assert {"/join/{token}", "/api/campaigns/{id}/answers", "-"} <= {line["route"] for line in requests}


def test_an_invitation_is_taken_up_without_a_trace_of_its_link(group: House, written: io.StringIO) -> None:
    ann, bob = group.browser("ann"), group.browser()
    campaign = ann.begin("human", "human")
    link = ann.post(f"/api/campaigns/{campaign}/invitations", {"role": "ruler", "seat": "blue"}).json()["link"]
    token = link.rpartition("/")[2]
    for method in ("GET", "HEAD"):
        bob.ask(method, f"/join/{token}")
    assert bob.post("/api/join", {"token": token, "name": f"{MARK}bob"}).status_code == 200

    assert token not in written.getvalue()
    assert MARK not in written.getvalue()


def test_our_own_mistakes_are_written_down_by_their_place_and_not_their_text(
    local: House, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = local.browser()

    def fails(*_: object) -> None:
        raise KeyError(f"{MARK}answer") from ValueError(f"{MARK}seed")

    monkeypatch.setattr(local.services.archive, "cards", fails)
    assert browser.get("/api/campaigns").status_code == 500

    told = next(line for line in lines(written) if line["level"] == "error")
    assert told["route"] == "/api/campaigns"
    assert any("test_server_logs.py" in place for place in told["trace"])
    assert [one for one in told["trace"] if one.endswith("Error")] == ["ValueError", "KeyError"]
    assert MARK not in written.getvalue()


def test_of_what_libraries_say_only_what_is_always_the_same_is_kept(written: io.StringIO) -> None:
    logging.getLogger("asyncio").error(f"Task exception was never retrieved\nfuture: <Task {MARK}>")
    logging.getLogger("uvicorn.error").warning("Client %s said %s", "10.0.0.1", MARK)

    assert [line["message"] for line in lines(written)] == [
        "Task exception was never retrieved",
        "Client %s said %s",
    ]


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("store-fault", {"file": "/srv/war/gonfalon.sqlite", "problem": "disk full at /srv"}),
        ("store-damaged", {"file": "/srv/war/gonfalon.sqlite", "problem": "malformed"}),
        ("store-no-folder", {"folder": "/srv/war/gonfalon.sqlite", "problem": "gone"}),
    ],
)
def test_a_fault_of_the_archive_names_its_file_in_the_log_and_to_nobody_else(
    local: House, written: io.StringIO, monkeypatch: pytest.MonkeyPatch, key: str, args: dict[str, str]
) -> None:
    browser: Browser = local.browser()

    def fails(*_: object) -> None:
        raise Refused.of(key, **args)

    monkeypatch.setattr(local.services.archive, "cards", fails)
    for lang, sentence in (("en", "cannot be read or written"), ("nl", "gelezen of geschreven")):
        reply = browser.get("/api/campaigns", lang=lang)
        assert (reply.status_code, reply.json()["error"]) == (503, key)
        assert sentence in reply.json()["message"]
        assert "/srv" not in reply.text

    assert "/srv/war/gonfalon.sqlite" in written.getvalue()
