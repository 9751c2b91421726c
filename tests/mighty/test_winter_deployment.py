"""Deployment (ME-DEP): the pool and its division, where banners, ships and baggage may stand, and when it is seen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from stage import Told, a_board, a_war, put_banner, put_ship, said, tell
from stewards import asked, clause, give, with_crowns

from gonfalon.rulesets.mighty import standing, views
from gonfalon.rulesets.mighty.state import (
    CITY,
    FORTRESS,
    INDEPENDENT,
    NOBODY,
    VILLAGE,
    Contingent,
    Known,
    Land,
    Pending,
    Siege,
    War,
)
from gonfalon.rulesets.mighty.winter import plans, preparations, stations, winter
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

STEP = preparations.step
SOUTH, NORTH = Tile("C04"), Tile("C04", 3)  # shores with the sea to the south, and to the north
STRAIT = {f"{column}{row}": tile for column in "ABCDEF" for row, tile in ((3, SOUTH), (4, NORTH))}


def deploying(*points: int, war: War | None = None, baggage: int = 0, hired: tuple[Contingent, ...] = ()) -> War:
    """Red deploys banners of these strengths, which have wintered in his capital B2."""
    war = with_crowns("preparations", war=war)
    for number, strength in enumerate(points, start=1):
        put_banner(war, f"red.{number}", "B2", strength)
    war.winter["red"] = replace(war.winter["red"], baggage=baggage, hired=hired)
    if war.pending.winter_sieges is None:
        war.pending = Pending(winter_sieges={})
    give(war, STEP, "done", "done")
    return war


def revealed(war: War) -> Told:
    """Everybody is ready."""
    for realm in winter.waiting(war, "preparations"):
        give(war, STEP, *("done" for stage in preparations.STAGES if stage not in war.winter[realm].done), realm=realm)
    told = tell(war, STEP(war))
    assert all(said(told, lang) for lang in LANGUAGES)
    assert war.phase == "espionage"
    return told


def army(war: War, realm: str = "red") -> list[tuple[int, int, str]]:
    return [(b.number, b.points, b.place) for b in war.banners.values() if b.realm == realm]


# --- the pool --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DEP-01")
def test_the_whole_army_is_pooled_and_divided_afresh() -> None:
    war = deploying(900, 1500, 1000)

    give(war, STEP, "banners 1500 1400 500")
    revealed(war)

    assert army(war) == [(1, 1500, "B2"), (2, 1400, "B2"), (3, 500, "B2")]


@pytest.mark.rule("ME-DEP-01")
@pytest.mark.parametrize(
    "points",
    [
        "1500 1400 499",
        "1500 1401 499",
        "1501 1399 500",
        "1500 1400 300",
        "500 500 500 500 500 500 400",
        "3400",
        "1500 1400 500 0",
    ],
)
def test_every_point_is_in_a_banner_of_500_to_1500(points: str) -> None:
    war = deploying(900, 1500, 1000)
    before = war.hash()

    assert clause(war, STEP, f"banners {points}") == "ME-DEP-01"
    assert war.hash() == before
    give(war, STEP, "banners 600 600 600 600 500 500")


@pytest.mark.rule("ME-DEP-01")
def test_less_than_500_points_make_one_banner() -> None:
    war = deploying(150, 200)

    assert clause(war, STEP, "banners 200 150") == "ME-DEP-01"
    revealed(war)

    assert army(war) == [(1, 350, "B2")]


@pytest.mark.rule("ME-DEP-01", "ME-REC-02")
def test_recruits_and_heroes_are_in_the_pool() -> None:
    war = deploying(700)
    war.winter["red"] = replace(war.winter["red"], recruits=400, heroes=600)
    give(war, STEP, "banners 1200 500")
    revealed(war)

    assert army(war) == [(1, 1200, "B2"), (2, 500, "B2")]
    assert war.winter["red"].recruits == war.winter["red"].heroes == 0


@pytest.mark.rule("ME-DEP-01")
def test_forces_in_a_siege_keep_their_make_up_their_number_and_their_place() -> None:
    war = a_war()
    war.lands |= {"D1": Land("blue", FORTRESS), "A3": Land("red", FORTRESS)}
    put_banner(war, "red.1", "D1", 430)
    put_banner(war, "red.3", "A3", 1700, inside=True)
    war.sieges = {"D1": Siege("D1", "red", "blue", since=1), "A3": Siege("A3", "blue", "red", since=1)}
    put_banner(war, "blue.1", "D1", 800, inside=True)
    put_banner(war, "blue.2", "A3", 800)
    put_banner(war, "red.2", "B2", 1000)
    war.pending = Pending(winter_sieges={"D1": 0, "A3": 0})

    deploying(war=war)
    give(war, STEP, "banners 500 500")
    revealed(war)

    assert sorted(army(war)) == [(1, 430, "D1"), (2, 500, "B2"), (3, 1700, "A3"), (4, 500, "B2")]
    assert war.banners["red.3"].inside


def in_sieges(baggage: int, **settings: bool) -> War:
    """Red's first banner besieges D1, his third is besieged in A3, his second has wintered in the capital."""
    war = a_war(**settings)
    war.lands |= {"D1": Land("blue", FORTRESS), "A3": Land("red", FORTRESS)}
    put_banner(war, "red.1", "D1", 430)
    put_banner(war, "red.3", "A3", 1700, inside=True)
    put_banner(war, "red.2", "B2", 1000)
    put_banner(war, "blue.1", "D1", 800, inside=True)
    put_banner(war, "blue.2", "A3", 800)
    war.sieges = {"D1": Siege("D1", "red", "blue", since=1), "A3": Siege("A3", "blue", "red", since=1)}
    war.pending = Pending(winter_sieges={"D1": 0, "A3": 0})
    return deploying(war=war, baggage=baggage)


