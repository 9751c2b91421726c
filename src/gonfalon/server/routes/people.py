"""Who is at a campaign, and how people come to it: by invitation."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from gonfalon.kernel import UMPIRE
from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.server import wire
from gonfalon.server.access import OWNER, Asker, Need, needs
from gonfalon.server.desk import Desk
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.errors import BAD, CONFLICT, FORBIDDEN, Wrong
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.sitting import Sitting
from gonfalon.store.records import SEATED, Account, Place

Asked = Request[Any, Any, Any]
LASTS = timedelta(days=14)


@get(f"{HOME}/people", opt=needs(Need.SEE))
async def people(desk: TheDesk, at: Here) -> list[wire.Person]:
    """Everybody at this campaign, its owner among them."""
    found: dict[tuple[str, str], list[str]] = {}
    names = {member.account: member.name for member in at.sitting.members}
    for member in at.sitting.members:
        found.setdefault((member.account, member.role), []).append(member.seat)
    owner = at.sitting.owner
    if owner and owner not in names:
        account = await desk.workshop.do(desk.archive.people.account, owner)
        names[owner], found[owner, OWNER] = account.name if account else "", []
    return [
        wire.Person(id=id, name=names[id], role=role, seats=tuple(filter(None, seats)))
        for (id, role), seats in found.items()
    ]


@get(f"{HOME}/invitations", opt=needs(Need.OWN))
async def invitations(desk: TheDesk, at: Here) -> list[wire.Invited]:
    """The invitations that can still be taken up."""
    found = await desk.workshop.do(desk.archive.seats.invitations, at.sitting.id)
    return [wire.Invited(id=one.id, seat=one.seat, role=one.role, expires=one.expires.isoformat()) for one in found]


@post(f"{HOME}/invitations", opt=needs(Need.OWN))
async def invite(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.InvitationWish]) -> wire.Invitation:
    """A link that gives one person one place; it works once, for two weeks."""
    _check(desk, at.sitting, data)
    made, token = await desk.workshop.do(desk.archive.seats.invite, at.sitting.id, data.role, data.seat, LASTS)
    base = desk.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return wire.Invitation(id=made.id, link=f"{base}/join/{token}", expires=made.expires.isoformat())


def _check(desk: Desk, sitting: Sitting, wish: wire.InvitationWish) -> None:
    if desk.settings.local:
        raise Wrong(FORBIDDEN, Refusal.of("server-no-accounts"))
    if (wish.role in SEATED) != bool(wish.seat):
        raise Wrong(BAD, Refusal.of("server-invite-what"))
    if wish.seat and wish.seat not in sitting.table.seats:
        raise Refused.of("kernel-seat-unknown", who=wish.seat, seats=", ".join(sitting.table.seats))


@delete(f"{HOME}/invitations/{{invitation:str}}", opt=needs(Need.OWN))
async def withdraw(desk: TheDesk, at: Here, invitation: FromPath[str]) -> None:
    """Take an invitation back."""
    await desk.workshop.do(desk.archive.seats.withdraw, at.sitting.id, invitation)


@post("/api/join", opt=needs(Need.ANYBODY), status_code=200)
async def join(request: Asked, desk: TheDesk, data: JSONBody[wire.JoinWish]) -> Response[wire.Joined]:
    """Take an invitation up; who has no account gives a name and is a guest."""
    if desk.settings.local:
        raise Wrong(FORBIDDEN, Refusal.of("server-no-accounts"))
    desk.limits.take("join", request.client.host if request.client else "")
    id, place = await desk.workshop.do(desk.archive.seats.invited, data.token)
    sitting = await desk.host.sitting(id)
    asker = await desk.sessions.asker(request)
    _check_place(sitting, asker, place)
    if asker is not None:
        await _accepted(desk, sitting, data.token, asker.id)
        return Response(wire.Joined(campaign=id, seat=place.seat))
    if not data.name.strip():
        raise Wrong(BAD, Refusal.of("server-say-your-name"))
    guest: Account = await desk.sessions.guest(data.name)
    await _accepted(desk, sitting, data.token, guest.id)
    cookie = await desk.sessions.begin(guest, request)
    return Response(wire.Joined(campaign=id, seat=place.seat), cookies=[cookie])


def _check_place(sitting: Sitting, asker: Asker | None, place: Place) -> None:
    """An umpire sees everything, so he cannot hold a seat beside it."""
    mine = [member.role for member in sitting.members if asker and member.account == asker.id]
    if mine and (place.role == UMPIRE) != (UMPIRE in mine) and (place.role in SEATED or place.role == UMPIRE):
        raise Wrong(CONFLICT, Refusal.of("server-not-both"))


async def _accepted(desk: Desk, sitting: Sitting, token: str, account: str) -> None:
    await desk.workshop.do(desk.archive.seats.accept, token, account)
    sitting.members = await desk.workshop.do(desk.archive.seats.members, sitting.id)
    sitting.touch()


ROUTES = [people, invitations, invite, withdraw, join]
