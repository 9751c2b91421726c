"""Browsers for the tests: each keeps its cookies, and sends the word that every change must carry."""

from __future__ import annotations

import random
import time
from itertools import count
from typing import Any

from litestar.testing import TestClient

from gonfalon.server.app import application, guarded
from gonfalon.server.limits import RATIONS, Limits, Ration
from gonfalon.server.services import Services
from gonfalon.server.settings import Settings
from gonfalon.store.archive import Archive

LOCAL, GROUP = "http://127.0.0.1:8731", "http://table.example"
PASSWORD = "a long enough password"
GENEROUS = dict.fromkeys(RATIONS, Ration(1e9, 1e9))


class House:
    """A server in this process, on a real archive."""

    def __init__(self, archive: Archive, mode: str = "local", **settings: Any) -> None:
        self.services = Services(Settings(mode=mode, **settings), archive)  # type: ignore[arg-type]
        self.services.limits = Limits(GENEROUS)
        self.base = LOCAL if mode == "local" else GROUP
        self.app, self.numbers = application(self.services), count(1)
        self.client = TestClient(guarded(self.app), base_url=self.base, raise_server_exceptions=False)

    def browser(self, name: str = "") -> Browser:
        """Another browser; with a name, signed up under it and a number of its own."""
        made = Browser(self)
        if name:
            made.name = f"{name} {next(self.numbers)}"
            assert made.post("/api/accounts", {"name": made.name, "password": PASSWORD}).status_code == 201
        return made


class Browser:
    """Somebody's browser."""

    def __init__(self, house: House) -> None:
        self.house, self.cookies, self.name = house, dict[str, str](), ""
        self.word = self.get("/api/session").json()["csrf"]

    def ask(self, method: str, path: str, json: Any = None, **options: Any) -> Any:
        headers = {"X-Gonfalon-CSRF": getattr(self, "word", ""), **options.pop("headers", {})}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        client = self.house.client
        client.cookies.clear()
        reply = client.request(method, path, json=json, headers=headers, **options)
        self.cookies.update(reply.cookies)
        client.cookies.clear()
        return reply

    def get(self, path: str, **params: Any) -> Any:
        return self.ask("GET", path, params=params)

    def post(self, path: str, json: Any = None, **params: Any) -> Any:
        return self.ask("POST", path, json if json is not None else {}, params=params)

    # --- a campaign --------------------------------------------------------------------------------------

    def begin(self, *holders: str, **wish: Any) -> str:
        """A new campaign with these in its seats; its id."""
        seats = [{"holder": holder} for holder in holders]
        body = {"ruleset": "mighty", "name": "A war", "seats": seats, "seed": "7", **wish}
        reply = self.post("/api/campaigns", body)
        assert reply.status_code == 201, reply.text
        return str(reply.json()["id"])

    def page(self, campaign: str, seat: str) -> Any:
        reply = self.get(f"/api/campaigns/{campaign}", seat=seat)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def legal(self, campaign: str, seat: str) -> dict[str, Any]:
        """A legal answer to the first question of that seat, as the page would send it."""
        live = self.house.services.host.peek(campaign)
        assert live is not None
        question = live.table.questions(seat)[0]
        given = question.write(question.sample(random.Random(seat)))
        return {"what": question.what, "answer": given, "token": live.table.token(seat)}

    def answer(self, campaign: str, seat: str) -> Any:
        """Answer the first question of that seat."""
        return self.post(f"/api/campaigns/{campaign}/answers", self.legal(campaign, seat), seat=seat)

    def when_asked(self, campaign: str, *seats: str, tries: int = 2000) -> tuple[str, Any]:
        """The first of these seats that is asked something, and its page; computer players may have to think first."""
        for _ in range(tries):
            for seat in seats:
                page = self.page(campaign, seat)
                if page["questions"]:
                    return seat, page
            time.sleep(0.005)
        raise AssertionError(f"none of {seats} was asked anything")
