"""`gonfalon list`, `export` and `import`, as a person meets them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gonfalon.store.archive import Archive

Ask = Callable[..., Any]


@pytest.fixture
def file(gonfalon: Ask, tmp_path: Path) -> Path:
    """A campaign in which a person is asked for something."""
    path = tmp_path / "The Long War.gonfalon"
    assert gonfalon("new", "mighty", "--out", str(path), "--seed", "7").status == 0
    return path


@pytest.fixture
def data(tmp_path: Path) -> str:
    return str(tmp_path / "data")


def test_a_file_comes_in_is_listed_and_goes_out_again(gonfalon: Ask, file: Path, data: str, tmp_path: Path) -> None:
    came = gonfalon("import", str(file), "--data", data)
    id = came.out.strip()
    listed = json.loads(gonfalon("list", "--data", data, "--json").out)
    out = tmp_path / "again.gonfalon"
    gone = gonfalon("export", id, str(out), "--data", data)

    assert (came.status, gone.status) == (0, 0)
    assert [(one["id"], one["name"], one["ruleset"], one["over"]) for one in listed] == [
        (id, "The Long War", "mighty", False)
    ]
    assert [needed["seat"] for needed in listed[0]["waiting"]] == ["red"]
    assert out.read_bytes() == file.read_bytes()


def test_the_list_for_people_has_the_whole_id_in_both_languages(gonfalon: Ask, file: Path, data: str) -> None:
    id = gonfalon("import", str(file), "--data", data, "--name", "Oorlog").out.strip()
    for lang, word in (("en", "year 1"), ("nl", "jaar 1")):
        said = gonfalon("list", "--data", data, "--lang", lang).out
        assert id in said
        assert "Oorlog" in said
        assert word in said


def test_an_empty_list_says_where_it_looked(gonfalon: Ask, data: str) -> None:
    said = gonfalon("list", "--data", data)
    assert (said.status, said.out) == (0, "")
    assert data in said.err
    assert gonfalon("list", "--data", data, "--json").out.strip() == "[]"


def test_the_folder_may_stand_in_the_environment_or_be_the_usual_one(gonfalon: Ask, file: Path, tmp_path: Path) -> None:
    for environ in ({"GONFALON_DATA": str(tmp_path / "here")}, {"XDG_DATA_HOME": str(tmp_path / "share")}):
        assert gonfalon("import", str(file), **environ).status == 0
        assert len(json.loads(gonfalon("list", "--json", **environ).out)) == 1
    assert (tmp_path / "here" / "gonfalon.sqlite").exists()
    assert (tmp_path / "share" / "gonfalon" / "gonfalon.sqlite").exists()


def test_without_a_home_a_folder_must_be_named(gonfalon: Ask) -> None:
    said = gonfalon("list")
    assert said.status == 2
    assert "--data" in said.err


def test_while_a_program_plays_one_can_list_and_export_but_not_import(
    gonfalon: Ask, file: Path, data: str, tmp_path: Path
) -> None:
    id = gonfalon("import", str(file), "--data", data).out.strip()
    with Archive.open(data):
        assert id in gonfalon("list", "--data", data).out
        assert gonfalon("export", id, str(tmp_path / "out.gonfalon"), "--data", data).status == 0
        said = gonfalon("import", str(file), "--data", data)
    assert said.status == 2
    assert len(said.err.splitlines()) == 1
    assert "running" in said.err


@pytest.mark.parametrize("bad", ["nothing.gonfalon", "garbage.gonfalon"])
def test_a_bad_file_is_refused_in_a_line(gonfalon: Ask, data: str, tmp_path: Path, bad: str) -> None:
    (tmp_path / "garbage.gonfalon").write_bytes(b"not a campaign")
    said = gonfalon("import", str(tmp_path / bad), "--data", data)
    assert said.status == 2
    assert len(said.err.splitlines()) == 1


def test_an_unknown_campaign_is_refused_in_a_line(gonfalon: Ask, file: Path, data: str, tmp_path: Path) -> None:
    gonfalon("import", str(file), "--data", data)
    said = gonfalon("export", "nowhere", str(tmp_path / "out.gonfalon"), "--data", data)
    assert (said.status, said.err) == (2, "There is no campaign nowhere.\n")
    assert not (tmp_path / "out.gonfalon").exists()


def test_the_file_to_write_is_checked_before(gonfalon: Ask, data: str, tmp_path: Path) -> None:
    said = gonfalon("export", "any", str(tmp_path / "out.zip"), "--data", data)
    assert said.status == 2
    assert ".gonfalon" in said.err
