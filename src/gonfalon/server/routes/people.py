"""Who is at a campaign, how people come to it, and how they go. Who may is decided in `company.py`.

Every coming and going is an input of the log, on disk in the same commit as the change itself.
"""

from __future__ import annotations

from datetime import timedelta

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from gonfalon.kernel.inputs import Membership
from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.server import wire
from gonfalon.server.access import OWNER, Asker, At, Need, in_group, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.company import Company
from gonfalon.server.doors import Here, Injected
from gonfalon.server.errors import BAD, CONFLICT, FORBIDDEN, UNKNOWN, Wrong
from gonfalon.server.limits import address_of, check_quota
from gonfalon.server.live import LiveCampaign
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.services import Services
from gonfalon.store.people import enter, newcomer
from gonfalon.store.records import SEATED, Account, Invitation, Member, Place
from gonfalon.store.seats import Offer, invitation, issue, take_away, take_up

LASTS = timedelta(days=14)


# --- who is there ----------------------------------------------------------------------------------------


@get(f"{HOME}/people", opt=needs(Need.SEE))
async def people(services: Injected, at: Here) -> list[wire.Person]:
    """Everybody at this campaign, its owner among them, and what whoever asks may do about each."""
    company = Company(at)
    found: dict[tuple[str, str], list[Member]] = {}
    for member in at.live.members:
        found.setdefault((member.account, member.role), []).append(member)
    told = [_person(at, company, places) for places in found.values()]
    owner = at.live.owner
    if owner and all(person.id != owner for person in told):
        account = await services.long_work.do(services.archive.people.account, owner)
        told.append(wire.Person(id=owner, name=account.name if account else "", role=OWNER, seats=()))
    return told


def _person(at: At, company: Company, places: list[Member]) -> wire.Person:
    one, himself = places[0], places[0].account == at.asker.id
    may: tuple[wire.Move, ...] = ()
    if not at.asker.local and any(map(company.may_move, places)):
        may = ("leave",) if himself else ("remove", "renew") if one.guest else ("remove",)
    seats = tuple(place.seat for place in places if place.seat)
    return wire.Person(id=one.account, name=one.name, role=one.role, seats=seats, may=may)


# --- invitations -----------------------------------------------------------------------------------------


@get(f"{HOME}/invitations", opt=needs(Need.STEER))
async def invitations(services: Injected, at: Here) -> wire.Invitations:
    """The places to which whoever asks may invite, and the invitations to them that can still be taken up."""
    company = Company(at)
    found = await services.long_work.do(services.archive.seats.invitations, at.live.id)
    places = [] if at.asker.local else list(company.places())
    return wire.Invitations(
        open=tuple(_invited(at, one) for one in found if _may_withdraw(at, company, one)),
        places=tuple(
            wire.Inviting(
                role=one.role, seat=one.seat, ruled=one.role == "ruler" and company.ruler(one.seat) is not None
            )
            for one in places
        ),
    )


def _invited(at: At, made: Invitation) -> wire.Invited:
    guest = next((one.name for one in at.live.members if one.account == made.renews), "")
    return wire.Invited(id=made.id, seat=made.seat, role=made.role, expires=made.expires.isoformat(), guest=guest)


@post(f"{HOME}/invitations", opt=needs(Need.STEER))
async def invite(
    request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.InvitationWish]
) -> wire.Invitation:
    """A link that gives one person one place; it works once, for two weeks. To a ruled seat it hands that seat on."""
    _check(services, at.live, data)
    company, place = Company(at), Place(data.role, data.seat)
    if not company.may_invite(place):
        raise Wrong(FORBIDDEN, Refusal.of("server-not-yours-to-invite", role=data.role, seat=data.seat))
    check_quota("invitations", len(await services.long_work.do(services.archive.seats.invitations, at.live.id)))
    services.ration(at.asker, "invitations")
    before = company.ruler(place.seat) if place.role == "ruler" else None
    expires = services.archive.now() + LASTS
    made, token = invitation(place, expires, maker=at.asker.id, replaces=before.account if before else None)
    await services.long_work.do(services.archive.write, lambda connection: issue(connection, at.live.id, made, token))
    return _link(request, services, made, token)


