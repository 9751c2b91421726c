"""Who is what at a campaign: places, and the invitations by which people come to them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gonfalon.kernel.messages import Refused
from gonfalon.store import ledger
from gonfalon.store.desk import Desk
from gonfalon.store.naming import hashed, new_id, new_token
from gonfalon.store.records import SEATED, Invitation, Member, Place, Role
from gonfalon.store.schema import accounts, invitations, members


class Seats:
    """The places at every campaign. Which seats a campaign has is its table's business."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def members(self, campaign: str) -> list[Member]:
        """Everybody at a campaign."""
        m = members.c
        wanted = select(m.account, accounts.c.name, m.role, m.seat).join_from(members, accounts)
        with self._desk.read() as connection:
            rows = connection.execute(wanted.where(m.campaign == campaign).order_by(m.role, m.seat, accounts.c.name))
            return [Member(*row) for row in rows]

    def give(self, campaign: str, account: str, role: Role, seat: str = "") -> None:
        """Give somebody a place; what he has already is his still. Raises `Refused` if a seat has another ruler."""
        _check(role, seat)
        self._desk.write(lambda connection: _give(connection, campaign, account, role, seat))

    # --- invitations -------------------------------------------------------------------------------------

    def invite(self, campaign: str, role: Role, seat: str, lasts: timedelta) -> tuple[Invitation, str]:
        """An invitation and its token, which is shown this once."""
        _check(role, seat)
        token = new_token()

        def work(connection: Connection) -> Invitation:
            ledger.head(connection, campaign)
            made = Invitation(new_id(), role, seat, self._desk.now() + lasts)
            row = {"id": made.id, "role": role, "seat": seat, "expires": made.expires}
            connection.execute(insert(invitations).values(campaign=campaign, token=hashed(token), used=False, **row))
            return made

        return self._desk.write(work), token

    def invitations(self, campaign: str) -> list[Invitation]:
        """Those that can still be taken up."""
        i = invitations.c
        open_ones = (i.campaign == campaign) & ~i.used & (i.expires > self._desk.now())
        with self._desk.read() as connection:
            rows = connection.execute(
                select(i.id, i.role, i.seat, i.expires).where(open_ones).order_by(i.expires, i.id)
            )
            return [Invitation(*row) for row in rows]

    def withdraw(self, campaign: str, invitation: str) -> None:
        """Take an invitation back."""
        i = invitations.c
        this = (i.campaign == campaign) & (i.id == invitation)
        self._desk.write(lambda connection: connection.execute(delete(invitations).where(this)))

    def invited(self, token: str) -> tuple[str, Place]:
        """The campaign and the place of an invitation that can be taken up; raises `Refused` for any other."""
        with self._desk.read() as connection:
            row = self._open(connection, token)
        return row.campaign, Place(row.role, row.seat)

    def accept(self, token: str, account: str) -> tuple[str, Place]:
        """Take an invitation up: it is used then."""

        def work(connection: Connection) -> tuple[str, Place]:
            row = self._open(connection, token)
            _give(connection, row.campaign, account, row.role, row.seat)
            connection.execute(update(invitations).where(invitations.c.id == row.id).values(used=True))
            return row.campaign, Place(row.role, row.seat)

        return self._desk.write(work)

    def _open(self, connection: Connection, token: str) -> Row[Any]:
        row = connection.execute(select(invitations).where(invitations.c.token == hashed(token))).first()
        if row is None or row.used:
            raise Refused.of("store-invitation-used" if row else "store-no-invitation")
        if row.expires <= self._desk.now():
            raise Refused.of("store-invitation-late")
        return row


def _check(role: Role, seat: str) -> None:
    if bool(seat) != (role in SEATED):
        raise Refused.of("store-place")


def _give(connection: Connection, campaign: str, account: str, role: Role, seat: str) -> None:
    ledger.head(connection, campaign)
    place = {"campaign": campaign, "account": account, "role": role, "seat": seat}
    if connection.execute(select(members).filter_by(**place)).first():
        return
    try:
        connection.execute(insert(members).values(place))
    except IntegrityError:
        raise Refused.of("store-seat-taken", seat=seat) from None
