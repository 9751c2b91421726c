"""The table to look at: the page, the two layers of its map, the log, and why something is not possible."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import FromQuery, QueryParameter

from gonfalon.server import viewing
from gonfalon.server.access import Need, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import Here, Injected
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.services import words_of
from gonfalon.showing import maps
from gonfalon.showing.types import LogEntry, TablePage, WhyNot

Theme = FromQuery[Literal["light", "dark"]]
SVG = "image/svg+xml"
FOR_EVER = "private, max-age=31536000, immutable"


@get(HOME, opt=needs(Need.SEE))
async def table(request: HttpRequest, services: Injected, at: Here) -> TablePage:
    """All that somebody is shown of a campaign."""
    return await services.page(at, request)


@get(f"{HOME}/terrain.svg", opt=needs(Need.SEE), media_type=SVG)
async def terrain(
    request: HttpRequest, services: Injected, at: Here, theme: Theme = "light", v: FromQuery[str] = ""
) -> Response[str]:
    """The layer that stays. Under its own fingerprint (`v`) a browser may keep it for ever."""
    ground, lang = viewing.ground(at), words_of(request).lang
    svg, drawn = await services.long_work.slowly(at.asker.id, maps.terrain, ground, lang, theme, v)
    return Response(svg, media_type=SVG, headers={"Cache-Control": FOR_EVER} if v == drawn else {})


@get(f"{HOME}/pieces.svg", opt=needs(Need.SEE), media_type=SVG)
async def pieces(request: HttpRequest, services: Injected, at: Here, theme: Theme = "light") -> Response[str]:
    """The layer that moves, as this viewer knows it."""
    await services.host.settle(at.live)
    return Response(viewing.pieces(at, words_of(request), theme), media_type=SVG)


@get(f"{HOME}/why", opt=needs(Need.PLAY))
async def why(
    request: HttpRequest,
    services: Injected,
    at: Here,
    what: FromQuery[str],
    pieces: FromQuery[str] = "",
    place: FromQuery[str] = "",
) -> WhyNot:
    """Why these pieces cannot do that there; an empty message if they can."""
    await services.host.settle(at.live)
    named = [piece for piece in pieces.split(",") if piece]
    return viewing.why(at, what, named, place, words_of(request))


@get(f"{HOME}/log", opt=needs(Need.SEE))
async def log(
    request: HttpRequest,
    services: Injected,
    at: Here,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
) -> tuple[LogEntry, ...]:
    """Older entries of the log: those before entry `before`, newest last."""
    await services.host.settle(at.live)
    return viewing.log(at, before, limit, words_of(request))


ROUTES = [table, terrain, pieces, why, log]
