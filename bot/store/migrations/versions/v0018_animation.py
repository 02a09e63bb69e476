"""Whether a table's pictures may be animations."""

from alembic import op
from sqlalchemy import Boolean, Column, true

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the column; all tables have animations."""
    op.add_column("manners", Column("animation", Boolean, nullable=False, server_default=true()))


def downgrade() -> None:
    """Forget who switched them off."""
    op.drop_column("manners", "animation")
