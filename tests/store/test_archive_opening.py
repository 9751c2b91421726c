"""Opening an archive: one program at a time, brought up to date with a copy made first, and damage told in a line."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import keeping_fairs
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from keeping_fairs import Clock, kept, new_table, where, why

from gonfalon.kernel import Refused
from gonfalon.store import migrating
from gonfalon.store.archive import Archive
from gonfalon.store.database import FILE, engine_of
from gonfalon.store.records import Request
from gonfalon.store.schema import metadata

STEP = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "newer", "{newest}"
def upgrade():
    op.add_column("campaigns", sa.Column("colour", sa.Text(), server_default="red"))
"""


def refusal(folder: Path | str) -> str:
    with pytest.raises(Refused) as refused:
        Archive.open(folder)
    return why(refused)


# --- one at a time ----------------------------------------------------------------------------------------------


def test_a_second_start_says_that_the_folder_is_in_use_and_by_whom(archive: Archive, folder: Path) -> None:
    command = [sys.executable, keeping_fairs.__file__, "hold", str(folder)]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, input="\n").stdout
    assert said.split() == ["store-locked", str(os.getpid())]


def test_within_one_process_too_a_folder_is_opened_once(archive: Archive, folder: Path) -> None:
    assert refusal(folder) == "store-locked"


def test_the_lock_goes_with_the_process(folder: Path) -> None:
    command = [sys.executable, keeping_fairs.__file__, "hold", str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        assert refusal(folder) == "store-locked"
        other.kill()
    Archive.open(folder).close()


def test_a_closed_archive_can_be_opened_again(folder: Path) -> None:
    Archive.open(folder).close()
    Archive.open(folder).close()


def test_it_can_be_looked_into_while_it_is_open(archive: Archive, folder: Path) -> None:
    scribe = kept(archive, new_table())
    with Archive.reading(folder) as reader:
        assert [card.id for card in reader.cards()] == [scribe.id]
        assert where(reader.load(scribe.id).table) == where(scribe.table)
        with pytest.raises(Refused) as refused:
            reader.delete(scribe.id)
        assert why(refused) == "store-closed"


# --- shapes -----------------------------------------------------------------------------------------------------


def test_the_migrations_make_the_tables_of_the_schema(archive: Archive) -> None:
    with archive.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert migrating.shape(connection, archive.file) == migrating.NEWEST


def with_a_newer_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program as it will be when a step is added."""
    steps = tmp_path / "migrations"
    shutil.copytree(migrating.MIGRATIONS, steps)
    (steps / "versions" / "newer_colour.py").write_text(STEP.format(newest=migrating.NEWEST))
    monkeypatch.setattr(migrating, "MIGRATIONS", steps)
    monkeypatch.setattr(migrating, "NEWEST", "newer")


def of_shape(revision: str, folder: Path) -> str:
    """An archive of this shape, with the log of one campaign in it; the campaign's id."""
    with Archive.open(folder / "now") as archive:
        id = kept(archive, new_table()).id
    config = Config()
    config.set_main_option("script_location", str(migrating.MIGRATIONS))
    (folder / FILE).touch()
    engine = engine_of(folder / FILE)
    with engine.connect() as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(folder / FILE)) as raw, raw:
        raw.execute("ATTACH ? AS now", (str(folder / "now" / FILE),))
        for table in ("campaigns", "inputs"):
            names = ", ".join(row[1] for row in raw.execute(f"PRAGMA table_info({table})"))
            raw.execute(f"INSERT INTO {table} ({names}) SELECT {names} FROM now.{table}")
    return id


def test_people_of_an_older_archive_keep_their_places_and_their_names(folder: Path) -> None:
    id = of_shape("0002", folder)
    with closing(sqlite3.connect(folder / FILE)) as raw, raw:
        people = [("a", "Anna", "anna", "hash"), ("b", "Аnna", "аnna", "hash"), ("g", "Anna", "anna\ng", "")]
        raw.executemany("INSERT INTO accounts VALUES (?, ?, ?, ?, '2026-01-01 00:00:00.000000')", people)
        places = [("a", "umpire", ""), ("a", "ruler", "anna"), ("b", "umpire", ""), ("g", "spectator", "")]
        raw.executemany("INSERT INTO members VALUES (?, ?, ?, ?)", [(id, *place) for place in places])
        row = (id, "2999-01-01 00:00:00.000000")
        raw.execute("INSERT INTO invitations VALUES ('i', ?, 'x', 'ruler', 'bert', ?, 0)", row)

    with Archive.open(folder) as archive:
        found = {(one.account, one.role) for one in archive.seats.members(id)}
        names = [archive.people.named(name) for name in ("anna", "аnna")]
        open_ones = archive.seats.invitations(id)
        with pytest.raises(Refused) as refused:
            archive.people.add("ANNA", "hash")

    assert found == {("a", "ruler"), ("b", "umpire"), ("g", "spectator")}  # a judged and played: he plays on
    assert [one.id for one in names if one] == ["a", "b"]
    assert [(one.id, one.seat, one.maker) for one in open_ones] == [("i", "bert", None)]
    assert why(refused) == "store-name-taken"


