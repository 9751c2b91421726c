"""A campaign file under rough hands: seats that peep, dice typed wrong, things taken back twice, files made to hurt."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forging import describe, parts, reforged, write
from terminal import PLAIN, Answer

from gonfalon.kernel import SealedDice

Ask = Callable[..., Answer]
NEW = ("new", "mighty", "--seed", "7", "--set", "quick=true", "--set", "years=1", "--set", "months=2")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def war(gonfalon: Ask) -> str:
    """A short campaign of two people, at its first question."""
    assert gonfalon(*NEW, "--out", "war.gonfalon", "--players", "human,human").status == 0
    return "war.gonfalon"


def play(gonfalon: Ask, war: str, *lines: str, seat: str = "") -> Answer:
    """Answer these lines from a file."""
    Path("answers.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return gonfalon("turn", war, *(["--seat", seat] if seat else []), "--answers", "answers.txt")


def view(gonfalon: Ask, war: str, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gonfalon("show", war, "--seat", seat, "--json").out)
    return found


def asked(gonfalon: Ask, war: str) -> str:
    """Who is asked."""
    return next(seat for seat in ("red", "blue") if view(gonfalon, war, seat).get("questions"))


def other(seat: str) -> str:
    return "blue" if seat == "red" else "red"


# --- who sees what ---------------------------------------------------------------------------------------


def to_reorganisation(gonfalon: Ask, war: str) -> str:
    """Play on until somebody reorganises: his options say how strong he is."""
    for _ in range(30):
        seat = asked(gonfalon, war)
        if view(gonfalon, war, seat)["questions"][0]["what"] == "reorganisation.order":
            return seat
        play(gonfalon, war, "done")
    raise AssertionError("nobody reorganises")


def test_after_his_turn_a_seat_is_told_whom_the_table_waits_for_and_no_more(gonfalon: Ask, war: str) -> None:
    seat = to_reorganisation(gonfalon, war)

    said = play(gonfalon, war, seat=other(seat))

    assert said.out == f"Waiting for {seat}.\n"
    assert "regroup" in play(gonfalon, war, seat=seat).out


def test_scores_count_hidden_strength_and_are_shown_to_their_owners(gonfalon: Ask, war: str) -> None:
    lines = {seat: gonfalon("show", war, *arguments).out.splitlines()[0] for seat, arguments in SEATS.items()}

    assert re.fullmatch(r"red \(\w+\) \d+ · blue \(\w+\)", lines["red"])
    assert re.fullmatch(r"red \(\w+\) · blue \(\w+\) \d+", lines["blue"])
    assert re.fullmatch(r"red \(\w+\) · blue \(\w+\)", lines["nobody"])


SEATS = {"red": ("--seat", "red"), "blue": ("--seat", "1"), "nobody": ()}


def test_when_it_is_over_all_scores_are_shown(gonfalon: Ask, war: str) -> None:
    play(gonfalon, war, "@concede concede", seat="red")

    assert re.fullmatch(r"red \(\w+\) 0 · blue \(\w+\) \d+", gonfalon("show", war).out.splitlines()[0])


@pytest.mark.parametrize("seat", ["2", "-1", "green", "²", "9" * 5000])
def test_an_unknown_seat_is_refused(gonfalon: Ask, war: str, seat: str) -> None:
    status, out, err = gonfalon("show", war, "--seat", seat)

    assert (status, out) == (2, "")
    assert err.count("\n") == 1


# --- answers ---------------------------------------------------------------------------------------------


def test_answers_come_from_standard_input_too(war: str) -> None:
    command = [sys.executable, "-m", "gonfalon", "turn", war, "--answers", "-"]
    environ = {**PLAIN, "PYTHONPATH": os.environ.get("PYTHONPATH", "")}

    good = subprocess.run(command, input=b"\xef\xbb\xbfdone\r\n", env=environ, capture_output=True, timeout=60)
    bad = subprocess.run(command, input=b"\xff\xfe\n", env=environ, capture_output=True, timeout=60)

    assert (good.returncode, good.stderr) == (0, b"")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.count(b"\n") == 1


def test_a_refusal_names_its_line_and_the_clause(gonfalon: Ask, war: str) -> None:
    status, _, err = play(gonfalon, war, "# a remark", "", "scout 99 to A1")

    assert status == 2
    assert err.startswith("Line 1, “scout 99 to A1”")
    assert "(ME-SCT-01)" in err


def test_lines_before_a_refused_one_are_kept(gonfalon: Ask, war: str) -> None:
    before = len(parts(war)["inputs.jsonl"].splitlines())

    play(gonfalon, war, "done", "nonsense", "done")

    assert len(parts(war)["inputs.jsonl"].splitlines()) == before + 1


def test_answers_can_be_taken_back_one_after_another(gonfalon: Ask, war: str) -> None:
    seat, before = asked(gonfalon, war), gonfalon("replay", war).out
    once = play(gonfalon, war, "done")
    twice = play(gonfalon, war, "done") if asked(gonfalon, war) == seat else once

    undone = [play(gonfalon, war, "undo") for _ in range(2 if twice is not once else 1)]

    assert {answer.status for answer in (once, twice, *undone)} == {0}
    assert gonfalon("replay", war).out == before
    assert "There is nothing to take back." in play(gonfalon, war, "undo").err


def test_a_person_takes_back_his_own_answer_though_computers_have_answered_since(gonfalon: Ask) -> None:
    gonfalon(*NEW, "--out", "solo.gonfalon", "--players", "human,squire")
    for _ in range(20):
        before = gonfalon("replay", "solo.gonfalon").out
        mine = len(parts("solo.gonfalon")["inputs.jsonl"].splitlines())
        play(gonfalon, "solo.gonfalon", "done")
        if len(parts("solo.gonfalon")["inputs.jsonl"].splitlines()) > mine + 1:
            break

    assert play(gonfalon, "solo.gonfalon", "undo").status == 0

    last = json.loads(parts("solo.gonfalon")["inputs.jsonl"].splitlines()[-1])
    assert (last["input"]["kind"], last["input"]["to"]) == ("undo", mine)
    assert gonfalon("replay", "solo.gonfalon").out == before


def test_nobody_takes_back_anothers_answer(gonfalon: Ask, war: str) -> None:
    seat = asked(gonfalon, war)
    play(gonfalon, war, "done", seat=seat)

    assert play(gonfalon, war, "undo", seat=other(seat)).status == 2


# --- dice of people --------------------------------------------------------------------------------------


@pytest.fixture
def dicey(gonfalon: Ask) -> str:
    """A campaign with real dice, which waits for its first throw."""
    gonfalon(*NEW, "--out", "dicey.gonfalon", "--players", "human,human", "--dice", "table")
    return "dicey.gonfalon"


@pytest.mark.parametrize(
    "line", ["dice", "dice 0", "dice 7", "dice 3 4", "dice three", "dice 3 x", "dice 6.0", "dice ٣"]
)
def test_dice_that_cannot_have_fallen_are_refused(gonfalon: Ask, dicey: str, line: str) -> None:
    before = gonfalon("replay", dicey).out

    status, _, err = play(gonfalon, dicey, line)

    assert status == 2
    assert line in err
    assert gonfalon("replay", dicey).out == before


def test_it_says_which_dice_it_wants_and_of_whom(gonfalon: Ask, dicey: str) -> None:
    assert play(gonfalon, dicey).out == "red throws 1D6 (order); type what fell, like “dice 3 4”.\n"


def test_nobody_types_anothers_dice(gonfalon: Ask, dicey: str) -> None:
    assert play(gonfalon, dicey, "dice 3", seat="blue").status == 2
    assert play(gonfalon, dicey, "dice 3", seat="red").status == 0


def test_in_the_terminal_dice_are_asked_for(dicey: str) -> None:
    command = [sys.executable, "-m", "gonfalon", "turn", dicey]
    environ = {**PLAIN, "PYTHONPATH": os.environ.get("PYTHONPATH", "")}

    done = subprocess.run(command, input=b"dice 9\ndice 3\n", env=environ, capture_output=True, timeout=60)

    assert done.returncode == 0
    assert done.stdout.count(b"red>") == 2
    assert b"blue throws 1D6" in done.stdout
    assert done.stderr.count(b"\n") == 1


# --- honest and forged -----------------------------------------------------------------------------------


def test_every_die_stands_among_the_events_as_scripts_read_it(gonfalon: Ask, war: str) -> None:
    events = [json.loads(line) for line in parts(war)["events.jsonl"].splitlines()]

    rolls = [event for event in events if event["kind"] == "roll"]
    assert rolls
    assert all({"kind", "label", "rule", "dice"} <= roll.keys() for roll in rolls)
    assert gonfalon("verify", war).out == f"sealed {len(rolls)} typed 0 bad 0\n"


def test_dice_that_were_turned_over_are_found_though_the_chain_is_whole(gonfalon: Ask, war: str) -> None:
    def turn_over(line: dict[str, Any]) -> None:
        for roll in line.get("rolls", [])[:1]:
            roll[1] = [7 - face for face in roll[1]]

    reforged(war, turn_over)

    status, out, err = gonfalon("verify", war)
    assert status == 1
    assert re.fullmatch(r"sealed \d+ typed 0 bad [1-9]\d*\n", out)
    assert "input 0" in err


def test_another_secret_with_its_own_commitment_is_not_the_one_in_the_log(gonfalon: Ask, war: str) -> None:
    swapped = SealedDice(b"y" * 32)
    describe(war, secret=swapped.secret.hex(), commitment=swapped.commitment)

    assert gonfalon("verify", war).status == 1


def test_saying_that_the_dice_were_never_sealed_does_not_help(gonfalon: Ask, war: str) -> None:
    describe(war, dice="fast", secret="")

    assert gonfalon("verify", war).status == 1


def test_without_the_secret_a_campaign_can_be_seen_and_not_played_on(gonfalon: Ask, war: str) -> None:
    describe(war, secret="")
    before = Path(war).read_bytes()

    assert gonfalon("show", war).status == 0
    assert gonfalon("replay", war).status == 0
    assert play(gonfalon, war, "done").status == 3
    assert Path(war).read_bytes() == before


# --- files made to hurt ----------------------------------------------------------------------------------


def broken_stream(war: str) -> None:
    """A zip whose directory is whole and whose contents are not."""
    data = bytearray(Path(war).read_bytes())
    at = data.index(b"inputs.jsonl") + 30
    data[at : at + 40] = b"\xff" * 40
    Path(war).write_bytes(data)


HOSTILE: dict[str, Callable[[str], object]] = {
    "empty": lambda war: Path(war).write_bytes(b""),
    "a broken stream": broken_stream,
    "half a zip": lambda war: Path(war).write_bytes(Path(war).read_bytes()[:200]),
    "no inputs": lambda war: write(war, {"campaign.json": parts(war)["campaign.json"]}),
    "no description": lambda war: write(war, {"inputs.jsonl": b""}),
    "unknown dice": lambda war: describe(war, dice="loaded"),
    "a number for a name": lambda war: describe(war, ruleset=7),
    "a list for seats": lambda war: describe(war, holders=["red"]),
    "no such rules": lambda war: describe(war, ruleset="chess"),
    "no such player": lambda war: describe(war, holders={"red": "ghost", "blue": "ghost"}),
    "an odd secret": lambda war: describe(war, secret="zz"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("command", ["show", "turn", "replay", "verify"])
def test_a_file_made_to_hurt_is_refused_in_a_line(gonfalon: Ask, war: str, name: str, command: str) -> None:
    HOSTILE[name](war)
    Path("none.txt").touch()

    status, out, err = gonfalon(command, war, *(["--answers", "none.txt"] if command == "turn" else []))

    if status == 0:  # what is wrong does not matter to this command
        assert name in ("no such player", "no such rules")
        return
    assert status in (1, 2)
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_a_zip_bomb_is_not_unpacked(gonfalon: Ask, war: str) -> None:
    write(war, {**parts(war), "events.jsonl": b"0" * (129 * 1024 * 1024)})
    assert Path(war).stat().st_size < 1_000_000

    status, _, err = gonfalon("show", war)

    assert status == 2
    assert "64 MB" in err


@pytest.mark.parametrize("log", [b"", b"{}\n", b"\xff\n", b"[" * 100_000 + b"\n"])
def test_a_log_without_a_beginning_is_found_wrong(gonfalon: Ask, war: str, log: bytes) -> None:
    write(war, {**parts(war), "inputs.jsonl": log})

    status, out, err = gonfalon("replay", war)

    assert (status, out) == (1, "")
    assert err.count("\n") == 1


def test_a_seat_the_file_does_not_name_is_a_persons(gonfalon: Ask, war: str) -> None:
    describe(war, holders={})

    assert play(gonfalon, war, "done").status == 0


def test_nothing_half_written_stays_behind(gonfalon: Ask, war: str, folder: Path) -> None:
    play(gonfalon, war, "done", "nonsense")
    gonfalon(*NEW, "--out", "nowhere/x.gonfalon")
    gonfalon("replay", war, "--patch", "again.gonfalon")

    assert {path.name for path in folder.iterdir()} == {"answers.txt", "war.gonfalon", "again.gonfalon"}
