"""What holds for every map that is laid, asked of a thousand of them."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from byhand import POSES
from referee import LaidMap, Referee, Step, judgements, neighbours, put_down

from gonfalon.kernel.messages import Refused
from gonfalon.world.audit import faults
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import PACKS, Course, Pack
from gonfalon.world.faults import Fault
from gonfalon.world.hexes import EDGES, Hex, abutting, distance, facing
from gonfalon.world.layout import Layout
from gonfalon.world.poses import Face, Pose
from gonfalon.world.rivers import downstream
from gonfalon.world.tiles import Tile
from gonfalon.world.whynot import refusal

pytestmark = pytest.mark.xdist_group("laid maps")


def test_the_maps_are_laid_in_one_process_only(request: pytest.FixtureRequest) -> None:
    assert "PYTEST_XDIST_WORKER" not in os.environ or request.node.nodeid.endswith("@laid maps")


def places(boards: dict[str, TileBoard], course: Course) -> list[tuple[TileBoard, str]]:
    """Every tile of this course, on every board."""
    return [(b, place) for b in boards.values() for place in b.places if b.design(place).course == course]


# --- as they were laid ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clause",
    [
        pytest.param(clause, marks=pytest.mark.rule(clause))
        for clause in (
            "ME-MAP-27", "ME-MAP-28", "ME-MAP-30", "ME-MAP-32", "ME-MAP-33", "ME-MAP-37", "ME-MAP-38", "ME-MAP-39",
            "ME-MAP-48", "ME-MAP-49", "ME-MAP-51",
        )
    ],
)  # fmt: skip
def test_every_tile_was_laid_as_the_clause_says(clause: str, referee: Referee) -> None:
    assert referee.judged[clause] >= 5
    assert referee.broken[clause] == []


@pytest.mark.rule("ME-MAP-31", "ME-MAP-34")
def test_every_tile_but_the_first_was_drawn_from_a_pack_that_matched(referee: Referee) -> None:
    judged = referee.judged["ME-MAP-30"] + referee.judged["ME-MAP-33"]

    assert judged > 80_000
    assert referee.broken["ME-MAP-30"] == referee.broken["ME-MAP-33"] == []


@pytest.mark.rule("ME-MAP-25", "ME-MAP-37", "ME-MAP-45", "ME-MAP-46")
def test_a_map_is_sound_after_every_single_tile(laid_maps: list[LaidMap]) -> None:
    for laid_map in [*laid_maps[:8], *laid_maps[-60:-50]]:
        tiles: dict[Hex, Step] = {}
        for number, done in enumerate(laid_map.record):
            if done.kind == "lifted":
                del tiles[done.at]
                continue
            put_down(tiles, done)
            if done.kind == "laid" and number % 3 == 0:
                board = TileBoard.finished({at: Tile(s.design.id, s.turn, s.flow) for at, s in tiles.items()})
                assert faults(board) == [], (laid_map.name, number)


# --- as they lie ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "clause",
    [
        pytest.param(clause, marks=pytest.mark.rule(clause))
        for clause in (
            "ME-MAP-25", "ME-MAP-28", "ME-MAP-32", "ME-MAP-37", "ME-MAP-38", "ME-MAP-39", "ME-MAP-41", "ME-MAP-44",
            "ME-MAP-45", "ME-MAP-46", "ME-MAP-48", "ME-MAP-49", "ME-MAP-51",
        )
    ],
)  # fmt: skip
def test_the_audit_finds_no_breach(clause: str, audited: list[tuple[str, Fault]], boards: dict[str, TileBoard]) -> None:
    assert len(boards) >= 1000
    assert [(name, fault) for name, fault in audited if fault.rule == clause] == []


@pytest.mark.rule("ME-MAP-20", "ME-MAP-46", "ME-MAP-48")
def test_shores_meet_half_for_half(boards: dict[str, TileBoard]) -> None:
    for board in boards.values():
        for place in board.places:
            for edge, there in enumerate(board.around(place)):
                for half in (2 * edge, 2 * edge + 1) if there else ():
                    assert (half in board.sea_halves(place)) == (abutting(half) in board.sea_halves(str(there)))


@pytest.mark.rule("ME-MAP-25", "ME-MAP-52")
def test_every_river_runs_down_to_an_end_or_off_the_map(boards: dict[str, TileBoard]) -> None:
    ends = Counter()
    for board, spring in places(boards, Course.SOURCE):
        course = (spring, *downstream(board, spring))
        assert len(set(course)) == len(course)
        ends[board.design(course[-1]).course if 1 not in board.flow(course[-1]) else "rim"] += 1

    assert set(ends) == {Course.END, Course.LAKE, Course.SWAMP, Course.DUAL, "rim"}


@pytest.mark.rule("ME-MAP-09")
def test_every_river_end_takes_a_river_to_the_sea(boards: dict[str, TileBoard]) -> None:
    flows = [board.flow(place) for board, place in places(boards, Course.END)]

    assert all(-1 in flow and 1 not in flow for flow in flows)
    assert {flow.count(-1) for flow in flows} <= {1, 2}


@pytest.mark.rule("ME-MAP-40", "ME-MAP-42")
def test_rivers_meet_lakes_at_inlets_and_land_closes_the_rest(boards: dict[str, TileBoard]) -> None:
    closed = 0
    for board, lake in places(boards, Course.LAKE):
        turn, flow = board.tiles[lake].turn, board.flow(lake)
        inlets = {(edge + turn) % 6 for edge in board.design(lake).mouths}
        assert {edge for edge in EDGES if flow[edge]} <= inlets
        closed += sum(board.around(lake)[edge] is not None and not flow[edge] for edge in inlets)

    assert closed > 100


@pytest.mark.rule("ME-MAP-41", "ME-MAP-43", "ME-MAP-44")
@pytest.mark.parametrize("course", [Course.LAKE, Course.SWAMP])
def test_lakes_and_swamps_are_fed_and_let_one_river_out_at_most(course: Course, boards: dict[str, TileBoard]) -> None:
    flows = [board.flow(place) for board, place in places(boards, course)]

    assert all(-1 in flow and flow.count(1) <= 1 for flow in flows)
    assert any(flow.count(-1) > 1 for flow in flows)
    assert any(1 in flow for flow in flows)


@pytest.mark.rule("ME-MAP-50")
def test_dual_coasts_take_rivers_at_their_mouths_or_none(boards: dict[str, TileBoard]) -> None:
    counts = Counter(board.flow(place).count(-1) for board, place in places(boards, Course.DUAL))

    assert counts[0] > counts[1] > 10
    for board, place in places(boards, Course.DUAL):
        mouths = {(edge + board.tiles[place].turn) % 6 for edge in board.design(place).mouths}
        assert {edge for edge in EDGES if board.flow(place)[edge]} <= mouths


@pytest.mark.rule("ME-MAP-29")
def test_tiles_without_peaks_lie_every_way_round(boards: dict[str, TileBoard]) -> None:
    turns = Counter(
        board.tiles[place].turn
        for board in boards.values()
        for place in board.places
        if board.design(place).pack == Pack.COASTAL
    )

    assert set(turns) == set(EDGES)


@pytest.mark.rule("ME-MAP-51")
def test_realms_of_capitals_do_not_overlap(boards: dict[str, TileBoard]) -> None:
    for board in boards.values():
        realms = [place for capital in board.capitals for place in (capital, *board.neighbours(capital))]
        assert len(realms) == len(set(realms))


@pytest.mark.rule("ME-MAP-01", "ME-MAP-03", "ME-MAP-26", "ME-MAP-35")
def test_laid_and_unlaid_tiles_are_together_the_sets(laid_maps: list[LaidMap]) -> None:
    for laid_map in laid_maps:
        laid = Counter(tile.pose.design.id for tile in laid_map.layout.laid.values())
        left = Counter(design.id for pile in laid_map.packs.piles.values() for design in pile)
        assert laid + left == dict.fromkeys(POSES.designs, laid_map.sets)
        assert all(design.pack == pack for pack, pile in laid_map.packs.piles.items() for design in pile)


@pytest.mark.rule("ME-MAP-35", "ME-MAP-47", "ME-MAP-52")
def test_a_map_laid_by_chance_ends_when_no_tile_left_fits_anywhere(laid_maps: list[LaidMap]) -> None:
    for laid_map in laid_maps:
        if laid_map.name.startswith("Chance"):
            offered = [pack for pack in PACKS if laid_map.layout.packs >> pack.place & 1]
            left = {design for pack in offered for design in laid_map.packs.piles[pack]}
            assert not any(True for design in left for _ in laid_map.layout.legal(design)), laid_map.name


# --- fast and slow agree --------------------------------------------------------------------------------


def half_laid(laid_map: LaidMap, count: int) -> dict[Hex, Step]:
    tiles: dict[Hex, Step] = {}
    for done in laid_map.record[:count]:
        put_down(tiles, done)
    return tiles


def as_tiles(tiles: dict[Hex, Step]) -> dict[Hex, Tile]:
    return {at: Tile(done.design.id, done.turn, done.flow) for at, done in tiles.items()}


@pytest.mark.rule(
    "ME-MAP-25", "ME-MAP-33", "ME-MAP-37", "ME-MAP-38", "ME-MAP-45", "ME-MAP-46", "ME-MAP-48", "ME-MAP-51"
)
def test_a_placement_is_legal_if_and_only_if_the_slow_judges_find_nothing(laid_maps: list[LaidMap]) -> None:
    rng = random.Random(5)
    agreed = Counter()
    for laid_map in laid_maps[:12]:
        tiles = half_laid(laid_map, 20 + rng.randrange(50))
        layout = Layout.of(as_tiles(tiles), POSES)
        for at in rng.sample(list(layout.spaces), 8):
            if {Face.BASIN, Face.MOUTH} & set(layout.spaces[at].faces):
                continue  # there water may run in more ways than this slow search knows
            for pose in rng.sample(POSES.all, 25) + list(POSES.bits(layout.spaces[at].open))[:10]:
                fast = any(way.pose is pose and way.at == at for way in layout.legal(pose.design))
                slow = slowly_legal(tiles, at, pose)
                assert fast == slow, (laid_map.name, at, pose.design.id, pose.turn)
                agreed[fast] += 1

    assert min(agreed[True], agreed[False]) > 100


def slowly_legal(tiles: dict[Hex, Step], at: Hex, pose: Pose) -> bool:
    """Lay it with the rivers that run to it, and see whether anything is wrong."""
    around = neighbours(tiles, at)
    into = [edge for edge, there in around if there.flow[facing(edge)] == 1]
    flow = [0] * 6
    for edge in pose.rivers:
        flow[edge] = 1
    for edge in into:
        if edge not in pose.beds:
            return False
        flow[edge] = -1
    new = Step("laid", at, pose.design, pose.turn, tuple(flow))
    if not all(kept for _, kept in judgements(tiles, new)):
        return False
    after = dict(tiles)
    put_down(after, new)
    try:
        return faults(TileBoard.finished(as_tiles(after))) == []
    except Refused:  # a river would run into dry land
        return False


def test_a_refusal_is_given_if_and_only_if_a_placement_is_illegal(laid_maps: list[LaidMap]) -> None:
    for number, laid_map in enumerate(laid_maps[:6]):
        layout = Layout.of(as_tiles(half_laid(laid_map, 15 + 12 * number)), POSES)
        for design in POSES.designs.values():
            legal = {(way.at, way.pose) for way in layout.legal(design)}
            for at in layout.spaces:
                for turn in design.turns:
                    may = (at, POSES.lying[design.id, turn]) in legal
                    assert (refusal(layout, at, design, turn) is None) == may, (design.id, turn, at)


def test_a_layout_built_from_its_tiles_is_the_same(laid_maps: list[LaidMap]) -> None:
    for laid_map in laid_maps[::50]:
        again = Layout.of(laid_map.layout.tiles(), POSES)

        assert again.laid == laid_map.layout.laid
        assert again.spaces == laid_map.layout.spaces
        assert sorted(again.capitals) == sorted(laid_map.layout.capitals)


def test_capitals_are_those_whose_tiles_bear_the_circle(laid_maps: list[LaidMap]) -> None:
    for laid_map in laid_maps:
        circles = [at for at, tile in laid_map.layout.laid.items() if tile.pose.design.capital]
        assert sorted(circles) == sorted(laid_map.layout.capitals)
        assert all(distance(a, b) > 2 for a in circles for b in circles if a < b)
