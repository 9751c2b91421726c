"""Laying by hand over the wire: a campaign begun so, the pictures of its tiles, and what is no tile."""

from __future__ import annotations

import pytest
from browsers import House


def test_a_campaign_begins_with_an_empty_table_and_grows_tile_by_tile(local: House) -> None:
    somebody = local.browser()
    home = f"/api/campaigns/{somebody.begin('human', 'human', lay_by_hand=True)}"
    red = somebody.get(home, seat="red").json()
    who = red["calendar"]["active"]
    told = red if who == "red" else somebody.get(home, seat=who).json()
    worlds = [told["world"]["v"]]

    for what in ("laying.pack", "laying.place"):
        answer = {"what": what, "answer": told["questions"][0]["suggestion"], "token": told["me"]["token"]}
        told = somebody.post(f"{home}/answers", answer, seat=who).json()
        worlds.append(told["world"]["v"])

    assert worlds[0] == worlds[1] != worlds[2]
    assert list(told["places"]) == ["A1"]
    assert somebody.get(f"{home}/terrain.svg", v=worlds[2]).text.startswith("<svg")
    assert somebody.get(f"{home}/chronicle", seat=who).status_code == 200


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_tile_has_a_picture_that_may_be_kept_for_ever(local: House, theme: str) -> None:
    reply = local.browser().get("/api/tiles/R10/2", theme=theme)

    assert reply.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in reply.headers["cache-control"]
    assert reply.text.startswith("<svg")


@pytest.mark.parametrize("tile", ["X99/0", "H01/6", "H01/-1", "H01/north"])
def test_what_is_no_tile_has_none(local: House, tile: str) -> None:
    assert local.browser().get(f"/api/tiles/{tile}").status_code in (400, 404)
