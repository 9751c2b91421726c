"""The archive: every campaign, and the people at it, in one database in a data folder.

It may be used from any thread. Reading happens at once; writing goes through one thread that commits what has come in
together (`writer.py`), and returns when it is on disk.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select, update

from gonfalon.kernel import Message, Refused, Table
from gonfalon.kernel.log import GENESIS, Entry
from gonfalon.store import appending, ledger, listing, loading
from gonfalon.store.appending import Append
from gonfalon.store.database import FAULTS, MISREAD, engine_of, faults_told, file_of
from gonfalon.store.digests import digest_of_about
from gonfalon.store.files import Campaign
from gonfalon.store.letters import Letters
from gonfalon.store.locks import Lock
from gonfalon.store.mending import looked_over
from gonfalon.store.migrating import NEWEST, migrate, shape
from gonfalon.store.naming import campaign_name, new_id
from gonfalon.store.people import People, forget_guests
from gonfalon.store.records import Card, Conflict, Frame, Listed, Loaded, Place
from gonfalon.store.requests import Requests
from gonfalon.store.rights import BACKUPS, make_file, make_folder, put_right
from gonfalon.store.schema import campaigns, keys, members
from gonfalon.store.scribe import Page, Scribe
from gonfalon.store.seats import Seats, give
from gonfalon.store.writer import Work, Writer

__all__ = ["Archive", "Card", "Conflict", "Frame", "Listed", "Loaded"]

Clock = Callable[[], datetime]
SIGNING, STARTS = "signing", "starts"
FIRST_START = 1024  # revisions were milliseconds once, and none may fall: this many times 2**32 is the year 2109
log = logging.getLogger("gonfalon.store")


def utc_now() -> datetime:
    return datetime.now(UTC)


class Archive:
    """Open one with `open` (or `reading`), and close it."""

    def __init__(self, file: Path, engine: Engine, writer: Writer | None, lock: Lock | None, now: Clock) -> None:
        self.file, self.now = file, now
        self.notes: list[Message] = []  # what whoever opened it should know
        self._engine, self._writer, self._lock = engine, writer, lock
        self.people = People(self)
        self.seats = Seats(self)
        self.letters = Letters(self)
        self.requests = Requests(self)

    # --- opening and closing -----------------------------------------------------------------------------

    @classmethod
    def open(cls, where: str | Path, *, backup: bool = True, force: bool = False, now: Clock = utc_now) -> Archive:
        """The archive of a data folder (or of `sqlite:///FILE`), made if it is not there and brought up to date.

        Raises `Refused` if another program has it open, if something of it is missing or damaged (`force` goes on with
        what is there), or if it is newer than this program. What was found and put right is in `notes`.
        """
        file = file_of(where)
        make_folder(file.parent)
        notes, was_there = put_right(file), _was_there(file)
        lock = Lock(file.with_suffix(".lock"))
        try:
            with faults_told(file):
                notes += looked_over(file, now(), was_there=was_there, force=force)
                make_file(file)
                archive = cls._opened(file, lock, now, backup=backup)
        except BaseException:
            lock.release(forget=not was_there)
            raise
        archive.notes = notes
        return archive

    @classmethod
    def _opened(cls, file: Path, lock: Lock, now: Clock, *, backup: bool) -> Archive:
        engine = engine_of(file)
        try:
            migrate(engine, file, now(), backup=backup)
            return cls(file, engine, Writer(engine, file), lock, now)
        except BaseException:
            engine.dispose()
            raise

    @classmethod
    def reading(cls, where: str | Path, *, now: Clock = utc_now) -> Archive:
        """The archive to look into, also while another program has it open. Nothing can be written."""
        file = file_of(where)
        if not file.is_file():
            raise Refused.of("store-none", folder=str(file.parent))
        engine = engine_of(file, writes=False)
        archive = cls(file, engine, None, None, now)
        with archive.read() as connection:
            if shape(connection, file) != NEWEST:
                raise Refused.of("store-other-shape", file=str(file))
        return archive

    def close(self) -> None:
        """Finish what was begun, and let go of the folder."""
        if self._writer:
            self._writer.close()
        self._engine.dispose()
        if self._lock:
            self._lock.release()

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A connection that sees one moment of the database.

        It ends without a commit: SQLite refuses one after it has met damage, also where that was passed over.
        """
        if self._writer and self._writer.lost:
            raise self._writer.lost
        with faults_told(self.file), self._engine.connect() as connection:
            yield connection

    def soon(self, work: Work[Any]) -> Future[Any]:
        """Have something written; done when it is on disk."""
        if self._writer is None:
            raise Refused.of("store-closed")
        return self._writer.soon(work)

    def write(self, work: Work[Any]) -> Any:
        """Have something written, and wait until it is on disk."""
        return self.soon(work).result()

    def beat(self) -> Future[None]:
        """Write something, as durably as an answer: done if that can be done now."""
        return self.soon(lambda _: None)

    @property
    def beats(self) -> bool:
        """Was the last thing on disk that was to be written, and is the database still where it was?"""
        if self._writer is None or self._writer.failing:
            return False
        try:
            self._writer.check()
        except Refused:
            return False
        return True

    # --- campaigns ---------------------------------------------------------------------------------------

    def create(
        self,
        campaign: Campaign,
        name: str,
        owner: str,
        table: Table[Any],
        *,
        pages: Sequence[Page] = (),
        place: Place | None = None,
    ) -> str:
        """Keep a campaign with its whole log so far; the id of it. `pages` are earlier ones for the replay, and `place`
        is its owner's.
        """
        row = {"id": new_id(), "name": campaign_name(name), "owner": owner, "ruleset": campaign.ruleset}
        version, card, entries = table.rules.version, Card.of(table), list(table.log)
        kept = [*pages, (table.checkpoint(), Frame.of(table))]

        def work(connection: Connection) -> str:
            now = self.now()
            start = {"created": now, "last": now, "length": 0, "head": GENESIS, "paused": False, "reason": ""}
            blank = {"year": 0, "month": 0, "over": False, "winner": ""}
            about = msgspec.json.encode(campaign)
            digest = digest_of_about(row["id"], row["ruleset"], about)
            connection.execute(insert(campaigns).values(about=about, digest=digest, **row, **start, **blank))
            appending.put_one(connection, Append(row["id"], entries, card, now))
            for checkpoint, frame in kept:
                ledger.put_page(connection, row["id"], ledger.Page(checkpoint, version, frame))
            if place is not None:
                give(connection, row["id"], owner, place)
            return row["id"]

        return str(self.write(work))

    def append(self, append: Append) -> None:
        """Put entries at the end of a log. They are on disk when this returns.

        Raises `Conflict` if they do not follow what stands there: somebody was quicker.
        """
        self.append_soon(append).result()

    def append_soon(self, append: Append) -> Future[None]:
        """The same without waiting: the future is done when they are on disk."""
        return self.soon(partial(appending.put_one, append=append))

    def append_all_soon(self, appends: Sequence[Append]) -> Future[list[Exception | None]]:
        """The same for many campaigns: when the future is done, each is on disk for which it names nothing wrong."""
        return self.soon(partial(appending.put, appends=appends))

    def load(self, id: str, *, before: int | None = None) -> Loaded:
        """A campaign as it stands, resumed from its last checkpoint.

        With `before` it goes back so far that an input of that number can be taken back or rolled again: a table that
        refuses with `kernel-before-checkpoint` is loaded so and asked again.
        """
        with self.read() as connection:
            noted = ledger.Note.read(connection, id)
            loaded, pages = loading.load(connection, id, before)
        if self._writer and loaded.stopped is None:
            self._renew(loaded, noted, pages)
        return loaded

    def go_on(self, id: str, reason: str, by: str) -> None:
        """Let a campaign go on by the present rules that its older ones keep still; what those refuse of it is void."""
        loaded = self.load(id)
        if loaded.stopped is None:
            raise Refused.of("store-goes-on")
        if loaded.checkpoint is not None:
            raise Refused.of("store-cannot-go-on")
        table = loaded.table
        cut = table.next_number
        table.pass_over(self.entries(id)[cut:])
        scribe = Scribe(self, id, table)
        if wrong := table.reread(cut, reason, by=by):
            raise Refused(wrong)
        scribe.write().result()

    def _renew(self, loaded: Loaded, noted: ledger.Note, pages: Sequence[Page]) -> None:
        """A log that had to be replayed from its beginning gets its checkpoints back, and its campaign a true note.

        If they cannot be written, the log alone is enough to serve.
        """
        table = loaded.table
        true = ledger.Note.of(table)
        kept = [ledger.Page(checkpoint, table.rules.version, frame) for checkpoint, frame in pages]
        if kept:
            kept.append(ledger.Page(table.checkpoint(), table.rules.version, Frame.of(table)))
        if not kept and noted == true:
            return
        try:
            self.write(lambda connection: ledger.renew(connection, loaded.id, noted, true, kept))
        except (Refused, *FAULTS):
            log.exception("%s is served from its log: nothing can be kept beside that", loaded.id)

    def entries(self, id: str, first: int = 0) -> list[Entry]:
        """The log from this number on; raises `Refused` naming the first entry that is unsound."""
        with self.read() as connection:
            ends = ledger.head(connection, id)
            entries, wrong = ledger.read(connection, id, 0, GENESIS)
        if wrong := wrong or ledger.cut_short(ends, len(entries), entries[-1].hash if entries else GENESIS):
            raise Refused(wrong)
        return entries[first:]

    def cards(self, account: str | None = None) -> list[Listed]:
        """The campaigns this account owns or has a place at, the latest first; all of them if none is named."""
        with self.read() as connection:
            return listing.cards(connection, account)

    def owned(self, account: str) -> int:
        """How many campaigns this account owns."""
        with self.read() as connection:
            return listing.owned(connection, account)

    def card(self, id: str, account: str | None = None) -> Listed:
        """One campaign as the list shows it, with the places of that account."""
        with self.read() as connection:
            return listing.card(connection, id, account)

    def frames(self, id: str) -> list[Frame]:
        """The pages of the replay: one for each month that was begun, and the end."""
        with self.read() as connection:
            ledger.head(connection, id)
            if ledger.sound(connection, id):
                return ledger.frames(connection, id)
            return [frame for _, frame in loading.walked(connection, id)]

    def frame(self, id: str, n: int) -> Loaded:
        """Page n of the replay: the campaign as it stood then, with a table to look at."""
        pages = self.frames(id)
        if not 0 <= n < len(pages):
            raise Refused.of("store-no-frame", number=n)
        with self.read() as connection:
            try:
                return loading.frame(connection, id, pages[n].number)
            except (Refused, *FAULTS, *MISREAD):  # it is damaged: the log has it too
                return loading.walked_frame(connection, id, n)

    def delete(self, id: str) -> None:
        """Take a campaign out of the archive with everything that belongs to it."""

        def work(connection: Connection) -> None:
            here = select(members.c.account).where(members.c.campaign == id)
            people = connection.execute(here).scalars().all()
            if connection.execute(delete(campaigns).where(campaigns.c.id == id)).rowcount == 0:
                raise ledger.unknown(id)
            forget_guests(connection, people)

        self.write(work)

    def rename(self, id: str, name: str) -> None:
        renamed = update(campaigns).where(campaigns.c.id == id).values(name=campaign_name(name))

        def work(connection: Connection) -> None:
            if connection.execute(renamed).rowcount == 0:
                raise ledger.unknown(id)

        self.write(work)

    # --- the server's own --------------------------------------------------------------------------------

    def signing_key(self) -> bytes:
        """The key that signs cookies: made once, the same after every start."""

        def work(connection: Connection) -> bytes:
            found = connection.execute(select(keys.c.value).where(keys.c.name == SIGNING)).scalar()
            if found is None:
                found = secrets.token_bytes(32)
                connection.execute(insert(keys).values(name=SIGNING, value=found))
            return bytes(found)

        return bytes(self.write(work))

    def count_start(self) -> int:
        """One more start of a server: its number, higher than that of any before, whatever the clock says."""

        def work(connection: Connection) -> int:
            found = connection.execute(select(keys.c.value).where(keys.c.name == STARTS)).scalar()
            number = int(found) + 1 if found else FIRST_START
            connection.execute(delete(keys).where(keys.c.name == STARTS))
            connection.execute(insert(keys).values(name=STARTS, value=str(number).encode()))
            return number

        return int(self.write(work))


def _was_there(file: Path) -> bool:
    """Does something beside it tell that there was a database here before?"""
    copies = file.parent / BACKUPS
    return file.with_suffix(".lock").exists() or (copies.is_dir() and any(copies.iterdir()))
