"""What the archive takes and gives back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from gonfalon.kernel import Checkpoint, Refusal, Table
from gonfalon.kernel.log import Entry
from gonfalon.kernel.views import waited_for
from gonfalon.store.files import Campaign

Role: TypeAlias = Literal["ruler", "commander", "umpire", "spectator"]
SEATED: tuple[Role, ...] = ("ruler", "commander")


class Conflict(Exception):  # noqa: N818  (somebody was quicker: not a mistake)
    """The place in the log is taken: load the campaign again and ask the rules again."""


class Frame(msgspec.Struct, frozen=True):
    """A page of the replay: a checkpoint that is the first of its month, or the last of all."""

    year: int
    month: int
    over: bool = False
    number: int = 0  # of the last input that it knows

    @classmethod
    def of(cls, table: Table[Any]) -> Frame:
        """The page on which the table's last checkpoint stands."""
        year, month = table.rules.moment(table.play.base)
        return cls(year, month, table.play.over)


class Card(msgspec.Struct, frozen=True):
    """What the list of campaigns shows of one."""

    year: int
    month: int
    over: bool = False
    winner: str = ""  # once it is over
    waiting: tuple[str, ...] = ()  # the seats that everybody sees are waited for
    hidden: tuple[str, ...] = ()  # and those of whom only they themselves know it

    @classmethod
    def of(cls, table: Table[Any]) -> Card:
        """The card of a table as it stands now."""
        play, (year, month) = table.play, table.rules.moment(table.play.state)
        known = waited_for(play, "")[0]
        hidden = tuple(s for s in table.seats if s not in known and s in waited_for(play, s)[0])
        winner = table.rules.winner(play.state) if play.over else None
        return cls(year, month, play.over, winner or "", known, hidden)


class Waited(msgspec.Struct, frozen=True):
    """A seat that is needed. If it is not public, only that seat and the umpire may know."""

    seat: str
    since: datetime
    public: bool


class Place(msgspec.Struct, frozen=True):
    """What somebody is at a campaign."""

    role: Role
    seat: str = ""


class Listed(msgspec.Struct, frozen=True):
    """A campaign in the list."""

    id: str
    name: str
    owner: str
    ruleset: str
    created: datetime
    last: datetime
    inputs: int
    paused: bool
    reason: str
    year: int
    month: int
    over: bool
    winner: str
    waiting: tuple[Waited, ...] = ()
    places: tuple[Place, ...] = ()  # of the account that asked


class Loaded(NamedTuple):
    """A campaign taken from the archive."""

    id: str
    name: str
    owner: str
    campaign: Campaign
    table: Table[Any]
    stopped: Refusal | None  # why its last inputs no longer play, if they do not: the table stands before them
    checkpoint: Checkpoint | None  # from which it was resumed; None: from the beginning
    entries: Sequence[Entry]  # that were read and played after it


class Account(msgspec.Struct, frozen=True):
    """Somebody who can sign in, or came by a link (then without a password)."""

    id: str
    name: str
    password: str = ""


class Member(msgspec.Struct, frozen=True):
    """Somebody at a campaign."""

    account: str
    name: str
    role: Role
    seat: str
    guest: bool = False  # who came by a link, and has nothing but his session


class Request(msgspec.Struct, frozen=True):
    """Somebody asks to take something back although dice have fallen: these must agree first."""

    to: int
    by: str
    missing: tuple[str, ...]
    agreed: tuple[str, ...] = ()
    id: int = 0  # drawn by chance; those of older servers have none

    @property
    def number(self) -> int:
        """Under which people decide it."""
        return self.id or self.to

    @property
    def concerned(self) -> tuple[str, ...]:
        """Those who see it."""
        return (self.by, *self.missing, *self.agreed)

    def with_consent(self, seat: str) -> Request:
        """One more has agreed."""
        missing = tuple(who for who in self.missing if who != seat)
        return msgspec.structs.replace(self, missing=missing, agreed=(*self.agreed, seat))


class Invitation(msgspec.Struct, frozen=True):
    """An invitation that has not been taken up. Its token was shown once and is not kept."""

    id: str
    role: Role
    seat: str
    expires: datetime
    maker: str | None = None  # the account that invites
    renews: str | None = None  # the guest who comes back by it, as what he was
    replaces: str | None = None  # the ruler from whom the seat is taken over


class Letter(msgspec.Struct, frozen=True):
    """What one ruler wrote to another, numbered for its reader: what others write leaves no gaps."""

    id: int
    sender: str
    to: str
    text: str
    at: datetime
