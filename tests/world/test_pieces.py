"""The contents of the box and the numbers on the pieces."""

from __future__ import annotations

import pytest

from gonfalon.world.pieces import CONTENTS, SCARCE, contents, free_number
from gonfalon.world.tileset import shipped


@pytest.mark.rule("ME-MAP-01")
def test_one_set_holds_what_the_box_says() -> None:
    box = contents()

    assert box["cities"] + box["fortresses"] + box["villages"] == 75
    assert (box["ships"], box["dragons"], box["banners"], box["tiles"]) == (15, 15, 45, 112)
    assert box["tiles"] == len(shipped())


@pytest.mark.rule("ME-MAP-01")
def test_two_sets_hold_twice_as_much() -> None:
    box = contents(2)

    assert (box["tiles"], box["cities"], box["fortresses"], box["villages"]) == (224, 30, 30, 90)
    assert all(box[piece] == 2 * number for piece, number in CONTENTS.items())


@pytest.mark.rule("ME-MAP-01")
def test_only_settlements_and_ships_can_run_out() -> None:
    assert set(SCARCE) == {"cities", "fortresses", "villages", "ships"}


@pytest.mark.rule("ME-MAP-02")
def test_banners_are_numbered_one_after_the_other() -> None:
    numbers: list[int] = []
    for _ in range(3):
        numbers.append(free_number(numbers))

    assert numbers == [1, 2, 3]


@pytest.mark.rule("ME-MAP-02")
def test_a_freed_number_is_given_out_again() -> None:
    assert free_number([1, 3, 4]) == 2


@pytest.mark.rule("ME-MAP-02")
def test_numbers_go_on_after_the_last_printed_one() -> None:
    assert free_number(range(1, 19)) == 19
