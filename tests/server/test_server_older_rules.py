"""A campaign that older rules wrote: it stands still, says why, and goes on when its owner says so."""

from __future__ import annotations

import pytest
from browsers import Browser, House

from gonfalon.rulesets import registry
from gonfalon.rulesets.mighty.rules import Mighty


class Newer(Mighty):
    """A ruling has changed that is no setting."""

    version = "2"


@pytest.fixture
def table(group: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Browser, Browser, str]:
    """The owner, a guest who rules another realm, and their campaign as newer rules find it."""
    owner, guest = group.browser("owner"), group.browser("guest")
    campaign = owner.begin("human", "human")
    link = owner.post(f"/api/campaigns/{campaign}/invitations", {"role": "ruler", "seat": "blue"}).json()["link"]
    assert guest.post("/api/join", {"token": link.rsplit("/", 1)[1]}).status_code == 200
    live = group.services.host.peek(campaign)
    assert live is not None
    group.services.host.dismiss(live)
    newer = registry.described("mighty")._replace(playing=registry.playing("mighty")._replace(rules=Newer))
    monkeypatch.setitem(registry.REGISTER, "mighty", newer)
    return owner, guest, campaign


def test_it_says_why_it_stands_still_and_asks_nobody(table: tuple[Browser, Browser, str]) -> None:
    owner, guest, campaign = table

    page, other = owner.page(campaign, "red"), guest.page(campaign, "blue")

    assert "version 1" in page["campaign"]["stopped"]
    assert page["campaign"]["may_go_on"]
    assert not other["campaign"]["may_go_on"]
    assert page["questions"] == other["questions"] == []


def test_nobody_but_its_owner_lets_it_go_on(table: tuple[Browser, Browser, str]) -> None:
    owner, guest, campaign = table

    assert guest.post(f"/api/campaigns/{campaign}/go-on", {}).status_code == 403
    reply = owner.post(f"/api/campaigns/{campaign}/go-on", {"reason": "so be it"}, seat="red")

    assert reply.status_code == 200, reply.text
    assert reply.json()["campaign"]["stopped"] == ""
    assert any(entry["kind"] == "reread" for entry in guest.page(campaign, "blue")["log"])
    asked, seat = (owner, "red") if reply.json()["questions"] else (guest, "blue")
    assert asked.answer(campaign, seat).status_code == 200
    assert owner.post(f"/api/campaigns/{campaign}/go-on", {}, seat="red").status_code == 422
