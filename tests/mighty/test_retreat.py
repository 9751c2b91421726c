"""Retreats: back where they came from, back aboard, or to a tile of the empire; else destroyed."""

from __future__ import annotations

import pytest
from battlefield import EAST, FIELD, HOLD, NEIGHBOURS, NORTH_WEST, THREE, WEST, fight, marched, only_home, where
from msgspec.structs import replace
from stage import first_question, put_banner, put_ship, refusal_of, tell

from gonfalon.rulesets.mighty.battle import retreat
from gonfalon.rulesets.mighty.state import CITY, VILLAGE, Land, Siege, War
from gonfalon.world.tiles import Tile

STRAIGHT = Tile("R11", 0, (0, 1, 0, 0, -1, 0))  # a river from west to east: E4 and D3 lie north of it, D5 and E5 south
RANGE = Tile("H11")  # mountains on the east and west edges and between them
COAST = Tile("C03")  # sea to the south-east and south-west
LOST, DRAWN, WON = [1, 2, 1, 1], [3, 4, 1, 1], [4, 5, 1, 1]  # dice of battles at factor 0


def put(war: War, banner: str, **changes: object) -> None:
    war.banners[banner] = replace(war.banners[banner], **changes)


# --- attackers go back -----------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-16")
def test_beaten_attackers_go_back_each_to_where_it_came_from_whoever_owns_that() -> None:
    war = marched({"red.1": 500, "red.2": 500}, {"blue.1": 1000})
    put(war, "red.2", half=NORTH_WEST)
    war.lands["C4"], war.lands["D3"] = Land("blue"), Land("")
    fight(war, answers=[*HOLD, "stay"], dice=LOST)
    assert [(b.place, b.half) for b in war.banners.values() if b.realm == "red"] == [("C4", 2), ("D3", 4)]


@pytest.mark.rule("ME-BAT-16")
def test_attackers_whose_way_back_is_held_by_an_enemy_are_destroyed() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, realms=THREE)
    put_banner(war, "yellow.1", "C4")
    fight(war, answers=[*HOLD, "stay"], dice=LOST)
    assert where(war) == {"blue.1": FIELD, "yellow.1": "C4"}


@pytest.mark.rule("ME-BAT-16", "ME-BAT-19")
@pytest.mark.parametrize(("die", "home"), [(1, {}), (5, {"red.1": "C4"})])
def test_going_back_needs_a_route_only_if_the_other_side_of_the_boundary_is_mountain(
    die: int, home: dict[str, str]
) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={"C4": RANGE})
    fight(war, answers=[*HOLD, "stay"], dice=[*LOST, die])
    assert where(war) == {"blue.1": FIELD, **home}


@pytest.mark.rule("ME-BAT-16")
def test_from_a_mountain_edge_of_its_own_the_way_back_is_free() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: RANGE})
    fight(war, answers=[*HOLD, "stay"], dice=LOST)
    assert where(war)["red.1"] == "C4"


@pytest.mark.rule("ME-BAT-23", "ME-BAT-25")
def test_scattered_attackers_may_not_search_for_a_route() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={"C4": RANGE})
    fight(war, answers=["direct", "counter", "stay"], dice=[1, 3, 1, 1])
    assert where(war) == {"blue.1": FIELD}


@pytest.mark.rule("ME-BAT-27")
def test_a_scattered_force_stands_as_its_banners_again_where_it_rallies() -> None:
    war = marched({"red.1": 500, "red.2": 500}, {"blue.1": 1000})
    fight(war, answers=["direct", "counter", "stay"], dice=[1, 3, 1, 1])
    assert where(war) == {"red.1": "C4", "red.2": "C4", "blue.1": FIELD}
    assert [war.banners[f"red.{n}"].points for n in (1, 2)] == [425, 425]


