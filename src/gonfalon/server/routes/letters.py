"""Private letters between rulers; nobody else learns that they exist."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from gonfalon.kernel.messages import Refusal
from gonfalon.server import wire
from gonfalon.server.access import At, Need, needs
from gonfalon.server.desk import Desk
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.errors import REFUSED, Wrong
from gonfalon.server.limits import check_quota
from gonfalon.server.routes.campaigns import HOME


async def _letters(desk: Desk, at: At) -> list[wire.Letter]:
    found = await desk.workshop.do(desk.archive.letters.of, at.sitting.id, at.seat)
    return [wire.Letter(one.id, one.sender, one.to, one.text, one.at.isoformat()) for one in found]


@get(f"{HOME}/messages", opt=needs(Need.PLAY))
async def letters(desk: TheDesk, at: Here) -> list[wire.Letter]:
    """All letters from and to this seat, the oldest first."""
    return await _letters(desk, at)


@post(f"{HOME}/messages", opt=needs(Need.PLAY))
async def write(desk: TheDesk, at: Here, data: JSONBody[wire.LetterGiven]) -> list[wire.Letter]:
    """Send a letter to another ruler."""
    if data.to == at.seat or data.to not in at.sitting.table.seats:
        raise Wrong(REFUSED, Refusal.of("server-no-reader", seat=data.to))
    if not at.asker.local:
        check_quota("letters", await desk.workshop.do(desk.archive.letters.sent, at.sitting.id, at.seat))
    desk.ration(at.asker, "letters")
    await desk.workshop.do(desk.archive.letters.send, at.sitting.id, at.seat, data.to, data.text)
    at.sitting.touch(data.to)
    at.sitting.touch(at.seat)
    return await _letters(desk, at)


ROUTES = [letters, write]
