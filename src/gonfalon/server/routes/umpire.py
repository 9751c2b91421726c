"""The umpire's acts: each is logged with its reason, and everybody sees it."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from gonfalon.kernel import UMPIRE
from gonfalon.kernel.eyes import CHAIR as JUDGE
from gonfalon.kernel.messages import Refused
from gonfalon.players import PLAYERS
from gonfalon.players.seating import HUMAN
from gonfalon.server import shown, wire
from gonfalon.server.access import Need, needs
from gonfalon.server.desk import words_of
from gonfalon.server.doors import Here, TheDesk
from gonfalon.server.routes.campaigns import HOME
from gonfalon.showing.docket import DocketItem
from gonfalon.showing.types import Corrections, TablePage

Asked = Request[Any, Any, Any]
CHAIR = f"{HOME}/umpire"


@post(f"{CHAIR}/correct", opt=needs(Need.UMPIRE), status_code=200)
async def correct(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.Correction]) -> TablePage:
    """Correct the state: the step in flight begins again on it."""
    await desk.host.take(at.sitting, lambda t: t.correct(data.change, data.reason))
    return await desk.page(at, request)


@post(f"{CHAIR}/answer", opt=needs(Need.UMPIRE), status_code=200)
async def answer_for(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.AnswerFor]) -> TablePage:
    """Answer for somebody who is away."""
    await desk.host.take(
        at.sitting,
        lambda t: t.answer(data.seat, data.what, data.answer, by=JUDGE, reason=data.reason, token=data.token),
    )
    return await desk.page(at, request)


@post(f"{CHAIR}/reroll", opt=needs(Need.UMPIRE), status_code=200)
async def reroll(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.RollAgain]) -> TablePage:
    """Let a roll fall anew; what came after it is void."""
    await desk.host.take(at.sitting, lambda t: t.reroll(data.number, data.index, data.reason), back_to=data.number)
    return await desk.page(at, request)


@post(f"{CHAIR}/undo", opt=needs(Need.UMPIRE), status_code=200)
async def undo(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.UndoFor]) -> TablePage:
    """Take back an input and what followed."""
    await desk.host.take(at.sitting, lambda t: t.undo(UMPIRE, data.to, reason=data.reason), back_to=data.to)
    return await desk.page(at, request)


@post(f"{CHAIR}/seat", opt=needs(Need.UMPIRE), status_code=200)
async def seat(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.SeatFor]) -> TablePage:
    """Put a computer player into a seat, or a person back."""
    if data.holder != HUMAN and data.holder not in PLAYERS:
        raise Refused.of("player-unknown", name=data.holder, players=", ".join((HUMAN, *PLAYERS)))
    computer = data.holder != HUMAN
    await desk.host.take(
        at.sitting, lambda t: t.seat(data.seat, data.holder, computer=computer, by=JUDGE, reason=data.reason)
    )
    return await desk.page(at, request)


@post(f"{CHAIR}/pause", opt=needs(Need.UMPIRE), status_code=200)
async def pause(request: Asked, desk: TheDesk, at: Here, data: JSONBody[wire.Pause]) -> TablePage:
    """Stop everything, or let it go on. A paused campaign takes no answers, but the umpire may act."""
    reason = data.reason.strip()
    if data.paused and not reason:
        raise Refused.of("server-pause-why")
    await desk.host.take(at.sitting, lambda t: t.pause(data.paused, reason))
    return await desk.page(at, request)


@get(f"{CHAIR}/docket", opt=needs(Need.UMPIRE))
async def docket(request: Asked, desk: TheDesk, at: Here) -> tuple[DocketItem, ...]:
    """The last inputs, with their dice: from where one could go back."""
    await desk.host.settle(at.sitting)
    return shown.docket(at, words_of(request))


@get(f"{CHAIR}/corrections", opt=needs(Need.UMPIRE))
async def corrections(request: Asked, desk: TheDesk, at: Here) -> Corrections:
    """What can be put right, with how it stands now."""
    await desk.host.settle(at.sitting)
    return shown.corrections(at, words_of(request))


ROUTES = [docket, corrections, correct, answer_for, reroll, undo, seat, pause]
