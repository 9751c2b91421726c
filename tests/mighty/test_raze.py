"""Razing (ME-RAZ)."""

from __future__ import annotations

import pytest
from stage import a_war, first_question, put_banner, put_ship, refusal_of, tell

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.season import raze
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Land, Siege, War, Winter
from gonfalon.rulesets.mighty.winter import recovery


def at_d4(settlement: str, owner: str = "red", **more: object) -> War:
    """Red's raze phase, with one banner of his at D4."""
    war = a_war(phase="raze")
    war.lands["D4"] = Land(owner, settlement, **more)  # type: ignore[arg-type]
    put_banner(war, "red.1", "D4")
    return war


@pytest.mark.rule("ME-RAZ-01", "ME-RAZ-02", "ME-RAZ-07")
def test_a_razed_village_feeds_nobody_and_is_nobodys() -> None:
    war = at_d4(VILLAGE)

    tell(war, raze.step(war), answers=["raze D4"])

    assert lands.subsistence_value(war, "D4") == 0
    assert lands.owner(war, "D4") == ""
    assert "D4" not in lands.empire(war, "red")
    assert lands.is_known(war, "D4")


@pytest.mark.rule("ME-RAZ-01")
def test_a_foraged_village_keeps_its_value() -> None:
    war = at_d4(VILLAGE)
    assert lands.subsistence_value(war, "D4") == 1


@pytest.mark.rule("ME-RAZ-02")
@pytest.mark.parametrize("land", [Land("red"), Land("", VILLAGE, razed=True)])
def test_there_must_be_something_to_raze(land: Land) -> None:
    war = at_d4(VILLAGE)
    war.lands["D4"] = land
    war.lands["E4"] = Land("red", VILLAGE)
    put_banner(war, "red.2", "E4")
    assert refusal_of(first_question(raze.step(war)), "raze D4").message.key == "mighty-raze-nothing"


@pytest.mark.rule("ME-RAZ-02")
def test_a_tile_without_a_banner_of_yours_is_not_razed() -> None:
    war = at_d4(VILLAGE)
    war.lands["E4"] = Land("red", VILLAGE)
    assert refusal_of(first_question(raze.step(war)), "raze E4").rule == "ME-RAZ-02"


@pytest.mark.rule("ME-RAZ-02")
def test_a_contested_tile_is_not_razed() -> None:
    war = at_d4(CITY)
    war.lands["E4"] = Land("red", VILLAGE)
    put_banner(war, "red.2", "E4")
    put_banner(war, "blue.1", "D4")
    assert refusal_of(first_question(raze.step(war)), "raze D4").message.key == "mighty-raze-contested"


@pytest.mark.rule("ME-RAZ-02")
def test_an_independent_settlement_must_first_be_won() -> None:
    war = at_d4(CITY, "independent")
    war.lands["E4"] = Land("red", VILLAGE)
    put_banner(war, "red.2", "E4")
    assert refusal_of(first_question(raze.step(war)), "raze D4").message.key == "mighty-raze-not-yours"


@pytest.mark.rule("ME-RAZ-03")
def test_nothing_is_razed_during_a_siege() -> None:
    war = at_d4(CITY)
    war.lands["E4"] = Land("red", VILLAGE)
    put_banner(war, "red.2", "E4")
    war.sieges["D4"] = Siege("D4", "blue", "red", since=1)
    assert refusal_of(first_question(raze.step(war)), "raze D4").rule == "ME-RAZ-03"


@pytest.mark.rule("ME-RAZ-04")
def test_the_razed_tile_shows_who_did_it() -> None:
    war = at_d4(VILLAGE)
    tell(war, raze.step(war), answers=["raze D4"])
    assert (war.lands["D4"].razed, war.lands["D4"].razed_by, war.lands["D4"].settlement) == (True, "red", VILLAGE)


@pytest.mark.rule("ME-RAZ-05")
@pytest.mark.parametrize(
    ("settlement", "capital", "loot"), [(CITY, "blue", 4), (CITY, "", 2), (FORTRESS, "", 1), (VILLAGE, "", 1)]
)
def test_the_loot_is_what_the_tile_feeds(settlement: str, capital: str, loot: int) -> None:
    war = at_d4(settlement, capital_of=capital)
    tell(war, raze.step(war), answers=["raze D4"])
    assert war.banners["red.1"].baggage == loot


