"""A server in a process of its own, and a script that plays at it.

The script's campaigns have typed dice and were played beforehand, so that every answer is legal without asking what is.
A script does not ask for the page after each answer, as a browser does.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from http.client import HTTPConnection
from typing import Any, NamedTuple

import msgspec

from gonfalon.kernel import Table, TableDice
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.registry import rule_set
from gonfalon.world.survey import survey
from gonfalon.world.tiled import tiled_bytes

SEATS = ("red", "blue", "yellow", "green")
SEED = "bench"
STOP = 3  # seconds
CSRF = "X-Gonfalon-CSRF"


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
        token = table.token(who)
        assert table.type_dice(who, tuple(faces)) is None
        return Step("dice", who, msgspec.json.encode({"dice": faces, "token": token}))
    question = next(iter(table.play.open.values()))
    answer, token = question.write(question.sample(chance)), table.token(question.who)
    assert table.answer(question.who, question.what, answer) is None
    given = {"what": question.what, "answer": answer, "token": token}
    return Step("answers", question.who, msgspec.json.encode(given))


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

    def begin_quick(self) -> str:
        """A new campaign against computer players, as the start page makes it; its id."""
        return str(self.client.ask("POST", "/api/campaigns/quick", b"{}")["id"])

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
        self._headers[CSRF] = self.csrf = str(self.ask("GET", "/api/session")["csrf"])

    def ask(self, method: str, path: str, body: bytes | None = None) -> Any:
        self._connection.request(method, path, body, self._headers)
        reply = self._connection.getresponse()
        data = reply.read()
        assert reply.status < 300, data
        return msgspec.json.decode(data) if data else None

    def __del__(self) -> None:
        self._connection.close()

    def play(self, campaign: str, step: Step) -> None:
        self.ask("POST", _address(campaign, step), step.body)


def _address(campaign: str, step: Step) -> str:
    return f"/api/campaigns/{campaign}/{step.route}?seat={step.seat}"


class Player(asyncio.Protocol):
    """A connection of a crowd, kept open: one thread can be many such players, and leaves the machine to the server."""

    @classmethod
    async def sit_down(cls, port: int) -> Player:
        """A new player at the server there."""
        csrf = Client(port).csrf
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(lambda: cls(port, csrf), "127.0.0.1", port))[1]

    def __init__(self, port: int, csrf: str) -> None:
        self._head = f"Host: 127.0.0.1:{port}\r\n{CSRF}: {csrf}\r\nPrefer: return=minimal\r\n"
        self._head += "Content-Type: application/json\r\n"
        self._heard = b""
        self._answer: asyncio.Future[bytes] | None = None

    def hang_up(self) -> None:
        self._transport.close()

    async def play(self, campaign: str, steps: Iterable[Step]) -> None:
        """Play one step after the other, each when the one before is acknowledged."""
        for step in steps:
            self._answer = asyncio.get_running_loop().create_future()
            self._transport.write(self._request(campaign, step))
            answer = await self._answer
            assert answer.startswith(b"HTTP/1.1 204 "), answer

    def _request(self, campaign: str, step: Step) -> bytes:
        first = f"POST {_address(campaign, step)} HTTP/1.1\r\n"
        return f"{first}{self._head}Content-Length: {len(step.body)}\r\n\r\n".encode() + step.body

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if self._answer is not None and self._heard.endswith(b"\r\n\r\n"):  # an acknowledgement has no body
            self._answer.set_result(self._heard)
            self._heard = b""

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or EOFError("the server hung up"))
