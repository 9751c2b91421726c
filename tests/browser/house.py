"""The real server in a process of its own, on a folder of the test's own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from gonfalon.server.csrf import HEADER

PLAIN = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
SOON = 60.0  # seconds after which a test gives up; nothing waits that long unless something is wrong


class House:
    """`gonfalon play` or `gonfalon serve`; it can be killed and opened again at the same address."""

    def __init__(self, folder: Path, mode: str = "play", program: Sequence[str] = ("-m", "gonfalon")) -> None:
        self.folder, self.mode, self.program, self.url = folder, mode, program, ""
        self.process: subprocess.Popen[str] | None = None
        self.open()

    def open(self) -> None:
        """Start, and return when it is there."""
        port = self.url.rpartition(":")[2].strip("/") or "0"
        kept = ["--no-browser", "--data"] if self.mode == "play" else ["--database"]
        command = [sys.executable, *self.program, self.mode, "--port", port, *kept, str(self.folder / "data")]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, env=PLAIN | {"HOME": str(self.folder)}, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http" in said, (self.folder / "server.log").read_text()
        self.url = next(word for word in said.split() if word.startswith("http"))
        assert httpx.get(f"{self.url}healthz", timeout=SOON).json()["status"] == "ok"

    def takes_in(self, campaign: bytes) -> str:
        """Keep a campaign that stands in a file, as the start page would; the address of its table."""
        return self._founded("/api/campaigns/import", params={"name": "The war"}, content=campaign)

    def begins(self, **wish: object) -> str:
        """Begin a campaign as wished, as the start page would; the address of its table."""
        return self._founded("/api/campaigns", json=wish)

    def _founded(self, path: str, **sent: Any) -> str:
        with httpx.Client(base_url=self.url, timeout=SOON) as page:
            page.headers[HEADER] = page.get("/api/session").json()["csrf"]
            made = page.post(path, **sent)
        return f"/c/{made.raise_for_status().json()['id']}"

    def end(self, how: signal.Signals) -> None:
        """Send the signal; it has its effect meanwhile."""
        assert self.process is not None
        self.process.send_signal(how)

    def wait(self, seconds: float = SOON) -> int:
        """Its exit status; fails if it is not gone in that time."""
        assert self.process is not None
        assert self.process.stdout is not None
        status = self.process.wait(seconds)
        self.process.stdout.close()
        return status

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self.end(signal.SIGKILL)
        self.wait()

    def close(self) -> None:
        """At the end of a test, whatever is left of it."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
        elif self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()
