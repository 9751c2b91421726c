"""Computer players of `mighty`: the captain, the warlord, and what charts show of a war."""

from gonfalon.players.mighty.captain import Captain
from gonfalon.players.mighty.warlord import Warlord
from gonfalon.players.mighty.watching import curves, features
from gonfalon.players.minds import Minds

MINDS = Minds(captain=Captain, warlord=Warlord, curves=curves, features=features)
