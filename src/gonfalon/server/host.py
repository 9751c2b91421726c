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
from gonfalon.server.live import Listener, LiveCampaign
from gonfalon.server.long_work import LongWork
from gonfalon.server.metrics import OPEN
from gonfalon.server.watches import Watches
from gonfalon.store.appending import put_one
from gonfalon.store.archive import Archive
from gonfalon.store.batches import Batches
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

    def __init__(self, archive: Archive, long_work: LongWork) -> None:
        self.archive, self.long_work = archive, long_work
        self._post = Batches(archive)
        self.closing = False
        self.draw: Callable[[], int] = partial(secrets.randbelow, MOST_DRAWN)
        self._start = archive.count_start()
        self._watches: dict[str, Watches] = {}
        self._open: OrderedDict[str, asyncio.Task[LiveCampaign]] = OrderedDict()

    # --- opening and closing -----------------------------------------------------------------------------

    async def live(self, id: str) -> LiveCampaign:
        """The campaign of that id, opened if it is not; raises `Refused` if there is none."""
        task = self._open.get(id)
        if task is None:
            task = self._open[id] = asyncio.create_task(self._opened(id))
            self._close_idle()
        self._open.move_to_end(id)
        if (live := self.peek(id)) is not None:
            return live
        try:
            return await asyncio.shield(task)
        except Exception:
            self._open.pop(id, None)
            raise

    def peek(self, id: str) -> LiveCampaign | None:
        """The campaign of that id if it is open; nothing is opened for it."""
        task = self._open.get(id)
        open_now = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return task.result() if task is not None and open_now else None

    async def _opened(self, id: str) -> LiveCampaign:
        live = await self.long_work.do(self._read, id)
        OPEN.set(len(self._open))
        self.wake(live)
        return live

    def _read(self, id: str) -> LiveCampaign:
        loaded, listed = self.archive.load(id, before=self._back_to(id)), self.archive.card(id)
        members, requests = self.archive.seats.members(id), self.archive.requests.of(id)
        watches = self._watches.setdefault(id, Watches(self._start))
        return LiveCampaign(loaded, self.archive, members, listed, requests, watches)

    def _back_to(self, id: str) -> int:
        """What is offered to be taken back must not depend on where the last checkpoint happens to lie, which others'
        secret inputs decide: the table always reaches back into the month before this one."""
        frames = self.archive.frames(id)
        return frames[-2].number + 1 if len(frames) > 1 else 1

    def _close_idle(self) -> None:
        """Forget the tables that were left alone longest; they are on disk."""
        for id in list(self._open)[:-MOST_OPEN]:
            live = self.peek(id)
            if live is not None and live.idle:
                self.dismiss(live)

    def dismiss(self, live: LiveCampaign, *, gone: bool = False) -> None:
        """Close a table now, whoever sits at it."""
        self._open.pop(live.id, None)
        if gone:
            self._watches.pop(live.id, None)
        live.dismiss(gone=gone)

    def close(self) -> None:
        """The server stops: open pages are sent away first."""
        self.closing = True
        for id in list(self._open):
            if (live := self.peek(id)) is not None:
                live.dismiss()

    # --- changes -----------------------------------------------------------------------------------------

    async def take(self, live: LiveCampaign, act: Act, *, back_to: int | None = None) -> None:
        """Carry something out at the table; raises `Refused` if it is not to be. Durable when it returns.

        `back_to` is the input that it takes back: if that lies before the table's beginning, more of the log is read.
        """
        async with live.lock:
            self._check(live)
            refusal = self._try(live, act)
            if refusal is not None and refusal.message.key == BEFORE_CHECKPOINT and back_to is not None:
                await self._reach_back(live, back_to)
                refusal = self._try(live, act)
            if refusal is not None:
                raise Refused(refusal)
            live.halted = False
        await self.settle(live)
        self.wake(live)

    async def enrol(self, live: LiveCampaign, deeds: Sequence[Membership], work: Work[Any]) -> None:
        """Change who is at a campaign; raises `Refused` if it is not to be. Durable when it returns.

        The change and what everybody reads of it go to disk together, so neither is ever there without the other.
        """
        async with live.lock:
            self._check(live)
            await self.settle(live)  # the log on disk is as long as the one in memory
            for deed in deeds:
                if (refusal := live.table.member(deed)) is not None:
                    raise Refused(refusal)
            append = live.scribe.news()

            def both(connection: Connection) -> None:
                work(connection)
                put_one(connection, append)

            self._await(live, asyncio.wrap_future(self.archive.soon(both)))
            await self.settle(live)
            live.members = await self.long_work.do(self.archive.seats.members, live.id)
        live.touch()

    def _check(self, live: LiveCampaign) -> None:
        if live.closed:
            raise Wrong(CONFLICT, Refusal.of("server-read-anew"))
        if live.stopped is not None:
            raise Wrong(CONFLICT, Refusal.of("server-stopped", why=live.stopped.message))

    def _try(self, live: LiveCampaign, act: Act) -> Refusal | None:
        """Try it on the table; what was logged is on its way to disk when this returns."""
        before = live.table.next_number
        refusal = act(live.table)
        if (taken := live.table.next_number - before) > 0:
            live.heed(live.table.log[-taken:])
            self._await(live, self._post.append(live.scribe.news()))
        return refusal

    def _await(self, live: LiveCampaign, settled: asyncio.Future[None]) -> None:
        live.settled = settled

        def done(kept: asyncio.Future[None]) -> None:
            if not kept.cancelled() and kept.exception() is not None:
                log.error("an input was not kept", exc_info=kept.exception())
                self.dismiss(live)
            live.ring()

        settled.add_done_callback(done)

    async def settle(self, live: LiveCampaign) -> None:
        """Wait until all that has happened at the table is on disk: nothing is told before.

        While one input is on its way the next may be made, so it is looked again until there is none.
        """
        settled = None
        while live.settled is not settled:
            settled = live.settled
            assert settled is not None
            try:
                await asyncio.shield(settled)
            except Conflict:
                raise Wrong(CONFLICT, Refusal.of("server-read-anew")) from None

    async def _reach_back(self, live: LiveCampaign, number: int) -> None:
        """Read so much of the log that this input can be taken back."""
        await self.settle(live)
        loaded = await self.long_work.do(self.archive.load, live.id, before=number)
        live.sit(loaded.table)

    # --- computer players --------------------------------------------------------------------------------

    def wake(self, live: LiveCampaign) -> None:
        """Let the computer players play on, if they are asked and nobody holds them back."""
        busy = live.task is not None and not live.task.done()
        if not busy and self._may_think(live) and computer_asked(live.table) is not None:
            live.task = asyncio.create_task(self._play_on(live))

    def _may_think(self, live: LiveCampaign) -> bool:
        return not live.held and not self.closing

    async def _play_on(self, live: LiveCampaign) -> None:
        """Answer for the computer players until only people are asked."""
        try:
            for number in count(1):
                if not (self._may_think(live) and await self._one_answer(live)):
                    break
                if number % IN_A_ROW == 0:
                    await self.settle(live)
            await self.settle(live)
        except Exception:
            log.exception("a computer player failed in %s", live.id)
            live.halted = True
        finally:
            live.ring()

    async def _one_answer(self, live: LiveCampaign) -> bool:
        """One computer player thinks, beside everything else, and answers. False if none is asked.

        He thinks before a table that stands still, so nobody waits for him. If somebody has done something at the
        real one meanwhile, he thinks anew: what he says belongs to where the campaign stands.
        """
        async with live.lock:
            still = live.table.still()
        asked = computer_asked(still)
        if asked is None or not self._may_think(live):
            return False
        idea = await self.long_work.think(live.id, thought, still, asked, live.campaign.luck())
        async with live.lock:
            if not live.closed and live.table.next_number == still.next_number:
                self._try(live, lambda table: put(table, idea))
        return True

    # --- open pages --------------------------------------------------------------------------------------

    def listen(self, live: LiveCampaign, account: str) -> Listener:
        """A new open page of this person."""
        listener = Listener(account)
        listener.over = live.closed or self.closing
        live.listeners.add(listener)
        return listener
