"""Why computer players did what they did, as one viewer may read it.

A reason tells what its player knew. While the campaign runs only whoever owns that seat reads it; once it is over,
everybody reads all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from gonfalon.kernel import Message
from gonfalon.players.reasons import Reason
from gonfalon.showing.answered import answered
from gonfalon.showing.sight import Seat, Sight, sight
from gonfalon.showing.telling import named
from gonfalon.showing.types import Shown
from gonfalon.showing.words import Words


class Deed(Shown, frozen=True):
    """What a computer player did for one reason, in his own words; several things in a row may have the same."""

    seat: str
    did: tuple[str, ...]
    why: str


def deeds(seat: Seat, found: Sequence[Reason], words: Words) -> tuple[Deed, ...]:
    """The reasons that this viewer may read, in the order of play."""
    mine = [reason for reason in found if seat.table.play.over or _is_his(seat, reason.who)]
    if not mine:
        return ()
    here = sight(seat, words)
    told = [(reason, _said(here, reason.why)) for reason in mine]
    together = groupby(told, key=lambda pair: (pair[0].who, pair[1]))
    return tuple(Deed(seat=who, did=_did(here, [r for r, _ in part]), why=why) for (who, why), part in together)


def _is_his(seat: Seat, who: str) -> bool:
    """He looks with the eyes of that seat, and it is his own: an umpire who looks over a shoulder reads no thoughts."""
    return who == seat.who and who in seat.seats


def _said(here: Sight, why: Message) -> str:
    return here.words.say(Message(why.key, named(why.key, why.args, here.names)))


def _did(here: Sight, part: Sequence[Reason]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(answered(here, reason.what, reason.answer) for reason in part))
