"""Live updates: an open page is told that something changed for it, and then fetches what."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec
from litestar import get
from litestar.response import ServerSentEvent, ServerSentEventMessage

from gonfalon.server.access import At, Need, is_still, needs
from gonfalon.server.desk import Desk
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.metrics import STREAMS
from gonfalon.server.pulse import Pulse
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.sitting import NOBODY


@get(f"{HOME}/stream", opt=needs(Need.SEE), media_type="text/event-stream")
async def stream(desk: TheDesk, at: Here) -> ServerSentEvent:
    """`change` with the present revision, on connecting and whenever it grows; `thinking`; `gone`; `rest`."""
    desk.streams.check()
    return ServerSentEvent(_told(desk, at))


async def _told(desk: Desk, at: At) -> AsyncGenerator[ServerSentEventMessage, None]:
    sitting, listener = at.sitting, desk.host.listen(at.sitting, at.asker.id)
    if not is_still(at):  # he was sent away while he was on his way here
        listener.over = listener.gone = True
    pulse, revision, thinking = Pulse(desk.clock), 0, NOBODY
    STREAMS.inc()
    desk.streams.begin(at.asker.id, listener)
    try:
        while not listener.over:
            await desk.host.settle(sitting)
            if (now := sitting.revision(at.eyes, at.asker.id)) != revision:
                revision = now
                yield _message("change", {"revision": revision}, revision)
            if (mind := sitting.thinking_for(at.eyes)) != thinking:
                thinking = mind
                yield _message("thinking", mind)
            if await pulse.next(listener.bell):
                yield ServerSentEventMessage(comment="still here")
        if listener.gone or listener.rests:
            yield _message("gone" if listener.gone else "rest", {})
    finally:
        desk.streams.end(at.asker.id, listener)
        STREAMS.dec()
        sitting.listeners.discard(listener)


def _message(event: str, data: object, id: int | None = None) -> ServerSentEventMessage:
    return ServerSentEventMessage(msgspec.json.encode(data).decode(), event=event, id=id)


ROUTES = [stream]
