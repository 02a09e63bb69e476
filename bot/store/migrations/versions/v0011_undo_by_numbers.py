"""Requests to take a choice back name what they hold: numbers that the table was told, not rows."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.alter_column("undo_requests", "seq", new_column_name="number")
    op.alter_column("undo_requests", "played", new_column_name="step")
