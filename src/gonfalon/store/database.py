"""The SQLite file: where it is, how it is opened so that what is committed is on disk, and how its faults are told."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from gonfalon.kernel.messages import Refused

FILE = "gonfalon.sqlite"
URL_START = "sqlite:///"
FAULTS = (SQLAlchemyError, sqlite3.Error)
PATIENCE = 10_000  # milliseconds to wait for another connection's commit
WRITES = "gonfalon_writes"  # execution option: take the write lock at the beginning, not half way


def file_of(where: str | Path) -> Path:
    """The database file of a data folder or of a `sqlite:///FILE` address."""
    text = str(where)
    if text.startswith(URL_START) and len(text) > len(URL_START):
        return Path(text.removeprefix(URL_START))
    if "://" in text:
        raise Refused.of("store-only-sqlite", url=text.partition("://")[0])
    return Path(text) / FILE


def engine_of(file: Path, *, writes: bool = True) -> Engine:
    """An engine on that file. Every commit is synced; readers never wait for the writer."""
    engine = create_engine(URL.create("sqlite", database=str(file)), connect_args={"timeout": PATIENCE / 1000})

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
    """Turns what a database can suffer into a refusal: a damaged file, a full disk, a folder that is closed to us."""
    try:
        yield
    except FAULTS as error:
        raise refused(error, file) from error


def refused(error: Exception, file: Path) -> Refused:
    """What a fault of the database is to a person."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    damaged = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return Refused.of("store-damaged" if damaged else "store-fault", file=str(file), problem=str(cause))
