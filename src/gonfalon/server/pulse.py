"""The clock by which streams tell: a beat that nothing moves.

A stream looks for news at its ticks only, and gives its sign of life at fixed ones among them. So when a line is sent
says nothing but in which tick something happened that its reader may know: who is woken by what he may not know finds
nothing, sends nothing, and looks again at the same moments as before.
"""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress
from typing import Protocol

TICK = 0.05  # seconds: what happens between two ticks is told together
TICKS_A_BEAT = 300  # a sign of life every 15 seconds: a connection that was cut is noticed by then


class Clock(Protocol):
    """Tells the time and waits; tests have one of their own."""

    def now(self) -> float: ...

    async def reach(self, moment: float) -> None:
        """Wait for this moment."""

    async def ring(self, bell: asyncio.Event, moment: float) -> None:
        """Wait for the bell, but not longer than until this moment."""


class RealClock:
    """The clock of the machine, which nobody sets back."""

    def now(self) -> float:
        return time.monotonic()

    async def reach(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))

    async def ring(self, bell: asyncio.Event, moment: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(bell.wait(), max(0.0, moment - self.now()))


class Pulse:
    """The ticks of one stream, counted from its beginning."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._began, self._beats = clock, clock.now(), 0

    async def next(self, bell: asyncio.Event) -> bool:
        """Wait for the first tick after the bell rang, or for the next beat. True if it is time for a sign of life."""
        beat = (self._beats + 1) * TICKS_A_BEAT
        await self._clock.ring(bell, self._moment(beat))
        tick = min(beat, math.floor((self._clock.now() - self._began) / TICK) + 1)
        await self._clock.reach(self._moment(tick))
        bell.clear()
        self._beats += tick == beat
        return tick == beat

    def _moment(self, tick: int) -> float:
        return self._began + tick * TICK
