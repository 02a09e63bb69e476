"""The people to whom the moderators of a server give no seat."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; nobody is banned."""
    op.add_column("guilds", Column("banned", Text))


def downgrade() -> None:
    """Drop the column: older versions ban nobody."""
    op.drop_column("guilds", "banned")
