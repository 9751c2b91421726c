"""Taking back over a network: where the others must agree, a request stands open until each has.

A player names what he takes back by a number of his own, his token; the log's numbers count what everybody does, and
stay here. A request has a number drawn by chance, for the same reason.
"""

from __future__ import annotations

from typing import Any

from gonfalon.kernel import Table
from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.kernel.undoing import TakeBack, last_answer
from gonfalon.server.errors import UNKNOWN, Wrong
from gonfalon.server.host import Host
from gonfalon.server.live import LiveCampaign
from gonfalon.server.wire import Consent, UndoWish
from gonfalon.store.records import Request

CONSENT = "kernel-undo-consent"
NOTHING = Refusal.of("server-nothing-to-take-back")  # one sentence, whatever the reason: others may be the reason


async def take_back(host: Host, live: LiveCampaign, seat: str, wish: UndoWish) -> None:
    """Take it back if nobody need agree, or everybody round one screen has; else leave a request, if one is wished."""
    last = _offered(live.table, seat, wish.to)
    others = tuple(who for who in live.people if who != seat)
    agreed = others if wish.agreed_by_all else ()
    try:
        await host.take(live, lambda table: _undone(table, seat, wish.to, agreed))
    except Refused as refused:
        if refused.refusal.message.key != CONSENT or not wish.ask:
            raise
        await _keep(host, live, Request(last.number, seat, others, id=_number(host, live, last.number)))
    else:
        await _forget(host, live, _request(live, last.number))


def _offered(table: Table[Any], seat: str, token: int) -> TakeBack:
    """What he is offered to take back under this number; raises the one refusal there is."""
    last = last_answer(table, seat)
    if last is None or token != table.token(seat):
        raise Refused(NOTHING)
    return last


def _undone(table: Table[Any], seat: str, token: int, agreed: tuple[str, ...]) -> Refusal | None:
    return table.undo(seat, _offered(table, seat, token).number, agreed=agreed)


async def decide(host: Host, live: LiveCampaign, seat: str, given: Consent) -> None:
    """One of those who were asked says yes or no. A no ends the request; the last yes carries it out."""
    request = live.requests.get(given.to)
    if request is None or seat not in request.missing:
        raise Wrong(UNKNOWN, Refusal.of("server-no-request"))
    if not given.agree:
        await _forget(host, live, request)
        return
    request = request.with_consent(seat)
    if request.missing:
        await _keep(host, live, request)
        return
    try:
        await host.take(live, lambda table: _agreed(table, request))
    finally:
        await _forget(host, live, request)  # also where it is too late: then there is nothing left to decide


def _agreed(table: Table[Any], request: Request) -> Refusal | None:
    """All agree; but if he has answered since, what they agreed to is not his last answer any more."""
    last = last_answer(table, request.by)
    if last is None or last.number != request.to:
        return NOTHING
    return table.undo(request.by, request.to, agreed=request.agreed)


def _request(live: LiveCampaign, to: int) -> Request | None:
    """The open request to take this input back."""
    return next((one for one in live.requests.values() if one.to == to), None)


def _number(host: Host, live: LiveCampaign, to: int) -> int:
    """The number of this request: the one it has, or a new one."""
    known = _request(live, to)
    return known.number if known else host.draw()


async def _keep(host: Host, live: LiveCampaign, request: Request) -> None:
    """Nobody is asked before the request is on disk."""
    live.requests[request.number] = request
    await host.long_work.do(host.archive.requests.keep, live.id, request)
    live.touch(*request.concerned)


async def _forget(host: Host, live: LiveCampaign, request: Request | None) -> None:
    if request is not None and live.requests.pop(request.number, None) is not None:
        await host.long_work.do(host.archive.requests.forget, live.id, request.to)
        live.touch(*request.concerned)