def test_an_archive_of_the_first_shape_is_brought_up_to_date(folder: Path) -> None:
    id = of_shape("0001", folder)

    with Archive.open(folder) as archive:
        archive.requests.keep(id, Request(3, "anna", ("bert",)))
        assert archive.requests.of(id) == [Request(3, "anna", ("bert",))]
        assert archive.load(id).stopped is None


def test_a_migration_makes_a_copy_first_and_keeps_everything(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    with Archive.open(folder) as archive:
        id = kept(archive, new_table()).id
    with monkeypatch.context() as later:
        with_a_newer_program(tmp_path, later)
        with Archive.open(folder, now=clock) as archive:
            assert archive.load(id).stopped is None
            assert "colour" in columns(archive.file)

    (copy,) = (folder / migrating.BACKUPS).iterdir()
    assert "colour" not in columns(copy)
    with Archive.open(f"sqlite:///{copy}") as old:
        assert old.load(id).stopped is None


def columns(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as raw:
        return [row[1] for row in raw.execute("PRAGMA table_info(campaigns)")]


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Archive.open(folder) as archive:
        id = kept(archive, new_table()).id
    with monkeypatch.context() as later:
        with_a_newer_program(tmp_path, later)
        step = migrating.MIGRATIONS / "versions" / "newer_colour.py"
        step.write_text(step.read_text() + '    op.execute("no such words")\n')
        assert refusal(folder) == "store-fault"
    with Archive.open(folder) as archive:
        assert archive.load(id).stopped is None
        assert "colour" not in columns(archive.file)


def test_a_newer_database_is_refused_and_left_alone(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        with_a_newer_program(tmp_path, later)
        Archive.open(folder).close()
    before = (folder / FILE).read_bytes()
    assert refusal(folder) == "store-newer"
    assert (folder / FILE).read_bytes() == before
    with pytest.raises(Refused) as refused:
        Archive.reading(folder)
    assert why(refused) == "store-other-shape"


# --- what is no archive -----------------------------------------------------------------------------------------


def test_a_file_that_is_no_database_is_refused(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(b"Dear diary, " * 500)
    assert refusal(folder) == "store-damaged"
    with pytest.raises(Refused) as refused:
        Archive.reading(folder)
    assert why(refused) == "store-damaged"


def test_the_database_of_something_else_is_refused(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as raw:
        raw.execute("CREATE TABLE recipes (name TEXT)")
    assert refusal(folder) == "store-not-ours"


def test_damage_inside_is_told_when_it_is_met(folder: Path) -> None:
    with Archive.open(folder) as archive:
        id = kept(archive, new_table()).id
    data = bytearray((folder / FILE).read_bytes())
    data[8192:] = b"\xff" * (len(data) - 8192)
    (folder / FILE).write_bytes(data)
    with pytest.raises(Refused) as refused, Archive.open(folder) as archive:
        archive.load(id)
    assert why(refused) == "store-damaged"


def test_a_damaged_database_is_not_migrated(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Archive.open(folder) as archive:
        kept(archive, new_table())
    data = bytearray((folder / FILE).read_bytes())
    data[-4096:] = b"\xff" * 4096
    (folder / FILE).write_bytes(data)
    with_a_newer_program(tmp_path, monkeypatch)
    assert refusal(folder) == "store-parts-damaged"
    assert not (folder / migrating.BACKUPS).exists()


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(tmp_path / "file" / "data") == "store-no-folder"


def test_other_databases_are_refused_by_name() -> None:
    assert refusal("postgresql://club/campaigns") == "store-only-sqlite"


def test_where_nothing_is_there_is_nothing_to_look_into(folder: Path) -> None:
    with pytest.raises(Refused) as refused:
        Archive.reading(folder)
    assert why(refused) == "store-none"
    assert not folder.exists()


# --- what is kept with it -----------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="other rights")
def test_the_folder_is_its_owners_alone(archive: Archive, folder: Path) -> None:
    assert folder.stat().st_mode & 0o077 == 0


def test_the_signing_key_is_the_same_after_every_start(folder: Path) -> None:
    found = []
    for _ in range(2):
        with Archive.open(folder) as archive:
            found.append(archive.signing_key())
    assert len(found[0]) == 32
    assert found[0] == found[1]
