"""Construction (ME-CON): what is built where and for how much, timber, the last pieces, and who sees it when."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from stage import a_board, a_war, put_banner, put_ship, said, tell
from stewards import asked, clause, give, with_crowns

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.ground.lands import SHIP
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, Pending, Siege, War
from gonfalon.rulesets.mighty.winter import construction, preparations, winter
from gonfalon.words import LANGUAGES
from gonfalon.world.board import TileBoard
from gonfalon.world.pieces import CONTENTS
from gonfalon.world.tiles import Tile

STEP = preparations.step
WOODS = {f"{column}1": Tile("L07") for column in "ABC"}
SHORE = {f"{column}6": Tile("C04") for column in "ABCDEF"}
RED = {"C2": VILLAGE, "C1": VILLAGE, "B6": CITY, "C6": CITY, "D6": VILLAGE, "A2": CITY, "B3": FORTRESS}


def building(crowns: int, woods: int = 3, *, pieces: bool = True) -> War:
    """Red's empire, with ports in B6 and C6, a coastal village, and so many tiles of forest."""
    board = a_board(special={**dict(list(WOODS.items())[:woods]), **SHORE})
    war = with_crowns("preparations", crowns, war=a_war(board=board, pieces=pieces))
    war.lands |= {f"{column}1": Land("red") for column in "ABC"}
    war.lands |= {place: Land("red", settlement) for place, settlement in RED.items()}
    tell(war, STEP(war))
    return war


def opened(war: War, *answers: str, dice: tuple[int, ...] = ()) -> War:
    """Everybody is content with what he has; the choices are opened."""
    for realm in winter.waiting(war, "preparations"):
        give(war, STEP, *("done" for stage in preparations.STAGES if stage not in war.winter[realm].done), realm=realm)
    told = tell(war, STEP(war), answers=answers, dice=dice)
    assert all(said(told, lang) for lang in LANGUAGES)
    return war


def test_the_woods_are_woods() -> None:
    war = building(0)

    assert construction.timber(war, "red") == 3


# --- what is built ---------------------------------------------------------------------------------------


@pytest.mark.rule("ME-CON-02", "ME-CON-03", "ME-CON-04", "ME-CON-05")
@pytest.mark.parametrize(
    ("what", "place", "price"),
    [("ship", "B6", 2), ("fortress", "C2", 5), ("fortress", "A1", 10), ("city", "C2", 15)],
)
def test_what_each_costs(what: str, place: str, price: int) -> None:
    war = building(price)
    assert clause(building(price - 1), STEP, f"build {what} at {place}") == "ME-REV-13"

    give(war, STEP, f"build {what} at {place}")

    assert war.winter["red"].crowns == 0


@pytest.mark.rule("ME-CON-03", "ME-CON-04", "ME-CON-05")
def test_settlements_stand_with_the_owners_flag_when_the_choices_are_opened() -> None:
    war = building(30)
    give(war, STEP, "build fortress at C2", "build fortress at A1", "build city at D6")
    assert war.lands["C2"].settlement == VILLAGE, "nobody sees it before"

    opened(war)

    assert war.lands["C2"] == Land("red", FORTRESS)
    assert war.lands["A1"] == Land("red", FORTRESS)
    assert war.lands["D6"] == Land("red", CITY)
    assert lands.subsistence_value(war, "D6") == 2
    assert lands.has_harbour(war, "D6")
    assert not war.ships, "a new port has no ships of its own"


@pytest.mark.rule("ME-CON-02")
def test_a_ship_for_each_port_ready_when_the_season_begins() -> None:
    war = building(6)
    put_ship(war, "red/1", "B6")

    give(war, STEP, "build ship at B6", "build ship at C6")
    assert clause(war, STEP, "build ship at B6") == "ME-CON-06"
    opened(war)

    assert {ship.id: (ship.place, ship.harbour) for ship in war.ships.values()} == {
        "red/1": ("B6", True),
        "red/2": ("B6", True),
        "red/3": ("C6", True),
    }
    assert war.winter["red"].crowns == 2


