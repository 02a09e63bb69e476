"""What a server allows, how a match is told and to whom, questions to the table, deeds of moderators."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("guilds", sa.Column("channels", sa.Text))
    op.add_column("guilds", sa.Column("verbosity", sa.Text))
    op.add_column("guilds", sa.Column("most_matches", sa.Integer))
    _matches()
    _people()


def _belongs(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE"
    )


def _matches() -> None:
    op.create_table(
        "manners",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("verbosity", sa.Text, nullable=False),
        sa.Column("players_only", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_manners"),
        _belongs("manners"),
    )
    op.create_table(
        "undo_requests",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("declined_by", sa.Integer),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_undo_requests"),
        _belongs("undo_requests"),
    )


def _people() -> None:
    op.create_table(
        "deeds",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "number", name="pk_deeds"),
    )
    op.create_table(
        "planners",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "title", name="pk_planners"),
    )
