"""Reach and routes: what bars them, which edges count, and whom an empire may attack in the end."""

from __future__ import annotations

import pytest
from valhalla_stage import a_board, a_campaign, good, options, own, play, refused

from gonfalon.rulesets.valhalla.land import holdable
from gonfalon.rulesets.valhalla.routes import clear_route
from gonfalon.rulesets.valhalla.targets import distance, outlook, route
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import Tile

PLAIN, EAST_RIDGE, WEST_RIDGE = Tile("L02"), Tile("H29"), Tile("H30")  # ridges: a mountain on that one edge
ALONG, ACROSS = Tile("R11"), Tile("R11", turn=1)  # a river from west to east, and from north-west to south-east
LAKE, SWAMP, WALL, FOREST, HILLS = Tile("R02"), Tile("R03"), Tile("H01"), Tile("L01"), Tile("H32")
NORTH_SHORE, SOUTH_SHORE = Tile("C04", turn=1), Tile("C04", turn=4)


def strip(*tiles: Tile) -> TileBoard:
    """Tiles from west to east: A1, B1, C1, …"""
    return TileBoard({f"{chr(65 + i)}1": tile for i, tile in enumerate(tiles)})


def is_clear(*tiles: Tile, bridges: tuple[str, ...] = ()) -> bool:
    """Does a route lead from the first to the last of them?"""
    board = strip(*tiles)
    return clear_route(board, ["A1"], [board.places[-1]], bridges) is not None


@pytest.mark.rule("VAL-ORD-05")
@pytest.mark.parametrize(("between", "reached"), [(0, True), (1, True), (2, True), (3, False)])
def test_an_attack_reaches_three_steps(between: int, reached: bool) -> None:
    assert is_clear(PLAIN, *[PLAIN] * between, PLAIN) is reached


@pytest.mark.rule("VAL-ORD-06")
def test_the_route_is_told_from_end_to_end() -> None:
    assert clear_route(strip(PLAIN, PLAIN, PLAIN, PLAIN), ["A1"], ["D1"], ()) == ("A1", "B1", "C1", "D1")


@pytest.mark.rule("VAL-ORD-06")
def test_one_clear_route_is_enough() -> None:
    board = a_board(4, 3, {"B2": LAKE, "C2": LAKE})

    assert clear_route(board, ["A2"], ["D2"], ()) is None, "round the lake it is four steps"
    assert clear_route(board, ["A2", "A1"], ["D2", "D1"], ()) == ("A1", "B1", "C1", "D1")


@pytest.mark.rule("VAL-ORD-05", "VAL-ORD-06")
@pytest.mark.parametrize(("routes", "steps"), [("any", 6), ("three", 0)])
def test_to_an_empire_within_three_tiles_the_route_may_be_longer(routes: str, steps: int) -> None:
    lakes = {f"{column}{row}": LAKE for column in "BC" for row in (5, 6, 7)}
    campaign = a_campaign(board=a_board(12, 11, lakes), routes=routes)
    campaign.owners = {"A6": "red", "D6": "blue"}

    assert distance(campaign, "red", "blue") == 3
    assert len(route(campaign, "red", "blue") or "-") - 1 == steps


@pytest.mark.rule("VAL-ORD-06")
def test_a_route_that_leads_nowhere_is_none() -> None:
    board = a_board(4, 3, {f"B{row}": LAKE for row in (1, 2, 3)})

    assert clear_route(board, ["A2"], ["D2"], (), None) is None


@pytest.mark.rule("VAL-ORD-07")
@pytest.mark.parametrize("tile", [LAKE, SWAMP])
def test_lake_and_swamp_bar_the_way(tile: Tile) -> None:
    assert not is_clear(PLAIN, tile, PLAIN)


@pytest.mark.rule("VAL-ORD-07")
def test_where_coasts_meet_in_water_the_open_sea_bars_the_way() -> None:
    board = TileBoard({"A1": Tile("C04", turn=5), "B1": Tile("C04", turn=2)})

    assert board.edges("A1")[1] == board.edges("B1")[4] == "S"
    assert clear_route(board, ["A1"], ["B1"], ()) is None


@pytest.mark.rule("VAL-MAP-05")
@pytest.mark.parametrize("tile", [FOREST, HILLS, PLAIN])
def test_forest_hill_and_plain_never_bar_the_way(tile: Tile) -> None:
    assert is_clear(PLAIN, tile, PLAIN)


@pytest.mark.rule("VAL-ORD-07", "VAL-LOC-07")
def test_a_river_is_crossed_by_a_bridge_only() -> None:
    assert not is_clear(PLAIN, ACROSS, PLAIN)
    assert is_clear(PLAIN, ACROSS, PLAIN, bridges=("B1",))


@pytest.mark.rule("VAL-ORD-07")
def test_a_river_may_be_followed_on_one_bank() -> None:
    assert is_clear(PLAIN, ALONG, PLAIN)


@pytest.mark.rule("VAL-ORD-07")
def test_rivers_in_the_first_and_the_last_tile_do_not_matter() -> None:
    assert is_clear(ACROSS, PLAIN, ACROSS)


