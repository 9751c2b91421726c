"""Names as people ask for them: by kind and race, pleasant to read, none twice, the same for the same seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from gonfalon.kernel.messages import Refused
from gonfalon.names import generate, kinds, name_person, name_place, races
from gonfalon.names.dice import Stream
from gonfalon.names.name import Name, heard
from gonfalon.names.sound import reads_well

MANY = 200


@pytest.mark.parametrize("race", [None, *races()])
@pytest.mark.parametrize("kind", kinds())
def test_every_kind_has_many_names_and_none_comes_twice(kind: str, race: str | None) -> None:
    names = generate(kind, race, MANY if race is None else 40, seed=1)

    assert len({heard(name.en) for name in names}) == len({heard(name.nl) for name in names}) == len(names)


@pytest.mark.parametrize("kind", kinds())
def test_every_name_begins_with_a_capital_and_its_form_has_no_gap_left(kind: str) -> None:
    texts = [text for name in generate(kind, n=MANY, seed=2) for text in (name.en, name.nl)]

    assert [text for text in texts if not text[0].isupper() or "*" in text or text != text.strip()] == []


@pytest.mark.parametrize("kind", ["place", "person", "realm", "mountains", "sea"])
def test_the_same_seed_gives_the_same_names_and_another_seed_others(kind: str) -> None:
    assert generate(kind, "dwarfs", 20, seed=7) == generate(kind, "dwarfs", 20, seed="7")
    assert generate(kind, "dwarfs", 20, seed=7) != generate(kind, "dwarfs", 20, seed=8)


def test_names_do_not_depend_on_the_hash_seed_of_the_process() -> None:
    script = "from gonfalon.names import generate; print([n.en for n in generate('wood', None, 30, 5)])"
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


def test_a_name_that_is_taken_is_rolled_again() -> None:
    first = name_place("place", "empire", Stream("a test"))

    second = name_place("place", "empire", Stream("a test"), taken=first.keys)

    assert second.keys.isdisjoint(first.keys)


@pytest.mark.rule("ME-NAM-02", "ME-NAM-08")
def test_dark_elves_may_call_a_hero_in_the_black_speech() -> None:
    taken: set[str] = set()
    for _ in range(20):
        taken.add(heard(name_person("dark-elves", Stream("heroes", len(taken)), taken, tongue="black-speech").name))

    assert len(taken) == 20
    assert max(map(len, taken)) <= 2 * len("gabab")  # two elements at most, as goblinoids have it


def test_a_race_gives_its_name_to_a_range_in_both_languages() -> None:
    names = generate("mountains", "dwarfs", 30, seed=4)

    assert all(name.root in name.en and name.root in name.nl for name in names)
    assert {name.nl.removeprefix("De ").removeprefix(name.root) for name in names} == {
        "gebergte",
        "toppen",
        "keten",
        "hoogten",
    }


@pytest.mark.parametrize(
    ("elements", "well"),
    [
        (("Alten", "burg"), True),
        (("Ais", "ais"), False),  # said twice
        (("Lor", "or"), False),  # its own echo
        (("Donn", "nuon"), False),  # three of a letter
        (("Beau", "aisle"), False),  # a heap of vowels
        (("Narga", "adum"), False),  # one vowel twice
        (("Beau", "fel"), True),  # vowels within an element are its own business
        (("Uth", "thang"), False),  # one sound twice
        (("Mars", "scritch"), False),  # a heap of consonants
        (("Riec", "Alten", "archen", "bert"), False),  # too long
        (("Mor", "dor"), False),  # a name from elsewhere
    ],
)
def test_a_name_that_cannot_be_said_aloud_is_not_kept(elements: tuple[str, ...], well: bool) -> None:
    assert reads_well(elements) == well


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"kind": "sausage"}, "names-unknown-kind"),
        ({"kind": "place", "race": "penguins"}, "names-unknown-race"),
        ({"kind": "place", "n": 0}, "names-bad-count"),
        ({"kind": "place", "n": 1_000_000}, "names-bad-count"),
    ],
)
def test_what_cannot_be_listed_is_refused(wrong: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as refused:
        generate(**wrong)  # type: ignore[arg-type]

    assert refused.value.refusal.message.key == key


def test_names_come_again_only_when_the_charts_have_nothing_new() -> None:
    names = [name.en for name in generate("river", "dwarfs", 300, seed=3)]

    assert len(names) == 300
    assert len(set(names[:60])) == 60


@pytest.mark.parametrize(("kind", "race"), [("City", "Wood Elves"), ("woud", "wood_elf"), ("HERO", "boselven")])
def test_kinds_and_races_may_be_called_by_other_words(kind: str, race: str) -> None:
    assert len(generate(kind, race, 3)) == 3


def test_a_name_of_ones_own_is_the_same_in_every_language() -> None:
    assert Name.own("Kattegat").text("en") == Name.own("Kattegat").text("nl") == "Kattegat"
