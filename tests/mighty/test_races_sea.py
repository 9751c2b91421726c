"""High Elves at sea (ME-RAC-12): nobody out-sails them, and their fleets are worth one more."""

from __future__ import annotations

import pytest
from peoples import HIGH_ELVES, ORCS, people
from stage import Told, a_board, a_war, put_ship, tell

from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.state import INDEPENDENT, War
from gonfalon.world.tiles import Tile

COAST = {f"{column}3": Tile("C04") for column in "ABCDEF"}


def at_sea(*fleet: str, red: str = HIGH_ELVES, blue: str = ORCS, **settings: object) -> War:
    """Ships (`red/1`) lie together in the water of D3; Red moves."""
    war = a_war(board=a_board(special=COAST), phase="movement", races=True, **settings)  # type: ignore[arg-type]
    for ship in fleet:
        put_ship(war, ship, "D3", harbour=False)
    return people(war, red=red, blue=blue)


def met(war: War, *answers: str, dice: tuple[int, ...] = (), other: str = "blue") -> Told:
    return tell(war, naval.comes_to_battle(war, "D3", other), answers=answers, dice=dice)


@pytest.mark.rule("ME-RAC-12")
@pytest.mark.parametrize(("red", "blue", "decides"), [(HIGH_ELVES, ORCS, "red"), (ORCS, HIGH_ELVES, "blue")])
@pytest.mark.parametrize("answer", ["fight", "peace"])
def test_high_elves_alone_decide_whether_there_is_a_battle(red: str, blue: str, decides: str, answer: str) -> None:
    told = met(at_sea("red/1", "blue/1", red=red, blue=blue), answer)

    assert [(question.who, question.what) for question in told.asked] == [(decides, "naval.decide")]
    assert not told.rolled
    assert told.value is (answer == "fight")


@pytest.mark.rule("ME-RAC-12", "ME-SEA-39")
@pytest.mark.parametrize("setting", ["try", "fight"])
def test_independents_cannot_force_a_battle_on_them(setting: str) -> None:
    war = at_sea("red/1", f"{INDEPENDENT}/1", independent_ships=setting)

    assert met(war, "peace", other=INDEPENDENT).value is False


@pytest.mark.rule("ME-RAC-12", "ME-SEA-14")
def test_between_two_fleets_of_theirs_dice_decide() -> None:
    told = met(at_sea("red/1", "blue/1", blue=HIGH_ELVES), "fight", "peace", "peace", dice=(3, 5))

    assert [question.what for question in told.asked] == ["naval.wish", "naval.wish", "naval.decide"]
    assert told.asked[-1].who == "blue"


@pytest.mark.rule("ME-RAC-12", "ME-SEA-16")
def test_an_elven_fleet_adds_one_to_its_score() -> None:
    war = at_sea("red/1", "red/2", "blue/1")

    difference = tell(war, naval.score(war, "D3", "blue"), dice=(4, 3)).value

    assert difference == (2 + 4 + 1) - (1 + 3)


@pytest.mark.rule("ME-RAC-12")
def test_two_elven_fleets_are_worth_the_same() -> None:
    war = at_sea("red/1", "blue/1", blue=HIGH_ELVES)

    assert tell(war, naval.score(war, "D3", "blue"), dice=(4, 4)).value == 0
