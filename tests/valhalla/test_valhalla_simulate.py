"""`gonfalon simulate valhalla`: a line of JSON a game, the same for the same seed; a seat is an empire."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gonfalon.cli import run

FIELDS = ["game", "seed", "ruleset", "years", "answers", "rolls", "winner", "scores", "state_hash", "seconds"]
COMMAND = ["simulate", "valhalla", "--players", "squire,squire,squire,squire", "--json"]


def games(capsys: pytest.CaptureFixture[str], *more: str) -> list[dict[str, Any]]:
    status = run([*COMMAND, *more], {})
    assert status == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def refusal(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    assert run(["simulate", *command], {}) == 2
    return capsys.readouterr().err


@pytest.mark.rule("VAL-WIN-03")
def test_a_seat_is_an_empire_and_its_score_is_its_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    for number, game in enumerate(games(capsys, "--rounds", "8", "--games", "4", "--seed", "1")):
        assert list(game) == FIELDS
        assert (game["game"], game["seed"], game["ruleset"]) == (number, f"1/{number}", "valhalla")
        assert len(game["scores"]) == 4
        assert game["winner"] is None or game["scores"][game["winner"]] == max(game["scores"])
        assert game["years"] <= 8


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [games(capsys, "--rounds", "3", "--games", "2", "--seed", "x") for _ in range(2)]
    for game in (*runs[0], *runs[1]):
        del game["seconds"]

    assert runs[0] == runs[1]


@pytest.mark.rule("VAL-SET-01")
def test_rounds_are_as_many_as_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    assert games(capsys, "--rounds", "2", "--set", "idle_points=2")[0]["years"] == 2
    assert games(capsys)[0]["years"] <= 8


def test_years_are_not_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--rounds" in refusal(capsys, "valhalla", "--years", "3")
    assert "--years" in refusal(capsys, "mighty", "--rounds", "3")


@pytest.mark.rule("VAL-SET-02")
def test_three_players_are_refused_unless_any_number_of_empires_is_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    three = ["valhalla", "--players", "squire,squire,squire", "--rounds", "1"]
    assert "VAL-SET-02" in refusal(capsys, *three)

    assert run(["simulate", *three, "--set", "empires=any", "--json"], {}) == 0
    assert len(json.loads(capsys.readouterr().out)["scores"]) == 3
