"""The road home (ME-WQT-02 to ME-WQT-05) and the winter retreat (ME-WQT-16, ME-WQT-17), along a lane of tiles."""

from __future__ import annotations

import pytest
from stage import PLAIN, a_war, first_question, put_banner, refusal_of, tell
from winters import ACROSS, WALL, a_lane, in_winter, through

from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, NOBODY, VILLAGE, Alliance, Land, Siege, War
from gonfalon.rulesets.mighty.winter import quarters, winter_road
from gonfalon.world.board import TileBoard

SIX_ONE = (6, 1)  # a winter retreat that costs 30 points
WEST, EAST = 8, 2  # half-edges


def goes_home(war: War, answers: tuple[str, ...] = ()) -> bool:
    """Does Red's banner retire without a roll? The only alternative is a winter retreat that costs it 30 points."""
    return not through(war, quarters.step, answers).rolled


def retreats(war: War, answers: tuple[str, ...] = ()) -> bool:
    through(war, quarters.step, answers, SIX_ONE)
    return war.banners["red.1"].points == 970


# --- terrain ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WQT-02")
def test_length_does_not_matter() -> None:
    war = a_lane()
    put_banner(war, "red.1", "H1")

    assert goes_home(war)
    assert war.banners["red.1"].place == "B1"


@pytest.mark.rule("ME-WQT-02")
def test_in_the_capital_one_is_home() -> None:
    war = a_lane({"B1": WALL})
    put_banner(war, "red.1", "B1")

    assert goes_home(war)


@pytest.mark.rule("ME-WQT-02", "ME-WQT-16")
@pytest.mark.parametrize("obstacle", [ACROSS, WALL])
def test_an_unbridged_river_or_a_mountain_on_the_only_way_means_a_winter_retreat(obstacle: object) -> None:
    war = a_lane({"E1": obstacle})
    put_banner(war, "red.1", "G1")

    assert retreats(war)
    assert war.banners["red.1"].place == "B1"


@pytest.mark.rule("ME-WQT-02", "ME-WQT-04")
def test_a_bridge_of_ones_own_serves() -> None:
    war = a_lane({"E1": ACROSS})
    war.lands["E1"] = Land("red", CITY)
    put_banner(war, "red.1", "G1")

    assert goes_home(war)


@pytest.mark.rule("ME-WQT-04")
@pytest.mark.parametrize("owner", ["blue", INDEPENDENT])
def test_bridges_of_others_do_not_serve_though_nobody_guards_them(owner: str) -> None:
    war = a_lane({"E1": ACROSS}, passage=False)
    war.lands["E1"] = Land(owner, CITY)
    put_banner(war, "red.1", "G1")

    assert retreats(war)


@pytest.mark.rule("ME-WQT-04")
def test_bridges_of_the_seasons_allies_serve() -> None:
    war = a_lane({"E1": ACROSS})
    war.lands["E1"] = Land(INDEPENDENT, CITY)
    war.alliances["1"] = Alliance("red", ("E1",))
    put_banner(war, "red.1", "G1")
    war.phase = "winter-lapses"
    through(war, quarters.lapses)
    war.phase = "winter-quarters"

    assert goes_home(war)


@pytest.mark.rule("ME-WQT-04")
def test_in_the_dutch_edition_no_bridge_serves() -> None:
    war = a_lane({"E1": ACROSS}, winter_road="open-country")
    war.lands["E1"] = Land("red", CITY)
    put_banner(war, "red.1", "G1")

    assert retreats(war)


@pytest.mark.rule("ME-WQT-04")
def test_in_the_dutch_edition_cities_of_others_are_not_passed() -> None:
    war = a_lane(winter_road="open-country", passage=False)
    war.lands["E1"] = Land("blue", CITY)
    put_banner(war, "red.1", "G1")

    assert retreats(war)


@pytest.mark.rule("ME-WQT-03")
@pytest.mark.parametrize(
    "land", [Land("blue", VILLAGE), Land(INDEPENDENT, VILLAGE), Land(NOBODY, CITY, razed=True), Land()]
)
def test_foreign_land_is_passed_and_stays_whose_it_is(land: Land) -> None:
    war = a_lane()
    war.lands |= {"D1": land, "E1": land}
    put_banner(war, "red.1", "G1")

    assert goes_home(war)
    assert (war.lands["D1"], war.lands["E1"]) == (land, land)


@pytest.mark.rule("ME-WQT-03")
def test_unknown_land_is_not_passed() -> None:
    war = a_lane()
    del war.lands["E1"]
    put_banner(war, "red.1", "G1")

    assert retreats(war)
    assert not lands.is_known(war, "E1")


