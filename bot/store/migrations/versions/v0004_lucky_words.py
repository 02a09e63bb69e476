"""Words that players mix into the luck of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("words", sa.Text))
    op.create_table(
        "lucky_words",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_lucky_words"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_lucky_words_match_id", ondelete="CASCADE"
        ),
    )
