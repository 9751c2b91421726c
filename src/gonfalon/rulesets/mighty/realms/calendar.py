"""The calendar (ME-TRN): six months, the order of play in each, and the seven phases of a player's turn.

Where the war stands is plain state. Each chapter ends its phase by calling `next_phase`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from gonfalon.kernel import Refusal, Story
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.lots import order_by_dice
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import RealmId, Turn, War

PHASES = ("subsistence", "scouting", "movement", "battle", "siege", "raze", "reorganisation")  # ME-TRN-06
NEXT = dict(pairwise(PHASES))
INITIATIVE, SEASON_ENDS = "initiative", "season-ends"


def next_phase(war: War) -> None:
    """The active player goes on to his next phase; after the last the next player's turn begins (ME-TRN-05)."""
    if war.spells:
        hooks.phase_ends(war)
    if war.phase in NEXT:
        war.phase = NEXT[war.phase]
    else:
        _end_turn(war)


def next_order(
    war: War,
    what: str,
    deeds: Sequence[phases.Deed[Story[None], War]],
    *,
    rule: str,
    end: Callable[[War], None] = next_phase,
    forced: bool = True,
    may_end: Callable[[War], Refusal | None] = lambda war: None,  # noqa: ARG005
    way: Callable[[War], Order | None] = lambda war: None,  # noqa: ARG005
) -> Story[None]:
    """A phase of the turn in which the active player gives orders one by one, in any order he likes (ME-TRN-06).

    He goes on until he is done (ME-TRN-07).
    """
    forced = forced and war.settings.forced
    return phases.next_deed(
        war,
        war.player,
        what,
        deeds,
        rule=rule,
        unreadable="ME-TRN-06",
        end=end,
        forced=forced,
        may_end=may_end,
        way=way,
    )


def _end_turn(war: War) -> None:
    war.pass_on()
    while (player := war.up()) and war.realms[player].out:
        war.pass_on()
    if player:
        _begin_turn(war)
    else:
        war.phase = SEASON_ENDS if war.month == war.settings.months else INITIATIVE


def _begin_turn(war: War) -> None:
    war.turn, war.phase = Turn(), PHASES[0]
    war.tell("turn.begins", rule="ME-TRN-05", realm=war.player, year=war.year, month=war.month)


def skip_to_turn_end(war: War) -> None:
    """The active player is out: what is left of his turn is not played."""
    if war.phase in PHASES:
        war.phase = PHASES[-1]
        next_phase(war)


def month_begins(war: War) -> Story[None]:
    """Dice decide the order of play (ME-TRN-04)."""
    war.month += 1
    yield from hooks.month_begins(war)
    players = [realm.id for realm in war.realms.values() if not realm.out]
    war.order = yield from dice_order(war, players, war.settings.initiative_dice, "ME-TRN-04")
    war.active = 0
    war.tell("month.begins", rule="ME-TRN-02", year=war.year, month=war.month, order=list(war.order))
    _begin_turn(war)


def dice_order(war: War, players: Sequence[RealmId], count: int, rule: str) -> Story[tuple[RealmId, ...]]:  # noqa: ARG001
    """Highest first; those who tie throw again among themselves, keeping their place against others (ME-RLM-02)."""
    return (yield from order_by_dice(players, count, rule))


def year_begins(war: War) -> None:
    """The first month of the next season lies ahead (ME-WIN-04)."""
    war.year, war.month, war.phase = war.year + 1, 0, INITIATIVE
