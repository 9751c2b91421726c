"""The clauses of a book that the laying cites: the rule set that lays hands them in, so that several may lay."""

from __future__ import annotations

from typing import NamedTuple


class Clauses(NamedTuple):
    """By which clause each thing is so."""

    shuffle: str  # the packs are shuffled
    first_go: str  # who begins
    first_tile: str  # from which pack the first tile comes
    draw: str  # a pack is chosen before its tile is seen
    empty: str  # a pack is used up, or all: the map is complete
    closed: str  # a tile that fits nowhere goes under its pack, and a pack of such tiles is closed
    fork: str  # likewise a fork
    coast_end: str  # likewise the end of a river at the coast
    first_coast: str  # no coast before a river has come to an end there
    lay: str  # where a tile may lie
    water: str  # whence its water comes
    ending: str  # the end of a river may be refused
    free_hand: str  # tiles are laid, returned and moved as one likes
    stop: str  # players agree to stop
    capital: str  # there are too few capitals
    verdict: str  # another map may be made, and nobody has to lay
