"""What a battle costs both sides, exactly: its own stages are walked on through losses and a fallen leader.

Pursuit and retreat come after it, and what they take is not counted here (ME-BAT-13, ME-BAT-14, ME-BAT-43).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from gonfalon.kernel.odds import walk_stages
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.field.combat import AttackCard, Cards, DefenceCard, modifier
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.odds.card_game import CardGame
from gonfalon.rulesets.mighty.odds.odds import ATTACKER, CLASH, DEFENDER, meeting

TOLL = (*CLASH, "losses", "leader")  # the stages after which everybody counts his men
CERTAIN = Fraction(1)
Spread = dict[int, Fraction]  # points lost → chance, the least first


class Losses(NamedTuple):
    """How many points each side loses, and with what chance."""

    attacker: Spread
    defender: Spread


def mean(spread: Mapping[int, Fraction]) -> Fraction:
    """What is lost on average."""
    return sum((points * chance for points, chance in spread.items()), Fraction())


def battle_losses(attacker_points: int, defender_points: int, cards: Cards) -> Losses:
    """The losses with these cards. Only the sum of the cards counts, so pairs with the same are walked once."""
    return _walked(attacker_points, defender_points, *_pair(modifier(*cards)))


def mixed_losses(attacker_points: int, defender_points: int, game: CardGame) -> Losses:
    """The losses when both sides choose their cards as well as they can."""
    attacker: Spread = {}
    defender: Spread = {}
    for attack, often in game.attack.items():
        for defence, seldom in game.defence.items():
            if share := often * seldom:
                found = battle_losses(attacker_points, defender_points, (attack, defence))
                add(attacker, found.attacker, share)
                add(defender, found.defender, share)
    return Losses(ordered(attacker), ordered(defender))


def add(total: Spread, part: Mapping[int, Fraction], share: Fraction = CERTAIN) -> None:
    """Add a spread, or a share of it, to a total."""
    for points, chance in part.items():
        total[points] = total.get(points, Fraction(0)) + share * chance


def ordered(spread: Mapping[int, Fraction]) -> Spread:
    """The smallest loss first."""
    return dict(sorted(spread.items()))


def _pair(plus: int) -> Cards:
    """The first two cards that come to this."""
    return next((a, d) for a in AttackCard for d in DefenceCard if modifier(a, d) == plus)


@lru_cache(maxsize=64)
def _walked(attacker_points: int, defender_points: int, attack: AttackCard, defence: DefenceCard) -> Losses:
    cards = {ATTACKER: attack, DEFENDER: defence}
    stages = [battle.step] * len(TOLL)
    ends = walk_stages(meeting(attacker_points, defender_points), stages, lambda q: cards[q.who], ordered=False)
    lost: tuple[Spread, Spread] = ({}, {})
    for war, chance in ends.values():
        for spread, side, points in zip(lost, cards, (attacker_points, defender_points), strict=True):
            left = armies.points_of(war, armies.alive(war, [f"{side}.1"]))
            add(spread, {points - left: chance})
    return Losses(*map(ordered, lost))
