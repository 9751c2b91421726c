"""The way from an event loop to the archive: what came in while one batch was on its way goes with the next.

So many players at once cost few statements, few commits, and one waking of the loop for all who wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Protocol, TypeAlias

from gonfalon.kernel.messages import Refused
from gonfalon.store.appending import Append

Waiting: TypeAlias = tuple[Append, "asyncio.Future[None]"]


class Keeps(Protocol):
    """What the post needs of an archive."""

    def append_all_soon(self, appends: Sequence[Append]) -> Future[list[Exception | None]]: ...


class Batches:
    """Used from one event loop."""

    def __init__(self, archive: Keeps) -> None:
        self._archive = archive
        self._next: list[Waiting] = []
        self._away = False  # a batch is on its way, or about to go

    def append(self, append: Append) -> asyncio.Future[None]:
        """Have it put at the end of its log. Done: it is on disk; `Conflict`: it does not follow what stands there."""
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()
        self._next.append((append, kept))
        if not self._away:
            self._away = True
            loop.call_soon(self._send, loop)  # with all that is tried in this turn of the loop
        return kept

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        batch, self._next = self._next, []

        def sent(done: Future[list[Exception | None]]) -> None:
            with suppress(RuntimeError):  # the loop has ended in the meantime, and nobody waits
                loop.call_soon_threadsafe(self._came_back, loop, batch, done)

        try:
            self._archive.append_all_soon([append for append, _ in batch]).add_done_callback(sent)
        except Refused as refused:  # it is closed
            self._away = False
            _tell(batch, [refused] * len(batch))

    def _came_back(
        self, loop: asyncio.AbstractEventLoop, batch: list[Waiting], done: Future[list[Exception | None]]
    ) -> None:
        """The next batch goes, and then those of this one are told."""
        self._away = bool(self._next)
        if self._next:
            self._send(loop)
        fault = done.exception()
        _tell(batch, [fault] * len(batch) if fault else done.result())


def _tell(batch: Sequence[Waiting], outcomes: Sequence[BaseException | None]) -> None:
    for (_, kept), wrong in zip(batch, outcomes, strict=True):
        if kept.cancelled():
            continue
        if wrong is None:
            kept.set_result(None)
        else:
            kept.set_exception(wrong)
