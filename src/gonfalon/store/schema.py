"""The tables of the archive. `migrations` makes them; a test holds the two together."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
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
    Column("last", Instant, nullable=False),  # input of anybody: not for everybody
    Column("length", Integer, nullable=False),  # entries in the log; the next has this number
    Column("head", String, nullable=False),  # hash of the last entry
    Column("paused", Boolean, nullable=False),
    Column("reason", Text, nullable=False),  # why it is paused
    Column("year", Integer, nullable=False),
    Column("month", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winner", String, nullable=False),
    Column("digest", String, nullable=False, server_default=""),  # of what never changes: `digests.digest_of_about`
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
    Column("told", String, nullable=False, server_default=""),  # digest of the events before it
    Column("digest", String, nullable=False, server_default=""),  # of all the rest of the row; "" in old ones
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

news = Table(  # when something last happened that these eyes may know; "" are everybody's
    "news",
    metadata,
    _campaign(),
    Column("eyes", String, primary_key=True),
    Column("at", Instant, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),  # the name as one signs in with it
    Column("likeness", Text, nullable=False),  # the name as it looks (`kernel.naming`)
    Column("password", Text, nullable=False),  # its argon2id hash; "" for a guest who came by a link
    Column("created", Instant, nullable=False),
)

Index("one_of_a_likeness", accounts.c.likeness, unique=True)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String, primary_key=True),  # hashed
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Instant, nullable=False),
)

sides = Table(  # whether somebody judges at a campaign or plays: what he is once, he is in every place he has there
    "sides",
    metadata,
    _campaign(),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("umpire", Boolean, nullable=False),
    UniqueConstraint("campaign", "account", "umpire"),
)

members = Table(
    "members",
    metadata,
    _campaign(),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String, primary_key=True),
    Column("seat", String, primary_key=True),  # "" for umpires and spectators
    Column("umpire", Boolean),  # the side he is on; spectators are on none
    ForeignKeyConstraint(
        ["campaign", "account", "umpire"], ["sides.campaign", "sides.account", "sides.umpire"], ondelete="CASCADE"
    ),
    CheckConstraint("(umpire IS NULL) = (role = 'spectator')", name="onlookers_take_no_side"),
    CheckConstraint("umpire IS NULL OR umpire = (role = 'umpire')", name="umpires_alone_judge"),
)
RULERS = text("role = 'ruler'")
Index(
    "one_ruler_a_seat",
    members.c.campaign,
    members.c.seat,
    unique=True,
    sqlite_where=RULERS,
    postgresql_where=RULERS,
)

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
    Column("maker", ForeignKey("accounts.id", ondelete="CASCADE")),  # none: made before this was written down
    Column("renews", ForeignKey("accounts.id", ondelete="CASCADE")),  # the guest who comes back by it
    Column("replaces", ForeignKey("accounts.id", ondelete="CASCADE")),  # the ruler who hands his seat on
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
    Column("digest", String, nullable=False, server_default=""),  # "" in old ones
)
Index("letters_of_a_campaign", letters.c.campaign, letters.c.id)

pen = Table(  # what people wrote into the chronicle, in order
    "pen",
    metadata,
    _campaign(),
    Column("place", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("digest", String, nullable=False, server_default=""),  # "" in old ones
)

requests = Table(  # to take something back, on which not everybody has decided
    "requests",
    metadata,
    _campaign(),
    Column("to", Integer, primary_key=True),  # the first input that would be taken back
    Column("body", LargeBinary, nullable=False),
)

keys = Table("keys", metadata, Column("name", String, primary_key=True), Column("value", LargeBinary, nullable=False))

mark = Table(  # one row: which archive this is, and how often something was written into it
    "mark",
    metadata,
    Column("identity", String, primary_key=True),
    Column("commits", Integer, nullable=False),
)
