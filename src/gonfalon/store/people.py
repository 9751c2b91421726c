"""Accounts and sessions. Passwords come here as hashes, tokens go out once; neither is ever kept as it is."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gonfalon.kernel.messages import Refused
from gonfalon.kernel.naming import likeness, own_name
from gonfalon.store.access import Access
from gonfalon.store.naming import hashed, new_id, new_token
from gonfalon.store.records import Account
from gonfalon.store.schema import accounts, campaigns, members, sessions

A_DAY = timedelta(days=1)
ACCOUNT = (accounts.c.id, accounts.c.name, accounts.c.password)


class People:
    """Everybody who is known here."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def add(self, name: str, password: str = "") -> Account:
        """A new account. Without the hash of a password it is a guest's, who came by a link and cannot sign in."""
        account = newcomer(name, password)
        self._access.write(lambda connection: enter(connection, account, self._access.now()))
        return account

    def check_free(self, name: str) -> None:
        """Raises `Refused` if anybody's name looks like this one; the archive says so again when it is written."""
        if self._one(accounts.c.likeness == likeness(name)) is not None:
            raise Refused.of("store-name-taken", name=name)

    def named(self, name: str) -> Account | None:
        """The account that signs in with this name, whatever its letters' case."""
        return self._one(accounts.c.folded == name.strip().casefold())

    def account(self, id: str) -> Account | None:
        return self._one(accounts.c.id == id)

    def _one(self, wanted: object) -> Account | None:
        with self._access.read() as connection:
            row = connection.execute(select(*ACCOUNT).where(wanted)).first()  # type: ignore[arg-type]
        return Account(*row) if row else None

    # --- sessions ----------------------------------------------------------------------------------------

    def begin_session(self, account: str, lasts: timedelta) -> str:
        """The token of a new session. Sessions that have expired are swept out on the way."""
        token = new_token()

        def work(connection: Connection) -> None:
            now = self._access.now()
            connection.execute(delete(sessions).where(sessions.c.expires <= now))
            connection.execute(insert(sessions).values(token=hashed(token), account=account, expires=now + lasts))

        self._access.write(work)
        return token

    def in_session(self, token: str) -> Account | None:
        """Whose session this is; None if it is nobody's, or over."""
        mine = (sessions.c.token == hashed(token)) & (sessions.c.expires > self._access.now())
        with self._access.read() as connection:
            row = connection.execute(select(*ACCOUNT).join_from(accounts, sessions).where(mine)).first()
        return Account(*row) if row else None

    def prolong_session(self, token: str, lasts: timedelta) -> bool:
        """Let a session that is used last so long from now on, if a day of it is gone; whether it was prolonged.

        It is written at most once a day.
        """
        now, s = self._access.now(), sessions.c
        worn = (s.token == hashed(token)) & (s.expires > now) & (s.expires < now + lasts - A_DAY)
        with self._access.read() as connection:
            if connection.execute(select(s.account).where(worn)).first() is None:
                return False
        longer = update(sessions).where(worn).values(expires=now + lasts)
        return bool(self._access.write(lambda connection: connection.execute(longer).rowcount))

    def end_session(self, token: str) -> None:
        self._access.write(
            lambda connection: connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))
        )


def newcomer(name: str, password: str = "") -> Account:
    """Somebody who has not been here; raises `Refused` for what is no name of a person."""
    return Account(new_id(), own_name(name), password)


def enter(connection: Connection, account: Account, now: datetime) -> None:
    """Write a newcomer down; raises `Refused` if anybody's name looks like his."""
    folded = account.name.casefold()
    row = {
        "id": account.id,
        "name": account.name,
        "password": account.password,
        "folded": folded if account.password else f"{folded}\n{account.id}",  # a guest cannot sign in by name
        "likeness": likeness(account.name),
    }
    try:
        connection.execute(insert(accounts).values(created=now, **row))
    except IntegrityError:
        raise Refused.of("store-name-taken", name=account.name) from None


def forget_guests(connection: Connection, among: Iterable[str]) -> None:
    """A guest who has no place any more, and no campaign of his own, is forgotten: his name is free again."""
    a = accounts.c
    busy = select(members.c.account).union(select(campaigns.c.owner))
    gone = a.id.in_(list(among)) & (a.password == "") & a.id.not_in(busy)
    connection.execute(delete(accounts).where(gone))
