"""What battles and assaults share: the combat table, the secret cards, the results as data, the fall of a leader."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from gonfalon.kernel import Choose, Story, ask, roll, together
from gonfalon.rulesets.mighty.ground import armies, heroes
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import INDEPENDENT, NOBODY, UNDEAD, BannerId, RealmId, War

SIZES = (250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000)  # ME-BAT-05; the last stands for all above 2500

COMBAT_TABLE = {  # ME-BAT-06: by the defender's size, a column for each size of the attacker
    250: (0, +2, +3, +4, +4, +5, +5, +6, +7, +8),
    500: (-2, 0, +1, +2, +2, +3, +4, +5, +6, +7),
    750: (-3, -1, 0, +1, +1, +2, +3, +4, +5, +6),
    1000: (-4, -2, -1, 0, 0, +1, +2, +2, +3, +4),
    1250: (-4, -2, -1, 0, 0, 0, +1, +2, +2, +3),
    1500: (-5, -3, -2, -1, 0, 0, 0, +1, +1, +2),
    1750: (-5, -4, -3, -2, -1, -1, 0, 0, +1, +2),
    2000: (-6, -5, -4, -2, -2, -1, 0, 0, 0, +1),
    2500: (-7, -6, -5, -3, -2, -1, -1, 0, 0, 0),
    3000: (-8, -7, -6, -4, -3, -2, -2, -1, 0, 0),
}


class AttackCard(StrEnum):
    """How an attacker may go about it (ME-BAT-08)."""

    DIRECT = "direct"
    SURPRISE = "surprise"
    FLANK = "flank"


class DefenceCard(StrEnum):
    """How a defender may meet him (ME-BAT-08)."""

    COUNTER = "counter"
    HOLD = "hold"
    WITHDRAW = "withdraw"


Cards = tuple[AttackCard, DefenceCard]
ATTACK_CARDS, DEFENCE_CARDS = tuple(AttackCard), tuple(DefenceCard)
MODIFIERS = {  # ME-BAT-10: counter attack, hold, withdraw
    AttackCard.DIRECT: (-2, 0, +2),
    AttackCard.SURPRISE: (0, +1, -1),
    AttackCard.FLANK: (+1, -1, 0),
}


class Result(StrEnum):
    """How a battle ends; the names are a contract of `gonfalon odds`."""

    ATTACKER_SCATTERED = "attacker-scattered"
    ATTACKER_DEFEATED = "attacker-defeated"
    DRAW = "draw"
    DEFENDER_DEFEATED = "defender-defeated"
    DEFENDER_SCATTERED = "defender-scattered"


ATTACKER_WINS = (Result.DEFENDER_DEFEATED, Result.DEFENDER_SCATTERED)
DEFENDER_WINS = (Result.ATTACKER_DEFEATED, Result.ATTACKER_SCATTERED)
SCATTERED = (Result.ATTACKER_SCATTERED, Result.DEFENDER_SCATTERED)


class Outcome(NamedTuple):
    """A row of the result table: up to this score; what each side loses on top of its D6x50 (ME-BAT-14)."""

    most: int
    result: Result
    attacker: int
    defender: int


HIGHEST = 99  # beyond any score
BATTLE_RESULTS = (  # ME-BAT-13
    Outcome(2, Result.ATTACKER_SCATTERED, 100, 0),
    Outcome(5, Result.ATTACKER_DEFEATED, 50, 0),
    Outcome(8, Result.DRAW, 0, 0),
    Outcome(11, Result.DEFENDER_DEFEATED, 0, 50),
    Outcome(HIGHEST, Result.DEFENDER_SCATTERED, 0, 100),
)
LOSS = 50  # points for each pip of a side's die
LEADER = 20  # points for each pip of the die for a fallen leader (ME-BAT-43)


def column(points: int) -> int:
    """The column or row of the table that a total is rounded up to (ME-BAT-05)."""
    return min(bisect_left(SIZES, points), len(SIZES) - 1)


def combat_factor(attack_points: int, defence_points: int) -> int:
    """From -8 to +8, and it speaks for the attacker (ME-BAT-06, ME-BAT-07)."""
    return COMBAT_TABLE[SIZES[column(defence_points)]][column(attack_points)]


def modifier(attack_card: AttackCard, defence_card: DefenceCard) -> int:
    """What the two cards together add to the factor (ME-BAT-10)."""
    return MODIFIERS[attack_card][DEFENCE_CARDS.index(defence_card)]


def outcome(score: int) -> Outcome:
    """The row of the result table for a battle score (ME-BAT-13)."""
    return next(row for row in BATTLE_RESULTS if score <= row.most)


def choose_cards(
    war: War, attacker: RealmId, defender: RealmId, rule: str, about: Mapping[str, Any] | None = None
) -> Story[Cards]:
    """Both sides choose in secret and show their cards together (ME-BAT-08, ME-BAT-09); who has nobody is dealt one."""
    about = about or {}
    who_attacks = yield from _chooser(war, attacker, defender, about)
    who_defends = yield from _chooser(war, defender, attacker, about)
    asked = [
        Choose(who=who, what="battle.card", rule=rule, about=about, secret=True, among=cards)
        for who, cards in ((who_attacks, ATTACK_CARDS), (who_defends, DEFENCE_CARDS))
        if who
    ]
    chosen = list((yield from together(*asked)) if asked else ())
    attack_card = chosen.pop(0) if who_attacks else (yield from _dealt_card(ATTACK_CARDS, rule))
    defence_card = chosen.pop(0) if who_defends else (yield from _dealt_card(DEFENCE_CARDS, rule))
    war.tell(
        "battle.cards",
        rule=rule,
        attacker=attacker,
        defender=defender,
        attack=attack_card.value,
        defence=defence_card.value,
        modifier=modifier(attack_card, defence_card),
    )
    return attack_card, defence_card


def _chooser(war: War, side: RealmId, enemy: RealmId, about: Mapping[str, Any]) -> Story[RealmId]:
    """Who plays the card of a side: its ruler, the caster who raised the dead (ME-MAG-27), or nobody."""
    if side == UNDEAD:
        return hooks.commander(war, about["place"], enemy)
    if side != INDEPENDENT:
        return side
    return (yield from _card_player(war, enemy)) if war.settings.independent_cards == "player" else NOBODY


def _dealt_card(cards: Sequence[Any], rule: str) -> Story[Any]:
    """Independents are dealt one of the three cards, each with the same chance (ME-BAT-50)."""
    (die,) = yield from roll(1, 6, "card", rule=rule, who=INDEPENDENT)
    return cards[(die - 1) // 2]


def _card_player(war: War, attacker: RealmId) -> Story[RealmId]:
    """The attacker names the other player who chooses for the independents (ME-BAT-50)."""
    others = [realm.id for realm in war.realms.values() if realm.id != attacker and not realm.out]
    forced = war.settings.forced
    player: RealmId = yield from ask(
        Choose(who=attacker, what="battle.chooser", rule="ME-BAT-50", among=others, forced=forced)
    )
    return player


def character_casualty(
    war: War,
    dice: Sequence[int],
    attackers: Sequence[BannerId],
    defenders: Sequence[BannerId],
    rule: str,
    independents: int = 0,
) -> Story[int]:
    """A double: a leader falls on one side, which loses D6x20 more; a side already destroyed ignores it (ME-BAT-43).

    Banners take their loss here; what an independent defender of so many points loses is returned.
    """
    if dice[0] != dice[1]:
        return 0
    (side,) = yield from roll(1, 6, "leader", rule=rule)
    ids = armies.alive(war, attackers if side <= 3 else defenders)
    militia = independents if side > 3 else 0
    if not ids and not militia:
        return 0
    (die,) = yield from roll(1, 6, "leader-losses", rule=rule)
    _bury(war, ids, die * LEADER, rule)
    yield from armies.lose_shared(war, ids, die * LEADER, rule)
    return 0 if ids else min(militia, die * LEADER)


def _bury(war: War, ids: Sequence[BannerId], points: int, rule: str) -> None:
    """The leader is he of the banner with the lowest number; independents' leaders have no names."""
    if not ids:
        war.tell("battle.leader", rule=rule, realm=INDEPENDENT, points=points)
        return
    led = min((war.banners[i] for i in ids), key=lambda banner: banner.number)
    war.tell("battle.leader", rule=rule, realm=led.realm, banner=led.id, points=points)
    heroes.fall(war, led.id)
