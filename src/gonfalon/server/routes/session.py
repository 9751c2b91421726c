"""Signing in, out and up."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from gonfalon.kernel.messages import Refusal
from gonfalon.server import csrf, wire
from gonfalon.server.access import Asker, Need, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import Injected
from gonfalon.server.errors import FORBIDDEN, Wrong
from gonfalon.server.limits import address_of
from gonfalon.server.services import Services
from gonfalon.store.records import Account
from gonfalon.words import LANGUAGES


def _session(services: Services, asker: Asker | None, word: str) -> wire.Session:
    person = None if asker is None or asker.local else wire.Account(id=asker.id, name=asker.name)
    return wire.Session(
        mode=services.settings.mode, account=person, csrf=word, languages=LANGUAGES, sign_up=services.settings.sign_up
    )


def _word(services: Services, request: HttpRequest) -> tuple[str, Cookie]:
    """The word that every change must carry, and the cookie it is compared with."""
    word = services.csrf.word(request)
    return word, services.sessions.cookie(csrf.COOKIE, word, request)


@get("/api/session", opt=needs(Need.ANYBODY))
async def who_am_i(request: HttpRequest, services: Injected) -> Response[wire.Session]:
    """Who sits at this browser, and the word that every change must carry."""
    word, cookie = _word(services, request)
    asker = await services.sessions.asker(request)
    return Response(_session(services, asker, word), cookies=[] if services.settings.local else [cookie])


@post("/api/session", opt=needs(Need.ANYBODY), status_code=200)
async def sign_in(request: HttpRequest, services: Injected, data: JSONBody[wire.SignIn]) -> Response[wire.Session]:
    _only_in_group(services)
    services.limits.take("sign-in", address_of(request))
    account = await services.sessions.sign_in(data.name, data.password)
    return await _begun(services, request, account)


@delete("/api/session", opt=needs(Need.ANYBODY), status_code=200)
async def sign_out(request: HttpRequest, services: Injected) -> Response[wire.Session]:
    over = await services.sessions.end(request)
    word, cookie = _word(services, request)
    asker = await services.sessions.asker(request) if services.settings.local else None
    return Response(_session(services, asker, word), cookies=[over, cookie])


@post("/api/accounts", opt=needs(Need.ANYBODY))
async def sign_up(request: HttpRequest, services: Injected, data: JSONBody[wire.SignUp]) -> Response[wire.Session]:
    """A new account, and signed in with it."""
    _only_in_group(services)
    if not services.settings.sign_up:
        raise Wrong(FORBIDDEN, Refusal.of("server-no-sign-up"))
    services.limits.take("sign-up", address_of(request))
    account = await services.sessions.sign_up(data.name, data.password)
    return await _begun(services, request, account)


async def _begun(services: Services, request: HttpRequest, account: Account) -> Response[wire.Session]:
    cookie = await services.sessions.begin(account, request)
    word, kept = _word(services, request)
    return Response(_session(services, Asker(account.id, account.name), word), cookies=[cookie, kept])


def _only_in_group(services: Services) -> None:
    if services.settings.local:
        raise Wrong(FORBIDDEN, Refusal.of("server-no-accounts"))


ROUTES = [who_am_i, sign_in, sign_out, sign_up]
