"""What is looked at before an archive is opened: is all of it there, and is it whole?

Checkpoints and events follow from the logs. If nothing but them is damaged, all the rest is copied into a new file, and
they are made again when they are needed; the damaged file goes to the backups. It is never mended in place: a damaged
tree may hold pages that belong to another. Nothing here writes into the file that is looked at.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from gonfalon.kernel.messages import Message, Refusal, Refused
from gonfalon.store import witness
from gonfalon.store.rights import BACKUPS, FOLDER, make_file

DERIVED = ("checkpoints", "events")
NAMED = (
    "SELECT name, sql FROM {}sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type = 'index'"
)


def looked_over(file: Path, now: datetime, *, was_there: bool, force: bool) -> list[Message]:
    """What was found wrong and may be lived with, in sentences; raises `Refused` for what may not, unless forced."""
    found = []
    if missing := witness.missing(file, was_there=was_there):
        found.append(_accepted(missing, force=force))
    if file.is_file() and (damaged := _damaged(file)) is not None:
        if beyond := [name for name in damaged if name not in DERIVED]:
            told = Message.of("store-parts-damaged", file=str(file), parts=sorted(beyond))
            found.append(_accepted(told, force=force))
        else:
            found.append(_mended(file, now))
    return found


def _accepted(told: Message, *, force: bool) -> Message:
    if not force:
        raise Refused(Refusal(told))
    return told


def _damaged(file: Path) -> list[str] | None:
    """The tables that are damaged; None if the file is whole."""
    with looking(file) as raw:
        if _is_sound(raw):
            return None
        names = [name for name, sql in raw.execute(NAMED.format("")) if sql.startswith("CREATE TABLE")]
        return [name for name in names if not _is_sound(raw, f'("{name}")')]


def _is_sound(raw: sqlite3.Connection, table: str = "") -> bool:
    """Can every row be read and found, and does each belong to a campaign, or a person, that is there?"""
    try:
        read = raw.execute(f"PRAGMA integrity_check{table or '(1)'}").fetchone()[0] == "ok"
        return bool(read and raw.execute(f"PRAGMA foreign_key_check{table}").fetchone() is None)
    except sqlite3.DatabaseError:
        return False


@contextmanager
def looking(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that leaves the file and its log as they are, also when it is closed."""
    with closing(sqlite3.connect(_uri(file), uri=True)) as raw:
        yield raw


def _uri(file: Path) -> str:
    return f"{file.absolute().as_uri()}?mode=ro"


def _mended(file: Path, now: datetime) -> Message:
    """Put a copy of all that is whole in the place of the file, and that among the backups."""
    draft = Path(f"{file}.mended")
    draft.unlink(missing_ok=True)
    make_file(draft)
    _copy(file, draft)
    aside = _set_aside(file, now)
    for end in ("-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)
    os.replace(draft, file)
    return Message.of("store-mended", file=str(file), copy=str(aside))


def _copy(file: Path, draft: Path) -> None:
    with closing(sqlite3.connect(draft.absolute().as_uri(), uri=True)) as raw, raw:
        raw.execute("ATTACH ? AS damaged", (_uri(file),))
        tables = raw.execute(NAMED.format("damaged.")).fetchall()
        for _, made_by in tables:
            raw.execute(made_by)
        for name, made_by in tables:
            if made_by.startswith("CREATE TABLE") and name not in DERIVED:
                raw.execute(f'INSERT INTO main."{name}" SELECT * FROM damaged."{name}"')  # noqa: S608


def _set_aside(file: Path, now: datetime) -> Path:
    folder = file.parent / BACKUPS
    folder.mkdir(mode=FOLDER, exist_ok=True)
    aside = folder / f"{file.stem}-damaged-{now:%Y%m%dT%H%M%S%f}{file.suffix}"
    for end in ("", "-wal"):
        if (found := Path(f"{file}{end}")).exists() and found.stat().st_size:
            make_file(copy := Path(f"{aside}{end}"))
            shutil.copyfile(found, copy)
    return aside
