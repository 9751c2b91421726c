"""A clock for streams that stands still until somebody turns it; then every stream runs as far as it can."""

from __future__ import annotations

import asyncio

from gonfalon.server.pulse import TICK

NEARLY = TICK / 1000
ROUNDS = 30  # of the event loop: after so many every stream has looked, told what there is, and waits again


class TurnedClock:
    """Waits for nothing but its own hand. All times are whole ticks."""

    def __init__(self) -> None:
        self.ticks = 0
        self._waiting: list[tuple[asyncio.Event | None, float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.ticks * TICK

    async def reach(self, moment: float) -> None:
        await self._wait(None, moment)

    async def ring(self, bell: asyncio.Event, moment: float) -> None:
        await self._wait(bell, moment)

    async def _wait(self, bell: asyncio.Event | None, moment: float) -> None:
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((bell, moment, future))
        await future

    async def turn(self, seconds: float) -> None:
        """Let so much time go by, tick by tick."""
        for _ in range(round(seconds / TICK)):
            await self._release()
            self.ticks += 1
            await self._release()

    async def _release(self) -> None:
        """Let those go on who have waited long enough, until nobody has."""
        while due := [one for one in self._waiting if self._is_due(*one[:2])]:
            self._waiting = [one for one in self._waiting if one not in due]
            for _, _, future in due:
                if not future.done():
                    future.set_result(None)
            await self.settle()

    @staticmethod
    async def settle() -> None:
        """Let everybody who can go on do so."""
        for _ in range(ROUNDS):
            await asyncio.sleep(0)

    def _is_due(self, bell: asyncio.Event | None, moment: float) -> bool:
        return moment <= self.now() + NEARLY or (bell is not None and bell.is_set())
