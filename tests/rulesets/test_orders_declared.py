"""Orders declare their fields, and what is told of them follows from the declaration."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gonfalon.rulesets.common.orders import (
    BannerNumbers,
    Crowns,
    HalfEdge,
    Kind,
    Order,
    PlaceName,
    declared,
    read_order,
    values,
)
from gonfalon.rulesets.registry import rule_set

PLAYABLE = ("mighty", "valhalla")
SAMPLES = {int: 3, str: "B4", tuple[int, ...]: (1, 2), tuple[str, ...]: ("B4/1", "C4/2")}


class Haul(Order, frozen=True):
    """An order of no rule set."""

    form = "haul {banners} to {there}/{half} for {crowns}"
    banners: BannerNumbers
    there: PlaceName
    half: HalfEdge
    crowns: Crowns


class Vague(Order, frozen=True):
    """An order that does not say what it is about."""

    form = "do {what}"
    what: str


def orders_of(base: type[Order] = Order) -> Iterator[type[Order]]:
    for name in PLAYABLE:
        rule_set(name)
    for kind in base.__subclasses__():
        if kind.__module__.startswith("gonfalon.") and hasattr(kind, "form"):
            yield kind
        yield from orders_of(kind)


@pytest.mark.parametrize("kind", sorted(set(orders_of()), key=lambda kind: (kind.__module__, kind.__name__)))
def test_every_order_declares_all_its_fields_and_is_read_as_it_is_written(kind: type[Order]) -> None:
    order = kind(**{name: SAMPLES.get(written, "B4") for name, (written, _) in declared(kind).items()})
    assert read_order(str(order), (kind,), "") == order


@pytest.mark.parametrize("kind", sorted(set(orders_of()), key=lambda kind: (kind.__module__, kind.__name__)))
def test_an_order_that_a_click_may_mean_says_what_its_other_fields_are_then(kind: type[Order]) -> None:
    if kind.by_hand is not None:
        given = (Kind.PLACE, Kind.BANNER, Kind.SHIP)
        assert set(kind.by_hand) == {name for name, (_, what) in declared(kind).items() if what not in given}


def test_what_an_order_names_is_found_by_its_kind() -> None:
    order = Haul((1, 2), "C4", 3, 5)
    assert values(order, Kind.BANNER) == (1, 2)
    assert values(order, Kind.PLACE) == ("C4",)
    assert values(order, Kind.HALF) == (3,)
    assert values(order, Kind.SHIP) == ()


def test_a_field_that_says_nothing_is_our_own_mistake() -> None:
    with pytest.raises(TypeError, match=r"Vague\.what"):
        declared(Vague)
