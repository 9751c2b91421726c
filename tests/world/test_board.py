"""The finished board: a value that can be kept, extended and shared."""

from __future__ import annotations

import copy
import pickle

import pytest
from drawn import PLAIN, SHORE, board, design, salad

from gonfalon.kernel.messages import Refused
from gonfalon.world.board import Board, TileBoard
from gonfalon.world.hexes import abutting
from gonfalon.world.tiles import Tile

RIVER = {
    "A1": Tile("H04", flow=(0, 1, 0, 0, 0, 0)),
    "B1": Tile("R11", flow=(0, 1, 0, 0, -1, 0)),
    "C1": Tile("R08", turn=4, flow=(0, 0, 0, 0, -1, 0)),
    "A2": Tile("L09"),
}


def test_places_are_read_row_by_row() -> None:
    board = TileBoard({"B2": Tile("L02"), "A2": Tile("L02"), "b1": Tile("L02"), "C0": Tile("L02"), "A1": Tile("L02")})
    assert board.places == ("C0", "b1", "A1", "A2", "B2")


def test_a_finished_world_is_named_from_a1() -> None:
    board = TileBoard.finished({(0, 0): Tile("L02"), (0, 1): Tile("L03"), (1, -1): Tile("L04")})
    assert {place: board.tiles[place].design for place in board.places} == {"B1": "L04", "A2": "L02", "B3": "L03"}


def test_a_mouth_shows_a_river_only_where_one_runs() -> None:
    assert TileBoard(RIVER).edges("C1") == "SCPPRC"
    assert TileBoard({"C1": Tile("R08", turn=4)}).edges("C1") == "SCPPPC"


@pytest.mark.rule("ME-MAP-56")
def test_saved_and_loaded_boards_are_identical() -> None:
    board = TileBoard(RIVER)
    again = TileBoard.from_json(board.to_json())
    assert again == board
    assert again.to_json() == board.to_json()
    assert [again.tiles[p] for p in again.places] == [board.tiles[p] for p in board.places]


@pytest.mark.rule("ME-MAP-57")
def test_an_extension_changes_no_tile_that_lies() -> None:
    board = TileBoard(RIVER)
    wider = board.extended({"a1": Tile("H01"), "A0": Tile("H31")})
    assert all(wider.tiles[place] == board.tiles[place] and wider.hex(place) == board.hex(place) for place in RIVER)
    with pytest.raises(Refused, match="board-place-taken"):
        board.extended({"B1": Tile("L02")})


def test_boards_are_values() -> None:
    one, same = TileBoard(RIVER), TileBoard(dict(reversed(RIVER.items())))
    other = TileBoard({**RIVER, "A2": Tile("L10")})
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert copy.deepcopy(one) is one
    assert pickle.loads(pickle.dumps(one)) == one


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ({"A1": Tile("X99")}, "board-unknown-design"),
        ({"A1": Tile("L02", turn=6)}, "board-bad-turn"),
        ({"A1": Tile("L02", flow=(1, 0, 0, 0, 0, 0))}, "board-bad-flow"),
        ({"A1": Tile("R11", flow=(0, 2, 0, 0, -1, 0))}, "board-bad-flow"),
        ({"A-0": Tile("L02")}, "board-bad-place"),
        ({"4B": Tile("L02")}, "board-bad-place"),
    ],
)
def test_tiles_that_cannot_lie_are_refused(tiles: dict[str, Tile], why: str) -> None:
    with pytest.raises(Refused, match=why):
        TileBoard(tiles)


@pytest.mark.parametrize("saved", [b"", b"{", b"[]", b'{"tiles":{"A1":{"turn":1}}}', b'{"tiles":{},"more":1}'])
def test_damaged_boards_are_refused(saved: bytes) -> None:
    with pytest.raises(Refused, match="board-damaged"):
        TileBoard.from_json(saved)


# --- neighbours -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-24")
def test_tiles_touch_by_land_by_sea_or_by_both() -> None:
    inland, open_sea, shore = (
        board({"A1": PLAIN, "B1": PLAIN}),
        board({"A1": design("CSCPPP"), "B1": design("PPPCSC")}),
        board({"A1": SHORE, "B1": SHORE}),
    )
    assert (inland.by_land("A1"), inland.by_sea("A1")) == (("B1",), ())
    assert (open_sea.by_land("A1"), open_sea.by_sea("A1")) == ((), ("B1",))
    assert (shore.by_land("A1"), shore.by_sea("A1")) == (("B1",), ("B1",))
    assert open_sea.neighbours("A1") == inland.neighbours("A1") == ("B1",)


