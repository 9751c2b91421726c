"""What a reader would notice: slips of grammar, worn phrases, and months that change after they were told."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from wars import War

from gonfalon.chronicle import Chronicle, markdown
from gonfalon.chronicle.mighty.writing import write

SLIP = re.compile(r"[|{}]|\w/\w|  |\.\.|,,| [,.;:]|[^.]\. [a-z]|\b(\w{2,}) \1\b(?<!had had)(?<!dat dat)")
PEOPLES = (("men", "men", "men"), ("dwarfs", "skaven", "high-elves"), ("orcs-and-goblins", "undead", "men"))
IN_SIGHT = 45  # sentences, some three pages: nearer than that no sentence is said again in the same words


def ten_years(seed: str, peoples: tuple[str, ...], lang: str) -> Chronicle:
    return write(War(seed).years(10).matter(peoples, over=True), lang)


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("peoples", PEOPLES)
def test_ten_years_pass_without_a_turn_of_phrase_in_sight_of_the_first(peoples: tuple[str, ...], lang: str) -> None:
    """Measured by variants: how many other sentences stand between two uses of one (fronts are no sentences)."""
    told = [v for v in ten_years("measure", peoples, lang).spoken if not v.startswith("front-")]
    last: dict[str, int] = {}
    near = {}
    for at, variant in enumerate(told):
        if variant in last and at - last[variant] < IN_SIGHT:
            near[variant] = at - last[variant]
        last[variant] = at

    assert len(told) > 400
    assert near == {}


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("peoples", PEOPLES)
def test_long_wars_are_told_without_slips(peoples: tuple[str, ...], lang: str) -> None:
    page = markdown(ten_years("slips", peoples, lang)).replace("\\", "")
    found = SLIP.search(page)

    assert found is None, page[max(0, found.start() - 80) : found.end() + 40]


def test_a_closed_month_is_never_rewritten() -> None:
    whole = write(War("closed").years(2).matter(), "en")
    events = War("closed").years(2).events
    for cut in range(40, len(events), 45):
        matter = War("closed").years(2).matter()
        matter = type(matter)(matter.board, matter.seed, matter.realms, events[:cut])
        part = [e for y in write(matter, "en").years for e in y.entries][:-1]

        assert part == [e for y in whole.years for e in y.entries][: len(part)]


def test_the_same_war_is_told_the_same_in_every_process() -> None:
    script = (
        "import sys, hashlib; sys.path.insert(0, sys.argv[1]); from wars import War; "
        "from gonfalon.chronicle import markdown; from gonfalon.chronicle.mighty.writing import write; "
        "print(hashlib.sha256(markdown(write(War('same').years(2).matter(), 'nl')).encode()).hexdigest())"
    )
    here = os.path.dirname(__file__)
    runs = [
        subprocess.run(
            [sys.executable, "-c", script, here],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert runs[0] == runs[1]


def test_a_year_that_is_over_has_an_argument_and_one_that_runs_has_none() -> None:
    saga = War("argument").years(1)
    saga.month(2, 1).found("red", saga.board.places[0])
    first, second = write(saga.matter(), "en").years

    assert first.argument.startswith("In which ")
    assert second.argument == ""
