"""The chronicle: to read, to write into, and on paper."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from gonfalon.server import wire
from gonfalon.server.access import At, Need, needs
from gonfalon.server.desk import Desk
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.tongue import tongue
from gonfalon.showing import chronicles
from gonfalon.showing.chronicles import Book, Penned, Words

Asked = Request[Any, Any, Any]
PENNED = msgspec.json.Decoder(Penned)
FORMS = {"md": "text/markdown", "html": "text/html"}


def _penned(desk: Desk, at: At) -> list[Penned]:
    return [PENNED.decode(line) for line in desk.archive.letters.pen(at.sitting.id)]


async def _book(request: Asked, desk: Desk, at: At) -> Book:
    """Written under the lock: it takes a while, and the table must not move meanwhile."""
    async with at.sitting.lock:
        await desk.host.settle(at.sitting)
        lang, penned = tongue(request), _penned(desk, at)
        return await desk.workshop.do(chronicles.book, at.sitting.table, at.seat, lang, penned)


@get(f"{HOME}/chronicle", opt=needs(Need.SEE))
async def chronicle(request: Asked, desk: TheDesk, at: Here) -> Book:
    """The book of this reader."""
    return await _book(request, desk, at)


@get(f"{HOME}/chronicle/paper", opt=needs(Need.SEE))
async def paper(
    request: Asked, desk: TheDesk, at: Here, form: FromQuery[Literal["md", "html"]] = "md"
) -> Response[str]:
    """The book as a file."""
    async with at.sitting.lock:
        await desk.host.settle(at.sitting)
        penned = _penned(desk, at)
        text = await desk.workshop.do(chronicles.paper, at.sitting.table, at.seat, tongue(request), penned, form)
    headers = {"Content-Disposition": f'attachment; filename="chronicle.{form}"'}
    return Response(text, media_type=FORMS[form], headers=headers)


@put(f"{HOME}/chronicle/{{key:str}}", opt=needs(Need.PLAY))
async def write(request: Asked, desk: TheDesk, at: Here, key: FromPath[str], data: JSONBody[Words]) -> Book:
    """Write into an entry: a note, other words for a paragraph, or the victor's account of a battle."""
    async with at.sitting.lock:
        deed = await desk.workshop.do(
            chronicles.penned, at.sitting.table, at.seat, tongue(request), _penned(desk, at), key, data
        )
        await _write_down(desk, at, deed)
    return await _book(request, desk, at)


@post(f"{HOME}/chronicle/pen", opt=needs(Need.PLAY), status_code=200)
async def pass_pen(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.PassPen]) -> Book:
    """Pass the pen on."""
    async with at.sitting.lock:
        deed = await desk.workshop.do(
            chronicles.passed, at.sitting.table, at.seat, tongue(request), _penned(desk, at), data.to
        )
        await _write_down(desk, at, deed)
    return await _book(request, desk, at)


async def _write_down(desk: Desk, at: At, deed: Penned) -> None:
    await desk.workshop.do(desk.archive.letters.write_pen, at.sitting.id, msgspec.json.encode(deed))
    at.sitting.touch()


ROUTES = [chronicle, paper, write, pass_pen]
