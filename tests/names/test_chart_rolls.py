"""The charts of the chapter on names, rolled with scripted dice: every oracle of ME-NAM-01 to ME-NAM-13."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from gonfalon.kernel.messages import Refused
from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.charts import Tongue
from gonfalon.names.dice import Dice
from gonfalon.names.persons import Person, roll_person
from gonfalon.names.places import Hyphens, roll_place, written
from gonfalon.rulesets.catalogue import clause

Throw = Callable[..., Dice]
NONE = ("(none)", "")  # an element that is left out, as people read it and as data
AS_WE_WRITE = {"": "-", "REROLL+COL1": "+1", "REROLL+COL2": "+2"}


def tongue(name: str) -> Tongue:
    return shipped_charts().tongues[name]


def ending_of(race: str, face: int) -> str:
    return shipped_charts().race(race).tongue().endings[face - 1]


def place(name: str, dice: Dice) -> str:
    return written(roll_place(tongue(name), dice))


def person(race: str, dice: Dice) -> str:
    return written(roll_person(shipped_charts().race(race).tongue(), dice))


@pytest.mark.rule("ME-NAM-01")
@pytest.mark.parametrize(
    ("chart", "faces", "name"),
    [("empire", (1, 3), "Altenburg"), ("elven", (5, 1, 9), "Dorain")],
)
def test_a_place_name_takes_an_element_from_each_column_in_turn(
    chart: str, faces: Sequence[int], name: str, fall: Throw
) -> None:
    assert place(chart, fall(*faces)) == name


@pytest.mark.rule("ME-NAM-02")
@pytest.mark.parametrize(
    ("race", "offered"),
    [
        ("Bretonnians", ["bretonnian"]),
        ("Men of the Empire", ["empire"]),
        ("Dwarfs", ["dwarf"]),
        ("High Elves", ["elven"]),
        ("Wood Elves", ["elven"]),
        ("Dark Elves", ["elven", "black-speech"]),
        ("Orcs and Goblins", ["black-speech"]),
        ("Skaven", ["black-speech"]),
    ],
)
def test_each_race_is_offered_the_charts_of_its_tongues_the_usual_one_first(race: str, offered: list[str]) -> None:
    assert [spoken.id for spoken in shipped_charts().race(race).tongues] == offered


@pytest.mark.rule("ME-NAM-02", "ME-NAM-08")
@pytest.mark.parametrize("race", ["chaos", "undead"])
def test_chaos_and_races_without_a_chart_may_choose_any(race: str) -> None:
    offered = {spoken.id for spoken in shipped_charts().race(race).tongues}

    assert offered == set(shipped_charts().tongues)


@pytest.mark.rule("ME-NAM-02")
def test_a_tongue_that_a_race_does_not_speak_is_refused_with_the_clause() -> None:
    with pytest.raises(Refused) as refused:
        shipped_charts().race("dwarfs").tongue("elven")

    assert (refused.value.refusal.message.key, refused.value.refusal.rule) == ("names-tongue-not-offered", "ME-NAM-02")


@pytest.mark.rule("ME-NAM-03")
@pytest.mark.parametrize(
    ("faces", "name"),
    [
        ((12, 11), "Marsgris"),
        ((2, 20, 4, 16), "Beauburois"),
        ((1, 1), "Aisais"),
        ((2, 20, 20, 4, 20, 16), "Beauburois"),  # further 20s are only rolled again
    ],
)
def test_the_bretonnian_chart(faces: Sequence[int], name: str, fall: Throw) -> None:
    assert place("bretonnian", fall(*faces)) == name


@pytest.mark.rule("ME-NAM-04")
@pytest.mark.parametrize(("faces", "name"), [((14, 18), "Neustad"), ((20, 20, 5, 9), "Wastendornheim")])
def test_the_chart_of_the_empire(faces: Sequence[int], name: str, fall: Throw) -> None:
    assert place("empire", fall(*faces)) == name


@pytest.mark.rule("ME-NAM-05")
@pytest.mark.parametrize(("faces", "name"), [((14, 6), "Karazakarak"), ((20, 20), "Thorungol")])
def test_the_dwarf_chart_has_no_face_to_roll_again(faces: Sequence[int], name: str, fall: Throw) -> None:
    assert place("dwarf", fall(*faces)) == name


@pytest.mark.rule("ME-NAM-06")
@pytest.mark.parametrize(
    ("elements", "hyphens", "name"),
    [
        (("Dun", "krag"), Hyphens.PLAIN, "Dunkrag"),
        (("Dun", "krag"), Hyphens.HYPHEN, "Dun-Krag"),
        (("Dun", "krag"), Hyphens.SPLIT, "Dun-Krag"),
        (("Mun", "athol"), Hyphens.PLAIN, "Munathol"),
        (("Mun", "athol"), Hyphens.HYPHEN, "Mun-Athol"),
        (("Mun", "athol"), Hyphens.SPLIT, "Mun-a-Thol"),
        (("Ithrag", "adum"), Hyphens.SPLIT, "Ithrag-a-Dum"),
    ],
)
def test_a_dwarf_name_can_be_written_in_three_forms(elements: tuple[str, str], hyphens: Hyphens, name: str) -> None:
    assert written(elements, hyphens) == name


@pytest.mark.rule("ME-NAM-06")
@pytest.mark.parametrize(
    ("elements", "hyphens", "name"),
    [
        (("Dun", "krag"), Hyphens.PLAIN, "Dunkrag"),
        (("Dun", "krag"), Hyphens.HYPHEN, "Dun-Krag"),
        (("Dun", "krag"), Hyphens.SPLIT, "Dun-a-Krag"),
        (("Mun", "athol"), Hyphens.SPLIT, "Mun-a-Thol"),
    ],
)
def test_in_the_dutch_edition_an_a_stands_between_any_two_parts(
    elements: tuple[str, str], hyphens: Hyphens, name: str
) -> None:
    assert written(elements, hyphens, inserted=True) == name


@pytest.mark.rule("ME-NAM-07")
@pytest.mark.parametrize(("faces", "name"), [((9, 20, 20), ("End",)), ((9, 20, 12), ("End", "nost"))])
def test_in_the_dutch_edition_an_elven_name_may_have_one_part(
    faces: Sequence[int], name: tuple[str, ...], fall: Throw
) -> None:
    assert roll_place(tongue("elven"), fall(*faces), 1) == name


@pytest.mark.rule("ME-NAM-07")
@pytest.mark.parametrize(
    ("faces", "name"),
    [
        ((13, 18, 8), "Hirthangost"),
        ((9, 20, 12), "Endnost"),
        ((1, 4, 20), "Athath"),
        ((9, 20, 20, 20, 12), "Endnost"),  # both blank: column 3 is rolled until a name has two elements
    ],
)
def test_the_elven_chart_leaves_elements_out_but_never_two(faces: Sequence[int], name: str, fall: Throw) -> None:
    assert place("elven", fall(*faces)) == name


@pytest.mark.rule("ME-NAM-13")
@pytest.mark.parametrize(
    ("faces", "name"),
    [
        ((4, 15), "Bugthang"),
        ((8, 18, 9, 12), "Gorgothmor"),  # 18: the third element is of column 1, in small letters
        ((1, 19, 1, 10), "Ashbadgrod"),
        ((1, 20, 18, 1, 19, 10), "Ashbadgrod"),
    ],
)
def test_the_black_speech_adds_an_element_of_the_column_its_chart_says(
    faces: Sequence[int], name: str, fall: Throw
) -> None:
    assert place("black-speech", fall(*faces)) == name


@pytest.mark.rule("ME-NAM-08", "ME-NAM-09")
def test_a_personal_name_takes_its_length_from_a_d6_and_its_last_element_from_the_endings(fall: Throw) -> None:
    assert person("empire", fall((6, 2), 6, 4)) == "Darbert"


@pytest.mark.rule("ME-NAM-08")
@pytest.mark.parametrize(
    ("race", "faces", "name"),
    [
        ("empire", ((6, 4), 20, 9, 15), "Heimson"),  # a face that would add an element
        ("elves", ((6, 2), 20, 9, 18), "Finnor"),  # a face that would leave one out
    ],
)
def test_faces_that_would_change_the_length_of_a_personal_name_are_rolled_again(
    race: str, faces: Sequence[int], name: str, fall: Throw
) -> None:
    assert person(race, fall(*faces)) == name


@pytest.mark.rule("ME-NAM-09")
@pytest.mark.parametrize("race", ["men", "dwarfs"])
@pytest.mark.parametrize(
    ("d6", "columns"),
    list(enumerate([["1"], ["1", "E"], ["1", "E"], ["2", "E"], ["1", "2", "E"], ["1", "1", "2", "E"]], 1)),
)
def test_humans_and_dwarfs_have_names_of_normal_length(race: str, d6: int, columns: list[str], fall: Throw) -> None:
    assert_length(race, d6, columns, fall)


@pytest.mark.rule("ME-NAM-10")
@pytest.mark.parametrize("race", ["goblins", "skaven"])
@pytest.mark.parametrize(
    ("d6", "columns"), list(enumerate([["1"], ["2"], ["E"], ["1", "E"], ["2", "E"], ["1", "2"]], 1))
)
def test_goblinoids_and_skaven_have_short_names(race: str, d6: int, columns: list[str], fall: Throw) -> None:
    assert_length(race, d6, columns, fall)


@pytest.mark.rule("ME-NAM-11")
@pytest.mark.parametrize("race", ["high-elves", "wood-elves", "dark-elves"])
@pytest.mark.parametrize(
    ("d6", "columns"),
    list(
        enumerate([["1", "E"], ["2", "E"], ["1", "1", "E"], ["1", "2", "E"], ["1", "3", "E"], ["1", "2", "3", "E"]], 1)
    ),
)
def test_elves_have_long_names(race: str, d6: int, columns: list[str], fall: Throw) -> None:
    assert_length(race, d6, columns, fall)


def assert_length(race: str, d6: int, columns: list[str], fall: Throw) -> None:
    """The D6 leads to one D20 for each of these columns; with a 2 each time, to the second line of each."""
    spoken = shipped_charts().race(race).tongue()

    elements = roll_person(spoken, fall((6, d6), *[2] * len(columns)))

    assert list(elements) == [
        spoken.endings[1] if column == "E" else spoken.columns[int(column) - 1][1] for column in columns
    ]


@pytest.mark.rule("ME-NAM-10")
def test_a_goblin_may_be_called_by_an_ending_alone(fall: Throw) -> None:
    assert person("goblins", fall((6, 3), 20)) == "Zog"


@pytest.mark.rule("ME-NAM-11")
def test_an_elf_of_three_elements(fall: Throw) -> None:
    assert person("high-elves", fall((6, 4), 9, 9, 18)) == "Endfinnor"


@pytest.mark.rule("ME-NAM-12")
@pytest.mark.parametrize(
    ("race", "face", "ending"),
    [
        ("bretonnians", 1, "amy"),
        ("empire", 1, "amy"),
        ("wood-elves", 10, "galiei"),
        ("dwarfs", 9, "i"),
        ("orcs", 13, "i"),
        ("skaven", 19, "whisker"),
    ],
)
def test_each_race_ends_its_names_in_its_own_way(race: str, face: int, ending: str) -> None:
    assert ending_of(race, face) == ending


@pytest.mark.rule("ME-NAM-12")
@pytest.mark.parametrize(
    ("race", "column"),
    [
        ("men", "human"),
        ("empire", "human"),
        ("bretonnians", "human"),
        ("high-elves", "elf"),
        ("wood-elves", "elf"),
        ("dark-elves", "elf"),
        ("dwarfs", "dwarf"),
        ("orcs-and-goblins", "black_speech"),
        ("skaven", "skaven"),
    ],
)
def test_every_ending_is_the_one_the_clause_shows(race: str, column: str) -> None:
    assert list(shipped_charts().race(race).tongue().endings) == clause("ME-NAM-12").data[column]


@pytest.mark.parametrize(
    "clause_id",
    [
        pytest.param(name, marks=pytest.mark.rule(name))
        for name in ("ME-NAM-03", "ME-NAM-04", "ME-NAM-05", "ME-NAM-07", "ME-NAM-12", "ME-NAM-13")
    ],
)
def test_the_charts_that_people_read_are_those_we_compare_with(clause_id: str) -> None:
    shown = clause(clause_id)
    rows = [line.partition(" -> ")[2].split(" | ") for line in shown.text.splitlines() if line[0].isdecimal()]
    cells = [cell for column in zip(*rows, strict=True) for cell in column]
    data = [cell for column in shown.data.values() for cell in column]
    assert len(rows) == 20
    for read, ours in zip(cells, data, strict=True):
        assert read == ours or (ours.startswith("REROLL") and read.startswith("*reroll")) or (read, ours) == NONE


@pytest.mark.rule("ME-NAM-12")
def test_every_column_of_endings_has_twenty_entries() -> None:
    endings = {race.tongue().endings for race in shipped_charts().races.values()}

    assert [(len(column), len(set(column))) for column in endings] == [(20, 20)] * 5


def test_title_first_name_and_byname_stand_round_the_name_of_a_person() -> None:
    kulbard = Person("Kulbard", title="Warden", first_name="Odrin", byname="Saltbeard")

    assert str(kulbard) == "Warden Odrin Kulbard Saltbeard"
    assert str(Person("Kulbard", byname="Saltbeard")) == "Kulbard Saltbeard"


@pytest.mark.parametrize(
    ("chart", "clause_id"),
    [
        pytest.param("bretonnian", "ME-NAM-03", marks=pytest.mark.rule("ME-NAM-03")),
        pytest.param("empire", "ME-NAM-04", marks=pytest.mark.rule("ME-NAM-04")),
        pytest.param("dwarf", "ME-NAM-05", marks=pytest.mark.rule("ME-NAM-05")),
        pytest.param("elven", "ME-NAM-07", marks=pytest.mark.rule("ME-NAM-07")),
        pytest.param("black-speech", "ME-NAM-13", marks=pytest.mark.rule("ME-NAM-13")),
    ],
)
def test_the_charts_we_roll_on_are_those_the_clauses_show(chart: str, clause_id: str) -> None:
    printed = clause(clause_id).data

    ours = {f"element{number}": list(column) for number, column in enumerate(tongue(chart).columns, 1)}

    assert ours == {name: [AS_WE_WRITE.get(cell, cell) for cell in column] for name, column in printed.items()}
