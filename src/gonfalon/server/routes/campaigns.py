"""A campaign as a whole: its name, its file, its end for good."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import JSONBody

from gonfalon.kernel import UMPIRE
from gonfalon.server import wire
from gonfalon.server.access import Need, admitted, needs
from gonfalon.server.doors import Here, TheDesk
from gonfalon.showing.types import TablePage
from gonfalon.store.exchange import export as packed

Asked = Request[Any, Any, Any]
HOME = "/api/campaigns/{id:str}"
MEDIA_TYPE = "application/vnd.gonfalon+zip"


@patch(HOME, opt=needs(Need.OWN))
async def rename(desk: TheDesk, at: Here, data: JSONBody[wire.Rename]) -> wire.Created:
    """Give it another name."""
    await desk.workshop.do(desk.archive.rename, at.sitting.id, data.name)
    at.sitting.name = data.name.strip()
    at.sitting.touch()
    return wire.Created(id=at.sitting.id)


@delete(HOME, opt=needs(Need.OWN))
async def remove(desk: TheDesk, at: Here) -> None:
    """Take it away with everything that belongs to it; open pages are told."""
    async with at.sitting.lock:
        desk.host.dismiss(at.sitting, gone=True)
        await desk.workshop.do(desk.archive.delete, at.sitting.id)


@post(f"{HOME}/go-on", opt=needs(Need.OWN), status_code=200)
async def go_on(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.GoOn]) -> TablePage:
    """Let a campaign that stands still, because newer rules read it otherwise, go on by those."""
    async with at.sitting.lock:
        await desk.workshop.do(desk.archive.go_on, at.sitting.id, data.reason, at.asker.name)
        desk.host.dismiss(at.sitting)
    sitting = await desk.host.sitting(at.sitting.id)
    return await desk.page(admitted(at.asker, sitting, at.seat, Need.OWN), request)


@get(f"{HOME}/export", opt=needs(Need.SEE))
async def export(desk: TheDesk, at: Here) -> Response[bytes]:
    """The campaign as a `.gonfalon` file: the whole to the umpire and once it is over, else what that seat may know."""
    await desk.host.settle(at.sitting)
    eyes = UMPIRE if at.umpire else at.eyes
    data = await desk.workshop.slowly(at.asker.id, packed, desk.archive, at.sitting.id, eyes)
    headers = {"Content-Disposition": f'attachment; filename="{_file_name(at.sitting.name)}"'}
    return Response(data, media_type=MEDIA_TYPE, headers=headers)


def _file_name(name: str) -> str:
    """A name that every file system takes."""
    plain = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in name.lower())
    return f"{plain.strip('-') or 'campaign'}.gonfalon"


ROUTES = [rename, remove, go_on, export]