# --- enemies ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WQT-05")
def test_an_enemy_on_the_only_way_home_blocks_it_for_both_alike() -> None:
    war = a_lane(passage=False)
    put_banner(war, "red.1", "G1")
    put_banner(war, "blue.1", "E1")

    told = through(war, quarters.step, dice=SIX_ONE + SIX_ONE)

    assert [event.args["banner"] for event in told.events if event.kind == "quarters.retreat"] == ["red.1", "blue.1"]
    assert war.banners["red.1"].points == 970


@pytest.mark.rule("ME-WQT-05")
def test_a_longer_way_round_an_enemy_is_as_good() -> None:
    war = in_winter(a_war(), "winter-quarters")
    war.lands |= {place: Land() for place in war.board.places if place not in war.lands}
    put_banner(war, "red.1", "E2")
    put_banner(war, "blue.1", "D2")

    through(war, quarters.step)

    assert (war.banners["red.1"].points, war.banners["red.1"].place) == (1000, "B2")


@pytest.mark.rule("ME-WQT-05")
@pytest.mark.parametrize(("leave", "dice", "points"), [("red", (), 1000), ("none", SIX_ONE, 970)])
def test_an_enemy_may_let_him_pass(leave: str, dice: tuple[int, ...], points: int) -> None:
    war = a_lane()
    put_banner(war, "red.1", "E1")
    put_banner(war, "blue.1", "D1")

    told = through(war, quarters.step, (leave, "blue"), dice)

    assert [(question.who, question.what) for question in told.asked] == [
        ("blue", "quarters.leave"),
        ("red", "quarters.leave"),
    ]
    assert war.banners["red.1"].points == points
    assert war.banners["blue.1"].points == 1000


@pytest.mark.rule("ME-WQT-04")
def test_the_owner_of_a_bridge_may_let_others_over_it() -> None:
    war = a_lane({"E1": ACROSS})
    war.lands["E1"] = Land("blue", CITY)
    put_banner(war, "red.1", "G1")

    assert goes_home(war, ("red",))


@pytest.mark.rule("ME-WQT-03", "ME-WQT-05")
def test_the_owner_of_open_land_on_the_way_is_not_asked() -> None:
    lane = TileBoard({f"{column}1": PLAIN for column in "ABCDEFGHIJ"})
    war = in_winter(a_war({"red": "B1", "green": "G1", "blue": "J1"}, board=lane), "winter-quarters")
    war.lands |= {"D1": Land("green", VILLAGE), "E1": Land("green", VILLAGE)}
    put_banner(war, "red.1", "E1")
    put_banner(war, "blue.1", "D1")

    told = through(war, quarters.step, ("red", "blue", "blue"))

    assert [question.who for question in told.asked] == ["blue", "red", "green"]  # G1 is a city on Blue's way
    assert war.banners["red.1"].place == "B1"


@pytest.mark.rule("ME-WQT-05")
def test_nobody_is_asked_whose_leave_would_not_help() -> None:
    war = a_lane({"D1": WALL})
    put_banner(war, "red.1", "H1")
    war.lands["F1"] = Land("blue", CITY)

    told = through(war, quarters.step, dice=SIX_ONE)

    assert told.asked == []


@pytest.mark.rule("ME-WQT-05")
def test_a_besieged_tile_is_not_passed() -> None:
    war = a_lane()
    war.lands["E1"] = Land(INDEPENDENT, CITY)
    war.sieges["E1"] = Siege("E1", "red", INDEPENDENT, since=6, independents=500)
    put_banner(war, "red.2", "E1")
    put_banner(war, "red.1", "G1")

    assert retreats(war, ("E1",))


@pytest.mark.rule("ME-WQT-05", "ME-WQT-14")
@pytest.mark.parametrize(("half", "points"), [(WEST, 1000), (EAST, 970)])
def test_a_besieger_leaves_the_way_he_came(half: int, points: int) -> None:
    war = a_lane()
    war.lands["E1"] = Land(INDEPENDENT, CITY)
    war.sieges["E1"] = Siege("E1", "red", INDEPENDENT, since=6, independents=500)
    put_banner(war, "red.1", "E1", half=half)

    through(war, quarters.step, ("none",), () if points == 1000 else SIX_ONE)

    assert war.banners["red.1"].points == points


@pytest.mark.rule("ME-WQT-05", "ME-WQT-15")
def test_a_garrison_whose_besieger_goes_home_leaves_as_it_likes() -> None:
    war = a_lane(passage=False)
    war.lands["E1"] = Land("red", CITY)
    war.sieges["E1"] = Siege("E1", "blue", "red", since=6)
    put_banner(war, "red.1", "E1", half=EAST, inside=True)
    put_banner(war, "blue.1", "E1", half=EAST)

    assert goes_home(war, ("none",))
    assert war.banners["red.1"].place == "B1"


