"""Looking back: the pages of the replay, with what that seat knew then."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from gonfalon.server import recalling, shown
from gonfalon.server.access import Need, needs
from gonfalon.server.desk import words_of
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.routes.table import SVG, Theme
from gonfalon.showing.reasons import Deed
from gonfalon.showing.types import Replay, TablePage

Asked = Request[Any, Any, Any]
PageNumber = Annotated[int, PathParameter(ge=0, le=2**31)]


@get(f"{HOME}/replay", opt=needs(Need.SEE))
async def replay(request: Asked, desk: TheDesk, at: Here) -> Replay:
    """The pages one can stop at, and the graphs over them."""
    await desk.host.settle(at.sitting)
    return await desk.workshop.do(shown.replay, desk.archive, at, words_of(request))


@get(f"{HOME}/replay/{{n:int}}", opt=needs(Need.SEE))
async def page(request: Asked, desk: TheDesk, at: Here, n: PageNumber) -> TablePage:
    """The table as that seat knew it then; everything, once the campaign is over."""
    return await desk.workshop.do(shown.replay_page, desk.archive, at, n, words_of(request))


@get(f"{HOME}/replay/{{n:int}}/pieces.svg", opt=needs(Need.SEE), media_type=SVG)
async def pieces(request: Asked, desk: TheDesk, at: Here, n: PageNumber, theme: Theme = "light") -> Response[str]:
    """The layer that moves, as it was then."""
    svg = await desk.workshop.do(shown.replay_pieces, desk.archive, at, n, words_of(request), theme)
    return Response(svg, media_type=SVG)


@get(f"{HOME}/replay/{{n:int}}/reasons", opt=needs(Need.SEE))
async def reasons(request: Asked, desk: TheDesk, at: Here, n: PageNumber) -> tuple[Deed, ...]:
    """Why computer players did what they did in the month that begins there: one's own substitute; at the end, all."""
    await desk.host.settle(at.sitting)
    return await desk.workshop.do(recalling.month, desk.archive, at, n, words_of(request))


@get(f"{HOME}/reasons", opt=needs(Need.SEE))
async def lately(request: Asked, desk: TheDesk, at: Here) -> tuple[Deed, ...]:
    """What a computer player did lately in one's seat, and why."""
    await desk.host.settle(at.sitting)
    return await desk.workshop.do(recalling.lately, desk.archive, at, words_of(request))


ROUTES = [replay, page, pieces, reasons, lately]
