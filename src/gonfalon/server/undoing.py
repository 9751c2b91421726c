"""Taking back over a network: where the others must agree, a request stands open until each has."""

from __future__ import annotations

from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.server.errors import UNKNOWN, Wrong
from gonfalon.server.host import Host
from gonfalon.server.sitting import Request, Sitting
from gonfalon.server.wire import Consent, UndoWish

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
        sitting.requests[wish.to] = Request(wish.to, seat, others)
        sitting.touch()
    else:
        _forget(sitting, wish.to)


async def decide(host: Host, sitting: Sitting, seat: str, given: Consent) -> None:
    """One of those who were asked says yes or no. A no ends the request; the last yes carries it out."""
    request = sitting.requests.get(given.to)
    if request is None or seat not in request.missing:
        raise Wrong(UNKNOWN, Refusal.of("server-no-request", number=given.to))
    if not given.agree:
        _forget(sitting, given.to)
        return
    request.missing = tuple(who for who in request.missing if who != seat)
    request.agreed = (*request.agreed, seat)
    sitting.touch()
    if not request.missing:
        _forget(sitting, given.to)
        agreed = request.agreed
        await host.take(sitting, lambda t: t.undo(request.by, request.to, agreed=agreed), back_to=request.to)


def _forget(sitting: Sitting, to: int) -> None:
    if sitting.requests.pop(to, None) is not None:
        sitting.touch()
