"""Connections that bring a request too slowly are closed: who sends half of one keeps nobody else from coming in."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gonfalon.server.settings import Settings


class Connection(HttpToolsProtocol):
    """Uvicorn's own, with a limit on how long a request may take to arrive.

    Uvicorn waits for ever for the rest of a request. Here the headers must be there so many seconds after the
    connection, or the first byte of a later request, and the body so many after the headers.
    """

    headers_within: float
    body_within: float
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.headers_within)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self.headers_within)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._wait(self.body_within)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

    def _wait(self, seconds: float | None) -> None:
        """Wait so long for what comes next; None: nothing is awaited."""
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.close()


def connections(settings: Settings) -> type[asyncio.Protocol]:
    """The connections of a server with these settings."""
    waits: dict[str, Any] = {"headers_within": settings.headers_seconds, "body_within": settings.body_seconds}
    return type("Connection", (Connection,), waits)
