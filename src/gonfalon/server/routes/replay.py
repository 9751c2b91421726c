"""Looking back: the pages of the replay, with what that seat knew then."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from gonfalon.server import recalling, shown
from gonfalon.server.access import At, Need, needs
from gonfalon.server.desk import Desk, words_of
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.routes.table import SVG, Theme
from gonfalon.showing.reasons import Deed
from gonfalon.showing.sight import Seat
from gonfalon.showing.types import Replay, TablePage
from gonfalon.showing.words import Words
from gonfalon.store.archive import Archive

Asked = Request[Any, Any, Any]
PageNumber = Annotated[int, PathParameter(ge=0, le=2**31)]


def _still(request: Asked, desk: Desk, at: At) -> tuple[Archive, Seat, Words]:
    """What a thread looks back with: a table that does not move while it looks."""
    words = words_of(request)
    return desk.archive, shown.still_seat(at, words), words


@get(f"{HOME}/replay", opt=needs(Need.SEE))
async def replay(request: Asked, desk: TheDesk, at: Here) -> Replay:
    """The pages one can stop at, and the graphs over them."""
    await desk.host.settle(at.sitting)
    return await desk.workshop.slowly(at.asker.id, shown.replay, *_still(request, desk, at))


@get(f"{HOME}/replay/{{n:int}}", opt=needs(Need.SEE))
async def page(request: Asked, desk: TheDesk, at: Here, n: PageNumber) -> TablePage:
    """The table as that seat knew it then; everything, once the campaign is over."""
    return await desk.workshop.slowly(at.asker.id, shown.replay_page, *_still(request, desk, at), n)


@get(f"{HOME}/replay/{{n:int}}/pieces.svg", opt=needs(Need.SEE), media_type=SVG)
async def pieces(request: Asked, desk: TheDesk, at: Here, n: PageNumber, theme: Theme = "light") -> Response[str]:
    """The layer that moves, as it was then."""
    svg = await desk.workshop.slowly(at.asker.id, shown.replay_pieces, *_still(request, desk, at), n, theme)
    return Response(svg, media_type=SVG)


@get(f"{HOME}/replay/{{n:int}}/reasons", opt=needs(Need.SEE))
async def reasons(request: Asked, desk: TheDesk, at: Here, n: PageNumber) -> tuple[Deed, ...]:
    """Why computer players did what they did in the month that begins there: one's own substitute; at the end, all."""
    await desk.host.settle(at.sitting)
    return await desk.workshop.slowly(at.asker.id, recalling.month, *_still(request, desk, at), n)


@get(f"{HOME}/reasons", opt=needs(Need.SEE))
async def lately(request: Asked, desk: TheDesk, at: Here) -> tuple[Deed, ...]:
    """What a computer player did lately in one's seat, and why."""
    await desk.host.settle(at.sitting)
    return await desk.workshop.slowly(at.asker.id, recalling.lately, *_still(request, desk, at))


ROUTES = [replay, page, pieces, reasons, lately]
