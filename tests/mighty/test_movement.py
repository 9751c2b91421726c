"""Movement and routes (ME-MOV). The oracles of the exact test stand on real tiles: R11 a straight river from E to W,
H11 a range from E to W, H01 all mountain, L02 plain, R01 the fork, R02 the lake, C04 a straight shore."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace
from stage import Told, a_board, a_war, beside, first_question, put_banner, put_ship, reading, refusal_of, tell

from gonfalon.kernel import FastDice, Play, Refusal, by_chance
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.field import marching
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.season import movement
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Alliance, Land, Siege, War
from gonfalon.world.routes import Route
from gonfalon.world.tiles import Tile

RIVER = Tile("R11", flow=(0, 1, 0, 0, -1, 0))  # from W to E
RANGE, PEAKS = Tile("H11"), Tile("H01")
HERE = "C3"
NE, E, SE, SW, W, NW = (beside(HERE, edge) for edge in range(6))


def moving(here: Tile | None = None, there: Tile | None = None, half: int = 0, **more: object) -> War:
    """Red's movement phase: banner 1 at C3, where one tile and its eastern neighbour may be special; all tiles open."""
    special = {place: tile for place, tile in ((HERE, here), (E, there)) if tile}
    war = a_war({"red": "A1", "blue": "F6"}, board=a_board(7, 7, special=special), phase="movement")
    war.lands[HERE] = Land("red")
    war.turn = replace(war.turn, opened=(NE, E, SE, SW, W, NW, HERE))
    put_banner(war, "red.1", HERE, half=half, **more)  # type: ignore[arg-type]
    return war


