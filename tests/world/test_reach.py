"""How far things hang together."""

from __future__ import annotations

from itertools import pairwise

import pytest
from drawn import PLAIN, RANGE, SHORE, STRAIGHT, SWAMP, board, design, salad

from gonfalon.world.hexes import EDGES
from gonfalon.world.reach import Roads, reach
from gonfalon.world.routes import Route, march

ROW = dict.fromkeys(("A1", "B1", "C1", "D1", "E1"), PLAIN)


@pytest.mark.rule("ME-REV-08")
def test_what_hangs_together_with_the_capital_is_not_isolated() -> None:
    world = board(ROW)
    empire = {"A1", "B1", "D1", "E1"}
    assert list(reach(world.neighbours, ["A1"], empire.__contains__)) == ["A1", "B1"]
    assert reach(world.neighbours, ["A1"], {*empire, "C1"}.__contains__) == {
        "A1": 0,
        "B1": 1,
        "C1": 2,
        "D1": 3,
        "E1": 4,
    }


@pytest.mark.rule("ME-WQT-11", "ME-WQT-12")
def test_ships_go_along_joined_water_only() -> None:
    world = board({"A1": SHORE, "B1": SHORE, "C1": PLAIN, "D1": SHORE})
    assert list(reach(world.by_sea, ["A1"], world.has_sea)) == ["A1", "B1"]


@pytest.mark.rule("ME-MAP-24", "ME-MOV-22")
def test_banners_never_get_past_the_swamp_or_the_sea() -> None:
    world = board({"A1": PLAIN, "B1": PLAIN, "C1": SWAMP, "D1": PLAIN})
    assert list(reach(world.by_land, ["A1"], world.enterable)) == ["A1", "B1"]


@pytest.mark.rule("ME-WQT-02")
def test_the_road_home_is_the_shortest_clear_one() -> None:
    world = board(ROW)
    assert Roads(world).road("E1", 2, {"A1"}) == ("E1", "D1", "C1", "B1", "A1")
    assert Roads(world).road("A1", 2, {"A1"}) == ("A1",)


@pytest.mark.rule("ME-WQT-02", "ME-WQT-04")
def test_mountains_and_rivers_close_the_road_unless_the_city_is_open() -> None:
    gate = design("PMPPMP", "14")
    world = board(ROW | {"C1": gate})
    assert Roads(world).road("E1", 2, {"A1"}) is None
    assert Roads(world, passes={"C1"}).road("E1", 2, {"A1"}) == ("E1", "D1", "C1", "B1", "A1")


@pytest.mark.rule("ME-WQT-03", "ME-WQT-05")
def test_the_road_goes_round_barred_places_if_it_can() -> None:
    world = board(ROW | dict.fromkeys(("A2", "B2", "C2", "D2"), PLAIN))
    road = Roads(world, barred={"C1"}).road("E1", 2, {"A1"})
    assert road == ("E1", "D2", "C2", "B2", "A2", "A1")
    assert Roads(world, barred={"C1", "C2", "B2"}).road("E1", 2, {"A1"}) is None


@pytest.mark.rule("ME-SIE-11", "ME-WQT-05")
def test_a_besieger_goes_home_only_the_way_it_came() -> None:
    world = board(ROW)
    assert Roads(world, barred={"C1"}).road("C1", 2, {"A1"}, leaving=(1,)) is None
    assert Roads(world).road("C1", 8, {"A1"}, leaving=(4,)) == ("C1", "B1", "A1")


@pytest.mark.rule("ME-WQT-02")
def test_the_bank_one_stands_on_matters() -> None:
    river = dict.fromkeys(("B2", "C2", "D2"), STRAIGHT)
    world = board({**river, "C1": PLAIN, "D3": PLAIN})
    assert Roads(world).road("B2", 9, {"D3"}) is None
    assert Roads(world, bridges={"C2"}).road("B2", 9, {"D3"}) == ("B2", "C2", "D3")
    assert Roads(world).road("B2", 8, {"D3"}) == ("B2", "C2", "D3")


@pytest.mark.rule("ME-WQT-02")
@pytest.mark.parametrize("seed", range(4))
def test_roads_are_clear_step_by_step_and_none_is_missed(seed: int) -> None:
    world = salad(seed, radius=2)
    start = next(place for place in world.places if world.enterable(place))
    half = world.ground(start).stands[0]
    for goal in world.places:
        road = Roads(world).road(start, half, {goal})
        assert (road is not None) == (goal in reachable(start, half, world))
        assert (road is not None) == (goal in Roads(world).reached(start, half))
        for here, there in pairwise(road or ()):
            assert there in world.by_land(here)


def reachable(start: str, half: int, world: object) -> set[str]:
    """Every place come to by free marches, whatever their number."""
    found, new = set[tuple[str, int]](), {(start, half)}
    while new:
        here = new.pop()
        found.add(here)
        routes = [march(world, *here, edge) for edge in EDGES]  # type: ignore[arg-type]
        new |= {(r.there, stand) for r in routes if isinstance(r, Route) for stand in r.free} - found
    return {place for place, _ in found}


def test_a_range_can_be_walked_round_from_tile_to_tile() -> None:
    world = board({"B2": RANGE} | dict.fromkeys(("C1", "C2", "C3", "B3", "A2", "B1"), PLAIN))
    assert Roads(world).road("B2", 0, {"B3"}) == ("B2", "B1", "A2", "B3")