def carried(war: War) -> dict[str, int]:
    return {banner.id: banner.baggage for banner in war.banners.values() if banner.realm == "red"}


@pytest.mark.rule("ME-DEP-05", "ME-BAG-02")
def test_banners_that_stay_in_a_siege_have_their_share_of_the_baggage() -> None:
    war = in_sieges(8)
    revealed(war)
    assert carried(war) == {"red.1": 3, "red.2": 3, "red.3": 2}


@pytest.mark.rule("ME-DEP-05")
def test_banners_that_stay_in_a_siege_are_loaded_as_their_owner_likes() -> None:
    war = in_sieges(8)

    give(war, STEP, "load 2 with 0", "load 3 with 0", "load 1 with 6", "load 3 with 2")
    assert [clause(war, STEP, f"load {n} with {p}") for n, p in ((1, 7), (3, 3), (4, 1))] == [
        "ME-DEP-05",
        "ME-DEP-05",
        "ME-DEP-01",
    ]
    revealed(war)

    assert carried(war) == {"red.1": 6, "red.2": 0, "red.3": 2}


@pytest.mark.rule("ME-DEP-05")
def test_in_campaigns_of_the_first_version_who_stays_in_a_siege_begins_with_nothing() -> None:
    war = in_sieges(6, mended=False)
    assert clause(war, STEP, "load 1 with 1") == "ME-DEP-01"
    revealed(war)
    assert carried(war) == {"red.1": 0, "red.2": 6, "red.3": 0}


@pytest.mark.rule("ME-DEP-02", "ME-WIN-07")
def test_the_new_list_of_forces_is_for_its_owner_alone() -> None:
    war = deploying(900, 600)
    war.known["blue:red.1"] = Known(900, 1)
    war.totals["blue:red@B2"] = Known(1500, 1)

    told = revealed(war)

    lists = [event for event in told.events if event.kind == "deployment.listed"]
    assert [(event.to, event.args["banner"], event.args["points"]) for event in lists] == [
        (("red",), "red.1", 750),
        (("red",), "red.2", 750),
    ]
    assert views.seen(war, "red").banners["red.1"].points == 750
    assert "points" not in msgspec.to_builtins(views.seen(war, "blue").banners["red.1"])
    assert not war.known, "what others knew of the old banners is void"
    assert not war.totals


