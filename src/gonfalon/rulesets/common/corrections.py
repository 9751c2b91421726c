"""What an umpire can put right, declared: a thing, and what of it can be changed. Forms are drawn from it.

    Correction("banner", "piece", (Field("points", "number", 1, 10_000), Field("place", "place")))

A change names the thing under the correction's own name, and gives the fields that are to be otherwise:
`{"banner": "red.3", "points": 700}`. Where `whole`, all fields are given, whether they change or not.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Kind = Literal["piece", "place", "realm", "player", "battle", "number", "choice", "flag"]


class Field(NamedTuple):
    """What can be changed of a thing; a number has its limits."""

    name: str
    kind: Kind
    least: int = 0
    most: int = 0


class Correction(NamedTuple):
    """A kind of thing that can be corrected."""

    thing: str
    kind: Kind
    fields: tuple[Field, ...]
    whole: bool = False
