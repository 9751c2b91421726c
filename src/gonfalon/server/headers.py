"""The headers that every response carries, errors and HEAD included: nothing foreign runs in our page."""

from __future__ import annotations

from typing import Any

from litestar.types import Scope

from gonfalon.server.responses import Begins

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
OURS = frozenset(name for name, _ in HEADERS)
FRESH = (b"cache-control", b"no-store")  # what is told to a person is kept by nobody on the way


def secured(_: Scope) -> Begins:
    """Whatever is asked, its answer carries them."""
    return _secure


def _secure(answer: Any) -> None:
    answer["headers"] = _with_headers(answer.get("headers", ()))


def _with_headers(given: Any) -> list[tuple[bytes, bytes]]:
    headers = [(bytes(name).lower(), bytes(value)) for name, value in given]
    fresh = () if any(name == b"cache-control" for name, _ in headers) else (FRESH,)
    return [*(pair for pair in headers if pair[0] not in OURS), *HEADERS, *fresh]