@pytest.mark.rule("ME-BAT-17", "ME-BAT-16")
def test_a_banner_that_was_in_the_tile_before_falls_back_like_a_defender() -> None:
    war = marched({"red.1": 500}, {"blue.1": 1000})
    put_banner(war, "red.2", FIELD, 500, half=2)
    war.lands["D3"] = Land("red")
    fight(war, answers=[*HOLD, "stay"], dice=LOST)
    assert where(war) == {"red.1": "C4", "red.2": "D3", "blue.1": FIELD}


# --- landed troops ---------------------------------------------------------------------------------------


def landed(ships: int, banners: int) -> War:
    war = marched({f"red.{n}": 500 for n in range(1, banners + 1)}, {"blue.1": 1500}, tiles={FIELD: COAST})
    war.lands[FIELD] = Land("blue", CITY)
    put(war, "blue.1", half=0)
    for number in range(1, banners + 1):
        put(war, f"red.{number}", landed=True, half=3, baggage=1)
    for number in range(1, ships + 1):
        put_ship(war, f"red/{number}", FIELD)
    return war


@pytest.mark.rule("ME-SEA-34")
@pytest.mark.parametrize("drawn", [False, True])
def test_beaten_or_drawn_landing_troops_go_back_aboard_and_out_to_sea(drawn: bool) -> None:
    war = landed(ships=1, banners=1)
    tell(war, retreat.retreat_story(war, "red", ["red.1"], FIELD, drawn=drawn))
    assert (war.banners["red.1"].ship, war.banners["red.1"].landed) == ("red/1", False)
    assert (war.ships["red/1"].harbour, war.ships["red/1"].place) == (False, FIELD)


@pytest.mark.rule("ME-SEA-35")
def test_without_a_ship_with_room_landed_troops_are_destroyed() -> None:
    war = landed(ships=1, banners=1)
    put_banner(war, "red.9", FIELD, ship="red/1")
    put_ship(war, "red/2", FIELD, harbour=False)
    tell(war, retreat.retreat_story(war, "red", ["red.1"], FIELD, captors=["blue.1"]))
    assert "red.1" not in war.banners
    assert war.banners["blue.1"].baggage == 1


@pytest.mark.rule("ME-SEA-35")
def test_with_too_few_ships_the_owner_says_who_gets_away() -> None:
    war = landed(ships=1, banners=3)
    told = tell(war, retreat.retreat_story(war, "red", ["red.1", "red.2", "red.3"], FIELD), answers=["2"])
    assert [(q.who, q.what) for q in told.asked] == [("red", "retreat.aboard")]
    assert [b.id for b in war.banners.values() if b.realm == "red"] == ["red.2"]


# --- besiegers and sallies -------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-16", "ME-BAT-17")
def test_besiegers_beaten_in_the_tile_go_back_over_the_edge_they_came_in_by() -> None:
    war = marched({}, {"blue.1": 1000})
    put_banner(war, "red.1", FIELD, half=WEST)
    war.sieges[FIELD] = Siege(FIELD, "red", "blue", since=1)
    war.lands["C4"], war.lands["D3"] = Land(""), Land("red")
    tell(war, retreat.retreat_story(war, "red", ["red.1"], FIELD))
    assert where(war)["red.1"] == "C4"


@pytest.mark.rule("ME-BAT-16")
def test_a_beaten_sally_goes_back_inside() -> None:
    war = marched({}, {"blue.1": 1000})
    put(war, "blue.1", inside=True)
    tell(war, retreat.retreat_story(war, "blue", ["blue.1"], FIELD))
    assert (war.banners["blue.1"].place, war.banners["blue.1"].inside) == (FIELD, True)


# --- defenders fall back ---------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-17", "ME-BAT-20")
def test_beaten_defenders_choose_an_adjacent_tile_of_their_own_empire() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, realms=THREE)
    for place, land in zip(
        NEIGHBOURS,
        (Land("blue"), Land("blue"), Land("", VILLAGE, razed=True), Land("independent"), Land("red"), Land("")),
        strict=True,
    ):
        war.lands[place] = land
    told = fight(war, answers=[*HOLD, "stay", "E4"], dice=WON)
    assert list(told.asked[-1].options()) == ["E3", "E4"]
    assert (war.banners["blue.1"].place, war.banners["blue.1"].half) == ("E4", 8)


