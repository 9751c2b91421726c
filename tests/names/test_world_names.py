"""A world with all its names: what is named, how it sounds, and that names stay what they are: values, and no more."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import msgspec
import pytest

from gonfalon.kernel.messages import Refused
from gonfalon.names import WorldNames, name_world, races
from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.landmarks import landmarks
from gonfalon.names.name import heard
from gonfalon.names.places import Usage
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course, Design, Pack
from gonfalon.world.survey import survey
from gonfalon.world.tiles import Flow, Tile

DRY: Flow = (0, 0, 0, 0, 0, 0)


def design(edges: str, *massifs: str, course: str = "", capital: bool = False) -> Design:
    name = f"{edges}{course}{'*' * capital}"
    brown = tuple(frozenset(map(int, massif)) for massif in massifs)
    return Design(name, name, Pack.LOWLAND, edges, brown, Course(course), capital=capital)


PLAIN, HEARTLAND = design("PPPPPP"), design("PPPPPP", capital=True)
RANGE, SPUR, WOOD, HILLS = design("PMPPMP", "14"), design("PPPPMP", "4"), design("PFPPFP"), design("PHPPHP")
SPRING, RIVER = design("PRPPPP", course="source"), design("PRPPRP", course="through")
LAKE, SWAMP = design("PPPPPP", course="lake"), design("WWWWWW", course="swamp")
SHORE, LOCH, FAR_SHORE = design("PCSSCP"), design("PCCPPP"), design("SSCPPC")  # sea south, in a corner, north-east
OUT, THROUGH = (0, 1, 0, 0, 0, 0), (0, 1, 0, 0, -1, 0)


def row(*tiles: Design | tuple[Design, Flow]) -> TileBoard:
    """Tiles from west to east, at A1, B1, C1, …"""
    drawn = [tile if isinstance(tile, tuple) else (tile, DRY) for tile in tiles]
    laid = {f"{chr(65 + column)}1": Tile(made.id, flow=flow) for column, (made, flow) in enumerate(drawn)}
    return TileBoard(laid, {made.id: made for made, _ in drawn})


def found(board: TileBoard, kind: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(landmark.id, landmark.places) for landmark in landmarks(board) if landmark.kind == kind]


@pytest.fixture(scope="module")
def board() -> TileBoard:
    return row(
        (SPRING, OUT), (RIVER, THROUGH), PLAIN, HEARTLAND, RANGE, RANGE, RANGE, SPUR, WOOD, WOOD, WOOD, HEARTLAND,
        LAKE, SWAMP, HILLS, HILLS, HILLS, *[SHORE] * 5,
    )  # fmt: skip


def test_the_land_is_named_as_a_whole(board: TileBoard) -> None:
    assert found(board, "land") == [("land", board.places)]


def test_mountains_that_join_are_one_range(board: TileBoard) -> None:
    assert found(board, "mountains") == [("mountains:E1", ("E1", "F1", "G1", "H1"))]


def test_mountains_that_only_touch_are_not_a_range() -> None:
    assert found(row(SPUR, SPUR, SPUR, RANGE, PLAIN), "mountains") == []


def test_woods_and_hills_have_a_name_from_three_places_up(board: TileBoard) -> None:
    assert found(board, "wood") == [("wood:I1", ("I1", "J1", "K1"))]
    assert found(board, "hills") == [("hills:O1", ("O1", "P1", "Q1"))]
    assert found(row(WOOD, WOOD, HILLS, HILLS), "wood") == found(row(WOOD, WOOD, HILLS, HILLS), "hills") == []


def test_a_river_has_one_name_from_its_spring_down(board: TileBoard) -> None:
    assert found(board, "river") == [("river:A1", ("A1", "B1"))]


def test_lake_and_swamp_have_a_name(board: TileBoard) -> None:
    assert found(board, "lake") == [("lake:M1", ("M1",))]
    assert found(board, "swamp") == [("swamp:N1", ("N1",))]


def test_the_water_off_a_short_shore_is_a_bay(board: TileBoard) -> None:
    assert [len(places) for _, places in found(board, "bay")] == [5]
    assert found(board, "sea") == found(board, "coast") == []


def test_the_water_off_a_long_shore_is_a_sea_and_the_longest_shores_are_coasts() -> None:
    six, ten = row(*[SHORE] * 6), row(*[SHORE] * 10)

    assert [len(places) for _, places in found(six, "sea")] == [6]
    assert found(six, "coast") == []
    assert [len(places) for _, places in found(ten, "coast")] == [10]


def test_where_a_long_shore_turns_far_inward_there_is_a_bay() -> None:
    shore = {"C1": LOCH, "C2": FAR_SHORE, **dict.fromkeys(("D1", "E1", "F1", "G1"), SHORE)}
    designs = {made.id: made for made in shore.values()}

    board = TileBoard({place: Tile(made.id) for place, made in shore.items()}, designs)

    assert [len(places) for _, places in found(board, "sea")] == [6]
    assert found(board, "bay") == [("bay:C1", ("C1",))]


def test_capital_sites_are_settlements_with_a_name(board: TileBoard) -> None:
    assert found(board, "place") == [("place:D1", ("D1",)), ("place:L1", ("L1",))]


def test_every_landmark_has_a_name_in_both_languages_and_no_two_are_alike(board: TileBoard) -> None:
    world = name_world(board, seed=7)

    for lang in ("en", "nl"):
        labels = [heard(text) for _, text in world.labels(lang)]
        assert len(set(labels)) == len(labels) == len(list(landmarks(board)))
        assert all(labels)


def test_the_same_seed_names_the_same_world_in_the_same_way(board: TileBoard) -> None:
    assert name_world(board, seed=7) == name_world(board, seed="7")
    assert name_world(board, seed=7).names != name_world(board, seed=8).names


def test_naming_leaves_all_other_dice_alone(board: TileBoard) -> None:
    random.seed(5)
    before = random.getstate()

    name_world(board, seed=7)

    assert random.getstate() == before


def test_world_names_do_not_depend_on_the_hash_seed_of_the_process() -> None:
    script = (
        "from gonfalon.world.board import TileBoard; from gonfalon.world.tiles import Tile;"
        "from gonfalon.names import name_world; import msgspec;"
        "tiles = {f'{c}{r}': Tile('L01') for c in 'ABCDEF' for r in range(1, 9)};"
        "print(msgspec.json.encode(name_world(TileBoard(tiles), 3)))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1")
    }

    assert len(outputs) == 1


def test_a_name_does_not_change_when_the_world_is_extended_elsewhere(board: TileBoard) -> None:
    wider = board.extended({"A9": Tile(PLAIN.id)})

    assert name_world(wider, seed=7).names == name_world(board, seed=7).names


def test_a_ruler_names_his_capital_in_his_own_tongue(board: TileBoard) -> None:
    world = name_world(board, seed=7, races={"D1": "dwarfs", "L1": "wood-elves"})

    firsts = {tongue: shipped_charts().tongues[tongue].columns[0] for tongue in ("dwarf", "elven")}
    assert world.names["place:D1"].en.startswith(firsts["dwarf"])
    assert world.names["place:L1"].en.startswith(firsts["elven"])


def test_capital_sites_of_nobody_speak_different_tongues_before_one_comes_again() -> None:
    spoken = list(name_world(row(*[HEARTLAND] * 6), seed=1).tongues.values())

    assert sorted(spoken[:5]) == sorted(shipped_charts().tongues)


@pytest.mark.rule("ME-NAM-01")
def test_an_owner_may_call_a_thing_as_he_likes_and_nothing_else_changes(board: TileBoard) -> None:
    before = name_world(board, seed=7)

    after = before.renamed("river:A1", "  The   Brown God ")

    assert after.names["river:A1"].text("en") == after.names["river:A1"].text("nl") == "The Brown God"
    assert {**after.names, "river:A1": before.names["river:A1"]} == before.names
    assert (after.landmarks, after.tongues) == (before.landmarks, before.tongues)


@pytest.mark.parametrize(
    ("landmark", "text", "key"),
    [
        ("river:Z9", "Styx", "names-unknown-landmark"),
        ("river:A1", " — ", "names-bad-name"),
        ("river:A1", "x" * 61, "names-bad-name"),
        ("river:A1", "Styx\u202e", "names-bad-name"),
    ],
)
def test_a_name_that_cannot_be_written_is_refused(board: TileBoard, landmark: str, text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        name_world(board, seed=7).renamed(landmark, text)

    assert refused.value.refusal.message.key == key


@pytest.mark.parametrize("race", [None, *races()])
def test_settlements_and_realms_get_new_names_as_they_come_to_be(board: TileBoard, race: str | None) -> None:
    before = name_world(board, seed=7)

    after = before
    for place in board.places:
        after = after.with_settlement(place, race).with_realm(place, race)

    texts = [heard(text) for _, text in after.labels("en")]
    assert len(set(texts)) == len(texts) == len(before.names) - 2 + 2 * len(board.places)
    assert before.names.items() <= after.names.items()


def test_a_settlement_keeps_its_name_whoever_takes_it(board: TileBoard) -> None:
    settled = name_world(board, seed=7).with_settlement("C1", "dwarfs")

    assert settled.with_settlement("C1", "skaven") is settled


def test_a_world_with_more_rivers_than_the_charts_have_names_still_names_them_all() -> None:
    springs = {
        f"{chr(65 + column)}{2 * line + 1}": Tile(SPRING.id, flow=OUT) for column in range(26) for line in range(10)
    }
    board = TileBoard(springs, {SPRING.id: SPRING})

    names = [name.en for name in name_world(board, seed=1).names.values()]

    assert len(names) == 1 + 26 * 10
    assert 150 < len(set(names)) < len(names)


@pytest.mark.parametrize("seed", range(6))
def test_a_world_that_laid_itself_is_named_from_the_land_to_its_capital_sites(seed: int) -> None:
    board = survey(seed, players=2 + seed % 5)

    world = name_world(board, seed)

    named = {landmark.kind for landmark in world.landmarks.values()}
    texts = [heard(text) for _, text in world.labels("nl")]
    assert named >= {"land", "sea", "river", "mountains", "wood", "place"}
    assert len(set(texts)) == len(texts)
    assert all(set(landmark.places) <= set(board.places) for landmark in world.landmarks.values())


def test_an_empty_world_has_no_names() -> None:
    assert name_world(TileBoard({}), seed=1).names == {}


def test_world_names_can_be_written_and_read_again(board: TileBoard) -> None:
    world = name_world(board, seed=7).renamed("land", "Home")

    assert msgspec.json.decode(msgspec.json.encode(world), type=WorldNames) == world


@pytest.mark.rule("ME-NAM-06", "ME-NAM-07")
def test_another_edition_of_the_charts_writes_some_names_otherwise(board: TileBoard) -> None:
    races = {"D1": "dwarfs", "L1": "wood-elves"}
    dutch = Usage(1, inserted=True)

    ours, theirs = name_world(board, 7, races), name_world(board, 7, races, dutch)
    both = [(ours.with_settlement(place), theirs.with_settlement(place)) for place in board.places]

    assert any(one.names != other.names for one, other in both)
    assert theirs.usage == dutch
