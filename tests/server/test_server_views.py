"""One answer, many open pages: the rules are asked once for each viewer what he may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from browsers import Browser, House

from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.seen import SeenWar
from gonfalon.rulesets.mighty.state import War
from gonfalon.server.access import LOCAL, Asker, Need, admitted
from gonfalon.server.live import LiveCampaign
from gonfalon.server.routes import stream

SEATS = ("red", "blue", "yellow")
Views = Counter[tuple[int, str]]


@pytest.fixture
def browser(local: House) -> Browser:
    return local.browser()


def live_of(house: House, campaign: str) -> LiveCampaign:
    live = house.services.host.peek(campaign)
    assert live is not None
    return live


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[LiveCampaign], Views]:
    """From now on the rules count whom they show a campaign to, and after which input."""

    def begin(live: LiveCampaign) -> Views:
        views, plain = Views(), Mighty.view

        def view(rules: Mighty, state: War, who: str) -> SeenWar:
            views[live.table.next_number, who] += 1
            return plain(rules, state, who)

        monkeypatch.setattr(Mighty, "view", view)
        return views

    return begin


@contextmanager
def open_page(house: House, live: LiveCampaign, seat: str) -> Iterator[Callable[[], Any]]:
    """Somebody's page that is kept up to date: what it is told next."""
    at = admitted(Asker(LOCAL, "", local=True), live, seat, Need.SEE)
    with house.client.portal() as portal:
        told = stream._told(house.services, at)
        try:
            yield lambda: portal.call(told.__anext__)
        finally:
            portal.call(told.aclose)


def look(browser: Browser, campaign: str, seat: str) -> None:
    """A page with all that it fetches, in both languages."""
    for lang in ("en", "nl"):
        for path in ("", "/pieces.svg", "/log"):
            assert browser.get(f"/api/campaigns/{campaign}{path}", seat=seat, lang=lang).status_code == 200


def test_a_view_is_made_once_for_each_input_and_viewer(
    local: House, browser: Browser, counted: Callable[[LiveCampaign], Views]
) -> None:
    campaign = browser.begin("human", "human", "human")
    live = live_of(local, campaign)
    views = counted(live)
    with open_page(local, live, "red") as one, open_page(local, live, "red") as two:
        for told in (one, two):
            told()
        for seat in ("red", "red", "blue", "", "umpire", "umpire"):
            look(browser, campaign, seat)
        seat, _ = browser.when_asked(campaign, *SEATS)
        number = live.table.next_number

        assert browser.answer(campaign, seat).status_code in (200, 201)
        for told in (one, two):
            told()
        for again in ("red", "red", seat, ""):
            look(browser, campaign, again)

    assert live.table.next_number == number + 1
    assert {(number, "red"), (number + 1, "red"), (number + 1, "")} <= set(views)
    assert set(views.values()) == {1}
