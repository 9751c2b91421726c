"""The archive: every campaign, and the people at it, in one database in a data folder.

It may be used from any thread. Reading happens at once; writing goes through one thread that commits what has come in
together (`writer.py`), and returns when it is on disk.
"""

from __future__ import annotations

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

from gonfalon.kernel import Refused, Table
from gonfalon.kernel.log import GENESIS, Entry
from gonfalon.store import appending, ledger, listing, loading
from gonfalon.store.appending import Append
from gonfalon.store.database import engine_of, faults_told, file_of
from gonfalon.store.files import Campaign
from gonfalon.store.letters import Letters
from gonfalon.store.locks import Lock
from gonfalon.store.migrating import NEWEST, migrate, shape
from gonfalon.store.naming import new_id, sound_name
from gonfalon.store.people import People
from gonfalon.store.records import Card, Conflict, Frame, Listed, Loaded
from gonfalon.store.requests import Requests
from gonfalon.store.schema import campaigns, keys
from gonfalon.store.scribe import Page
from gonfalon.store.seats import Seats
from gonfalon.store.writer import Work, Writer

__all__ = ["Archive", "Card", "Conflict", "Frame", "Listed", "Loaded"]

Clock = Callable[[], datetime]
SIGNING = "signing"


def utc_now() -> datetime:
    return datetime.now(UTC)


class Archive:
    """Open one with `open` (or `reading`), and close it."""

    def __init__(self, file: Path, engine: Engine, writer: Writer | None, lock: Lock | None, now: Clock) -> None:
        self.file, self.now = file, now
        self._engine, self._writer, self._lock = engine, writer, lock
        self.people = People(self)
        self.seats = Seats(self)
        self.letters = Letters(self)
        self.requests = Requests(self)

    # --- opening and closing -----------------------------------------------------------------------------

    @classmethod
    def open(cls, where: str | Path, *, backup: bool = True, now: Clock = utc_now) -> Archive:
        """The archive of a data folder (or of `sqlite:///FILE`), made if it is not there and brought up to date.

        Raises `Refused` if another program has it open, if it is damaged, or newer than this program.
        """
        file = file_of(where)
        _make_folder(file.parent)
        lock = Lock(file.with_suffix(".lock"))
        engine = engine_of(file)
        try:
            with faults_told(file):
                migrate(engine, file, now(), backup=backup)
                return cls(file, engine, Writer(engine, file), lock, now)
        except BaseException:
            engine.dispose()
            lock.release()
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
        """A connection that sees one moment of the database."""
        with faults_told(self.file), self._engine.connect() as connection, connection.begin():
            yield connection

    def soon(self, work: Work[Any]) -> Future[Any]:
        """Have something written; done when it is on disk."""
        if self._writer is None:
            raise Refused.of("store-closed")
        return self._writer.soon(work)

    def write(self, work: Work[Any]) -> Any:
        """Have something written, and wait until it is on disk."""
        return self.soon(work).result()

    # --- campaigns ---------------------------------------------------------------------------------------

    def create(
        self,
        campaign: Campaign,
        name: str,
        owner: str,
        table: Table[Any],
        *,
        pages: Sequence[Page] = (),
    ) -> str:
        """Keep a campaign with its whole log so far; the id of it. `pages` are earlier ones for the replay."""
        row = {"id": new_id(), "name": sound_name(name), "owner": owner, "ruleset": campaign.ruleset}
        version, card, entries = table.rules.version, Card.of(table), list(table.log)
        kept = [*pages, (table.checkpoint(), Frame.of(table))]

        def work(connection: Connection) -> str:
            now = self.now()
            start = {"created": now, "last": now, "length": 0, "head": GENESIS, "paused": False, "reason": ""}
            blank = {"year": 0, "month": 0, "over": False, "winner": ""}
            connection.execute(insert(campaigns).values(about=msgspec.json.encode(campaign), **row, **start, **blank))
            appending.put_one(connection, Append(row["id"], entries, card, now))
            for checkpoint, frame in kept:
                ledger.put_page(connection, row["id"], ledger.Page(checkpoint, version, frame))
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
            loaded, pages = loading.load(connection, id, before)
        if self._writer and before is None and pages and loaded.stopped is None:
            self._renew(loaded, pages)
        return loaded

    def _renew(self, loaded: Loaded, pages: Sequence[Page]) -> None:
        """A log that had to be replayed from its beginning gets its checkpoints back."""
        table = loaded.table
        kept = [ledger.Page(checkpoint, table.rules.version, frame) for checkpoint, frame in pages]
        kept.append(ledger.Page(table.checkpoint(), table.rules.version, Frame.of(table)))
        self.write(lambda connection: ledger.renew(connection, loaded.id, len(table.log), kept))

    def entries(self, id: str, first: int = 0) -> list[Entry]:
        """The log from this number on; raises `Refused` naming the first entry that is unsound."""
        with self.read() as connection:
            ledger.head(connection, id)
            entries, wrong = ledger.read(connection, id, 0, GENESIS)
        if wrong:
            raise Refused(wrong)
        return entries[first:]

    def cards(self, account: str | None = None) -> list[Listed]:
        """The campaigns this account owns or has a place at, the latest first; all of them if none is named."""
        with self.read() as connection:
            return listing.cards(connection, account)

    def card(self, id: str, account: str | None = None) -> Listed:
        """One campaign as the list shows it, with the places of that account."""
        with self.read() as connection:
            return listing.card(connection, id, account)

    def frames(self, id: str) -> list[Frame]:
        """The pages of the replay: one for each month that was begun, and the end."""
        with self.read() as connection:
            ledger.head(connection, id)
            return ledger.frames(connection, id)

    def frame(self, id: str, n: int) -> Loaded:
        """Page n of the replay: the campaign as it stood then, with a table to look at."""
        pages = self.frames(id)
        if not 0 <= n < len(pages):
            raise Refused.of("store-no-frame", number=n)
        with self.read() as connection:
            return loading.frame(connection, id, pages[n].number)

    def rename(self, id: str, name: str) -> None:
        self._update(id, name=sound_name(name))

    def delete(self, id: str) -> None:
        """Take a campaign out of the archive with everything that belongs to it."""
        self._changed(id, delete(campaigns).where(campaigns.c.id == id))

    def _update(self, id: str, **values: Any) -> None:
        self._changed(id, update(campaigns).where(campaigns.c.id == id).values(values))

    def _changed(self, id: str, statement: Any) -> None:
        def work(connection: Connection) -> None:
            if connection.execute(statement).rowcount == 0:
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


def _make_folder(folder: Path) -> None:
    """The data folder is its owner's alone: it holds the secrets of the dice."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refused.of("store-no-folder", folder=str(folder), problem=error.strerror or str(error)) from None