# --- contingents -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DEP-04")
def test_mercenaries_and_allies_form_banners_of_their_own() -> None:
    hired = (Contingent("mercenary", 600, "dwarfs"), Contingent("ally", 1800, "men", "F1"))
    war = deploying(700, hired=hired)

    give(war, STEP, "contingent 2 as 1300 500")
    revealed(war)

    assert [(b.points, b.kind, b.race, b.origin) for b in war.banners.values()] == [
        (700, "", "", ""),
        (600, "mercenary", "dwarfs", ""),
        (1300, "ally", "men", "F1"),
        (500, "ally", "men", "F1"),
    ]
    mine, others = (views.seen(war, who).banners["red.2"] for who in ("red", "blue"))
    assert (mine.kind, mine.race) == ("mercenary", "dwarfs")
    assert "kind" not in msgspec.to_builtins(others)


@pytest.mark.rule("ME-DEP-04")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("banners 1300", "ME-DEP-01"),
        ("contingent 1 as 1300", "ME-DEP-04"),
        ("contingent 1 as 300 300", "ME-DEP-04"),
        ("contingent 0 as 700", "ME-DEP-04"),
        ("contingent 2 as 600", "ME-DEP-04"),
    ],
)
def test_they_are_never_mixed_with_own_troops_nor_too_weak(text: str, rule: str) -> None:
    war = deploying(700, hired=(Contingent("mercenary", 600, "dwarfs"),))

    assert clause(war, STEP, text) == rule


# --- places ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DEP-03")
def test_any_settlement_of_the_empire_at_any_point_and_as_many_as_one_likes() -> None:
    war = a_war()
    war.lands |= {"F1": Land("red", VILLAGE)}
    deploying(1500, 1500, war=war)
    give(war, STEP, "banners 600 600 600 600 600")

    give(war, STEP, *(f"banner {number} to F1/{number}" for number in range(1, 6)))
    revealed(war)

    assert [(b.place, b.half) for b in war.banners.values()] == [("F1", half) for half in range(1, 6)]


@pytest.mark.rule("ME-DEP-03")
@pytest.mark.parametrize(
    "text",
    [
        "banner 1 to C2/0",  # barren
        "banner 1 to E5/0",  # Blue's
        "banner 1 to F1/0",  # unknown
        "banner 1 to D1/0",  # independent
        "banner 1 to A4/0",  # razed
        "banner 1 to B3/0",  # besieged
        "banner 1 to B2/12",
        "banner 1 to B9/0",
    ],
)
def test_only_there(text: str) -> None:
    war = a_war()
    war.lands |= {
        "A4": Land(NOBODY, VILLAGE, razed=True),
        "B3": Land("red", FORTRESS),
        "D1": Land(INDEPENDENT, VILLAGE),
    }
    war.sieges["B3"] = Siege("B3", "blue", "red", since=1)
    deploying(700, war=war)

    assert clause(war, STEP, text) == "ME-DEP-03"


def test_orders_for_banners_ships_and_words_that_are_none() -> None:
    war = deploying(700)

    assert clause(war, STEP, "banner 7 to B2/0") == "ME-DEP-01"
    assert clause(war, STEP, "ship 1 to B2") == "ME-DEP-06"
    assert clause(war, STEP, "load 7 with 1") == "ME-DEP-01"
    assert clause(war, STEP, "banner 1 to B2") == "ME-WIN-02"
    assert clause(war, STEP, "buy 2") == "ME-WIN-02"


@pytest.mark.rule("ME-DEP-03", "ME-CON-04")
def test_what_is_being_built_counts_as_built() -> None:
    war = with_crowns("preparations", 10, war=a_war(board=a_board(special={"C2": Tile("L07")})))
    put_banner(war, "red.1", "B2", 700)
    tell(war, STEP(war))

    give(war, STEP, "build fortress at C2", "done", "done", "banner 1 to C2/0")
    revealed(war)

    assert army(war) == [(1, 700, "C2")]
    assert war.lands["C2"].settlement == FORTRESS


