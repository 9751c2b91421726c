"""A campaign that somebody sits at: its table in memory, who watches, and how often each of them saw it change."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from gonfalon.kernel import UMPIRE, Message, Refusal, Table
from gonfalon.kernel.inputs import Pause
from gonfalon.kernel.log import Entry
from gonfalon.kernel.views import waited_for
from gonfalon.store.archive import Archive
from gonfalon.store.files import Campaign
from gonfalon.store.records import Listed, Loaded, Member, Request
from gonfalon.store.scribe import Scribe


class Thinking(msgspec.Struct, frozen=True):
    """A computer player at work: answers given since a person was last asked, and how many are known to come."""

    seat: str
    done: int
    of: int


class Listener:
    """An open page. It is woken when something may have changed for it, and looks for itself what."""

    def __init__(self, eyes: str) -> None:
        self.eyes = eyes
        self.bell = asyncio.Event()
        self.over = False  # nothing more will come: the server stops, or the table is read anew
        self.gone = False  # the campaign was deleted


class Watch:
    """How often a viewer could see a change. It counts on from the clock, so that no number repeats after a restart."""

    def __init__(self) -> None:
        self.revision = time.time_ns() // 1_000_000
        self.seen = b""

    def look(self, seen: bytes) -> int:
        if seen != self.seen:
            self.revision, self.seen = self.revision + 1, seen
        return self.revision


class Sitting:
    """One campaign open in memory. All changes are made by the host, under the lock."""

    def __init__(
        self,
        loaded: Loaded,
        archive: Archive,
        members: Sequence[Member],
        listed: Listed,
        requests: Iterable[Request],
    ) -> None:
        self.id, self.name, self.owner = loaded.id, loaded.name, loaded.owner
        self.campaign: Campaign = loaded.campaign
        self._archive = archive
        self.sit(loaded.table)
        self.stopped: Refusal | None = loaded.stopped
        self.members = list(members)
        self.paused, self.reason = listed.paused, listed.reason
        self.lock = asyncio.Lock()
        self.settled: asyncio.Future[None] | None = None  # the last entry on its way to disk
        self.requests = {request.to: request for request in requests}  # as they stand in the archive
        self.listeners: set[Listener] = set()
        self.task: asyncio.Task[None] | None = None  # the computer players, playing on
        self.thinking: Thinking | None = None
        self.halted = False
        self.verdict: Message | None = None  # on the dice, once it is over
        self.closed = False
        self._watches: dict[str, Watch] = {}
        self._told: dict[str, int] = {}  # changes beside the table: letters, requests

    def sit(self, table: Table[Any]) -> None:
        """From now on this is the table."""
        self.table, self.scribe = table, Scribe(self._archive, self.id, table)

    def heed(self, entries: Iterable[Entry]) -> None:
        """Whether it stands still, and why, is what the log said last."""
        for entry in entries:
            if isinstance(given := entry.input, Pause):
                self.paused, self.reason = given.paused, given.reason

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that people hold."""
        return tuple(seat.who for seat in self.table.seats.values() if not seat.computer)

    @property
    def rulers(self) -> dict[str, str]:
        """What the person in each seat is called, where we know."""
        return {member.seat: member.name for member in self.members if member.role == "ruler"}

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.lock.locked() and (self.task is None or self.task.done())

    def revision(self, eyes: str) -> int:
        """How often this viewer could see a change. What he may not know does not count."""
        return self._watches.setdefault(eyes, Watch()).look(self._seen(eyes))

    def _seen(self, eyes: str) -> bytes:
        beside = f"{self._told.get(eyes, 0)}/{self._told.get('*', 0)}"
        if eyes == UMPIRE:
            return f"{beside}/{self.table.next_number}".encode()
        view = self.table.view(eyes)
        events = len(view.events), view.events[-1:]
        shown = msgspec.json.encode((msgspec.structs.replace(view, events=()), events, beside))
        return hashlib.blake2b(shown, digest_size=16).digest()

    def touch(self, eyes: str = "*") -> None:
        """Something beside the table has changed for this viewer, or for everybody."""
        self._told[eyes] = self._told.get(eyes, 0) + 1
        self.ring()

    def ring(self) -> None:
        """Wake every open page; those who may not know what happened will find nothing new."""
        for listener in self.listeners:
            listener.bell.set()

    def thinking_for(self, eyes: str) -> Thinking | None:
        """Who thinks, as far as this viewer may know that he is asked anything."""
        now = self.thinking
        if now is None or eyes == UMPIRE or now.seat in waited_for(self.table.play, eyes)[0]:
            return now
        return Thinking("", 0, 0)

    def dismiss(self, *, gone: bool = False) -> None:
        """Send everybody away: they come back to a table that is read anew, unless it is gone."""
        self.closed = True
        if self.task is not None:
            self.task.cancel()
        for listener in self.listeners:
            listener.over, listener.gone = True, gone
        self.ring()
