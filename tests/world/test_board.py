"""The finished board: a value that can be kept, extended and shared."""

from __future__ import annotations

import copy
import pickle

import pytest

from gonfalon.kernel.messages import Refused
from gonfalon.world.board import TileBoard
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
