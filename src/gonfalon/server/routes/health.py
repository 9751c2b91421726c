"""Is it alive, and how is it doing?"""

from __future__ import annotations

from litestar import MediaType, Response, get

import gonfalon
from gonfalon.server.access import Need, needs
from gonfalon.server.metrics import exposition
from gonfalon.server.wire import Health


@get("/healthz", opt=needs(Need.ANYBODY), sync_to_thread=False)
def health() -> Health:
    return Health(status="ok", version=gonfalon.__version__)


@get("/metrics", opt=needs(Need.ANYBODY), media_type=MediaType.TEXT, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Figures for a Prometheus server; they tell of nobody."""
    return Response(exposition(), media_type="text/plain; version=0.0.4")


ROUTES = [health, metrics]
