"""Open pages: one person has so many that are kept up to date, and the one in front of him is among them."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from browsers import House
from test_server_process import SOON, Start, start  # noqa: F401  (a fixture)

from gonfalon.server import streams
from gonfalon.server.access import LOCAL
from gonfalon.server.live import Listener
from gonfalon.server.streams import MOST_EACH, Streams

PASSWORD = "a long enough password"


def listening(pages: Streams, who: str, count: int) -> list[Listener]:
    found = [Listener("red") for _ in range(count)]
    for one in found:
        pages.begin(who, one)
    return found


def test_the_page_that_was_opened_first_rests_when_there_are_too_many() -> None:
    pages = Streams()
    mine, other = listening(pages, "ann", MOST_EACH), listening(pages, "bob", 1)
    assert not any(one.over for one in mine)

    listening(pages, "ann", 1)

    assert [one.rests for one in mine] == [True] + [False] * (MOST_EACH - 1)
    assert mine[0].bell.is_set()
    assert not other[0].over


def test_a_page_that_is_closed_makes_room() -> None:
    pages = Streams()
    mine = listening(pages, "ann", MOST_EACH)
    pages.end("ann", mine[-1])

    listening(pages, "ann", 1)

    assert not any(one.over for one in mine)


def test_whoever_sits_at_the_machine_may_open_as_many_as_there_is_room_for() -> None:
    assert not any(one.over for one in listening(Streams(), LOCAL, 10 * MOST_EACH))


def test_a_server_that_is_full_says_so(group: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = group.browser("ann")
    path = f"/api/campaigns/{ann.begin('human', 'human')}/stream"
    monkeypatch.setattr(streams, "MOST", 0)
    for lang, word in (("en", "open pages"), ("nl", "pagina")):
        reply = ann.get(path, lang=lang)
        assert (reply.status_code, reply.json()["error"]) == (429, "server-many-streams")
        assert word in reply.json()["message"]
        assert int(reply.headers["retry-after"]) > 0


def test_over_the_network_the_first_page_is_told_to_rest(start: Start, tmp_path: Path) -> None:  # noqa: F811
    server = start("serve", "--port", "0", "--database", str(tmp_path / "data"))
    limits = httpx.Limits(max_connections=None)
    with httpx.Client(base_url=server.url, timeout=SOON, limits=limits) as ann, ExitStack() as tabs:
        ann.headers["X-Gonfalon-CSRF"] = ann.get("/api/session").json()["csrf"]
        ann.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
        wish = {"ruleset": "mighty", "name": "A war", "seats": [{}, {}], "seed": "7"}
        path = f"/api/campaigns/{ann.post('/api/campaigns', json=wish).json()['id']}/stream"

        opened = []
        for _ in range(MOST_EACH + 1):
            tab = tabs.enter_context(ann.stream("GET", path, params={"seat": "red"})).iter_lines()
            assert next(line for line in tab if line.startswith("event: ")) == "event: change"
            opened.append(tab)

        assert "event: rest" in list(opened[0])