@pytest.mark.rule("ME-BAT-20")
def test_a_tile_with_a_hostile_banner_in_it_or_razed_is_not_open() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, realms=THREE)
    only_home(war, "E3", "E4")
    war.lands["E5"] = Land("", CITY, capital_of="blue", razed=True)
    put_banner(war, "yellow.1", "E3")
    told = fight(war, answers=[*HOLD, "stay"], dice=WON)
    assert where(war)["blue.1"] == "E4"
    assert "retreat.to" not in {q.what for q in told.asked}


@pytest.mark.rule("ME-BAT-18")
def test_defenders_with_nowhere_to_go_are_destroyed_and_leave_their_baggage() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 500, "blue.2": 500})
    only_home(war)
    put(war, "red.1", baggage=4)
    put(war, "blue.2", baggage=3)
    fight(war, answers=[*HOLD, "stay"], dice=WON)
    assert where(war) == {"red.1": FIELD}
    assert war.banners["red.1"].baggage == 6


@pytest.mark.rule("ME-BAT-18")
def test_the_swamp_and_the_sea_are_no_refuge() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={"E4": Tile("R03"), FIELD: COAST})
    only_home(war, "E4", "D5")
    put(war, "blue.1", half=0)
    fight(war, answers=[*HOLD, "stay"], dice=WON)
    assert where(war) == {"red.1": FIELD}


@pytest.mark.rule("ME-BAT-19")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ([1], None),
        ([3, 2, 4], (820, 1)),  # perilous: D6x20 and a point of baggage
        ([5], (900, 2)),
    ],
)
def test_a_retreat_over_blocking_terrain_needs_a_route(dice: list[int], left: tuple[int, int] | None) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: STRAIGHT})
    only_home(war, "D5")
    put(war, "blue.1", baggage=2)
    fight(war, answers=[*HOLD, "stay"], dice=[*WON, *dice])
    banner = war.banners.get("blue.1")
    assert (banner and (banner.points, banner.baggage)) == left
    assert where(war).get("blue.1") == ("D5" if left else None)


@pytest.mark.rule("ME-BAT-19", "ME-BAT-20")
def test_the_owner_may_prefer_a_blocked_tile_to_a_free_one() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: STRAIGHT})
    only_home(war, "E3", "D5")
    told = fight(war, answers=[*HOLD, "stay", "D5"], dice=[*WON, 6])
    assert told.asked[-1].about["by_roll"] == ["D5"]
    assert where(war)["blue.1"] == "D5"


@pytest.mark.rule("ME-BAT-20")
def test_banners_on_different_ground_may_part_and_those_on_the_same_go_together() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 500, "blue.2": 500, "blue.3": 500}, tiles={FIELD: STRAIGHT})
    put(war, "blue.1", half=0)
    put(war, "blue.2", half=6)
    put(war, "blue.3", half=EAST)
    only_home(war, "E3", "D5")
    told = fight(war, answers=[*HOLD, "blue.1", "stay", "E3", "D5"], dice=WON)
    assert [q.about["banners"] for q in told.asked[-2:]] == [["blue.1", "blue.3"], ["blue.2"]]
    assert where(war) == {"red.1": FIELD, "blue.1": "E3", "blue.2": "D5", "blue.3": "E3"}


@pytest.mark.rule("ME-BAT-20")
def test_where_a_river_runs_over_the_edge_the_bank_is_chosen_too() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: STRAIGHT, "E4": STRAIGHT})
    only_home(war, "E4")
    told = fight(war, answers=[*HOLD, "stay", "E4/9"], dice=WON)
    assert list(told.asked[-1].options()) == ["E4/9", "E4/8"]
    assert told.asked[-1].about["by_roll"] == ["E4/8"]
    assert war.banners["blue.1"].half == 9


