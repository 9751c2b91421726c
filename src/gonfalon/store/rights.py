"""Whose the files are: the database holds everybody's secrets, so its owner alone reads it, its copies and its folder.

What is ours and open to others is closed, and that is said. What is open and belongs to somebody else is refused: its
owner may open it again. On Windows files have other rights, which a home folder brings with it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from gonfalon.kernel.messages import Message, Refused
from gonfalon.store import witness

OTHERS = 0o077
BACKUPS = "backups"
BESIDE = ("-wal", "-shm", "-journal", ".mended")
FOLDER, FILE = 0o700, 0o600


def make_folder(folder: Path) -> None:
    """A folder of one's own, if it is not there."""
    try:
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise Refused.of("store-no-folder", folder=str(folder), problem=error.strerror or str(error)) from None


def make_file(file: Path) -> None:
    """An empty file that only its owner reads, whatever the umask; SQLite gives the files beside it the same rights."""
    if not file.exists():
        opened = os.open(file, os.O_CREAT | os.O_WRONLY, FILE)
        if os.name != "nt":
            os.fchmod(opened, FILE)
        os.close(opened)


def put_right(file: Path) -> list[Message]:
    """Close what is open to others; what was done, in sentences. Raises `Refused` if it is not ours to close."""
    return [] if os.name == "nt" else [told for path in _all(file) if (told := _closed(path))]


def _all(file: Path) -> Iterator[Path]:
    """Everything that holds secrets: the folder if it is the archive's alone, the database, its copies."""
    if _only_ours(file):
        yield file.parent
    yield from (path for path in _beside(file) if path.exists())
    copies = file.parent / BACKUPS
    if copies.is_dir():
        yield copies
        yield from sorted(path for path in copies.iterdir() if path.is_file())


def _beside(file: Path) -> list[Path]:
    return [file, *(Path(f"{file}{end}") for end in BESIDE), file.with_suffix(".lock"), witness.path_of(file)]


def _only_ours(file: Path) -> bool:
    """Is nothing else in the folder? One that holds other things (a home, /tmp) is not ours to close."""
    ours = {path.name for path in _beside(file)} | {BACKUPS}
    return {path.name for path in file.parent.iterdir()} <= ours


def _closed(path: Path) -> Message | None:
    found = path.stat()
    if not found.st_mode & OTHERS:
        return None
    if found.st_uid != os.geteuid():
        raise Refused.of("store-others", path=str(path))
    path.chmod(FOLDER if path.is_dir() else FILE)
    return Message.of("store-put-right", path=str(path))
