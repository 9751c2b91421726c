"""The audit names what is wrong with a map, and where."""

from __future__ import annotations

import pytest
from byhand import HERE, NE, NW, SE, SPRINGS, SW, E, W, laid_out

from gonfalon.words import LANGUAGES, say
from gonfalon.world.audit import faults
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import Hex
from gonfalon.world.layout import Layout
from gonfalon.world.survey import survey
from gonfalon.world.tiles import Flow, Tile

PLAIN, DOWNS, STRAIGHT, LAKE, SWAMP = "L02", "H31", "R11", "R02", "R03"
STILL: Flow = (0, 0, 0, 0, 0, 0)


def found(*tiles: tuple[Hex, Tile]) -> list[tuple[str, str]]:
    """(clause, place) of every fault."""
    return [(fault.rule, fault.where) for fault in faults(TileBoard.finished(dict(tiles)))]


def changed(layout: Layout, **flows: Flow) -> list[tuple[str, str]]:
    """The faults of a layout in which some water runs otherwise; A1 is its top left."""
    board = TileBoard.finished(layout.tiles())
    tiles = {place: Tile(t.design, t.turn, flows.get(place, t.flow)) for place, t in board.tiles.items()}
    return [(fault.rule, fault.where) for fault in faults(TileBoard(tiles))]


def test_a_world_that_laid_itself_is_sound() -> None:
    assert faults(survey(1), players=3) == []


def test_an_empty_map_has_no_faults() -> None:
    assert faults(TileBoard({})) == []


@pytest.mark.rule("ME-MAP-28")
def test_peaks_that_do_not_point_up() -> None:
    assert found((HERE, Tile(DOWNS, 1))) == [("ME-MAP-28", "A1")]


@pytest.mark.rule("ME-MAP-46", "ME-MAP-48")
def test_land_that_faces_sea() -> None:
    assert found((HERE, Tile(PLAIN)), (E, Tile("R05", 3, (0, 0, 0, -1, 0, 0)))) == [
        ("ME-MAP-46", "A1"),
        ("ME-MAP-25", "B1"),
    ]
    assert ("ME-MAP-48", "A1") in found((HERE, Tile(PLAIN)), (E, Tile("C04")))


@pytest.mark.rule("ME-MAP-38")
def test_a_river_that_is_blocked() -> None:
    assert found((HERE, Tile(SPRINGS["E"], 0, (0, 1, 0, 0, 0, 0))), (E, Tile(PLAIN))) == [("ME-MAP-38", "A1")]


@pytest.mark.rule("ME-MAP-37")
def test_a_river_that_comes_from_dry_land() -> None:
    assert found((HERE, Tile(PLAIN)), (E, Tile(STRAIGHT, 0, (0, 1, 0, 0, -1, 0)))) == [("ME-MAP-37", "B1")]


@pytest.mark.rule("ME-MAP-37", "ME-MAP-25")
def test_a_dry_river_bed() -> None:
    assert set(found((HERE, Tile(STRAIGHT)))) == {("ME-MAP-37", "A1"), ("ME-MAP-25", "A1")}


@pytest.mark.rule("ME-MAP-25")
def test_a_river_that_comes_in_over_the_rim() -> None:
    assert found((HERE, Tile(STRAIGHT, 0, (0, 1, 0, 0, -1, 0)))) == [("ME-MAP-25", "A1")]


@pytest.mark.rule("ME-MAP-39")
def test_a_fork_that_joins_nothing() -> None:
    assert ("ME-MAP-39", "A1") in found((HERE, Tile("R01", 0, (1, 0, 1, 0, -1, 0))))


@pytest.mark.rule("ME-MAP-41")
def test_a_lake_that_two_rivers_leave() -> None:
    lake = laid_out({HERE: SPRINGS["E"], E: LAKE})

    assert changed(lake, B1=(1, 0, 1, 0, -1, 0)) == [("ME-MAP-41", "B1")]


@pytest.mark.rule("ME-MAP-44")
def test_a_swamp_that_two_rivers_leave() -> None:
    swamp = laid_out({HERE: SPRINGS["E"], E: SWAMP})

    assert changed(swamp, B1=(1, 0, 1, 0, -1, 0)) == [("ME-MAP-44", "B1")]


@pytest.mark.rule("ME-MAP-25")
def test_a_river_that_runs_in_a_ring() -> None:
    bends = {HERE: "R21/1", E: "R21/3", SE: "R21/5"}  # three sharp bends round one corner
    flows: dict[Hex, Flow] = {HERE: (0, 1, -1, 0, 0, 0), E: (0, 0, 0, 1, -1, 0), SE: (-1, 0, 0, 0, 0, 1)}
    tiles = {at: Tile("R21", int(name[-1]), flows[at]) for at, name in bends.items()}

    assert found(*tiles.items()) == [("ME-MAP-25", "A1")]


@pytest.mark.rule("ME-MAP-45")
def test_a_hole_in_the_land() -> None:
    ring = [(at, Tile(PLAIN)) for at in (NE, E, SE, SW, W, NW)]

    assert [rule for rule, _ in found(*ring)] == ["ME-MAP-45"]
    assert found(*ring, (HERE, Tile(PLAIN))) == []


@pytest.mark.rule("ME-MAP-45")
def test_an_inland_sea_is_no_hole() -> None:
    end = Tile("R07", 2, (0, -1, 0, 0, 0, 0))
    bays = [(at, Tile("C22", turn)) for at, turn in ((NE, 1), (E, 2), (SE, 3), (SW, 4), (W, 5), (NW, 0))]

    assert "ME-MAP-45" not in {rule for rule, _ in found(*bays, ((9, 9), end))}


@pytest.mark.rule("ME-MAP-32")
def test_land_that_is_not_joined_to_the_rest() -> None:
    assert found((HERE, Tile(PLAIN)), (E, Tile(PLAIN)), ((4, 0), Tile(PLAIN))) == [("ME-MAP-32", "E1")]


@pytest.mark.rule("ME-MAP-49")
def test_a_coast_without_any_river_end() -> None:
    assert found((HERE, Tile("C04")), (E, Tile("C05"))) == [("ME-MAP-49", "A1")]


@pytest.mark.rule("ME-MAP-51")
def test_capitals_too_near_each_other() -> None:
    row = [((q, 0), Tile("L01" if q in (0, 2) else PLAIN)) for q in range(3)]

    assert found(*row) == [("ME-MAP-51", "A1")]


@pytest.mark.rule("ME-MAP-53")
def test_too_few_capitals_and_where_one_could_be_marked() -> None:
    board = TileBoard.finished({(q, 0): Tile("L01" if q == 0 else PLAIN) for q in range(5)})

    (fault,) = faults(board, players=2)

    assert fault.rule == "ME-MAP-53"
    assert all("D1, E1" in say(fault.message, lang) for lang in LANGUAGES)


def test_every_fault_has_words_in_every_language() -> None:
    mess = TileBoard.finished(
        {
            HERE: Tile(DOWNS, 1), E: Tile("C04"), W: Tile(SPRINGS["E"], 0, (0, 1, 0, 0, 0, 0)), SE: Tile(STRAIGHT),
            SW: Tile("L01"), NW: Tile("R11", 0, (0, 1, 0, 0, -1, 0)), NE: Tile("L01"), (7, 7): Tile(PLAIN),
        }
    )  # fmt: skip

    told = faults(mess, players=9)

    assert len({fault.message.key for fault in told}) >= 9
    assert all(say(fault.message, lang) for fault in told for lang in LANGUAGES)
