"""What a temporary alliance with independents allows and forbids, and how it ends (ME-DIP-10, ME-DIP-11, ME-DIP-14)."""

from __future__ import annotations

from typing import Any

import pytest
from battlefield import WEST
from msgspec.structs import replace
from stage import a_board, a_war, first_question, put_banner, put_ship, refusal_of, said, tell
from winters import in_winter, through

from gonfalon.rulesets.mighty import views
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.field import breach
from gonfalon.rulesets.mighty.ground import alliances, lands
from gonfalon.rulesets.mighty.sea import naval, ships
from gonfalon.rulesets.mighty.season import movement, raze, scouting, subsistence
from gonfalon.rulesets.mighty.siege import safe_conduct
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, VILLAGE, Land, Siege, War
from gonfalon.rulesets.mighty.winter import quarters
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

THREE = {"red": "B2", "blue": "E5", "yellow": "B5"}
ALLIED = ("D2", "E2")  # D2 lies beside Red's C2


def an_alliance(phase: str = "movement", settlement: str = VILLAGE, **more: Any) -> War:
    """Red is allied to the independents of D2 and E2, and it is his turn."""
    war = a_war(THREE, phase=phase, **more)
    war.lands |= {place: Land(INDEPENDENT, settlement) for place in ALLIED}
    alliances.conclude(war, "red", ALLIED, "ME-DIP-08")
    war.told.clear()
    return war


# --- what it allows --------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DIP-10")
def test_forces_pass_through_without_battle_and_the_flag_stays() -> None:
    war = an_alliance()
    put_banner(war, "red.1", "C2")
    war.turn = replace(war.turn, opened=("D2",))

    through(war, movement.step, ("march 1 to D2", "done"))
    told = tell(war, battle.step(war))

    assert war.banners["red.1"].place == "D2"
    assert told.rolled == []
    assert lands.owner(war, "D2") == INDEPENDENT
    assert len(war.alliances) == 1


@pytest.mark.rule("ME-DIP-10")
def test_an_allied_tile_must_still_be_scouted() -> None:
    war = an_alliance()
    put_banner(war, "red.1", "C2")

    refusal = refusal_of(first_question(movement.step(war)), "march 1 to D2")

    assert refusal.message.key == "mighty-march-unscouted"


@pytest.mark.rule("ME-DIP-10")
@pytest.mark.parametrize(("who", "kind"), [("red", "scout.open"), ("blue", "scout.hostile")])
def test_scouts_of_the_ally_find_the_tile_open_and_those_of_others_hostile(who: str, kind: str) -> None:
    war = an_alliance("scouting")
    war.order = (who,)
    put_banner(war, f"{who}.1", "D1")

    told = tell(war, scouting.carry_out(war, scouting.Scout(1, "D2")), dice=[3, 4])

    assert kind in told.kinds()


@pytest.mark.rule("ME-DIP-10")
def test_allied_independents_resist_everybody_else() -> None:
    war = an_alliance("battle")
    war.order = ("blue",)
    put_banner(war, "blue.1", "D2", 2000)
    war.turn = replace(war.turn, moved=("blue.1",))

    fight = battle.meeting(war, "D2")

    assert fight is not None
    assert fight.defender == INDEPENDENT


@pytest.mark.rule("ME-DIP-10")
def test_the_ally_drives_off_a_besieger_and_does_not_take_the_place() -> None:
    war = an_alliance("battle", CITY)
    put_banner(war, "blue.1", "D2", 50)
    war.sieges["D2"] = Siege("D2", "blue", INDEPENDENT, since=1, independents=900)
    put_banner(war, "red.1", "D2", 3000, half=WEST)
    war.turn = replace(war.turn, moved=("red.1",))

    through(war, battle.step, ("direct", "hold"), (6, 5, 1, 6))

    assert war.sieges == {}
    assert lands.owner(war, "D2") == INDEPENDENT
    assert war.fights == {}


@pytest.mark.rule("ME-DIP-10", "ME-MOV-11")
def test_bridges_and_passes_of_allied_cities_are_open_to_the_ally_alone() -> None:
    war = an_alliance(settlement=CITY)

    assert lands.open_cities(war, "red") == {"B2", "D2", "E2"}
    assert lands.open_cities(war, "blue") == {"E5"}


@pytest.mark.rule("ME-DIP-10")
@pytest.mark.parametrize(("who", "dice"), [("red", []), ("blue", [3, 3])], ids=["the ally", "another"])
def test_allied_ships_leave_the_ally_alone_and_let_him_into_harbour(who: str, dice: list[int]) -> None:
    war = a_war(THREE, board=a_board(special={"D2": Tile("C04"), "E2": Tile("C04")}), phase="movement")
    war.lands |= {place: Land(INDEPENDENT, CITY) for place in ALLIED}
    alliances.conclude(war, "red", ALLIED, "ME-DIP-08")
    war.order = (who,)
    put_ship(war, "independent/1", "D2")
    put_ship(war, f"{who}/1", "D2", harbour=False)

    told = tell(war, naval.meet(war, "D2"), dice=dice)

    assert [roll.label for roll in told.rolled] == ["out-sailing"] * len(dice)
    if who == "red":
        tell(war, ships.put_in(war, ships.PutIn((1,))))
        assert war.ships["red/1"].harbour


@pytest.mark.rule("ME-DIP-10", "ME-SIE-34")
def test_a_garrison_may_be_let_out_to_an_ally() -> None:
    war = an_alliance()
    war.lands["C2"] = Land("red", CITY)
    garrison = [put_banner(war, "red.1", "C2", inside=True)]

    assert "D2" in safe_conduct.havens(war, garrison)
    war.alliances.clear()
    assert "D2" not in safe_conduct.havens(war, garrison)


