"""Accounts and sessions. Passwords come here as hashes, tokens go out once; neither is ever kept as it is."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from gonfalon.kernel.messages import Refused
from gonfalon.store.desk import Desk
from gonfalon.store.naming import hashed, new_id, new_token, sound_name
from gonfalon.store.records import Account
from gonfalon.store.schema import accounts, sessions

LONGEST_NAME = 40
ACCOUNT = (accounts.c.id, accounts.c.name, accounts.c.password)


class People:
    """Everybody who is known here."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def add(self, name: str, password: str = "") -> Account:
        """A new account. Without the hash of a password it is a guest's, who came by a link and cannot sign in."""
        name = sound_name(name, LONGEST_NAME)
        account = Account(new_id(), name, password)
        row = {"id": account.id, "name": name, "password": password, "folded": name.casefold()}
        if not password:
            row["folded"] = f"{row['folded']}\n{account.id}"  # two guests may have the same name

        def work(connection: Connection) -> None:
            try:
                connection.execute(insert(accounts).values(created=self._desk.now(), **row))
            except IntegrityError:
                raise Refused.of("store-name-taken", name=name) from None

        self._desk.write(work)
        return account

    def named(self, name: str) -> Account | None:
        """The account that signs in with this name, whatever its letters' case."""
        return self._one(accounts.c.folded == name.strip().casefold())

    def account(self, id: str) -> Account | None:
        return self._one(accounts.c.id == id)

    def _one(self, wanted: object) -> Account | None:
        with self._desk.read() as connection:
            row = connection.execute(select(*ACCOUNT).where(wanted)).first()  # type: ignore[arg-type]
        return Account(*row) if row else None

    # --- sessions ----------------------------------------------------------------------------------------

    def begin_session(self, account: str, lasts: timedelta) -> str:
        """The token of a new session. Sessions that have expired are swept out on the way."""
        token = new_token()

        def work(connection: Connection) -> None:
            now = self._desk.now()
            connection.execute(delete(sessions).where(sessions.c.expires <= now))
            connection.execute(insert(sessions).values(token=hashed(token), account=account, expires=now + lasts))

        self._desk.write(work)
        return token

    def in_session(self, token: str) -> Account | None:
        """Whose session this is; None if it is nobody's, or over."""
        mine = (sessions.c.token == hashed(token)) & (sessions.c.expires > self._desk.now())
        with self._desk.read() as connection:
            row = connection.execute(select(*ACCOUNT).join_from(accounts, sessions).where(mine)).first()
        return Account(*row) if row else None

    def end_session(self, token: str) -> None:
        self._desk.write(
            lambda connection: connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))
        )