def _link(request: HttpRequest, services: Services, made: Invitation, token: str) -> wire.Invitation:
    base = services.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return wire.Invitation(id=made.id, link=f"{base}/join/{token}", expires=made.expires.isoformat())


def _check(services: Services, live: LiveCampaign, wish: wire.InvitationWish) -> None:
    _only_in_group(services)
    if (wish.role in SEATED) != bool(wish.seat):
        raise Wrong(BAD, Refusal.of("server-invite-what"))
    if wish.seat and wish.seat not in live.table.seats:
        raise Refused.of("kernel-seat-unknown", who=wish.seat, seats=", ".join(live.table.seats))


def _only_in_group(services: Services) -> None:
    if services.settings.local:
        raise Wrong(FORBIDDEN, Refusal.of("server-no-accounts"))


@delete(f"{HOME}/invitations/{{invitation:str}}", opt=needs(Need.STEER))
async def withdraw(services: Injected, at: Here, invitation: FromPath[str]) -> None:
    """Take an invitation back."""
    company = Company(at)
    found = await services.long_work.do(services.archive.seats.invitations, at.live.id)
    if any(one.id == invitation and _may_withdraw(at, company, one) for one in found):
        await services.long_work.do(services.archive.seats.withdraw, at.live.id, invitation)


def _may_withdraw(at: At, company: Company, made: Invitation) -> bool:
    return made.maker == at.asker.id or company.may_invite(Place(made.role, made.seat))


# --- coming ----------------------------------------------------------------------------------------------


@post("/api/join", opt=needs(Need.ANYBODY), status_code=200)
async def join(request: HttpRequest, services: Injected, data: JSONBody[wire.JoinWish]) -> Response[wire.Joined]:
    """Take an invitation up; who has no account gives a name and is a guest."""
    _only_in_group(services)
    services.limits.take("join", address_of(request))
    offer = await services.long_work.do(services.archive.seats.invited, data.token)
    live = await services.host.live(offer.campaign)
    _check_offer(live, offer)
    asker = await services.sessions.asker(request)
    joined = wire.Joined(campaign=offer.campaign, seat=offer.place.seat)
    if offer.invitation.renews:
        guest = await _returned(services, live, offer, data.token, asker)
    elif asker is not None:
        _check_new(live, offer.place, asker)
        await _came(services, live, offer, data.token, Account(asker.id, asker.name))
        return Response(joined)
    elif not data.name.strip():
        raise Wrong(BAD, Refusal.of("server-say-your-name"))
    else:
        guest = newcomer(data.name)
        await services.long_work.do(services.archive.people.check_free, guest.name)
        await _came(services, live, offer, data.token, guest, is_new=True)
    return Response(joined, cookies=[await services.sessions.begin(guest, request)])


def _check_offer(live: LiveCampaign, offer: Offer) -> None:
    """An invitation is worth what whoever made it may do now: the realm may have got a ruler since."""
    made = offer.invitation
    if made.maker is None or made.renews is not None:
        return
    if not Company(in_group(Asker(made.maker, ""), live)).may_invite(offer.place):
        raise Refused.of("store-no-invitation")


def _check_new(live: LiveCampaign, place: Place, asker: Asker) -> None:
    here = [Place(member.role, member.seat) for member in live.members if member.account == asker.id]
    if place in here:
        raise Wrong(CONFLICT, Refusal.of("server-there-already"))
    if any("umpire" in pair and not {*SEATED}.isdisjoint(pair) for pair in ({place.role, one.role} for one in here)):
        raise Refused.of("store-not-both")  # the archive says so too; here it costs nobody his open page


