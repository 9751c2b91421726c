"""What a part of the archive needs of the whole: to read, to write, and to know what time it is."""

from __future__ import annotations

from contextlib import AbstractContextManager
from datetime import datetime
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from gonfalon.store.writer import Work

T = TypeVar("T")


class Access(Protocol):
    """The archive as its parts see it."""

    def now(self) -> datetime: ...

    def read(self) -> AbstractContextManager[Connection]: ...

    def write(self, work: Work[T]) -> T: ...
