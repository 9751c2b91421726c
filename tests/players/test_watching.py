"""Games that are watched, swept, drawn, and played elsewhere."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from headquarters import RULES
from stage import a_board, a_war

from gonfalon.cli.simulate import variants
from gonfalon.kernel import Event, Refused
from gonfalon.players.mighty.watching import chose, fights
from gonfalon.players.minds import Fight
from gonfalon.players.plots import calibration, draw
from gonfalon.players.simulation import Plan, Result, games_of, play_game
from gonfalon.players.watching import Seen, Watcher, Year
from gonfalon.words import say


def plan(**changes: object) -> Plan:
    usual = Plan("mighty", ("squire", "squire"), "7", {"years": 2, "quick": True, "capital_ends": False})
    return msgspec.structs.replace(usual, **changes)


def won_by(winner: int | None, *, players: tuple[str, ...] = ("captain", "squire"), **more: object) -> Result:
    """A game as if it had been watched."""
    fight = Fight(promised=18, won=winner == 0)
    seen = Seen(players, ("men", "orcs"), (Year(1, {"army": (4000, 3000), "tiles": (9, 7)}),), (fight,))
    return Result(0, "7/0", "mighty", 1, 10, 5, winner, (3, 2), "", 0.1, seen=seen, **more)  # type: ignore[arg-type]


def test_a_watched_game_is_the_same_game() -> None:
    alone, watched = play_game(plan(), 0), play_game(plan(watched=True), 0)
    assert (watched.state_hash, watched.answers, watched.rolls) == (alone.state_hash, alone.answers, alone.rolls)
    assert alone.seen is None
    assert watched.seen is not None


def test_every_year_that_was_played_is_noted_for_every_seat_and_how_it_began() -> None:
    seen = play_game(plan(watched=True), 0).seen
    assert seen is not None
    assert [year.year for year in seen.years] == [0, 1, 2]
    assert all(len(figures) == 2 for year in seen.years for figures in year.curves.values())
    assert set(seen.years[0].curves) == {"army", "revenue", "tiles"}
    assert seen.years[0].curves["army"] == (4000, 4000)


def test_the_order_of_choosing_capitals_is_noted() -> None:
    told = [Event("realm.capital", args={"realm": realm}) for realm in ("blue", "red", "blue")]  # blue moved inland
    assert chose(("red", "blue"), told) == (1, 0)
    assert chose(("red", "blue"), []) == ()


def test_whose_capital_is_the_nearest_to_how_many_rivals_is_noted() -> None:
    watcher = Watcher(RULES, ("red", "blue", "yellow"))
    in_a_row = a_war({"red": "A2", "blue": "D2", "yellow": "H2"}, board=a_board(8, 3))
    assert watcher.seen(("captain",) * 3, in_a_row, []).beset == (1, 2, 0)


def test_capitals_that_are_equally_near_all_count_as_the_nearest() -> None:
    watcher = Watcher(RULES, ("red", "blue", "yellow"))
    between = a_war({"red": "A2", "blue": "D2", "yellow": "G2"}, board=a_board(8, 3))
    assert watcher.seen(("captain",) * 3, between, []).beset == (1, 2, 1)


def test_what_was_promised_is_counted_in_throws_of_36() -> None:
    joined = Event("battle.joined", args={"factor": 2})
    cards = Event("battle.cards", args={"modifier": 0})
    result = Event("battle.result", args={"result": "defender-defeated"})
    # 2 + 2D6 wins from 9 on: from a throw of 7, which 21 of 36 are
    assert list(fights([joined, cards, result])) == [Fight(21, True)]


def test_promises_are_compared_with_what_came_of_them() -> None:
    assert calibration([won_by(0), won_by(1), won_by(1), won_by(1)]) == [(0.5, 1, 4)]


def test_settings_that_are_varied_give_every_combination() -> None:
    mixes = [one.settings | one.varied for one in variants(plan(), ["months=4,6", "winter=true,false"])]
    assert [(mix["months"], mix["winter"]) for mix in mixes] == [(4, True), (4, False), (6, True), (6, False)]
    assert all(mix["years"] == 2 for mix in mixes)


@pytest.mark.parametrize("text", ["months", "months=", "months=4,,6", "=4"])
def test_what_is_no_sweep_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        variants(plan(), [text])


def test_games_of_several_plans_come_one_plan_after_another() -> None:
    one, other = plan(), plan(seed="8")
    assert games_of([one, other], 2) == [(one, 0), (one, 1), (other, 0), (other, 1)]


@pytest.mark.parametrize("ending", ["svg", "png", "pdf"])
def test_the_same_games_give_the_same_chart(tmp_path: Path, ending: str) -> None:
    games = [won_by(0), won_by(1), won_by(None, varied={})]
    for name in ("a", "b"):
        draw(games, tmp_path / f"{name}.{ending}", lambda message: say(message, "nl"))
    first, second = ((tmp_path / f"{name}.{ending}").read_bytes() for name in ("a", "b"))
    assert first == second
    assert len(first) > 5000


def test_a_chart_of_another_kind_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        draw([won_by(0)], tmp_path / "chart.gif", say)
    assert not list(tmp_path.iterdir())
