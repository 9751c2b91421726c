"""The warlord: a captain who plays what he has in mind to its end before he does it."""

from gonfalon.players.mighty.warlord.mind import BUDGET, Warlord

__all__ = ["BUDGET", "Warlord"]
