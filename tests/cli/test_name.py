"""`gonfalon name`: names from the charts, one a line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Ask = Callable[..., tuple[int, str, str]]


def test_so_many_names_come_one_a_line(gonfalon: Ask) -> None:
    status, out, err = gonfalon("name", "person", "--race", "dwarfs", "-n", "5", "--seed", "7")

    assert (status, err) == (0, "")
    assert len(set(out.splitlines())) == 5


def test_the_same_seed_gives_the_same_names_in_every_process(process: Ask) -> None:
    asked = ("name", "river", "-n", "20", "--seed", "the long war")

    assert process(*asked, PYTHONHASHSEED="1") == process(*asked, PYTHONHASHSEED="2")


def test_without_a_seed_the_names_are_others_every_time(gonfalon: Ask) -> None:
    assert gonfalon("name", "place", "-n", "10") != gonfalon("name", "place", "-n", "10")


def test_names_are_dutch_for_the_dutch(gonfalon: Ask) -> None:
    english, dutch = (gonfalon("name", "sea", "-n", "30", "--seed", "7", "--lang", lang)[1] for lang in ("en", "nl"))

    assert "Sea" in english
    assert "Sea" not in dutch


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say what the name is for: person, place,"),
        (["sword"], "There are no names for “sword”;"),
        (["place", "--race", "hobbits"], "There is no race called “hobbits”;"),
        (["place", "-n", "some"], "“some”, given for -n, is no whole number."),
        (["place", "-n", "٣"], "“٣”, given for -n, is no whole number."),
        (["place", "-n", "0"], "0 is no number of names;"),
        (["place", "--seed", ""], "The seed is empty"),
        (["place", "--seed", "a\x00b"], "The seed is empty or holds signs that cannot be read;"),
        (["place", "--seed", "7" * 101], "The seed has 101 signs; at most 100 are used."),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(gonfalon: Ask, arguments: list[str], said: str) -> None:
    status, out, err = gonfalon("name", *arguments)

    assert (status, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1
