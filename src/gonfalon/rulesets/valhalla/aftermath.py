"""The post-battle phase begins (VAL-PST-01 to VAL-PST-07, VAL-CAP): capitals fall, points are given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from gonfalon.kernel import Story
from gonfalon.rulesets.common.lots import order_by_dice
from gonfalon.rulesets.valhalla import rounds
from gonfalon.rulesets.valhalla.land import give, territory
from gonfalon.rulesets.valhalla.outcomes import DRAW, LOSS, WIN, game_result
from gonfalon.rulesets.valhalla.state import NOBODY, Battle, Campaign, EmpireId
from gonfalon.rulesets.valhalla.teams import attending, lead, team


class Tally(NamedTuple):
    """An empire's battles of a round."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


def begin(campaign: Campaign) -> Story[None]:
    """Battles are counted, capitals fall, and kings get their points and their turn to spend them."""
    tallies = {empire: tally(campaign.battles.values(), empire) for empire in attending(campaign)}
    for empire, count in tallies.items():
        campaign.empires[empire] = replace(campaign.empires[empire], won=campaign.empires[empire].won + count.won)
    campaign.holders, campaign.uses = {}, {}
    for empire in fallen(campaign):
        destroy(campaign, empire)
    if rounds.is_over(campaign):
        rounds.tell_winners(campaign, "VAL-WIN-04")
        return
    campaign.points = {empire: points(campaign, tallies[empire]) for empire in attending(campaign)}
    campaign.tell("points.given", rule="VAL-PST-01", points=dict(campaign.points))
    campaign.queue = yield from claiming_order(campaign)
    campaign.phase = "claims"


def tally(battles: Iterable[Battle], empire: EmpireId) -> Tally:
    """Each army's result counts for its own empire (VAL-BAT-32, VAL-PST-01), that of an assault too (VAL-CAP-10)."""
    results = [army.result for battle in battles for side in battle.sides for army in side if army.empire == empire]
    return Tally(results.count(WIN), results.count(DRAW), results.count(LOSS))


def points(campaign: Campaign, count: Tally) -> int:
    """Campaign points (VAL-PST-02 to VAL-PST-06)."""
    return campaign.settings.idle_points if count == Tally() else battle_points(*count)


def battle_points(won: int, drawn: int, lost: int) -> int:
    """More won than drawn and lost together, 3 (VAL-PST-02); more lost than won and drawn together, 1 (VAL-PST-04);
    else 2 (VAL-PST-03, VAL-PST-05)."""
    return 3 if won > drawn + lost else 1 if lost > won + drawn else 2


def claiming_order(campaign: Campaign) -> Story[tuple[EmpireId, ...]]:
    """Most campaign points first, then most victory points, then a die (VAL-PST-07); without points, no turn."""
    ranks: dict[tuple[int, int], list[EmpireId]] = {}
    for empire, count in campaign.points.items():
        if count:
            ranks.setdefault((count, victory_points(campaign, empire)), []).append(empire)
    order: list[EmpireId] = []
    for rank in sorted(ranks, reverse=True):
        equal = {lead(campaign, empire): empire for empire in ranks[rank]}
        order += [equal[seat] for seat in (yield from order_by_dice(tuple(equal), 1, "VAL-PST-07"))]
    return tuple(order)


def victory_points(campaign: Campaign, empire: EmpireId) -> int:
    """Of all its armies this round; they count for nothing but this order (VAL-BAT-31)."""
    armies = (army for battle in campaign.battles.values() for side in battle.sides for army in side)
    return sum(army.victory for army in armies if army.empire == empire)


# --- capitals --------------------------------------------------------------------------------------------


def fallen(campaign: Campaign) -> list[EmpireId]:
    """The empires whose capital was taken: the assaulting side won more games than it drew and lost (VAL-CAP-08)."""
    sieges = [battle for battle in campaign.battles.values() if battle.besieged]
    besieged = dict.fromkeys(empire for battle in sieges for empire in battle.besieged)
    return [empire for empire in besieged if _taken([b for b in sieges if empire in b.besieged], empire)]


def _taken(games: list[Battle], empire: EmpireId) -> bool:
    assailants = [1 - _side_of(game, empire) for game in games]
    won = sum(game_result(game, side) == WIN for game, side in zip(games, assailants, strict=True))
    return 2 * won > len(games)


def _side_of(battle: Battle, empire: EmpireId) -> int:
    return 0 if any(army.empire == empire for army in battle.sides[0]) else 1


def destroy(campaign: Campaign, empire: EmpireId) -> None:
    """It is out: all its land is wilderness, its capital is none any more, its players are without an empire.

    So ends an assault that is won (VAL-CAP-02, VAL-CAP-09).
    """
    lost = territory(campaign, empire)
    for place in lost:
        give(campaign, place, NOBODY)
    for seat in team(campaign, empire):
        campaign.members[seat] = NOBODY
    ruler = campaign.empires[empire]
    campaign.empires[empire] = replace(ruler, capital="", deputy=NOBODY, fallen=campaign.round)
    campaign.tell("empire.destroyed", rule="VAL-CAP-01", empire=empire, tiles=len(lost))
