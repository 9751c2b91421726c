"""What earlier campaigns began with. All settings are written out when a campaign is founded; before that was so, a log
named only those that somebody had chosen, and a preset by its name.

Whoever changes a default, or makes a choice of what was none, writes down here what it meant until then, so that a war
under way is not rewritten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

EARLIER: dict[str, Any] = {  # setting → what it was where a log does not name it, if that is not today's default
    "mended": False,
    "treachery_of_capitals": False,
    "besieged_revenue": "none",
    "lost_capital": "rival",
    "quake": "garrison",
    "siege_supplies": "construction",
    "winter_surrender": "retreat",
    "landing_ship": "any",
    "bridges": "own",
    "transfers": "reach",
    "besieged_rebels": False,
}

EARLIER_PRESETS: dict[str, dict[str, Any]] = {
    "english": {},
    "dutch": {
        "initiative_dice": 2,
        "loss_sharing": "proportional",
        "convoy": "banner",
        "failed_route": "banner",
        "stock_destroyers": "any",
        "sunk_ship": "owner",
        "embark": "own-harbour",
        "independent_ships": "fight",
        "dragon_damage": "dragon",
        "dragon_losses": "force",
        "winter_road": "open-country",
        "operatives_placed": "at-once",
        "rebel_fortresses": "chosen",
        "spy_report": "army",
        "exposed_operatives": "enemy",
        "spell_range": "exceed",
        "protection": "spring",
        "flood": "standing",
        "rot": "produce",
        "howling_trail": "six",
        "inland_capitals": True,
    },
}


def as_begun(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a log, with those that it does not name as they were when it was begun."""
    named = {key: value for key, value in settings.items() if key != "preset"}
    return {**EARLIER, **EARLIER_PRESETS.get(settings.get("preset", "english"), {}), **named}
