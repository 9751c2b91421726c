"""What every request passes before its route: does it come from our own page, and may this person do this here?"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromQuery

from gonfalon.kernel.messages import Refusal
from gonfalon.server.access import NEED, Asker, At, Need, admitted, asker_of, at_of
from gonfalon.server.desk import Desk, desk_of
from gonfalon.server.errors import SIGN_IN, Wrong

LONGEST_ID = 64


async def own_page(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A change must come from our own page."""
    desk_of(connection).csrf.check(connection)


async def entitled(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let somebody in, or say why not."""
    if connection.scope.get("method") == HttpMethod.OPTIONS:
        return  # Litestar's own answer, which tells the methods of an address and nothing else
    need = handler.opt.get(NEED)
    assert isinstance(need, Need), f"{handler} does not say what it needs"
    if need is Need.ANYBODY:
        return
    desk = desk_of(connection)
    asker = await desk.sessions.asker(connection)
    if asker is None:
        raise Wrong(SIGN_IN, Refusal.of("server-sign-in"))
    connection.state.asker = asker
    if need is not Need.PERSON:
        sitting = await desk.host.sitting(str(connection.path_params["id"])[:LONGEST_ID])
        connection.state.at = admitted(asker, sitting, connection.query_params.get("seat", ""), need)


GUARDS = [own_page, entitled]
TheDesk = NamedDependency[Desk]
Whoever = NamedDependency[Asker]  # asks
Here = NamedDependency[At]  # where he was let in, and as what


async def provide_desk(request: Request[Any, Any, Any]) -> Desk:
    return desk_of(request)


async def provide_asker(request: Request[Any, Any, Any]) -> Asker:
    return asker_of(request)


async def provide_at(request: Request[Any, Any, Any], desk: TheDesk, seat: FromQuery[str] = "") -> At:  # noqa: ARG001
    """Whoever the guard let in, and with whose eyes (`?seat=`) he looks: named here for the schema.

    The desk is named so that it is fetched before: what Litestar fetches side by side costs a group of tasks.
    """
    return at_of(request)
