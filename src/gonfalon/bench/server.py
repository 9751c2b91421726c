"""What the server costs: a durable answer through the interface, and one while two hundred players are connected.

A server in a process of its own is played by a script: campaigns with typed dice, recorded beforehand, so that every
answer is legal without asking what is. A script does not ask for the page after each answer, as a browser does.
"""

from __future__ import annotations

import contextlib
import random
import selectors
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any, NamedTuple

import msgspec

from gonfalon.bench.measure import Measure, Run
from gonfalon.kernel import Table, TableDice
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.registry import rule_set
from gonfalon.world.survey import survey
from gonfalon.world.tiled import tiled_bytes

SEATS = ("red", "blue", "yellow", "green")
AT_ONCE = 48  # campaigns that are played at the same time: about two hundred players, four in each
EACH = 20  # answers in each of them, in one run
RUNS = 3
PLAYERS, ANSWERS = 200, 100  # of so many answers the worst is the 99th percentile
SEED = "bench"
STOP = 3  # seconds


class Step(NamedTuple):
    """One input of the script, as it is sent."""

    route: str
    seat: str
    body: bytes


def script(length: int) -> list[Step]:
    """The first inputs of a campaign with typed dice."""
    board, chance = survey(SEED, len(SEATS)), random.Random(SEED)  # noqa: S311  (reproducible, not secret)
    settings = {"players": SEATS, "seed": SEED, "world": dict(board.tiles)}
    table: Table[Any] = Table.start(rule_set("mighty"), settings, TableDice())
    return [_step(table, chance) for _ in range(length)]


def _step(table: Table[Any], chance: Chance) -> Step:
    if (roll := table.play.rolling) is not None:
        faces = [chance.randrange(roll.sides) + 1 for _ in range(roll.count)]
        who = roll.who or SEATS[0]
        assert table.type_dice(who, tuple(faces)) is None
        return Step("dice", who, msgspec.json.encode({"dice": faces}))
    question = next(iter(table.play.open.values()))
    answer = question.write(question.sample(chance))
    assert table.answer(question.who, question.what, answer) is None
    return Step("answers", question.who, msgspec.json.encode({"what": question.what, "answer": answer}))


class Served:
    """A server in a process of its own, gone when nobody holds this any more."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "gonfalon", "--lang", "en", "play", "--no-browser", "--port", "0"]
        self._process = subprocess.Popen(  # noqa: S603  (our own command)
            [*command, "--data", self._folder.name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().split("127.0.0.1:")[1].split("/")[0])
        self.client = Client(self.port)
        self._map = str(
            self.client.ask("POST", "/api/maps/tiled", tiled_bytes(survey(SEED, len(SEATS)), "tmj"))["map_id"]
        )

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def begin(self) -> str:
        """A new campaign of four people who throw real dice; its id."""
        seats = [{"holder": "human"}] * len(SEATS)
        wish = {"ruleset": "mighty", "name": SEED, "seats": seats, "dice": "table", "seed": SEED, "map_id": self._map}
        return str(self.client.ask("POST", "/api/campaigns", msgspec.json.encode(wish))["id"])

    def __del__(self) -> None:
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(STOP)
        self._process.kill()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._folder.cleanup()


class Client:
    """One connection, kept open."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port)
        self._headers = {"Content-Type": "application/json", "Prefer": "return=minimal"}
        self._headers["X-Gonfalon-CSRF"] = str(self.ask("GET", "/api/session")["csrf"])

    def ask(self, method: str, path: str, body: bytes | None = None) -> Any:
        self._connection.request(method, path, body, self._headers)
        reply = self._connection.getresponse()
        data = reply.read()
        assert reply.status < 300, data
        return msgspec.json.decode(data) if data else None

    def __del__(self) -> None:
        self._connection.close()

    def play(self, campaign: str, step: Step) -> None:
        self.ask("POST", f"/api/campaigns/{campaign}/{step.route}?seat={step.seat}", step.body)


def _answering() -> Run:
    """Campaigns played side by side, each by one connection."""
    served, steps = Served(), script(EACH)
    clients = [Client(served.port) for _ in range(AT_ONCE)]
    fresh = [[served.begin() for _ in clients] for _ in range(RUNS + 1)]
    pool = ThreadPoolExecutor(AT_ONCE)

    def play(client: Client, campaign: str) -> None:
        for step in steps:
            client.play(campaign, step)

    def run(number: int) -> int:
        assert served.alive
        list(pool.map(play, clients, fresh[number]))
        return AT_ONCE * EACH

    return run


class Ears:
    """So many open streams, read by one thread until the server hangs up."""

    def __init__(self, port: int, addresses: Iterator[str]) -> None:
        self._selector = selectors.DefaultSelector()
        self._streams = [self._opened(port, address) for address in addresses]
        threading.Thread(target=self._drain, daemon=True).start()

    def _opened(self, port: int, address: str) -> socket.socket:
        stream = socket.create_connection(("127.0.0.1", port))
        stream.sendall(f"GET {address} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        assert b" 200 " in stream.recv(4096)
        self._selector.register(stream, selectors.EVENT_READ)
        return stream

    def _drain(self) -> None:
        heard = True
        while heard:
            for key, _ in self._selector.select():
                assert isinstance(key.fileobj, socket.socket)
                heard = heard and bool(key.fileobj.recv(65536))

    def __del__(self) -> None:
        for stream in self._streams:
            stream.close()
        self._selector.close()


def _connected() -> Run:
    """Fifty campaigns of four, everybody with an open page; one answers after the other."""
    served = Served()
    campaigns = [served.begin() for _ in range(PLAYERS // len(SEATS))]
    steps = script(ANSWERS // len(campaigns) + 2)
    addresses = (f"/api/campaigns/{campaign}/stream?seat={seat}" for campaign in campaigns for seat in SEATS)
    Ears(served.port, addresses)
    done = dict.fromkeys(campaigns, 0)

    def run(number: int) -> int:
        campaign = campaigns[number % len(campaigns)]
        served.client.play(campaign, steps[done[campaign]])
        done[campaign] += 1
        return 1

    return run


MEASURES = (
    Measure("server-answers", "server-answers", "µs", _answering, runs=RUNS, bar=1000),
    Measure("server-connected", "server-connected", "ms", _connected, runs=ANSWERS, worst_bar=50),
)
