"""What charts show of a campaign of `valhalla`."""

from __future__ import annotations

from gonfalon.players.minds import Figures
from gonfalon.rulesets.valhalla.rules import Valhalla
from gonfalon.rulesets.valhalla.state import Campaign


def curves(campaign: Campaign) -> Figures:
    """The tiles of everybody's empire."""
    return {"tiles": Valhalla().scores(campaign)}
