"""A campaign in one file, through the commands people type: new, turn, show, replay, verify, simulate."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from terminal import Answer

Ask = Callable[..., Answer]
QUICK = ("--set", "quick=true", "--set", "years=1", "--set", "months=1")


@pytest.fixture
def war(gonfalon: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A short campaign of two people, at its first question."""
    monkeypatch.chdir(tmp_path)
    status, _, err = gonfalon(
        "new", "mighty", "--out", "war.gonfalon", "--players", "human,human", "--seed", "7", *QUICK
    )
    assert (status, err) == (0, "")
    return "war.gonfalon"


def answers(text: str) -> str:
    Path("answers.txt").write_text(text, "utf-8")
    return "answers.txt"


def view(gonfalon: Ask, war: str, seat: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(gonfalon("show", war, "--seat", seat, "--json")[1])
    return found


def asked(gonfalon: Ask, war: str) -> tuple[str, str]:
    """Whom the table waits for, and what he is asked."""
    for seat in ("red", "blue"):
        questions = view(gonfalon, war, seat).get("questions", [])
        if questions:
            return seat, questions[0]["what"]  # type: ignore[index]
    raise AssertionError("nobody is asked")


def test_a_new_campaign_stops_at_the_first_question_of_a_person(gonfalon: Ask, war: str) -> None:
    assert asked(gonfalon, war)[1].startswith(("scouting", "movement", "subsistence", "reorganisation"))


@pytest.mark.parametrize("given", ["seed=" + "x" * 5000, "points=1e300", "colours=" + json.dumps(["red"] * 500)])
def test_no_setting_is_without_bounds(
    gonfalon: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.chdir(tmp_path)

    refused = gonfalon("new", "mighty", "--out", "war.gonfalon", "--players", "human,human", "--set", given)

    assert refused.status == 2
    assert given.partition("=")[0] in refused.err
    assert len(refused.err) < 300
    assert not Path("war.gonfalon").exists()


def test_answers_without_end_are_not_read(gonfalon: Ask, war: str) -> None:
    with Path("answers.txt").open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    before = Path(war).read_bytes()

    refused = gonfalon("turn", war, "--answers", "answers.txt")

    assert refused.status == 2
    assert "16 MB" in refused.err
    assert Path(war).read_bytes() == before


def test_a_campaign_is_not_written_over_unless_one_insists(gonfalon: Ask, war: str) -> None:
    before = Path(war).read_bytes()

    refused = gonfalon("new", "mighty", "--out", war)
    assert refused.status == 2
    assert "--force" in refused.err
    assert Path(war).read_bytes() == before

    assert gonfalon("new", "mighty", "--out", war, "--force", "--set", "quick=true").status == 0
    assert Path(war).read_bytes() != before


def test_a_seat_reads_what_its_things_are_called(gonfalon: Ask, war: str) -> None:
    names = view(gonfalon, war, "0")["state"]["names"]

    shown = gonfalon("show", war, "--seat", "0").out

    assert f"red ({names['red']})" in shown
    assert f"red.1 {names['red.1']}" in shown
    assert f"blue.1 {names['blue.1']}" not in shown


def test_computer_players_play_on_by_themselves(gonfalon: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _, out, _ = gonfalon("new", "mighty", "--out", "a.gonfalon", "--players", "squire,squire", "--seed", "7", *QUICK)
    assert "over" in out


def test_answers_are_taken_a_line_each_and_remarks_are_passed_over(gonfalon: Ask, war: str) -> None:
    before = asked(gonfalon, war)
    status, _, err = gonfalon("turn", war, "--answers", answers("# nothing here\n\ndone\n"))
    assert (status, err) == (0, "")
    assert asked(gonfalon, war) != before


def test_a_refused_line_is_named_and_what_came_before_stays(gonfalon: Ask, war: str) -> None:
    before = asked(gonfalon, war)
    status, _, err = gonfalon("turn", war, "--answers", answers("done\nfly to the moon\ndone\n"))
    assert status == 2
    assert "2" in err
    assert "fly to the moon" in err
    assert asked(gonfalon, war) != before


def test_an_answer_can_be_taken_back_while_nothing_has_happened(gonfalon: Ask, war: str) -> None:
    before = asked(gonfalon, war)
    gonfalon("turn", war, "--answers", answers("done\nundo\n"))
    assert asked(gonfalon, war) == before


def test_a_seat_answers_only_for_itself(gonfalon: Ask, war: str) -> None:
    who, _ = asked(gonfalon, war)
    other = "blue" if who == "red" else "red"
    status, _, _ = gonfalon("turn", war, "--seat", other, "--answers", answers("done\n"))
    assert status == 2
    assert asked(gonfalon, war)[0] == who


def test_a_player_may_concede_at_any_time(gonfalon: Ask, war: str) -> None:
    status, out, _ = gonfalon("turn", war, "--seat", "0", "--answers", answers("@concede concede\n"))
    assert status == 0
    assert "blue" in out


def test_each_seat_sees_only_its_own_strengths(gonfalon: Ask, war: str) -> None:
    banners = view(gonfalon, war, "red")["state"]["banners"]  # type: ignore[index]
    assert all("points" in b for b in banners.values() if b["realm"] == "red")
    assert not any("points" in b for b in banners.values() if b["realm"] == "blue")


def test_whoever_has_no_seat_sees_what_is_public(gonfalon: Ask, war: str) -> None:
    seen = json.loads(gonfalon("show", war, "--json")[1])
    assert not any("points" in b for b in seen["state"]["banners"].values())
    assert "questions" not in seen


def test_the_story_is_told_in_the_language_asked_for(gonfalon: Ask, war: str) -> None:
    english, dutch = (gonfalon("--lang", lang, "show", war)[1] for lang in ("en", "nl"))
    assert "Month 1" in english
    assert "Maand 1" in dutch


def test_a_replay_ends_in_the_same_state_with_another_hash_seed(gonfalon: Ask, war: str) -> None:
    gonfalon("turn", war, "--answers", answers("done\ndone\ndone\n"))
    hashes = set()
    for seed in ("1", "2"):
        command = [sys.executable, "-m", "gonfalon", "replay", war]
        ran = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed})
        hashes.add(ran.stdout)
    assert hashes == {gonfalon("replay", war)[1]}
    assert hashes.pop().startswith("state_hash ")


def rewrite(war: str, part: str, change: object) -> None:
    """Change one part of a campaign file."""
    with zipfile.ZipFile(war) as pack:
        parts = {name: pack.read(name) for name in pack.namelist()}
    parts[part] = change(parts[part])  # type: ignore[operator]
    with zipfile.ZipFile(war, "w") as pack:
        for name, data in parts.items():
            pack.writestr(name, data)


def test_a_log_that_was_tampered_with_is_found_out_at_the_entry(gonfalon: Ask, war: str) -> None:
    gonfalon("turn", war, "--answers", answers("done\ndone\n"))
    rewrite(war, "inputs.jsonl", lambda data: data.replace(b'"answer":"done"', b'"answer":"gone"', 1))
    status, _, err = gonfalon("replay", war)
    assert status == 1
    assert "1" in err


def test_the_good_part_of_a_damaged_log_can_be_kept(gonfalon: Ask, war: str) -> None:
    gonfalon("turn", war, "--answers", answers("done\ndone\n"))
    rewrite(war, "inputs.jsonl", lambda data: data[:-40])
    status, _, err = gonfalon("replay", war, "--patch", "good.gonfalon")
    assert status == 0
    assert "good.gonfalon" in err
    assert gonfalon("replay", "good.gonfalon")[0] == 0


def test_honest_dice_are_verified_and_forged_ones_found(gonfalon: Ask, war: str) -> None:
    status, out, _ = gonfalon("verify", war)
    assert status == 0
    assert out.startswith("sealed ")
    assert out.endswith(" typed 0 bad 0\n")


def test_dice_whose_secret_is_not_open_cannot_be_verified_yet(gonfalon: Ask, war: str) -> None:
    def shut(data: bytes) -> bytes:
        campaign = json.loads(data)
        campaign["secret"] = ""
        return json.dumps(campaign).encode()

    rewrite(war, "campaign.json", shut)
    assert gonfalon("verify", war)[0] == 3


def test_a_secret_that_was_not_committed_to_is_refused(gonfalon: Ask, war: str) -> None:
    def swap(data: bytes) -> bytes:
        campaign = json.loads(data)
        campaign["secret"] = "00" * 32
        return json.dumps(campaign).encode()

    rewrite(war, "campaign.json", swap)
    status, _, err = gonfalon("verify", war)
    assert status == 1
    assert "war.gonfalon" in err


def test_real_dice_are_typed_in(gonfalon: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    gonfalon("new", "mighty", "--out", "t.gonfalon", "--players", "human,human", "--seed", "7", "--dice", "table")
    assert gonfalon("turn", "t.gonfalon", "--answers", answers("dice 7\n"))[0] == 2
    assert gonfalon("turn", "t.gonfalon", "--answers", answers("dice 6\ndice 2\n"))[0] == 0
    assert gonfalon("verify", "t.gonfalon")[1] == "sealed 0 typed 2 bad 0\n"
    assert gonfalon("verify", "t.gonfalon", "--lang", "nl")[1] == "sealed 0 typed 2 bad 0\n"  # scripts read it


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("new", "chess", "--out", "x.gonfalon"), "chess"),
        (("new", "mighty", "--out", "x.zip"), "x.zip"),
        (("new", "mighty", "--out", "nowhere/x.gonfalon"), "nowhere"),
        (("new", "mighty", "--out", "x.gonfalon", "--players", "human,ghost"), "ghost"),
        (("new", "mighty", "--out", "x.gonfalon", "--players", "human"), "1"),
        (("new", "mighty", "--out", "x.gonfalon", "--set", "points"), "points"),
        (("new", "mighty", "--out", "x.gonfalon", "--set", "points=-5"), "points"),
        (("new", "mighty", "--out", "x.gonfalon", "--set", "wings=2"), "wings"),
        (("new", "mighty", "--out", "x.gonfalon", "--dice", "loaded"), "loaded"),
        (("show", "absent.gonfalon"), "absent.gonfalon"),
        (("turn", "absent.gonfalon"), "absent.gonfalon"),
        (("replay", "absent.gonfalon"), "absent.gonfalon"),
        (("verify", "absent.gonfalon"), "absent.gonfalon"),
        (("simulate", "mighty", "--games", "0"), "--games"),
        (("simulate", "mighty", "--players", "ghost,squire"), "ghost"),
        (("simulate", "chess"), "chess"),
        (("simulate", "mighty", "--jobs", "many"), "many"),
    ],
)
def test_bad_input_is_refused_in_a_line(
    gonfalon: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = gonfalon(*arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert words in err
    assert list(tmp_path.iterdir()) == []


def test_simulation_prints_json_alone_and_goes_on_where_it_was_stopped(
    gonfalon: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    short = ("--years", "1", "--players", "squire,squire", "--set", "quick=true", "--set", "months=1", "--json")
    _, whole, err = gonfalon("simulate", "mighty", "--games", "3", *short)
    assert err == ""
    first = whole.splitlines()[0]
    Path("run.jsonl").write_text(first + "\n" + first[:30], "utf-8")

    _, resumed, _ = gonfalon("simulate", "mighty", "--games", "3", *short, "--out", "run.jsonl")

    def timeless(text: str) -> list[dict[str, object]]:
        return [{k: v for k, v in json.loads(line).items() if k != "seconds"} for line in text.splitlines()]

    assert timeless(resumed) == timeless(whole)
    assert timeless(Path("run.jsonl").read_text("utf-8")) == timeless(whole)
    assert list(json.loads(first)) == [
        "game",
        "seed",
        "ruleset",
        "years",
        "answers",
        "rolls",
        "winner",
        "scores",
        "state_hash",
        "seconds",
    ]


def test_results_of_another_run_are_not_added_to(
    gonfalon: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("run.jsonl").write_text('{"game": "soup"}\n', "utf-8")
    status, _, err = gonfalon("simulate", "mighty", "--out", "run.jsonl")
    assert status == 2
    assert "run.jsonl" in err