@pytest.mark.rule("ME-DIP-10")
def test_everybody_sees_the_counters_of_an_alliance() -> None:
    war = an_alliance()

    assert [a.places for a in views.seen(war, "yellow").alliances] == [ALLIED]


@pytest.mark.rule("ME-DIP-10", "ME-SCT-42")
def test_what_others_took_or_razed_and_what_was_found_later_is_no_ally() -> None:
    war = an_alliance()
    war.lands["D2"] = Land("blue", VILLAGE)
    war.lands["E2"] = Land(INDEPENDENT, VILLAGE, razed=True)
    war.lands["E1"] = Land(INDEPENDENT, VILLAGE)

    assert [alliances.is_ally(war, "red", place) for place in ("D2", "E2", "E1")] == [False] * 3


# --- what it forbids -------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DIP-10")
def test_who_eats_his_own_baggage_keeps_the_alliance() -> None:
    war = an_alliance("subsistence")
    put_banner(war, "red.1", "D2", baggage=2)

    through(war, subsistence.step, ("keep",))

    assert war.banners["red.1"].baggage == 1
    assert len(war.alliances) == 1


@pytest.mark.rule("ME-DIP-10", "ME-DIP-11", "ME-SUB-05")
def test_who_lives_off_the_land_breaks_it_and_must_fight() -> None:
    war = an_alliance("subsistence")
    put_banner(war, "red.1", "D2", baggage=2)
    put_banner(war, "red.2", "E2", half=WEST, baggage=2)

    told = through(war, subsistence.step, ("forage",))

    assert (war.banners["red.1"].baggage, war.banners["red.2"].baggage) == (2, 2)
    assert war.alliances == {}
    assert "alliance.broken" in told.kinds()
    assert [battle.meeting(war, place) is not None for place in ALLIED] == [True, True]


@pytest.mark.rule("ME-DIP-11")
def test_an_open_breach_makes_enemies_of_the_whole_empire_at_once() -> None:
    war = an_alliance()
    put_banner(war, "red.1", "E2")
    put_banner(war, "red.2", "C2")
    war.turn = replace(war.turn, opened=("D2",))

    told = through(war, movement.step, ("break alliance at D2", "march 2 to D2"))

    assert war.alliances == {}
    assert [battle.meeting(war, place) is not None for place in ALLIED] == [True, True]
    assert told.kinds()[0] == "alliance.broken"


@pytest.mark.rule("ME-DIP-11")
def test_forces_that_must_fight_may_not_slip_away() -> None:
    war = an_alliance()
    put_banner(war, "red.1", "E2")
    war.turn = replace(war.turn, opened=("D2",))

    breach.break_off(war, "red", "D2")

    assert refusal_of(first_question(movement.step(war)), "march 1 to D2").message.key == "mighty-march-moved"


@pytest.mark.rule("ME-DIP-11")
def test_troops_sent_by_the_ally_desert() -> None:
    war = an_alliance()
    put_banner(war, "red.1", "C2", kind="ally", origin="E2")
    put_banner(war, "red.2", "C2", kind="ally", origin="F4")
    put_banner(war, "red.3", "C2")

    breach.break_off(war, "red", "D2")

    assert sorted(war.banners) == ["red.2", "red.3"]


@pytest.mark.rule("ME-DIP-11")
@pytest.mark.parametrize("place", ["C2", "F1", "Z9", "E5"])
def test_there_must_be_an_alliance_to_break(place: str) -> None:
    question = first_question(movement.step(an_alliance(forced=False)))

    assert refusal_of(question, f"break alliance at {place}").message.key == "mighty-alliance-none"
    assert "break alliance at D2" in map(str, question.options())


@pytest.mark.rule("ME-DIP-11")
def test_of_a_place_that_nobody_knows_no_more_than_twenty_letters_are_told() -> None:
    question = first_question(movement.step(an_alliance(forced=False)))

    assert refusal_of(question, f"break alliance at {'Z' * 40}").message.args["place"] == "Z" * 20


@pytest.mark.rule("ME-DIP-11")
def test_a_breach_can_be_told_in_every_language() -> None:
    war = an_alliance("subsistence")
    put_banner(war, "red.1", "D2")

    told = tell(war, subsistence.step(war), answers=["forage"])

    assert all(said(told, lang) for lang in LANGUAGES)


@pytest.mark.rule("ME-DIP-10")
def test_razing_an_allied_village_needs_a_conquest_first() -> None:
    war = an_alliance("raze")
    put_banner(war, "red.1", "D2")

    refusal = raze.judge(war, raze.Raze("D2"))

    assert refusal is not None
    assert refusal.message.key == "mighty-raze-not-yours"


# --- how long --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DIP-14", "ME-WIN-08")
def test_it_lapses_when_winter_begins_and_nobody_has_to_fight() -> None:
    war = in_winter(an_alliance(), "winter-lapses")
    put_banner(war, "red.1", "D2")

    told = through(war, quarters.lapses)

    assert war.alliances == {}
    assert war.fights == {}
    assert lands.owner(war, "D2") == INDEPENDENT
    assert "quarters.alliance-ends" in told.kinds()


@pytest.mark.rule("ME-DIP-14")
def test_what_was_absorbed_stays() -> None:
    war = in_winter(a_war(THREE), "winter-lapses")
    war.lands["D2"] = Land("red", VILLAGE)

    through(war, quarters.lapses)

    assert lands.owner(war, "D2") == "red"
