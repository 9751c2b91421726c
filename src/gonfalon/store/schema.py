"""The tables of the archive. `migrations` makes them; a test holds the two together."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

metadata = MetaData()


class Instant(TypeDecorator[datetime]):
    """A moment in time: aware of its zone in the program, UTC in the database."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:  # noqa: ARG002
        assert value is None or value.tzinfo is not None, "a time must say in which zone it is"
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:  # noqa: ARG002
        return None if value is None else value.replace(tzinfo=UTC)


def _campaign(*, primary_key: bool = True) -> Column[str]:
    """Whatever belongs to a campaign goes when the campaign goes."""
    return Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False)


campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner", String, nullable=False),  # an account, or "" for whoever sits at this machine
    Column("ruleset", String, nullable=False),
    Column("about", LargeBinary, nullable=False),  # `files.Campaign`, the secret of the dice among it
    Column("created", Instant, nullable=False),
    Column("last", Instant, nullable=False),
    Column("length", Integer, nullable=False),  # entries in the log; the next has this number
    Column("head", String, nullable=False),  # hash of the last entry
    Column("paused", Boolean, nullable=False),
    Column("reason", Text, nullable=False),  # why it is paused
    Column("year", Integer, nullable=False),
    Column("month", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winner", String, nullable=False),
)

inputs = Table(
    "inputs",
    metadata,
    _campaign(),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # a line of the log, its hash in it
    sqlite_with_rowid=False,  # what is read together lies together
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _campaign(),
    Column("number", Integer, primary_key=True),  # of the last entry it stands for
    Column("last", Integer, nullable=False),  # of the input that ended its step: it is void if that is taken back
    Column("heard", Integer, nullable=False),  # events before it
    Column("version", String, nullable=False),  # of the rules that made it
    Column("frame", Boolean, nullable=False),  # a page of the replay: the first of its month
    Column("year", Integer, nullable=False),
    Column("month", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

events = Table(
    "events",
    metadata,
    _campaign(),
    Column("place", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

outbox = Table(  # who is needed, and since when: a row is there exactly as long as he is
    "outbox",
    metadata,
    _campaign(),
    Column("seat", String, primary_key=True),
    Column("since", Instant, nullable=False),
    Column("public", Boolean, nullable=False),  # whether the others may know
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),  # the name as it is compared
    Column("password", Text, nullable=False),  # its argon2id hash; "" for a guest who came by a link
    Column("created", Instant, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String, primary_key=True),  # hashed
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Instant, nullable=False),
)

members = Table(
    "members",
    metadata,
    _campaign(),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String, primary_key=True),
    Column("seat", String, primary_key=True),  # "" for umpires and spectators
)
Index("one_ruler_a_seat", members.c.campaign, members.c.seat, unique=True, sqlite_where=members.c.role == "ruler")

invitations = Table(
    "invitations",
    metadata,
    Column("id", String, primary_key=True),
    _campaign(primary_key=False),
    Column("token", String, nullable=False, unique=True),  # hashed
    Column("role", String, nullable=False),
    Column("seat", String, nullable=False),
    Column("expires", Instant, nullable=False),
    Column("used", Boolean, nullable=False),
)

letters = Table(
    "letters",
    metadata,
    Column("id", Integer, primary_key=True),
    _campaign(primary_key=False),
    Column("sender", String, nullable=False),  # seats
    Column("to", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Instant, nullable=False),
)
Index("letters_of_a_campaign", letters.c.campaign, letters.c.id)

pen = Table(  # what people wrote into the chronicle, in order
    "pen",
    metadata,
    _campaign(),
    Column("place", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

requests = Table(  # to take something back, on which not everybody has decided
    "requests",
    metadata,
    _campaign(),
    Column("to", Integer, primary_key=True),  # the first input that would be taken back
    Column("body", LargeBinary, nullable=False),
)

keys = Table("keys", metadata, Column("name", String, primary_key=True), Column("value", LargeBinary, nullable=False))
