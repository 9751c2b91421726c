"""What the declaration of an order says of it: how it is said, what it lights up on the map, what a click means.

Orders declare their fields (`rulesets.common.orders`); nothing here knows any order, and no rule set lists its own.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from gonfalon.kernel import Refusal
from gonfalon.kernel.questions import Question
from gonfalon.rulesets.common.orders import MANY, Kind, Order, declared, kinds_of, read_order, values
from gonfalon.showing.sight import Sight

MARKS = {Kind.BANNER: ".", Kind.SHIP: "/"}  # between a realm and the number of its piece
COMMON = "gonfalon.rulesets.common"
Saying = Callable[[Sight, str], str]

SAYINGS: dict[Kind, Saying] = {
    Kind.PLACE: lambda sight, place: sight.names.place(place),
    Kind.SPOT: lambda sight, spot: sight.names.place(spot.partition("/")[0]),
    Kind.REALM: lambda sight, realm: sight.names.realm(realm),
}


def said(sight: Sight, order: Order, own: Mapping[Kind, Saying] | None = None) -> dict[str, Any]:
    """The fields of an order as people say them; `own` are kinds that this rule set has its own words for."""
    sayings = {**SAYINGS, **(own or {})}
    fields = declared(type(order)).items()
    return {name: _said(sight, getattr(order, name), sayings.get(kind)) for name, (_, kind) in fields}


def _said(sight: Sight, value: Any, saying: Saying | None) -> Any:
    if isinstance(value, tuple):
        return sight.words.listed([saying(sight, part) if saying else str(part) for part in value])
    return saying(sight, value) if saying else value


def pieces(sight: Sight, order: Order, known: Container[str]) -> tuple[str, ...]:
    """The viewer's pieces that the order names by their numbers, as far as he has them."""
    named = [f"{sight.mine}{mark}{number}" for kind, mark in MARKS.items() for number in values(order, kind)]
    return tuple(piece for piece in named if piece in known)


def place(order: Order) -> str:
    """The place it lights up."""
    return next(iter(values(order, Kind.PLACE)), "")


def half(order: Order) -> int | None:
    """The half-edge of that place."""
    return next(iter(values(order, Kind.HALF)), None)


# --- an order given earlier ------------------------------------------------------------------------------


def recalled(home: str, answer: str) -> Order | Refusal:
    """The order of the rule set in this package that a text stands for, whatever question it answered."""
    return read_order(answer, _all_kinds(home), "")


def _all_kinds(home: str) -> tuple[type[Order], ...]:
    return tuple(kind for kind in _below(Order) if kind.__module__.startswith((home, COMMON)) and hasattr(kind, "form"))


def _below(base: type[Order]) -> Iterator[type[Order]]:
    for kind in base.__subclasses__():
        yield from _below(kind)
        yield kind


# --- what pieces and a place would mean ------------------------------------------------------------------


def tries(question: Question[Any], pieces: Sequence[str], place: str) -> Iterator[str]:
    """Orders of this question for these pieces and that place; for others the place itself is the answer."""
    kinds = [kind for kind in kinds_of(question) if kind.by_hand is not None]
    numbers = {kind: [p.rpartition(mark)[2] for p in pieces if mark in p] for kind, mark in MARKS.items()}
    for kind in sorted(kinds, key=lambda kind: kind.likely):
        yield from _meant(kind, numbers, place)
    if not kinds:
        yield place


def _meant(kind: type[Order], numbers: Mapping[Kind, Sequence[str]], place: str) -> Iterator[str]:
    """All ways to fill in its fields; none if it wants a piece and there is none."""
    ways: dict[str, Sequence[Any]] = {}
    for name, (written, what) in declared(kind).items():
        if what is Kind.PLACE:
            ways[name] = (place,)
        elif what in MARKS:
            found = numbers[what]
            ways[name] = (" ".join(found),) if found and written == MANY else found[:1]
        else:
            ways[name] = (kind.by_hand or {})[name]
    for way in product(*ways.values()):
        yield kind.form.format(**dict(zip(ways, way, strict=True)))