@pytest.mark.rule("ME-RAZ-05", "ME-RAZ-06")
def test_a_full_banner_takes_nothing_and_the_rest_is_lost() -> None:
    war = at_d4(VILLAGE)
    put_banner(war, "red.1", "D4", baggage=6)
    told = tell(war, raze.step(war), answers=["raze D4"])
    looted = next(e for e in told.events if e.kind == "raze.looted")
    assert (looted.args["points"], looted.args["lost"]) == (0, 1)


@pytest.mark.rule("ME-RAZ-05")
def test_a_capital_fills_two_banners_when_it_just_can() -> None:
    war = at_d4(CITY, capital_of="blue")
    put_banner(war, "red.1", "D4", baggage=5)
    put_banner(war, "red.2", "D4", baggage=3)
    tell(war, raze.step(war), answers=["raze D4"])
    assert [b.baggage for b in war.banners.values()] == [6, 6]


@pytest.mark.rule("ME-RAZ-06")
def test_the_owner_shares_the_loot_as_he_likes() -> None:
    war = at_d4(CITY)
    put_banner(war, "red.2", "D4")
    tell(war, raze.step(war), answers=["raze D4", "0 2"])
    assert [b.baggage for b in war.banners.values()] == [0, 2]


@pytest.mark.rule("ME-RAZ-07")
def test_ships_in_the_harbour_of_a_razed_city_are_put_to_sea() -> None:
    war = at_d4(CITY)
    put_ship(war, "blue/1", "D4")
    put_ship(war, "blue/2", "E4")  # in another harbour
    tell(war, raze.step(war), answers=["raze D4"])
    assert war.ships["blue/1"].harbour is False
    assert war.ships["blue/2"].harbour is True


@pytest.mark.rule("ME-RAZ-07")
def test_a_razed_tile_is_not_taken_by_anybody() -> None:
    war = at_d4(VILLAGE)
    raze.raze_tile(war, "D4", "red", "ME-RAZ-04")
    lands.take_tile(war, "D4", "blue", "ME-BAT-32")
    assert lands.owner(war, "D4") == ""


@pytest.mark.rule("ME-RAZ-08", "ME-REO-18")
def test_razed_walls_hold_nobody_and_no_stockpile() -> None:
    war = at_d4(FORTRESS)
    raze.raze_tile(war, "D4", "red", "ME-RAZ-04")
    assert lands.room_behind_walls(war, "D4") == 0


@pytest.mark.rule("ME-RAZ-09")
def test_a_razed_tile_stays_razed_until_it_is_tested_in_the_winter() -> None:
    war = at_d4(VILLAGE)
    war.month = 2
    tell(war, raze.step(war), answers=["raze D4"])
    del war.banners["red.1"]
    while war.phase != "season-ends":
        answers = ["done"] if war.phase == "reorganisation" else []
        tell(war, Mighty().step(war), answers=answers, dice=[6, 1] if war.phase == "initiative" else [])
        assert lands.subsistence_value(war, "D4") == 0
        assert lands.owner(war, "D4") == ""
    assert war.month == 6

    war.phase, war.winter = "recovery", {realm: Winter() for realm in war.realms}
    told = tell(war, recovery.step(war), dice=[4])

    assert [event.args["place"] for event in told.events if event.kind == "recovery.tested"] == ["D4"]


@pytest.mark.rule("ME-REO-17")
def test_razing_sets_the_stockpile_free() -> None:
    war = at_d4(CITY)
    war.stockpiles["D4"] = 5
    put_banner(war, "red.1", "D4", baggage=2)
    told = tell(war, raze.step(war), answers=["raze D4"])
    assert war.banners["red.1"].baggage == 6
    assert next(e for e in told.events if e.kind == "raze.looted").args["lost"] == 3
    assert "D4" not in war.stockpiles


@pytest.mark.rule("ME-RAZ-02")
def test_with_nothing_to_raze_the_phase_passes_by_itself() -> None:
    war = at_d4("")
    question = first_question(raze.step(war))
    assert question.forced
    assert [str(o) for o in question.only() or ()] == ["done"]
    tell(war, raze.step(war))
    assert war.phase == "reorganisation"


@pytest.mark.rule("ME-REV-03")
@pytest.mark.parametrize(("lost", "out"), [("any", True), ("rival", False), ("taken", False)])
def test_a_capital_that_its_own_ruler_razed_may_put_him_out(lost: str, out: bool) -> None:
    war = a_war(lost_capital=lost)
    raze.raze_tile(war, "B2", "red", "ME-RAZ-04")
    ends.count_capitals(war)
    assert war.realms["red"].out is out
