"""The little game of cards, solved exactly: how often both sides should play which card (ME-BAT-08 to ME-BAT-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from gonfalon.rulesets.mighty.field.combat import ATTACK_CARDS, DEFENCE_CARDS, AttackCard, DefenceCard

Matrix = Sequence[Sequence[Fraction]]
Mix = tuple[Fraction, ...]


class CardGame(NamedTuple):
    """The game of cards as both should play it: what it is worth to the attacker, and how often to play which card."""

    value: Fraction
    attack: dict[AttackCard, Fraction]
    defence: dict[DefenceCard, Fraction]


def card_game(worth: Mapping[tuple[AttackCard, DefenceCard], Fraction]) -> CardGame:
    """How both should choose their cards when each pair is worth so much to the attacker (ME-BAT-08)."""
    value, attack, defence = solve([[worth[a, d] for d in DEFENCE_CARDS] for a in ATTACK_CARDS])
    return CardGame(value, dict(zip(ATTACK_CARDS, attack, strict=True)), dict(zip(DEFENCE_CARDS, defence, strict=True)))


def solve(payoff: Matrix) -> tuple[Fraction, Mix, Mix]:
    """The value of a matrix game for the player of the rows, and a best mix of rows and of columns.

    One of the square parts of every such game has a solution that is one of the whole (Shapley and Snow); the
    smallest is found first, so the mixes are as plain as they can be.
    """
    rows, columns = range(len(payoff)), range(len(payoff[0]))
    for size in range(1, min(len(rows), len(columns)) + 1):
        for some_rows in combinations(rows, size):
            for some_columns in combinations(columns, size):
                found = _equalised(payoff, some_rows, some_columns)
                if found is not None and _is_best(payoff, *found):
                    return found
    raise AssertionError("every matrix game has a solution")


def _equalised(payoff: Matrix, rows: Sequence[int], columns: Sequence[int]) -> tuple[Fraction, Mix, Mix] | None:
    """The mixes of these rows and columns that leave the other player no choice among his."""
    part = [[payoff[r][c] for c in columns] for r in rows]
    by_rows = _shares([list(column) for column in zip(*part, strict=True)])
    by_columns = _shares(part)
    if by_rows is None or by_columns is None or by_rows[-1] != by_columns[-1]:
        return None
    spread_rows = dict(zip(rows, by_rows, strict=False))
    spread_columns = dict(zip(columns, by_columns, strict=False))
    return (
        by_rows[-1],
        tuple(spread_rows.get(r, Fraction(0)) for r in range(len(payoff))),
        tuple(spread_columns.get(c, Fraction(0)) for c in range(len(payoff[0]))),
    )


def _shares(lines: list[list[Fraction]]) -> list[Fraction] | None:
    """Shares that add up to one and make every line come to the same value; that value is the last."""
    one, zero = Fraction(1), Fraction(0)
    equations = [[*line, -one, zero] for line in lines] + [[one] * len(lines) + [zero, one]]
    for at in range(len(equations)):
        pivot = next((e for e in equations[at:] if e[at]), None)
        if pivot is None:
            return None
        equations.remove(pivot)
        pivot = [x / pivot[at] for x in pivot]
        equations = [[x - e[at] * p for x, p in zip(e, pivot, strict=True)] for e in equations]
        equations.insert(at, pivot)
    return [e[-1] for e in equations]


def _is_best(payoff: Matrix, value: Fraction, rows: Mix, columns: Mix) -> bool:
    """No share is negative, and neither player does better with anything else."""
    if min(*rows, *columns) < 0:
        return False
    guaranteed = min(sum(p * x for p, x in zip(column, rows, strict=True)) for column in zip(*payoff, strict=True))
    conceded = max(sum(p * y for p, y in zip(line, columns, strict=True)) for line in payoff)
    return bool(guaranteed == value == conceded)
