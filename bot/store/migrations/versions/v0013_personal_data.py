"""What exports and deletions need: who is named in which match, and no id where a name or a hash will do."""

import json

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text, column, select, table, text, update

from bot.store.administration import ban_mark

revision = "0013"
down_revision = "0012"

_INDEXES = (
    ("matches", "host_id"),
    ("matches", "ended_at"),
    ("seats", "user_id"),
    ("lucky_words", "user_id"),
    ("messages", "channel_id"),
    ("deeds", "actor_id"),
    ("deeds", "person_id"),
    ("named_people", "user_id"),
)
_GUILDS = table("guilds", column("guild_id"), column("banned"))
_DEEDS = table("deeds", column("guild_id"), column("number"), column("facts"), column("person_id"))
_KINDS = ("banned", "unbanned")


def upgrade() -> None:
    """Fill the new table with the people who hold seats: of others the database has no ids."""
    op.create_table(
        "named_people",
        Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        Column("user_id", BigInteger, primary_key=True, autoincrement=False),
        Column("name", Text, primary_key=True),
    )
    op.add_column("deeds", Column("actor_id", BigInteger))
    op.add_column("deeds", Column("person_id", BigInteger))
    op.add_column("guilds", Column("retention_days", Integer))
    for name, indexed in _INDEXES:
        op.create_index(f"ix_{name}_{indexed}", name, [indexed])
    op.execute(
        text(
            "INSERT INTO named_people (match_id, user_id, name)"
            " SELECT match_id, user_id, name FROM seats WHERE user_id IS NOT NULL"
        )
    )
    # Their keys had the person's id. If there is still something to be said, it is said once more.
    op.execute(text("DELETE FROM messages WHERE audience LIKE 'lost:%'"))
    op.execute(
        text("DELETE FROM messages WHERE audience = 'table' AND (key LIKE 'gone-%' OR key LIKE 'outside-%')")
    )
    connection = op.get_bind()
    for guild_id, banned in connection.execute(select(_GUILDS).where(_GUILDS.c.banned.is_not(None))).all():
        marks = [ban_mark(guild_id, user_id) for user_id in json.loads(banned)]
        mine = _GUILDS.c.guild_id == guild_id
        connection.execute(update(_GUILDS).where(mine).values(banned=json.dumps(marks)))
    for row in connection.execute(select(_DEEDS)).all():
        facts = json.loads(row.facts)
        kind = next((kind for kind in _KINDS if kind in facts), None)
        if kind:
            changed = {"facts": json.dumps({kind: True}), "person_id": facts[kind]}
            _change(row, changed)


def downgrade() -> None:
    """Bans are lifted: the older program knows people by their ids only."""
    op.get_bind().execute(update(_GUILDS).values(banned=None))
    for row in op.get_bind().execute(select(_DEEDS)).all():
        facts = json.loads(row.facts)
        kind = next((kind for kind in _KINDS if kind in facts), None)
        if kind:
            _change(row, {"facts": json.dumps({kind: row.person_id or 0})})
    for name, indexed in reversed(_INDEXES):
        op.drop_index(f"ix_{name}_{indexed}", name)
    op.drop_column("guilds", "retention_days")
    op.drop_column("deeds", "person_id")
    op.drop_column("deeds", "actor_id")
    op.drop_table("named_people")


def _change(row: object, changed: dict[str, object]) -> None:
    mine = _DEEDS.c.guild_id == row.guild_id, _DEEDS.c.number == row.number  # type: ignore[attr-defined]
    op.get_bind().execute(update(_DEEDS).where(*mine).values(**changed))
