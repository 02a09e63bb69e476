"""Tables get the board in portrait format, the usual one of all titles."""

from alembic import op
from sqlalchemy import text

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Change landscape, which revision 0015 gave to all tables: no release let anybody choose it."""
    op.execute(text("UPDATE manners SET shape = 'portrait' WHERE shape = 'landscape'"))


def downgrade() -> None:
    """Change nothing: both shapes can be read."""
