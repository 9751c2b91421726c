"""The chronicle: to read, to write into, and on paper."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from gonfalon.kernel import Table
from gonfalon.server import wire
from gonfalon.server.access import At, Need, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import Here, Injected
from gonfalon.server.language import language_of
from gonfalon.server.limits import check_quota
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.services import Services
from gonfalon.showing import chronicles
from gonfalon.showing.chronicles import Book, Penned, Words

PENNED = msgspec.json.Decoder(Penned)
FORMS = {"md": "text/markdown", "html": "text/html"}


async def _still(services: Services, at: At) -> tuple[Table[Any], list[Penned]]:
    """The table as it stands on disk, held still so that nobody waits while it is told, and what people wrote."""
    async with at.live.lock:
        await services.host.settle(at.live)
        table = at.live.table.still()
    lines = await services.long_work.do(services.archive.letters.pen, at.live.id)
    return table, [PENNED.decode(line) for line in lines]


async def _book(request: HttpRequest, services: Services, at: At) -> Book:
    table, penned = await _still(services, at)
    return await services.long_work.slowly(at.asker.id, chronicles.book, table, at.eyes, language_of(request), penned)


@get(f"{HOME}/chronicle", opt=needs(Need.SEE))
async def chronicle(request: HttpRequest, services: Injected, at: Here) -> Book:
    """The book of this reader."""
    return await _book(request, services, at)


@get(f"{HOME}/chronicle/paper", opt=needs(Need.SEE))
async def paper(
    request: HttpRequest, services: Injected, at: Here, form: FromQuery[Literal["md", "html"]] = "md"
) -> Response[str]:
    """The book as a file."""
    table, penned = await _still(services, at)
    wish = table, at.eyes, language_of(request), penned, form
    text = await services.long_work.slowly(at.asker.id, chronicles.paper, *wish)
    headers = {"Content-Disposition": f'attachment; filename="chronicle.{form}"'}
    return Response(text, media_type=FORMS[form], headers=headers)


@put(f"{HOME}/chronicle/{{key:str}}", opt=needs(Need.PLAY))
async def write(request: HttpRequest, services: Injected, at: Here, key: FromPath[str], data: JSONBody[Words]) -> Book:
    """Write into an entry: a note, other words for a paragraph, or the victor's account of a battle."""
    async with at.live.pen:
        table, penned = await _still(services, at)
        _may_write(services, at, penned)
        wish = table, at.seat, language_of(request), penned, key, data
        await _write_down(services, at, await services.long_work.slowly(at.asker.id, chronicles.penned, *wish))
    return await _book(request, services, at)


@post(f"{HOME}/chronicle/pen", opt=needs(Need.PLAY), status_code=200)
async def pass_pen(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.PassPen]) -> Book:
    """Pass the pen on."""
    async with at.live.pen:
        table, penned = await _still(services, at)
        _may_write(services, at, penned)
        wish = table, at.seat, language_of(request), penned, data.to
        await _write_down(services, at, await services.long_work.slowly(at.asker.id, chronicles.passed, *wish))
    return await _book(request, services, at)


def _may_write(services: Services, at: At, penned: list[Penned]) -> None:
    """A chronicle has an end, and nobody writes faster than others can read."""
    if not at.asker.local:
        check_quota("pen", len(penned))
    services.ration(at.asker, "pen")


async def _write_down(services: Services, at: At, deed: Penned) -> None:
    await services.long_work.do(services.archive.letters.write_pen, at.live.id, msgspec.json.encode(deed))
    at.live.touch()


ROUTES = [chronicle, paper, write, pass_pen]
