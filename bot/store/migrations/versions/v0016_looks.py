"""How far into a match a person has looked."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the table; nobody has looked yet."""
    op.create_table(
        "looks",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_looks_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_looks")),
    )
    op.create_index(op.f("ix_looks_user_id"), "looks", ["user_id"])


def downgrade() -> None:
    """Forget how far people have looked."""
    op.drop_table("looks")
