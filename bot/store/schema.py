"""The tables. Discord's ids are 64-bit integers, times are Unix seconds, JSON is stored as text."""

from typing import Any

import msgspec
from sqlalchemy import Column, Dialect, ForeignKey, Index, MetaData, Table, UniqueConstraint
from sqlalchemy.schema import SchemaItem
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


def _table(name: str, *columns: SchemaItem) -> Table:
    return Table(name, metadata, *columns)


def _of_match(name: str, *columns: SchemaItem) -> Table:
    """A table whose rows belong to a match: its id is the first part of their key."""
    match = Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    return _table(name, match, *columns)


def _number(name: str) -> Column[int]:
    """A part of a key: a small number that the program chooses."""
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _id(name: str) -> Column[int]:
    """A part of a key: an id of Discord's."""
    return Column(name, BigInteger, primary_key=True, autoincrement=False)


matches = _table(
    "matches",
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

seats = _of_match(
    "seats",
    _number("seat"),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("policy", Text),
    UniqueConstraint("match_id", "user_id"),
    UniqueConstraint("match_id", "name"),
)
"""A seat is held by a person (`user_id`) or played by the AI called `policy`; with both, for a while."""

lucky_words = _of_match("lucky_words", _id("user_id"), Column("word", Text, nullable=False))
"""The lucky words that players have given before the start."""

log = _of_match(
    "log",
    _number("seq"),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("by", Text, nullable=False),
    Column("data", Json, nullable=False),
    Column("digest", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),
)
"""The log of a match. The primary key lets only one of two concurrent transactions write the next row.

`number` counts the announced rows; it is -1 in the others.
"""

stages = _of_match(
    "stages",
    _number("seq"),
    _number("number"),
    Column("key", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Index(None, "match_id", "key"),
)
"""Every stage of every step, complete and unredacted; the newest one holds the match's state.

A cache: it follows from the log by a replay. `state` is JSON, compressed with zlib.
"""

outbox = _of_match(
    "outbox",
    Column("audience", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
)
"""What must be delivered, in the order of `seq` and `number`. A newer item replaces that of its key."""

messages = _of_match(
    "messages",
    Column("audience", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("nonce", Text),
)
"""The messages on Discord by audience and key; `message_id` is null while one is sent for the first time."""

drafts = _of_match(
    "drafts",
    _number("seat"),
    Column("prompt_id", Text, primary_key=True),
    Column("data", Json, nullable=False),
)
"""Unfinished secret answers to prompts."""

paces = _of_match(
    "paces",
    Column("planning", Integer),
    Column("choices", Integer),
    Column("quiet", Integer, nullable=False),
    Column("away", Text, nullable=False),
    Column("strikes", Integer, nullable=False),
)
"""Time controls: seconds for plans and for choices, hours of a quiet night, rules about absences."""

timers = _of_match(
    "timers",
    _number("seat"),
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

absences = _of_match(
    "absences",
    _number("seat"),
    Column("strikes", Integer, nullable=False),
    Column("missed", Text),
    Column("away_until", BigInteger, index=True),
    Column("offered", Boolean, nullable=False),
    Column("claimed_until", BigInteger),
)
"""Players who were late, are away, or offer their seat.

Until `claimed_until`, one of several processes handles a vacation that is over.
"""

quiet_hours = _table(
    "quiet_hours",
    _id("user_id"),
    Column("begin", Integer, nullable=False),
    Column("end", Integer, nullable=False),
    Column("timezone", Text, nullable=False),
)
"""The quiet hours of a person, in minutes after midnight in their time zone."""

match_settings = _of_match(
    "manners",
    Column("verbosity", Text, nullable=False),
    Column("players_only", Boolean, nullable=False),
    Column("shape", Text, nullable=False, server_default="landscape"),
)
"""How many messages there are at the table, who may watch, and the shape of the board."""

undo_requests = _of_match(
    "undo_requests",
    _number("number"),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("agreed", Json, nullable=False),
    Column("declined_by", Integer),
)
"""Requests to go back to row `to` of the log (its `seq`).

Made in the note with this `number`, when `step` was the number of the last step.
"""

guilds = _table(
    "guilds",
    _id("guild_id"),
    Column("referee_role_id", BigInteger),
    Column("locale", Text),
    Column("pace", Text),
    Column("strikes", Integer),
    Column("channels", Json),
    Column("verbosity", Text),
    Column("most_matches", Integer),
    Column("banned", Json),
)

deeds = _table(
    "deeds",
    _id("guild_id"),
    _number("number"),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("facts", Json, nullable=False),
)
"""The audit of a server's settings. What moderators did to a match is in its log."""

users = _table(
    "users",
    _id("user_id"),
    Column("dms_closed", Boolean, nullable=False, default=False),
    Column("locale", Text),
    Column("dm_channel_id", BigInteger),
)

planners = _table("planners", _id("user_id"), Column("title", Text, primary_key=True))
"""Who has submitted a secret plan in a title before: they are not shown the guide again."""

digests = _table("digests", _id("user_id"), Column("next_at", BigInteger, nullable=False, index=True))
"""Who wants a list of their games every week, and when the next one is due."""

processes = _table(
    "processes",
    Column("id", Text, primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)
"""The processes that use this database, alive while they renew their rows; by the clock of the database."""

claims = _of_match(
    "claims",
    Column("work", Text, primary_key=True),
    Column("process_id", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Leases: which process does a kind of work on a match."""
