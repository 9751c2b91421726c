"""Laying a world on the page: orders of the laying in words, each with the picture of the tile as it would lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gonfalon.kernel import Refusal
from gonfalon.kernel.questions import Question
from gonfalon.rulesets.mighty.state import War
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Option
from gonfalon.world.laying.orders import FORMS, Draw, LayAt, Order, Swap, reader
from gonfalon.world.tiles import place_name

PLACE = "laying.place"


def spaces(war: War) -> tuple[str, ...]:
    """The places beside what lies there, where tiles may come to lie; none once the map is finished."""
    return tuple(map(place_name, war.laying.layout.spaces)) if war.laying else ()


def option(sight: Sight, question: Question[Any], order: Order) -> Option:
    """An order of the laying."""
    return Option(
        answer=question.write(order),
        label=label(sight, order),
        kind=_kind(order),
        place=getattr(order, "place", ""),
        note=_left(sight, order.pack.value) if isinstance(order, Draw) else "",
        rule=question.rule,
        picture=_picture(question, order),
    )


def label(sight: Sight, order: Order) -> str:
    """An order as a person would say it."""
    args = {name: getattr(order, name) for name in order.__struct_fields__}
    return sight.words.of("option", f"laying-{_kind(order)}", **args)


def recalled(sight: Sight, answer: str) -> str:
    """An order given earlier, in words; nothing if it is none of the laying."""
    order = reader(FORMS, "")(answer)
    return "" if isinstance(order, Refusal) else label(sight, order)


def tries(pieces: Sequence[str], place: str) -> Iterator[str]:
    """The tile that is held over that place, turned as its picture is."""
    yield from (f"lay at {place} turn {piece.rpartition('/')[2]}" for piece in pieces)


def _kind(order: Order) -> str:
    return {"LayAt": "lay", "TakeUp": "take-up", "LeaveToChance": "chance"}.get(
        name := type(order).__name__, name.lower()
    )


def _left(sight: Sight, pack: str) -> str:
    """How high the pack still is; of its tiles everybody sees the backs alone."""
    return sight.words.of("option", "laying-left", count=sight.view.laying.packs[pack].left)


def _picture(question: Question[Any], order: Order) -> str:
    """Design and turn, by which the picture of a tile is asked for."""
    if isinstance(order, LayAt):
        return f"{question.about['tile']}/{order.turn}"
    return f"{order.tile}/0" if isinstance(order, Swap) else ""
