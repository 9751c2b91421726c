"""The headers that every response carries, errors and HEAD included: nothing foreign runs in our page."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
FRESH = (b"cache-control", b"no-store")  # what is told to a person is kept by nobody on the way


class SecurityHeaders:
    """Stands before the whole application, so that no answer gets past it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _with_headers(message.get("headers", ()))
            await send(message)

        await self.app(scope, receive, guarded)


def _with_headers(given: Any) -> list[tuple[bytes, bytes]]:
    headers = [(bytes(name).lower(), bytes(value)) for name, value in given]
    fresh = () if any(name == b"cache-control" for name, _ in headers) else (FRESH,)
    ours = {name for name, _ in HEADERS}
    return [*(pair for pair in headers if pair[0] not in ours), *HEADERS, *fresh]
