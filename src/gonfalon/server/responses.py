"""Standing round the application: whoever has something to say about every answer sees it begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

Begins: TypeAlias = Callable[
    [Any], None
]  # is shown how an answer begins, with its status and headers, and may change it
OnRequest: TypeAlias = Callable[
    [Scope], Begins
]  # hears of a request, and says who is to see the beginning of its answer


class Around:
    """Lets everything through; all who are named are told of each request."""

    def __init__(self, app: ASGIApp, *asked: OnRequest) -> None:
        self.app, self.asked = app, asked

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        seeing = [asked(scope) for asked in self.asked]

        async def passing(message: Message) -> None:
            if message["type"] == "http.response.start":
                for begins in seeing:
                    begins(message)
            await send(message)

        await self.app(scope, receive, passing)


class Heads:
    """HEAD is asked as GET would be and answered with its beginning alone: the same status and headers, and no body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != HttpMethod.HEAD:
            await self.app(scope, receive, send)
            return
        asked = cast(Scope, {**scope, "method": HttpMethod.GET.value})
        begun = False

        async def beginning(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                scope["path_template"] = asked.get("path_template", "")
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def hearing() -> Any:
            """Who has his answer is gone: an answer that would go on for ever ends."""
            return {"type": "http.disconnect"} if begun else await receive()

        await self.app(asked, hearing, beginning)
