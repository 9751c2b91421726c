"""What espionage does to the first months of the season (ME-ESP-17, ME-ESP-18, ME-ESP-21, ME-ESP-33)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from stage import a_board, a_war, first_question, put_banner, put_ship, refusal_of, said, tell
from winters import through

from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.field import delays
from gonfalon.rulesets.mighty.sea import ships
from gonfalon.rulesets.mighty.season import movement, raze, scouting
from gonfalon.rulesets.mighty.siege import assault, siege, withdrawal
from gonfalon.rulesets.mighty.state import CITY, VILLAGE, Land, Siege, War
from gonfalon.rulesets.mighty.winter import winter
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

HALTED = {"halted": 1, "wavering": 0}
WAVERING = {"halted": 0, "wavering": 1}
SLAIN = {"halted": 1, "wavering": 2}


def spring(struck: dict[str, int], month: int = 1, phase: str = "movement", **more: Any) -> War:
    """Red's king was struck in the winter of year 1; it is Red's turn in this month of year 2."""
    war = a_war(phase=phase, month=6, **more)
    delays.unsettle(war, "red", **struck)
    war.year, war.month = 2, month
    put_banner(war, "red.1", "B2")
    put_banner(war, "red.2", "C2")
    war.turn = replace(war.turn, opened=("C3",))
    war.told.clear()
    return war


def refusal(war: War, text: str, dice: tuple[int, ...] = ()) -> str:
    """Why this order is refused in the movement phase, after these dice."""
    tell(war, delays.rumours(war), dice=dice)
    return refusal_of(first_question(movement.step(war)), text).message.key


# --- the king --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-ESP-15", "ME-ESP-17", "ME-ESP-18")
@pytest.mark.parametrize("struck", [HALTED, SLAIN])
def test_no_force_of_a_wounded_or_dead_king_moves_in_the_first_month(struck: dict[str, int]) -> None:
    war = spring(struck)

    assert refusal(war, "march 1 to C3") == "mighty-delay-king"
    assert list(movement.marches(war)) == []


@pytest.mark.rule("ME-ESP-17")
@pytest.mark.parametrize("struck", [HALTED, WAVERING])
def test_in_the_second_month_all_move_freely(struck: dict[str, int]) -> None:
    war = spring(struck, month=2)

    told = through(war, movement.step, ("march 1 to C3", "march 2 to C3"))

    assert {b.place for b in war.banners.values()} == {"C3"}
    assert told.rolled == []


@pytest.mark.rule("ME-ESP-17")
def test_each_force_of_a_hurt_king_throws_once_and_stays_on_three() -> None:
    war = spring(WAVERING)

    told = tell(war, delays.rumours(war), dice=[3, 4])

    assert len(told.rolled) == 2
    assert refusal(war, "march 1 to C3") == "mighty-delay-rumours"
    assert movement.judge(war, movement.March((2,), "C3")) is None
    assert all(said(told, lang) for lang in LANGUAGES)


@pytest.mark.rule("ME-ESP-17")
def test_banners_that_start_in_one_tile_throw_together() -> None:
    war = spring(WAVERING)
    put_banner(war, "red.3", "B2")

    told = tell(war, delays.rumours(war), dice=[1, 6])

    assert len(told.rolled) == 2
    assert movement.may_march(war, war.banners["red.3"]) is not None


@pytest.mark.rule("ME-ESP-18")
@pytest.mark.parametrize(("die", "moves"), [(3, False), (4, True)])
def test_after_a_kings_death_the_second_month_is_thrown_for(die: int, moves: bool) -> None:
    war = spring(SLAIN, month=2)

    tell(war, delays.rumours(war), dice=[die, die])

    assert (movement.may_march(war, war.banners["red.1"]) is None) == moves


@pytest.mark.rule("ME-ESP-18")
def test_from_the_third_month_on_all_is_as_ever() -> None:
    war = spring(SLAIN, month=3)

    assert tell(war, delays.rumours(war)).rolled == []
    assert movement.may_march(war, war.banners["red.1"]) is None


@pytest.mark.rule("ME-ESP-17")
def test_other_realms_are_not_held() -> None:
    war = spring(HALTED)
    war.order = ("blue",)
    put_banner(war, "blue.1", "D4")

    assert movement.may_march(war, war.banners["blue.1"]) is None


@pytest.mark.rule("ME-ESP-17")
def test_scouting_razing_and_assault_remain() -> None:
    war = spring(HALTED)
    war.lands |= {"C2": Land("red", VILLAGE), "D4": Land("blue", CITY)}
    put_banner(war, "red.3", "D4")
    put_banner(war, "blue.1", "D4", inside=True)
    war.sieges["D4"] = Siege("D4", "red", "blue", since=5)

    assert scouting.judge(war, scouting.Scout(1, "C3")) is None
    assert raze.judge(war, raze.Raze("C2")) is None
    assert any(True for deed in assault.DEEDS for _ in deed.options(war))


@pytest.mark.rule("ME-ESP-17")
def test_a_held_force_may_not_leave_a_siege() -> None:
    war = spring(HALTED)
    put_banner(war, "red.3", "D4", half=8)
    put_banner(war, "blue.1", "D4", inside=True)
    war.sieges["D4"] = Siege("D4", "red", "blue", since=5)

    assert refusal(war, "give up D4") == "mighty-delay-king"
    assert list(withdrawal.leaves(war)) == []
    assert siege.is_besieged(war, "D4")


@pytest.mark.rule("ME-ESP-17")
def test_a_held_force_still_defends_itself() -> None:
    war = spring(HALTED, phase="battle")
    war.order = ("blue",)
    put_banner(war, "blue.1", "B2", half=2)
    war.turn = replace(war.turn, moved=("blue.1",))

    fight = battle.meeting(war, "B2")

    assert fight is not None
    assert fight.defenders == ("red.1",)


@pytest.mark.rule("ME-ESP-17")
def test_ships_with_held_banners_stay_and_empty_ones_sail() -> None:
    coast = {place: Tile("C04") for place in ("B2", "C2")}
    war = spring(HALTED, board=a_board(special=coast))
    put_ship(war, "red/1", "B2", harbour=False)
    put_ship(war, "red/2", "B2")
    war.banners["red.1"] = replace(war.banners["red.1"], ship="red/1")
    put_banner(war, "red.3", "B2")

    assert ships.may_sail(war, war.ships["red/2"]) is None
    assert refusal(war, "sail 1 to C2") == "mighty-delay-king"
    assert refusal(war, "embark 3 on 2") == "mighty-delay-king"


# --- an explosion ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-ESP-33")
def test_banners_that_clear_up_may_not_leave_in_the_first_month_but_scout_and_go_in_the_second() -> None:
    war = spring({"halted": 0, "wavering": 0})
    war.banners["red.1"] = replace(war.banners["red.1"], no_move=7)

    assert refusal(war, "march 1 to C3") == "mighty-march-barred"
    assert scouting.judge(war, scouting.Scout(1, "C3")) is None
    war.month = 2
    assert movement.may_march(war, war.banners["red.1"]) is None


# --- what a spy was told ---------------------------------------------------------------------------------


def sworn(there: str, month: int = 1, phase: str = "movement", opened: tuple[str, ...] = ("C3", "A2")) -> War:
    """Red has told a spy that the force in B2 goes there."""
    war = spring({"halted": 0, "wavering": 0}, month, phase)
    war.banners["red.1"] = replace(war.banners["red.1"], sworn=there)
    war.turn = replace(war.turn, opened=opened)
    return war


@pytest.mark.rule("ME-ESP-21")
def test_a_force_that_was_to_go_east_does_not_go_west() -> None:
    war = sworn("C3")

    assert refusal(war, "march 1 to A2") == "mighty-oath-elsewhere"
    assert {str(o) for o in movement.marches(war) if 1 in o.banners} == {"march 1 to C3"}


@pytest.mark.rule("ME-ESP-21")
def test_it_must_go_there_if_it_can() -> None:
    war = sworn("C3")

    assert refusal(war, "done") == "mighty-oath-march"
    told = through(war, movement.step, ("march 1 to C3", "done"))
    assert told.asked[0].who == "red"  # nothing is done by itself, where that would show that he is bound


@pytest.mark.rule("ME-ESP-21")
def test_it_must_try_to_scout_the_tile() -> None:
    war = sworn("C3", phase="scouting", opened=())
    question = first_question(scouting.step(war))

    assert refusal_of(question, "done").message.key == "mighty-oath-scout"
    war.turn = replace(war.turn, tried=("C3",))
    assert scouting.plans_kept(war) is None


@pytest.mark.rule("ME-ESP-21")
def test_where_scouting_has_failed_it_may_stay_and_go_nowhere_else() -> None:
    war = sworn("C3", opened=("A2",))
    question = first_question(movement.step(war))

    assert question.check(question.read("done")) is None
    assert refusal_of(question, "march 1 to A2").message.key == "mighty-oath-elsewhere"


@pytest.mark.rule("ME-ESP-21")
def test_a_force_that_was_to_stay_stays_and_the_others_go() -> None:
    war = sworn("stay")

    assert refusal(war, "march 1 to C3") == "mighty-oath-stay"
    assert movement.judge(war, movement.March((2,), "C3")) is None
    assert movement.plans_kept(war) is None


@pytest.mark.rule("ME-ESP-21")
def test_it_does_not_slip_away_by_sea() -> None:
    war = sworn("C3")
    war.board = a_board(special={"B2": Tile("C04")})
    put_ship(war, "red/1", "B2")

    assert refusal(war, "embark 1 on 1") == "mighty-oath-elsewhere"


@pytest.mark.rule("ME-ESP-21")
def test_a_force_that_cannot_move_is_released() -> None:
    war = sworn("C3")
    war.banners["red.1"] = replace(war.banners["red.1"], no_move=7)

    assert movement.plans_kept(war) is None


@pytest.mark.rule("ME-ESP-21")
def test_it_binds_in_the_first_month_only_and_not_in_the_next_year() -> None:
    war = sworn("C3", month=2)

    assert movement.judge(war, movement.March((1,), "A2")) is None
    tell(war, winter.season_ends(war))
    assert war.banners["red.1"].sworn == ""
