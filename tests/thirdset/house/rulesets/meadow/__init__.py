"""`meadow`: shepherds drive their flocks over a map of tiles (clauses MEA)."""

from gonfalon.rulesets.meadow.descriptor import DESCRIPTOR

__all__ = ["DESCRIPTOR"]
