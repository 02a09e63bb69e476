"""The shape of the board that a table has chosen."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the column; all tables have the board in landscape format."""
    op.add_column("manners", Column("shape", Text, nullable=False, server_default="landscape"))


def downgrade() -> None:
    """Forget the shapes."""
    op.drop_column("manners", "shape")
