"""The chronicle: to read, to write into, and on paper."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from gonfalon.kernel import Table
from gonfalon.server import wire
from gonfalon.server.access import At, Need, needs
from gonfalon.server.desk import Desk
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.limits import check_quota
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.tongue import tongue
from gonfalon.showing import chronicles
from gonfalon.showing.chronicles import Book, Penned, Words

Asked = Request[Any, Any, Any]
PENNED = msgspec.json.Decoder(Penned)
FORMS = {"md": "text/markdown", "html": "text/html"}


async def _still(desk: Desk, at: At) -> tuple[Table[Any], list[Penned]]:
    """The table as it stands on disk, held still so that nobody waits while it is told, and what people wrote."""
    async with at.sitting.lock:
        await desk.host.settle(at.sitting)
        table = at.sitting.table.still()
    lines = await desk.workshop.do(desk.archive.letters.pen, at.sitting.id)
    return table, [PENNED.decode(line) for line in lines]


async def _book(request: Asked, desk: Desk, at: At) -> Book:
    table, penned = await _still(desk, at)
    return await desk.workshop.slowly(at.asker.id, chronicles.book, table, at.eyes, tongue(request), penned)


@get(f"{HOME}/chronicle", opt=needs(Need.SEE))
async def chronicle(request: Asked, desk: TheDesk, at: Here) -> Book:
    """The book of this reader."""
    return await _book(request, desk, at)


@get(f"{HOME}/chronicle/paper", opt=needs(Need.SEE))
async def paper(
    request: Asked, desk: TheDesk, at: Here, form: FromQuery[Literal["md", "html"]] = "md"
) -> Response[str]:
    """The book as a file."""
    table, penned = await _still(desk, at)
    wish = table, at.eyes, tongue(request), penned, form
    text = await desk.workshop.slowly(at.asker.id, chronicles.paper, *wish)
    headers = {"Content-Disposition": f'attachment; filename="chronicle.{form}"'}
    return Response(text, media_type=FORMS[form], headers=headers)


@put(f"{HOME}/chronicle/{{key:str}}", opt=needs(Need.PLAY))
async def write(request: Asked, desk: TheDesk, at: Here, key: FromPath[str], data: JSONBody[Words]) -> Book:
    """Write into an entry: a note, other words for a paragraph, or the victor's account of a battle."""
    async with at.sitting.pen:
        table, penned = await _still(desk, at)
        _may_write(desk, at, penned)
        wish = table, at.seat, tongue(request), penned, key, data
        await _write_down(desk, at, await desk.workshop.slowly(at.asker.id, chronicles.penned, *wish))
    return await _book(request, desk, at)


@post(f"{HOME}/chronicle/pen", opt=needs(Need.PLAY), status_code=200)
async def pass_pen(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.PassPen]) -> Book:
    """Pass the pen on."""
    async with at.sitting.pen:
        table, penned = await _still(desk, at)
        _may_write(desk, at, penned)
        wish = table, at.seat, tongue(request), penned, data.to
        await _write_down(desk, at, await desk.workshop.slowly(at.asker.id, chronicles.passed, *wish))
    return await _book(request, desk, at)


def _may_write(desk: Desk, at: At, penned: list[Penned]) -> None:
    """A chronicle has an end, and nobody writes faster than others can read."""
    if not at.asker.local:
        check_quota("pen", len(penned))
    desk.ration(at.asker, "pen")


async def _write_down(desk: Desk, at: At, deed: Penned) -> None:
    await desk.workshop.do(desk.archive.letters.write_pen, at.sitting.id, msgspec.json.encode(deed))
    at.sitting.touch()


ROUTES = [chronicle, paper, write, pass_pen]
