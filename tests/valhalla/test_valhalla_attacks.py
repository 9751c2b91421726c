"""Which attacks succeed: every worked example, all outcomes counted, and the working-out against brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest

from gonfalon.kernel import Refused
from gonfalon.rulesets.valhalla.attacks import CANCELLED, FREE, MUTUAL, RING, resolve, successful

Orders = Mapping[str, str]
Arrows = frozenset[tuple[str, str]]


def arrows(text: str) -> dict[str, str]:
    """`R>B, B>R, Y none`."""
    return dict(part.strip().split(">") for part in text.split(",") if ">" in part)


EXAMPLES = {  # orders → the attacks that succeed
    "VAL-BAT-02": [("G>B, B>R, R>Y", "G>B, R>Y")],
    "VAL-BAT-03": [("G>B, B>R", "G>B")],
    "VAL-BAT-04": [("A>B, B>C, C>D", "A>B, C>D"), ("A>B, B>C, E>C, C>D", "A>B, E>C")],
    "VAL-BAT-06": [
        ("R>B, B>R", "R>B, B>R"),
        ("R>B, B>R, G>Y, Y>G", "R>B, B>R, G>Y, Y>G"),
        ("R>B, B>R, G>B, Y>G", "R>B, B>R, Y>G"),
    ],
    "VAL-BAT-07": [
        ("R>B, B>R, G>B, Y none", "R>B, G>B"),
        ("R>B, B>R, G>B, Y>B", "R>B, G>B, Y>B"),
        ("R>B, B>R, G>B, Y>R", "G>B, Y>R"),
        ("R>B, B>R, G>B, Y>G", "R>B, B>R, Y>G"),
    ],
    "VAL-BAT-08": [
        ("Y>R, B>R, G>Y, R none", "B>R, G>Y"),
        ("Y>R, B>R, G>Y, R>Y", "B>R, G>Y"),
        ("Y>R, B>R, G>Y, R>B", "G>Y, B>R, R>B"),
    ],
    "VAL-BAT-09": [
        ("R>B, B>G, G>Y, Y none", "R>B, G>Y"),
        ("R>B, B>G, G>Y, Y>G", "R>B, G>Y, Y>G"),
        ("R>B, B>G, G>Y, Y>B", "R>B, G>Y"),
        ("R>Y, B>Y, G>Y, Y>R", "R>Y, B>Y, G>Y"),
        ("R>B, B>R, G>R, Y>B", "G>R, Y>B"),
        ("R>B, B>G, G>R, Y>R", "Y>R, B>G"),
        ("R>B, B>G, G>R, Y>G", "Y>G, R>B"),
        ("R>Y, Y>B, B>R, G>R", "G>R, Y>B"),
        ("R>B", "R>B"),
        ("R>B, B>R, Y>R", "B>R, Y>R"),
        ("A>B, B>C, C>D, D>E, E>F, F none", "A>B, C>D, E>F"),
    ],
    "VAL-BAT-10": [
        ("R>B, B>G, G>Y, Y>R", ""),
        ("R>Y, Y>G, G>B, B>R", ""),
        ("R>B, B>Y, Y>R", ""),
        ("R>B, B>G, G>R, Y none", ""),
        ("A>B, B>C, C>A, D>E, E>D", "D>E, E>D"),
    ],
    "VAL-CAP-06": [
        ("R>B, G>R, Y none, B>R", "G>R, B>R"),
        ("R>B, B>R", "R>B, B>R"),
        ("R>B, G>R, Y>G", "R>B, Y>G"),
    ],
}


@pytest.mark.parametrize(
    ("orders", "left"),
    [
        pytest.param(orders, left, marks=pytest.mark.rule(clause), id=f"{clause} {orders}")
        for clause, examples in EXAMPLES.items()
        for orders, left in examples
    ],
)
def test_the_worked_examples_come_out_as_they_are_told(orders: str, left: str) -> None:
    assert successful(arrows(orders)) == set(arrows(left))


@pytest.mark.rule("VAL-BAT-02", "VAL-BAT-03", "VAL-BAT-04")
def test_the_working_out_is_told_step_by_step() -> None:
    steps = resolve(arrows("A>B, B>C, C>D"))

    assert [(step.kind, step.empires, step.rule) for step in steps] == [
        (FREE, ("A", "B"), "VAL-BAT-02"),
        (CANCELLED, ("B", "C"), "VAL-BAT-03"),
        (FREE, ("C", "D"), "VAL-BAT-02"),
    ]


@pytest.mark.rule("VAL-BAT-06", "VAL-BAT-10")
def test_pairs_and_rings_are_told_as_such() -> None:
    steps = resolve(arrows("A>B, B>C, C>A, D>E, E>D"))

    assert [(step.kind, step.empires) for step in steps] == [(RING, ("A", "B", "C")), (MUTUAL, ("D", "E"))]


@pytest.mark.rule("VAL-ORD-01")
def test_an_empire_that_attacks_itself_is_refused() -> None:
    with pytest.raises(Refused) as wrong:
        successful({"red": "red"})

    assert wrong.value.refusal.rule == "VAL-ORD-01"


@pytest.mark.rule("VAL-ORD-04")
def test_an_empty_target_is_no_arrow() -> None:
    assert successful({"red": "blue", "blue": ""}) == {"red"}


# --- every set of orders --------------------------------------------------------------------------------


def all_orders(empires: str, *, compulsory: bool = False) -> Iterator[dict[str, str]]:
    choices = [[other for other in empires if other != empire] + ([] if compulsory else [""]) for empire in empires]
    for targets in product(*choices):
        yield {empire: target for empire, target in zip(empires, targets, strict=True) if target}


@cache
def every_way(undecided: Arrows, decided: Arrows) -> frozenset[Arrows]:
    """All that players could end with who follow VAL-BAT-05 and pick freely in step 2."""
    remaining = undecided | decided
    free = [arrow for arrow in undecided if all(target != arrow[0] for _, target in remaining)]
    if not free:
        pairs = {arrow for arrow in undecided if arrow[::-1] in undecided}
        return frozenset({decided | pairs})
    ends: set[Arrows] = set()
    for arrow in free:
        left = frozenset(other for other in undecided if other != arrow and other[0] != arrow[1])
        ends |= every_way(left, decided | {arrow})
    return frozenset(ends)


@pytest.mark.rule("VAL-BAT-05")
@pytest.mark.parametrize("empires", ["AB", "ABC", "ABCD", "ABCDE", "ABCDEF"])
def test_every_order_of_working_it_out_comes_to_the_same(empires: str) -> None:
    for orders in all_orders(empires):
        ends = every_way(frozenset(orders.items()), frozenset())

        assert ends == {frozenset((a, t) for a, t in orders.items() if a in successful(orders))}, orders
    every_way.cache_clear()


@pytest.mark.rule("VAL-BAT-05")
def test_the_properties_of_a_resolution_hold_for_every_set_of_orders() -> None:
    for orders in all_orders("ABCDE"):
        won = successful(orders)
        attacked = {orders[attacker] for attacker in won}
        for empire in orders:
            mutual = empire in won and orders.get(orders[empire]) == empire and orders[empire] in won
            if empire not in orders.values():
                assert empire in won, "an empire unattacked at the start succeeds"
            if empire in won and empire in attacked:
                assert mutual, "nobody else attacks and is attacked"
                assert [a for a in won if orders[a] == empire] == [orders[empire]], "no third attacks a pair"
            if empire not in won:
                assert empire in attacked or len(ring(orders, empire)) > 2, "an arrow goes for a reason"


def ring(orders: Orders, empire: str) -> list[str]:
    """The circle an empire stands in; empty if it stands in none."""
    path = [empire]
    while (target := orders.get(path[-1], "")) and target not in path:
        path.append(target)
    return path if target == empire else []


@pytest.mark.rule("VAL-BAT-12")
def test_all_81_sets_of_compulsory_orders_are_counted() -> None:
    def shape(orders: Orders) -> tuple[int, ...]:
        won = successful(orders)
        against = Counter(orders[a] for a in won)
        pairs = sum(orders.get(orders[a]) == a and orders[a] in won for a in won) // 2
        return (*sorted(against.values()), pairs)

    counted = Counter(shape(orders) for orders in all_orders("RBGY", compulsory=True))

    two_wars, war_and_single, three_on_one, two_pairs, nothing = (1, 1, 0), (1, 1, 1, 1), (3, 0), (1, 1, 1, 1, 2), (0,)
    assert counted == {two_wars: 36, war_and_single: 24, three_on_one: 12, two_pairs: 3, nothing: 6}


@pytest.mark.rule("VAL-BAT-12")
def test_all_256_sets_of_orders_are_counted() -> None:
    counted = Counter(len(successful(orders)) for orders in all_orders("RBGY"))

    assert counted == {0: 15, 1: 36, 2: 150, 3: 52, 4: 3}


@pytest.mark.rule("VAL-BAT-12")
def test_three_and_two_empires_are_counted() -> None:
    three = Counter(len(successful(orders)) for orders in all_orders("RBG", compulsory=True))
    two = [successful(orders) for orders in all_orders("RB", compulsory=True)]

    assert (three, two) == ({2: 6, 0: 2}, [{"R", "B"}])
