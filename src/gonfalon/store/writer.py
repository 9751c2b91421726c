"""The one thread that writes. Whatever has come in while it was syncing goes to disk in one commit, the next time.

Syncing a disk takes as long for a hundred answers as for one, so many players at once cost hardly more than one does.
A piece of work is acknowledged (its future is done) only after the commit that holds it.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from gonfalon.kernel.messages import Refused
from gonfalon.store import appending
from gonfalon.store.appending import Append
from gonfalon.store.database import FAULTS, WRITES, refused

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
MOST = 256  # pieces of work in one commit


class Task(NamedTuple):
    """A piece of work and whom to tell."""

    work: Work[Any] | Append
    future: Future[Any]


class Outcome(NamedTuple):
    """What came of a piece of work: its value, or why it was not done."""

    value: Any = None
    wrong: Exception | None = None

    def tell(self, future: Future[Any]) -> None:
        if self.wrong is None:
            future.set_result(self.value)
        else:
            future.set_exception(self.wrong)


class Writer:
    """Carries work out in the order in which it came, each piece wholly or not at all."""

    def __init__(self, engine: Engine, file: Path) -> None:
        self._file = file
        self._connection = engine.connect().execution_options(**{WRITES: True})
        self._queue: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="gonfalon-writer", daemon=True)
        self._thread.start()

    def soon(self, work: Work[T]) -> Future[T]:
        """Have it done. It cannot be called back any more: whoever waits may go, the work is done all the same."""
        return self._queued(work)

    def append(self, append: Append) -> Future[None]:
        """The same for what belongs at the end of a log: all of these that come in together are done together."""
        return self._queued(append)

    def _queued(self, work: Work[Any] | Append) -> Future[Any]:
        future: Future[Any] = Future()
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

    def _carry_out(self, tasks: list[Task]) -> None:
        """Everything in one commit; then, and only then, everybody is told."""
        try:
            with self._connection.begin():
                came_of_it = [outcome for _, alike in groupby(tasks, _kind) for outcome in self._done(list(alike))]
        except Exception as error:  # whatever it was, everybody is told, and the next commit is tried
            wrong = refused(error, self._file) if isinstance(error, FAULTS) else error
            came_of_it = [Outcome(wrong=wrong)] * len(tasks)
        for task, outcome in zip(tasks, came_of_it, strict=True):
            outcome.tell(task.future)

    def _done(self, tasks: list[Task]) -> list[Outcome]:
        """Tasks of one kind. Appends are made together; if that fails, each by itself, to find the one that does."""
        appends = [task.work for task in tasks if isinstance(task.work, Append)]
        if not appends:
            return [self._tried(task.work) for task in tasks if not isinstance(task.work, Append)]
        outcome = self._tried(partial(appending.put, appends=appends))
        if outcome.wrong is None:
            return [Outcome(wrong=wrong) for wrong in outcome.value]
        return [outcome] if len(tasks) == 1 else [one for task in tasks for one in self._done([task])]

    def _tried(self, work: Work[Any]) -> Outcome:
        """One piece, undone if it fails. A fault of the database itself is not caught: it undoes the whole commit."""
        raw = self._connection.connection.driver_connection  # a savepoint for every piece shall cost next to nothing
        assert raw is not None
        raw.execute("SAVEPOINT work")
        try:
            value = work(self._connection)
        except Exception as error:
            if isinstance(error, FAULTS) and not isinstance(error, IntegrityError):
                raise
            raw.execute("ROLLBACK TO work")
            return Outcome(wrong=error)
        raw.execute("RELEASE work")
        return Outcome(value)


def _kind(task: Task) -> bool:
    return isinstance(task.work, Append)
