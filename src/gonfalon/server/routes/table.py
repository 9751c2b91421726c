"""The table to look at: the page, the two layers of its map, the log, and why something is not possible."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import FromQuery, QueryParameter

from gonfalon.server import shown
from gonfalon.server.access import Need, needs
from gonfalon.server.desk import words_of
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.routes.campaigns import HOME
from gonfalon.showing import maps
from gonfalon.showing.types import LogEntry, TablePage, WhyNot

Asked = Request[Any, Any, Any]
Theme = FromQuery[Literal["light", "dark"]]
SVG = "image/svg+xml"
FOR_EVER = "private, max-age=31536000, immutable"


@get(HOME, opt=needs(Need.SEE))
async def table(request: Asked, desk: TheDesk, at: Here) -> TablePage:
    """All that somebody is shown of a campaign."""
    return await desk.page(at, request)


@get(f"{HOME}/terrain.svg", opt=needs(Need.SEE), media_type=SVG)
async def terrain(
    request: Asked, desk: TheDesk, at: Here, theme: Theme = "light", v: FromQuery[str] = ""
) -> Response[str]:
    """The layer that stays. Under its own fingerprint (`v`) a browser may keep it for ever."""
    ground, lang = shown.ground(at), words_of(request).lang
    svg, drawn = await desk.workshop.slowly(at.asker.id, maps.terrain, ground, lang, theme, v)
    return Response(svg, media_type=SVG, headers={"Cache-Control": FOR_EVER} if v == drawn else {})


@get(f"{HOME}/pieces.svg", opt=needs(Need.SEE), media_type=SVG)
async def pieces(request: Asked, desk: TheDesk, at: Here, theme: Theme = "light") -> Response[str]:
    """The layer that moves, as this viewer knows it."""
    await desk.host.settle(at.sitting)
    return Response(shown.pieces(at, words_of(request), theme), media_type=SVG)


@get(f"{HOME}/why", opt=needs(Need.PLAY))
async def why(
    request: Asked,
    desk: TheDesk,
    at: Here,
    what: FromQuery[str],
    pieces: FromQuery[str] = "",
    place: FromQuery[str] = "",
) -> WhyNot:
    """Why these pieces cannot do that there; an empty message if they can."""
    await desk.host.settle(at.sitting)
    named = [piece for piece in pieces.split(",") if piece]
    return shown.why(at, what, named, place, words_of(request))


@get(f"{HOME}/log", opt=needs(Need.SEE))
async def log(
    request: Asked,
    desk: TheDesk,
    at: Here,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
) -> tuple[LogEntry, ...]:
    """Older entries of the log: those before entry `before`, newest last."""
    await desk.host.settle(at.sitting)
    return shown.log(at, before, limit, words_of(request))


ROUTES = [table, terrain, pieces, why, log]
