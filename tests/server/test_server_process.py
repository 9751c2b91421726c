"""The real process: where it listens, how it stops, and that nothing is lost when it is killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

PLAIN = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
SOON = 60.0  # seconds after which a test gives up; nothing waits that long unless something is wrong
GONE = 3.0  # seconds in which a server is gone
AWAKE = 0.5  # seconds in which an open page that is woken has said so, ten times over


def hear_ctrl_c() -> None:
    """As in a terminal; a shell that starts the tests in the background makes them deaf to it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Process:
    """`gonfalon play` or `serve` in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "gonfalon", *arguments]
        self.process = subprocess.Popen(
            command,
            env=PLAIN | {"HOME": str(folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=hear_ctrl_c,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.url = self.said.split(" at ")[-1].split(" ")[0] if "http" in self.said else ""

    @property
    def errors(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()

    @contextmanager
    def client(self) -> Iterator[httpx.Client]:
        with httpx.Client(base_url=self.url, timeout=SOON) as client:
            client.headers["X-Gonfalon-CSRF"] = client.get("/api/session").json()["csrf"]
            yield client

    def end(self, how: int) -> int:
        self.process.send_signal(how)
        return self.process.wait(SOON)


Start = Callable[..., Process]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server on a free port; what still runs at the end of the test is ended."""
    started: list[Process] = []

    def begin(*arguments: str) -> Process:
        given = arguments or ("play", "--no-browser", "--port", "0", "--data", str(tmp_path / "data"))
        started.append(Process(tmp_path, *given))
        return started[-1]

    yield begin
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
        one.process.wait(SOON)
        for stream in (one.process.stdout, one.process.stderr):
            assert stream is not None
            stream.close()


def asked_page(client: httpx.Client, campaign: str, *seats: str) -> Any:
    """The page of the first of these seats that is asked something; computer players may have to think first."""
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        for seat in seats:
            page = client.get(f"/api/campaigns/{campaign}", params={"seat": seat}).json()
            if page["questions"]:
                return page
    raise AssertionError("nobody was asked anything")


def play_on(client: httpx.Client, campaign: str, *seats: str) -> Any:
    """Answer the first question of one of these seats with whatever the page offers first; the page after it."""
    page = asked_page(client, campaign, *seats)
    asked, seat = page["questions"][0], page["me"]["seat"]
    answer = asked["suggestion"] or asked["done"] or asked["options"][0]["answer"]
    given = {"what": asked["what"], "answer": answer, "token": page["me"]["token"]}
    reply = client.post(f"/api/campaigns/{campaign}/answers", params={"seat": seat}, json=given)
    assert reply.status_code == 200, reply.text
    return reply.json()


def listen(client: httpx.Client, campaign: str, heard: list[str], opened: threading.Event, seat: str = "red") -> None:
    """Listen to a campaign until the server hangs up."""
    with client.stream("GET", f"/api/campaigns/{campaign}/stream", params={"seat": seat}) as stream:
        for line in stream.iter_lines():
            heard.append(line)
            if line.startswith("data: {"):
                opened.set()


def begun(client: httpx.Client, *holders: str) -> str:
    seats = [{"holder": holder} for holder in holders]
    reply = client.post("/api/campaigns", json={"ruleset": "mighty", "name": "A war", "seats": seats, "seed": "7"})
    return str(reply.json()["id"])


def test_it_says_where_it_is_and_is_there(start: Start) -> None:
    server = start()

    assert httpx.get(f"{server.url}healthz").json()["status"] == "ok"
    assert server.url.startswith("http://127.0.0.1:")


def test_it_listens_on_the_loopback_address_only(start: Start) -> None:
    port = int(start().url.rstrip("/").rpartition(":")[2])
    elsewhere = socket.socket(socket.AF_INET, socket.SOCK_STREAM)

    with elsewhere:  # an address that the server holds could not be taken; 127.0.0.2 is another one of this machine
        elsewhere.bind(("127.0.0.2", port))


def test_sigterm_with_open_streams_ends_it(start: Start) -> None:
    server = start()
    with server.client() as client:
        campaign = begun(client, "human", "human")
        ears = [(list[str](), threading.Event()) for _ in range(5)]
        threads = [threading.Thread(target=listen, args=(client, campaign, *ear), daemon=True) for ear in ears]
        for thread in threads:
            thread.start()
        assert all(opened.wait(SOON) for _, opened in ears)

        server.process.send_signal(signal.SIGTERM)
        status = server.process.wait(GONE)
        for thread in threads:
            thread.join(SOON)

    assert status == 0
    assert all("event: change" in heard for heard, _ in ears)


def test_ctrl_c_ends_it_as_the_shell_counts(start: Start) -> None:
    assert start().end(signal.SIGINT) == 130


def test_a_move_made_elsewhere_is_told_to_an_open_page(start: Start) -> None:
    server = start()
    with server.client() as client:
        campaign = begun(client, "human", "human")
        page = asked_page(client, campaign, "red", "blue")
        seat, before = page["me"]["seat"], page["campaign"]["revision"]
        with client.stream("GET", f"/api/campaigns/{campaign}/stream", params={"seat": seat}) as stream:
            lines = stream.iter_lines()
            first = next(line for line in lines if line.startswith("data: {"))
            with server.client() as other:
                play_on(other, campaign, seat)
            second = next(line for line in lines if line.startswith("data: {"))

    assert first == f'data: {{"revision":{before}}}'
    assert second == f'data: {{"revision":{before + 1}}}'


