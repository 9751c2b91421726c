"""Assault after assault in one turn, exactly: until the place is taken or nobody may or can storm it any more.

Throws and losses are the chapter's own stories, walked over every fall of the dice. What an assault takes from each
side does not depend on how strong they are (a side only cannot lose more than it has), so it is walked once for each
kind of throw; from assault to assault forces of equal strength go on as one (ME-SIE-20 to ME-SIE-26, ME-SIE-42).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import lcm
from typing import NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import State
from gonfalon.kernel.odds import odds, walk
from gonfalon.rulesets.mighty.field.combat import ATTACK_CARDS, DEFENCE_CARDS, Cards, modifier
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.odds.card_game import CardGame, card_game
from gonfalon.rulesets.mighty.odds.odds import ATTACKER, DEFENDER, FIELD, assault_worth, meeting, storm_odds
from gonfalon.rulesets.mighty.siege import assault
from gonfalon.rulesets.mighty.siege.assault import AssaultResult, Throw
from gonfalon.rulesets.mighty.state import CITY, Land, Siege, War

TAKEN, BLOODY, USED_UP, HELD = "taken", "bloody-repulse", "used-up", "held"
ENDS = (TAKEN, BLOODY, USED_UP, HELD)
AMPLE = 10**10  # points: more than any assault can cost
DICE = 6**6  # falls of the dice for losses and leader, and a multiple of all that are fewer
Kind = tuple[AssaultResult, bool]  # the result, and whether the dice were a double, which costs a leader
Strengths = tuple[int, int]  # points of the attackers and of the garrison
Throws = dict[Kind, Fraction]


class Assaults(NamedTuple):
    """How a row of assaults ends, and how likely the place is taken by the first, by the second and so on."""

    ends: dict[str, Fraction]
    taken_by: tuple[Fraction, ...]
    game: CardGame  # of the first assault


def row_of_assaults(
    attack: int, garrison: int, walls: str, most: int, *, bonus: int = 0, cards: Cards | None = None
) -> Assaults:
    """Up to so many assaults in a turn; each with these cards, or with the mixes that are best for it by itself.

    `bonus` is what battery and hardship add to every score (ME-SIE-43).
    """
    front, ways = {(attack, garrison): 1}, 1
    ends = dict.fromkeys(ENDS, Fraction(0))
    taken_by: list[Fraction] = []
    for _ in range(most):
        front, ended, times = _assaulted(front, walls, bonus, cards)
        ways *= times
        for end, often in ended.items():
            ends[end] += Fraction(often, ways)
        taken_by.append(ends[TAKEN])
    ends[HELD] = Fraction(sum(front.values()), ways)
    return Assaults(
        ends, tuple(taken_by), best_cards(assault.assault_factor(attack, garrison, assault.MULTIPLIER[walls]) + bonus)
    )


@cache
def best_cards(plus: int) -> CardGame:
    """How both should choose their cards for an assault at this factor and bonus."""
    pairs = product(ATTACK_CARDS, DEFENCE_CARDS)
    return card_game({pair: assault_worth(storm_odds(plus + modifier(*pair))) for pair in pairs})


def _assaulted(
    front: Mapping[Strengths, int], walls: str, bonus: int, cards: Cards | None
) -> tuple[dict[Strengths, int], dict[str, int], int]:
    """One more assault by each of these forces: who may go on, how it ended for the others, and out of how many.

    Chances are counted in whole numbers, since there are millions of them to add up.
    """
    factors = {strengths: assault.assault_factor(*strengths, assault.MULTIPLIER[walls]) + bonus for strengths in front}
    thrown = {plus: throws(plus + modifier(*cards)) if cards else _mixed(plus) for plus in set(factors.values())}
    scale = lcm(*(chance.denominator for chances in thrown.values() for chance in chances.values()))
    ahead: dict[Strengths, int] = {}
    ended = dict.fromkeys(ENDS, 0)
    for strengths, often in front.items():
        for kind, chance in thrown[factors[strengths]].items():
            weight = often * int(chance * scale)
            for end, ways in _fates(kind, *strengths).items():
                ended[end] += weight * ways
            for left, ways in _survivors(kind, *strengths):
                ahead[left] = ahead.get(left, 0) + weight * ways
    return ahead, ended, scale * DICE


# --- throws ----------------------------------------------------------------------------------------------


@cache
def throws(plus: int) -> Throws:
    """The chance of each kind of throw when all that is added to the dice comes to this."""
    ends = walk(State(), lambda _: assault.assault_score(plus, 0, 0), ordered=False)
    return dict(odds(ends, lambda _, throw: _kind(throw)))


@cache
def _mixed(plus: int) -> Throws:
    """The same when both sides play the mix that is best for this one assault."""
    game, total = best_cards(plus), Throws()
    for attack, defence in product(ATTACK_CARDS, DEFENCE_CARDS):
        share = game.attack[attack] * game.defence[defence]
        for kind, chance in throws(plus + modifier(attack, defence)).items():
            total[kind] = total.get(kind, Fraction(0)) + share * chance
    return total


def _kind(throw: Throw) -> Kind:
    return throw.row.result, throw.dice[0] == throw.dice[1]


# --- losses ----------------------------------------------------------------------------------------------


@cache
def tolls() -> dict[Kind, dict[Strengths, int]]:
    """What each kind of throw takes from both sides, in how many of all falls, by the chapter's own reckoning."""
    ends = walk(State(), lambda _: assault.assault_score(0, 0, 0), ordered=False)
    one_of_each = {_kind(throw): throw for _, throw, _ in ends}  # with nothing added the dice give all of them
    return {kind: _toll(throw) for kind, throw in one_of_each.items()}


