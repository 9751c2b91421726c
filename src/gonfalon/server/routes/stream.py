"""Live updates: an open page is told that something changed for it, and then fetches what."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec
from litestar import get
from litestar.response import ServerSentEvent, ServerSentEventMessage

from gonfalon.server.access import At, Need, is_still, needs
from gonfalon.server.doors import Here, Injected
from gonfalon.server.live import NOBODY
from gonfalon.server.metrics import STREAMS
from gonfalon.server.pulse import Pulse
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.services import Services


@get(f"{HOME}/stream", opt=needs(Need.SEE), media_type="text/event-stream")
async def stream(services: Injected, at: Here) -> ServerSentEvent:
    """`change` with the present revision, on connecting and whenever it grows; `thinking`; `gone`; `rest`."""
    services.streams.check()
    return ServerSentEvent(_told(services, at))


async def _told(services: Services, at: At) -> AsyncGenerator[ServerSentEventMessage, None]:
    live, listener = at.live, services.host.listen(at.live, at.asker.id)
    if not is_still(at):  # he was sent away while he was on his way here
        listener.over = listener.gone = True
    pulse, revision, thinking = Pulse(services.clock), 0, NOBODY
    STREAMS.inc()
    services.streams.begin(at.asker.id, listener)
    try:
        while not listener.over:
            await services.host.settle(live)
            if (now := live.revision(at.eyes, at.asker.id)) != revision:
                revision = now
                yield _message("change", {"revision": revision}, revision)
            if (mind := live.thinking_for(at.eyes)) != thinking:
                thinking = mind
                yield _message("thinking", mind)
            if await pulse.next(listener.bell):
                yield ServerSentEventMessage(comment="still here")
        if listener.gone or listener.rests:
            yield _message("gone" if listener.gone else "rest", {})
    finally:
        services.streams.end(at.asker.id, listener)
        STREAMS.dec()
        live.listeners.discard(listener)


def _message(event: str, data: object, id: int | None = None) -> ServerSentEventMessage:
    return ServerSentEventMessage(msgspec.json.encode(data).decode(), event=event, id=id)


ROUTES = [stream]
