"""The battle sheet (VAL-BAT-16 to VAL-BAT-20, VAL-BAT-33): all that two tables of players need to fight a battle.

Everybody sees the sheets; bonuses of locations stand on that of the player who has them, and on nobody else's.
"""

from __future__ import annotations

from gonfalon.rulesets.valhalla.bonuses import on_sheet
from gonfalon.rulesets.valhalla.seen import SeenArmy, Sheet, Zone
from gonfalon.rulesets.valhalla.state import Army, Battle, Campaign, Seat, Side

PITCHED, SIEGE = "pitched", "siege"  # a siege is the third scenario of “Into the Breach” (VAL-CAP-07)


def sheet(campaign: Campaign, battle: Battle, seat: Seat) -> Sheet:
    """A battle as one player holds it in his hands."""
    return Sheet(
        battle=battle.id,
        type=SIEGE if battle.besieged else PITCHED,
        besieged=battle.besieged,
        stage=battle.stage,
        sides=[[_army(army, side) for army in side] for side in battle.sides],
        bonuses=on_sheet(campaign, battle, seat),
    )


def _army(army: Army, side: Side) -> SeenArmy:
    """An army: its size, its part of the zone, whom its characters command, where it breaks, and how it fared."""
    return SeenArmy(
        player=army.player,
        empire=army.empire,
        points=army.points,
        listed=army.listed,
        generals=1,
        zone=Zone(army.part, len(side)),
        commands=army.player,
        breaks_with=army.player,
        withdrew=army.withdrew,
        victory=army.victory,
        result=army.result,
    )