def test_what_a_page_may_not_know_does_not_wake_it(start: Start) -> None:
    server = start()
    with server.client() as client:
        campaign = begun(client, "human", "human")
        seat = asked_page(client, campaign, "red", "blue")["me"]["seat"]
        blind = "blue" if seat == "red" else "red"
        heard, opened = list[str](), threading.Event()
        listening = threading.Thread(target=listen, args=(client, campaign, heard, opened, blind), daemon=True)
        listening.start()
        assert opened.wait(SOON)
        with server.client() as other:
            play_on(other, campaign, seat)
            time.sleep(AWAKE)
        server.end(signal.SIGTERM)
        listening.join(SOON)

    assert heard.count("event: change") == 1


def test_an_open_page_is_told_when_its_campaign_is_deleted(start: Start) -> None:
    server = start()
    with server.client() as client, server.client() as other:
        campaign = begun(client, "human", "human")
        with client.stream("GET", f"/api/campaigns/{campaign}/stream", params={"seat": "red"}) as stream:
            lines = stream.iter_lines()
            next(line for line in lines if line.startswith("data: {"))
            other.delete(f"/api/campaigns/{campaign}")
            rest = list(lines)

    assert "event: gone" in rest


def test_a_killed_server_has_lost_nothing_when_it_is_started_again(start: Start) -> None:
    server = start()
    with server.client() as client:
        campaign = begun(client, "human", "squire", "squire")
        tokens = [play_on(client, campaign, "red")["me"]["token"] for _ in range(3)]
        last = asked_page(client, campaign, "red")
    server.end(signal.SIGKILL)

    with start().client() as client:
        page = asked_page(client, campaign, "red")

    assert page["me"]["token"] == tokens[-1] == 3
    assert page["questions"] == last["questions"]
    assert page["campaign"]["revision"] > last["campaign"]["revision"]


def test_a_database_that_is_deleted_is_missed_at_once_and_at_the_next_start(start: Start, tmp_path: Path) -> None:
    server = start()
    with server.client() as client:
        campaign = begun(client, "human", "human")
        page = asked_page(client, campaign, "red", "blue")
        for file in (tmp_path / "data").glob("gonfalon.sqlite*"):
            file.unlink()
        asked, seat = page["questions"][0], {"seat": page["me"]["seat"]}
        given = {"what": asked["what"], "answer": asked["options"][0]["answer"], "token": page["me"]["token"]}
        assert client.post(f"/api/campaigns/{campaign}/answers", params=seat, json=given).status_code == 503
        assert client.get("/healthz").status_code == 503
    server.end(signal.SIGKILL)

    refused = start()
    assert refused.process.wait(SOON) == 2
    assert "--force" in refused.errors
    forced = start("play", "--force", "--no-browser", "--port", "0", "--data", str(tmp_path / "data"))
    assert httpx.get(f"{forced.url}healthz").status_code == 200
    forced.end(signal.SIGTERM)
    assert "--force" in forced.errors


def test_a_second_start_on_the_same_folder_is_refused(start: Start) -> None:
    first, second = start(), start()

    assert first.process.poll() is None
    assert second.process.wait(SOON) == 2
    assert len(second.errors.splitlines()) == 1


def test_a_busy_port_is_one_clear_sentence(start: Start, tmp_path: Path) -> None:
    port = start().url.rstrip("/").rpartition(":")[2]

    second = start("play", "--no-browser", "--port", port, "--data", str(tmp_path / "other"))

    assert second.process.wait(SOON) == 2
    told = second.errors
    assert len(told.splitlines()) == 1
    assert port in told


@pytest.mark.parametrize(
    "arguments",
    [("serve", "--workers", "2"), ("serve", "--config", "none.toml"), ("serve", "--port", "99999")],
)
def test_a_group_server_that_cannot_be_is_refused(start: Start, arguments: tuple[str, ...]) -> None:
    server = start(*arguments)

    assert server.process.wait(SOON) == 2
    assert len(server.errors.splitlines()) == 1


def test_a_group_server_asks_who_is_there(start: Start, tmp_path: Path) -> None:
    server = start("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/group.sqlite")

    with server.client() as client:
        assert client.get("/api/session").json()["mode"] == "group"
        assert client.get("/api/campaigns").status_code == 401


def test_whoever_sits_at_the_machine_reads_the_metrics_and_nobody_behind_a_proxy(start: Start) -> None:
    server = start()

    here = httpx.get(f"{server.url}metrics")
    away = httpx.get(f"{server.url}metrics", headers={"X-Forwarded-For": "127.0.0.1"})

    assert (here.status_code, away.status_code) == (200, 403)


def test_the_log_of_a_group_server_is_json_without_secrets(start: Start, tmp_path: Path) -> None:
    server = start("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/group.sqlite")
    with server.client() as client:
        client.post("/api/accounts", json={"name": "Ada", "password": "open sesame 1234"})
    server.end(signal.SIGTERM)

    told = server.errors

    assert '"route": "/api/accounts"' in told
    assert "sesame" not in told
    assert "Ada" not in told
