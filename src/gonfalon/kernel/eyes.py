"""With whose eyes somebody looks. What he may see follows from this value and never from what a seat is called."""

from __future__ import annotations

from typing import NamedTuple


class Eyes(NamedTuple):
    """A seat's eyes, everybody's (no seat), or the umpire's, who has no seat and sees everything.

    Whoever knows who is umpire makes this value: the archive's list of members, or the one person at a local table.
    """

    seat: str = ""
    umpire: bool = False


UMPIRE = Eyes(umpire=True)
EVERYBODY = Eyes()
CHAIR = "umpire"  # what the umpire's chair is called in addresses, logs and events; no seat may be called so any more
