"""Paces, clocks, absences, quiet hours; the pace and the strikes that a server has set."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _clocks()
    _absences()
    op.add_column("guilds", sa.Column("pace", sa.Text))
    op.add_column("guilds", sa.Column("strikes", sa.Integer))


def _belongs(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE"
    )


def _clocks() -> None:
    op.create_table(
        "paces",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("planning", sa.Integer),
        sa.Column("choices", sa.Integer),
        sa.Column("quiet", sa.Integer, nullable=False),
        sa.Column("away", sa.Text, nullable=False),
        sa.Column("strikes", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_paces"),
        _belongs("paces"),
    )
    op.create_table(
        "timers",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("prompt_id", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("left", sa.Integer),
        sa.Column("owing", sa.Boolean, nullable=False),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_timers"),
        _belongs("timers"),
    )
    op.create_index("ix_timers_wake_at", "timers", ["wake_at"])


def _absences() -> None:
    op.create_table(
        "absences",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("strikes", sa.Integer, nullable=False),
        sa.Column("away_until", sa.BigInteger),
        sa.Column("offered", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_absences"),
        _belongs("absences"),
    )
    op.create_index("ix_absences_away_until", "absences", ["away_until"])
    op.create_table(
        "quiet_hours",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("begin", sa.Integer, nullable=False),
        sa.Column("end", sa.Integer, nullable=False),
        sa.Column("timezone", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_quiet_hours"),
    )