@pytest.mark.rule("ME-MAP-24")
def test_land_against_sea_joins_nothing() -> None:
    world = board({"A1": PLAIN, "B1": design("PPPCSC")})
    assert (world.by_land("A1"), world.by_sea("A1"), world.neighbours("A1")) == ((), (), ("B1",))


@pytest.mark.rule("ME-MAP-24")
def test_on_any_board_touching_is_mutual_and_has_a_pair_of_halves() -> None:
    for world in map(salad, range(10)):
        for place in world.places:
            for edge, there in enumerate(world.around(place)):
                if there is not None:
                    halves = [
                        (half in world.sea_halves(place), abutting(half) in world.sea_halves(there))
                        for half in (2 * edge, 2 * edge + 1)
                    ]
                    assert (there in world.by_land(place)) == ((False, False) in halves)
                    assert (there in world.by_sea(place)) == ((True, True) in halves)
                    assert (place in world.by_land(there)) == (there in world.by_land(place))


@pytest.mark.rule("ME-MAP-19")
def test_around_a_place_lie_its_neighbours_by_edge() -> None:
    world = TileBoard({place: Tile("L02") for place in ("B2", "C1", "C2", "C3", "B3", "A2")})
    assert world.around("B2") == ("C1", "C2", "C3", "B3", "A2", None)
    assert world.neighbours("B2") == ("C1", "C2", "C3", "B3", "A2")
    assert world.rim("B2") == (5,)
    assert world.distance("A2", "C3") == 2


# --- what a place has -----------------------------------------------------------------------------------

SIGHTS = TileBoard(
    {
        "A1": Tile("H01"),  # nothing but mountain
        "B1": Tile("H04", flow=(0, 1, 0, 0, 0, 0)),  # spring
        "C1": Tile("R03", flow=(0, 0, 0, 0, -1, 0)),  # swamp
        "D1": Tile("C03"),  # haven, with a circle
        "A2": Tile("L09"),  # wood
        "B2": Tile("L02", seat=True),  # plain
        "C2": Tile("R05", flow=(-1, 0, 0, 0, 0, 0)),  # river end
        "D2": Tile("R02"),  # lake without a river
    }
)


@pytest.mark.rule("ME-MAP-14", "ME-MOV-22")
def test_only_the_swamp_cannot_be_entered() -> None:
    assert [place for place in SIGHTS.places if not SIGHTS.enterable(place)] == ["C1"]


@pytest.mark.rule("ME-SEA-03", "ME-SEA-22", "ME-MAP-13")
def test_ships_lie_at_coasts_and_river_ends_but_on_no_lake() -> None:
    assert list(filter(SIGHTS.has_sea, SIGHTS.places)) == ["D1", "C2"]


@pytest.mark.rule("ME-MOV-10", "ME-MAG-12")
def test_rivers_are_where_water_runs() -> None:
    assert list(filter(SIGHTS.has_river, SIGHTS.places)) == ["B1", "C1", "C2"]


@pytest.mark.rule("ME-MAP-16", "ME-DRG-03")
def test_lairs_are_tiles_of_nothing_but_mountain() -> None:
    assert SIGHTS.all_mountain == ("A1",)
    assert list(filter(SIGHTS.has_mountain, SIGHTS.places)) == ["A1", "B1"]


@pytest.mark.rule("ME-CON-07")
def test_forests_are_counted_by_tile() -> None:
    assert SIGHTS.forests == ("A2",)


@pytest.mark.rule("ME-MAP-15", "ME-MAP-53")
def test_capital_sites_bear_a_circle_or_a_mark() -> None:
    assert SIGHTS.capitals == ("D1", "B2")


@pytest.mark.rule("ME-SCT-10")
def test_terrain_is_the_pack() -> None:
    assert [SIGHTS.terrain(place) for place in ("A1", "A2", "C2", "D1")] == [
        "highland", "lowland", "river_valley", "coastal",
    ]  # fmt: skip


def test_rule_sets_see_places_neighbours_terrain_and_a_shape() -> None:
    seen: Board = SIGHTS
    for place in seen.places:
        xs, ys = zip(*seen.outline(place), strict=True)
        assert seen.centre(place) == pytest.approx((sum(xs) / 6, sum(ys) / 6))
        assert all(there in seen.places for there in seen.neighbours(place))
