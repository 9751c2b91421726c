"""`meadow` in the register."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.rulesets.meadow.settings import SETTINGS, Settings, read_settings

from gonfalon.rulesets.descriptor import Choices, Descriptor, Length, Playing, Seats

if TYPE_CHECKING:
    from gonfalon.rulesets.meadow.rules import MeadowRules


def _rules() -> MeadowRules:
    from gonfalon.rulesets.meadow.rules import MeadowRules

    return MeadowRules()


DESCRIPTOR = Descriptor(
    name="meadow",
    prefix="MEA",
    playing=Playing(
        rules=_rules,
        seats=Seats(least=2, most=4, usual=2),
        length=Length("rounds", usual=4),
        settings=Choices(Settings, SETTINGS, read_settings, ("red", "blue"), {"length": ("rounds",)}),
        boards=("laid", "file"),
    ),
)
