"""Who fights whom (VAL-BAT-13 to VAL-BAT-24): everybody of the empires at war in exactly one battle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from gonfalon.kernel import Story
from gonfalon.rulesets.common.lots import draw_lot, order_by_dice
from gonfalon.rulesets.valhalla.outcomes import army_points
from gonfalon.rulesets.valhalla.state import Army, Battle, Campaign, EmpireId, PlayerId, Side
from gonfalon.rulesets.valhalla.teams import fighters, lead

Meeting = tuple[list[PlayerId], list[PlayerId]]  # attackers and defenders who meet in one battle


class War(NamedTuple):
    """Empires that successfully attack another; of two that attack each other the first counts as attacker."""

    attackers: tuple[EmpireId, ...]
    defender: EmpireId


def wars(campaign: Campaign) -> list[War]:
    """The wars of this round: whoever's attack was cancelled fights who attacked him (VAL-BAT-08)."""
    found: dict[EmpireId, list[EmpireId]] = {}
    for attacker in campaign.successes:
        target = campaign.arrows[attacker].target
        if target not in found.get(attacker, ()):
            found.setdefault(target, []).append(attacker)
    return [War(tuple(attackers), defender) for defender, attackers in found.items()]


def at_war(campaign: Campaign) -> list[EmpireId]:
    """The empires whose players fight this round."""
    fighting = {empire for war in wars(campaign) for empire in (*war.attackers, war.defender)}
    return [empire for empire in campaign.empires if empire in fighting]


def pair(campaign: Campaign) -> Story[None]:
    """Pair the players of every war off; each battle gets its sheet."""
    campaign.battles, campaign.uses = {}, {}
    for war in wars(campaign):
        for attackers, defenders in (yield from meetings(campaign, war)):
            battle = _battle(campaign, attackers, defenders)
            campaign.battles[battle.id] = battle
            _tell(campaign, battle)
    campaign.phase = "battles"


def meetings(campaign: Campaign, war: War) -> Story[list[Meeting]]:
    """First everybody of the attacked empire gets an opponent as far as there are any, then the surplus joins in."""
    pools = {empire: fighters(campaign, empire) for empire in (*war.attackers, war.defender)}
    order = yield from _by_numbers(campaign, war.attackers, pools)
    met: list[Meeting] = []
    for empire in slots(len(pools[war.defender]), [(empire, len(pools[empire])) for empire in order]):
        defender = yield from _drawn(pools[war.defender], "VAL-BAT-14")
        attacker = yield from _drawn(pools[empire], "VAL-BAT-14" if len(order) == 1 else "VAL-BAT-21")
        met.append(([attacker], [defender]))
    attackers = [player for empire in order for player in pools[empire]]
    yield from _join(met, 0, attackers, "VAL-BAT-15" if len(order) == 1 else "VAL-BAT-23")
    yield from _join(met, 1, pools[war.defender], "VAL-BAT-15" if len(order) == 1 else "VAL-BAT-24")
    return met


def slots(defenders: int, enemies: Sequence[tuple[EmpireId, int]]) -> Iterator[EmpireId]:
    """The empires that give the defenders their opponents, taken alternately; who has nobody left is skipped.

    Against five and three that is the first, the second, the first and so on (VAL-BAT-22).
    """
    left = dict(enemies)
    while defenders and any(left.values()):
        for empire, count in left.items():
            if count and defenders:
                yield empire
                left[empire], defenders = count - 1, defenders - 1


def _by_numbers(
    campaign: Campaign, attackers: Sequence[EmpireId], pools: Mapping[EmpireId, Sequence[PlayerId]]
) -> Story[list[EmpireId]]:
    """The most numerous first; a die orders equals (VAL-BAT-21)."""
    order: list[EmpireId] = []
    for count in sorted({len(pools[empire]) for empire in attackers}, reverse=True):
        equal = {lead(campaign, empire): empire for empire in attackers if len(pools[empire]) == count}
        order += [equal[seat] for seat in (yield from order_by_dice(tuple(equal), 1, "VAL-BAT-21"))]
    return order


def _drawn(pool: list[PlayerId], rule: str) -> Story[PlayerId]:
    player = yield from draw_lot(pool, "pairing", rule)
    pool.remove(player)
    return player


def _join(met: list[Meeting], side: int, surplus: Sequence[PlayerId], rule: str) -> Story[None]:
    """Surplus players join battles at random but evenly: nobody is the third before every battle has a second."""
    for player in surplus:
        fewest = min(len(meeting[side]) for meeting in met)
        meeting = yield from draw_lot([m for m in met if len(m[side]) == fewest], "pairing", rule)
        meeting[side].append(player)


def _battle(campaign: Campaign, attackers: Sequence[PlayerId], defenders: Sequence[PlayerId]) -> Battle:
    sides = allied(campaign, attackers), allied(campaign, defenders)
    return Battle(str(len(campaign.battles) + 1), sides, _besieged(campaign, sides))


def allied(campaign: Campaign, players: Sequence[PlayerId]) -> Side:
    """The armies of players who fight side by side, each with its size and its part of the zone."""
    points = army_points(len(players))
    return tuple(Army(p, campaign.present[p], points, part) for part, p in enumerate(players, 1))


def _besieged(campaign: Campaign, sides: tuple[Side, Side]) -> tuple[EmpireId, ...]:
    """Whose capital an army in this battle assaults: then the battle is a siege game (VAL-CAP-07, VAL-CAP-08)."""
    first, second = ({army.empire: army for army in side} for side in sides)
    arrows = [campaign.arrows[e] for e in (*first, *second) if e in campaign.successes]
    targets = dict.fromkeys(arrow.target for arrow in arrows if arrow.assault)
    return tuple(target for target in targets if target in first or target in second)


def _tell(campaign: Campaign, battle: Battle) -> None:
    names = [[army.player for army in side] for side in battle.sides]
    kind = "siege" if battle.besieged else "field"
    rule = "VAL-CAP-07" if battle.besieged else "VAL-BAT-13"
    campaign.tell("battle.set", rule=rule, battle=battle.id, attackers=names[0], defenders=names[1], field=kind)
