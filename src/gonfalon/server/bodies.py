"""What a request brings, read at the door: JSON of a sensible depth, with nothing in it that no text should hold."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from gonfalon.kernel.messages import Message, Refusal
from gonfalon.server.errors import BAD, Wrong

DEEPEST = 16  # things within things; the deepest that we take has five


class HttpRequest(Request[Any, Any, Any]):
    """A request as our routes get it: whatever is malformed in its body is told, and is no mistake of ours."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # so Litestar calls it when somebody goes away half-way
            raise malformed("half") from None

    async def json(self) -> Any:
        try:
            given = await super().json()
        except RecursionError:
            raise malformed("deep", most=DEEPEST) from None
        except UnicodeError:
            raise malformed("letters") from None
        check(given)
        return given


def check(given: Any) -> None:
    """Raises 400 for what is too deep, or holds a text that cannot be written down."""
    level, depth = [given], 0
    while level:
        if depth > DEEPEST:
            raise malformed("deep", most=DEEPEST)
        for text in (one for one in level if isinstance(one, str)):
            _check_text(text)
        level, depth = [inner for one in level for inner in _within(one)], depth + 1


def _within(one: Any) -> list[Any]:
    if isinstance(one, dict):
        return [*one, *one.values()]
    return one if isinstance(one, list) else []


def _check_text(text: str) -> None:
    if "\0" in text:
        raise malformed("letters")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeError:  # half of a letter
            raise malformed("letters") from None


def malformed(how: str, **args: Any) -> Wrong:
    """The refusal of a request that is not what its address takes."""
    return Wrong(BAD, Refusal.of("server-malformed", problem=Message.of(f"server-malformed-{how}", **args)))
