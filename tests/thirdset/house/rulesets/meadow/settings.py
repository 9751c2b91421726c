"""The settings of `meadow`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from gonfalon.kernel import Refused
from gonfalon.kernel.misfits import misfit
from gonfalon.world.tiles import PlaceId, Tile

SETTINGS = {"rounds": "MEA-SET-01"}
LEAST, MOST = 1, 20  # rounds


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """All choices made before a summer begins."""

    players: tuple[str, ...]
    seed: str = "meadow"
    world: dict[PlaceId, Tile] = {}
    rounds: int = 4


def read_settings(given: Mapping[str, Any]) -> Settings:
    """The settings, checked. Raises `Refused`."""
    try:
        settings = msgspec.convert(dict(given), Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused.of("meadow-setting-wrong", problem=misfit(error, Settings)) from None
    if not LEAST <= settings.rounds <= MOST:
        raise Refused.of("meadow-rounds", rule="MEA-SET-01", least=LEAST, most=MOST)
    return settings
