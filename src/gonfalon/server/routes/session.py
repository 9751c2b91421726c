"""Signing in, out and up."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from gonfalon.kernel.messages import Refusal
from gonfalon.server import csrf, wire
from gonfalon.server.access import Asker, Need, needs
from gonfalon.server.desk import Desk
from gonfalon.server.doors import TheDesk
from gonfalon.server.errors import FORBIDDEN, Wrong
from gonfalon.server.limits import address_of
from gonfalon.store.records import Account
from gonfalon.words import LANGUAGES

Asked = Request[Any, Any, Any]


def _session(desk: Desk, asker: Asker | None, word: str) -> wire.Session:
    person = None if asker is None or asker.local else wire.Account(id=asker.id, name=asker.name)
    return wire.Session(
        mode=desk.settings.mode, account=person, csrf=word, languages=LANGUAGES, sign_up=desk.settings.sign_up
    )


def _word(desk: Desk, request: Asked) -> tuple[str, Cookie]:
    """The word that every change must carry, and the cookie it is compared with."""
    word = desk.csrf.word(request)
    return word, desk.sessions.cookie(csrf.COOKIE, word, request)


@get("/api/session", opt=needs(Need.ANYBODY))
async def who_am_i(request: Asked, desk: TheDesk) -> Response[wire.Session]:
    """Who sits at this browser, and the word that every change must carry."""
    word, cookie = _word(desk, request)
    asker = await desk.sessions.asker(request)
    return Response(_session(desk, asker, word), cookies=[] if desk.settings.local else [cookie])


@post("/api/session", opt=needs(Need.ANYBODY), status_code=200)
async def sign_in(request: Asked, desk: TheDesk, data: JSONBody[wire.SignIn]) -> Response[wire.Session]:
    _only_in_group(desk)
    desk.limits.take("sign-in", address_of(request))
    account = await desk.sessions.sign_in(data.name, data.password)
    return await _begun(desk, request, account)


@delete("/api/session", opt=needs(Need.ANYBODY), status_code=200)
async def sign_out(request: Asked, desk: TheDesk) -> Response[wire.Session]:
    over = await desk.sessions.end(request)
    word, cookie = _word(desk, request)
    asker = await desk.sessions.asker(request) if desk.settings.local else None
    return Response(_session(desk, asker, word), cookies=[over, cookie])


@post("/api/accounts", opt=needs(Need.ANYBODY))
async def sign_up(request: Asked, desk: TheDesk, data: JSONBody[wire.SignUp]) -> Response[wire.Session]:
    """A new account, and signed in with it."""
    _only_in_group(desk)
    if not desk.settings.sign_up:
        raise Wrong(FORBIDDEN, Refusal.of("server-no-sign-up"))
    desk.limits.take("sign-up", address_of(request))
    account = await desk.sessions.sign_up(data.name, data.password)
    return await _begun(desk, request, account)


async def _begun(desk: Desk, request: Asked, account: Account) -> Response[wire.Session]:
    cookie = await desk.sessions.begin(account, request)
    word, kept = _word(desk, request)
    return Response(_session(desk, Asker(account.id, account.name), word), cookies=[cookie, kept])


def _only_in_group(desk: Desk) -> None:
    if desk.settings.local:
        raise Wrong(FORBIDDEN, Refusal.of("server-no-accounts"))


ROUTES = [who_am_i, sign_in, sign_out, sign_up]