async def _came(
    services: Services, live: LiveCampaign, offer: Offer, token: str, account: Account, *, is_new: bool = False
) -> None:
    """He has the place of his invitation; the one from whom he takes it over is gone."""
    before = next((one for one in live.members if one.account == offer.invitation.replaces), None)
    deed = Membership("came", account.name, offer.place.role, offer.place.seat)
    if before is not None:
        deed = Membership("handed", account.name, offer.place.role, offer.place.seat, former=before.name)

    def work(connection: Connection) -> None:
        if is_new:
            enter(connection, account, services.archive.now())
        take_up(connection, token, account.id, services.archive.now())

    await services.host.enrol(live, [deed], work)
    if before is not None:
        _show_out(services, live, before.account)


async def _returned(services: Services, live: LiveCampaign, offer: Offer, token: str, asker: Asker | None) -> Account:
    """A guest who lost his session is back; whatever other session was his is over."""
    guest = next((one for one in live.members if one.account == offer.invitation.renews), None)
    if guest is None:
        raise Refused.of("store-no-invitation")
    if asker is not None and asker.id != guest.account:
        raise Wrong(CONFLICT, Refusal.of("server-sign-out-first", name=guest.name))
    deed = Membership("returned", guest.name, offer.place.role, offer.place.seat)
    await services.host.enrol(
        live, [deed], lambda connection: take_up(connection, token, guest.account, services.archive.now())
    )
    _show_out(services, live, guest.account)
    return Account(guest.account, guest.name)


# --- going and coming back -------------------------------------------------------------------------------


@delete(f"{HOME}/people/{{person:str}}", opt=needs(Need.SEE), status_code=200)
async def remove(services: Injected, at: Here, person: FromPath[str]) -> None:
    """Leave a campaign, or take somebody's places there from him; whatever he has open ends at once."""
    places = _movable(services, at, person)
    deeds = [_went(at, one) for one in places]
    gone = [Place(one.role, one.seat) for one in places]
    await services.host.enrol(at.live, deeds, lambda connection: take_away(connection, at.live.id, person, gone))
    _show_out(services, at.live, person)


def _went(at: At, one: Member) -> Membership:
    if one.account == at.asker.id:
        return Membership("left", one.name, one.role, one.seat)
    return Membership("removed", one.name, one.role, one.seat, doer=at.asker.name)


@post(f"{HOME}/people/{{person:str}}/link", opt=needs(Need.STEER))
async def renew(request: HttpRequest, services: Injected, at: Here, person: FromPath[str]) -> wire.Invitation:
    """A new link for a guest who lost his session: with it he is who he was, and his other sessions are over."""
    (one, *_) = _movable(services, at, person)
    if not one.guest:
        raise Wrong(CONFLICT, Refusal.of("server-not-a-guest", name=one.name))
    if not await services.long_work.do(services.archive.seats.only_at, person, at.live.id):
        raise Wrong(CONFLICT, Refusal.of("server-guest-elsewhere", name=one.name))
    expires = services.archive.now() + LASTS
    made, token = invitation(Place(one.role, one.seat), expires, maker=at.asker.id, renews=person)
    deed = Membership("renewed", one.name, one.role, one.seat, doer=at.asker.name)
    await services.host.enrol(at.live, [deed], lambda connection: issue(connection, at.live.id, made, token))
    return _link(request, services, made, token)


def _movable(services: Services, at: At, person: str) -> list[Member]:
    """The places of somebody about which whoever asks decides; raises 404 if he is not there, 403 if there is none."""
    _only_in_group(services)
    here = [member for member in at.live.members if member.account == person]
    if not here:
        raise Wrong(UNKNOWN, Refusal.of("server-no-such-person"))
    company = Company(at)
    if not (mine := [member for member in here if company.may_move(member)]):
        raise Wrong(FORBIDDEN, Refusal.of("server-not-yours-to-move", name=here[0].name))
    services.limits.take("answers", at.asker.id)
    return mine


def _show_out(services: Services, live: LiveCampaign, account: str) -> None:
    """What he has open ends now, and whose session it is is looked up again."""
    services.sessions.forget(account)
    live.show_out(account)


ROUTES = [people, invitations, invite, withdraw, join, remove, renew]
