"""Lots (ME-WIN-06), which `mighty` shares with other rule sets."""

from gonfalon.rulesets.common.lots import draw_lot

__all__ = ["draw_lot"]