def _toll(throw: Throw) -> dict[Strengths, int]:
    ends = walk(_siege(), lambda war: assault.reckon(war, FIELD, throw), ordered=False)
    found = odds(ends, lambda war, _: (AMPLE - _left(war, ATTACKER), AMPLE - _left(war, DEFENDER)))
    return {lost: int(chance * DICE) for lost, chance in found.items()}


def _left(war: War, side: str) -> int:
    return armies.points_of(war, armies.alive(war, [f"{side}.1"]))


def _siege() -> War:
    """The two of them before and behind a city's walls, with nothing else in the world and no lack of men."""
    war = meeting(AMPLE, AMPLE)
    garrison = war.banners[f"{DEFENDER}.1"]
    war.banners[garrison.id] = replace(garrison, inside=True)
    war.lands[FIELD] = Land(DEFENDER, CITY)
    war.sieges[FIELD] = Siege(FIELD, ATTACKER, DEFENDER, since=1)
    return war


# --- what is left ----------------------------------------------------------------------------------------


def _survivors(kind: Kind, attack: int, garrison: int) -> list[tuple[Strengths, int]]:
    """After a repulse, those who may try again: both sides are left with so much, in so many falls (ME-SIE-25)."""
    if kind[0] != AssaultResult.REPULSE:
        return []
    left = ((attack - lost, garrison - spent, ways) for (lost, spent), ways in tolls()[kind].items())
    return [((outside, inside), ways) for outside, inside, ways in left if outside > 0 and inside > 0]


def _fates(kind: Kind, attack: int, garrison: int) -> dict[str, int]:
    """In how many falls it is over in each way; beyond the highest loss more men make no difference."""
    return _ended(kind, *map(min, (attack, garrison), _highest(kind)))


@cache
def _highest(kind: Kind) -> Strengths:
    """More than either side can lose, unless it loses all."""
    lost = [loss for pair in tolls()[kind] for loss in pair if loss < AMPLE]
    return max(lost) + 1, max(lost) + 1


@cache
def _ended(kind: Kind, attack: int, garrison: int) -> dict[str, int]:
    ended: dict[str, int] = {}
    for (lost, spent), ways in tolls()[kind].items():
        end = _end(kind[0], attack - lost, garrison - spent)
        if end != HELD:
            ended[end] = ended.get(end, 0) + ways
    return ended


def _end(result: AssaultResult, attack: int, garrison: int) -> str:
    """Who is left decides who has the place (ME-SIE-24, ME-SIE-42); a bloody repulse is the last assault of a turn."""
    if attack <= 0:
        return USED_UP
    if garrison <= 0:
        return TAKEN
    return BLOODY if result == AssaultResult.BLOODY_REPULSE else HELD