@pytest.mark.rule("ME-DEP-03")
def test_who_has_no_settlement_left_leaves_his_army_where_it_has_wintered() -> None:
    war = a_war()
    war.lands["B2"] = Land(NOBODY, CITY, capital_of="red", razed=True)
    deploying(700, war=war)

    revealed(war)

    assert army(war) == [(1, 700, "B2")]


@pytest.mark.rule("ME-DEP-03")
def test_recruits_without_any_place_go_home() -> None:
    war = a_war()
    war.lands["B2"] = Land(NOBODY, CITY, capital_of="red", razed=True)
    deploying(war=war)
    war.winter["red"] = replace(war.winter["red"], recruits=700)

    told = revealed(war)

    assert not war.banners
    assert "deployment.disbanded" in told.kinds()


@pytest.mark.rule("ME-DEP-03", "ME-WIN-03")
def test_nobody_sees_anything_before_all_are_ready() -> None:
    war = a_war()
    war.lands["C2"] = Land("red", VILLAGE)
    deploying(900, 600, war=war)

    told = give(war, STEP, "banner 1 to C2/0", "done")

    assert not told
    assert views.seen(war, "blue").banners["red.1"].place == "B2"
    assert "posts" not in msgspec.to_builtins(views.seen(war, "blue").winter["red"])


# --- baggage ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DEP-05")
def test_baggage_goes_with_banners_and_into_stockpiles() -> None:
    war = a_war()
    war.lands["C2"] = Land("red", FORTRESS)
    deploying(700, war=war, baggage=9)

    give(war, STEP, "load 1 with 6", "stock B2 with 0", "stock C2 with 3")
    told = revealed(war)

    assert war.banners["red.1"].baggage == 6
    assert war.stockpiles == {"C2": 3}
    assert "deployment.baggage-lost" not in told.kinds()


@pytest.mark.rule("ME-DEP-05")
@pytest.mark.parametrize(
    "text",
    [
        "load 1 with 7",
        "load 1 with -1",
        "stock B2 with 7",
        "stock C2 with 1",  # a village
        "stock C1 with 1",  # barren
        "stock E5 with 1",  # Blue's
        "stock B3 with 1",  # besieged
    ],
)
def test_six_points_at_most_and_stockpiles_only_behind_walls(text: str) -> None:
    war = a_war()
    war.lands |= {"C2": Land("red", VILLAGE), "B3": Land("red", FORTRESS)}
    war.sieges["B3"] = Siege("B3", "blue", "red", since=1)
    war.pending = Pending(winter_sieges={"B3": 0})
    put_banner(war, "blue.1", "B3")
    deploying(700, war=war, baggage=20)

    assert clause(war, STEP, text) == "ME-DEP-05"


@pytest.mark.rule("ME-DEP-05")
def test_no_more_than_was_bought() -> None:
    war = deploying(700, baggage=5)

    assert clause(war, STEP, "stock B2 with 1") == "ME-DEP-05"
    give(war, STEP, "load 1 with 3", "stock B2 with 2")
    assert plans.spare(war.winter["red"]) == 0


@pytest.mark.rule("ME-DEP-05", "ME-BAG-02")
def test_the_plan_to_begin_with_shares_baggage_evenly_and_stores_the_rest() -> None:
    war = deploying(1200, 1200, baggage=15)

    assert [post.baggage for post in war.winter["red"].posts] == [6, 6]
    assert war.winter["red"].stores == {"B2": 3}


# --- ships -----------------------------------------------------------------------------------------------


def by_the_sea(**settings: Any) -> War:
    """Red's realm has a port in B3, and others lie on the shores of the strait in E3, C4 (overseas) and A4, razed."""
    war = a_war({"red": "B2", "blue": "E1"}, board=a_board(special=STRAIT), **settings)
    war.lands |= {
        "B3": Land("red", CITY),
        "E3": Land("red", CITY),
        "C4": Land("red", CITY),
        "C5": Land("red", VILLAGE),
        "A4": Land(NOBODY, CITY, razed=True),
    }
    put_ship(war, "red/1", "B3")
    put_ship(war, "red/2", "B3")
    return war


