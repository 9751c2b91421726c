"""What the server costs: a durable answer, one while two hundred players are connected, and the telling of it."""

from __future__ import annotations

import asyncio
import selectors
import socket
import threading
from collections.abc import Iterable, Iterator
from weakref import finalize

from gonfalon.bench.measure import Measure, Run
from gonfalon.bench.served import SEATS, Player, Served, script

AT_ONCE = 48  # campaigns that are played at the same time: about two hundred players, four in each
EACH = 20  # answers in each of them, in one run
RUNS = 3
PLAYERS, ANSWERS = 200, 100  # of so many answers the worst is the 99th percentile
QUIET = 12  # the first inputs set the realms up, and not everybody may know of each
TOLD = 40
PATIENCE = 10  # seconds


def _answering() -> Run:
    """Campaigns played side by side, each by one connection."""
    served, steps, loop = Served(), script(EACH), asyncio.new_event_loop()
    players = [loop.run_until_complete(Player.sit_down(served.port)) for _ in range(AT_ONCE)]
    fresh = [[served.begin() for _ in players] for _ in range(RUNS + 1)]

    async def everybody(campaigns: list[str]) -> None:
        await asyncio.gather(*(player.play(id, steps) for player, id in zip(players, campaigns, strict=True)))

    def run(number: int) -> int:
        assert served.alive
        loop.run_until_complete(everybody(fresh[number]))
        return AT_ONCE * EACH

    finalize(run, _leave, loop, players)
    return run


def _leave(loop: asyncio.AbstractEventLoop, players: Iterable[Player]) -> None:
    for player in players:
        player.hang_up()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()


def _stream(port: int, campaign: str, seat: str) -> socket.socket:
    """An open page of that seat: the stream of its news."""
    stream = socket.create_connection(("127.0.0.1", port), PATIENCE)
    address = f"/api/campaigns/{campaign}/stream?seat={seat}"
    stream.sendall(f"GET {address} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    assert b" 200 " in stream.recv(4096)
    return stream


class Ears:
    """So many open streams, read by one thread until the server hangs up."""

    def __init__(self, streams: Iterator[socket.socket]) -> None:
        self._selector = selectors.DefaultSelector()
        self._streams = list(streams)
        for stream in self._streams:
            self._selector.register(stream, selectors.EVENT_READ)
        threading.Thread(target=self._drain, daemon=True).start()

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
    Ears(_stream(served.port, campaign, seat) for campaign in campaigns for seat in SEATS)
    done = dict.fromkeys(campaigns, 0)

    def run(number: int) -> int:
        campaign = campaigns[number % len(campaigns)]
        served.client.play(campaign, steps[done[campaign]])
        done[campaign] += 1
        return 1

    return run


def _telling() -> Run:
    """Somebody answers; it is over when the open pages of all four have been told, for all may know of it."""
    served, steps = Served(), script(QUIET + TOLD + 1)
    campaign = served.begin()
    for step in steps[:QUIET]:
        served.client.play(campaign, step)
    pages = [_stream(served.port, campaign, seat) for seat in SEATS]
    for page in pages:
        _hear_change(page)  # where the campaign stands
    moves = iter(steps[QUIET:])

    def run(_: int) -> int:
        served.client.play(campaign, next(moves))
        for page in pages:
            _hear_change(page)
        return 1

    for page in pages:
        finalize(run, page.close)
    return run


def _hear_change(page: socket.socket) -> None:
    """Wait until the page is told to fetch what is new."""
    said = b""
    while b"event: change" not in said or not said.endswith(b"\r\n\r\n"):
        more = page.recv(4096)
        assert more, "the server hung up"
        said += more


MEASURES = (
    Measure("server-answers", "server-answers", "µs", _answering, runs=RUNS, bar=1000),
    Measure("server-connected", "server-connected", "ms", _connected, runs=ANSWERS, worst_bar=50),
    Measure("server-told", "server-told", "ms", _telling, runs=TOLD, worst_bar=1000),
)
