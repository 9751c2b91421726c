"""Dice counted by hand, from the tables as they are printed: nothing here calls the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

D6 = range(1, 7)
CARDS = {  # ME-BAT-10
    ("direct", "counter"): -2,
    ("direct", "hold"): 0,
    ("direct", "withdraw"): 2,
    ("surprise", "counter"): 0,
    ("surprise", "hold"): 1,
    ("surprise", "withdraw"): -1,
    ("flank", "counter"): 1,
    ("flank", "hold"): -1,
    ("flank", "withdraw"): 0,
}
Weighed = dict[tuple[int, int], Fraction]


def assault_chances(plus: int) -> dict[str, Fraction]:
    """ME-SIE-23: 5 or less, 6 to 8, 9 or more."""
    sums = [plus + a + b for a, b in product(D6, D6)]
    bands = {
        "bloody-repulse": sum(s <= 5 for s in sums),
        "repulse": sum(6 <= s <= 8 for s in sums),
        "stormed": sum(s >= 9 for s in sums),
    }
    return {name: Fraction(count, 36) for name, count in bands.items()}


def battle_tolls(plus: int) -> Weighed:
    """What a battle takes from both sides at this factor with its cards: ME-BAT-13, ME-BAT-14 and ME-BAT-43."""
    total: Counter[tuple[int, int]] = Counter()
    for one, two in product(D6, D6):
        score = plus + one + two
        attack = 100 if score <= 2 else 50 if score <= 5 else 0
        defence = 100 if score >= 12 else 50 if score >= 9 else 0
        for mine, yours in product(D6, D6):
            _fell(total, attack + 50 * mine, defence + 50 * yours, double=one == two)
    return _shares(total, 36 * 36 * 36)


def assault_tolls(plus: int) -> dict[str, Weighed]:
    """By result, what an assault takes from both: ME-SIE-22 and ME-SIE-23. A stormed garrison loses all it has."""
    found: dict[str, Counter[tuple[int, int]]] = {name: Counter() for name in ("bloody-repulse", "repulse", "stormed")}
    for one, two, mine, more, yours in product(D6, repeat=5):
        score = plus + one + two
        if score <= 5:
            _fell(found["bloody-repulse"], 50 * (mine + more), 50 * yours, double=one == two)
        elif score <= 8:
            _fell(found["repulse"], 50 * mine, 50 * yours, double=one == two)
        else:
            _fell(found["stormed"], 50 * mine, 0, double=one == two)
    return {name: _shares(counted, 36 * 216 * 36) for name, counted in found.items()}


def _fell(total: Counter[tuple[int, int]], attack: int, defence: int, *, double: bool) -> None:
    """A double costs a leader: on 1 to 3 the attacker's, else the defender's, and D6x20 points with him."""
    if not double:
        total[attack, defence] += 36
        return
    for side, die in product(D6, D6):
        total[(attack + 20 * die, defence) if side <= 3 else (attack, defence + 20 * die)] += 1


def _shares(counted: Counter[tuple[int, int]], ways: int) -> Weighed:
    return {lost: Fraction(count, ways) for lost, count in counted.items()}


def storm_by_hand(attack: int, garrison: int, factor: int, cards: int, most: int) -> dict[str, Fraction]:
    """Assault after assault, where the table shows this factor for all that is left of both (so the forces are small).

    A side that has lost all is gone; a place that nobody defends falls to whoever is left before it.
    """
    ends = dict.fromkeys(("taken", "bloody-repulse", "used-up", "held"), Fraction(0))
    tolls = assault_tolls(factor + cards)
    front = {(attack, garrison): Fraction(1)}
    for _ in range(most):
        ahead: Weighed = {}
        for (outside, inside), chance in front.items():
            for result, weighed in tolls.items():
                for (lost, spent), share in weighed.items():
                    left = max(0, outside - lost), 0 if result == "stormed" else max(0, inside - spent)
                    if not left[0]:
                        ends["used-up"] += chance * share
                    elif not left[1]:
                        ends["taken"] += chance * share
                    elif result == "bloody-repulse":
                        ends[result] += chance * share
                    else:
                        ahead[left] = ahead.get(left, Fraction(0)) + chance * share
        front = ahead
    ends["held"] = sum(front.values(), Fraction(0))
    return ends


def hunger_by_hand(garrison: tuple[int, ...], short: list[int]) -> dict[str, Fraction]:
    """Months of hunger for these banners, so many of the first going short each month (ME-SUB-12, ME-SIE-32)."""
    losses: Counter[int] = Counter()
    for test, die in product(D6, D6):
        losses[{1: 50, 2: 20, 3: 10, 4: 5, 5: 0, 6: 0}[test] * die] += 1
    ends = dict.fromkeys(("holds", "betrayal", "surrender", "starved"), Fraction(0))
    front = {garrison: Fraction(1)}
    for count in filter(None, short):
        for at in range(count):
            ahead: dict[tuple[int, ...], Fraction] = {}
            for points, chance in front.items():
                for loss, ways in losses.items() if points[at] else [(0, 36)]:
                    left = (*points[:at], max(0, points[at] - loss), *points[at + 1 :])
                    ahead[left] = ahead.get(left, Fraction(0)) + chance * Fraction(ways, 36)
            front = ahead
        ends["starved"] += front.pop((0,) * len(garrison), Fraction(0))
        for gate in ("betrayal", "surrender"):
            ends[gate] += sum(front.values(), Fraction(0)) / 6
        front = {points: chance * Fraction(4, 6) for points, chance in front.items()}
    ends["holds"] = sum(front.values(), Fraction(0))
    return ends


def perils_by_hand(points: int, baggage: int) -> Weighed:
    """What a perilous route leaves of a banner and what it carries (ME-MOV-29 to ME-MOV-33)."""
    left: Weighed = {}
    for peril, die in product(D6, D6):
        men, carried = points, baggage
        if peril == 1:
            men, carried = points - 50 * die, 0
        elif peril == 2:
            men, carried = points - 20 * die, baggage - 1
        elif peril == 3 and not baggage:
            men = points - 20 * die
        elif peril in (3, 4):
            carried = baggage - 1
        end = max(0, men), max(0, carried) if men > 0 else 0
        left[end] = left.get(end, Fraction(0)) + Fraction(1, 36)
    return left
