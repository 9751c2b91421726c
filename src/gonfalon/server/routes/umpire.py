"""The umpire's acts: each is logged with its reason, and everybody sees it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from gonfalon.kernel import UMPIRE
from gonfalon.kernel.eyes import CHAIR as JUDGE
from gonfalon.kernel.messages import Refused
from gonfalon.players import PLAYERS
from gonfalon.players.seating import HUMAN
from gonfalon.server import viewing, wire
from gonfalon.server.access import Need, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import Here, Injected
from gonfalon.server.routes.campaigns import HOME
from gonfalon.server.services import words_of
from gonfalon.showing.docket import DocketItem
from gonfalon.showing.types import Corrections, TablePage

CHAIR = f"{HOME}/umpire"


@post(f"{CHAIR}/correct", opt=needs(Need.UMPIRE), status_code=200)
async def correct(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.Correction]) -> TablePage:
    """Correct the state: the step in flight begins again on it."""
    await services.host.take(at.live, lambda t: t.correct(data.change, data.reason))
    return await services.page(at, request)


@post(f"{CHAIR}/answer", opt=needs(Need.UMPIRE), status_code=200)
async def answer_for(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.AnswerFor]) -> TablePage:
    """Answer for somebody who is away."""
    await services.host.take(
        at.live,
        lambda t: t.answer(data.seat, data.what, data.answer, by=JUDGE, reason=data.reason, token=data.token),
    )
    return await services.page(at, request)


@post(f"{CHAIR}/reroll", opt=needs(Need.UMPIRE), status_code=200)
async def reroll(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.RollAgain]) -> TablePage:
    """Let a roll fall anew; what came after it is void."""
    await services.host.take(at.live, lambda t: t.reroll(data.number, data.index, data.reason), back_to=data.number)
    return await services.page(at, request)


@post(f"{CHAIR}/undo", opt=needs(Need.UMPIRE), status_code=200)
async def undo(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.UndoFor]) -> TablePage:
    """Take back an input and what followed."""
    await services.host.take(at.live, lambda t: t.undo(UMPIRE, data.to, reason=data.reason), back_to=data.to)
    return await services.page(at, request)


@post(f"{CHAIR}/seat", opt=needs(Need.UMPIRE), status_code=200)
async def seat(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.SeatFor]) -> TablePage:
    """Put a computer player into a seat, or a person back."""
    if data.holder != HUMAN and data.holder not in PLAYERS:
        raise Refused.of("player-unknown", name=data.holder, players=", ".join((HUMAN, *PLAYERS)))
    computer = data.holder != HUMAN
    await services.host.take(
        at.live, lambda t: t.seat(data.seat, data.holder, computer=computer, by=JUDGE, reason=data.reason)
    )
    return await services.page(at, request)


@post(f"{CHAIR}/pause", opt=needs(Need.UMPIRE), status_code=200)
async def pause(request: HttpRequest, services: Injected, at: Here, data: JSONBody[wire.Pause]) -> TablePage:
    """Stop everything, or let it go on. A paused campaign takes no answers, but the umpire may act."""
    reason = data.reason.strip()
    if data.paused and not reason:
        raise Refused.of("server-pause-why")
    await services.host.take(at.live, lambda t: t.pause(data.paused, reason))
    return await services.page(at, request)


@get(f"{CHAIR}/docket", opt=needs(Need.UMPIRE))
async def docket(request: HttpRequest, services: Injected, at: Here) -> tuple[DocketItem, ...]:
    """The last inputs, with their dice: from where one could go back."""
    await services.host.settle(at.live)
    return viewing.docket(at, words_of(request))


@get(f"{CHAIR}/corrections", opt=needs(Need.UMPIRE))
async def corrections(request: HttpRequest, services: Injected, at: Here) -> Corrections:
    """What can be put right, with how it stands now."""
    await services.host.settle(at.live)
    return viewing.corrections(at, words_of(request))


ROUTES = [docket, corrections, correct, answer_for, reroll, undo, seat, pause]
