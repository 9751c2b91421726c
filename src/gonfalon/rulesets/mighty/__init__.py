"""`mighty`: empires on a map laid from tiles, six months of campaign and a winter each year (clauses ME)."""

from gonfalon.rulesets.mighty.descriptor import DESCRIPTOR

__all__ = ["DESCRIPTOR"]
