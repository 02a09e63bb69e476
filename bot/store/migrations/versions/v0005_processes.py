"""Several processes on one database: who is alive, who is at work on what, which clocks are taken up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("alive_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "claims",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("work", sa.Text, nullable=False),
        sa.Column("process_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "work", name="pk_claims"),
        _belongs("match_id", "matches.id"),
        _belongs("process_id", "processes.id"),
    )
    op.create_index("ix_claims_process_id", "claims", ["process_id"])
    for table in ("timers", "absences"):
        op.add_column(table, sa.Column("claimed_until", sa.BigInteger))


def _belongs(column: str, key: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [key], name=f"fk_claims_{column}", ondelete="CASCADE")