@pytest.mark.rule("ME-BAT-25")
@pytest.mark.parametrize(("home", "left"), [(("D5",), None), (("D5", "E3"), "E3")])
def test_a_scattered_force_must_go_where_no_route_is_needed_or_is_destroyed(
    home: tuple[str, ...], left: str | None
) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: STRAIGHT})
    only_home(war, *home)
    fight(war, answers=["direct", "withdraw", "stay"], dice=[4, 6, 1, 1])
    assert where(war).get("blue.1") == left


@pytest.mark.rule("ME-BAT-17", "ME-BAT-20", "ME-BAT-25")
@pytest.mark.parametrize(
    ("answer", "refusal", "rule"),
    [
        ("B2", "mighty-battle-retreat-far", "ME-BAT-20"),
        ("nowhere", "mighty-battle-retreat-far", "ME-BAT-20"),
        ("C4", "mighty-battle-retreat-foreign", "ME-BAT-17"),
        ("E3", "mighty-battle-retreat-held", "ME-BAT-20"),
        ("D5", "mighty-battle-retreat-blocked", "ME-BAT-25"),
        ("E4/3", "mighty-battle-retreat-bank", "ME-BAT-20"),
    ],
)
def test_a_refused_retreat_says_which_clause_shuts_the_tile(answer: str, refusal: str, rule: str) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, realms=THREE, tiles={FIELD: STRAIGHT}, forced=False)
    only_home(war, "D5", "E3", "E4")
    put_banner(war, "yellow.1", "E3")
    question = first_question(retreat.retreat_story(war, "blue", ["blue.1"], FIELD, scattered=True))
    refused = refusal_of(question, answer)
    assert (refused.message.key, refused.rule) == (refusal, rule)


# --- after a draw ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-29")
@pytest.mark.parametrize(("dice", "points"), [([1, 2, 4, 2, 5], 850), ([2, 6], 950)])
def test_after_a_draw_a_route_is_sought_until_it_is_found(dice: list[int], points: int) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, tiles={FIELD: STRAIGHT})
    only_home(war, "D5")
    fight(war, answers=HOLD, dice=[*DRAWN, *dice])
    assert (where(war)["blue.1"], war.banners["blue.1"].points) == ("D5", points)


@pytest.mark.rule("ME-BAT-30")
def test_after_a_draw_who_has_nowhere_to_go_is_destroyed_and_nobody_gets_the_baggage() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    only_home(war)
    put(war, "blue.1", baggage=3)
    told = fight(war, answers=HOLD, dice=DRAWN)
    assert where(war) == {"red.1": "C4"}
    assert war.banners["red.1"].baggage == 0
    assert "baggage.lost" in told.kinds()


# --- what defeat means for the rest of the month -----------------------------------------------------------


@pytest.mark.rule("ME-BAT-21")
@pytest.mark.parametrize("dice", [WON, DRAWN])
def test_a_force_beaten_before_its_own_turn_neither_scouts_nor_moves_this_month(dice: list[int]) -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, month=2)
    fight(war, answers=[*HOLD, *(["stay"] if dice is WON else []), "E4"], dice=dice)
    banner = war.banners["blue.1"]
    assert (banner.no_scout, banner.no_move, banner.beaten) == (2, 2, 2)


@pytest.mark.rule("ME-BAT-21")
def test_a_force_beaten_in_or_after_its_own_turn_is_not_barred_but_remembers_its_defeat() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000}, month=2)
    fight(war, answers=[*HOLD, "stay"], dice=LOST)
    assert (war.banners["red.1"].no_scout, war.banners["red.1"].no_move, war.banners["red.1"].beaten) == (0, 0, 2)
    war = marched({"red.1": 1000}, {"blue.1": 1000}, month=2)
    war.order, war.active = ("blue", "red"), 1
    fight(war, answers=[*HOLD, "stay", "E4"], dice=WON)
    assert (war.banners["blue.1"].no_scout, war.banners["blue.1"].no_move, war.banners["blue.1"].beaten) == (0, 0, 2)
