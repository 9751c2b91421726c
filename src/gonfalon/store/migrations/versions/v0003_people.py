"""Nobody judges and plays at one campaign, invitations know who made them, and names are compared by how they look.

Whoever was umpire and held a seat at once keeps his seat: the owner invites another umpire. Names that stand already
stand: where two of them look alike, the older account keeps the likeness, and the other is known by its own id too.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from gonfalon.kernel.naming import likeness

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    _sides()
    _members()
    _invitations()
    _names()


def _sides() -> None:
    op.create_table(
        "sides",
        sa.Column("campaign", sa.String(), nullable=False),
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("umpire", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "account"),
        sa.UniqueConstraint("campaign", "account", "umpire"),
    )
    seated = "SELECT campaign, account FROM members WHERE role IN ('ruler', 'commander')"
    op.execute(f"INSERT INTO sides SELECT DISTINCT campaign, account, false FROM ({seated}) AS seated")  # noqa: S608
    op.execute(f"DELETE FROM members WHERE role = 'umpire' AND (campaign, account) IN ({seated})")  # noqa: S608
    op.execute("INSERT INTO sides SELECT campaign, account, true FROM members WHERE role = 'umpire'")


def _members() -> None:
    op.rename_table("members", "members_before")
    op.drop_index("one_ruler_a_seat", "members_before")
    op.create_table(
        "members",
        sa.Column("campaign", sa.String(), nullable=False),
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("umpire", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["campaign", "account", "umpire"],
            ["sides.campaign", "sides.account", "sides.umpire"],
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("campaign", "account", "role", "seat"),
        sa.CheckConstraint("(umpire IS NULL) = (role = 'spectator')", name="onlookers_take_no_side"),
        sa.CheckConstraint("umpire IS NULL OR umpire = (role = 'umpire')", name="umpires_alone_judge"),
    )
    kept = "campaign, account, role, seat, CASE role WHEN 'umpire' THEN true WHEN 'spectator' THEN NULL ELSE false END"
    op.execute(f"INSERT INTO members SELECT {kept} FROM members_before")  # noqa: S608
    op.drop_table("members_before")
    op.create_index(
        "one_ruler_a_seat",
        "members",
        ["campaign", "seat"],
        unique=True,
        sqlite_where=sa.text("role = 'ruler'"),
        postgresql_where=sa.text("role = 'ruler'"),
    )


def _invitations() -> None:
    op.rename_table("invitations", "invitations_before")
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("campaign", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("expires", sa.DateTime(), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.Column("maker", sa.String(), nullable=True),
        sa.Column("renews", sa.String(), nullable=True),
        sa.Column("replaces", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["maker"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["renews"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["replaces"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token"),
    )
    kept = "id, campaign, token, role, seat, expires, used, NULL, NULL, NULL"
    op.execute(f"INSERT INTO invitations SELECT {kept} FROM invitations_before")  # noqa: S608
    op.drop_table("invitations_before")


def _names() -> None:
    op.add_column("accounts", sa.Column("likeness", sa.Text(), nullable=False, server_default=""))
    accounts = sa.table("accounts", *map(sa.column, ("id", "name", "password", "created", "likeness")))
    by_age = sa.select(accounts.c.id, accounts.c.name).order_by(
        accounts.c.password == "",  # a guest's name gives way to an account's
        accounts.c.created,
        accounts.c.id,
    )
    taken: set[str] = set()
    connection = op.get_bind()
    for id, name in connection.execute(by_age).all():
        alike = likeness(name)
        own = f"{alike}\n{id}" if alike in taken else alike
        taken.add(alike)
        connection.execute(sa.update(accounts).where(accounts.c.id == id).values(likeness=own))
    op.create_index("one_of_a_likeness", "accounts", ["likeness"], unique=True)
