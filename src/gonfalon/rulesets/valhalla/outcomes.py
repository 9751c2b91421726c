"""How a battle ended for each army (VAL-BAT-25 to VAL-BAT-32): only who withdrew, and when, decides."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.rulesets.valhalla.state import Army, Battle

WIN, DRAW, LOSS = "win", "draw", "loss"
OPPOSITE = {WIN: LOSS, DRAW: DRAW, LOSS: WIN}
NEVER = 10**6  # the turn in which an army withdraws that does not


def results(battle: Battle) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The result of every army, side by side."""
    first, second = battle.sides
    if len(first) > 1:
        allied, lone = _against_allies(_turn(second[0]), [_turn(army) for army in first])
        return allied, (lone,)
    allied, lone = _against_allies(_turn(first[0]), [_turn(army) for army in second])
    return (lone,), allied


def game_result(battle: Battle, side: int) -> str:
    """How the whole game ended for a side, whatever became of single allies (VAL-CAP-08)."""
    own, enemy = battle.sides[side], battle.sides[1 - side]
    return own[0].result if len(own) == 1 else OPPOSITE[enemy[0].result]


def _turn(army: Army) -> int:
    return army.withdrew or NEVER


def _against_allies(lone: int, allies: Sequence[int]) -> tuple[tuple[str, ...], str]:
    """Results of the allies and of the lone army, from the turns of their withdrawal (VAL-BAT-18).

    One against one is the case of a single ally: who withdraws first loses, in the same turn it is a draw (VAL-BAT-30).
    """
    if len(allies) == 1 and lone == allies[0]:
        return (DRAW,), DRAW
    majority = sorted(allies)[len(allies) // 2]  # the turn in which more than half of them are gone
    if majority <= lone and majority < NEVER:
        return (LOSS,) * len(allies), WIN  # VAL-BAT-25
    stood = [turn > lone or turn == NEVER for turn in allies]
    if lone < NEVER and 2 * sum(stood) > len(allies):
        return tuple(WIN if stands else LOSS for stands in stood), LOSS  # VAL-BAT-26
    return tuple(DRAW if stands else LOSS for stands in stood), DRAW  # VAL-BAT-27, VAL-BAT-28


def total_points(armies: int) -> int:
    """What a side of so many armies has on the field (VAL-SET-08, VAL-BAT-16), continued beyond the table."""
    return 1500 + 500 * armies


def army_points(armies: int) -> int:
    """The size of each of them."""
    return total_points(armies) // armies
