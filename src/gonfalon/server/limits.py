"""How much of everything somebody may have: how often he may do a thing, and how many of a kind he may keep.

Whoever sits at the machine is not rationed: it is his. All limits of a person stand here, but for the size of what he
sends (`app.py`, `routes/lobby.py`), long work (`long_work.py`) and open pages (`streams.py`).
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from gonfalon.kernel.messages import Refusal
from gonfalon.server.errors import CONFLICT, TOO_MUCH, Wrong

MOST_KNOWN = 10_000  # of those who asked lately; the ones who asked longest ago are forgotten first


def neighbourhood(address: str) -> str:
    """Whom an address stands for: of IPv6 everybody has a whole network of addresses (/64) to come from."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody asks from: what a proxy says of it counts only if the settings name that proxy."""
    return neighbourhood(connection.client.host if connection.client else "")


class Ration(NamedTuple):
    """So many at once, and then so many a second."""

    at_once: float
    a_second: float


DAY = 24 * 60 * 60
RATIONS = {
    # by the address he asks from
    "sign-in": Ration(10, 0.2),
    "sign-up": Ration(5, 0.05),
    "join": Ration(10, 0.2),
    # by person
    "answers": Ration(60, 20),
    "previews": Ration(20, 0.5),  # of worlds
    "maps": Ration(20, 0.05),  # brought along, made with Tiled
    "campaigns": Ration(20, 20 / DAY),  # begun
    "files": Ration(20, 20 / DAY),  # campaigns brought in
    "letters": Ration(100, 500 / DAY),
    "pen": Ration(100, 500 / DAY),  # lines written into chronicles
    "invitations": Ration(60, 100 / DAY),
}
QUOTAS = {
    "campaigns": 100,  # that one person owns
    "letters": 5_000,  # from one seat of a campaign
    "pen": 2_000,  # lines in the chronicle of a campaign
    "invitations": 50,  # to a campaign, not taken up yet
}
SHORT = 120  # seconds: what is longer is told in minutes


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
            raise Wrong(TOO_MUCH, _too_often(wait), {"Retry-After": str(wait)})


def _too_often(wait: int) -> Refusal:
    if wait > SHORT:
        return Refusal.of("server-often-enough", minutes=wait // 60 + 1)
    return Refusal.of("server-too-often", seconds=wait)


def check_quota(what: str, count: int) -> None:
    """Raises 409 if somebody has as many of these as he may."""
    if count >= QUOTAS[what]:
        raise Wrong(CONFLICT, Refusal.of("server-quota", what=what, most=QUOTAS[what]))
