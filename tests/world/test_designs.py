"""The set of 112 tiles and the file it is read from."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from gonfalon.kernel.messages import Refused
from gonfalon.words import LANGUAGES, say
from gonfalon.world.designs import MATCHES, TERRAINS, Course, Design, Pack
from gonfalon.world.tileset import faults, load, shipped, used_mouths

SET = shipped()
SHIPPED = {design.id: design for design in SET}


def of_pack(pack: Pack) -> list[Design]:
    return [design for design in SET if design.pack == pack]


def of_course(course: Course) -> list[Design]:
    return [design for design in SET if design.course == course]


# --- what the set holds ---------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-18")
def test_the_shipped_set_has_no_fault() -> None:
    assert faults(SET) == []


@pytest.mark.rule("ME-MAP-03", "ME-MAP-18")
def test_every_tile_is_of_one_of_four_packs() -> None:
    assert Counter(design.pack for design in SET) == {
        Pack.HIGHLAND: 32,
        Pack.LOWLAND: 32,
        Pack.RIVER_VALLEY: 24,
        Pack.COASTAL: 24,
    }


@pytest.mark.rule("ME-MAP-04")
def test_every_tile_has_six_edges_of_one_terrain_each() -> None:
    assert all(len(design.edges) == 6 and set(design.edges) <= set("MHPFRCSW") for design in SET)
    assert sorted(TERRAINS.values()) == ["coast", "forest", "hill", "mountain", "plain", "river", "sea", "swamp"]


@pytest.mark.rule("ME-MAP-05")
@pytest.mark.parametrize(
    ("edge", "packs"),
    [
        ("mountain", ["highland"]),
        ("hill", ["highland", "lowland"]),
        ("plain", ["lowland"]),
        ("forest", ["lowland"]),
        ("river", ["river_valley"]),
        ("coast", ["coastal"]),
        ("sea", []),
        ("swamp", ["lowland", "river_valley"]),
    ],
)
def test_an_edge_matches_the_packs_of_the_table(edge: str, packs: list[str]) -> None:
    letter = next(letter for letter, terrain in TERRAINS.items() if terrain == edge)

    assert list(MATCHES[letter]) == packs


@pytest.mark.rule("ME-MAP-06")
def test_lowland_is_plain_forest_and_hills() -> None:
    lowland = of_pack(Pack.LOWLAND)

    assert all(design.areas <= {"plain", "forest", "hill"} for design in lowland)
    assert any(design.areas == {"plain"} for design in lowland)
    assert any("forest" in design.areas for design in lowland)
    assert any("hill" in design.areas for design in lowland)


@pytest.mark.rule("ME-MAP-07")
def test_highland_is_hilly_and_has_springs_and_plains() -> None:
    highland = of_pack(Pack.HIGHLAND)

    assert all(design.areas & {"hill", "mountain"} for design in highland)
    assert any(design.course == Course.SOURCE and len(design.rivers) == 1 for design in highland)
    assert any(design.edges.count("M") == 4 and design.edges.count("P") == 2 for design in highland)


@pytest.mark.rule("ME-MAP-08")
def test_river_valley_has_its_special_tiles_and_rivers_that_run_through() -> None:
    valley = Counter(design.course for design in of_pack(Pack.RIVER_VALLEY))

    assert valley == {Course.FORK: 1, Course.LAKE: 1, Course.SWAMP: 1, Course.END: 6, Course.THROUGH: 15}
    assert all(len(design.rivers) == 2 for design in of_course(Course.THROUGH))


@pytest.mark.rule("ME-MAP-09")
def test_river_ends_differ_in_shape_and_one_has_two_positions() -> None:
    ends = of_course(Course.END)

    assert len({design.edges.count("S") for design in ends}) >= 3
    assert any(len(design.mouths) == 2 for design in ends)
    assert all(design.sea_halves and (design.rivers or design.mouths) for design in ends)


@pytest.mark.rule("ME-MAP-10")
def test_a_coastal_tile_has_land_and_sea_and_two_coast_edges() -> None:
    for design in of_pack(Pack.COASTAL):
        assert design.edges.count("C") == 2
        assert 0 < len(design.sea_halves) < 12


@pytest.mark.rule("ME-MAP-11")
def test_two_coastal_tiles_have_several_river_mouths() -> None:
    dual = of_course(Course.DUAL)

    assert [design.pack for design in dual] == [Pack.COASTAL] * 2
    assert all(len(design.mouths) >= 2 and len(design.turns) == 6 for design in dual)


@pytest.mark.rule("ME-MAP-12")
def test_the_fork_has_three_river_edges() -> None:
    (fork,) = of_course(Course.FORK)

    assert len(fork.rivers) == 3


@pytest.mark.rule("ME-MAP-13")
def test_the_lake_has_three_inlets_and_otherwise_matches_lowland() -> None:
    (lake,) = of_course(Course.LAKE)

    assert len(lake.mouths) == 3
    assert all(Pack.LOWLAND in MATCHES[letter] for letter in lake.edges)


@pytest.mark.rule("ME-MAP-14")
def test_all_six_edges_of_the_swamp_are_swamp() -> None:
    (swamp,) = of_course(Course.SWAMP)

    assert swamp.edges == "WWWWWW"
    assert swamp.mouths == set(range(6))


@pytest.mark.rule("ME-MAP-15", "ME-MAP-18")
def test_six_capitals_are_tiles_of_their_packs() -> None:
    capitals = Counter(design.pack for design in SET if design.capital)

    assert capitals == {Pack.HIGHLAND: 1, Pack.LOWLAND: 2, Pack.RIVER_VALLEY: 2, Pack.COASTAL: 1}


@pytest.mark.rule("ME-MAP-16")
def test_two_tiles_show_nothing_but_mountain() -> None:
    bare = [design for design in SET if design.areas == {"mountain"}]

    assert len(bare) == 2
    assert all(design.pack == Pack.HIGHLAND and design.cells() == frozenset() for design in bare)


@pytest.mark.rule("ME-MAP-17", "ME-MAP-18")
def test_six_springs_all_in_the_highland_leave_over_six_different_edges() -> None:
    springs = of_course(Course.SOURCE)

    assert {design.pack for design in springs} == {Pack.HIGHLAND}
    assert sorted(design.rivers for design in springs) == [(0,), (1,), (2,), (3,), (4,), (5,)]
    assert any(design.walled for design in springs)


@pytest.mark.rule("ME-MAP-18")
def test_rivers_bend_and_coasts_turn_as_often_as_the_ruling_says() -> None:
    bends = Counter(min((a - b) % 6, (b - a) % 6) for a, b in (design.rivers for design in of_course(Course.THROUGH)))
    shores = Counter(d.edges.count("S") for d in of_pack(Pack.COASTAL) if d.course == Course.NONE)

    assert bends == {3: 5, 2: 6, 1: 4}
    assert shores == {2: 11, 3: 7, 1: 3, 0: 1}
    assert all(design.edges.count("S") < 3 for design in of_course(Course.END))


@pytest.mark.rule("ME-MAP-18", "ME-MAP-29")
def test_river_and_coast_tiles_all_turn_and_forests_are_many() -> None:
    turning = [*of_pack(Pack.RIVER_VALLEY), *of_pack(Pack.COASTAL)]

    assert all(len(design.turns) == 6 for design in turning)
    assert sum("forest" in design.areas for design in SET) >= 12


@pytest.mark.rule("ME-MAP-28")
def test_a_tile_with_hill_or_mountain_has_one_way_up() -> None:
    for design in SET:
        assert (len(design.turns) == 1) == bool({"hill", "mountain"} & design.areas), design.id


@pytest.mark.rule("ME-MAP-21")
def test_every_set_of_used_mouths_is_tried() -> None:
    uses = {course: {len(used) for used in used_mouths(of_course(course)[0])} for course in (Course.LAKE, Course.SWAMP)}
    twin = next(design for design in of_course(Course.END) if design.mouths)

    assert uses == {Course.LAKE: {0, 1, 2, 3}, Course.SWAMP: set(range(7))}
    assert all(used_mouths(twin))


# --- what can be wrong with it ---------------------------------------------------------------------------

WRONG = [  # a tile, what is changed on it, and the clause that this breaks
    ("L02", {"edges": "PPPPP"}, "ME-MAP-04"),
    ("L02", {"edges": "PPPPPX"}, "ME-MAP-04"),
    ("L02", {"edges": "PPPPPM"}, "ME-MAP-06"),
    ("H11", {"edges": "PPPPPP", "massifs": ()}, "ME-MAP-07"),
    ("R11", {"edges": "PRPPPP"}, "ME-MAP-08"),
    ("R11", {"edges": "PRPMRP"}, "ME-MAP-08"),
    ("R05", {"edges": "RCSSSC"}, "ME-MAP-09"),
    ("C04", {"edges": "PCSSPP"}, "ME-MAP-10"),
    ("C04", {"edges": "SCPSCP"}, "ME-MAP-10"),
    ("C01", {"mouths": frozenset({0})}, "ME-MAP-11"),
    ("C01", {"mouths": frozenset({0, 2})}, "ME-MAP-11"),
    ("L02", {"course": Course.LAKE, "mouths": frozenset({0, 2, 4})}, "ME-MAP-17"),
    ("R12", {"inside": frozenset({"hill"})}, "ME-MAP-18"),
    ("H11", {"massifs": (frozenset({1}),)}, "ME-MAP-21"),
    ("H24", {"edges": "RPPMMM", "massifs": (frozenset({3, 4, 5}),)}, "ME-MAP-17"),
    ("H13", {"edges": "MMPMMP", "massifs": (frozenset({0, 3}), frozenset({1, 4}))}, "ME-MAP-21"),
    ("L02", {"walled": True}, "ME-MAP-22"),
    ("L02", {"id": "L03"}, "ME-MAP-18"),
]


@pytest.mark.rule("ME-MAP-18", "ME-MAP-21")
@pytest.mark.parametrize(("tile", "change", "rule"), WRONG)
def test_a_wrong_tile_is_named_with_the_clause_it_breaks(tile: str, change: dict[str, object], rule: str) -> None:
    wrong = replace(SHIPPED[tile], **change)
    changed = tuple(wrong if design.id == tile else design for design in SET)

    found = faults(changed)

    assert (rule, wrong.id) in {(fault.rule, fault.where) for fault in found}
    assert all(say(fault.message, lang) for fault in found for lang in LANGUAGES)


@pytest.mark.rule("ME-MAP-11", "ME-MAP-12", "ME-MAP-13", "ME-MAP-14", "ME-MAP-15", "ME-MAP-16", "ME-MAP-18")
@pytest.mark.parametrize(
    ("tile", "rule"),
    [("R01", "ME-MAP-12"), ("R02", "ME-MAP-13"), ("R03", "ME-MAP-14"), ("C01", "ME-MAP-11"), ("H01", "ME-MAP-16"),
     ("L01", "ME-MAP-15"), ("H05", "ME-MAP-18"), ("R16", "ME-MAP-18"), ("C24", "ME-MAP-18")],
)  # fmt: skip
def test_a_missing_tile_is_counted(tile: str, rule: str) -> None:
    found = faults(tuple(design for design in SET if design.id != tile))

    assert rule in {fault.rule for fault in found}
    assert all(say(fault.message, lang) for fault in found for lang in LANGUAGES)


# --- the file -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-18")
def test_the_file_is_read_as_the_shipped_set(tmp_path: Path) -> None:
    copy = tmp_path / "tiles.toml"
    copy.write_bytes((files("gonfalon.world") / "tileset.toml").read_bytes())

    assert load(copy) == SET


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("highland = [", "tileset-unreadable"),
        ("upland = []", "tileset-unreadable"),
        ('highland = [{id = "H01", name = "x", edges = "MMMMMM", colour = "red"}]', "tileset-unreadable"),
        ('highland = [{id = "H01", name = "x", edges = "MMMMMM", massifs = ["017"]}]', "tileset-unreadable"),
        ('highland = [{id = "H01", name = "x", edges = "MMM"}]', "tileset-unsound"),
        ("highland = []", "tileset-unsound"),
    ],
)
def test_a_bad_file_is_refused_in_words(text: str, key: str, tmp_path: Path) -> None:
    file = tmp_path / "tiles.toml"
    file.write_text(text, "utf-8")

    with pytest.raises(Refused) as refused:
        load(file)

    assert refused.value.refusal.message.key == key
    assert all("tiles.toml" in say(refused.value.refusal, lang) for lang in LANGUAGES)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        load(tmp_path / "none.toml")

    assert refused.value.refusal.message.key == "tileset-unreadable"
