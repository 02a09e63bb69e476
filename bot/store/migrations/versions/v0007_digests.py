"""Who wants a list of their games every week."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "digests",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_digests"),
    )
    op.create_index("ix_digests_next_at", "digests", ["next_at"])
