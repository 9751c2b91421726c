"""Ships in winter (ME-WQT-11 to ME-WQT-13): home to a harbour, or lost."""

from __future__ import annotations

from random import Random

import pytest
from stage import first_question, put_banner, put_ship, refusal_of, tell
from winters import PLAIN, STRAND, a_lane, through

from gonfalon.rulesets.mighty.state import CITY, NOBODY, Land, Siege, War
from gonfalon.rulesets.mighty.winter import quarters, ships_home
from gonfalon.world.board import TileBoard
from gonfalon.world.routes import landing_places
from gonfalon.world.tiles import Tile

COAST = {f"{column}1": STRAND for column in "ABCDEFGHIJ"}


def a_coast(broken: str = "", **settings: object) -> War:
    """The lane with sea all along its south, but for one tile that may be dry. Red's capital B1 has a harbour."""
    return a_lane({place: PLAIN if place == broken else tile for place, tile in COAST.items()}, **settings)


@pytest.mark.rule("ME-WQT-11")
def test_ships_sail_home_past_enemies_however_far() -> None:
    war = a_coast()
    put_ship(war, "red/1", "I1", harbour=False)
    put_ship(war, "blue/1", "E1", harbour=False)

    through(war, quarters.step)

    assert (war.ships["red/1"].place, war.ships["red/1"].harbour) == ("B1", True)
    assert (war.ships["blue/1"].place, war.ships["blue/1"].harbour) == ("J1", True)


@pytest.mark.rule("ME-WQT-11")
def test_the_owner_chooses_among_harbours_of_the_whole_empire_ship_by_ship() -> None:
    war = a_coast()
    war.lands["F1"] = Land("red", CITY)
    for number in (1, 2, 3):
        put_ship(war, f"red/{number}", "D1", harbour=False)

    through(war, quarters.step, ("winter 1 3 in F1", "winter 2 in B1"))

    assert [ship.place for ship in war.ships.values()] == ["F1", "B1", "F1"]


@pytest.mark.rule("ME-WQT-12")
def test_ships_are_lost_with_all_aboard_if_their_ports_are() -> None:
    war = a_coast(capital_ends=False)
    war.lands["B1"] = Land("blue", CITY, capital_of="red")
    put_ship(war, "red/1", "D1", harbour=False)
    put_banner(war, "red.1", "D1", ship="red/1")

    told = through(war, quarters.step)

    assert "red/1" not in war.ships
    assert "red.1" not in war.banners
    assert [event.rule for event in told.events if event.kind == "ship.sunk"] == ["ME-WQT-12"]


@pytest.mark.rule("ME-WQT-12")
def test_a_ship_is_lost_if_land_lies_between_it_and_its_port() -> None:
    war = a_coast(broken="D1")
    put_ship(war, "red/1", "F1", harbour=False)

    through(war, quarters.step)

    assert war.ships == {}


@pytest.mark.rule("ME-WQT-13", "ME-WQT-11")
def test_a_razed_port_takes_no_ship_in() -> None:
    war = a_coast()
    war.lands["C1"] = Land(NOBODY, CITY, razed=True, razed_by="red")
    put_ship(war, "red/1", "C1", harbour=False)

    assert ships_home.harbours(war, war.ships["red/1"]) == ["B1"]


@pytest.mark.rule("ME-WQT-11", "ME-WQT-02")
def test_a_banner_aboard_lands_and_goes_on_by_road() -> None:
    war = a_coast()
    war.lands["B1"] = Land("red", CITY, capital_of="red")
    war.lands["F1"] = Land("red", CITY)
    put_ship(war, "red/1", "H1", harbour=False)
    put_banner(war, "red.1", "H1", ship="red/1")

    through(war, quarters.step, ("winter 1 in F1",))

    assert war.ships["red/1"].place == "F1"
    assert (war.banners["red.1"].place, war.banners["red.1"].ship, war.banners["red.1"].points) == ("B1", "", 1000)


@pytest.mark.rule("ME-WQT-11", "ME-WQT-02")
def test_it_goes_ashore_where_the_road_is() -> None:
    mouth = Tile("R04", 0, (-1, 0, 0, 0, 0, 0))  # a river from the north-east cuts the port in two
    east, west = landing_places(TileBoard({"F1": mouth}), "F1")
    war = a_lane({**COAST, "F1": mouth}, winter_road="open-country")
    war.lands["F1"] = Land("red", CITY)
    put_ship(war, "red/1", "F1")
    put_banner(war, "red.1", "F1", half=east, ship="red/1")

    ships_home.put_up(war, "red/1", "F1")

    assert war.banners["red.1"].half == west


@pytest.mark.rule("ME-WQT-11", "ME-WQT-16")
def test_ashore_in_a_besieged_port_there_is_no_road() -> None:
    war = a_coast(capital_ends=False)
    war.lands["B1"] = Land(NOBODY, CITY, capital_of="red", razed=True, razed_by="red")
    war.lands["F1"] = Land("red", CITY)
    war.lands["A1"] = Land("red", "village")
    war.sieges["F1"] = Siege("F1", "blue", "red", since=6)
    put_banner(war, "red.2", "F1", inside=True)
    put_banner(war, "blue.1", "F1")
    put_ship(war, "red/1", "F1")
    put_banner(war, "red.1", "F1", ship="red/1")

    through(war, quarters.step, ("F1",), (6, 1))

    assert (war.banners["red.1"].place, war.banners["red.1"].points) == ("A1", 970)
    assert war.banners["red.2"].inside


@pytest.mark.rule("ME-WQT-11", "ME-MAP-02", "ME-WIN-01")
@pytest.mark.parametrize(
    ("order", "rule"),
    [
        ("winter 9 in B1", "ME-MAP-02"),
        ("winter 2 2 in B1", "ME-MAP-02"),
        ("winter 1 in B1", "ME-WQT-11"),
        ("winter 2 in J1", "ME-WQT-11"),
        ("winter 2 in Q9", "ME-WQT-11"),
        ("sail 2 to E1", "ME-WIN-01"),
    ],
)
def test_a_harbour_that_cannot_be(order: str, rule: str) -> None:
    war = a_coast()
    war.lands["F1"] = Land("red", CITY)
    put_ship(war, "red/1", "D1", harbour=False)
    put_ship(war, "red/2", "D1", harbour=False)
    tell(war, quarters.step(war))
    tell(war, quarters.step(war), answers=("winter 1 in F1",))

    assert refusal_of(first_question(quarters.step(war)), order).rule == rule


def test_every_harbour_offered_is_accepted_and_every_one_drawn_is_offered() -> None:
    war = a_coast()
    war.lands["F1"] = Land("red", CITY)
    put_ship(war, "red/1", "D1", harbour=False)
    put_ship(war, "red/2", "G1", harbour=False)
    tell(war, quarters.step(war))
    question = first_question(quarters.step(war))
    offered = list(question.options())

    assert len(offered) == 4
    assert [order for order in offered if question.check(order) or question.read(str(order)) != order] == []
    assert all(question.sample(rng) in offered for rng in map(Random, range(20)))
