"""Live updates: an open page is told that something changed for it, and then fetches what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

import msgspec
from litestar import get
from litestar.response import ServerSentEvent, ServerSentEventMessage

from gonfalon.server.access import At, Need, needs
from gonfalon.server.desk import Desk
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.metrics import STREAMS
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.sitting import Thinking

HEARTBEAT = 15.0  # seconds: a connection that was cut is noticed by then
NOBODY = Thinking("", 0, 0)  # thinks any more
PAUSE = 0.05  # seconds between two tellings: what happens in between is told together


@get(f"{HOME}/stream", opt=needs(Need.SEE), media_type="text/event-stream")
async def stream(desk: TheDesk, at: Here) -> ServerSentEvent:
    """`change` with the present revision, on connecting and whenever it grows; `thinking`; `gone`."""
    return ServerSentEvent(_told(desk, at))


async def _told(desk: Desk, at: At) -> AsyncGenerator[ServerSentEventMessage, None]:
    sitting, listener = at.sitting, desk.host.listen(at.sitting, at.seat)
    revision, thinking = 0, None
    STREAMS.inc()
    try:
        while not listener.over:
            await desk.host.settle(sitting)
            if (now := sitting.revision(at.seat)) != revision:
                revision = now
                yield _message("change", {"revision": revision}, revision)
            if (mind := sitting.thinking_for(at.seat)) != thinking:
                thinking = mind
                yield _message("thinking", NOBODY if mind is None else mind)
            await asyncio.sleep(PAUSE)
            if not await _rung(listener.bell):
                yield ServerSentEventMessage(comment="still here")
        if listener.gone:
            yield _message("gone", {})
    finally:
        STREAMS.dec()
        sitting.listeners.discard(listener)


async def _rung(bell: asyncio.Event) -> bool:
    """Whether something happened before it is time for a sign of life."""
    with suppress(TimeoutError):
        await asyncio.wait_for(bell.wait(), HEARTBEAT)
        bell.clear()
        return True
    return False


def _message(event: str, data: object, id: int | None = None) -> ServerSentEventMessage:
    return ServerSentEventMessage(msgspec.json.encode(data).decode(), event=event, id=id)


ROUTES = [stream]
