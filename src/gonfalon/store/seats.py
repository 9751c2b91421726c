"""Who is what at a campaign: places, and the invitations by which people come to them.

Whoever changes who is there lets everybody read it in the log, in the same commit: the functions at the end are the
pieces of such a change. What must never be is in the tables themselves: a seat has one ruler, and nobody judges and
plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gonfalon.kernel.messages import Refused
from gonfalon.store import ledger
from gonfalon.store.access import Access
from gonfalon.store.naming import hashed, new_id, new_token
from gonfalon.store.people import forget_guests
from gonfalon.store.records import SEATED, Invitation, Member, Place, Role
from gonfalon.store.schema import accounts, campaigns, invitations, members, sessions, sides

I = invitations.c  # noqa: E741  (as `C` is the campaigns' in `listing`)
INVITATION = (I.id, I.role, I.seat, I.expires, I.maker, I.renews, I.replaces)


class Offer(NamedTuple):
    """An invitation that can be taken up, and to which campaign."""

    campaign: str
    invitation: Invitation

    @property
    def place(self) -> Place:
        return Place(self.invitation.role, self.invitation.seat)


class Seats:
    """The places at every campaign. Which seats a campaign has is its table's business."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def members(self, campaign: str) -> list[Member]:
        """Everybody at a campaign."""
        m, a = members.c, accounts.c
        wanted = select(m.account, a.name, m.role, m.seat, a.password == "").join_from(members, accounts)
        with self._access.read() as connection:
            rows = connection.execute(wanted.where(m.campaign == campaign).order_by(m.role, m.seat, a.name))
            return [Member(*row) for row in rows]

    def give(self, campaign: str, account: str, role: Role, seat: str = "") -> None:
        """Give somebody a place; what he has already is his still. Raises `Refused` if a seat has another ruler."""
        self._access.write(lambda connection: give(connection, campaign, account, Place(role, seat)))

    def only_at(self, account: str, campaign: str) -> bool:
        """Whether somebody is at this campaign and at no other, and has none of his own beside it."""
        others = select(members.c.campaign).where(members.c.account == account)
        owned = select(campaigns.c.id).where(campaigns.c.owner == account)
        with self._access.read() as connection:
            return {row[0] for row in connection.execute(others.union(owned))} == {campaign}

    # --- invitations -------------------------------------------------------------------------------------

    def invite(
        self, campaign: str, role: Role, seat: str, lasts: timedelta, *, maker: str | None = None
    ) -> tuple[Invitation, str]:
        """An invitation and its token, which is shown this once."""
        made, token = invitation(Place(role, seat), self._access.now() + lasts, maker=maker)
        self._access.write(lambda connection: issue(connection, campaign, made, token))
        return made, token

    def invitations(self, campaign: str) -> list[Invitation]:
        """Those that can still be taken up."""
        open_ones = (I.campaign == campaign) & ~I.used & (I.expires > self._access.now())
        with self._access.read() as connection:
            rows = connection.execute(select(*INVITATION).where(open_ones).order_by(I.expires, I.id))
            return [Invitation(*row) for row in rows]

    def withdraw(self, campaign: str, id: str) -> None:
        """Take an invitation back."""
        this = (I.campaign == campaign) & (I.id == id)
        self._access.write(lambda connection: connection.execute(delete(invitations).where(this)))

    def invited(self, token: str) -> Offer:
        """The campaign and the invitation of a token that can be taken up; raises `Refused` for any other."""
        with self._access.read() as connection:
            return _open(connection, token, self._access.now())

    def accept(self, token: str, account: str) -> Offer:
        """Take an invitation up: it is used then."""
        return self._access.write(lambda connection: take_up(connection, token, account, self._access.now()))


# --- the pieces of a change ------------------------------------------------------------------------------


