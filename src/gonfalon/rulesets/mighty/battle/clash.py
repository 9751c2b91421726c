"""The clash itself (ME-BAT-04 to ME-BAT-14): totals, cards, dice, losses, a fallen leader, the train of the scattered.

Each stage is a small story that takes the fight as it stands and gives it back with what it decided and which stage
is next; between stages the fight lies in the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import Story, at_once, roll
from gonfalon.rulesets.mighty.field import combat, spoils
from gonfalon.rulesets.mighty.field.combat import ATTACKER_WINS, DEFENDER_WINS, LOSS, SCATTERED
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.state import INDEPENDENT, BannerId, Fight, RealmId, War


class Side(NamedTuple):
    """One side of a fight."""

    realm: RealmId
    ids: Sequence[BannerId]


def attacker(fight: Fight) -> Side:
    return Side(fight.attacker, fight.attackers)


def defender(fight: Fight) -> Side:
    return Side(fight.defender, fight.defenders)


def victor_and_loser(fight: Fight) -> tuple[Side, Side] | None:
    """Who won and who lost; None after a draw."""
    if fight.result in ATTACKER_WINS:
        return attacker(fight), defender(fight)
    return (defender(fight), attacker(fight)) if fight.result in DEFENDER_WINS else None


@at_once
def declare_totals(war: War, fight: Fight) -> Fight:
    """Both sides say before all how strong they are, whatever way they came (ME-BAT-04, ME-BAT-45).

    They fight where they stand: nobody crosses what lies between (ME-BAT-03).
    """
    attack = armies.points_of(war, fight.attackers)
    defence = fight.independents or armies.points_of(war, fight.defenders)
    factor = combat.combat_factor(attack, defence)
    place = fight.place
    for realm, total in ((fight.attacker, attack), (fight.defender, defence)):
        if realm in war.realms:
            armies.reveal_total(war, None, realm, place, total, "ME-BAT-04")
    war.tell(
        "battle.joined",
        rule="ME-BAT-06",
        shows=True,
        place=place,
        attacker=fight.attacker,
        defender=fight.defender,
        factor=factor,
    )
    return replace(fight, stage="cards", factor=factor)


def play_cards(war: War, fight: Fight) -> Story[Fight]:
    """The secret cards (ME-BAT-08 to ME-BAT-10)."""
    about = {"place": fight.place, "factor": fight.factor}
    cards = yield from combat.choose_cards(war, fight.attacker, fight.defender, "ME-BAT-08", about)
    return replace(fight, stage="dice", modifier=combat.modifier(*cards))


def throw_dice(war: War, fight: Fight) -> Story[Fight]:
    """Score = combat factor + strategic modifier + 2D6 (ME-BAT-11, ME-BAT-12, ME-BAT-13)."""
    dice = yield from roll(2, 6, "battle", rule="ME-BAT-11", who=fight.attacker)
    score = fight.factor + fight.modifier + sum(dice)
    result = combat.outcome(score).result.value
    war.tell(
        "battle.result",
        rule="ME-BAT-13",
        place=fight.place,
        attacker=fight.attacker,
        defender=fight.defender,
        score=score,
        result=result,
    )
    return replace(fight, stage="losses", dice=dice, result=result)


def take_losses(war: War, fight: Fight) -> Story[Fight]:
    """A die for each side, and more for the loser (ME-BAT-13, ME-BAT-14)."""
    row = combat.outcome(fight.factor + fight.modifier + sum(fight.dice))
    (attack,) = yield from roll(1, 6, "losses", rule="ME-BAT-14", who=fight.attacker)
    (defence,) = yield from roll(1, 6, "losses", rule="ME-BAT-14", who=fight.defender)
    carried = _carried_by_loser(war, fight)
    yield from armies.lose_shared(war, fight.attackers, row.attacker + attack * LOSS, "ME-BAT-13")
    fight = yield from _defender_loses(war, fight, row.defender + defence * LOSS)
    _leave_behind(war, fight, carried)
    return replace(fight, stage="leader")


def lose_leader(war: War, fight: Fight) -> Story[Fight]:
    """After a double (ME-BAT-43)."""
    carried = _carried_by_loser(war, fight)
    lost = yield from combat.character_casualty(
        war, fight.dice, fight.attackers, fight.defenders, "ME-BAT-43", fight.independents
    )
    _leave_behind(war, fight, carried)
    return replace(fight, stage="scatter", independents=fight.independents - lost)


@at_once
def lose_train(war: War, fight: Fight) -> Fight:
    """All baggage of a scattered force is captured (ME-BAT-24)."""
    sides = victor_and_loser(fight)
    if sides and fight.result in SCATTERED:
        victor, loser = sides
        spoils.seize(war, armies.alive(war, loser.ids), victor.ids, "ME-BAT-24")
    return replace(fight, stage="pursuit")


def _defender_loses(war: War, fight: Fight, points: int) -> Story[Fight]:
    if fight.defender != INDEPENDENT:
        yield from armies.lose_shared(war, fight.defenders, points, "ME-BAT-13")
        return fight
    war.tell("independents.lose", rule="ME-BAT-13", place=fight.place, points=points)
    return replace(fight, independents=max(0, fight.independents - points))


def _carried_by_loser(war: War, fight: Fight) -> int:
    sides = victor_and_loser(fight)
    return armies.baggage_of(war, armies.alive(war, sides[1].ids)) if sides else 0


def _leave_behind(war: War, fight: Fight, carried: int) -> None:
    """What a force carried that is wiped out with the battle lost falls to the victor (ME-BAT-18)."""
    sides = victor_and_loser(fight)
    if sides and not armies.alive(war, sides[1].ids):
        victor, loser = sides
        spoils.share_out(war, carried, loser.realm, victor.ids, "ME-BAT-18")