@pytest.mark.rule("ME-DEP-06")
def test_ships_go_to_any_harbour_of_the_empire_wherever_they_wintered() -> None:
    war = deploying(war=by_the_sea())

    give(war, STEP, "ship 2 to E3")
    revealed(war)

    assert {ship.id: (ship.place, ship.harbour) for ship in war.ships.values()} == {
        "red/1": ("B3", True),
        "red/2": ("E3", True),
    }


@pytest.mark.rule("ME-DEP-06")
@pytest.mark.parametrize("place", ["A4", "B2", "F3", "E1"])
def test_a_razed_port_dry_land_and_open_water_take_no_ship(place: str) -> None:
    assert clause(deploying(war=by_the_sea()), STEP, f"ship 1 to {place}") == "ME-DEP-06"


@pytest.mark.rule("ME-DEP-06")
def test_a_ship_whose_port_was_razed_in_winter_begins_in_another() -> None:
    war = by_the_sea()
    war.lands["B3"] = Land(NOBODY, CITY, razed=True)
    war.ships["red/1"] = replace(war.ships["red/1"], harbour=False)
    deploying(war=war)

    revealed(war)

    assert war.ships["red/1"].place in ("E3", "C4")
    assert war.ships["red/1"].harbour


@pytest.mark.rule("ME-DEP-06", "ME-DEP-07")
def test_the_plan_to_begin_with_can_stand_though_a_ship_has_wintered_on_the_water() -> None:
    war = by_the_sea()
    war.lands["C4"] = Land("red", VILLAGE)
    war.ships["red/1"] = replace(war.ships["red/1"], place="D4", harbour=False)
    deploying(600, war=war)

    assert "D4" in war.winter["red"].stations.roads
    revealed(war)

    assert war.ships["red/1"].harbour


@pytest.mark.rule("ME-DEP-06")
def test_without_any_harbour_a_ship_stays_where_it_is() -> None:
    war = by_the_sea()
    for place in ("B3", "E3", "C4"):
        war.lands[place] = Land(NOBODY, CITY, razed=True)
    war.ships["red/1"] = replace(war.ships["red/1"], harbour=False)
    deploying(war=war)

    revealed(war)

    assert (war.ships["red/1"].place, war.ships["red/1"].harbour) == ("B3", False)


# --- across the water ------------------------------------------------------------------------------------


@pytest.mark.rule("ME-DEP-07")
def test_across_the_water_every_banner_needs_a_ship_there_or_beside_it() -> None:
    war = deploying(600, 600, war=by_the_sea(landing_ship="any"))
    give(war, STEP, "banners 600 600")
    assert clause(war, STEP, "banner 1 to C5/0") == "ME-DEP-07"
    assert clause(war, STEP, "banner 1 to C5/0 by ship 1") == "ME-DEP-07", "it lies in B3"

    give(war, STEP, "ship 1 to C4", "banner 1 to C5/0 by ship 1")
    assert clause(war, STEP, "banner 2 to C5/0 by ship 1") == "ME-DEP-07", "a ship brings one banner"
    assert clause(war, STEP, "banner 2 to C5/0 by ship 3") == "ME-DEP-07", "there is none"
    assert clause(war, STEP, "ship 1 to B3") == "ME-DEP-07", "it stays by its banner"
    give(war, STEP, "ship 2 to C4", "banner 2 to C5/0 by ship 2")
    revealed(war)

    assert army(war) == [(1, 600, "C5"), (2, 600, "C5")]


@pytest.mark.rule("ME-DEP-07")
def test_such_a_ship_may_lie_on_the_water_of_a_tile_without_harbour_but_not_idle() -> None:
    war = deploying(600, war=by_the_sea(landing_ship="any"))
    war.lands["C4"] = Land("red", VILLAGE)

    give(war, STEP, "ship 1 to D4")
    assert clause(war, STEP, "done") == "ME-DEP-06"
    needed = asked(war, STEP).needed()
    assert needed is not None
    assert str(needed.answer) in ("ship 1 to B3", "ship 1 to E3")
    give(war, STEP, "banner 1 to C4/6 by ship 1")
    assert asked(war, STEP).needed() is None
    revealed(war)

    assert (war.ships["red/1"].place, war.ships["red/1"].harbour) == ("D4", False)
    assert army(war) == [(1, 600, "C4")]