def invitation(
    place: Place,
    expires: datetime,
    *,
    maker: str | None = None,
    renews: str | None = None,
    replaces: str | None = None,
) -> tuple[Invitation, str]:
    """A new invitation and its token."""
    _check(place)
    return Invitation(new_id(), place.role, place.seat, expires, maker, renews, replaces), new_token()


def issue(connection: Connection, campaign: str, made: Invitation, token: str) -> None:
    """Write an invitation down: from now on its token works."""
    ledger.head(connection, campaign)
    row = {name: getattr(made, name) for name in Invitation.__struct_fields__}
    connection.execute(insert(invitations).values(campaign=campaign, token=hashed(token), used=False, **row))


def take_up(connection: Connection, token: str, account: str, now: datetime) -> Offer:
    """Whoever takes an invitation up has its place; the one from whom he takes it over has it no longer."""
    offer = _open(connection, token, now)
    made = offer.invitation
    if not connection.execute(update(invitations).where(I.id == made.id, ~I.used).values(used=True)).rowcount:
        raise Refused.of("store-invitation-used")
    if made.renews:
        connection.execute(delete(sessions).where(sessions.c.account == made.renews))
        return offer
    if made.replaces:
        take_away(connection, offer.campaign, made.replaces, [offer.place])
    give(connection, offer.campaign, account, offer.place)
    return offer


def _open(connection: Connection, token: str, now: datetime) -> Offer:
    wanted = select(I.campaign, I.used, *INVITATION).where(I.token == hashed(token))
    row = connection.execute(wanted).first()
    if row is None or row.used:
        raise Refused.of("store-invitation-used" if row else "store-no-invitation")
    if row.expires <= now:
        raise Refused.of("store-invitation-late")
    return Offer(row.campaign, Invitation(**{name: getattr(row, name) for name in Invitation.__struct_fields__}))


def _check(place: Place) -> None:
    if bool(place.seat) != (place.role in SEATED):
        raise Refused.of("store-place")


def give(connection: Connection, campaign: str, account: str, place: Place) -> None:
    """Give somebody a place; raises `Refused` if it has another ruler, or he is on the other side."""
    _check(place)
    ledger.head(connection, campaign)
    row = {"campaign": campaign, "account": account, "role": place.role, "seat": place.seat}
    if connection.execute(select(members).filter_by(**row)).first():
        return
    umpire = None if place.role == "spectator" else place.role == "umpire"
    if umpire is not None:
        _take_side(connection, campaign, account, umpire=umpire)
    try:
        connection.execute(insert(members).values(umpire=umpire, **row))
    except IntegrityError:
        raise Refused.of("store-seat-taken", seat=place.seat) from None


def _take_side(connection: Connection, campaign: str, account: str, *, umpire: bool) -> None:
    """He judges here from now on, or plays. Whoever sat in the umpire's chair has seen everything and never plays."""
    of_him = {"campaign": campaign, "account": account}
    known = connection.execute(select(sides.c.umpire).filter_by(**of_him)).scalar()
    if known is None:
        connection.execute(insert(sides).values(umpire=umpire, **of_him))
    elif known != umpire:
        raise Refused.of("store-not-both")


def take_away(connection: Connection, campaign: str, account: str, places: Sequence[Place]) -> None:
    """Take these places from somebody; raises `Refused` if he has one of them no longer.

    The invitations that he made, or was to come back by, go with them. A guest who has nothing left here is forgotten.
    """
    of_him = {"campaign": campaign, "account": account}
    for place in places:
        this = delete(members).filter_by(role=place.role, seat=place.seat, **of_him)
        if not connection.execute(this).rowcount:
            raise Refused.of("store-no-member")
    his = (I.maker == account) | (I.renews == account)
    connection.execute(delete(invitations).where(I.campaign == campaign, ~I.used, his))
    plays = select(members.c.account).filter_by(**of_him).where(members.c.umpire.is_(False))
    if connection.execute(plays).first() is None:
        connection.execute(delete(sides).filter_by(umpire=False, **of_him))
    forget_guests(connection, [account])
