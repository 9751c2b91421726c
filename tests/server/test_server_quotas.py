"""What one person may do and keep, and that he is told when it is enough; nobody rations his own machine."""

from __future__ import annotations

from typing import Any

import pytest
from browsers import GENEROUS, Browser, House

from gonfalon.server import atlas, founding, limits
from gonfalon.server.limits import QUOTAS, RATIONS, Limits, Ration
from gonfalon.world.survey import survey
from gonfalon.world.tiled import tiled_bytes

WISH = {"ruleset": "mighty", "name": "A war", "seats": [{}, {}], "seed": "7"}
PLAIN = {"Content-Type": "application/octet-stream"}
MAP = tiled_bytes(survey("7"), "tmj")
HOME = "/api/campaigns/{id}"
DEEDS: dict[str, tuple[str, str, Any]] = {  # how each is done once more
    "previews": ("POST", "/api/maps", {"seed": "7"}),
    "maps": ("POST", "/api/maps/tiled", MAP),
    "campaigns": ("POST", "/api/campaigns", WISH),
    "files": ("POST", "/api/campaigns/import", b"no file"),
    "letters": ("POST", f"{HOME}/messages", {"to": "blue", "text": "Hail."}),
    "pen": ("PUT", f"{HOME}/chronicle/1.before", {"text": "It rained."}),
    "invitations": ("POST", f"{HOME}/invitations", {"role": "ruler", "seat": "blue"}),
    "answers": ("POST", f"{HOME}/orders", {"standing": "toll", "order": "never"}),
    "sign-in": ("POST", "/api/session", {"name": "nobody", "password": "wrong"}),
    "sign-up": ("POST", "/api/accounts", {"name": "", "password": ""}),
    "join": ("POST", "/api/join", {"token": "none", "name": "x"}),
}


def done(browser: Browser, what: str, campaign: str, **params: str) -> Any:
    method, path, body = DEEDS[what]
    if what == "sign-up":
        body = {"name": f"new {next(browser.house.numbers)}", "password": "a long enough password"}
    asked: dict[str, Any] = {"params": {"seat": "red", **params}}
    if isinstance(body, bytes):
        return browser.ask(method, path, content=body, headers=PLAIN, **asked)
    return browser.ask(method, path.replace("{id}", campaign), body, **asked)


@pytest.fixture
def rationed(group: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A group's server at which everything may be done once, and time stands still."""
    one = dict.fromkeys(GENEROUS, Ration(1, 1 / 3600))
    monkeypatch.setattr(group.services, "limits", Limits(GENEROUS))
    monkeypatch.setattr(group, "once", Limits(one, lambda: 0.0), raising=False)
    return group


@pytest.mark.parametrize("what", RATIONS)
def test_whoever_does_a_thing_too_often_is_told_when_he_may_again(rationed: House, what: str) -> None:
    browser = rationed.browser("ann")
    campaign = browser.begin("human", "human")
    rationed.services.limits = rationed.once  # type: ignore[attr-defined]

    first, second = done(browser, what, campaign), done(browser, what, campaign, lang="nl")

    assert first.status_code != 429
    assert (second.status_code, second.json()["error"]) == (429, "server-often-enough")
    assert "60 minuten" in second.json()["message"] or "61 minuten" in second.json()["message"]
    assert int(second.headers["retry-after"]) > 3000


def test_another_person_has_a_ration_of_his_own(rationed: House) -> None:
    ann, bob = rationed.browser("ann"), rationed.browser("bob")
    rationed.services.limits = rationed.once  # type: ignore[attr-defined]
    assert [done(ann, "previews", "").status_code for _ in range(2)] == [200, 429]

    assert done(bob, "previews", "").status_code == 200


@pytest.mark.parametrize("what", ["previews", "maps", "campaigns", "letters", "answers"])
def test_whoever_sits_at_the_machine_is_not_rationed(local: House, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    browser = local.browser()
    campaign = browser.begin("human", "human")
    monkeypatch.setattr(local.services, "limits", Limits(dict.fromkeys(GENEROUS, Ration(1, 1 / 3600)), lambda: 0.0))

    assert 429 not in [done(browser, what, campaign).status_code for _ in range(3)]


# --- how many one may keep -------------------------------------------------------------------------------


@pytest.mark.parametrize("what", QUOTAS)
def test_whoever_has_as_many_as_he_may_is_told(group: House, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    browser = group.browser("ann")
    campaign = browser.begin("human", "human")
    if what in ("letters", "invitations"):
        assert done(browser, what, campaign).status_code == 201
    monkeypatch.setitem(limits.QUOTAS, what, 0 if what == "pen" else 1)  # a chronicle is empty at first

    told = {lang: done(browser, what, campaign, lang=lang) for lang in ("en", "nl")}

    assert {reply.status_code for reply in told.values()} == {409}
    assert {reply.json()["error"] for reply in told.values()} == {"server-quota"}
    assert told["en"].json()["message"] != told["nl"].json()["message"]


def test_no_file_is_brought_in_by_whoever_owns_enough(group: House, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = group.browser("ann")
    browser.begin("human", "human")
    monkeypatch.setitem(limits.QUOTAS, "campaigns", 1)

    assert done(browser, "files", "").json()["error"] == "server-quota"
    assert browser.post("/api/campaigns/quick", {}).json()["error"] == "server-quota"


def test_whoever_brings_many_maps_loses_his_own_first(group: House) -> None:
    ann, bob = group.browser("ann"), group.browser("bob")
    kept = done(bob, "maps", "").json()["map_id"]
    brought = [done(ann, "maps", "").json()["map_id"] for _ in range(atlas.MOST_EACH + 1)]

    assert bob.post("/api/campaigns", {**WISH, "map_id": kept}).status_code == 201
    assert ann.post("/api/campaigns", {**WISH, "map_id": brought[0]}).status_code == 404
    assert ann.post("/api/campaigns", {**WISH, "map_id": brought[1]}).status_code == 201


# --- how large a world may be ----------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [founding.MOST_SETS + 1, "20", 20.0])
@pytest.mark.parametrize("ruleset", ["mighty", "valhalla"])
def test_a_world_that_would_hold_up_a_group_is_not_laid(group: House, ruleset: str, sets: object) -> None:
    wish = {**WISH, "ruleset": ruleset, "seats": [{}] * 4, "settings": {"sets": sets}}
    reply = group.browser("ann").post("/api/campaigns", wish)

    assert (reply.status_code, reply.json()["error"]) == (422, "server-many-sets")


def test_a_map_that_would_hold_up_a_group_is_not_drawn(group: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gonfalon.server.routes.lobby.MOST_TILES", 50)
    reply = done(group.browser("ann"), "maps", "")

    assert (reply.status_code, reply.json()["error"]) == (422, "tiled-too-many-tiles")


@pytest.mark.parametrize(
    "settings",
    [{"seed": "x" * 50_000}, {"colours": ["red"] * 5000}, {"commanders": {f"c{n}": "red" for n in range(500)}}],
)
def test_no_setting_is_without_bounds(local: House, settings: dict[str, Any]) -> None:
    browser = local.browser()
    reply = browser.post("/api/campaigns", {**WISH, "settings": settings})

    assert reply.status_code == (201 if "seed" in settings else 422)  # the seed is said elsewhere in a wish
    assert browser.post("/api/campaigns", {**WISH, "seed": "x" * 101}).status_code == 400
