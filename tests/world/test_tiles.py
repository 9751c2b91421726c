"""The names of places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.world.tiles import place_hex, place_name


@pytest.mark.parametrize(
    ("at", "name"),
    [
        ((0, 0), "A1"),
        ((1, 0), "B1"),
        ((0, 1), "A2"),
        ((-1, 2), "A3"),
        ((26, 0), "AA1"),
        ((-1, 0), "a1"),
        ((0, -1), "a0"),
    ],
)
def test_places_are_named_by_column_and_row(at: tuple[int, int], name: str) -> None:
    assert place_name(at) == name
    assert place_hex(name) == at


@given(st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000)))
def test_names_and_hexagons_are_one_to_one(at: tuple[int, int]) -> None:
    assert place_hex(place_name(at)) == at


@pytest.mark.parametrize("name", ["", "A", "1", "A01", "A-0", "Ab1", "A1 ", "A1\n", "AAAAA1", "A100000", "É1", "A١"])
def test_other_words_are_no_places(name: str) -> None:
    with pytest.raises(ValueError, match="not a place"):
        place_hex(name)