def order(war: War, text: str, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    return tell(war, movement.step(war), answers=[text, *answers], dice=dice)


def refused(war: War, text: str) -> str:
    return refusal_of(first_question(movement.step(war)), text).rule


def free(war: War, there: str) -> tuple[int, ...]:
    route = marching.way(war, war.banners["red.1"], there)
    assert isinstance(route, Route)
    return route.free


# --- who may move, and where -----------------------------------------------------------------------------


@pytest.mark.rule("ME-MOV-01", "ME-SCT-05")
def test_a_banner_moves_only_into_a_tile_scouted_this_turn() -> None:
    war = moving()
    war.turn = replace(war.turn, opened=(E,))
    assert refused(war, f"march 1 to {W}") == "ME-SCT-05"
    order(war, f"march 1 to {E}")
    assert war.banners["red.1"].place == E


@pytest.mark.rule("ME-MOV-02")
def test_a_banner_moves_one_tile_a_turn() -> None:
    war = moving()
    put_banner(war, "red.2", HERE)
    order(war, f"march 1 to {E}")
    assert refused(war, f"march 1 to {HERE}") == "ME-MOV-02"
    assert refused(war, "march 2 to F3") == "ME-MOV-02"


@pytest.mark.rule("ME-MOV-03")
def test_banners_of_a_force_go_together_or_apart() -> None:
    war = moving()
    put_banner(war, "red.2", HERE)
    put_banner(war, "red.3", HERE)
    order(war, f"march 1 to {E}")
    order(war, f"march 2 to {W}")
    order(war, "done")
    assert [b.place for b in war.banners.values()] == [E, W, HERE]


@pytest.mark.rule("ME-MOV-04")
def test_a_banner_is_set_down_on_the_edge_it_came_by() -> None:
    war = moving()
    order(war, f"march 1 to {E}")
    assert war.banners["red.1"].half // 2 == 4


@pytest.mark.rule("ME-MOV-05", "ME-MOV-19")
def test_along_a_river_the_bank_stays_the_same() -> None:
    war = moving(RIVER, RIVER, half=9)
    order(war, f"march 1 to {E}")
    assert war.banners["red.1"].half == 9
    war = moving(RIVER, RIVER, half=3)
    order(war, f"march 1 to {E}")
    assert war.banners["red.1"].half == 8


@pytest.mark.rule("ME-MOV-06")
def test_there_is_no_order_that_shifts_a_banner_within_its_tile() -> None:
    war = moving(RIVER, half=9)
    assert refused(war, f"march 1 to {HERE} at 8") == "ME-MOV-02"


@pytest.mark.rule("ME-MOV-07", "ME-MOV-17", "ME-MOV-23")
def test_what_can_be_passed_by_does_not_block() -> None:
    flank = Tile("H23")  # mountain on 5, 0 and 1; hills and plain elsewhere
    assert free(moving(flank, half=8), SE)
    assert free(moving(Tile("L30"), Tile("L09"), half=8), E)


@pytest.mark.rule("ME-MOV-08", "ME-MOV-24")
def test_a_blocked_move_needs_a_roll_before_the_banner_is_set_down() -> None:
    war = moving(RIVER, half=9)
    told = order(war, f"march 1 to {SE}", dice=(1,))
    assert [r.label for r in told.rolled] == ["route"]
    assert war.banners["red.1"].place == HERE


@pytest.mark.rule("ME-MOV-08")
def test_a_free_way_needs_none() -> None:
    war = moving(RIVER, half=9)
    assert not order(war, f"march 1 to {NE}").rolled


@pytest.mark.rule("ME-MOV-09")
@pytest.mark.parametrize(
    ("here", "there", "half", "to", "reached"),
    [
        (RIVER, RIVER, 9, E, (9,)),
        (RIVER, None, 9, SE, ()),
        (RANGE, None, 0, SE, ()),
        (RANGE, None, 0, NW, (4,)),
        (None, RANGE, 0, E, ()),
        (PEAKS, None, 8, E, ()),
        (PEAKS, None, 8, W, (2,)),
    ],
)
def test_the_exact_test_for_a_blocked_move(
    here: Tile | None, there: Tile | None, half: int, to: str, reached: tuple[int, ...]
) -> None:
    assert free(moving(here, there, half), to) == reached


@pytest.mark.rule("ME-MOV-09", "ME-MOV-20")
def test_the_farther_bank_needs_a_roll() -> None:
    war = moving(RIVER, RIVER, half=2)
    assert free(war, E) == (9,)
    told = order(war, f"march 1 to {E} at 8", dice=(6,))
    assert len(told.rolled) == 1
    assert war.banners["red.1"].half == 8


@pytest.mark.rule("ME-MOV-10")
@pytest.mark.parametrize(("settlement", "is_free"), [(CITY, True), (FORTRESS, False), (VILLAGE, False)])
def test_a_city_has_a_bridge(settlement: str, is_free: bool) -> None:
    war = moving(RIVER, half=9)
    war.lands[HERE] = Land("red", settlement)
    assert bool(free(war, SE)) is is_free


@pytest.mark.rule("ME-MOV-11")
@pytest.mark.parametrize(
    ("owner", "razed", "everybody", "own"),
    [
        ("red", False, True, True),
        ("blue", False, True, False),
        ("independent", False, True, False),
        ("", True, False, False),
    ],
)
def test_bridges_serve_everybody_or_by_a_setting_whoever_holds_the_city(
    owner: str, razed: bool, everybody: bool, own: bool
) -> None:
    war = moving(RIVER, half=9)
    war.lands[HERE] = Land(owner, CITY, razed=razed)
    assert bool(free(war, SE)) is everybody
    assert bool(free(reading(war, bridges="own"), SE)) is own


@pytest.mark.rule("ME-MOV-11", "ME-MOV-12")
def test_passes_serve_only_whoever_holds_the_city() -> None:
    war = moving(RANGE, half=0)
    war.lands[HERE] = Land("blue", CITY)
    assert not free(war, SE)


@pytest.mark.rule("ME-MOV-12")
def test_a_mountain_city_has_passes() -> None:
    war = moving(RANGE, half=0)
    war.lands[HERE] = Land("red", CITY)
    assert free(war, SE)
    war = moving(None, RANGE, half=0)
    war.lands[E] = Land("red", CITY)
    assert free(war, E)
    war = moving(RANGE, None, half=6)
    assert not free(war, E)


@pytest.mark.rule("ME-MOV-13")
@pytest.mark.parametrize(("to", "is_free"), [(NE, True), (SE, True), (SW, True), (NW, True), (W, False), (E, True)])
def test_a_mountain_edge_already_reached_is_behind_the_banner(to: str, is_free: bool) -> None:
    war = moving(RANGE, half=2)
    assert bool(free(war, to)) is is_free


@pytest.mark.rule("ME-MOV-14", "ME-MOV-15", "ME-MOV-16")
@pytest.mark.parametrize(
    ("here", "there", "half", "to"), [(None, RANGE, 0, E), (RANGE, None, 10, SW), (RANGE, None, 6, E)]
)
def test_mountain_on_either_edge_or_across_the_tile_blocks(
    here: Tile | None, there: Tile | None, half: int, to: str
) -> None:
    assert free(moving(here, there, half), to) == ()


@pytest.mark.rule("ME-MOV-18")
def test_one_roll_however_much_lies_in_the_way() -> None:
    war = moving(RANGE, RANGE, half=10)
    told = order(war, f"march 1 to {E}", dice=(5,))
    assert len(told.rolled) == 1
    assert war.banners["red.1"].place == E


@pytest.mark.rule("ME-MOV-21")
def test_open_water_is_for_ships_only() -> None:
    war = moving(Tile("C14"), Tile("C14"), half=0)  # two capes: sea from E round to SW
    assert isinstance(marching.way(war, war.banners["red.1"], SE), Refusal)
    assert refused(war, f"march 1 to {SE}") == "ME-MOV-21"


@pytest.mark.rule("ME-MOV-22")
def test_the_swamp_cannot_be_entered() -> None:
    assert refused(moving(None, Tile("R03")), f"march 1 to {E}") == "ME-MOV-22"


@pytest.mark.rule("ME-MAP-57")
def test_the_rim_cannot_be_crossed() -> None:
    assert refused(moving(), "march 1 to Z9") == "ME-MAP-57"


# --- route rolls -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MOV-25", "ME-MOV-27")
def test_the_blocked_banners_of_a_move_share_a_roll_and_a_failure_stops_them() -> None:
    war = moving(RIVER, half=9)
    put_banner(war, "red.2", HERE, half=9)
    put_banner(war, "red.3", HERE, half=9)
    told = order(war, f"march 1 2 to {SE}", dice=(2,))
    assert len(told.rolled) == 1
    assert refused(war, f"march 1 to {NE}") == "ME-MOV-27"
    order(war, f"march 3 to {NE}")
    assert [b.place for b in war.banners.values()] == [HERE, HERE, NE]


@pytest.mark.rule("ME-MOV-25")
def test_banners_of_the_group_with_a_free_way_need_no_roll() -> None:
    war = moving(RIVER, half=9)
    put_banner(war, "red.2", HERE, half=5)
    told = order(war, f"march 1 2 to {SE}", dice=(1,))
    assert len(told.rolled) == 1
    assert [b.place for b in war.banners.values()] == [HERE, SE]


@pytest.mark.rule("ME-MOV-27")
def test_in_the_dutch_edition_each_banner_searches_for_itself() -> None:
    war = moving(RIVER, half=9)
    war.settings = replace(war.settings, failed_route="banner")
    put_banner(war, "red.2", HERE, half=9)
    order(war, f"march 1 2 to {SE}", dice=(2, 6))
    assert [b.place for b in war.banners.values()] == [HERE, SE]


@pytest.mark.rule("ME-MOV-26", "ME-MOV-34")
@pytest.mark.parametrize(("die", "outcome"), [(1, "failed"), (2, "failed"), (5, "found"), (6, "found")])
def test_the_route_chart(die: int, outcome: str) -> None:
    war = moving()
    told = tell(war, marching.search_route(war, ["red.1"], "ME-MOV-24", may_decline=True), dice=(die,))
    assert told.value == outcome
    assert len(told.rolled) == 1


@pytest.mark.rule("ME-MOV-26", "ME-MOV-28")
@pytest.mark.parametrize("die", [3, 4])
def test_a_perilous_route_may_be_declined_and_the_group_stays(die: int) -> None:
    war = moving(RIVER, half=9)
    told = order(war, f"march 1 to {SE}", "stay", dice=(die,))
    assert len(told.rolled) == 1
    assert refused(war, f"march 1 to {NE}") == "ME-MOV-27"


def perils(war: War, *dice: int, answers: Sequence[str] = ()) -> Told:
    ids = list(war.banners)
    return tell(war, marching.brave_perils(war, ids), answers=answers, dice=dice)


def a_group(*baggage: int) -> War:
    war = moving()
    for number, points in enumerate(baggage, 1):
        put_banner(war, f"red.{number}", HERE, 1000, baggage=points)
    return war


def left(war: War) -> list[tuple[int, int]]:
    return [(b.points, b.baggage) for b in war.banners.values()]


@pytest.mark.rule("ME-MOV-29")
def test_peril_1_takes_men_and_all_baggage() -> None:
    war = a_group(3, 2)
    perils(war, 1, 4, 2)
    assert left(war) == [(800, 0), (900, 0)]


@pytest.mark.rule("ME-MOV-30")
def test_peril_2_takes_fewer_men_and_a_point_of_baggage_each() -> None:
    war = a_group(3, 0)
    perils(war, 2, 2, 6)
    assert left(war) == [(960, 2), (880, 0)]


@pytest.mark.rule("ME-MOV-31")
def test_peril_3_takes_baggage_or_men() -> None:
    war = a_group(2, 0, 1)
    perils(war, 3, 5)
    assert left(war) == [(1000, 1), (900, 0), (1000, 0)]


@pytest.mark.rule("ME-MOV-32")
@pytest.mark.parametrize(("whose", "after"), [("red.1", [0, 2, 0]), ("red.2", [1, 1, 0])])
def test_peril_4_takes_one_point_of_the_force_and_its_owner_says_whose(whose: str, after: list[int]) -> None:
    war = a_group(1, 2, 0)
    told = perils(war, 4, answers=[whose])
    assert [b.baggage for b in war.banners.values()] == after
    assert list(told.asked[0].options()) == ["red.1", "red.2"]


@pytest.mark.rule("ME-MOV-32")
@pytest.mark.parametrize(("before", "after"), [((0, 2), [0, 1]), ((0, 0), [0, 0]), ((3,), [2])])
def test_peril_4_leaves_no_choice_where_at_most_one_banner_carries_any(
    before: tuple[int, ...], after: list[int]
) -> None:
    war = a_group(*before)
    perils(war, 4)
    assert [b.baggage for b in war.banners.values()] == after


@pytest.mark.rule("ME-MOV-32", "ME-RLM-30")
@pytest.mark.parametrize(("before", "after"), [((0, 2), [0, 1]), ((0, 0), [0, 0])])
def test_where_baggage_is_hidden_peril_4_asks_in_any_case(before: tuple[int, ...], after: list[int]) -> None:
    war = a_group(*before)
    war.settings = replace(war.settings, hide_baggage=True)
    perils(war, 4, answers=["red.2"])
    assert [b.baggage for b in war.banners.values()] == after


@pytest.mark.rule("ME-MOV-32")
def test_in_campaigns_of_the_first_version_peril_4_takes_from_whoever_carries_most() -> None:
    war = a_group(1, 2, 0)
    war.settings = replace(war.settings, mended=False)
    perils(war, 4)
    assert [b.baggage for b in war.banners.values()] == [1, 1, 0]


@pytest.mark.rule("ME-MOV-33")
@pytest.mark.parametrize("die", [5, 6])
def test_perils_5_and_6_take_nothing(die: int) -> None:
    war = a_group(3)
    perils(war, die)
    assert left(war) == [(1000, 3)]


@pytest.mark.rule("ME-MOV-29")
def test_a_banner_that_does_not_survive_the_route_does_not_arrive() -> None:
    war = moving(RIVER, half=9, points=100)
    order(war, f"march 1 to {SE}", "go", dice=(3, 1, 6))
    assert war.banners == {}


@pytest.mark.rule("ME-MOV-35", "ME-MOV-36")
def test_a_failure_or_a_route_found_lasts_for_this_turn_only() -> None:
    war = moving(RIVER, half=9)
    order(war, f"march 1 to {SE}", dice=(1,))
    war.turn = replace(type(war.turn)(), opened=(SE,))
    order(war, f"march 1 to {SE}", dice=(6,))
    assert war.banners["red.1"].place == SE
    war.turn = replace(type(war.turn)(), opened=(HERE,))
    order(war, f"march 1 to {HERE}")
    war.turn = replace(type(war.turn)(), opened=(NE,))
    assert len(order(war, f"march 1 to {NE}", dice=(1,)).rolled) == 1


# --- meeting others --------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MOV-37")
def test_banners_pass_only_where_the_holder_grants_it() -> None:
    war = moving()
    war.lands[E] = Land("blue", VILLAGE)
    put_banner(war, "blue.1", E)
    order(war, f"march 1 to {E}", "ask", "yes")
    assert war.turn.passages == (E,)
    movement.occupy(war)
    assert lands.owner(war, E) == "blue"


@pytest.mark.rule("ME-MOV-37")
@pytest.mark.parametrize(("then", "place"), [("stay", HERE), ("attack", E)])
def test_whoever_is_refused_stays_or_attacks(then: str, place: str) -> None:
    war = moving()
    put_banner(war, "blue.1", E)
    order(war, f"march 1 to {E}", "ask", "no", then)
    assert war.banners["red.1"].place == place
    assert war.turn.passages == ()


@pytest.mark.rule("ME-MOV-37")
def test_passage_can_be_switched_off() -> None:
    war = moving()
    war.settings = replace(war.settings, passage=False)
    put_banner(war, "blue.1", E)
    assert [q.what for q in order(war, f"march 1 to {E}").asked] == ["movement.order"]


@pytest.mark.rule("ME-MOV-40")
def test_no_battle_is_fought_before_all_have_moved() -> None:
    war = moving()
    put_banner(war, "red.2", SE)
    put_banner(war, "blue.1", E)
    order(war, f"march 1 to {E}", "attack")
    order(war, f"march 2 to {E}", "attack")
    assert war.phase == "movement"
    assert [b.id for b in war.banners.values() if b.place == E] == ["red.1", "red.2", "blue.1"]


@pytest.mark.rule("ME-MOV-41")
def test_a_river_can_be_rounded_above_its_source() -> None:
    spring = Tile("H04", flow=(0, 1, 0, 0, 0, 0))  # leaves by the east; mountains from the south-west to the north-west
    war = moving(spring, RIVER, half=0)
    assert set(free(war, E)) == {8, 9}
    told = order(war, f"march 1 to {E}", "9")
    assert (told.rolled, war.banners["red.1"].half) == ([], 9)


@pytest.mark.rule("ME-MOV-41")
@pytest.mark.parametrize("half", [2, 3])
def test_from_either_bank_a_tile_with_the_source_is_entered_on_either_bank(half: int) -> None:
    spring = Tile("H04", 3, (0, 0, 0, 0, 1, 0))  # leaves by the west
    war = moving(RIVER, spring, half=half)
    assert set(free(war, E)) == {8, 9}


@pytest.mark.rule("ME-MOV-41", "ME-MOV-15")
def test_below_its_source_a_river_is_not_rounded() -> None:
    war = moving(RIVER, RIVER, half=2)
    assert len(free(war, E)) == 1


@pytest.mark.rule("ME-MOV-42")
def test_the_fork_parts_three_banks_and_the_lake_is_walked_round() -> None:
    fork = Tile("R01", flow=(-1, 0, -1, 0, 1, 0))
    war = moving(fork, half=3)
    assert free(war, E)
    assert not free(war, SW)
    assert len(free(war, SE)) == 1
    lake = moving(Tile("R02", flow=(-1, 0, 0, 0, 0, 0)), half=3)
    assert all(free(lake, to) for to in (E, SE, SW, W, NW))


@pytest.mark.rule("ME-MOV-43")
def test_mountain_on_both_sides_needs_one_roll_and_then_the_way_back_is_free() -> None:
    war = moving(RANGE, RANGE, half=10)
    order(war, f"march 1 to {E}", dice=(6,))
    assert war.banners["red.1"].half // 2 == 4
    assert free(war, HERE)
    assert free(war, beside(E, 0))
    assert not free(war, beside(E, 1))


@pytest.mark.rule("ME-MOV-44")
def test_over_a_city_bridge_both_banks_are_open() -> None:
    war = moving(RIVER, RIVER, half=2)
    war.lands[E] = Land("red", CITY)
    assert set(free(war, E)) == {8, 9}
    order(war, f"march 1 to {E}", "9")
    assert free(war, beside(E, 2))


@pytest.mark.rule("ME-MOV-45")
def test_along_the_shore_a_banner_keeps_to_the_land() -> None:
    shore = Tile("C04")  # land above, coast on E and W
    war = moving(shore, shore, half=0)
    assert free(war, E) == (9,)


@pytest.mark.rule("ME-MOV-46", "ME-SEA-36")
def test_an_undefended_tile_of_a_rival_passes_to_whoever_enters_it() -> None:
    war = moving()
    war.lands[E] = Land("blue", CITY)
    order(war, f"march 1 to {E}")
    movement.occupy(war)
    assert lands.owner(war, E) == "red"


@pytest.mark.rule("ME-MOV-46")
@pytest.mark.parametrize("land", [Land("independent", CITY), Land("", CITY, razed=True)])
def test_independents_and_razed_tiles_do_not_pass(land: Land) -> None:
    war = moving()
    war.lands[E] = land
    put_banner(war, "red.1", E)
    movement.occupy(war)
    assert war.lands[E] == land


# --- bad input -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (f"march 7 to {E}", "ME-RLM-25"),
        (f"march 1 1 to {E}", "ME-RLM-25"),
        ("scout 1 to D3", "ME-TRN-06"),
        ("march one to D3", "ME-TRN-06"),
        (f"march 1 to {E} at 4", "ME-MOV-04"),
    ],
)
def test_orders_that_cannot_be_are_refused_and_change_nothing(text: str, rule: str) -> None:
    war = moving()
    put_banner(war, "blue.7", E)
    before = war.hash()
    assert refused(war, text) == rule
    assert war.hash() == before


