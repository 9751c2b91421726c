"""Worlds that lay themselves: sound, good, fair, and the same for the same seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest
from byhand import HERE, NE, NW, POSES, SE, SPRINGS, E, laid_out
from referee import watch

from gonfalon.kernel.messages import Refused
from gonfalon.words import LANGUAGES, say
from gonfalon.world.audit import faults
from gonfalon.world.board import TileBoard
from gonfalon.world.capitals import bring_in, mark, realm_size, settle
from gonfalon.world.designs import Course
from gonfalon.world.goodness import Measures, fair_seats, flaws, measure, shortest_rim
from gonfalon.world.hexes import distance
from gonfalon.world.layout import Layout
from gonfalon.world.lots import Lots
from gonfalon.world.packs import Packs
from gonfalon.world.survey import extend, sets_for, short_of_sets, survey
from gonfalon.world.surveyor import Chance
from gonfalon.world.tidying import close_lanes, end_rivers, fill_notches, lanes

GOOD = Measures(
    tiles=104, rim=110, shore=65, loose=4, rivers=5, length=480, longest=7, stubs=0, off_map=0, chain=12, thin=1,
    lanes=0, capitals=6, apart=5, realm=7, gap=0, joined=1,
)  # fmt: skip


def fingerprint(board: TileBoard) -> str:
    return hashlib.sha256(board.to_json()).hexdigest()


def measured(board: TileBoard, players: int) -> Measures:
    return measure(Layout.of({board.hex(place): tile for place, tile in board.tiles.items()}, POSES), players)


# --- from seed to world ---------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-52", "ME-MAP-53", "ME-MAP-58")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_twenty_seeds_give_twenty_sound_and_good_worlds(players: int) -> None:
    for seed in range(20):
        board = survey(seed, players)

        assert faults(board, players=players) == [], seed
        assert flaws(measured(board, players), sets_for(players)) == {}, seed


@pytest.mark.rule("ME-MAP-26")
def test_the_same_seed_gives_the_same_world_and_another_does_not() -> None:
    assert survey(7) == survey("7")
    assert survey(7) != survey(8)


SCRIPT = """
import hashlib
from gonfalon.world.survey import extend, survey
worlds = [survey(7), survey(11, 4), survey("moor", 6, 1), extend(survey(7), 3)]
print(hashlib.sha256(b"".join(world.to_json() for world in worlds)).hexdigest())
"""


@pytest.mark.rule("ME-MAP-26")
def test_the_same_seed_gives_the_same_bytes_in_every_process() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2024")
    ]
    worlds = [survey(7), survey(11, 4), survey("moor", 6, 1), extend(survey(7), 3)]
    here = hashlib.sha256(b"".join(world.to_json() for world in worlds)).hexdigest()

    assert {run.strip() for run in runs} == {here}


@pytest.mark.rule("ME-MAP-52")
def test_places_are_named_from_the_top_left() -> None:
    board = survey(3)
    columns = [board.hex(place)[0] + board.hex(place)[1] // 2 for place in board.places]

    assert min(columns) == 0
    assert min(board.hex(place)[1] for place in board.places) == 0


@pytest.mark.rule("ME-MAP-51")
def test_other_rules_may_ask_for_more_room_between_capitals() -> None:
    board = survey(5, 3, apart=4)

    assert faults(board, players=3, apart=4) == []


@pytest.mark.rule("ME-MAP-01", "ME-MAP-15")
def test_a_world_holds_no_tile_more_often_than_its_sets_do() -> None:
    for sets in (1, 2):
        tiles = [tile.design for tile in survey(1, 3 * sets).tiles.values()]
        assert max(map(tiles.count, tiles)) <= sets


def test_progress_is_told_tile_by_tile() -> None:
    heard: list[tuple[int, int]] = []

    survey(1, progress=lambda done, of: heard.append((done, of)))

    assert heard[0] == (1, 112)
    assert len(heard) > 90
    assert all(done <= of for done, of in heard)


@pytest.mark.parametrize(("players", "sets"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (30, 10)])
def test_a_set_serves_three_realms(players: int, sets: int) -> None:
    assert sets_for(players) == sets


def test_fewer_sets_are_allowed_with_a_warning() -> None:
    warning = short_of_sets(6, 1)

    assert short_of_sets(6, 2) is None
    assert warning is not None
    assert all("6" in say(warning, lang) for lang in LANGUAGES)
    assert faults(survey(2, 6, 1), players=6) == []


@pytest.mark.parametrize(("players", "sets", "key"), [
    (0, None, "survey-players"), (91, None, "survey-players"), (3, 0, "survey-sets"), (3, 31, "survey-sets"),
    (40, 1, "survey-capitals"),
])  # fmt: skip
def test_what_cannot_be_laid_is_refused_in_words(players: int, sets: int | None, key: str) -> None:
    with pytest.raises(Refused) as refused:
        survey(1, players, sets)

    assert refused.value.refusal.message.key == key
    assert all(say(refused.value.refusal, lang) for lang in LANGUAGES)


@pytest.mark.rule("ME-MAP-57")
@pytest.mark.parametrize("seed", range(5))
def test_an_extension_leaves_the_old_map_as_it_is(seed: int) -> None:
    board = survey(seed)

    wider = extend(board, f"more {seed}")

    assert {place: wider.tiles[place] for place in board.places} == dict(board.tiles)
    assert len(wider.places) > len(board.places) + 60
    assert faults(wider) == []


# --- capitals -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-53")
def test_too_few_capitals_are_made_up_by_exchange() -> None:
    exchanged = 0
    for seed in range(40):
        laid_map = watch(Chance, 1, seed)
        wanted = len(laid_map.layout.capitals) + 1
        tiles, left = len(laid_map.layout.laid), sum(map(len, laid_map.packs.piles.values()))
        if wanted <= 6:
            bring_in(laid_map.layout, laid_map.packs, wanted)
            board = TileBoard.finished(laid_map.layout.tiles())
            exchanged += len(board.capitals) == wanted
            assert faults(board) == []
            assert (len(laid_map.layout.laid), sum(map(len, laid_map.packs.piles.values()))) == (tiles, left)

    assert exchanged > 10


@pytest.mark.rule("ME-MAP-53")
def test_enough_capitals_are_left_alone() -> None:
    laid_map = watch(Chance, 1, 1)
    before = dict(laid_map.layout.laid)

    bring_in(laid_map.layout, laid_map.packs, 2)

    assert laid_map.layout.laid == before


@pytest.mark.rule("ME-MAP-53")
def test_as_a_last_resort_places_are_marked() -> None:
    tiles = laid_out({(q, r): "L02" for q in range(6) for r in range(3)}).tiles()

    marked = mark(tiles, 2, apart=3)
    seats = [at for at, tile in marked.items() if tile.seat]

    assert len(seats) == 2
    assert distance(*seats) >= 3
    assert TileBoard.finished(marked).capitals


@pytest.mark.rule("ME-MAP-53")
def test_where_no_place_can_be_marked_there_is_no_world() -> None:
    with pytest.raises(Refused, match="survey-capitals"):
        mark(laid_out({HERE: "L02", E: "L02"}).tiles(), 2, apart=3)


@pytest.mark.rule("ME-MAP-54")
def test_capitals_that_lie_badly_are_exchanged_for_better_places() -> None:
    for seed in range(20):
        layout = watch(Chance, 1, seed).layout
        before = sorted(realm_size(layout, at) for at in layout.capitals)
        designs = sorted(tile.pose.design.id for tile in layout.laid.values())

        settle(layout)

        assert sorted(realm_size(layout, at) for at in layout.capitals) >= before
        assert sorted(tile.pose.design.id for tile in layout.laid.values()) == designs
        assert faults(TileBoard.finished(layout.tiles())) == []


# --- tidying --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-45", "ME-MAP-54")
def test_blank_lanes_are_closed_from_their_inner_end() -> None:
    before = after = 0
    for seed in range(40):
        layout, more = watch(Chance, 1, seed).layout, Packs(POSES, 1, Lots("more"))
        before += len(list(lanes(layout)))

        close_lanes(layout, more)

        after += len(list(lanes(layout)))
        assert faults(TileBoard.finished(layout.tiles())) == [], seed

    assert before >= 15
    assert after < before // 3


@pytest.mark.rule("ME-MAP-54")
def test_a_spring_that_runs_straight_off_the_map_is_taken_up() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: "L02"})
    packs = Packs(POSES, 1, Lots("tidy"))

    end_rivers(layout, packs)

    assert HERE not in layout.laid
    assert packs.left[SPRINGS["E"]] == 2


@pytest.mark.rule("ME-MAP-54")
def test_a_river_that_runs_off_the_map_is_ended_if_an_ending_fits() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: "L02", E: "R11", (2, -1): "L02", (2, 0): "R12"})
    packs = Packs(POSES, 1, Lots("tidy"))

    end_rivers(layout, packs)

    assert layout.laid[2, 0].pose.design.course in (Course.END, Course.LAKE, Course.SWAMP)
    assert packs.left["R12"] == 2
    assert packs.left[layout.laid[2, 0].pose.design.id] == 0
    assert faults(TileBoard.finished(layout.tiles())) == []


@pytest.mark.rule("ME-MAP-54")
def test_thin_land_is_moved_into_notches() -> None:
    block = {(q, r): "L02" for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2}
    notch, tip = (1, -2), (3, -1)
    layout = laid_out({at: tile for at, tile in block.items() if at != notch} | {tip: "L03"})

    fill_notches(layout)

    assert layout.laid[notch].pose.design.id == "L03"
    assert tip not in layout.laid


# --- how good -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tiles", "rim"), [(1, 6), (2, 10), (3, 12), (7, 18), (19, 30), (37, 42)])
def test_the_shortest_rim_is_that_of_a_round_island(tiles: int, rim: int) -> None:
    assert shortest_rim(tiles) == rim


def test_a_good_map_has_no_flaws_and_every_threshold_counts() -> None:
    assert flaws(GOOD, 1) == {}
    for name, bad in {
        "tiles": 90, "rim": 130, "shore": 30, "length": 300, "off_map": 3, "chain": 4, "thin": 5, "lanes": 3,
        "apart": 3, "realm": 4, "gap": 2, "joined": 0,
    }.items():  # fmt: skip
        assert list(flaws(GOOD._replace(**{name: bad}), 1)) == [name]


def test_larger_worlds_need_more_tiles_and_may_have_a_longer_rim() -> None:
    large = GOOD._replace(tiles=200, rim=127)

    assert flaws(large, 2) == {}
    assert set(flaws(large, 1)) == {"rim"}
    assert set(flaws(large, 3)) == {"tiles"}


def test_measures_of_a_small_map() -> None:
    layout = laid_out({HERE: SPRINGS["E"], NE: "L02", E: "R11", SE: "L02", (2, -1): "L02", (2, 0): "R02", NW: "H01"})

    found = measure(layout, 1)

    assert (found.tiles, found.rivers, found.longest, found.off_map, found.capitals) == (7, 1, 3, 0, 0)
    assert found.length == 300
    assert found.chain == 2  # the spring's range and the wall to the north-west


def test_the_fairest_capitals_are_equal_and_far_apart() -> None:
    block = {(q, r): "L02" for q in range(-6, 7) for r in range(-3, 4)}
    near, far, rim = (-2, 0), (4, 0), (-6, 3)
    layout = laid_out(
        {HERE: "L01", **{at: t for at, t in block.items() if at != HERE}, near: "L19", far: "L01", rim: "L19"}
    )

    assert set(fair_seats(layout, 2)) == {near, far}
    assert fair_seats(layout, 5) == []
