"""The witness: a few bytes beside the database that say how much was written into it.

Every commit counts itself in the database (`mark`). When it is on disk, and before anybody is told, the same number
goes into the witness. So the database may be ahead of its witness, by what nobody was told of, but never behind: one
that is has lost something. The witness is written without a sync, which costs next to nothing and outlives a killed
process; after a power cut it may be behind, and then says less, but nothing wrong. It is synced when the archive is
opened and closed.
"""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from gonfalon.kernel.messages import Message

ENDING = ".witness"
FORM = re.compile(rb"gonfalon ([0-9a-f]{32}) ([0-9]{20})\n")
ANEW = getattr(os, "O_BINARY", 0) | os.O_RDWR | os.O_CREAT


class Mark(NamedTuple):
    """Which archive it is, and how many commits went into it."""

    identity: str
    commits: int

    @property
    def line(self) -> bytes:
        return f"gonfalon {self.identity} {self.commits:020}\n".encode()


def path_of(file: Path) -> Path:
    return file.with_suffix(ENDING)


def said(file: Path) -> Mark | None:
    """What the witness of a database says; nothing if there is none, or it is illegible."""
    with suppress(OSError):
        if found := FORM.fullmatch(path_of(file).read_bytes()):
            return Mark(found[1].decode(), int(found[2]))
    return None


def written(file: Path) -> Mark | None:
    """How much the database says was written into it; None if there is nothing in it."""
    if not file.is_file():
        return None
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as raw:
        tables = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        row = raw.execute("SELECT identity, commits FROM mark").fetchone() if "mark" in tables else None
    if not tables:
        return None
    return Mark(str(row[0]), int(row[1])) if row else Mark("", 0)


def missing(file: Path, *, was_there: bool) -> Message | None:
    """What is missing of a database, as its witness tells; `was_there`: something else tells that there was one."""
    then, now = said(file), written(file)
    if now is None:
        gone = was_there or (then is not None and then.commits > 0)
        return Message.of("store-missing", file=str(file)) if gone else None
    if then is None:
        return None
    if then.identity != now.identity:
        return Message.of("store-another", file=str(file))
    lost = then.commits - now.commits
    return Message.of("store-behind", file=str(file), lost=lost) if lost > 0 else None


class Witness:
    """Held open as long as the archive is."""

    def __init__(self, file: Path, mark: Mark) -> None:
        self._identity = mark.identity
        self._open = os.open(path_of(file), ANEW, 0o600)
        self.tell(mark.commits)
        os.ftruncate(self._open, len(mark.line))
        os.fsync(self._open)

    def tell(self, commits: int) -> None:
        """So many commits are on disk now. If this cannot be written, what it guards is there all the same."""
        with suppress(OSError):
            os.lseek(self._open, 0, os.SEEK_SET)
            os.write(self._open, Mark(self._identity, commits).line)

    def close(self) -> None:
        with suppress(OSError):
            os.fsync(self._open)
        os.close(self._open)
