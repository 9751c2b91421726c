"""A server that is killed again and again while people play on it over HTTP, and what they were told of their answers.

Each campaign has a player of its own, who answers for all seats that people hold, one answer after the other, with the
token of the page. What was acknowledged must stand in the log exactly once; what was on its way when the server died
may stand there or not, and is sent again with the same token.
"""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from gonfalon.kernel.inputs import Answer
from gonfalon.store.archive import Archive

SOON = 60.0  # seconds after which something is wrong
WARS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("mighty", ("human", "human")),
    ("mighty", ("human", "squire", "squire")),
    ("valhalla", ("human", "human", "squire", "squire")),
)
MOST_ACKNOWLEDGED = 8  # answers between two kills
LONGEST = 0.03  # seconds from the last of them to the kill
WELL, OURS = 200, 500
LONG = 400  # inputs after which a campaign is left for a new one


class Sent(NamedTuple):
    """An answer as it was sent: the token counts the answers of its seat."""

    seat: str
    token: int
    what: str
    answer: str


class Server:
    """`gonfalon play` on a folder, until it is killed."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "gonfalon", "play", "--no-browser", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, f"{said}{self._rest()}"
        self.url = found[0]

    def kill(self) -> str:
        """End it at once; what it had complained of."""
        self.process.send_signal(signal.SIGKILL)
        return self._rest()

    def _rest(self) -> str:
        told = self.process.communicate(timeout=SOON)[1]
        return str(told)

    @contextmanager
    def client(self) -> Iterator[httpx.Client]:
        """A client of it; whatever happens, the server is gone afterwards."""
        try:
            with httpx.Client(base_url=self.url, timeout=SOON) as client:
                client.headers["X-Gonfalon-CSRF"] = client.get("/api/session").json()["csrf"]
                yield client
        finally:
            self.process.kill()


class War:
    """A campaign, whoever plays it, and what he was told."""

    def __init__(self, client: httpx.Client, ruleset: str, holders: tuple[str, ...], rng: random.Random) -> None:
        self.ruleset, self.holders, self._rng = ruleset, holders, rng
        seats = [{"holder": holder} for holder in holders]
        wish = {"ruleset": ruleset, "name": "A war", "seats": seats, "seed": str(rng.randrange(1000))}
        made = client.post("/api/campaigns", json=wish)
        assert made.status_code == 201, made.text
        self.id: str = made.json()["id"]
        self.acknowledged: list[Sent] = []
        self.open: Sent | None = None  # sent, and never answered
        self.over = False
        self.people: list[str] = self._page(client)["me"]["seats"]

    def _page(self, client: httpx.Client, **params: str) -> Any:
        reply = client.get(f"/api/campaigns/{self.id}", params=params)
        assert reply.status_code == WELL, reply.text
        return reply.json()

    def play(self, client: httpx.Client, ended: threading.Event, acknowledged: threading.Semaphore) -> None:
        """Answer until the server dies."""
        try:
            while not ended.is_set() and not self.over:
                if self._one(client):
                    acknowledged.release()
        except httpx.TransportError:
            pass

    def _one(self, client: httpx.Client) -> bool:
        sent = self._next(client)
        return sent is not None and self.send(client, sent)

    def _next(self, client: httpx.Client) -> Sent | None:
        for seat in self._rng.sample(self.people, len(self.people)):
            page = self._page(client, seat=seat)
            self.over = bool(page["campaign"]["over"])
            if page["questions"]:
                asked = self._rng.choice(page["questions"])
                return Sent(seat, page["me"]["token"], asked["what"], self._answer(asked))
        return None

    def _answer(self, asked: Any) -> str:
        offered = [option["answer"] for option in asked["options"]]
        likely = [asked["suggestion"], asked["done"], *self._rng.sample(offered, min(3, len(offered)))]
        return str(self._rng.choice([answer for answer in likely if answer]))

    def send(self, client: httpx.Client, sent: Sent) -> bool:
        """Send it, and say whether it was acknowledged. One that the rules refuse is forgotten."""
        self.open = sent
        given = {"what": sent.what, "answer": sent.answer, "token": sent.token}
        reply = client.post(f"/api/campaigns/{self.id}/answers", params={"seat": sent.seat}, json=given)
        assert reply.status_code < OURS, reply.text
        self.open = None
        if reply.status_code == WELL:
            self.acknowledged.append(sent)
        return reply.status_code == WELL


class Trial:
    """Kills on one folder, counted."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng = folder, random.Random(seed)
        self.kills = self.answers = 0
        self.wars: list[War] = []

    def run(self, kills: int) -> None:
        """Kill, start, compare, so many times; raises `AssertionError` for what was lost or doubled."""
        for _ in range(kills):
            self._once()
        server = Server(self.folder)
        with server.client() as client:
            for war in self.wars:
                self._settle(client, war)
        server.kill()

    def _once(self) -> None:
        server = Server(self.folder)
        ended, acknowledged = threading.Event(), threading.Semaphore(0)
        with server.client() as client:
            for war in self.wars:
                self._settle(client, war)
            self._gather(client)
            before = sum(len(war.acknowledged) for war in self.wars)
            players = [threading.Thread(target=war.play, args=(client, ended, acknowledged)) for war in self.wars]
            for player in players:
                player.start()
            for _ in range(self.rng.randint(0, MOST_ACKNOWLEDGED)):
                assert acknowledged.acquire(timeout=SOON)
            ended.wait(self.rng.random() * LONGEST)  # nobody ends it: a moment of chance
            told = server.kill()
            ended.set()
            for player in players:
                player.join(SOON)
        self.answers += sum(len(war.acknowledged) for war in self.wars) - before
        assert "Traceback" not in told, told
        self.kills += 1

    def _gather(self, client: httpx.Client) -> None:
        """The campaigns that are played: one that is over or long makes room for a new one."""
        if not self.wars:
            self.wars = [War(client, *war, self.rng) for war in WARS]
        for place, war in enumerate(self.wars):
            if war.over or len(war.acknowledged) > LONG:
                self.wars[place] = War(client, war.ruleset, war.holders, self.rng)

    def _settle(self, client: httpx.Client, war: War) -> None:
        """What was on its way is sent again; then the log holds what was acknowledged, once, in order, and no more."""
        kept, open_one = self._kept(war), war.open
        if open_one is not None and not war.send(client, open_one) and len(kept[open_one.seat]) > open_one.token:
            war.acknowledged.append(open_one)  # it was kept before the server died, and is not wanted again
        told = defaultdict(list)
        for sent in war.acknowledged:
            assert sent.token == len(told[sent.seat])
            told[sent.seat].append((sent.what, sent.answer))
        kept = self._kept(war)
        for seat in war.people:
            assert kept[seat] == told[seat], (seat, kept[seat][-3:], told[seat][-3:])

    def _kept(self, war: War) -> dict[str, list[tuple[str, str]]]:
        """What stands in the log of people's answers, seat by seat."""
        kept = defaultdict(list)
        with Archive.reading(self.folder) as archive:
            for entry in archive.entries(war.id):  # refuses a broken chain, and one whose end is missing
                if isinstance(answer := entry.input, Answer) and answer.who in war.people:
                    kept[answer.who].append((answer.what, answer.answer))
        return kept
