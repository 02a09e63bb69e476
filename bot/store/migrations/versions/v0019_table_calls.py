"""When a match starts by itself, and who is called when its table is full."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the column and the table, empty: nothing starts at a time, and the host alone is called."""
    op.add_column("manners", Column("start_at", BigInteger))
    op.create_table(
        "calls",
        Column("match_id", Text, nullable=False),
        Column("user_id", BigInteger, nullable=False, autoincrement=False),
        PrimaryKeyConstraint("match_id", "user_id", name="pk_calls"),
        ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_calls_match_id", ondelete="CASCADE"),
    )
    op.create_index("ix_calls_user_id", "calls", ["user_id"])


def downgrade() -> None:
    """Forget both; a table that would have started waits for its host."""
    op.drop_table("calls")
    op.drop_column("manners", "start_at")
