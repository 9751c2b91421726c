"""Is it alive: can what people do be kept? That is found out by keeping something, but not as often as anybody asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from gonfalon.store.archive import Archive

FRESH = 5.0  # seconds for which one good beat speaks: asking again and again shall not wear the disk out
PATIENCE = 5.0  # seconds after which a disk that does not answer counts as none


class Vitals:
    """Felt from one event loop."""

    def __init__(self, archive: Archive, clock: Callable[[], float] = time.monotonic) -> None:
        self._archive, self._clock = archive, clock
        self._good_until = 0.0
        self._beat: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Whether something could be kept just now. Whoever asks at the same moment shares one beat."""
        if self._archive.beats and self._clock() < self._good_until:
            return True
        if self._beat is None or self._beat.done():
            self._beat = asyncio.create_task(self._felt())
        return await asyncio.shield(self._beat)

    async def _felt(self) -> bool:
        try:
            await asyncio.wait_for(asyncio.wrap_future(self._archive.beat()), PATIENCE)
        except Exception:  # what it was stands in the log of whoever could not write; here it is enough that it was
            return False
        self._good_until = self._clock() + FRESH
        return True
