"""What a scouted tile is good for, and what awaits who goes in to independents (ME-SCT-05, 06, 38 to 42, 55)."""

from __future__ import annotations

import pytest
from stage import a_board, a_war, first_question, put_banner, refusal_of, tell

from gonfalon.rulesets.mighty.battle import battle, independents
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import calendar
from gonfalon.rulesets.mighty.season import movement, scouting
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, VILLAGE, Land, War
from gonfalon.world.board import TileBoard

BANDITS = (1, 2, 3, 5)


def scouted(war: War, *orders: tuple[str, tuple[int, ...]]) -> War:
    """Red gives these scouting orders with these dice, and goes on to move."""
    for order, dice in orders:
        tell(war, scouting.step(war), answers=[order], dice=dice)
    calendar.next_phase(war)
    return war


def red_at_c3(*numbers: int, board: TileBoard | None = None) -> War:
    war = a_war(board=board, phase="scouting")
    for number in numbers:
        put_banner(war, f"red.{number}", "C3")
    return war


def marches(war: War) -> list[str]:
    """The marches of single banners that are open to Red."""
    return [str(order) for order in movement.marches(war) if len(order.banners) == 1]


@pytest.mark.rule("ME-SCT-05")
def test_not_even_an_own_village_is_entered_without_scouting() -> None:
    war = red_at_c3(1)
    war.lands["C2"] = Land("red", VILLAGE)
    scouted(war, ("scout 1 to D3", (3, 4)))

    refusal = refusal_of(first_question(movement.step(war)), "march 1 to C2")

    assert refusal.rule == "ME-SCT-05"


@pytest.mark.rule("ME-SCT-06")
def test_every_banner_of_the_force_may_use_what_any_of_them_scouted() -> None:
    war = scouted(red_at_c3(1, 2, 3), ("scout 1 to D3", (3, 4)), ("scout 2 to C4", (3, 4)))

    assert sorted(marches(war)) == [f"march {n} to {place}" for n in (1, 2, 3) for place in ("C4", "D3")]
    question = first_question(movement.step(war))
    assert question.check(question.read("done")) is None  # or stay


@pytest.mark.rule("ME-SCT-55")
def test_a_scouted_tile_is_open_to_other_forces_too() -> None:
    war = red_at_c3(1)
    put_banner(war, "red.2", "D2")

    scouted(war, ("scout 1 to D3", (3, 4)))

    assert marches(war) == ["march 1 to D3", "march 2 to D3"]


@pytest.mark.rule("ME-SCT-55", "ME-SCT-24", "ME-SCT-32", "ME-SCT-36")
@pytest.mark.parametrize("dice", [BANDITS, (1, 2, 6, 6, 1)], ids=["bandits", "lair"])
def test_what_was_not_scouted_is_open_to_nobody(dice: tuple[int, ...]) -> None:
    war = red_at_c3(1)
    put_banner(war, "red.2", "D2")

    scouted(war, ("scout 1 to D3", dice))

    assert marches(war) == []


@pytest.mark.rule("ME-SCT-27", "ME-SCT-30")
@pytest.mark.parametrize("event", [(1, 2), (2, 4)], ids=["mutiny", "storms"])
def test_who_may_not_move_does_not_use_what_a_friend_scouted(event: tuple[int, int]) -> None:
    war = scouted(red_at_c3(1, 2), ("scout 2 to C4", (3, 4)), ("scout 1 to D3", (1, 2, *event)))

    assert marches(war) == []


# --- independents ----------------------------------------------------------------------------------------


def into_an_independent_village(die: int) -> War:
    """Red scouts, goes in, and meets a militia as strong as this die says."""
    war = scouted(red_at_c3(1), ("scout 1 to D3", (3, 3)))
    tell(war, movement.step(war), answers=["march 1 to D3"])
    tell(war, movement.step(war))
    tell(war, battle.step(war))
    tell(war, battle.step(war), dice=[die])
    return war


@pytest.mark.rule("ME-SCT-39", "ME-SCT-16", "ME-BAT-47")
@pytest.mark.parametrize(("die", "points"), [(1, 100), (6, 600)])
def test_whoever_goes_in_must_fight_the_militia(die: int, points: int) -> None:
    war = into_an_independent_village(die)

    fight = war.fights["D3"]
    assert (fight.attacker, fight.defender, fight.independents) == ("red", INDEPENDENT, points)


@pytest.mark.rule("ME-SCT-41")
def test_the_fight_is_settled_on_paper() -> None:
    war = into_an_independent_village(3)

    told = tell(war, battle.step(war))  # totals are declared at once: nobody is asked how to fight it

    assert told.asked == []
    assert war.fights["D3"].stage == "cards"


@pytest.mark.rule("ME-SCT-40", "ME-BAT-48")
def test_the_militia_is_raised_afresh_each_time() -> None:
    war = red_at_c3(1)
    war.lands["D3"] = Land(INDEPENDENT, VILLAGE)

    strengths = [tell(war, independents.muster(war, "D3"), dice=[die]).value for die in (2, 5)]

    assert strengths == [200, 500]
    assert not any(banner.realm == INDEPENDENT for banner in war.banners.values())


def a_row_of_independents(*places: str) -> War:
    war = a_war({"red": "A1", "blue": "H8"}, board=a_board(8, 8), phase="scouting")
    for place in places:
        war.lands[place] = Land(INDEPENDENT, VILLAGE)
    return war


@pytest.mark.rule("ME-SCT-38", "ME-SCT-42")
def test_one_flag_is_not_one_state() -> None:
    war = a_row_of_independents("D3", "E3", "D6")

    assert set(lands.independent_empire(war, "D3")) == {"D3", "E3"}
    assert lands.independent_empire(war, "D6") == ("D6",)


@pytest.mark.rule("ME-SCT-42")
def test_conquest_splits_an_independent_empire() -> None:
    war = a_row_of_independents("C3", "D3", "E3")
    assert set(lands.independent_empire(war, "C3")) == {"C3", "D3", "E3"}

    lands.take_tile(war, "D3", "red", "ME-BAT-51")

    assert lands.independent_empire(war, "C3") == ("C3",)
    assert lands.independent_empire(war, "E3") == ("E3",)


@pytest.mark.rule("ME-SCT-42")
def test_a_razed_settlement_holds_nothing_together() -> None:
    war = a_row_of_independents("C3", "D3", "E3")
    war.lands["D3"] = Land(INDEPENDENT, VILLAGE, razed=True)

    assert lands.independent_empire(war, "C3") == ("C3",)


@pytest.mark.rule("ME-SCT-42", "ME-SCT-16")
def test_it_is_told_with_whom_a_settlement_that_resists_holds_together() -> None:
    war = a_row_of_independents("D4", "D5")
    put_banner(war, "red.1", "C3")

    told = tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=(5, 5))

    assert [e.args["size"] for e in told.events if e.kind == "scout.resists"] == [3]
    assert war.lands["D3"] == Land(INDEPENDENT, CITY)
