"""How far people have come in the lessons."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, PrimaryKeyConstraint, Text

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the table, empty."""
    op.create_table(
        "lessons",
        Column("user_id", BigInteger, nullable=False, autoincrement=False),
        Column("title", Text, nullable=False),
        Column("stop", Integer, nullable=False),
        Column("faults", Integer, nullable=False),
        Column("draft", Text),
        Column("came_from", Text),
        PrimaryKeyConstraint("user_id", "title", name="pk_lessons"),
    )


def downgrade() -> None:
    """Drop it; the lessons begin anew."""
    op.drop_table("lessons")
