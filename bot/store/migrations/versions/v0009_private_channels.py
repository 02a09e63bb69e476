"""Through which channel somebody is reached by direct message: Discord lets us ask for few of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("users", sa.Column("dm_channel_id", sa.BigInteger))
