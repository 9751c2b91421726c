"""Looking back: the pages of the replay, with what that seat knew then."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from gonfalon.server import recalling, viewing
from gonfalon.server.access import At, Need, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import Here, Injected
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.routes.table import SVG, Theme
from gonfalon.server.services import Services, words_of
from gonfalon.showing.reasons import Deed
from gonfalon.showing.sight import Seat
from gonfalon.showing.types import Replay, TablePage
from gonfalon.showing.words import Words
from gonfalon.store.archive import Archive

PageNumber = Annotated[int, PathParameter(ge=0, le=2**31)]


def _still(request: HttpRequest, services: Services, at: At) -> tuple[Archive, Seat, Words]:
    """What a thread looks back with: a table that does not move while it looks."""
    words = words_of(request)
    return services.archive, viewing.still_seat(at, words), words


@get(f"{HOME}/replay", opt=needs(Need.SEE))
async def replay(request: HttpRequest, services: Injected, at: Here) -> Replay:
    """The pages one can stop at, and the graphs over them."""
    await services.host.settle(at.live)
    return await services.long_work.slowly(at.asker.id, viewing.replay, *_still(request, services, at))


@get(f"{HOME}/replay/{{n:int}}", opt=needs(Need.SEE))
async def page(request: HttpRequest, services: Injected, at: Here, n: PageNumber) -> TablePage:
    """The table as that seat knew it then; everything, once the campaign is over."""
    return await services.long_work.slowly(at.asker.id, viewing.replay_page, *_still(request, services, at), n)


@get(f"{HOME}/replay/{{n:int}}/pieces.svg", opt=needs(Need.SEE), media_type=SVG)
async def pieces(
    request: HttpRequest, services: Injected, at: Here, n: PageNumber, theme: Theme = "light"
) -> Response[str]:
    """The layer that moves, as it was then."""
    svg = await services.long_work.slowly(at.asker.id, viewing.replay_pieces, *_still(request, services, at), n, theme)
    return Response(svg, media_type=SVG)


@get(f"{HOME}/replay/{{n:int}}/reasons", opt=needs(Need.SEE))
async def reasons(request: HttpRequest, services: Injected, at: Here, n: PageNumber) -> tuple[Deed, ...]:
    """Why computer players did what they did in the month that begins there: one's own substitute; at the end, all."""
    await services.host.settle(at.live)
    return await services.long_work.slowly(at.asker.id, recalling.month, *_still(request, services, at), n)


@get(f"{HOME}/reasons", opt=needs(Need.SEE))
async def lately(request: HttpRequest, services: Injected, at: Here) -> tuple[Deed, ...]:
    """What a computer player did lately in one's seat, and why."""
    await services.host.settle(at.live)
    return await services.long_work.slowly(at.asker.id, recalling.lately, *_still(request, services, at))


ROUTES = [replay, page, pieces, reasons, lately]
