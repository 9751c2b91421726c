"""The captain: a computer player of sound judgement, a room for each thing he must judge.

`Captain.ranked(question, view)` gives the answers worth giving, with what each is worth, to players that search on.
"""

from gonfalon.players.mighty.captain.mind import Captain

__all__ = ["Captain"]
