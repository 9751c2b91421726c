"""What every request passes before its route: does it come from our own page, and may this person do this here?"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.params import FromQuery
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gonfalon.kernel.messages import Refusal
from gonfalon.server.access import ASKER, AT, LONGEST_ID, NEED, Asker, At, Need, admitted, asker_of, at_of
from gonfalon.server.errors import SIGN_IN, Wrong
from gonfalon.server.operator import check_operator
from gonfalon.server.services import Services, services_of
from gonfalon.server.sessions import RENEWED


def doors(app: ASGIApp) -> ASGIApp:
    """Stands before every route. A guard of Litestar's would do the same, but gets a copy of the route each time."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
        services_of(connection).csrf.check(connection)
        await _let_in(connection)
        await app(scope, receive, _renewing(scope, send))

    return guarded


def _renewing(scope: Scope, send: Send) -> Send:
    """A session that was prolonged is told to the browser with whatever it is answered."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start" and (cookie := scope["state"].get(RENEWED)) is not None:
            name, value = cookie.to_encoded_header()
            message["headers"] = [*message["headers"], (name, value)]
        await send(message)

    return sending


async def _let_in(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Let somebody in, or say why not."""
    if connection.scope.get("method") == HttpMethod.OPTIONS:
        return  # Litestar's own answer, which tells the methods of an address and nothing else
    need = connection.route_handler.opt.get(NEED)
    assert isinstance(need, Need), f"{connection.route_handler} does not say what it needs"
    if need is Need.ANYBODY:
        return
    services = services_of(connection)
    if need is Need.OPERATOR:
        check_operator(connection, services.settings.metrics_token)
        return
    asker = await services.sessions.asker(connection)
    if asker is None:
        raise Wrong(SIGN_IN, Refusal.of("server-sign-in"))
    found = connection.scope["state"]
    found[ASKER] = asker
    if need is not Need.PERSON:
        live = await services.host.live(str(connection.path_params["id"])[:LONGEST_ID])
        found[AT] = admitted(asker, live, connection.query_params.get("seat", ""), need)


Injected = NamedDependency[Services]
Whoever = NamedDependency[Asker]  # asks
Here = NamedDependency[At]  # where he was let in, and as what


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    return services_of(request)


async def provide_asker(request: Request[Any, Any, Any]) -> Asker:
    return asker_of(request)


async def provide_at(request: Request[Any, Any, Any], services: Injected, seat: FromQuery[str] = "") -> At:  # noqa: ARG001
    """Whoever the guard let in, and with whose eyes (`?seat=`) he looks: named here for the schema.

    The services are named so that they are fetched before: what Litestar fetches side by side costs a group of tasks.
    """
    return at_of(request)
