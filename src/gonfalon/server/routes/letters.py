"""Private letters between rulers; nobody else learns that they exist."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from gonfalon.kernel.messages import Refusal
from gonfalon.server import wire
from gonfalon.server.access import At, Need, needs
from gonfalon.server.doors import Here, Injected
from gonfalon.server.errors import REFUSED, Wrong
from gonfalon.server.limits import check_quota
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.services import Services


async def _letters(services: Services, at: At) -> list[wire.Letter]:
    found = await services.long_work.do(services.archive.letters.of, at.live.id, at.seat)
    return [wire.Letter(one.id, one.sender, one.to, one.text, one.at.isoformat()) for one in found]


@get(f"{HOME}/messages", opt=needs(Need.PLAY))
async def letters(services: Injected, at: Here) -> list[wire.Letter]:
    """All letters from and to this seat, the oldest first."""
    return await _letters(services, at)


@post(f"{HOME}/messages", opt=needs(Need.PLAY))
async def write(services: Injected, at: Here, data: JSONBody[wire.LetterGiven]) -> list[wire.Letter]:
    """Send a letter to another ruler."""
    if data.to == at.seat or data.to not in at.live.table.seats:
        raise Wrong(REFUSED, Refusal.of("server-no-reader", seat=data.to))
    if not at.asker.local:
        check_quota("letters", await services.long_work.do(services.archive.letters.sent, at.live.id, at.seat))
    services.ration(at.asker, "letters")
    await services.long_work.do(services.archive.letters.send, at.live.id, at.seat, data.to, data.text)
    at.live.touch(data.to)
    at.live.touch(at.seat)
    return await _letters(services, at)


ROUTES = [letters, write]
