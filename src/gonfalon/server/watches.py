"""How often each viewer could see a change: a number that only grows, and counts for him alone.

A revision is the number of this start of the server and a count within it. The starts are counted in the archive, so no
clock matters; the counts stay when a table is closed and read anew.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import msgspec

from gonfalon.kernel import Eyes, Table, View

A_START = 2**32  # changes that one start has room for; 2**21 starts make a number that JavaScript still tells apart


class Watch:
    """What somebody saw last, and how often it was something else."""

    def __init__(self, start: int) -> None:
        self.revision, self.seen = start * A_START, b""

    def look(self, seen: bytes) -> int:
        if seen != self.seen:
            self.revision, self.seen = self.revision + 1, seen
        return self.revision


class Watches:
    """All who have looked at one campaign since the server was started."""

    def __init__(self, start: int) -> None:
        self._start = start
        self._by_viewer: dict[tuple[str, Eyes], Watch] = {}
        self._beside = Counter[str]()  # changes beside the table, for that seat or ("*") for everybody

    def revision(self, table: Table[Any], eyes: Eyes, viewer: str) -> int:
        """How often this person could see a change with those eyes. What he may not know does not count."""
        watch = self._by_viewer.setdefault((viewer, eyes), Watch(self._start))
        return watch.look(self._seen(table, eyes))

    def _seen(self, table: Table[Any], eyes: Eyes) -> bytes:
        beside = f"{self._beside[eyes.seat]}/{self._beside['*']}"
        if eyes.umpire:
            return f"{beside}/{table.next_number}".encode()
        return beside.encode() + table.once((Watch, eyes.seat), lambda: _digest(table.view(eyes.seat)))

    def touch(self, *seats: str) -> None:
        """Something beside the table has changed for these seats; if none is named, for everybody."""
        self._beside.update(seats or ("*",))


def _digest(view: View) -> bytes:
    """What somebody sees, in few bytes; of what he has heard the last tells, and how much it is."""
    seen = msgspec.structs.replace(view, events=()), len(view.events), view.events[-1:]
    return hashlib.blake2b(msgspec.json.encode(seen), digest_size=16).digest()
