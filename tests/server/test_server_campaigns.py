"""Campaigns as a whole: begun, listed, renamed, deleted, taken away as a file and brought back."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import Any

import pytest
from browsers import Browser, House

from gonfalon.server.routes.lobby import MOST_FILE
from gonfalon.store.files import unpacked
from gonfalon.world.survey import survey
from gonfalon.world.tiled import tiled_bytes

SEATS = ("red", "blue", "yellow")


def brought(browser: Browser, data: bytes, **params: str) -> Any:
    headers = {"Content-Type": "application/octet-stream"}
    return browser.ask("POST", "/api/campaigns/import", content=data, headers=headers, params=params)


def listed(browser: Browser, campaign: str) -> Any:
    return next(card for card in browser.get("/api/campaigns").json() if card["id"] == campaign)


def test_a_quick_campaign_is_one_click(local: House) -> None:
    browser = local.browser()

    campaign = browser.post("/api/campaigns/quick").json()["id"]

    page = browser.when_asked(campaign, "red")[1]
    assert page["campaign"]["name"].startswith("The war for ")
    assert [realm["holder"] == "human" for realm in page["realms"]].count(True) == 1


def test_a_campaign_in_the_list_says_whose_turn_it_is(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "squire", name="The long war")
    browser.when_asked(campaign, "red")

    card = listed(browser, campaign)

    assert (card["name"], card["yours"], card["seats"]) == ("The long war", True, ["red"])
    assert card["waiting"][0]["seat"] == "red"


def test_a_closed_campaign_is_listed_with_what_happened_lately(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "squire")
    live = local.services.host.peek(campaign)
    assert live is not None
    local.services.host.dismiss(live)

    card = listed(browser, campaign)

    assert card["seats"] == ["red"]
    assert card["recap"]


def test_everybody_sees_only_his_own_campaigns(group: House) -> None:
    ada, grace = group.browser("Ada"), group.browser("Grace")
    campaign = ada.begin("human", "human")

    assert [card["id"] for card in ada.get("/api/campaigns").json()] == [campaign]
    assert grace.get("/api/campaigns").json() == []


def test_an_owner_renames_his_campaign(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human")

    browser.ask("PATCH", f"/api/campaigns/{campaign}", {"name": "Another war"})

    assert browser.page(campaign, "red")["campaign"]["name"] == "Another war"
    assert listed(browser, campaign)["name"] == "Another war"


def test_a_deleted_campaign_is_gone(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human")

    assert browser.ask("DELETE", f"/api/campaigns/{campaign}").status_code == 204

    reply = browser.get(f"/api/campaigns/{campaign}")
    assert (reply.status_code, reply.json()["error"]) == (404, "store-no-campaign")


@pytest.mark.parametrize(
    "wish",
    [
        {"ruleset": "chess"},
        {"seats": [{"holder": "human"}, {"holder": "oracle"}]},
        {"settings": {"points": 1}},
        {"settings": {"nonsense": True}},
        {"map_id": "never-brought"},
        {"seats": [{"race": "martians"}, {}]},
    ],
)
def test_a_wish_that_cannot_be_is_refused(local: House, wish: dict[str, Any]) -> None:
    body = {"ruleset": "mighty", "name": "A war", "seats": [{}, {}]} | wish

    reply = local.browser().post("/api/campaigns", body)

    assert reply.status_code in (404, 422)
    assert reply.json()["message"]


def test_a_person_who_says_his_name_is_called_by_it(local: House) -> None:
    browser = local.browser()
    seats = [{"holder": "human", "name": "Ada"}, {"holder": "human", "name": "Grace"}]
    campaign = browser.post("/api/campaigns", {"ruleset": "mighty", "name": "A war", "seats": seats}).json()["id"]

    page = browser.page(campaign, "red")

    assert {realm["seat"]: realm["ruler"] for realm in page["realms"]} == {"red": "Ada", "blue": "Grace"}


# --- worlds ----------------------------------------------------------------------------------------------


def test_a_world_can_be_looked_at_and_rolled_again(local: House) -> None:
    browser = local.browser()

    one = browser.post("/api/maps", {"players": 3}).json()
    same = browser.post("/api/maps", {"players": 3, "seed": one["seed"]}).json()
    other = browser.post("/api/maps", {"players": 3}).json()

    assert one["svg"].startswith("<svg")
    assert same["svg"] == one["svg"]
    assert other["seed"] != one["seed"]


@pytest.mark.parametrize("kind", ["tmj", "tmx"])
def test_a_campaign_is_begun_on_a_map_made_with_tiled(local: House, kind: str) -> None:
    browser, board = local.browser(), survey("a map of mine", 3)
    data = tiled_bytes(board, kind)

    brought = browser.ask("POST", "/api/maps/tiled", content=data).json()
    campaign = browser.begin("human", "human", "human", map_id=brought["map_id"])

    assert set(browser.page(campaign, "red")["places"]) == set(board.places)


def test_what_is_no_map_is_refused(local: House) -> None:
    reply = local.browser().ask("POST", "/api/maps/tiled", content=b"\x00\x01\x02")

    assert 400 <= reply.status_code < 500
    assert reply.json()["message"]


# --- files -----------------------------------------------------------------------------------------------


def test_a_campaign_goes_out_as_a_file_and_comes_back(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "squire", "squire")
    browser.when_asked(campaign, "red")
    browser.answer(campaign, "red")
    _, page = browser.when_asked(campaign, "red")

    data = browser.get(f"/api/campaigns/{campaign}/export", seat="red").content
    again = brought(browser, data, name="The same war.gonfalon").json()["id"]

    assert browser.page(again, "red")["questions"] == page["questions"]
    assert browser.page(again, "red")["campaign"]["name"] == "The same war"


def test_a_player_takes_away_only_what_he_knows(group: House) -> None:
    ada = group.browser("Ada")
    campaign = ada.begin("human", "squire")
    ada.when_asked(campaign, "red")

    data = ada.get(f"/api/campaigns/{campaign}/export", seat="red").content

    with zipfile.ZipFile(BytesIO(data)) as pack:
        assert b'"secret"' not in pack.read("campaign.json")
        assert b'"blue"' not in pack.read("inputs.jsonl")
    assert brought(ada, data).json()["error"] == "campaign-view-only"


def test_an_umpire_takes_away_everything(group: House, tmp_path: Any) -> None:
    ada = group.browser("Ada")
    campaign = ada.begin("human", "human", role="umpire")

    data = ada.get(f"/api/campaigns/{campaign}/export", seat="umpire").content

    assert unpacked(BytesIO(data), tmp_path / "all.gonfalon").campaign.secret


def test_whoever_brings_a_whole_file_is_its_umpire(group: House) -> None:
    ada, grace = group.browser("Ada"), group.browser("Grace")
    campaign = ada.begin("human", "human", role="umpire")
    data = ada.get(f"/api/campaigns/{campaign}/export", seat="umpire").content

    again = brought(grace, data).json()["id"]

    assert grace.page(again, "umpire")["me"]["role"] == "umpire"
    assert grace.get(f"/api/campaigns/{again}", seat="red").status_code == 200
    assert grace.post(f"/api/campaigns/{again}/answers?seat=red", {}).status_code in (400, 403)


def test_a_file_that_is_none_is_refused_without_a_path_of_ours(local: House) -> None:
    reply = brought(local.browser(), b"PK not really")

    assert reply.status_code == 400
    assert "/" not in reply.json()["message"]


def test_a_damaged_file_is_refused(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human")
    data = bytearray(browser.get(f"/api/campaigns/{campaign}/export", seat="red").content)
    data[len(data) // 2] ^= 0xFF

    reply = brought(browser, bytes(data))

    assert 400 <= reply.status_code < 500


def test_a_huge_file_is_refused(local: House) -> None:
    reply = brought(local.browser(), b"\0" * (MOST_FILE + 1))

    assert (reply.status_code, reply.json()["error"]) == (413, "server-too-large")


# --- looking back ----------------------------------------------------------------------------------------


def test_a_campaign_can_be_looked_back_on(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "squire", "squire")
    while listed(browser, campaign)["month"] < 1:
        browser.when_asked(campaign, "red")
        assert browser.answer(campaign, "red").status_code == 200

    replay = browser.get(f"/api/campaigns/{campaign}/replay", seat="red").json()
    first = browser.get(f"/api/campaigns/{campaign}/replay/0", seat="red").json()
    drawn = browser.get(f"/api/campaigns/{campaign}/replay/0/pieces.svg", seat="red")

    assert [frame["n"] for frame in replay["frames"]] == list(range(len(replay["frames"])))
    assert {series["key"] for series in replay["series"]} == {"tiles", "strength", "revenue"}
    assert first["questions"] == []
    assert drawn.text.startswith("<svg")


def test_a_page_of_the_replay_that_is_not_there_is_unknown(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human")

    assert browser.get(f"/api/campaigns/{campaign}/replay/99", seat="red").status_code == 404


def test_terrain_may_be_kept_for_ever_under_its_fingerprint(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human")
    path = f"/api/campaigns/{campaign}/terrain.svg"

    own = browser.page(campaign, "red")["world"]["v"]
    kept, asked, odd = browser.get(path, v=own), browser.get(path), browser.get(path, v="fingerprint")

    assert "immutable" in kept.headers["cache-control"]
    assert asked.headers["cache-control"] == odd.headers["cache-control"] == "no-store"
    assert asked.text == odd.text == kept.text


def test_the_chronicle_is_read_and_written(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human", "human")
    for _ in range(6):
        browser.answer(campaign, browser.when_asked(campaign, *SEATS)[0])
    path = f"/api/campaigns/{campaign}/chronicle"
    book = browser.get(path, seat="red").json()
    key = book["years"][0]["entries"][0]["key"]

    wrote = browser.ask("PUT", f"{path}/{key}", {"text": "It rained."}, params={"seat": book["pen"]})
    paper = browser.get(f"{path}/paper", seat="red", form="md")

    assert "It rained." in wrote.text
    assert "It rained." in paper.text


def test_older_entries_of_the_log_come_in_pieces(local: House) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "squire", "squire")
    browser.when_asked(campaign, "red")
    path = f"/api/campaigns/{campaign}/log"
    newest = browser.get(path, seat="red").json()

    older = browser.get(path, seat="red", before=newest[-1]["n"], limit=1).json()

    assert len(older) == 1
    assert older[0]["n"] < newest[-1]["n"]


# --- the rules -------------------------------------------------------------------------------------------


def test_the_rules_can_be_searched(local: House) -> None:
    sections = local.browser().get("/api/rules", ruleset="mighty", q="siege").json()

    assert sections
    assert all("siege" in str(section).lower() for section in sections)


def test_one_clause_is_found_by_its_id(local: House) -> None:
    browser = local.browser()

    assert browser.get("/api/rules/ME-MAP-03").json()["id"] == "ME-MAP-03"
    assert browser.get("/api/rules/ME-MAP-99").status_code == 404


def test_the_rule_sets_tell_their_settings(local: House) -> None:
    found = local.browser().get("/api/rulesets").json()

    assert {"mighty", "valhalla"} <= {one["name"] for one in found["rulesets"]}
    assert "squire" in {one["name"] for one in found["players"]}
