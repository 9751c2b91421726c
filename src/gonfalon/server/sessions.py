"""Who asks: sessions in a signed cookie, passwords as argon2id hashes. At a local table it is whoever sits there."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from datetime import timedelta
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gonfalon.kernel.messages import Refusal
from gonfalon.server.access import LOCAL, Asker
from gonfalon.server.errors import SIGN_IN, Wrong
from gonfalon.server.long_work import LongWork
from gonfalon.server.settings import Settings
from gonfalon.store.archive import Archive
from gonfalon.store.records import Account

COOKIE = "gonfalon_session"
LASTS = timedelta(days=60)  # since it was last used
RENEWED = "renewed"  # the cookie of a session that was prolonged, in the state of a request
KNOWN_FOR = 300.0  # seconds a session is not looked up again
MOST_KNOWN = 4096
HASHER = PasswordHasher()  # argon2id, with the library's own present-day cost


class Known(NamedTuple):
    asker: Asker
    until: float


class Sessions:
    """Begins, finds and ends sessions."""

    def __init__(self, archive: Archive, long_work: LongWork, key: bytes, settings: Settings) -> None:
        self._people, self._work, self._settings = archive.people, long_work, settings
        self._signer = Signer(key, salt="session")
        self._known: OrderedDict[str, Known] = OrderedDict()
        # So that an unknown name takes as long as a wrong password. At a local table nobody signs in.
        self._nobody = "" if settings.local else HASHER.hash(secrets.token_hex(8))

    # --- who asks ----------------------------------------------------------------------------------------

    async def asker(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Asker | None:
        """Who asks; None if nobody is signed in."""
        if self._settings.local:
            return Asker(LOCAL, "", local=True)
        token = self._token(connection)
        if token is None:
            return None
        known = self._known.get(token)
        if known is not None and known.until > time.monotonic():
            return known.asker
        account = await self._work.do(self._people.in_session, token)
        if account is None:
            self._known.pop(token, None)
            return None
        if await self._work.do(self._people.prolong_session, token, LASTS):
            connection.scope["state"][RENEWED] = self._lasting(token, connection)
        return self._remember(token, account)

    def forget(self, account: str) -> None:
        """Look up again whose session it is when somebody comes as this account."""
        for token in [token for token, known in self._known.items() if known.asker.id == account]:
            del self._known[token]

    def _remember(self, token: str, account: Account) -> Asker:
        asker = Asker(account.id, account.name)
        self._known[token] = Known(asker, time.monotonic() + KNOWN_FOR)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return asker

    def _token(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        try:
            return self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None

    # --- beginning and ending ----------------------------------------------------------------------------

    async def begin(self, account: Account, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """A new session: the cookie that stands for it."""
        token = await self._work.do(self._people.begin_session, account.id, LASTS)
        self._remember(token, account)
        return self._lasting(token, connection)

    def _lasting(self, token: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        value = self._signer.sign(token).decode()
        return self.cookie(COOKIE, value, connection, max_age=int(LASTS.total_seconds()))

    async def end(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """End the session of whoever asks, if he has one: the cookie that takes the old one's place."""
        token = self._token(connection)
        if token is not None:
            self._known.pop(token, None)
            await self._work.do(self._people.end_session, token)
        return self.cookie(COOKIE, "", connection, max_age=0)

    def cookie(self, key: str, value: str, connection: ASGIConnection[Any, Any, Any, Any], **options: Any) -> Cookie:
        """A cookie that no script reads and no other site sends along."""
        secure = self._settings.https or connection.url.scheme == "https"
        return Cookie(key=key, value=value, path="/", httponly=True, samesite="lax", secure=secure, **options)

    # --- accounts ----------------------------------------------------------------------------------------

    async def sign_in(self, name: str, password: str) -> Account:
        """The account of that name and password; raises 401, which does not tell which of them is wrong."""
        account = await self._work.do(self._people.named, name)
        kept = account.password if account and account.password else self._nobody
        if not await self._work.at_the_door(_fits, kept, password) or account is None:
            raise Wrong(SIGN_IN, Refusal.of("server-wrong-password"))
        return account

    async def sign_up(self, name: str, password: str) -> Account:
        """A new account."""
        kept = await self._work.at_the_door(HASHER.hash, password)
        return await self._work.do(self._people.add, name, kept)


def _fits(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
