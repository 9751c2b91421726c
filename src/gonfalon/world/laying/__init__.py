"""Laying the map by players in turn: a small rule set of its own (ME-MAP-26 to ME-MAP-37, ME-MAP-52 to ME-MAP-58).

from gonfalon.kernel import SealedDice, Table
from gonfalon.world.laying import LayingRules, finished

table = Table.start(LayingRules(clauses), {"players": ["Anna", "Bert"]}, SealedDice.fresh())
"""

from gonfalon.world.laying.rules import LayingRules
from gonfalon.world.laying.state import Laying, Settings, finished

__all__ = ["Laying", "LayingRules", "Settings", "finished"]
