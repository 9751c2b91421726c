"""Files of others: what holds everybody's secrets is read by its owner alone, whatever was there before."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from keeping_fairs import ABOUT, kept, new_table, why

from gonfalon.kernel import Refused
from gonfalon.store import migrating
from gonfalon.store.archive import Archive
from gonfalon.store.database import FILE
from gonfalon.store.files import save_table

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="other rights")
NOBODY = 65534


@pytest.fixture(params=[0o000, 0o022, 0o077])
def _umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    """The names of what others may read, or look into."""
    found = [folder, *folder.rglob("*")]
    return sorted(path.name for path in found if path.stat().st_mode & 0o077)


@pytest.mark.usefixtures("_umask")
def test_whatever_the_umask_everything_is_closed_to_others(folder: Path, clock: object) -> None:
    with Archive.open(folder) as archive:
        kept(archive, new_table())
        migrating.back_up(archive.file, "0001", archive.now())
        assert (folder / f"{FILE}-wal").exists()
        assert open_to_others(folder) == []


def test_an_existing_folder_that_all_may_read_is_put_right_and_that_is_said(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o755)

    with Archive.open(folder) as archive:
        assert [(note.key, note.args["path"]) for note in archive.notes] == [("store-put-right", str(folder))]
        assert open_to_others(folder) == []


def test_files_that_all_may_read_are_put_right(folder: Path) -> None:
    left = folder.with_name("left")
    with Archive.open(folder) as archive:
        migrating.back_up(archive.file, "0001", archive.now())
        shutil.copytree(folder, left)
    everything = [left, *left.rglob("*")]
    for path in everything:
        path.chmod(0o755 if path.is_dir() else 0o644)

    with Archive.open(left) as archive:
        assert len(archive.notes) == len(everything)
        assert open_to_others(left) == []


def test_a_folder_with_other_things_in_it_is_left_as_it_is(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "letter.txt").write_text("Dear all")
    (folder / "letter.txt").chmod(0o644)

    with Archive.open(folder) as archive:
        assert archive.notes == []
    assert open_to_others(folder) == [folder.name, "letter.txt"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize("name", ["", FILE])
def test_what_is_open_and_somebody_elses_is_refused(folder: Path, name: str) -> None:
    Archive.open(folder).close()
    (folder / name).chmod(0o755)
    os.chown(folder / name, NOBODY, NOBODY)

    with pytest.raises(Refused) as refused:
        Archive.open(folder)

    assert why(refused) == "store-others"


def test_the_file_of_a_campaign_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "war.gonfalon"
    save_table(file, ABOUT, new_table())
    assert file.stat().st_mode & 0o777 == 0o600

    file.chmod(0o640)
    save_table(file, ABOUT, new_table())
    assert file.stat().st_mode & 0o777 == 0o640
