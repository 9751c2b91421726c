"""A campaign as a whole: its name, its file, its end for good."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from gonfalon.kernel import UMPIRE
from gonfalon.server import wire
from gonfalon.server.access import Need, admitted, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import Here, Injected
from gonfalon.showing.types import TablePage
from gonfalon.store.exchange import export as packed

HOME = "/api/campaigns/{id:str}"
MEDIA_TYPE = "application/vnd.gonfalon+zip"


@patch(HOME, opt=needs(Need.OWN))
async def rename(services: Injected, at: Here, data: JSONBody[wire.Rename]) -> wire.Created:
    """Give it another name."""
    await services.long_work.do(services.archive.rename, at.live.id, data.name)
    at.live.name = data.name.strip()
    at.live.touch()
    return wire.Created(id=at.live.id)


@delete(HOME, opt=needs(Need.OWN))
async def remove(services: Injected, at: Here) -> None:
    """Take it away with everything that belongs to it; open pages are told."""
    async with at.live.lock:
        services.host.dismiss(at.live, gone=True)
        await services.long_work.do(services.archive.delete, at.live.id)


@post(f"{HOME}/go-on", opt=needs(Need.OWN), status_code=200)
async def go_on(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.GoOn]) -> TablePage:
    """Let a campaign that stands still, because newer rules read it otherwise, go on by those."""
    async with at.live.lock:
        await services.long_work.do(services.archive.go_on, at.live.id, data.reason, at.asker.name)
        services.host.dismiss(at.live)
    live = await services.host.live(at.live.id)
    return await services.page(admitted(at.asker, live, at.seat, Need.OWN), request)


@get(f"{HOME}/export", opt=needs(Need.SEE))
async def export(services: Injected, at: Here) -> Response[bytes]:
    """The campaign as a `.gonfalon` file: the whole to the umpire and once it is over, else what that seat may know."""
    await services.host.settle(at.live)
    eyes = UMPIRE if at.umpire else at.eyes
    data = await services.long_work.slowly(at.asker.id, packed, services.archive, at.live.id, eyes)
    headers = {"Content-Disposition": f'attachment; filename="{_file_name(at.live.name)}"'}
    return Response(data, media_type=MEDIA_TYPE, headers=headers)


def _file_name(name: str) -> str:
    """A name that every file system takes."""
    plain = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in name.lower())
    return f"{plain.strip('-') or 'campaign'}.gonfalon"


ROUTES = [rename, remove, go_on, export]
