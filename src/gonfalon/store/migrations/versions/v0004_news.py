"""When something last happened that somebody may know is kept for each: the list tells him that and no more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "news",
        sa.Column("campaign", sa.String(), nullable=False),
        sa.Column("eyes", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("campaign", "eyes"),
    )
    op.execute("INSERT INTO news (campaign, eyes, at) SELECT id, '', last FROM campaigns")
