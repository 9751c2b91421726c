"""Who may bring whom to a table and send whom away.

Whoever rules a realm decides who plays in it. A realm that nobody rules gets its ruler from the owner or the umpire;
umpires and onlookers come and go by the owner's leave. A ruler for whom everybody waits can be removed by the umpire,
or by the owner where there is no umpire. All of it is read by everybody in the log.
"""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.server.access import At
from gonfalon.server.live import LiveCampaign
from gonfalon.showing.sheets import sheets_of
from gonfalon.store.records import SEATED, Member, Place, Role

ROLES: tuple[Role, ...] = ("ruler", "commander", "umpire", "spectator")


class Company:
    """Everybody at a campaign, as one of them may deal with the others."""

    def __init__(self, at: At) -> None:
        self._at, self._me = at, at.asker.id
        self._members = at.live.members
        self._realm_of = _realms(at.live)

    def may_invite(self, place: Place) -> bool:
        """Whether he may invite somebody to this place. To a seat that is ruled: its ruler hands it on."""
        if place.role not in SEATED:
            return self._at.owner
        ruler, rulers = self.ruler(place.seat), self._rulers(place.seat)
        if place.role == "commander":
            return self._me in rulers
        if ruler is not None:
            return self._at.umpire or ruler.account == self._me
        return self._me in rulers if rulers else self._at.umpire or self._at.owner

    def places(self) -> Iterator[Place]:
        """The places to which he may invite."""
        seats = self._at.live.table.seats
        every = [Place(role, seat) for role in ROLES for seat in (seats if role in SEATED else ("",))]
        return filter(self.may_invite, every)

    def may_move(self, member: Member) -> bool:
        """Whether he may take this place from somebody, or let him come back to it by a new link."""
        if member.account == self._me:
            return True
        if member.role not in SEATED:
            return self._at.owner
        rulers = self._rulers(member.seat)
        if member.account in rulers or not rulers:
            return self._at.umpire or (self._at.owner and not self._judged)
        return self._at.umpire or self._me in rulers

    def ruler(self, seat: str) -> Member | None:
        """Who rules in this seat."""
        return next((one for one in self._members if one.role == "ruler" and one.seat == seat), None)

    @property
    def _judged(self) -> bool:
        return any(one.role == "umpire" for one in self._members)

    def _rulers(self, seat: str) -> set[str]:
        """Who rules the realm of this seat: whoever sits in the seat it is named after, else everybody of its team."""
        realm = self._realm_of[seat]
        seats = [realm] if realm in self._realm_of else [one for one in self._realm_of if self._realm_of[one] == realm]
        return {ruler.account for one in seats if (ruler := self.ruler(one)) is not None}


def _realms(live: LiveCampaign) -> dict[str, str]:
    """Seat → the realm in whose name it plays."""
    table = live.table
    sheets = sheets_of(table.rules.name)
    view, ground = table.known(""), sheets.ground(table.play.state)
    return {seat: sheets.side(view, ground, seat) for seat in table.seats}
