"""`valhalla`: four empires of players, arrows on the map, battles on the club's tables (clauses VAL)."""

from gonfalon.rulesets.valhalla.descriptor import DESCRIPTOR

__all__ = ["DESCRIPTOR"]
