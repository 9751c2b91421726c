"""Campaigns, checkpoints with their events, and papers carry digests; the archive counts what is written into it."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

from gonfalon.store.digests import digest_of_about

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for table in ("campaigns", "checkpoints", "letters", "pen"):
        op.add_column(table, sa.Column("digest", sa.String(), nullable=False, server_default=""))
    op.add_column("checkpoints", sa.Column("told", sa.String(), nullable=False, server_default=""))
    mark = op.create_table(
        "mark",
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("commits", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("identity"),
    )
    op.bulk_insert(mark, [{"identity": secrets.token_hex(16), "commits": 0}])
    _vouch()


def _vouch() -> None:
    """What stands there now is vouched for from now on. Old checkpoints have no digest until they are made again."""
    connection = op.get_bind()
    for id, ruleset, about in connection.execute(sa.text("SELECT id, ruleset, about FROM campaigns")).all():
        values = {"id": id, "digest": digest_of_about(id, ruleset, about)}
        connection.execute(sa.text("UPDATE campaigns SET digest = :digest WHERE id = :id"), values)
