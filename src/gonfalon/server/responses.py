"""Standing round the application: whoever has something to say about every answer sees it begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

Begins: TypeAlias = Callable[
    [Any], None
]  # is shown how an answer begins, with its status and headers, and may change it


class Around:
    """Lets everything through; `asked` hears of each request and says who is to see the beginning of its answer."""

    def __init__(self, app: ASGIApp, asked: Callable[[Scope], Begins]) -> None:
        self.app, self.asked = app, asked

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begins = self.asked(scope)

        async def passing(message: Message) -> None:
            if message["type"] == "http.response.start":
                begins(message)
            await send(message)

        await self.app(scope, receive, passing)
