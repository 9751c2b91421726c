"""What Alembic runs: the steps, on the connection it was given. `store.migrating` gives it one."""

from __future__ import annotations

from alembic import context

from gonfalon.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
