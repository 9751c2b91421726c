"""What disks do: the log alone is enough to serve, what is missing is said, and a lost file acknowledges nothing."""

from __future__ import annotations

import logging
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from keeping_fairs import ABOUT, kept, new_table, play_on, where, why
from sqlalchemy import update

from gonfalon.kernel import Refused
from gonfalon.store import ledger, mending, scribe, witness
from gonfalon.store.archive import Archive
from gonfalon.store.database import FILE
from gonfalon.store.rights import BACKUPS
from gonfalon.store.schema import campaigns, checkpoints, events, inputs
from gonfalon.store.scribe import Scribe

PAGE = 4096


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkpoint every few inputs."""
    monkeypatch.setattr(scribe, "EVERY", 4)


def played(archive: Archive, inputs: int = 40) -> Scribe:
    writing = kept(archive, new_table())
    list(play_on(writing, inputs, random.Random(1)))
    return writing


def refusal(folder: Path) -> str:
    with pytest.raises(Refused) as refused:
        Archive.open(folder)
    return why(refused)


def root_of(file: Path, table: str) -> int:
    """The first page of a table's tree."""
    with closing(sqlite3.connect(file)) as raw:
        return int(raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0])


def overwrite(file: Path, page: int) -> None:
    """As a disk does that has forgotten a page."""
    with file.open("r+b") as opened:
        opened.seek((page - 1) * PAGE)
        opened.write(b"\xff" * PAGE)


# --- the log is enough --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["checkpoints", "events"])
def test_a_damaged_page_beside_the_log_is_made_again_at_the_start(folder: Path, table: str) -> None:
    with Archive.open(folder) as archive:
        writing = played(archive)
        frames = archive.frames(writing.id)
    overwrite(folder / FILE, root_of(folder / FILE, table))

    with Archive.open(folder) as archive:
        loaded = archive.load(writing.id)

        assert [note.key for note in archive.notes] == ["store-mended"]
        assert loaded.stopped is None
        assert where(loaded.table) == where(writing.table)
        assert archive.frames(writing.id) == frames
        assert archive.load(writing.id).checkpoint is not None
    (copy,) = (folder / BACKUPS).iterdir()
    assert "damaged" in copy.name


