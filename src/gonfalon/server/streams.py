"""How many open pages are kept up to date: so many of one person, and of all people together."""

from __future__ import annotations

from gonfalon.kernel.messages import Refusal
from gonfalon.server.access import LOCAL
from gonfalon.server.errors import TOO_MUCH, Wrong
from gonfalon.server.live import Listener

MOST_EACH = 24  # pages of one person; whoever sits at the machine may have as many as there are
MOST = 2_000
WAIT = 30  # seconds after which one may well try again


class Streams:
    """Who listens. Of whoever opens one page more than he may, the one that he opened first is told to rest.

    So the page in front of him is alive, however many he has left open; one that rests wakes when it is looked at.
    """

    def __init__(self) -> None:
        self._open: dict[str, list[Listener]] = {}

    def check(self) -> None:
        """Raises 429 if there is no room for another page of anybody."""
        if sum(map(len, self._open.values())) >= MOST:
            raise Wrong(TOO_MUCH, Refusal.of("server-many-streams", most=MOST), {"Retry-After": str(WAIT)})

    def begin(self, who: str, listener: Listener) -> None:
        """A page of this person's listens from now on."""
        pages = self._open.setdefault(who, [])
        pages.append(listener)
        if who != LOCAL and len(pages) > MOST_EACH:
            pages.pop(0).rest()

    def end(self, who: str, listener: Listener) -> None:
        """It listens no more."""
        pages = self._open.get(who, [])
        if listener in pages:
            pages.remove(listener)
        if not pages:
            self._open.pop(who, None)
