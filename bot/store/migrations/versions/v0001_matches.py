"""Matches, seats, logs, stages, what is to be said and what was, drafts, guilds, users."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _matches()
    _play()
    _talk()
    _people()


def _belongs(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match_id"], ["matches.id"], name=f"fk_{table}_match_id", ondelete="CASCADE"
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats_wanted", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("rules_version", sa.Integer),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_guild_id_status", "matches", ["guild_id", "status"])
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("policy", sa.Text),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("match_id", "user_id", name="uq_seats_match_id_user_id"),
        sa.UniqueConstraint("match_id", "name", name="uq_seats_match_id_name"),
        _belongs("seats"),
    )


def _play() -> None:
    op.create_table(
        "log",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_log"),
        _belongs("log"),
    )
    op.create_table(
        "stages",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seq", "number", name="pk_stages"),
        _belongs("stages"),
    )
    op.create_index("ix_stages_match_id_key", "stages", ["match_id", "key"])


def _talk() -> None:
    op.create_table(
        "outbox",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "audience", "key", name="pk_outbox"),
        _belongs("outbox"),
    )
    op.create_table(
        "messages",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("nonce", sa.Text),
        sa.PrimaryKeyConstraint("match_id", "audience", "key", name="pk_messages"),
        _belongs("messages"),
    )
    op.create_table(
        "drafts",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("prompt_id", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", "prompt_id", name="pk_drafts"),
        _belongs("drafts"),
    )


def _people() -> None:
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("referee_role_id", sa.BigInteger),
        sa.Column("locale", sa.Text),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )
    op.create_table(
        "users",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("dms_closed", sa.Boolean, nullable=False),
        sa.Column("locale", sa.Text),
        sa.PrimaryKeyConstraint("user_id", name="pk_users"),
    )
