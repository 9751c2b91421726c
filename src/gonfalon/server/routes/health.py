"""Is it alive, and how is it doing?"""

from __future__ import annotations

from litestar import MediaType, Response, get

import gonfalon
from gonfalon.server.access import Need, needs
from gonfalon.server.doors import Injected
from gonfalon.server.errors import UNAVAILABLE
from gonfalon.server.metrics import exposition
from gonfalon.server.wire import Health


@get("/healthz", opt=needs(Need.ANYBODY))
async def health(services: Injected) -> Response[Health]:
    """It is well if what it is told can be kept: something was just written, as durably as an answer."""
    well = await services.vitals.beats()
    told = Health(status="ok" if well else "failing", version=gonfalon.__version__)
    return Response(told, status_code=200 if well else UNAVAILABLE)


@get("/metrics", opt=needs(Need.OPERATOR), media_type=MediaType.TEXT, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Figures for a Prometheus server, for the operator alone: how busy it is may tell what somebody does in secret."""
    return Response(exposition(), media_type="text/plain; version=0.0.4")


ROUTES = [health, metrics]
