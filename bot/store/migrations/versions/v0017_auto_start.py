"""Whether a match starts by itself when its table is full."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the column; no table that is open starts by itself."""
    op.add_column("manners", Column("auto_start", Boolean, nullable=False, server_default=false()))


def downgrade() -> None:
    """Forget which tables start by themselves."""
    op.drop_column("manners", "auto_start")
