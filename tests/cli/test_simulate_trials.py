"""`gonfalon simulate`: JSON alone and in order, the same however it is run, and a run that was stopped goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from terminal import PLAIN, Answer

Ask = Callable[..., Answer]
SHORT = ("simulate", "mighty", "--years", "1", "--players", "squire,squire", "--set", "quick=true", "--set", "months=2")
FIELDS = ["game", "seed", "ruleset", "years", "answers", "rolls", "winner", "scores", "state_hash", "seconds"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def timeless(text: str) -> list[dict[str, Any]]:
    """The lines without the seconds, which differ from run to run."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        assert line.pop("seconds") >= 0
    return lines


def elsewhere(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gonfalon", *arguments]
    env = {**PLAIN, "PYTHONPATH": os.environ.get("PYTHONPATH", ""), **environ}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)


def test_a_line_a_game_in_order_with_the_fields_scripts_rely_on(gonfalon: Ask) -> None:
    status, out, err = gonfalon(*SHORT, "--games", "5", "--json")

    lines = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert [line["game"] for line in lines] == [0, 1, 2, 3, 4]
    assert all(list(line) == FIELDS for line in lines)
    assert all(len(line["scores"]) == 2 and line["winner"] in (0, 1, None) for line in lines)
    assert len({line["state_hash"] for line in lines}) == 5


@pytest.mark.parametrize("hash_seed", ["1", "random"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_is_the_same_in_every_process_and_on_several_cores(gonfalon: Ask, jobs: str, hash_seed: str) -> None:
    here = gonfalon(*SHORT, "--games", "4", "--json").out

    there = elsewhere(*SHORT, "--games", "4", "--json", "--jobs", jobs, PYTHONHASHSEED=hash_seed)

    assert (there.returncode, there.stderr) == (0, "")
    assert timeless(there.stdout) == timeless(here)


def test_another_seed_is_another_run(gonfalon: Ask) -> None:
    one, two = (gonfalon(*SHORT, "--seed", seed, "--json").out for seed in ("1", "two words"))

    assert json.loads(one)["seed"] == "1/0"
    assert json.loads(two)["seed"] == "two words/0"
    assert json.loads(one)["state_hash"] != json.loads(two)["state_hash"]


def test_for_people_it_says_how_each_went_and_how_fast(gonfalon: Ask) -> None:
    status, out, err = gonfalon(*SHORT, "--games", "2")

    assert status == 0
    assert [line.partition(":")[0] for line in out.splitlines()] == ["0", "1"]
    assert err.startswith("2 games, ")


# --- runs that go on -------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", [0, 1, 2])
@pytest.mark.parametrize("rest", ["", '{"game":', "\x00\xff"])
def test_a_run_that_was_stopped_goes_on_whatever_is_left_of_its_last_line(gonfalon: Ask, cut: int, rest: str) -> None:
    whole = gonfalon(*SHORT, "--games", "3", "--json", "--out", "run.jsonl").out
    written = Path("run.jsonl").read_text("utf-8")
    kept = "".join(written.splitlines(keepends=True)[:cut])
    Path("run.jsonl").write_text(kept + rest, "utf-8")

    status, again, err = gonfalon(*SHORT, "--games", "3", "--json", "--out", "run.jsonl")

    assert (status, err) == (0, "")
    assert timeless(again) == timeless(whole)
    assert timeless(Path("run.jsonl").read_text("utf-8")) == timeless(whole)
    assert Path("run.jsonl").read_text("utf-8").startswith(kept)


def test_a_finished_run_is_not_played_again(gonfalon: Ask) -> None:
    first = gonfalon(*SHORT, "--games", "3", "--json", "--out", "run.jsonl").out

    assert gonfalon(*SHORT, "--games", "3", "--json", "--out", "run.jsonl").out == first
    assert gonfalon(*SHORT, "--games", "2", "--json", "--out", "run.jsonl").out == "".join(first.splitlines(True)[:2])


def test_a_run_that_is_killed_keeps_every_game_it_has_shown() -> None:
    command = [sys.executable, "-m", "gonfalon", *SHORT, "--games", "100000", "--json", "--out", "run.jsonl"]
    env = {**PLAIN, "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, bufsize=1) as process:
        assert process.stdout is not None
        shown = [process.stdout.readline() for _ in range(3)]
        process.send_signal(signal.SIGKILL)

    assert Path("run.jsonl").read_text("utf-8").startswith("".join(shown))


@pytest.mark.parametrize(
    ("written", "more"),
    [
        ("not json\n", ()),
        ('{"game": 0}\n', ()),
        ("[" * 100_000 + "\n", ()),
        ("OTHER SEED", ("--seed", "other")),
        ("OTHER PLAYERS", ("--players", "squire,squire,squire")),
    ],
)
def test_results_of_something_else_are_not_added_to(gonfalon: Ask, written: str, more: tuple[str, ...]) -> None:
    if more:
        gonfalon(*SHORT, "--json", "--out", "run.jsonl")
    else:
        Path("run.jsonl").write_text(written, "utf-8")
    before = Path("run.jsonl").read_bytes()

    status, out, err = gonfalon(*SHORT, *more, "--games", "2", "--json", "--out", "run.jsonl")

    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert "ine 1" in err
    assert Path("run.jsonl").read_bytes() == before


# --- bad input -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--set", "wings=2"), "wings"),
        (("--set", "points=1.5"), "points"),
        (("--set", f"points={'[' * 100_000}"), "points"),
        (("--set", "players=[1]"), "--players"),
        (("--set", "months=0"), "months"),
        (("--players", "squire"), "1"),
        (("--players", ",".join(["squire"] * 13)), "13"),
        (("--players", "squire,ghost"), "ghost"),
        (("--games", "0"), "--games"),
        (("--games", "-3"), "--games"),
        (("--games", "many"), "many"),
        (("--years", "0"), "--years"),
        (("--dice", "loaded"), "loaded"),
        (("--seed", ""), "seed"),
        (("--races", "men,hobbits"), "hobbits"),
        (("--out", "nowhere/run.jsonl"), "nowhere"),
        (("--out", "."), "."),
    ],
)
def test_bad_input_is_refused_in_a_line_on_one_core_or_several(
    gonfalon: Ask, folder: Path, arguments: tuple[str, ...], words: str, jobs: str
) -> None:
    status, out, err = gonfalon(*SHORT, "--games", "2", "--json", *arguments, "--jobs", jobs)

    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert words in err
    assert list(folder.iterdir()) == []


def test_a_reader_that_goes_away_ends_the_run() -> None:
    command = [sys.executable, "-m", "gonfalon", *SHORT, "--games", "100000", "--json", "--jobs", "2"]
    env = {**PLAIN, "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()

        assert (process.stderr.read(), process.wait(timeout=60)) == (b"", 141)


# --- kept ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", ["fast", "sealed"])
def test_kept_campaigns_are_those_that_were_played(gonfalon: Ask, dice: str) -> None:
    games = ("--games", "2", "--json", "--dice", dice)
    kept = gonfalon(*SHORT, *games, "--keep", "kept").out

    assert timeless(kept) == timeless(gonfalon(*SHORT, *games).out)
    for line in timeless(kept):
        file = f"kept/game-{line['game']}.gonfalon"
        assert gonfalon("replay", file).out == f"state_hash {line['state_hash']}\n"
        sealed = line["rolls"] if dice == "sealed" else 0
        assert gonfalon("verify", file)[:2] == (0, f"sealed {sealed} typed 0 bad 0\n")
