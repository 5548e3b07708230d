"""Alembic's entry: run the migrations on the connection that `migrate.upgrade` gives."""

from alembic import context

from gildehuis.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
