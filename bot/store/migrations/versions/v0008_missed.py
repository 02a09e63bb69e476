"""In which stage a player's time was up: it is up for the rest of that turn."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("absences", sa.Column("missed", sa.Text))
