"""High Elves at an equinox (ME-RAC-13): two spells, one after the other, each with dice of its own."""

from __future__ import annotations

import pytest
from equinox import an_autumn, twelve
from peoples import HIGH_ELVES, MEN, people
from stage import put_banner
from winters import through

from gonfalon.rulesets.mighty.magic import casting
from gonfalon.rulesets.mighty.state import War


def an_equinox(red: str) -> War:
    """Red and Blue both have a wizard in their capitals."""
    war = people(an_autumn(races=True), red=red)
    put_banner(war, "blue.1", "E5", 500)
    return war


@pytest.mark.rule("ME-RAC-13")
def test_high_elves_cast_twice_at_their_place_in_the_order() -> None:
    war = an_equinox(HIGH_ELVES)

    told = through(
        war,
        casting.autumn,
        answers=("keep", "decline", "again", "decline", "keep", "decline"),
        dice=(5, 3, *twelve(4), *twelve(4), *twelve(6), *twelve(9)),
    )

    assert [question.who for question in told.asked] == ["red"] * 4 + ["blue"] * 2


@pytest.mark.rule("ME-RAC-13", "ME-MAG-03")
def test_without_a_wizard_in_the_capital_they_cast_none() -> None:
    war = people(an_autumn(races=True), red=HIGH_ELVES)
    del war.banners["red.1"]

    assert not through(war, casting.autumn).asked


@pytest.mark.rule("ME-RAC-13")
def test_men_cast_once() -> None:
    told = through(an_equinox(MEN), casting.autumn, ("keep", "decline") * 2, (5, 3, *twelve(4), *twelve(6)))

    assert [question.who for question in told.asked] == ["red", "red", "blue", "blue"]
