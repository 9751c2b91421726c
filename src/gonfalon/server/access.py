"""The one place where it is decided who may do what: who asks for which seat of which campaign in which role.

Every route says what it needs (`opt=needs(Need.PLAY)`); `doors.py` asks here before anything else happens and leaves
what it found with the request. A route that says nothing is refused, so none can be forgotten.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple, cast

import msgspec
from litestar.connection import ASGIConnection

from gonfalon.kernel import UMPIRE, Eyes
from gonfalon.kernel.eyes import CHAIR
from gonfalon.kernel.messages import Refusal
from gonfalon.server.errors import FORBIDDEN, UNKNOWN, Wrong
from gonfalon.server.live import LiveCampaign
from gonfalon.store.records import SEATED

LOCAL = ""  # the account of whoever sits at this machine
OWNER = "owner"
NEED = "need"
ASKER, AT = "asker", "at"  # what is found, in the state of a request
LONGEST_ID = 64


class Need(Enum):
    """What a route asks of the one who comes."""

    ANYBODY = "anybody"
    PERSON = "person"  # signed in, or at this machine
    SEE = "see"  # at the campaign in whatever role, with eyes that are his
    PLAY = "play"  # in the seat he names
    STEER = "steer"  # in any seat, umpire or owner
    UMPIRE = "umpire"
    OWN = "own"
    OPERATOR = "operator"  # runs the server: has its token, or sits at the machine


class Asker(msgspec.Struct, frozen=True):
    """Somebody who asks. At a local table it is whoever sits at the machine."""

    id: str
    name: str
    local: bool = False


class At(NamedTuple):
    """Somebody at a campaign: with whose eyes he looks, and what he is there."""

    asker: Asker
    live: LiveCampaign
    eyes: Eyes  # a seat's, everybody's, or the umpire's
    role: str
    seats: tuple[str, ...]
    umpire: bool
    owner: bool

    @property
    def seat(self) -> str:
        """The seat with whose eyes he looks; empty for everybody's, and in the umpire's chair."""
        return self.eyes.seat


def needs(need: Need) -> dict[str, Any]:
    """For the `opt` of a route: what it needs."""
    return {NEED: need}


def asker_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
    """Who was let in."""
    return cast(Asker, connection.scope["state"][ASKER])


def at_of(connection: ASGIConnection[Any, Any, Any, Any]) -> At:
    """At which campaign he was let in, and as what."""
    return cast(At, connection.scope["state"][AT])


def admitted(asker: Asker, live: LiveCampaign, seat: str, need: Need) -> At:
    """Who he is at that campaign; raises 404 to a stranger, who does not learn that it exists, and 403 otherwise."""
    at = _local(asker, live, seat) if asker.local else in_group(asker, live, seat)
    if not at.role:
        raise Wrong(UNKNOWN, Refusal.of("store-no-campaign", id=live.id))
    if seat and seat not in at.seats and not (at.umpire and _looks_over(at, need)):
        raise Wrong(FORBIDDEN, Refusal.of("server-not-your-seat", seat=seat[:LONGEST_ID]))
    if need is Need.PLAY and at.seat not in at.seats:
        raise Wrong(FORBIDDEN, Refusal.of("server-take-a-seat"))
    if need is Need.UMPIRE and not at.umpire:
        raise Wrong(FORBIDDEN, Refusal.of("server-umpire-only"))
    if need is Need.OWN and not at.owner:
        raise Wrong(FORBIDDEN, Refusal.of("server-owner-only"))
    if need is Need.STEER and not (at.seats or at.umpire or at.owner):
        raise Wrong(FORBIDDEN, Refusal.of("server-onlookers-only-look"))
    return at


def is_still(at: At) -> bool:
    """Whether somebody who was let in is still what he was then."""
    return at.asker.local or at == in_group(at.asker, at.live, CHAIR if at.eyes.umpire else at.seat)


def _eyes(seat: str, seats: tuple[str, ...], *, umpire: bool) -> Eyes:
    """With whose eyes he wants to look. The word for the umpire's chair is no authority: to all others it is a seat's
    name, which an old campaign may have given."""
    return UMPIRE if umpire and seat == CHAIR and seat not in seats else Eyes(seat)


def _looks_over(at: At, need: Need) -> bool:
    """The umpire has his chair, and may look over anybody's shoulder: to answer for him he must know what is asked.

    Whoever is umpire of a local table plays there as well, and does not look into the computer players' cards.
    """
    return at.eyes.umpire or (need is Need.SEE and not at.asker.local and at.seat in at.live.table.seats)


def _local(asker: Asker, live: LiveCampaign, seat: str) -> At:
    """Whoever sits at the machine owns everything, holds every seat that is not a computer's, and may be umpire."""
    eyes = _eyes(seat, live.people, umpire=True)
    role = "umpire" if eyes.umpire else "ruler" if seat in live.people else OWNER
    return At(asker, live, eyes, role, live.people, umpire=True, owner=True)


def in_group(asker: Asker, live: LiveCampaign, seat: str = "") -> At:
    """What somebody is at a group's campaign: all that follows from the archive's list of its members."""
    mine = [member for member in live.members if member.account == asker.id]
    seats = tuple(dict.fromkeys(member.seat for member in mine if member.role in SEATED))
    owner, umpire = live.owner == asker.id, any(member.role == "umpire" for member in mine)
    in_seat = next((member.role for member in mine if member.seat == seat and member.role in SEATED), "")
    plain = "umpire" if umpire else OWNER if owner else mine[0].role if mine else ""
    return At(asker, live, _eyes(seat, seats, umpire=umpire), in_seat or plain, seats, umpire, owner)
