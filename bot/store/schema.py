"""The tables. Discord's ids are 64 bit integers, times are Unix seconds, JSON is kept as text."""

from typing import Any

import msgspec
from sqlalchemy import Column, Dialect, ForeignKey, Index, MetaData, Table, UniqueConstraint
from sqlalchemy.types import BigInteger, Boolean, Integer, LargeBinary, Text, TypeDecorator

from bot.store.errors import DamagedDatabase
from rules.core import codec


class Json(TypeDecorator[Any]):
    """Plain data as canonical JSON text: the same value is the same text on every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else codec.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        try:
            return None if value is None else msgspec.json.decode(value)
        except (ValueError, TypeError, RecursionError) as error:
            raise DamagedDatabase(f"a row of the database holds no JSON ({type(error).__name__})") from None


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_match() -> Column[str]:
    """The first part of a key: the match that the row belongs to."""
    return Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("options", Json, nullable=False),
    Column("seats_wanted", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("locale", Text, nullable=False),
    Column("seed", LargeBinary),
    Column("rules_version", Integer),
    Column("created_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("outcome", Json),
    Column("words", Json),
    Index(None, "guild_id", "status"),
)
"""`rules_version` and the players' lucky `words` by seat are set when the match starts, `seed` before that;
`ended_at` when it is over or stopped.
"""

seats = Table(
    "seats",
    metadata,
    _of_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("policy", Text),
    UniqueConstraint("match_id", "user_id"),
    UniqueConstraint("match_id", "name"),
)
"""A seat is held by a person (`user_id`) or played by the AI called `policy`; with both, for a while."""

lucky_words = Table(
    "lucky_words",
    metadata,
    _of_match(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("word", Text, nullable=False),
)
"""What people at a table that has not started have given to its luck."""

log = Table(
    "log",
    metadata,
    _of_match(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("by", Text, nullable=False),
    Column("data", Json, nullable=False),
    Column("digest", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),
)
"""What happened, in order. Its key lets only one of two rivals write the next row.

`number` counts the rows that are announced to anybody; it is -1 in the others.
"""

stages = Table(
    "stages",
    metadata,
    _of_match(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Index(None, "match_id", "key"),
)
"""Every stage of every step, complete and unredacted; the newest one is the match's position.

A cache: it follows from the log and can be played again. `state` is JSON packed with zlib.
"""

outbox = Table(
    "outbox",
    metadata,
    _of_match(),
    Column("audience", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
)
"""What must still be delivered; a newer item with the same key replaces an older one. `seq` and
`number` are the order.
"""

messages = Table(
    "messages",
    metadata,
    _of_match(),
    Column("audience", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("nonce", Text),
)
"""Which message on Discord shows what; `message_id` is missing while the first sending is under way."""

drafts = Table(
    "drafts",
    metadata,
    _of_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("prompt_id", Text, primary_key=True),
    Column("data", Json, nullable=False),
)
"""Unfinished private work on an answer to a prompt."""

paces = Table(
    "paces",
    metadata,
    _of_match(),
    Column("planning", Integer),
    Column("choices", Integer),
    Column("quiet", Integer, nullable=False),
    Column("away", Text, nullable=False),
    Column("strikes", Integer, nullable=False),
)
"""How much time a match gives: seconds for plans and for choices, hours of a quiet night, absences."""

timers = Table(
    "timers",
    metadata,
    _of_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("prompt_id", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("due_at", BigInteger),
    Column("left", Integer),
    Column("owing", Boolean, nullable=False),
    Column("reminded", Integer, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("wake_at", BigInteger, index=True),
    Column("claimed_until", BigInteger),
)
"""The clock of each seat that is asked something. `wake_at` is when the bot must look at it next.

Until `claimed_until`, one of several processes has taken that up.
"""

absences = Table(
    "absences",
    metadata,
    _of_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("strikes", Integer, nullable=False),
    Column("missed", Text),
    Column("away_until", BigInteger, index=True),
    Column("offered", Boolean, nullable=False),
    Column("claimed_until", BigInteger),
)
"""What is to be remembered of players who were late, are away, or offer their seat.

Until `claimed_until`, one of several processes has taken up a vacation that is over.
"""

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("begin", Integer, nullable=False),
    Column("end", Integer, nullable=False),
    Column("timezone", Text, nullable=False),
)
"""When a person sleeps: minutes after midnight in their time zone."""

match_settings = Table(
    "manners",
    metadata,
    _of_match(),
    Column("verbosity", Text, nullable=False),
    Column("players_only", Boolean, nullable=False),
)
"""How many messages there are at the table, and who may look on."""

undo_requests = Table(
    "undo_requests",
    metadata,
    _of_match(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("agreed", Json, nullable=False),
    Column("declined_by", Integer),
)
"""Whether the table may go back to row `to` of the log, which is known by its `seq`.

Asked in note `number`, when `step` was the last step: by their numbers in the log.
"""

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("referee_role_id", BigInteger),
    Column("locale", Text),
    Column("pace", Text),
    Column("strikes", Integer),
    Column("channels", Json),
    Column("verbosity", Text),
    Column("most_matches", Integer),
    Column("banned", Json),
)

deeds = Table(
    "deeds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("facts", Json, nullable=False),
)
"""What moderators did to the settings of a server. What they did to a match is in its log."""

users = Table(
    "users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("dms_closed", Boolean, nullable=False, default=False),
    Column("locale", Text),
    Column("dm_channel_id", BigInteger),
)

planners = Table(
    "planners",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("title", Text, primary_key=True),
)
"""Who has laid a secret plan in a title before, and so needs no guide to it."""

digests = Table(
    "digests",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("next_at", BigInteger, nullable=False, index=True),
)
"""Who wants a list of their games every week, and when the next one is due."""

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)
"""The processes on this database, as long as they renew their rows; by the clock of the database."""

claims = Table(
    "claims",
    metadata,
    _of_match(),
    Column("work", Text, primary_key=True),
    Column("process_id", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Which process is at a kind of work on a match, while it is."""
