"""The shape of the database, brought up to what this program knows; a copy of the file is made first."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from gonfalon.kernel.messages import Refused
from gonfalon.store.database import WRITES
from gonfalon.store.rights import BACKUPS, make_file

NEWEST = "0005"  # the last of `migrations/versions`
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: Engine, file: Path, now: datetime, *, backup: bool = True) -> None:
    """Bring the database to the newest shape. Raises `Refused` for one that is newer than this program, or not ours."""
    with engine.connect() as connection:
        found = shape(connection, file)
    if found == NEWEST:
        return
    if found and backup:
        _check(file)
        back_up(file, found, now)
    _upgrade(engine, file, found)


def shape(connection: Connection, file: Path) -> str:
    """The shape a database has; "" for a new one."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return ""
    if "alembic_version" not in tables:
        raise Refused.of("store-not-ours", file=str(file))
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""


def _upgrade(engine: Engine, file: Path, found: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found and found not in known:
        raise Refused.of("store-newer", file=str(file))
    with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _check(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        problem = raw.execute("PRAGMA quick_check(1)").fetchone()[0]
    if problem != "ok":
        raise Refused.of("store-damaged", file=str(file), problem=problem)


def back_up(file: Path, found: str, now: datetime) -> Path:
    """A whole copy of the database beside it, made while nobody needs to stop reading."""
    folder = file.parent / BACKUPS
    folder.mkdir(mode=0o700, exist_ok=True)
    copy = folder / f"{file.stem}-{found}-{now:%Y%m%dT%H%M%S%f}{file.suffix}"
    make_file(copy)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy
