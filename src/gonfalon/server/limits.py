"""How often somebody may try: sign-in, sign-up, joining and answers are each rationed by who asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from gonfalon.kernel.messages import Refusal
from gonfalon.server.errors import Wrong

MOST_KNOWN = 10_000  # of those who asked lately; the ones who asked longest ago are forgotten first


class Ration(NamedTuple):
    """So many at once, and then so many a second."""

    at_once: float
    a_second: float


RATIONS = {
    "sign-in": Ration(10, 0.2),
    "sign-up": Ration(5, 0.05),
    "join": Ration(10, 0.2),
    "answers": Ration(60, 20),
}


class Limits:
    """A bucket for each who asks: it fills with time, and each attempt takes one out."""

    def __init__(self, rations: dict[str, Ration] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._rations, self._clock = rations or RATIONS, clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str) -> None:
        """Take one out; raises 429 if there is none, with the seconds until there is."""
        ration, now = self._rations[what], self._clock()
        left, at = self._buckets.pop((what, who), (ration.at_once, now))
        left = min(ration.at_once, left + (now - at) * ration.a_second)
        self._buckets[what, who] = (left - 1 if left >= 1 else left), now
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        if left < 1:
            wait = int((1 - left) / ration.a_second) + 1
            raise Wrong(429, Refusal.of("server-too-often", seconds=wait), {"Retry-After": str(wait)})