@pytest.mark.rule("VAL-ORD-08", "VAL-ORD-07")
@pytest.mark.parametrize(
    ("tiles", "clear"),
    [
        ((EAST_RIDGE, PLAIN), True),  # the edge of the tile it starts from does not count
        ((PLAIN, WEST_RIDGE), False),  # the edge by which the target is entered does
        ((PLAIN, EAST_RIDGE, PLAIN), False),  # so does the edge by which a tile on the way is left
        ((PLAIN, WEST_RIDGE, PLAIN), False),
        ((PLAIN, EAST_RIDGE), True),  # the target is not left again
        ((EAST_RIDGE, PLAIN, PLAIN), True),
    ],
)
def test_the_edges_of_the_tiles_routed_through_count(tiles: tuple[Tile, ...], clear: bool) -> None:
    assert is_clear(*tiles) is clear


@pytest.mark.rule("VAL-MAP-05", "VAL-PST-13")
def test_swamp_and_lake_cannot_be_held_and_mountains_can() -> None:
    board = strip(LAKE, SWAMP, WALL, PLAIN)

    assert [holdable(board, place) for place in board.places] == [False, False, True, True]


# --- whom an empire may attack ---------------------------------------------------------------------------


@pytest.mark.rule("VAL-ORD-09")
def test_a_route_may_pass_through_a_third_empire() -> None:
    campaign = a_campaign()
    own(campaign, "green", "E3", "F3", "G3")

    assert distance(campaign, "red", "blue") == 4
    own(campaign, "red", "E4")

    assert "blue" in outlook(campaign, "red").lawful
    assert set(outlook(campaign, "red").lawful["blue"]) & {"F3", "F4", "G3", "G4"}


@pytest.mark.rule("VAL-ORD-10")
def test_with_nobody_in_reach_the_closest_may_be_attacked_and_no_other() -> None:
    game = play(a_campaign())

    assert options(game, "red1", "order") == ["attack blue", "attack green", "hold"], "equally close at four steps"
    assert refused(game, "red1 order attack yellow") == ("valhalla-target-not-closest", "VAL-ORD-10")


@pytest.mark.rule("VAL-ORD-10")
def test_of_distances_5_and_6_the_closer_may_be_attacked() -> None:
    campaign = a_campaign({"yellow": 0})
    campaign.owners = {"A1": "red", "F1": "blue", "A7": "green"}
    game = play(campaign)

    assert [distance(campaign, "red", other) for other in ("blue", "green")] == [5, 6]
    assert options(game, "red1", "order") == ["attack blue", "hold"], "it is optional"
    assert refused(game, "red1 order attack green") == ("valhalla-target-not-closest", "VAL-ORD-10")


@pytest.mark.rule("VAL-ORD-05", "VAL-ORD-10")
def test_the_fallback_is_not_for_an_empire_with_a_lawful_target() -> None:
    campaign = a_campaign()
    own(campaign, "red", "E3")
    game = play(campaign)

    assert options(game, "red1", "order") == ["attack blue", "hold"]
    assert refused(game, "red1 order attack green") == ("valhalla-target-far", "VAL-ORD-05")


@pytest.mark.rule("VAL-ORD-06")
def test_within_reach_but_with_every_route_barred_is_no_lawful_target() -> None:
    moat = {f"F{row}": LAKE for row in range(1, 12)}
    campaign = a_campaign(board=a_board(special=moat))
    own(campaign, "red", "E3")
    own(campaign, "green", "E4")
    game = play(campaign)

    assert distance(campaign, "red", "blue") == 3
    assert refused(game, "red1 order attack blue") == ("valhalla-target-barred", "VAL-ORD-06")


@pytest.mark.rule("VAL-LOC-07")
def test_a_bridge_serves_every_empire() -> None:
    water = {f"F{row}": LAKE for row in range(1, 12)}
    campaign = a_campaign(board=a_board(special={**water, "E2": LAKE, "F3": ACROSS}))
    own(campaign, "red", "E3")
    own(campaign, "blue", "G3")
    own(campaign, "green", "E4")
    assert outlook(campaign, "red").refused["blue"].rule == "VAL-ORD-06"

    campaign.locations["F3"] = "bridge"
    own(campaign, "yellow", "F3")

    assert outlook(campaign, "red").lawful["blue"] == ("E3", "F3", "G3")


@pytest.mark.rule("VAL-ORD-11")
def test_the_order_form_shows_routes_and_reasons() -> None:
    campaign = a_campaign()
    own(campaign, "red", "E3")
    question = play(campaign).open["red1", "order"]

    assert question.about["routes"] == {"blue": ("E3", "F3", "G3", "H3")}
    reasons = {empire: refusal.rule for empire, refusal in question.about["closed"].items()}
    assert reasons == {"red": "VAL-ORD-01", "green": "VAL-ORD-05", "yellow": "VAL-ORD-05"}


@pytest.mark.rule("VAL-PST-17")
def test_torn_off_land_still_serves_for_routes() -> None:
    campaign = a_campaign()
    own(campaign, "red", "F9")
    game = play(campaign)

    assert set(options(game, "red1", "order")) == {"attack green", "attack yellow", "hold"}
    good(game, "red1 order attack yellow")
