"""Data that does not fit its type is refused in words that say what would be right, in either language."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from gonfalon.kernel.messages import Message
from gonfalon.kernel.misfits import misfit
from gonfalon.words import LANGUAGES, say


class Flag(msgspec.Struct, forbid_unknown_fields=True):
    ink: str


class Banner(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    points: int = 0
    weight: float = 0.0
    ready: bool = False
    card: Literal["hold", "counter"] = "hold"
    dice: Literal[1, 2] = 1
    flags: tuple[Flag, ...] = ()
    worth: dict[str, int] = {}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "name is missing."),
        ({"name": 7}, "name must be a text."),
        ({"name": "A", "points": "many"}, "points must be a whole number."),
        ({"name": "A", "weight": "much"}, "weight must be a number."),
        ({"name": "A", "ready": "perhaps"}, "ready must be true or false."),
        ({"name": "A", "card": "flee"}, "card is one of hold, counter."),
        ({"name": "A", "dice": "3"}, "dice is one of 1, 2."),
        ({"name": "A", "flags": "red"}, "flags must be a list."),
        ({"name": "A", "flags": [{"ink": "red"}, {}]}, "flags[1].ink is missing."),
        ({"name": "A", "flags": [{"ink": "red", "size": 3}]}, "There is no flags[0].size."),
        ({"name": "A", "worth": []}, "worth must be names with their values."),
        ({"name": "A", "pionts": 3}, "There is no pionts; did you mean points?"),
        (
            {"name": "A", "zzz": 3},
            "There is no zzz; what there is: name, points, weight, ready, card, dice, flags, worth.",
        ),
        ([], "It must be names with their values."),
    ],
)
def test_what_does_not_fit_is_told_with_what_would(given: Any, told: str) -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.convert(given, Banner, strict=False)

    found = misfit(wrong.value, Banner)
    assert isinstance(found, Message)
    assert say(found) == told
    assert all(say(found, lang) for lang in LANGUAGES)


def test_what_cannot_be_read_at_all_is_told_by_the_reader() -> None:
    with pytest.raises(msgspec.DecodeError) as wrong:
        msgspec.json.decode(b'{"name": ', type=Banner)

    assert misfit(wrong.value, Banner) == str(wrong.value)
