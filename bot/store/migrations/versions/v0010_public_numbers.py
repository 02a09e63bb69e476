"""Rows of the log are counted once more without those of which nobody is told.

In matches that run already, all rows count: what was told of them has their numbers.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("log", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE log SET number = seq")