@pytest.mark.parametrize("table", ["checkpoints", "events"])
def test_a_page_that_is_damaged_while_it_runs_is_passed_over_and_the_campaign_goes_on(
    folder: Path, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Archive.open(folder) as archive:
        writing = played(archive)
        states = [where(archive.frame(writing.id, n).table) for n in range(len(archive.frames(writing.id)))]
    with Archive.open(folder) as archive:
        overwrite(archive.file, root_of(archive.file, table))

        again = Scribe(archive, writing.id, archive.load(writing.id).table)

        assert where(again.table) == where(writing.table)
        assert [where(archive.frame(writing.id, n).table) for n in range(len(archive.frames(writing.id)))] == states
        list(play_on(again, 12, random.Random(2)))
        assert where(archive.load(writing.id).table) == where(again.table)
        assert "served from its log" in caplog.text


def flip_checkpoint(archive: Archive, id: str) -> None:
    c = checkpoints.c
    archive.write(lambda k: k.execute(update(checkpoints).where(c.campaign == id).values(year=c.year + 1)))


def flip_event(archive: Archive, id: str) -> None:
    body = b'{"kind":"sold","args":{"who":"nobody"}}'
    this = (events.c.campaign == id) & (events.c.place == 1)
    archive.write(lambda k: k.execute(update(events).where(this).values(body=body)))


@pytest.mark.parametrize("flip", [flip_checkpoint, flip_event])
def test_what_can_be_read_but_is_not_what_was_written_is_made_again(
    archive: Archive, flip: Callable[[Archive, str], None]
) -> None:
    writing = played(archive)
    flip(archive, writing.id)

    first, second = archive.load(writing.id), archive.load(writing.id)

    assert first.checkpoint is None
    assert second.checkpoint is not None
    assert where(first.table) == where(second.table) == where(writing.table)


def test_a_page_of_the_replay_whose_events_are_damaged_is_made_from_the_log(archive: Archive) -> None:
    writing = played(archive)
    n = len(archive.frames(writing.id)) - 1
    stood = where(archive.frame(writing.id, n).table)
    flip_event(archive, writing.id)

    assert where(archive.frame(writing.id, n).table) == stood


def test_checkpoints_from_before_there_were_digests_are_still_read(archive: Archive) -> None:
    writing = played(archive)
    archive.write(lambda k: k.execute(update(checkpoints).values(digest="", told="")))

    assert archive.load(writing.id).checkpoint is not None
    list(play_on(writing, 8, random.Random(2)))
    assert where(archive.load(writing.id).table) == where(writing.table)


# --- the head of the log, and what stands beside it -----------------------------------------------------------------


def test_a_log_whose_end_is_missing_is_not_played_on(archive: Archive) -> None:
    writing = played(archive)
    last = (inputs.c.campaign == writing.id) & (inputs.c.seq == len(writing.table.log) - 1)
    archive.write(lambda k: k.execute(inputs.delete().where(last)))
    archive.write(lambda k: k.execute(checkpoints.delete()))

    stopped = archive.load(writing.id).stopped

    assert stopped is not None
    assert stopped.message.key == "store-log-short"
    with pytest.raises(Refused) as refused:
        archive.entries(writing.id)
    assert why(refused) == "store-log-short"


@pytest.mark.parametrize("values", [{"length": 3}, {"head": "f" * 64}, {"year": 77, "over": True}])
def test_a_note_that_is_damaged_is_put_right_from_the_log(archive: Archive, values: dict[str, object]) -> None:
    writing = played(archive)
    with archive.read() as connection:
        true = ledger.Note.read(connection, writing.id)
    archive.write(lambda k: k.execute(update(campaigns).values(values)))

    loaded = archive.load(writing.id)

    assert loaded.stopped is None
    with archive.read() as connection:
        assert ledger.Note.read(connection, writing.id) == true


def test_a_damaged_secret_of_the_dice_is_noticed(archive: Archive) -> None:
    writing = played(archive)
    about = b'{"ruleset":"fair","version":"1","dice":"fast","seed":"8"}'
    archive.write(lambda k: k.execute(update(campaigns).values(about=about)))

    with pytest.raises(Refused) as refused:
        archive.load(writing.id)

    assert why(refused) == "store-campaign-damaged"


def test_a_value_of_another_kind_is_damage_and_no_mistake(archive: Archive, caplog: pytest.LogCaptureFixture) -> None:
    played(archive)
    with closing(sqlite3.connect(archive.file)) as raw, raw:
        raw.execute("UPDATE campaigns SET created = 'yesterday'")

    with caplog.at_level(logging.CRITICAL), pytest.raises(Refused) as refused:
        archive.cards()

    assert why(refused) == "store-damaged"


@pytest.mark.parametrize("change", ["UPDATE letters SET text = 'War!'", "UPDATE pen SET body = x'7b7d'"])
def test_what_somebody_wrote_is_shown_as_he_wrote_it_or_not_at_all(archive: Archive, change: str) -> None:
    writing = played(archive)
    archive.letters.send(writing.id, "anna", "bert", "Peace!")
    archive.letters.write_pen(writing.id, b"{}\n")
    assert [letter.text for letter in archive.letters.of(writing.id, "anna")] == ["Peace!"]
    assert archive.letters.pen(writing.id) == [b"{}\n"]
    archive.write(lambda connection: connection.exec_driver_sql(change))

    with pytest.raises(Refused) as refused:
        (archive.letters.of(writing.id, "anna"), archive.letters.pen(writing.id))

    assert why(refused) == "store-paper-damaged"


# --- what is missing at the start -----------------------------------------------------------------------------------


@pytest.fixture
def left(folder: Path) -> Path:
    """What a server leaves that is killed."""
    copy = folder.with_name("left")
    with Archive.open(folder) as archive:
        played(archive)
        shutil.copytree(folder, copy)
    return copy


def cut_wal(left: Path) -> None:
    wal = left / f"{FILE}-wal"
    os.truncate(wal, wal.stat().st_size - 20_000)


def remove_wal(left: Path) -> None:
    (left / f"{FILE}-wal").unlink()
    (left / f"{FILE}-shm").unlink()


def flip_in_wal(left: Path) -> None:
    wal = left / f"{FILE}-wal"
    data = bytearray(wal.read_bytes())
    data[len(data) // 2] ^= 1
    wal.write_bytes(data)


def empty(left: Path) -> None:
    remove_wal(left)
    os.truncate(left / FILE, 0)


def delete(left: Path) -> None:
    remove_wal(left)
    (left / FILE).unlink()


def delete_with_its_witness(left: Path) -> None:
    delete(left)
    witness.path_of(left / FILE).unlink()


def another(left: Path) -> None:
    other = left.with_name("other")
    with Archive.open(other) as archive:
        played(archive, 90)
    remove_wal(left)
    shutil.copyfile(other / FILE, left / FILE)


LOSSES = {
    cut_wal: "store-behind",
    flip_in_wal: "store-behind",
    remove_wal: "store-missing",  # nothing had gone from the log into the database yet
    empty: "store-missing",
    delete: "store-missing",
    delete_with_its_witness: "store-missing",
    another: "store-another",
}


@pytest.mark.parametrize(("lose", "key"), LOSSES.items(), ids=[lose.__name__ for lose in LOSSES])
def test_a_start_with_less_is_refused_unless_it_is_forced(left: Path, lose: Callable[[Path], None], key: str) -> None:
    lose(left)
    before = contents(left)

    assert refusal(left) == key
    assert contents(left) == before
    with Archive.open(left, force=True) as archive:
        assert [note.key for note in archive.notes] == [key]
    with Archive.open(left) as archive:
        assert archive.notes == []


def contents(left: Path) -> dict[str, bytes]:
    """The database and its log; an empty log is none."""
    files = (left / FILE, left / f"{FILE}-wal")
    return {file.name: data for file in files if file.exists() and (data := file.read_bytes())}


def test_what_is_looked_over_stays_as_it_is(left: Path) -> None:
    before = contents(left)

    with mending.looking(left / FILE) as raw:
        assert raw.execute("SELECT count(*) FROM inputs").fetchone()[0] > 0

    assert contents(left) == before


def test_an_older_copy_is_noticed(folder: Path) -> None:
    with Archive.open(folder) as archive:
        writing = played(archive)
    shutil.copyfile(folder / FILE, folder.with_name("copy"))
    with Archive.open(folder) as archive:
        archive.rename(writing.id, "Another name")
    shutil.copyfile(folder.with_name("copy"), folder / FILE)

    assert refusal(folder) == "store-behind"


def test_a_shorter_file_is_noticed(folder: Path) -> None:
    with Archive.open(folder) as archive:
        played(archive)
    os.truncate(folder / FILE, (folder / FILE).stat().st_size - PAGE)

    assert refusal(folder) in ("store-damaged", "store-parts-damaged")


def test_what_a_kill_leaves_is_whole(left: Path) -> None:
    with Archive.open(left) as archive:
        assert archive.notes == []
        assert [archive.load(card.id).stopped for card in archive.cards()] == [None]


def test_an_archive_without_a_witness_gets_one(folder: Path) -> None:
    with Archive.open(folder) as archive:
        played(archive)
    witness.path_of(folder / FILE).unlink()

    Archive.open(folder).close()

    assert witness.said(folder / FILE) == witness.written(folder / FILE)


def test_a_first_start_that_fails_leaves_nothing_that_stands_in_the_way(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("gonfalon.store.migrating.MIGRATIONS", folder / "none")
        with pytest.raises(Exception, match="none"):
            Archive.open(folder)

    Archive.open(folder).close()


def test_rows_of_a_campaign_that_is_none_are_damage(folder: Path) -> None:
    with Archive.open(folder) as archive:
        writing = played(archive)
    with closing(sqlite3.connect(folder / FILE)) as raw, raw:
        raw.execute("UPDATE events SET campaign = 'nowhere' WHERE place = 3")

    with Archive.open(folder) as archive:
        assert [note.key for note in archive.notes] == ["store-mended"]
        assert where(archive.load(writing.id).table) == where(writing.table)


def test_damage_to_what_no_log_gives_back_is_refused_unless_it_is_forced(folder: Path) -> None:
    with Archive.open(folder) as archive:
        writing = played(archive)
        archive.letters.send(writing.id, "anna", "bert", "Come to the fair.")
    overwrite(folder / FILE, root_of(folder / FILE, "letters"))

    assert refusal(folder) == "store-parts-damaged"
    with Archive.open(folder, force=True) as archive:
        assert archive.load(writing.id).stopped is None
        with pytest.raises(Refused) as refused:
            archive.letters.of(writing.id, "anna")
    assert why(refused) == "store-damaged"


# --- a file that is lost while it is in use -------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_lost_acknowledges_nothing(archive: Archive, end: str, replaced: bool) -> None:
    writing = played(archive)
    lost = Path(f"{archive.file}{end}")
    lost.rename(lost.with_name("elsewhere"))
    if replaced:
        shutil.copyfile(lost.with_name("elsewhere"), lost)

    for _ in range(2):
        with pytest.raises(Refused) as refused:
            archive.rename(writing.id, "Another name")
        assert why(refused) == "store-lost"
    with pytest.raises(Refused):
        archive.load(writing.id)
    assert not archive.beats


def test_a_file_that_is_lost_in_the_middle_of_a_commit_acknowledges_nothing(archive: Archive, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        archive.write(lambda _: archive.file.rename(tmp_path / "elsewhere"))

    assert why(refused) == "store-lost"


def test_a_disk_that_is_full_beats_no_more(archive: Archive) -> None:
    assert archive.beats
    archive.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1"))  # as large as it is now

    assert keeps_until_full(archive) == "store-fault"
    assert not archive.beats


def keeps_until_full(archive: Archive) -> str:
    """Why nothing more is kept."""
    for _ in range(1000):
        try:
            archive.create(ABOUT, "Another", "", new_table())
        except Refused as refused:
            return refused.refusal.message.key
    return ""
