"""Who won how often, against the fair share; races that take turns; the tables of `docs/balance.md`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from gonfalon.players.balance import (
    Share,
    by_chance,
    by_choice,
    by_neighbours,
    by_player,
    by_race,
    by_seat,
    by_setting,
    by_wealth,
    main,
)
from gonfalon.players.simulation import Plan, Result, play_game, races_of
from gonfalon.players.watching import Seen, Year

RACES = ("men", "undead", "dwarfs", "skaven", "wood-elves")


def won_by(winner: int | None, *, races: tuple[str, ...] = ("men", "skaven"), **more: object) -> Result:
    """A watched game: the second seat chose first, the first is the richer."""
    years = Year(0, {"revenue": (9, 7)}), Year(1, {"revenue": (20, 10)})
    seen = Seen(("captain", "squire"), races, years, (), (1, 0), (2, 3))
    return Result(0, "7/0", "mighty", 1, 10, 5, winner, (3, 2), "", 0.1, seen=seen, **more)  # type: ignore[arg-type]


GAMES = [won_by(0, varied={"months": 4}), won_by(1, varied={"months": 6}), won_by(0, varied={"months": 6})]


# --- shares ----------------------------------------------------------------------------------------------


def test_shares_are_counted_by_seat_player_and_setting() -> None:
    assert by_seat(GAMES) == {"0": Share(2, 3, 1.5), "1": Share(1, 3, 1.5)}
    assert by_player(GAMES) == {"captain": Share(2, 3, 1.5), "squire": Share(1, 3, 1.5)}
    assert by_setting(GAMES) == {"months": {"4": Share(1, 1, 0.5), "6": Share(1, 2, 1.0)}}


def test_shares_are_counted_by_how_it_began() -> None:
    assert by_choice(GAMES) == {"1": Share(1, 3, 1.5), "2": Share(2, 3, 1.5)}
    assert by_neighbours(GAMES) == {"2": Share(2, 3, 1.5), "3": Share(1, 3, 1.5)}
    assert by_wealth(GAMES) == {"1": Share(2, 3, 1.5), "2": Share(1, 3, 1.5)}


def test_games_of_one_race_do_not_count_for_races() -> None:
    assert by_race([*GAMES, won_by(0, races=("men", "men"))]) == {"men": Share(2, 3, 1.5), "skaven": Share(1, 3, 1.5)}


def test_a_game_that_nobody_won_is_nobodys_fair_share() -> None:
    assert by_seat([won_by(0), won_by(None)]) == {"0": Share(1, 2, 0.5), "1": Share(0, 2, 0.5)}


@pytest.mark.parametrize(
    ("wins", "likely"),
    [
        ((60, 40), 0.0455),  # chi-squared 4.0, one degree of freedom
        ((40, 30, 20), 0.0357),  # 6.667, two
        ((30, 20, 10, 20), 0.0186),  # 10.0, three
        ((25, 25, 25, 25), 1.0),
    ],
)
def test_chance_is_judged_as_by_the_chi_squared_test(wins: tuple[int, ...], likely: float) -> None:
    games = sum(wins)
    shares = {str(seat): Share(won, games, games / len(wins)) for seat, won in enumerate(wins)}
    assert by_chance(shares) == pytest.approx(likely, abs=0.0001)


# --- races that take turns -------------------------------------------------------------------------------


def test_every_race_sits_in_every_seat_equally_often() -> None:
    plan = Plan("mighty", ("captain",) * 3, "7", races=RACES)
    sat = Counter((seat, race) for game in range(20) for seat, race in enumerate(races_of(plan, game)))
    assert sat == {(seat, race): 4 for seat in range(3) for race in RACES}


def test_no_race_meets_the_same_two_others_all_the_time() -> None:
    plan = Plan("mighty", ("captain",) * 3, "7", races=RACES)
    games = [set(races_of(plan, game)) for game in range(50)]
    assert {race for game in games if "men" in game for race in game} == set(RACES)
    assert all(len(game) == 3 for game in games)


def test_where_there_are_more_seats_than_races_some_sit_twice() -> None:
    assert Counter(races_of(Plan("mighty", ("captain",) * 4, "7", races=("men", "skaven")), 0)) == {
        "men": 2,
        "skaven": 2,
    }


def test_a_game_is_played_with_the_races_whose_turn_it_is() -> None:
    plan = Plan("mighty", ("squire", "squire"), "7", {"years": 1, "quick": True}, watched=True, races=RACES)
    seen = play_game(plan, 3).seen
    assert seen is not None
    assert seen.races == races_of(plan, 3)


# --- the command -----------------------------------------------------------------------------------------


def written(folder: Path, *games: Result) -> str:
    path = folder / "games.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
    return str(path)


def test_the_command_prints_a_table_for_each_way_of_counting(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([written(tmp_path, *GAMES)]) == 0
    printed = capsys.readouterr().out
    assert "## 2 players: 3 games, 0 without a winner, 1.0 years on average" in printed
    assert "| 0 | 3 | 2 | 67 % (21–94) | 50 % |" in printed
    assert (
        "| race | revenue, year 0 | revenue, year 1 |\n|---|---|---|\n| men | 9.0 | 20.0 |\n| skaven | 7.0 | 10.0 |"
        in printed
    )
    assert "| skaven | 3 | 1 | 33 % (6–79) | 50 % |" in printed


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "is damaged in line 1"),
        (b"", "There are no games"),
        (msgspec.json.encode(msgspec.structs.replace(won_by(0), seen=None)), "without --plot"),
        (None, "cannot be read"),
    ],
)
def test_what_cannot_be_counted_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, said: str
) -> None:
    path = tmp_path / "games.jsonl"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SystemExit):
        main([str(path)])
    assert said in capsys.readouterr().err
