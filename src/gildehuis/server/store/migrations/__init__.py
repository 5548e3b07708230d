"""Alembic migrations, from the first day."""
