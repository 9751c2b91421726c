"""Playing: answers, dice, taking back, standing orders."""

from __future__ import annotations

from typing import cast

from litestar import Response, post
from litestar.params import JSONBody

from gonfalon.kernel.messages import Refusal
from gonfalon.server import undoing, wire
from gonfalon.server.access import At, Need, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import Here, Injected
from gonfalon.server.errors import CONFLICT, FORBIDDEN, Wrong
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.services import Services
from gonfalon.showing.types import TablePage

MINIMAL = "return=minimal"


def _may_play(services: Services, at: At) -> None:
    """Not while it is paused, and not faster than anybody can."""
    if at.live.paused:
        raise Wrong(CONFLICT, Refusal.of("server-paused", reason=at.live.reason or "-"))
    services.ration(at.asker, "answers")


async def _replied(request: HttpRequest, services: Services, at: At) -> Response[TablePage]:
    """The page, unless a script says that it does not want one (`Prefer: return=minimal`)."""
    if request.headers.get("prefer") == MINIMAL:
        return Response(cast(TablePage, None), status_code=204)
    return Response(await services.page(at, request))


@post(f"{HOME}/answers", opt=needs(Need.PLAY), status_code=200)
async def answer(
    request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.AnswerGiven]
) -> Response[TablePage]:
    """Answer a question. It is on disk when this returns; a token that is not the present one is refused as stale."""
    _may_play(services, at)
    await services.host.take(at.live, lambda t: t.answer(at.seat, data.what, data.answer, token=data.token))
    return await _replied(request, services, at)


@post(f"{HOME}/dice", opt=needs(Need.PLAY), status_code=200)
async def dice(
    request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.DiceGiven]
) -> Response[TablePage]:
    """Type what fell on the table. A token that is not the present one is refused as stale."""
    _may_play(services, at)
    await services.host.take(at.live, lambda t: t.type_dice(at.seat, data.dice, token=data.token))
    return await _replied(request, services, at)


@post(f"{HOME}/undo", opt=needs(Need.PLAY), status_code=200)
async def undo(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.UndoWish]) -> TablePage:
    """Take back one's own answer. Where others must agree, `ask` leaves them a request."""
    _may_play(services, at)
    if data.agreed_by_all and not at.asker.local:
        raise Wrong(FORBIDDEN, Refusal.of("server-ask-each"))
    await undoing.take_back(services.host, at.live, at.seat, data)
    return await services.page(at, request)


@post(f"{HOME}/undo/consent", opt=needs(Need.PLAY), status_code=200)
async def consent(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.Consent]) -> TablePage:
    """Let somebody take something back, or not. When all have agreed it is done."""
    _may_play(services, at)
    await undoing.decide(services.host, at.live, at.seat, data)
    return await services.page(at, request)


@post(f"{HOME}/orders", opt=needs(Need.PLAY), status_code=200)
async def order(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.OrderGiven]) -> TablePage:
    """Leave a standing order: ask me, always, never."""
    _may_play(services, at)
    await services.host.take(at.live, lambda t: t.order(at.seat, data.standing, data.order))
    at.live.touch(at.seat)  # it is his own affair, and no event tells it
    return await services.page(at, request)


@post(f"{HOME}/seat", opt=needs(Need.PLAY), status_code=200)
async def seat(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.Types]) -> TablePage:
    """Throw real dice from now on, or let the table throw."""
    _may_play(services, at)
    holder = at.live.table.seats[at.seat].holder
    await services.host.take(at.live, lambda t: t.seat(at.seat, holder, types=data.types))
    return await services.page(at, request)


@post(f"{HOME}/halt", opt=needs(Need.STEER), status_code=200)
async def halt(request: HttpRequest, services: Injected, at: Here) -> TablePage:
    """Computer players stop after the answer they are at; any answer, or the end of a pause, lets them go on."""
    at.live.halted = True
    at.live.ring()
    return await services.page(at, request)


ROUTES = [answer, dice, undo, consent, order, seat, halt]
