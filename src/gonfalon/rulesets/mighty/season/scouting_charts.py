"""The scouting charts (ME-SCT-18 to ME-SCT-21): what 2D6 find in a tile."""

from __future__ import annotations

from gonfalon.kernel.effects import Dice
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE

BARREN, EVENT = "", "event"

CHARTS = {
    # 2D6: lowland, coastal  highland   river valley
    2:     (BARREN,          BARREN,    BARREN),
    3:     (EVENT,           EVENT,     EVENT),
    4:     (FORTRESS,        FORTRESS,  FORTRESS),
    5:     (VILLAGE,         BARREN,    VILLAGE),
    6:     (VILLAGE,         VILLAGE,   VILLAGE),
    7:     (BARREN,          BARREN,    VILLAGE),
    8:     (VILLAGE,         VILLAGE,   VILLAGE),
    9:     (VILLAGE,         BARREN,    VILLAGE),
    10:    (CITY,            CITY,      CITY),
    11:    (EVENT,           EVENT,     EVENT),
    12:    (BARREN,          BARREN,    BARREN),
}  # fmt: skip
COLUMNS = {"lowland": 0, "coastal": 0, "highland": 1, "river_valley": 2}  # by the tile's pack (ME-SCT-10)
CLAUSES = ("ME-SCT-18", "ME-SCT-19", "ME-SCT-20")  # by column


def clause_of(terrain: str) -> str:
    """The clause that holds the chart for this country."""
    return CLAUSES[COLUMNS[terrain]]


def found_on(terrain: str, dice: Dice) -> str:
    """A settlement, nothing, or an event instead."""
    return CHARTS[sum(dice)][COLUMNS[terrain]]


def resists(dice: Dice) -> bool:
    """A settlement found with a double bars its gates; every other one submits (ME-SCT-21)."""
    return dice[0] == dice[1]
