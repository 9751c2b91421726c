"""Connections: half a request does not stay, a stranger's word for where he comes from is not taken."""

from __future__ import annotations

import json
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from test_server_process import PLAIN, SOON, Process

from gonfalon.server.limits import Limits, Ration, neighbourhood

SHORT = {"GONFALON_HEADERS_SECONDS": "1", "GONFALON_BODY_SECONDS": "1"}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A group's server that does not wait long."""
    yield from serving(tmp_path_factory.mktemp("connections"), SHORT)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The same behind a proxy on this machine."""
    yield from serving(tmp_path_factory.mktemp("proxied"), {"GONFALON_PROXIES": "127.0.0.1"})


def serving(folder: Path, environ: dict[str, str]) -> Iterator[int]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environ.items():
            patch.setitem(PLAIN, name, value)
        server = Process(folder, "serve", "--port", "0", "--database", str(folder / "data"))
    yield int(server.url.rstrip("/").rpartition(":")[2])
    server.end(signal.SIGTERM)
    told = server.errors
    for stream in (server.process.stdout, server.process.stderr):
        assert stream is not None
        stream.close()
    assert '"level": "error"' not in told  # who goes away half-way is no mistake of ours


def said(port: int, *parts: bytes) -> bytes:
    """All that the server says to whoever sends this and then nothing more, until it closes the connection."""
    with socket.create_connection(("127.0.0.1", port), SOON) as line:
        for part in parts:
            line.sendall(part)
        return b"".join(iter(lambda: line.recv(65536), b""))


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.mark.parametrize(
    "half",
    [(), (b"G",), (b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",), (b"\r\n",)],
    ids=["nothing", "a letter", "headers", "a line"],
)
def test_half_of_the_headers_does_not_stay(port: int, half: tuple[bytes, ...]) -> None:
    assert said(port, *half) == b""


def test_half_of_the_headers_after_a_whole_request_does_not_stay(port: int) -> None:
    told = said(port, WHOLE, b"GET /healthz HTT")

    assert told.startswith(b"HTTP/1.1 200")
    assert told.count(b"HTTP/1.1") == 1


def test_half_of_a_body_does_not_stay(port: int) -> None:
    word = _word(port)
    head = f"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\nX-Gonfalon-CSRF: {word}\r\n"
    more = f"Cookie: gonfalon_csrf={word}\r\nContent-Type: application/json\r\n\r\n"

    assert said(port, (head + more).encode(), b'{"name"') == b""


def test_whoever_has_sent_all_is_waited_for_by_nobody(port: int) -> None:
    """The connection is kept for the next request: that is the limit of keeping open, and not this one."""
    with socket.create_connection(("127.0.0.1", port), SOON) as line:
        assert answered(line).startswith(b"HTTP/1.1 200")
        said(port)  # longer than half a request is waited for
        assert answered(line).startswith(b"HTTP/1.1 200")


def answered(line: socket.socket) -> bytes:
    """The whole answer to a whole request; head and body may come one after the other."""
    line.sendall(WHOLE)
    told = b""
    while not told.endswith(b"}"):
        told += line.recv(65536)
    return told


# --- whose word for an address is taken ------------------------------------------------------------------


def attempts(port: int, *addresses: str) -> list[int]:
    """Sign-ins that are refused, each under an address that somebody claims to come from."""
    return [_attempt(port, address) for address in addresses]


def _attempt(port: int, address: str) -> int:
    body = json.dumps({"name": "nobody", "password": "wrong"}).encode()
    word = _word(port)
    asked = (
        f"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nX-Forwarded-For: {address}\r\nForwarded: for={address}\r\n"
        f"X-Gonfalon-CSRF: {word}\r\nCookie: gonfalon_csrf={word}\r\n\r\n"
    )
    return int(said(port, asked.encode() + body).split(b" ")[1])


def _word(port: int) -> str:
    ask = b"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    return str(json.loads(said(port, ask).partition(b"\r\n\r\n")[2])["csrf"])


def test_a_strangers_word_for_where_he_comes_from_is_not_taken(port: int) -> None:
    told = attempts(port, *(f"10.0.0.{number}" for number in range(12)))

    assert 429 in told


def test_a_proxy_that_the_settings_name_is_believed(proxied: int) -> None:
    assert set(attempts(proxied, *(f"10.0.0.{number}" for number in range(12)))) == {401}
    assert 429 in attempts(proxied, *(f"2001:db8::{number}" for number in range(12)))


@pytest.mark.parametrize(
    ("address", "whom"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_stands_for_whoever_has_it(address: str, whom: str) -> None:
    assert neighbourhood(address) == whom


def test_a_ration_fills_with_time() -> None:
    now = [0.0]
    limits = Limits({"sign-in": Ration(1, 0.5)}, lambda: now[0])
    limits.take("sign-in", "ann")
    with pytest.raises(Exception, match="server-too-often"):
        limits.take("sign-in", "ann")
    now[0] = 2.0
    limits.take("sign-in", "ann")
