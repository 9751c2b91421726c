"""The host: keeps tables open, takes what comes in one thing at a time, and lets nothing be seen before it is on disk.

Every change goes the same way: under the campaign's lock it is tried on the table, what was logged goes to the archive,
and whoever asked is answered when it is durable. Then the open pages are woken and the computer players play on.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Any, TypeAlias

from sqlalchemy import Connection

from gonfalon.kernel import Refusal, Refused, Table
from gonfalon.kernel.inputs import Membership
from gonfalon.players.seating import computer_asked, put, thought
from gonfalon.server.errors import CONFLICT, Wrong
from gonfalon.server.metrics import OPEN
from gonfalon.server.sitting import Listener, Sitting
from gonfalon.server.watches import Watches
from gonfalon.server.workshop import Workshop
from gonfalon.store.appending import put_one
from gonfalon.store.archive import Archive
from gonfalon.store.post import Post
from gonfalon.store.records import Conflict
from gonfalon.store.writer import Work

Act: TypeAlias = Callable[[Table[Any]], Refusal | None]
MOST_OPEN = 256  # tables kept in memory while nobody looks at them
MOST_DRAWN = 2**31
IN_A_ROW = 8  # answers of computer players after which all of them are on disk, so that whoever waits for that can look
BEFORE_CHECKPOINT = "kernel-before-checkpoint"
log = logging.getLogger("gonfalon.server.host")


class Host:
    """Keeps the open tables of one archive."""

    def __init__(self, archive: Archive, workshop: Workshop) -> None:
        self.archive, self.workshop = archive, workshop
        self._post = Post(archive)
        self.closing = False
        self.draw: Callable[[], int] = partial(secrets.randbelow, MOST_DRAWN)
        self._start = archive.count_start()
        self._watches: dict[str, Watches] = {}
        self._open: OrderedDict[str, asyncio.Task[Sitting]] = OrderedDict()

    # --- opening and closing -----------------------------------------------------------------------------

    async def sitting(self, id: str) -> Sitting:
        """The campaign of that id, opened if it is not; raises `Refused` if there is none."""
        task = self._open.get(id)
        if task is None:
            task = self._open[id] = asyncio.create_task(self._opened(id))
            self._close_idle()
        self._open.move_to_end(id)
        if (sitting := self.peek(id)) is not None:
            return sitting
        try:
            return await asyncio.shield(task)
        except Exception:
            self._open.pop(id, None)
            raise

    def peek(self, id: str) -> Sitting | None:
        """The campaign of that id if it is open; nothing is opened for it."""
        task = self._open.get(id)
        open_now = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return task.result() if task is not None and open_now else None

    async def _opened(self, id: str) -> Sitting:
        sitting = await self.workshop.do(self._read, id)
        OPEN.set(len(self._open))
        self.wake(sitting)
        return sitting

    def _read(self, id: str) -> Sitting:
        loaded, listed = self.archive.load(id, before=self._back_to(id)), self.archive.card(id)
        members, requests = self.archive.seats.members(id), self.archive.requests.of(id)
        watches = self._watches.setdefault(id, Watches(self._start))
        return Sitting(loaded, self.archive, members, listed, requests, watches)

    def _back_to(self, id: str) -> int:
        """What is offered to be taken back must not depend on where the last checkpoint happens to lie, which others'
        secret inputs decide: the table always reaches back into the month before this one."""
        frames = self.archive.frames(id)
        return frames[-2].number + 1 if len(frames) > 1 else 1

    def _close_idle(self) -> None:
        """Forget the tables that were left alone longest; they are on disk."""
        for id in list(self._open)[:-MOST_OPEN]:
            sitting = self.peek(id)
            if sitting is not None and sitting.idle:
                self.dismiss(sitting)

    def dismiss(self, sitting: Sitting, *, gone: bool = False) -> None:
        """Close a table now, whoever sits at it."""
        self._open.pop(sitting.id, None)
        if gone:
            self._watches.pop(sitting.id, None)
        sitting.dismiss(gone=gone)

    def close(self) -> None:
        """The server stops: open pages are sent away first."""
        self.closing = True
        for id in list(self._open):
            if (sitting := self.peek(id)) is not None:
                sitting.dismiss()

    # --- changes -----------------------------------------------------------------------------------------

    async def take(self, sitting: Sitting, act: Act, *, back_to: int | None = None) -> None:
        """Carry something out at the table; raises `Refused` if it is not to be. Durable when it returns.

        `back_to` is the input that it takes back: if that lies before the table's beginning, more of the log is read.
        """
        async with sitting.lock:
            self._check(sitting)
            refusal = self._try(sitting, act)
            if refusal is not None and refusal.message.key == BEFORE_CHECKPOINT and back_to is not None:
                await self._reach_back(sitting, back_to)
                refusal = self._try(sitting, act)
            if refusal is not None:
                raise Refused(refusal)
            sitting.halted = False
        await self.settle(sitting)
        self.wake(sitting)

    async def enrol(self, sitting: Sitting, deeds: Sequence[Membership], work: Work[Any]) -> None:
        """Change who is at a campaign; raises `Refused` if it is not to be. Durable when it returns.

        The change and what everybody reads of it go to disk together, so neither is ever there without the other.
        """
        async with sitting.lock:
            self._check(sitting)
            await self.settle(sitting)  # the log on disk is as long as the one in memory
            for deed in deeds:
                if (refusal := sitting.table.member(deed)) is not None:
                    raise Refused(refusal)
            append = sitting.scribe.news()

            def both(connection: Connection) -> None:
                work(connection)
                put_one(connection, append)

            self._await(sitting, asyncio.wrap_future(self.archive.soon(both)))
            await self.settle(sitting)
            sitting.members = await self.workshop.do(self.archive.seats.members, sitting.id)
        sitting.touch()

    def _check(self, sitting: Sitting) -> None:
        if sitting.closed:
            raise Wrong(CONFLICT, Refusal.of("server-read-anew"))
        if sitting.stopped is not None:
            raise Wrong(CONFLICT, Refusal.of("server-stopped", why=sitting.stopped.message))

    def _try(self, sitting: Sitting, act: Act) -> Refusal | None:
        """Try it on the table; what was logged is on its way to disk when this returns."""
        before = sitting.table.next_number
        refusal = act(sitting.table)
        if (taken := sitting.table.next_number - before) > 0:
            sitting.heed(sitting.table.log[-taken:])
            self._await(sitting, self._post.append(sitting.scribe.news()))
        return refusal

    def _await(self, sitting: Sitting, settled: asyncio.Future[None]) -> None:
        sitting.settled = settled

        def done(kept: asyncio.Future[None]) -> None:
            if not kept.cancelled() and kept.exception() is not None:
                log.error("an input was not kept", exc_info=kept.exception())
                self.dismiss(sitting)
            sitting.ring()

        settled.add_done_callback(done)

    async def settle(self, sitting: Sitting) -> None:
        """Wait until all that has happened at the table is on disk: nothing is told before.

        While one input is on its way the next may be made, so it is looked again until there is none.
        """
        settled = None
        while sitting.settled is not settled:
            settled = sitting.settled
            assert settled is not None
            try:
                await asyncio.shield(settled)
            except Conflict:
                raise Wrong(CONFLICT, Refusal.of("server-read-anew")) from None

    async def _reach_back(self, sitting: Sitting, number: int) -> None:
        """Read so much of the log that this input can be taken back."""
        await self.settle(sitting)
        loaded = await self.workshop.do(self.archive.load, sitting.id, before=number)
        sitting.sit(loaded.table)

    # --- computer players --------------------------------------------------------------------------------

    def wake(self, sitting: Sitting) -> None:
        """Let the computer players play on, if they are asked and nobody holds them back."""
        busy = sitting.task is not None and not sitting.task.done()
        if not busy and self._may_think(sitting) and computer_asked(sitting.table) is not None:
            sitting.task = asyncio.create_task(self._play_on(sitting))

    def _may_think(self, sitting: Sitting) -> bool:
        return not sitting.held and not self.closing

    async def _play_on(self, sitting: Sitting) -> None:
        """Answer for the computer players until only people are asked."""
        try:
            for number in count(1):
                if not (self._may_think(sitting) and await self._one_answer(sitting)):
                    break
                if number % IN_A_ROW == 0:
                    await self.settle(sitting)
            await self.settle(sitting)
        except Exception:
            log.exception("a computer player failed in %s", sitting.id)
            sitting.halted = True
        finally:
            sitting.ring()

    async def _one_answer(self, sitting: Sitting) -> bool:
        """One computer player thinks, beside everything else, and answers. False if none is asked.

        He thinks before a table that stands still, so nobody waits for him. If somebody has done something at the
        real one meanwhile, he thinks anew: what he says belongs to where the campaign stands.
        """
        async with sitting.lock:
            still = sitting.table.still()
        asked = computer_asked(still)
        if asked is None or not self._may_think(sitting):
            return False
        idea = await self.workshop.think(sitting.id, thought, still, asked, sitting.campaign.luck())
        async with sitting.lock:
            if not sitting.closed and sitting.table.next_number == still.next_number:
                self._try(sitting, lambda table: put(table, idea))
        return True

    # --- open pages --------------------------------------------------------------------------------------

    def listen(self, sitting: Sitting, account: str) -> Listener:
        """A new open page of this person."""
        listener = Listener(account)
        listener.over = sitting.closed or self.closing
        sitting.listeners.add(listener)
        return listener
