"""Exact odds: the walk over the battle's own stages agrees with counting the dice by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from test_combat import CELLS

from gonfalon.rulesets.mighty.field.combat import AttackCard, DefenceCard
from gonfalon.rulesets.mighty.odds.card_game import card_game, solve
from gonfalon.rulesets.mighty.odds.odds import battle_odds, battle_worth, forecasts

TWO_DICE = [a + b for a in range(1, 7) for b in range(1, 7)]
BANDS = {  # ME-BAT-13, written down anew
    "attacker-scattered": range(-20, 3),
    "attacker-defeated": range(3, 6),
    "draw": range(6, 9),
    "defender-defeated": range(9, 12),
    "defender-scattered": range(12, 40),
}
CARDS = {  # ME-BAT-10, written down anew
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


def counted(plus: int) -> dict[str, Fraction]:
    """The share of the 36 falls of two dice in each band of the result table."""
    return {name: Fraction(sum(plus + dice in band for dice in TWO_DICE), 36) for name, band in BANDS.items()}


@pytest.mark.rule("ME-BAT-06", "ME-BAT-10", "ME-BAT-12", "ME-BAT-13")
@pytest.mark.parametrize(("attack", "defence"), CARDS)
def test_in_every_cell_of_the_table_the_odds_are_those_counted_by_hand(attack: str, defence: str) -> None:
    for attacker, defender, factor in CELLS:
        found = battle_odds(attacker, defender, AttackCard(attack), DefenceCard(defence))
        assert found == counted(factor + CARDS[attack, defence]), (attacker, defender)


@pytest.mark.rule("ME-BAT-05")
def test_odds_are_for_the_points_themselves_and_round_them_as_the_table_does() -> None:
    cards = AttackCard.DIRECT, DefenceCard.HOLD
    assert battle_odds(450, 200, *cards) == battle_odds(500, 250, *cards) == counted(2)
    assert battle_odds(1, 99999, *cards) == counted(-8)


def test_a_forecast_has_all_nine_pairs_with_what_they_are_worth_to_the_attacker() -> None:
    found = forecasts(450, 200)
    assert [(f.attack_card, f.defence_card) for f in found.values()] == list(product(AttackCard, DefenceCard))
    for (attack, defence), forecast in found.items():
        odds = counted(2 + CARDS[attack.value, defence.value])
        assert (forecast.factor, forecast.modifier) == (2, CARDS[attack.value, defence.value])
        assert forecast.outcomes == odds
        won, lost = odds["defender-defeated"] + odds["defender-scattered"], odds["attacker-defeated"]
        assert forecast.worth == won - lost - odds["attacker-scattered"]


def test_a_victory_and_a_defeat_weigh_the_same_and_a_draw_nothing() -> None:
    chances = dict.fromkeys(battle_odds(500, 500, AttackCard.DIRECT, DefenceCard.HOLD), Fraction(1, 5))
    assert battle_worth(chances) == 0


@pytest.mark.rule("ME-BAT-08")
@pytest.mark.parametrize(("attacker", "defender"), [(450, 200), (1000, 1000), (250, 3000), (3000, 250)])
def test_neither_side_does_better_than_the_value_of_the_game_against_the_others_mix(
    attacker: int, defender: int
) -> None:
    worth = {cards: forecast.worth for cards, forecast in forecasts(attacker, defender).items()}
    game = card_game(worth)
    assert sum(game.attack.values()) == sum(game.defence.values()) == 1
    for defence in DefenceCard:
        assert sum(game.attack[a] * worth[a, defence] for a in AttackCard) >= game.value
    for attack in AttackCard:
        assert sum(game.defence[d] * worth[attack, d] for d in DefenceCard) <= game.value


@pytest.mark.parametrize(
    ("payoff", "value", "rows", "columns"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], Fraction(0), [Fraction(1, 3)] * 3, [Fraction(1, 3)] * 3),  # rock, paper…
        ([[3, 1], [2, 0]], Fraction(1), [1, 0], [0, 1]),  # a saddle
        ([[2, -1], [-1, 1]], Fraction(1, 5), [Fraction(2, 5), Fraction(3, 5)], [Fraction(2, 5), Fraction(3, 5)]),
        ([[5, 5], [5, 5]], Fraction(5), [1, 0], [1, 0]),
        (
            [[1, 4, 0], [2, -3, 5]],
            Fraction(11, 8),
            [Fraction(5, 8), Fraction(3, 8)],
            [Fraction(7, 8), Fraction(1, 8), 0],
        ),
    ],
)
def test_small_games_are_solved_exactly(
    payoff: list[list[int]], value: Fraction, rows: list[Fraction], columns: list[Fraction]
) -> None:
    found, by_rows, by_columns = solve([[Fraction(x) for x in line] for line in payoff])
    assert (found, list(by_rows), list(by_columns)) == (value, rows, columns)
