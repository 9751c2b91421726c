"""Taking back over a network: where the others must agree, a request stands open until each has."""

from __future__ import annotations

from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.server.errors import UNKNOWN, Wrong
from gonfalon.server.host import Host
from gonfalon.server.sitting import Sitting
from gonfalon.server.wire import Consent, UndoWish
from gonfalon.store.records import Request

CONSENT = "kernel-undo-consent"


async def take_back(host: Host, sitting: Sitting, seat: str, wish: UndoWish) -> None:
    """Take it back if nobody need agree, or everybody round one screen has; else leave a request, if one is wished."""
    others = tuple(who for who in sitting.people if who != seat)
    agreed = others if wish.agreed_by_all else ()
    try:
        await host.take(sitting, lambda t: t.undo(seat, wish.to, agreed=agreed), back_to=wish.to)
    except Refused as refused:
        if refused.refusal.message.key != CONSENT or not wish.ask:
            raise
        await _keep(host, sitting, Request(wish.to, seat, others))
    else:
        await _forget(host, sitting, wish.to)


async def decide(host: Host, sitting: Sitting, seat: str, given: Consent) -> None:
    """One of those who were asked says yes or no. A no ends the request; the last yes carries it out."""
    request = sitting.requests.get(given.to)
    if request is None or seat not in request.missing:
        raise Wrong(UNKNOWN, Refusal.of("server-no-request", number=given.to))
    if not given.agree:
        await _forget(host, sitting, given.to)
        return
    request = request.with_consent(seat)
    if request.missing:
        await _keep(host, sitting, request)
        return
    try:
        await host.take(sitting, lambda t: t.undo(request.by, request.to, agreed=request.agreed), back_to=request.to)
    finally:
        await _forget(host, sitting, given.to)  # also where it is too late: then there is nothing left to decide


async def _keep(host: Host, sitting: Sitting, request: Request) -> None:
    """Nobody is asked before the request is on disk."""
    sitting.requests[request.to] = request
    await host.workshop.do(host.archive.requests.keep, sitting.id, request)
    sitting.touch()


async def _forget(host: Host, sitting: Sitting, to: int) -> None:
    if sitting.requests.pop(to, None) is not None:
        await host.workshop.do(host.archive.requests.forget, sitting.id, to)
        sitting.touch()
