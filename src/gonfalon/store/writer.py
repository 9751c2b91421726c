"""The one thread that writes. Whatever has come in while it was syncing goes to disk in one commit, the next time.

Syncing a disk takes as long for a hundred answers as for one, so many players at once cost hardly more than one does.
A piece of work is acknowledged (its future is done) only after the commit that holds it, and only if the files are
still where they were: SQLite goes on writing into a file that was deleted or moved, and nobody would ever find that
again.
"""

from __future__ import annotations

import logging
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from gonfalon.kernel.messages import Refused
from gonfalon.store.database import BARE, FAULTS, WRITES, is_damage, refused
from gonfalon.store.witness import Mark, Witness

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
MOST = 256  # pieces of work in one commit
COUNT = "UPDATE mark SET commits = commits + 1 RETURNING identity, commits"
log = logging.getLogger("gonfalon.store")


class Task(NamedTuple):
    """A piece of work and whom to tell."""

    work: Work[Any]
    future: Future[Any]


class Writer:
    """Carries work out in the order in which it came, each piece wholly or not at all."""

    def __init__(self, engine: Engine, file: Path) -> None:
        self._file = file
        self.lost: Refused | None = None  # the files are gone: nothing is written or read any more
        self.failing = False  # the last commit was none
        self._connection = engine.connect().execution_options(**{WRITES: True})
        with self._connection.begin():
            mark = Mark(*self._raw.execute(COUNT).fetchone())
        self._files = _names(file)
        self._witness = Witness(file, mark)
        self._queue: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="gonfalon-writer", daemon=True)
        self._thread.start()

    def soon(self, work: Work[T]) -> Future[T]:
        """Have it done. It cannot be called back any more: whoever waits may go, the work is done all the same."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        with self._closing:
            if self._closed:
                raise Refused.of("store-closed")
            self._queue.put(Task(work, future))
        return future

    def close(self) -> None:
        """Finish what was begun, and take nothing more."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            tasks = [self._queue.get()]
            while len(tasks) < MOST and not self._queue.empty():
                tasks.append(self._queue.get())
            going = tasks[-1] is not None
            self._carry_out([task for task in tasks if task is not None])
        self._connection.close()
        self._witness.close()

    def _carry_out(self, tasks: list[Task]) -> None:
        """Everything in one commit; then, and only then, everybody is told."""
        bare = self._bare
        try:
            told = self._committed(tasks)
            self.failing = False
        except Exception as error:  # whatever it was, everybody is told, and the next commit is tried
            damaged = isinstance(error, FAULTS) and is_damage(error)
            if damaged and (len(tasks) > 1 or bare != self._bare):  # what one has met shall not spoil the others
                for task in tasks:
                    self._carry_out([task])
                return
            self.failing = True
            wrong = refused(error, self._file) if isinstance(error, FAULTS) else error
            told = [partial(task.future.set_exception, wrong) for task in tasks]
        for tell in told:
            tell()

    def _committed(self, tasks: list[Task]) -> list[Callable[[], None]]:
        """What to tell everybody, now that it is on disk."""
        self.check()
        with self._connection.begin():
            told = [self._tried(task) for task in tasks]
            commits = self._raw.execute(COUNT).fetchone()[1]
        self._witness.tell(commits)
        self.check()
        return told

    @property
    def _bare(self) -> bool:
        return bool(self._connection.info.get(BARE))

    def check(self) -> None:
        """Raises `Refused` if the files are not those any more that we have open; once so, it stays so."""
        if self.lost is None and _names(self._file) != self._files:
            self.lost = Refused.of("store-lost", file=str(self._file))
            log.error("%s was deleted, moved or replaced while it was in use", self._file)
        if self.lost is not None:
            raise self.lost

    @property
    def _raw(self) -> Any:
        return self._connection.connection.driver_connection

    def _tried(self, task: Task) -> Callable[[], None]:
        """One piece, undone if it fails. A fault of the database itself is not caught: it undoes the whole commit."""
        raw = self._raw  # a savepoint for every answer shall cost next to nothing
        raw.execute("SAVEPOINT work")
        try:
            value = task.work(self._connection)
        except Exception as error:
            if isinstance(error, FAULTS) and not isinstance(error, IntegrityError):
                raise
            raw.execute("ROLLBACK TO work")
            return partial(task.future.set_exception, error)
        raw.execute("RELEASE work")
        return partial(task.future.set_result, value)


def _names(file: Path) -> list[tuple[int, int] | None]:
    """What the paths of the database and its log name now: the same only as long as they are the same files."""
    return [_named(f"{file}{end}") for end in ("", "-wal", "-shm")]


def _named(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
