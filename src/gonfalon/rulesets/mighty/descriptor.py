"""`mighty` in the register."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.rulesets.descriptor import Choices, Descriptor, Length, Playing, Seats
from gonfalon.rulesets.mighty.settings import PRESETS, SETTINGS, Settings, read_settings

if TYPE_CHECKING:
    from gonfalon.rulesets.mighty.rules import Mighty


def _rules() -> Mighty:
    from gonfalon.rulesets.mighty.rules import Mighty

    return Mighty()


CHOICES = Choices(
    struct=Settings,
    rules=SETTINGS,
    read=read_settings,
    trial=("red", "blue"),
    groups={
        "length": ("years", "months", "winter", "capital_ends"),
        "armies": ("strength", "points", "races"),
        "world": ("sets", "lay_by_hand", "independent_capitals", "inland_capitals", "pieces"),
        "table": ("quick", "forced", "passage", "hide_baggage", "naval_rules", "independent_cards"),
        "reading": (
            *("treachery_of_capitals", "besieged_revenue", "lost_capital", "quake", "siege_supplies"),
            *("winter_surrender", "landing_ship", "bridges", "transfers", "besieged_rebels"),
        ),
        "book": (
            *("initiative_dice", "two_equal", "loss_sharing", "convoy", "failed_route", "conquest"),
            *("stock_destroyers", "weak_banners", "sunk_ship", "embark", "independent_ships", "shipyards"),
            *("dragon_damage", "dragon_losses", "burnt_forest", "winter_road", "operatives_placed"),
            *("rebel_fortresses", "spy_report", "exposed_operatives", "protection", "flood", "rot"),
            *("howling_trail", "dwarf_losses", "elven_fleets", "river_ends", "dwarf_names", "elf_names"),
            "year_names",
        ),
    },
    presets=PRESETS,
    races=True,
)
DESCRIPTOR = Descriptor(
    name="mighty",
    prefix="ME",
    playing=Playing(
        rules=_rules,
        seats=Seats(least=2, most=12, usual=3),
        length=Length("years", usual=5),
        settings=CHOICES,
        boards=("laid", "by-hand", "file"),
        quick_seats=4,
    ),
)
