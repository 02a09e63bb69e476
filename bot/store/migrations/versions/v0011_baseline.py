"""The tables from which migrations start; a new database is made with the tables of `schema` instead."""

revision = "0011"
down_revision = None


def upgrade() -> None:
    """Databases with these tables need no change."""
