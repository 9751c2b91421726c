"""`valhalla` in the register."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.rulesets.descriptor import Choices, Descriptor, Length, Playing, Seats
from gonfalon.rulesets.valhalla.settings import EMPIRES, SETTINGS, Settings, read_settings

if TYPE_CHECKING:
    from gonfalon.rulesets.valhalla.rules import Valhalla


def _rules() -> Valhalla:
    from gonfalon.rulesets.valhalla.rules import Valhalla

    return Valhalla()


CHOICES = Choices(
    struct=Settings,
    rules=SETTINGS,
    read=read_settings,
    trial=EMPIRES,
    groups={
        "length": ("rounds",),
        "world": ("sets", "empires", "team_limit"),
        "table": ("attendance", "quick_resolution", "dice_by_consent", "location_dice"),
        "reading": ("idle_points", "routes"),
    },
)
DESCRIPTOR = Descriptor(
    name="valhalla",
    prefix="VAL",
    playing=Playing(
        rules=_rules,
        seats=Seats(least=4, most=16, usual=4),
        length=Length("rounds", usual=8),
        settings=CHOICES,
        boards=("laid", "file"),
        house_rules={"quick_resolution": True, "attendance": "everybody"},
    ),
)
