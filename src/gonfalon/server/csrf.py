"""A change must come from our own page: it carries a word that other pages cannot know, and names no other origin.

In a group the word stands, signed, in a cookie and must be repeated in `X-Gonfalon-CSRF`. At a local table there is no
cookie: the header must be there, which no foreign page can send, and `Host` and `Origin` must be this machine's.
"""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection

from gonfalon.kernel.messages import Refusal
from gonfalon.server.errors import FORBIDDEN, Wrong

HEADER = "x-gonfalon-csrf"
COOKIE = "gonfalon_csrf"
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST = 100  # signs of a word
MOST_KNOWN = 4096  # words that are not looked at again
LOCAL_NAMES = ("127.0.0.1", "localhost", "::1")


class Csrf:
    """Gives the word out and asks for it."""

    def __init__(self, key: bytes, *, local: bool, public_host: str) -> None:
        self._signer = Signer(key, salt="csrf")
        self._local, self._public_host = local, public_host
        self._signed_here = lru_cache(MOST_KNOWN)(self._is_signed)  # a browser says the same word with every change

    def word(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The word of this browser: the one it has, or a new one."""
        known = connection.cookies.get(COOKIE, "")
        return known if self._ours(known) else self._signer.sign(secrets.token_urlsafe(16)).decode()

    def check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Raises 403 for a request that did not come from our own page."""
        self._check_host(connection)
        if connection.scope["method"] in SAFE:  # type: ignore[typeddict-item]
            return
        self._check_origin(connection)
        given = connection.headers.get(HEADER, "")
        known = given if self._local else connection.cookies.get(COOKIE, "")
        if not self._ours(known) or not hmac.compare_digest(given.encode(), known.encode()):
            raise Wrong(FORBIDDEN, Refusal.of("csrf"))

    def _ours(self, word: str) -> bool:
        return len(word) <= LONGEST and self._signed_here(word)

    def _is_signed(self, word: str) -> bool:
        try:
            self._signer.unsign(word)
        except BadSignature:
            return False
        return True

    def _check_host(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """A name that somebody else made point here is not ours (DNS rebinding)."""
        host = _name(connection.headers.get("host", ""))
        allowed = LOCAL_NAMES if self._local else (self._public_host, *LOCAL_NAMES) if self._public_host else (host,)
        if host not in allowed:
            raise Wrong(FORBIDDEN, Refusal.of("server-other-host", host=host[:100]))

    def _check_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        origin = connection.headers.get("origin")
        if origin is not None and urlsplit_or_none(origin) != connection.headers.get("host", ""):
            raise Wrong(FORBIDDEN, Refusal.of("server-other-origin", origin=origin[:100]))


def urlsplit_or_none(text: str) -> str | None:
    try:
        return urlsplit(text).netloc
    except ValueError:
        return None


def _name(host: str) -> str:
    """The host of `Host`, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
