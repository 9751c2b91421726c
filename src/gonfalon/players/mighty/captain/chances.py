"""What battles and assaults promise: the exact odds of the rules under the best mix of cards (`card_game`).

Odds depend on the combat factor alone, so they are walked once for each factor and kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple, TypeVar

from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.mighty.field.combat import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    Cards,
    combat_factor,
)
from gonfalon.rulesets.mighty.odds.card_game import CardGame, card_game
from gonfalon.rulesets.mighty.odds.odds import Forecast, assault_at, battle_at
from gonfalon.rulesets.mighty.siege.assault import MULTIPLIER, AssaultResult, assault_factor

SURE = 1000  # chances are in parts of a thousand
WORST, BEST = -8, 8
C = TypeVar("C")


class Prospect(NamedTuple):
    """What the attacker may expect, in parts of a thousand, when both sides play their best mix of cards."""

    won: int
    lost: int


@cache
def cards(factor: int, storm: bool) -> CardGame:
    """How both sides should choose their cards at this factor, in battle or in an assault."""
    found = _forecasts(factor, storm)
    return card_game({pair: forecast.worth for pair, forecast in found.items()})


def _forecasts(factor: int, storm: bool) -> Mapping[Cards, Forecast]:
    within = max(WORST, min(BEST, factor))
    return assault_at(within) if storm else battle_at(within)


@cache
def prospect(factor: int, storm: bool = False) -> Prospect:
    """The chances of the attacker at this factor."""
    game = cards(factor, storm)
    won = lost = Fraction(0)
    good = (AssaultResult.STORMED,) if storm else ATTACKER_WINS
    bad = (AssaultResult.BLOODY_REPULSE,) if storm else DEFENDER_WINS
    for (attack, defence), forecast in _forecasts(factor, storm).items():
        share = game.attack[attack] * game.defence[defence]
        won += share * sum(forecast.outcomes[r.value] for r in good)
        lost += share * sum(forecast.outcomes[r.value] for r in bad)
    return Prospect(int(won * SURE), int(lost * SURE))


def battle(attack: int, defence: int) -> Prospect:
    """A battle between forces of so many points."""
    return prospect(combat_factor(max(1, attack), max(1, defence)))


def assault(attack: int, garrison: int, walls: str, bonus: int = 0) -> Prospect:
    """An assault on so many behind these walls, if they still stand, with battery and hardship to help."""
    factor = assault_factor(max(1, attack), max(1, garrison), MULTIPLIER.get(walls, 1)) + bonus
    return prospect(max(WORST, min(BEST, factor)), storm=True)


def draw_card(mix: Mapping[C, Fraction], rng: Chance) -> C:
    """One card of a mix, by its share."""
    shares = list(mix.items())
    at = Fraction(rng.getrandbits(32), 1 << 32)
    for card, share in shares:
        if at < share:
            return card
        at -= share
    return shares[-1][0]
