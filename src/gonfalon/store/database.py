"""The SQLite file: where it is, how it is opened so that what is committed is on disk, and how its faults are told."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from gonfalon.kernel.messages import Refused

FILE = "gonfalon.sqlite"
URL_START = "sqlite:///"
FAULTS = (SQLAlchemyError, sqlite3.Error)
MISREAD = (ValueError, TypeError, msgspec.DecodeError)
PATIENCE = 10_000  # milliseconds to wait for another connection's commit
WRITES = "gonfalon_writes"  # execution option: take the write lock at the beginning, not half way
BARE = "gonfalon_bare"  # in a connection's `info`: checkpoints cannot be written any more
log = logging.getLogger("gonfalon.store")


def file_of(where: str | Path) -> Path:
    """The database file of a data folder or of a `sqlite:///FILE` address."""
    text = str(where)
    if text.startswith(URL_START) and len(text) > len(URL_START):
        return Path(text.removeprefix(URL_START))
    if "://" in text:
        raise Refused.of("store-only-sqlite", url=text.partition("://")[0])
    return Path(text) / FILE


def engine_of(file: Path, *, writes: bool = True) -> Engine:
    """An engine on that file. Every commit is synced; readers never wait for the writer.

    The file must be there: one that is lost while we run is never made anew behind our back.
    """
    there = URL.create("sqlite", database=file.absolute().as_uri(), query={"mode": "rw", "uri": "true"})
    engine = create_engine(there, connect_args={"timeout": PATIENCE / 1000})

    @event.listens_for(engine, "connect")
    def prepare(raw: sqlite3.Connection, _: Any) -> None:
        raw.isolation_level = None  # we say BEGIN ourselves
        raw.execute("PRAGMA foreign_keys=ON")
        if writes:
            raw.execute("PRAGMA journal_mode=WAL")
            raw.execute("PRAGMA synchronous=FULL")
        else:
            raw.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        wanted = "BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN"
        connection.exec_driver_sql(wanted)

    return engine


@contextmanager
def faults_told(file: Path) -> Iterator[None]:
    """Turns what a database can suffer into a refusal: a damaged file, a full disk, a folder that is closed to us.

    A value that is not of its column's kind is damage too; where it came from is written down, lest it was our mistake.
    """
    try:
        yield
    except FAULTS as error:
        raise refused(error, file) from error
    except MISREAD as error:
        log.exception("something in the database cannot be read")
        raise refused(error, file) from error


def refused(error: Exception, file: Path) -> Refused:
    """What a fault of the database is to a person."""
    key = "store-damaged" if is_damage(error) else "store-fault"
    return Refused.of(key, file=str(file), problem=str(_cause(error)))


def is_damage(error: Exception) -> bool:
    """Is it the file itself that cannot be read, and not a disk that is full or a statement that is wrong?"""
    cause = _cause(error)
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or not isinstance(cause, FAULTS)


def _cause(error: Exception) -> Exception:
    orig = error.orig if isinstance(error, DBAPIError) else None
    return orig if isinstance(orig, Exception) else error
