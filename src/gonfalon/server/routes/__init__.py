"""The routes, by subject. Each says what it needs; who may is decided in `access.py`."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from gonfalon.server.routes import (
    campaigns,
    chronicle,
    health,
    letters,
    lobby,
    people,
    play,
    replay,
    rules,
    session,
    stream,
    table,
    tiles,
    umpire,
)

ROUTES: list[ControllerRouterHandler] = [
    *session.ROUTES,
    *lobby.ROUTES,
    *campaigns.ROUTES,
    *table.ROUTES,
    *tiles.ROUTES,
    *play.ROUTES,
    *umpire.ROUTES,
    *replay.ROUTES,
    *chronicle.ROUTES,
    *letters.ROUTES,
    *people.ROUTES,
    *stream.ROUTES,
    *rules.ROUTES,
    *health.ROUTES,
]
