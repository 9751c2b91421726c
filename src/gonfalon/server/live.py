"""A campaign that somebody sits at: its table in memory, who holds its seats, and who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from gonfalon.kernel import Eyes, Message, Refusal, Table
from gonfalon.kernel.inputs import Pause
from gonfalon.kernel.log import Entry
from gonfalon.kernel.views import waited_for
from gonfalon.server.watches import Watches
from gonfalon.store.archive import Archive
from gonfalon.store.files import Campaign
from gonfalon.store.records import Listed, Loaded, Member, Request
from gonfalon.store.scribe import Scribe


class Thinking(msgspec.Struct, frozen=True):
    """A computer player for whom the table openly waits; "" if there is none."""

    seat: str


NOBODY = Thinking("")


class Listener:
    """An open page. It is woken when something may have changed for it, and looks for itself what."""

    def __init__(self, account: str) -> None:
        self.account = account  # whose page it is
        self.bell = asyncio.Event()
        self.over = False  # nothing more will come: the server stops, or the table is read anew
        self.gone = False  # the campaign was deleted, or is not this person's any longer
        self.rests = False  # its reader has opened too many others

    def rest(self) -> None:
        """Send it away; it comes back when somebody looks at it."""
        self.over = self.rests = True
        self.bell.set()


class LiveCampaign:
    """One campaign open in memory. All changes are made by the host, under the lock."""

    def __init__(
        self,
        loaded: Loaded,
        archive: Archive,
        members: Sequence[Member],
        listed: Listed,
        requests: Iterable[Request],
        watches: Watches,
    ) -> None:
        self.id, self.name, self.owner = loaded.id, loaded.name, loaded.owner
        self.campaign: Campaign = loaded.campaign
        self._archive = archive
        self.sit(loaded.table)
        self.stopped: Refusal | None = loaded.stopped
        self.members = list(members)
        self.paused, self.reason = listed.paused, listed.reason
        self.lock = asyncio.Lock()
        self.pen = asyncio.Lock()  # of the chronicle: one writes into it at a time
        self.settled: asyncio.Future[None] | None = None  # the last entry on its way to disk
        self.requests = {request.number: request for request in requests}  # as they stand in the archive
        self.listeners: set[Listener] = set()
        self.task: asyncio.Task[None] | None = None  # the computer players, playing on
        self.halted = False
        self.verdict: Message | None = None  # on the dice, once it is over
        self.closed = False
        self._watches = watches

    def sit(self, table: Table[Any]) -> None:
        """From now on this is the table."""
        pages = self._archive.frames(self.id)
        last = replace(pages[-1], number=0) if pages else None
        self.table, self.scribe = table, Scribe(self._archive, self.id, table, last)

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

    def revision(self, eyes: Eyes, viewer: str) -> int:
        """How often this person could see a change with those eyes."""
        return self._watches.revision(self.table, eyes, viewer)

    def touch(self, *seats: str) -> None:
        """Something beside the table has changed for these seats; if none is named, for everybody."""
        self._watches.touch(*seats)
        self.ring()

    def ring(self) -> None:
        """Wake every open page; those who may not know what happened will find nothing new."""
        for listener in self.listeners:
            listener.bell.set()

    def show_out(self, account: str) -> None:
        """Every open page of somebody ends, and is not opened again by itself: what he is here has changed."""
        for listener in self.listeners:
            if listener.account == account:
                listener.over = listener.gone = True
                listener.bell.set()

    @property
    def held(self) -> bool:
        """Whether the computer players are to wait."""
        return self.paused or self.halted or self.closed or self.stopped is not None

    def thinking_for(self, eyes: Eyes) -> Thinking:
        """Who thinks, as this viewer may know: the first computer player for whom he sees the table wait.

        Who of them really does, how often, and whether one is asked in private, would tell what they do in secret.
        """
        play = self.table.play
        seats = () if self.held or play.rolling else self._awaited(eyes)
        return next((Thinking(seat) for seat in seats if self.table.seats[seat].computer), NOBODY)

    def _awaited(self, eyes: Eyes) -> tuple[str, ...]:
        play = self.table.play
        return tuple(q.who for q in play.open.values()) if eyes.umpire else waited_for(play, eyes.seat)[0]

    def dismiss(self, *, gone: bool = False) -> None:
        """Send everybody away: they come back to a table that is read anew, unless it is gone."""
        self.closed = True
        if self.task is not None:
            self.task.cancel()
        for listener in self.listeners:
            listener.over, listener.gone = True, gone
        self.ring()
