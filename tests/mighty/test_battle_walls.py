"""Battles under walls: part of a force inside, sallies, reliefs, third players and landings."""

from __future__ import annotations

import pytest
from battlefield import FIELD, HOLD, THREE, WEST, fight, marched, where
from msgspec.structs import replace
from stage import put_banner, put_ship

from gonfalon.rulesets.mighty.state import CITY, FORTRESS, Land, Siege, War
from gonfalon.world.tiles import Tile

WON, LOST, DRAWN = [4, 5, 1, 1], [1, 2, 1, 1], [3, 4, 1, 1]  # dice of battles at factor 0


def besieged(realms: dict[str, str] | None = None) -> War:
    """Red besieges Blue's city from the west; it is Blue's battle phase."""
    war = marched({}, {"blue.1": 1000}, realms=realms)
    put_banner(war, "red.1", FIELD, 1000, half=WEST)
    war.banners["blue.1"] = replace(war.banners["blue.1"], inside=True)
    war.lands[FIELD] = Land("blue", CITY)
    war.sieges[FIELD] = Siege(FIELD, "red", "blue", since=1)
    war.active = 1
    return war


@pytest.mark.rule("ME-BAT-01", "ME-SIE-04")
def test_those_outside_the_walls_fight_alone_and_if_they_lose_the_siege_begins() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 500, "blue.2": 500})
    war.lands[FIELD] = Land("blue", FORTRESS)
    told = fight(war, answers=["1", *HOLD, "stay", "E4", "besiege"], dice=[4, 3, 1, 1])
    assert [e.args["total"] for e in told.events if e.kind == "strength.total"] == [1500, 500]
    assert (where(war)["blue.2"], war.banners["blue.1"].inside, war.sieges[FIELD].besieger) == ("E4", True, "red")
    assert war.lands[FIELD].owner == "blue"


@pytest.mark.rule("ME-BAT-15", "ME-SIE-04")
@pytest.mark.parametrize(("dice", "answers"), [(LOST, ["stay"]), (DRAWN, ["E4"])])
def test_if_those_outside_do_not_lose_there_is_no_siege_and_the_garrison_is_free(
    dice: list[int], answers: list[str]
) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000, "blue.2": 1000})
    war.lands[FIELD] = Land("blue", FORTRESS)
    fight(war, answers=["1", *HOLD, *answers], dice=dice)
    assert (war.sieges, war.banners["blue.1"].inside, where(war)["red.1"]) == ({}, False, "C4")


@pytest.mark.rule("ME-BAT-32")
def test_a_tile_does_not_change_hands_while_a_garrison_holds_its_walls() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 500})
    war.lands[FIELD] = Land("blue", FORTRESS)
    fight(war, answers=["1", "besiege"])
    assert (war.lands[FIELD].owner, war.sieges[FIELD].defender) == ("blue", "blue")


@pytest.mark.rule("ME-SIE-16", "ME-SIE-17", "ME-BAT-16")
@pytest.mark.parametrize(
    ("dice", "answers", "besieger", "lifted"),
    [(WON, ["stay"], "C4", True), (LOST, ["stay"], FIELD, False), (DRAWN, [], "C4", True)],
)
def test_a_sally_is_a_battle_that_ends_where_it_began_or_ends_the_siege(
    dice: list[int], answers: list[str], besieger: str, lifted: bool
) -> None:
    war = besieged()
    fight(war, answers=["1", *HOLD, *answers], dice=dice)
    assert where(war) == {"blue.1": FIELD, "red.1": besieger}
    assert (FIELD not in war.sieges, war.banners["blue.1"].inside) == (lifted, not lifted)


@pytest.mark.rule("ME-SIE-17", "ME-BAT-24", "ME-BAT-34")
def test_a_scattered_sally_loses_what_it_carries_but_not_the_stockpile() -> None:
    war = besieged()
    war.stockpiles[FIELD] = 4
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=3)
    fight(war, answers=["1", "direct", "counter", "stay"], dice=[1, 3, 1, 1])
    assert (war.banners["blue.1"].baggage, war.banners["red.1"].baggage, war.stockpiles[FIELD]) == (0, 3, 4)


@pytest.mark.rule("ME-SIE-17", "ME-BAT-46")
def test_a_sally_wiped_out_with_nobody_left_inside_loses_the_place() -> None:
    war = besieged()
    war.banners["blue.1"] = replace(war.banners["blue.1"], points=50)
    fight(war, answers=["1", *HOLD], dice=LOST)
    assert (war.lands[FIELD].owner, war.sieges, where(war)) == ("red", {}, {"red.1": FIELD})


@pytest.mark.rule("ME-SIE-14", "ME-BAT-45")
def test_a_garrison_that_joins_its_relief_goes_back_inside_and_the_relief_goes_home() -> None:
    war = besieged()
    put_banner(war, "blue.2", FIELD, 800, half=4)
    war.turn = replace(war.turn, moved=("blue.2",))
    told = fight(war, answers=["1", *HOLD, "stay"], dice=[1, 2, 1, 1])
    assert [e.args["total"] for e in told.events if e.kind == "strength.total"] == [1800, 1000]
    assert where(war) == {"blue.1": FIELD, "blue.2": "E5", "red.1": FIELD}
    assert war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-13", "ME-BAT-01")
def test_a_third_player_who_drives_off_the_besiegers_stands_before_the_walls_himself() -> None:
    war = besieged(THREE)
    put_banner(war, "yellow.1", FIELD, 1000, half=10)
    war.active, war.turn = 2, replace(war.turn, moved=("yellow.1",))
    told = fight(war, answers=[*HOLD, "stay", "besiege"], dice=WON)
    assert [(e.args["attacker"], e.args["defender"]) for e in told.events if e.kind == "battle.joined"] == [
        ("yellow", "red")
    ]
    assert (where(war)["red.1"], war.sieges[FIELD].besieger, war.lands[FIELD].owner) == ("C4", "yellow", "blue")


@pytest.mark.rule("ME-SEA-33", "ME-SEA-34", "ME-SEA-37")
@pytest.mark.parametrize(
    ("dice", "owner", "ship"),
    [(WON, "red", ""), (LOST, "blue", "red/1"), (DRAWN, "blue", "red/1")],
)
def test_a_landing_wins_the_port_or_goes_back_aboard(dice: list[int], owner: str, ship: str) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: Tile("C03")})
    war.lands[FIELD] = Land("blue", CITY)
    war.banners["red.1"] = replace(war.banners["red.1"], landed=True, half=9)
    war.banners["blue.1"] = replace(war.banners["blue.1"], half=0)
    put_ship(war, "red/1", FIELD)
    fight(war, answers=["none", *HOLD, *([] if dice == DRAWN else ["stay"])], dice=dice)
    assert (war.lands[FIELD].owner, war.banners["red.1"].ship, war.ships["red/1"].harbour) == (owner, ship, not ship)
