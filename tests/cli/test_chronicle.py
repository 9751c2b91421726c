"""`gonfalon chronicle`: the story of a campaign file, for one reader or for everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="session")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short campaign of computer players, played to its end."""
    return _campaign(tmp_path_factory.mktemp("over"), "squire,squire")


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One that waits for a person."""
    return _campaign(tmp_path_factory.mktemp("running"), "human,squire")


def _campaign(folder: Path, players: str) -> Path:
    from gonfalon.cli import run

    path = folder / "war.gonfalon"
    settings = ("--set", "years=1", "--set", "months=2", "--set", "winter=true")
    assert run(("new", "mighty", "--players", players, "--seed", "story", "--out", str(path), *settings), {}) == 0
    return path


def test_the_chronicle_of_a_war_that_is_over_is_printed_whole(gonfalon: Ask, over: Path) -> None:
    status, out, err = gonfalon("chronicle", str(over))

    assert (status, err) == (0, "")
    assert out.startswith("# ")
    assert "### Before the first month" in out
    assert out.rstrip().endswith(".")


def test_it_is_dutch_for_the_dutch(gonfalon: Ask, over: Path) -> None:
    assert "### Voor de eerste maand" in gonfalon("chronicle", str(over), "--lang", "nl")[1]


def test_a_seat_reads_its_own_chronicle_while_the_war_runs(gonfalon: Ask, running: Path) -> None:
    status, out, _ = gonfalon("chronicle", str(running), "--seat", "0")

    assert status == 0
    assert out == gonfalon("chronicle", str(running), "--seat", "red")[1]


def test_the_ending_of_the_file_says_how_it_is_written(gonfalon: Ask, over: Path, tmp_path: Path) -> None:
    page = tmp_path / "war.html"

    assert gonfalon("chronicle", str(over), "--out", str(page)) == (0, "", "")
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_what_the_recorder_wrote_is_read_from_beside_the_campaign(gonfalon: Ask, over: Path) -> None:
    beside = over.with_suffix(".pen.toml")
    beside.write_text(
        '[calendar]\nyears = "plain"\n[[deed]]\nkind = "note"\nby = "red"\nyear = 1\nmonth = "before"\ntext = "So."\n',
        encoding="utf-8",
    )
    try:
        out = gonfalon("chronicle", str(over))[1]
    finally:
        beside.unlink()

    assert "## Year 1" in out
    assert "*Added by the recorder:* So." in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--format", "pdf"], "The chronicle cannot be written as “pdf”; it can as md, html."),
        (["--seat", "9"], "no seat"),
        (["--out", "war.docx"], "war.docx"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(
    gonfalon: Ask, over: Path, arguments: list[str], said: str
) -> None:
    status, out, err = gonfalon("chronicle", str(over), *arguments)

    assert (status, out) == (2, "")
    assert said in err


def test_a_damaged_pen_is_refused_and_named(gonfalon: Ask, over: Path) -> None:
    beside = over.with_suffix(".pen.toml")
    beside.write_text("recorder = ", encoding="utf-8")
    try:
        status, out, err = gonfalon("chronicle", str(over))
    finally:
        beside.unlink()

    assert (status, out) == (2, "")
    assert "war.pen.toml" in err