# --- without a capital -----------------------------------------------------------------------------------


def without_capital(**settings: object) -> War:
    """Red's capital is razed by his own hand; he has villages on both sides of a mountain that stands in its place."""
    tiles = {f"{column}1": PLAIN for column in "ABCDEFGHIJ"}
    war = a_war({"red": "B1", "blue": "J1"}, board=TileBoard({**tiles, "B1": WALL}), **settings)
    war.lands |= {place: Land() for place in tiles if place not in war.lands}
    war.lands |= {place: Land("red", VILLAGE) for place in ("A1", "C1")}
    war.lands["B1"] = Land(NOBODY, CITY, capital_of="red", razed=True, razed_by="red")
    return in_winter(war, "winter-quarters")


@pytest.mark.rule("ME-WQT-02")
def test_without_a_capital_the_road_must_lead_to_the_quarters_themselves() -> None:
    war = without_capital()
    put_banner(war, "red.1", "E1")
    while war.quarters.stage != "billets":
        tell(war, quarters.step(war))
    question = first_question(quarters.step(war))

    assert [str(order) for order in question.options()] == ["billet 1 in C1"]
    assert refusal_of(question, "billet 1 in A1").rule == "ME-WQT-02"


@pytest.mark.rule("ME-WQT-02", "ME-WQT-08")
def test_who_has_a_road_to_full_quarters_only_is_not_taken_in() -> None:
    war = without_capital()
    put_banner(war, "red.1", "E1")
    put_banner(war, "red.2", "F1")

    through(war, quarters.step, ("billet 2 in C1",))

    assert list(war.banners) == ["red.2"]


@pytest.mark.rule("ME-WQT-02", "ME-WQT-17")
def test_without_any_road_survivors_winter_where_there_is_room() -> None:
    war = without_capital()
    war.lands["C1"] = Land()
    put_banner(war, "red.1", "E1")

    through(war, quarters.step, dice=SIX_ONE)

    assert (war.banners["red.1"].place, war.banners["red.1"].points) == ("A1", 970)


# --- the table -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WQT-16", "ME-WIN-06")
@pytest.mark.parametrize(
    ("dice", "left"),
    [((1,), 0), ((2, 4), 200), ((2, 5), 0), ((3, 6), 400), ((4, 3), 790), ((5, 2), 900), ((6, 1), 970)],
)
def test_the_winter_retreat_table(dice: tuple[int, ...], left: int) -> None:
    war = a_lane({"D1": WALL})
    put_banner(war, "red.1", "F1", 1000)

    tell(war, winter_road.retreat(war, "red.1"), dice=dice)

    assert armies.points_of(war, war.banners) == left


@pytest.mark.rule("ME-WQT-16", "ME-WIN-06")
def test_each_banner_throws_for_itself_and_no_loss_passes_to_another() -> None:
    war = a_lane({"D1": WALL})
    put_banner(war, "red.1", "F1", 180)
    put_banner(war, "red.2", "F1", 1000)

    told = through(war, quarters.step, dice=(5, 4, 6, 2))

    assert "red.1" not in war.banners
    assert war.banners["red.2"].points == 940
    assert [roll.rule for roll in told.rolled] == ["ME-WQT-16"] * 4


@pytest.mark.rule("ME-WQT-17", "ME-WQT-08")
def test_survivors_need_room_like_everybody() -> None:
    war = a_lane({"D1": WALL})
    for number in range(1, 5):
        put_banner(war, f"red.{number}", "B1")
    put_banner(war, "red.5", "F1", 200)

    through(war, quarters.step, ("billet 1 2 3 4 in B1",), SIX_ONE)

    assert "red.5" not in war.banners


@pytest.mark.rule("ME-WQT-17", "ME-WQT-08")
def test_retreats_come_first_so_losses_may_free_room() -> None:
    war = a_lane({"D1": WALL})
    for number in range(1, 5):
        put_banner(war, f"red.{number}", "B1")
    put_banner(war, "red.5", "F1", 200)

    through(war, quarters.step, ("billet 1 2 3 in B1",), (1,))

    assert sorted(war.banners) == ["red.1", "red.2", "red.3", "red.4"]


@pytest.mark.rule("ME-WQT-17")
def test_an_army_on_an_island_without_a_ship_may_still_come_home() -> None:
    tiles = dict.fromkeys(("A1", "B1", "C1", "F1", "J1"), PLAIN)
    war = a_war({"red": "B1", "blue": "J1"}, board=TileBoard(tiles))
    war.lands["F1"] = Land()
    put_banner(war, "red.1", "F1", 200)
    in_winter(war, "winter-quarters")

    through(war, quarters.step, dice=SIX_ONE)

    assert (war.banners["red.1"].place, war.banners["red.1"].points) == ("B1", 170)
