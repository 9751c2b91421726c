"""In which language somebody is answered: as the address says, else his cookie, else his browser, else English."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from gonfalon.words import LANGUAGES

COOKIE = "lang"


def language_of(request: ASGIConnection[Any, Any, Any, Any] | Request[Any, Any, Any]) -> str:
    """The reader's language; one that we do not speak is passed over."""
    wished = request.query_params.get("lang", ""), request.cookies.get(COOKIE, ""), *_accepted(request)
    return next((lang for lang in wished if lang in LANGUAGES), LANGUAGES[0])


def _accepted(request: ASGIConnection[Any, Any, Any, Any]) -> list[str]:
    """The languages of the browser, the best liked first."""
    weighed = []
    for part in request.headers.get("accept-language", "")[:500].split(","):
        name, _, quality = part.partition(";q=")
        weighed.append((-_number(quality), name.strip().partition("-")[0].lower()))
    return [name for _, name in sorted(weighed, key=lambda pair: pair[0])]


def _number(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
