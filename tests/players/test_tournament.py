"""Tournaments: both seats, the same worlds, and how sure one may be of the score."""

from __future__ import annotations

import pytest

from gonfalon.players.simulation import Plan, Result
from gonfalon.players.tournament import Contest, Tally, hold, main, row, wilson


def a_contest(games: int = 4) -> Contest:
    return Contest("mighty", "captain", "squire", games, "cup", {"years": 1})


def won_by(seat: int | None) -> Result:
    return Result(0, "cup/0", "mighty", 1, 1, 1, seat, (1, 2), "", 0.0)


def test_each_pair_of_games_is_one_campaign_from_both_seats() -> None:
    plans = list(a_contest().plans())
    assert [plan.players for plan, _ in plans] == [("captain", "squire"), ("squire", "captain")] * 2
    assert [game for _, game in plans] == [0, 0, 1, 1]


def test_wins_are_counted_for_the_player_and_not_for_his_seat() -> None:
    def the_captain_wins(plan: Plan, game: int) -> Result:
        return won_by(plan.players.index("captain"))

    assert hold(a_contest(), the_captain_wins) == Tally(won=4)


def test_a_draw_is_nobodys_win() -> None:
    assert hold(a_contest(), lambda plan, game: won_by(None)) == Tally(drawn=4)


def test_whoever_watches_sees_every_game() -> None:
    seen: list[int] = []
    hold(a_contest(3), lambda plan, game: won_by(0), lambda number, result: seen.append(number))
    assert seen == [0, 1, 2]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (380, 400, 0.9240, 0.9674), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-4)


def test_the_row_says_who_met_whom_how_it_went_and_in_which_campaigns() -> None:
    cells = [cell.strip() for cell in row(a_contest(), Tally(3, 0, 1)).split("|")[1:-1]]
    assert cells[:8] == ["mighty", "1 years", "captain", "squire", "4", "3", "0", "1"]
    assert cells[8].startswith("75.0 % (")
    assert cells[9] == "cup/0 … cup/1"


def test_a_captain_beats_a_squire(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mighty", "captain", "squire", "--games", "4", "--years", "1", "--seed", "cup"]) == 0
    told = capsys.readouterr()
    assert "| 4 | 4 | 0 | 0 |" in told.out
    assert told.err.count("\n") == 4


@pytest.mark.parametrize(
    "words",
    [["mighty", "captain", "nobody"], ["chess", "captain", "squire"], ["mighty", "captain", "squire", "--games", "0"]],
)
def test_what_cannot_be_held_is_refused_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