@pytest.mark.rule("ME-CON-02", "ME-CON-04", "ME-CON-05", "ME-CON-06", "ME-CON-01")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("build ship at D6", "ME-CON-02"),  # a coastal village
        ("build ship at A2", "ME-CON-02"),  # an inland city
        ("build city at A1", "ME-CON-06"),  # barren
        ("build city at B3", "ME-CON-06"),  # a fortress
        ("build fortress at A2", "ME-CON-03"),  # a city
        ("build fortress at B3", "ME-CON-03"),  # is one
        ("build village at A1", "ME-CON-01"),
        ("build fortress at E5", "ME-CON-01"),  # Blue's
        ("build fortress at F1", "ME-CON-01"),  # nobody's
        ("build fortress at A4", "ME-CON-04"),  # razed
        ("build fortress at C1", "ME-CON-01"),  # besieged
        ("build fortress at C2 now", "ME-WIN-02"),
    ],
)
def test_what_cannot_be_built_and_why(text: str, rule: str) -> None:
    war = building(40)
    war.lands["A4"] = Land("", VILLAGE, razed=True)
    war.sieges["C1"] = Siege("C1", "blue", "red", since=1)

    assert clause(war, STEP, text) == rule


@pytest.mark.rule("ME-CON-05", "ME-CON-06")
def test_nothing_is_built_twice_in_a_place_and_a_new_city_builds_no_ship() -> None:
    war = building(40)
    give(war, STEP, "build city at D6", "build fortress at C2")

    assert clause(war, STEP, "build ship at D6") == "ME-CON-06"
    assert clause(war, STEP, "build city at C2") == "ME-CON-06"


@pytest.mark.rule("ME-CON-01")
def test_what_was_besieged_when_the_preparations_began_is_not_built_in_even_if_it_has_just_fallen() -> None:
    war = building(40)
    war.pending = Pending(winter_sieges={"C2": 0})

    assert clause(war, STEP, "build fortress at C2") == "ME-CON-01"


# --- timber ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-CON-07")
def test_forests_limit_ships_and_fortresses_together_but_not_cities() -> None:
    war = building(40)

    give(war, STEP, "build ship at B6", "build ship at C6", "build fortress at C2")

    assert clause(war, STEP, "build fortress at C1") == "ME-CON-07"
    assert clause(war, STEP, "build fortress at A1") == "ME-CON-07"
    give(war, STEP, "build city at C1")


@pytest.mark.rule("ME-CON-07")
def test_without_forest_no_ship_and_no_fortress() -> None:
    war = building(40, woods=0)

    assert clause(war, STEP, "build ship at B6") == "ME-CON-07"
    assert clause(war, STEP, "build fortress at C2") == "ME-CON-07"


@pytest.mark.rule("ME-CON-07", "ME-DRG-11")
def test_forest_burnt_this_year_gives_no_timber_and_does_so_again_a_year_later() -> None:
    war = building(40)
    war.burnt = {"A1": war.year, "B1": war.year - 1, "F6": war.year}

    assert construction.timber(war, "red") == 2
    assert asked(war, STEP).about["timber"] == 2


@pytest.mark.rule("ME-CON-07")
def test_razed_tiles_are_in_no_empire_and_isolated_ones_are() -> None:
    war = building(40)
    war.lands["A1"] = Land("", VILLAGE, razed=True)
    war.lands["B1"] = Land()

    assert construction.timber(war, "red") == 1


# --- pieces ----------------------------------------------------------------------------------------------


def crowded(what: str, left: int, war: War) -> War:
    """All but so many pieces of a kind are on the map."""
    pieces = {FORTRESS: "fortresses", CITY: "cities", SHIP: "ships"}
    if what == SHIP:
        used = len(war.ships)
        for number in range(CONTENTS["ships"] - used - left):
            put_ship(war, f"blue/{number + 1}", "F6", harbour=False)
        return war
    used = sum(here.settlement == what for here in war.lands.values())
    for number in range(CONTENTS[pieces[what]] - used - left):
        war.lands[f"Z{number + 1}"] = Land(INDEPENDENT, what)
    return war