@pytest.mark.rule("ME-TRN-08", "ME-MOV-05", "ME-SIE-11")
def test_barred_embarked_and_besieged_banners_do_not_march() -> None:
    war = moving()
    put_ship(war, "red/1", HERE)
    put_banner(war, "red.2", HERE, no_move=1)
    put_banner(war, "red.3", HERE, ship="red/1")
    put_banner(war, "red.4", W, inside=True)
    war.sieges[W] = Siege(W, "blue", "red", since=1)
    assert refused(war, f"march 2 to {E}") == "ME-TRN-08"
    assert refused(war, f"march 3 to {E}") == "ME-MOV-05"
    assert refused(war, f"march 4 to {HERE}") == "ME-SIE-11"


def test_every_march_that_is_offered_is_legal() -> None:
    war = moving(RIVER, RANGE, half=9)
    put_banner(war, "red.2", HERE, half=4)
    question = first_question(movement.step(war))
    offered = list(question.options())
    assert len(offered) > 8
    assert [question.check(o) for o in offered] == [None] * len(offered)
    assert [question.read(question.write(o)) for o in offered] == offered


@pytest.mark.rule("ME-MOV-38", "ME-SCT-39")
@pytest.mark.parametrize(("allied", "fights"), [(False, True), (True, False)])
def test_moving_into_an_independent_settlement_means_a_fight_unless_it_is_an_ally(allied: bool, fights: bool) -> None:
    war = moving()
    war.lands[E] = Land("independent", FORTRESS)
    if allied:
        war.alliances["court"] = Alliance("red", (E,))
    order(war, f"march 1 to {E}")
    fight = battle.meeting(war, E)
    assert (fight is not None and fight.defender == "independent") is fights


@pytest.mark.rule("ME-MOV-39", "ME-SCT-41")
def test_armies_of_points_settle_their_battles_on_paper_at_once() -> None:
    war = moving()
    put_banner(war, "blue.1", E)
    order(war, f"march 1 to {E}", "attack")
    war.phase = "battle"
    play, asked = Play(Mighty(), war, FastDice(1)), []
    play.begin()
    while play.state.phase == "battle":
        question, _ = by_chance(play, Random(len(asked)))
        asked.append(question.what)
    assert "battle.card" in asked
    assert not play.state.fights
    assert all(what.startswith(("battle.", "retreat.", "pursuit.", "route.")) for what in asked)
