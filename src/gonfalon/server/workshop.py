"""Work that would hold up everybody else: done by a few threads that never keep the process from ending."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
HANDS = 3


class Workshop:
    """Daemon threads. What they are at when the server stops is dropped: nothing of it was promised to anybody."""

    def __init__(self, hands: int = HANDS) -> None:
        self._jobs: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        for number in range(hands):
            threading.Thread(target=self._work, name=f"workshop-{number}", daemon=True).start()

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work, or what it raised."""
        loop = asyncio.get_running_loop()
        result: asyncio.Future[T] = loop.create_future()

        def job() -> None:
            try:
                done = work(*args, **kwargs)
            except BaseException as error:
                _tell(loop, result, result.set_exception, error)
            else:
                _tell(loop, result, result.set_result, done)

        self._jobs.put(job)
        return await result

    def _work(self) -> None:
        while True:
            self._jobs.get()()


def _tell(loop: asyncio.AbstractEventLoop, result: asyncio.Future[Any], tell: Callable[[Any], None], what: Any) -> None:
    """Hand it over to whoever still waits for it."""

    def hand_over() -> None:
        if not result.done():
            tell(what)

    try:
        loop.call_soon_threadsafe(hand_over)
    except RuntimeError:  # the loop has ended in the meantime, and nobody waits
        return