@pytest.mark.rule("ME-DEP-07")
def test_where_a_road_leads_by_land_no_ship_is_needed() -> None:
    war = deploying(600, war=by_the_sea())

    assert clause(war, STEP, "banner 1 to E3/0 by ship 1") == "ME-DEP-07"
    give(war, STEP, "banner 1 to E3/0")


@pytest.mark.rule("ME-DEP-07")
def test_a_rival_on_the_neck_of_a_peninsula_cuts_it_off_but_not_an_enclave_inland() -> None:
    war = by_the_sea()
    war.lands |= {place: Land("blue") for place in war.board.neighbours("E3") if place[1] == "2"}
    war.lands |= {place: Land("blue") for place in ("D3", "F3")}
    war.lands |= {"F1": Land("red", VILLAGE)}
    war.lands |= {place: Land("blue") for place in war.board.neighbours("F1")}

    there = stations.survey(with_crowns("preparations", war=war), "red")

    assert "E3" in there.overseas
    assert "F1" in there.dry


@pytest.mark.rule("ME-DEP-07")
def test_a_ship_that_was_there_before_brings_nobody() -> None:
    war = deploying(600, war=by_the_sea())

    give(war, STEP, "ship 1 to C4")

    assert clause(war, STEP, "banner 1 to C5/0 by ship 1") == "ME-DEP-07"
    assert not [o for o in asked(war, STEP).options() if " by ship " in str(o)]


@pytest.mark.rule("ME-DEP-07")
def test_a_ship_built_this_winter_will_do() -> None:
    war = with_crowns("preparations", 2, war=by_the_sea())
    war.ships.clear()
    war.board = a_board(special={**STRAIT, "C1": Tile("L07")})
    put_banner(war, "red.1", "B2", 600)
    tell(war, STEP(war))

    give(war, STEP, "build ship at C4", "done", "done", "banner 1 to C5/0 by ship 1")
    revealed(war)

    assert army(war) == [(1, 600, "C5")]
    assert war.ships["red/1"].place == "C4"


# --- the question ----------------------------------------------------------------------------------------


def test_what_is_offered_is_what_is_accepted() -> None:
    hired = (Contingent("ally", 1800, "men", "F1"),)
    war = deploying(1200, 600, war=by_the_sea(landing_ship="any"), hired=hired, baggage=7)
    give(war, STEP, "ship 1 to C4", "load 1 with 0")
    question = asked(war, STEP)

    options = list(question.options())

    assert {type(order).__name__ for order in options} == {
        "Done",
        "Banners",
        "Contingent",
        "Deploy",
        "Cross",
        "Moor",
        "Load",
        "Stock",
    }
    assert [str(order) for order in options if question.check(order) is not None] == []
    assert all(question.read(str(order)) == order for order in options)


@pytest.mark.rule("ME-REV-14")
def test_crowns_left_for_spies_and_baggage_left_over_are_said_before_one_is_done() -> None:
    war = deploying(700, baggage=20)

    about = asked(war, STEP).about

    assert (about["crowns"], about["baggage"]) == (0, 8)


def test_a_garrison_freed_while_its_owner_deploys_stays_as_it_is() -> None:
    war = a_war({"red": "B2", "blue": "E5", "green": "A6"})
    war.lands["B3"] = Land("red", FORTRESS)
    war.sieges["B3"] = Siege("B3", "green", "red", since=1)
    put_banner(war, "green.1", "B3")
    put_banner(war, "red.1", "B3", 430, inside=True)
    put_banner(war, "red.2", "B2", 700)
    deploying(war=war)

    tell(war, standing.concede(war, "green"))
    revealed(war)

    assert sorted(army(war)) == [(1, 430, "B3"), (2, 700, "B2")]