@pytest.mark.rule("ME-CON-01")
@pytest.mark.parametrize(("what", "place"), [(FORTRESS, "C2"), (CITY, "C2"), (SHIP, "B6")])
def test_without_a_piece_nothing_is_built(what: str, place: str) -> None:
    assert clause(crowded(what, 0, building(40)), STEP, f"build {what} at {place}") == "ME-CON-01"
    give(crowded(what, 0, building(40, pieces=False)), STEP, f"build {what} at {place}")


@pytest.mark.rule("ME-CON-01")
def test_what_he_plans_himself_counts() -> None:
    war = crowded(FORTRESS, 1, building(40))
    give(war, STEP, "build fortress at C2")

    assert clause(war, STEP, "build fortress at C1") == "ME-CON-01"


@pytest.mark.rule("ME-CON-01")
def test_a_village_built_up_gives_its_piece_back() -> None:
    war = building(40)
    before = lands.pieces_left(war, VILLAGE)

    give(war, STEP, "build fortress at C2")
    opened(war)

    assert lands.pieces_left(war, VILLAGE) == before + 1


def two_builders(left: int) -> War:
    """Red and Blue both want a fortress."""
    war = crowded(FORTRESS, left, building(40))
    war.winter["blue"] = replace(war.winter["blue"], crowns=9)
    war.lands |= {"F4": Land("blue", VILLAGE)}
    war.board = TileBoard({**war.board.tiles, "F4": Tile("L07")})
    put_banner(war, "red.1", "B2", 600)
    give(war, STEP, "build fortress at A1", "done", "done", "banner 1 to A1/0", "done")
    give(war, STEP, "build fortress at F4", "done", "done", "done", realm="blue")
    return war


@pytest.mark.rule("ME-CON-01", "ME-WIN-05")
def test_dice_decide_who_has_the_last_piece_and_the_other_has_his_crowns_back() -> None:
    war = two_builders(1)
    assert war.winter["red"].crowns == 30

    told = tell(war, STEP(war), answers=("done",), dice=(2, 5))
    assert all(said(told, lang) for lang in LANGUAGES)

    assert war.winter["red"].crowns == 40
    assert [event.to for event in told.events if event.kind == "construction.no-piece"] == [("red",)]
    assert [post.place for post in war.winter["red"].posts] == ["B2"], "where nothing stands no banner is deployed"
    assert war.lands["A1"].settlement == "", "and nothing is shown before he has looked at his plan again"
    assert war.lands["F4"].settlement == VILLAGE
    opened(war)
    assert war.lands["A1"].settlement == ""
    assert war.lands["F4"].settlement == FORTRESS


@pytest.mark.rule("ME-CON-01")
def test_where_there_are_pieces_for_all_nobody_throws() -> None:
    war = two_builders(2)

    told = tell(war, STEP(war))

    assert not told.rolled
    assert war.lands["A1"].settlement == war.lands["F4"].settlement == FORTRESS


# --- who sees it -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WIN-07", "ME-WIN-03")
def test_nobody_else_hears_of_it_until_all_are_ready() -> None:
    war = building(20)

    told = give(war, STEP, "build fortress at C2", "build ship at B6", "done")

    assert all(event.to == ("red",) for event in told)


@pytest.mark.rule("ME-WIN-02", "ME-WIN-03")
def test_each_goes_on_alone_from_construction_to_baggage_to_deployment() -> None:
    war = building(20)

    give(war, STEP, "done")
    assert clause(war, STEP, "build fortress at C2") == "ME-WIN-02"
    give(war, STEP, "buy 3", "done")
    assert asked(war, STEP).what == "deployment.order"
    assert asked(war, STEP, "blue").what == "construction.order"


def test_what_is_offered_is_what_is_accepted() -> None:
    question = asked(building(15), STEP)

    options = list(question.options())

    assert len(options) > 8
    assert all(question.check(order) is None for order in options)
    assert all(question.read(str(order)) == order for order in options)
