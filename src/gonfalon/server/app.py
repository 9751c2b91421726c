"""The application: routes, their doors and error handlers, with the headers round all of it."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import gonfalon
from gonfalon.kernel.messages import Refused
from gonfalon.server import pages
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import doors, provide_asker, provide_at, provide_services
from gonfalon.server.errors import on_http, on_mistake, on_refused
from gonfalon.server.headers import secured
from gonfalon.server.metrics import measured
from gonfalon.server.responses import Around, Heads
from gonfalon.server.routes import ROUTES
from gonfalon.server.services import Services

MOST_BODY = 256 * 1024  # of a request that brings no file

PLAIN = ("/stream", "/api/session", r"\.woff2", r"\.png")  # what flows, holds a token, or is as small as it gets


def application(services: Services | None) -> Litestar:
    """The application over these services. Without any it can only tell its schema, which no server does."""
    handlers: dict[Any, Any] = {Refused: on_refused, HTTPException: on_http, Exception: on_mistake}
    return Litestar(
        route_handlers=[*ROUTES, *pages.ROUTES],
        middleware=[doors],
        request_class=HttpRequest,
        dependencies={
            "services": Provide(provide_services),
            "asker": Provide(provide_asker),
            "at": Provide(provide_at),
        },
        exception_handlers=handlers,
        state=State({"services": services}),
        openapi_config=None
        if services
        else OpenAPIConfig("Gonfalon", gonfalon.__version__, use_handler_docstrings=True),
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=2_000, gzip_compress_level=5, exclude=list(PLAIN)),
        debug=False,
        logging_config=None,
    )


def guarded(app: ASGIApp) -> ASGIApp:
    """The application as it is served: measured, with the security headers on every response, and HEAD wherever GET."""
    return Around(Heads(app), measured, secured)
