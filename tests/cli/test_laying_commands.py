"""A world laid by hand in the terminal: begun, laid from answers, kept between them, and the rest left to the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from terminal import Answer

Ask = Callable[..., Answer]


@pytest.fixture
def war(gonfalon: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Two people before an empty table."""
    monkeypatch.chdir(tmp_path)
    made = gonfalon("new", "mighty", "--out", "w.gonfalon", "--players", "human,human", "--set", "lay_by_hand=true")
    assert (made.status, made.err) == (0, "")
    return "w.gonfalon"


def told(gonfalon: Ask, war: str, *answers: str) -> Answer:
    Path("answers.txt").write_text("\n".join(answers), "utf-8")
    return gonfalon("turn", war, "--answers", "answers.txt")


def state(gonfalon: Ask, war: str) -> Any:
    return json.loads(gonfalon("show", war, "--seat", "red", "--json").out)["state"]


def test_tiles_are_laid_and_lie_there_when_the_file_is_opened_again(gonfalon: Ask, war: str) -> None:
    assert state(gonfalon, war)["world"] == {}

    first = told(gonfalon, war, "highland", "lay at A1 turn 0")

    assert first.status == 0
    assert list(state(gonfalon, war)["world"]) == ["A1"]
    assert "From which pack do you draw?" in first.out


def test_a_tile_where_it_may_not_lie_is_refused_with_the_clause(gonfalon: Ask, war: str) -> None:
    refused = told(gonfalon, war, "highland", "lay at C7 turn 0")

    assert refused.status != 0
    assert "ME-MAP-27" in refused.err
    assert state(gonfalon, war)["world"] == {}


def test_when_all_rest_the_world_is_laid_and_capitals_are_chosen(gonfalon: Ask, war: str) -> None:
    done = told(gonfalon, war, "highland", "lay at A1 turn 0", "rest", "rest", "accept", "accept")

    assert done.status == 0
    assert state(gonfalon, war)["phase"] == "capitals"
    assert len(state(gonfalon, war)["world"]) > 80
