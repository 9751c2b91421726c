"""Exact odds of battles and assaults, made by walking their own stages over every fall of the dice.

There is no second formula: what is counted is what the chapters do (ME-BAT-04 to ME-BAT-13, ME-SIE-20 to ME-SIE-23).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from gonfalon.kernel import State
from gonfalon.kernel.odds import odds, walk, walk_stages
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.field.combat import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    SIZES,
    AttackCard,
    Cards,
    DefenceCard,
    Result,
    combat_factor,
    modifier,
)
from gonfalon.rulesets.mighty.settings import Settings
from gonfalon.rulesets.mighty.siege import assault
from gonfalon.rulesets.mighty.siege.assault import AssaultResult
from gonfalon.rulesets.mighty.state import Banner, Fight, Turn, War
from gonfalon.world.board import TileBoard

FIELD, ATTACKER, DEFENDER = "A1", "attacker", "defender"
CLASH = ("totals", "cards", "dice")  # the stages that decide a result


class Forecast(NamedTuple):
    """The odds of one pair of cards, and what they are worth to the attacker."""

    attack_card: AttackCard
    defence_card: DefenceCard
    factor: int
    modifier: int
    outcomes: dict[str, Fraction]
    worth: Fraction


def forecasts(attacker_points: int, defender_points: int, walls: str = "", bonus: int = 0) -> Mapping[Cards, Forecast]:
    """A battle, or an assault on these walls (city, fortress), with each of the nine pairs of cards.

    `bonus` is what battery and hardship add to an assault's score (ME-SIE-43).
    """
    if walls:
        return assault_at(assault.assault_factor(attacker_points, defender_points, assault.MULTIPLIER[walls]), bonus)
    return battle_at(combat_factor(attacker_points, defender_points))


@cache
def battle_at(factor: int) -> Mapping[Cards, Forecast]:
    """A battle at this combat factor: nothing else counts, so any two sizes between which it lies stand for all."""
    sizes = next((a, d) for d in SIZES for a in SIZES if combat_factor(a, d) == factor)
    found = {}
    for cards in product(AttackCard, DefenceCard):
        clash = battle_odds(*sizes, *cards)
        outcomes = {result.value: chance for result, chance in clash.items()}
        found[cards] = Forecast(*cards, factor, modifier(*cards), outcomes, battle_worth(clash))
    return MappingProxyType(found)


@cache
def assault_at(factor: int, bonus: int = 0) -> Mapping[Cards, Forecast]:
    """An assault at this factor, with what battery and hardship add (ME-SIE-22, ME-SIE-43)."""
    found = {}
    for cards in product(AttackCard, DefenceCard):
        storm = storm_odds(factor + modifier(*cards) + bonus)
        outcomes = {result.value: chance for result, chance in storm.items()}
        found[cards] = Forecast(*cards, factor, modifier(*cards), outcomes, assault_worth(storm))
    return MappingProxyType(found)


def battle_odds(
    attacker_points: int, defender_points: int, attack_card: AttackCard, defence_card: DefenceCard
) -> dict[Result, Fraction]:
    """The chance of each result of a battle, impossible ones included."""
    cards = {ATTACKER: attack_card, DEFENDER: defence_card}
    stages = [battle.step] * len(CLASH)
    ends = walk_stages(meeting(attacker_points, defender_points), stages, lambda q: cards[q.who], ordered=False)
    chances = dict.fromkeys(Result, Fraction(0))
    for war, chance in ends.values():
        chances[Result(war.fights[FIELD].result)] += chance
    return chances


def meeting(attacker_points: int, defender_points: int) -> War:
    """Two banners face each other, and nothing else is in the world."""
    points = {ATTACKER: attacker_points, DEFENDER: defender_points}
    banners = {f"{side}.1": Banner(f"{side}.1", side, 1, value, 0, FIELD, 0) for side, value in points.items()}
    attackers, defenders = ((name,) for name in banners)
    fight = Fight(FIELD, ATTACKER, DEFENDER, stage=CLASH[0], attackers=attackers, defenders=defenders)
    return War(
        settings=Settings(players=(ATTACKER, DEFENDER)),
        board=TileBoard({}),
        banners=banners,
        fights={FIELD: fight},
        phase="battle",
        order=(ATTACKER, DEFENDER),
        turn=Turn(fights_found=True),
    )


def battle_worth(chances: Mapping[Result, Fraction]) -> Fraction:
    """What a battle is worth to the attacker: the chance that he wins less the chance that the defender does."""
    won, lost = (sum(chances[r] for r in results) for results in (ATTACKER_WINS, DEFENDER_WINS))
    return Fraction(won - lost)


def storm_odds(plus: int) -> dict[AssaultResult, Fraction]:
    """The chance of each result when factor, cards, battery and hardship come to this (ME-SIE-22, ME-SIE-43)."""
    ends = walk(State(), lambda _: assault.assault_score(plus, 0, 0), ordered=False)
    found = odds(ends, lambda _, throw: throw.row.result)
    return {result: found.get(result, Fraction(0)) for result in AssaultResult}


def assault_worth(chances: Mapping[AssaultResult, Fraction]) -> Fraction:
    """What an assault is worth to the attacker: the chance to storm less that of a bloody repulse, which ends it."""
    return chances[AssaultResult.STORMED] - chances[AssaultResult.BLOODY_REPULSE]
