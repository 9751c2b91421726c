"""The schema tells the wire's shapes, and nothing that fits it, or does not, makes the server fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from browsers import Browser, House
from hypothesis import HealthCheck, settings

from gonfalon.server.schema import schema
from gonfalon.store.archive import Archive

ENDLESS = "/api/campaigns/{id}/stream"
EXAMPLES = 4  # of each operation
TOLD = schemathesis.openapi.from_dict(schema())
ASKED = TOLD.exclude(path=ENDLESS)


@pytest.fixture(scope="module")
def owner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    """Somebody at a local table, who may do everything, and a campaign."""
    with Archive.open(tmp_path_factory.mktemp("schema")) as archive:
        house = House(archive)
        with house.client:
            browser = house.browser()
            yield browser, browser.begin("human", "human")


@ASKED.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_nothing_that_is_asked_makes_the_server_fail(case: schemathesis.Case, owner: tuple[Browser, str]) -> None:
    browser, campaign = owner
    if "id" in case.path_parameters and case.method != "DELETE":
        case.path_parameters["id"] = campaign
    if "{id}" in case.path and case.path_parameters.get("seat") is None and case.query is not None:
        case.query.setdefault("seat", "red")
    if case.path == "/api/maps" and isinstance(case.body, dict):
        case.body.pop("sets", None)  # four sets take seconds to lay, and no other code
    asked = case.as_transport_kwargs(base_url=browser.house.base)
    asked.pop("cookies", None)

    reply = browser.ask(asked.pop("method"), asked.pop("url"), asked.pop("json", None), **_httpx(asked))

    assert reply.status_code < 500, reply.text


def _httpx(asked: dict[str, Any]) -> dict[str, Any]:
    """What is meant for one HTTP library, for the other."""
    headers = {name: value for name, value in dict(asked.pop("headers", {})).items() if value.isascii()}
    data = asked.pop("data", None)
    content = {"content": data} if isinstance(data, (bytes, str)) else {"data": data} if data is not None else {}
    return {"headers": headers, "params": asked.pop("params", None), **content}


def test_the_shapes_of_the_page_are_in_the_schema() -> None:
    shapes = schema()["components"]["schemas"]

    assert {"TablePage", "Asked", "Option", "CampaignCard", "Problem"} <= set(shapes)
    assert "undo_requests" in shapes["TablePage"]["properties"]


def test_whatever_is_refused_is_told_in_one_shape() -> None:
    replies = [one["responses"] for path in schema()["paths"].values() for one in path.values()]

    assert all("Problem" in str(told["default"]) for told in replies)
