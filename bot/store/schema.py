"""The tables. Discord's ids are 64-bit integers, times are Unix seconds, JSON is stored as text.

What a table holds of a person is marked as `Personal`: exports and deletions follow from that.
"""

from enum import Enum
from typing import Any

import msgspec
from sqlalchemy import Column, Dialect, ForeignKey, Index, MetaData, Table, UniqueConstraint, false, true
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


class Personal(Enum):
    """How a column holds a person: the key `PERSONAL` of its `info`. `bot.store.personal` does the rest."""

    OWNER = "the id of the person whose row it is; it is deleted with them"
    NAMED = "the id of a person whom the row names; it is cleared"
    SEAT = "the seat of the player whose row it is; it is deleted with the person in this seat"
    CHANNEL = "the channel of a message; one in the person's direct messages is forgotten"
    NAME = "what people call themselves; it is replaced"
    WORD = "what people have typed; a match's luck cannot be checked without it"
    MARK = "a hash of the id, in the place of the id"


PERSONAL, SECRET = "personal", "secret"
"""Keys of a column's `info`. What is SECRET is in no export."""

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


def _id(name: str, **options: Any) -> Column[int]:
    """A part of a key: an id of Discord's."""
    return Column(name, BigInteger, primary_key=True, autoincrement=False, **options)


def _owner(**options: Any) -> Column[int]:
    """A part of a key: the person whose row it is."""
    return _id("user_id", info={PERSONAL: Personal.OWNER}, **options)


def _named(name: str, **options: Any) -> Column[int]:
    """A person whom the row names."""
    return Column(name, BigInteger, index=True, info={PERSONAL: Personal.NAMED}, **options)


def _seat() -> Column[int]:
    """A part of a key: the seat of the player whose row it is."""
    return Column("seat", Integer, primary_key=True, autoincrement=False, info={PERSONAL: Personal.SEAT})


def _text(name: str, kind: Personal) -> Column[str]:
    """A text that holds a person in this way."""
    return Column(name, Text, nullable=False, info={PERSONAL: kind})


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
    _named("host_id", nullable=False),
    Column("locale", Text, nullable=False),
    Column("seed", LargeBinary, info={SECRET: True}),
    Column("rules_version", Integer),
    Column("created_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, index=True),
    Column("outcome", Json),
    Column("words", Json, info={PERSONAL: Personal.WORD}),
    Index(None, "guild_id", "status"),
)
"""`rules_version` and the players' lucky `words` by seat are set when the match starts, `seed` before that;
`ended_at` when it is over or stopped. `host_id` is 0 if the host has been forgotten.
"""

seats = _of_match(
    "seats",
    _number("seat"),
    _named("user_id"),
    _text("name", Personal.NAME),
    Column("policy", Text),
    UniqueConstraint("match_id", "user_id"),
    UniqueConstraint("match_id", "name"),
)
"""A seat is held by a person (`user_id`) or played by the AI called `policy`; with both, for a while.

With neither, its person has been forgotten after the end.
"""

named_people = _of_match(
    "named_people", _owner(index=True), Column("name", Text, primary_key=True, info={PERSONAL: Personal.NAME})
)
"""Under which names a person stands in the log of a match, which has no ids: players, also former ones, and
moderators.
"""

lucky_words = _of_match("lucky_words", _owner(index=True), _text("word", Personal.WORD))
"""The lucky words that players have given before the start."""

log = _of_match(
    "log",
    _number("seq"),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("by", Text, nullable=False),
    Column("data", Json, nullable=False, info={PERSONAL: Personal.NAME}),
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
    Column("channel_id", BigInteger, nullable=False, index=True, info={PERSONAL: Personal.CHANNEL}),
    Column("message_id", BigInteger),
    Column("nonce", Text),
)
"""The messages on Discord by audience and key; `message_id` is null while one is sent for the first time."""

drafts = _of_match(
    "drafts",
    _seat(),
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
    _seat(),
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
    _seat(),
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
    _owner(),
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
    Column("auto_start", Boolean, nullable=False, server_default=false()),
    Column("animation", Boolean, nullable=False, server_default=true()),
    Column("start_at", BigInteger),
)
"""How much is told at the table, who may watch, the board's shape, when it starts, and animations."""

calls = _of_match("calls", _owner(index=True))
"""Who wants to be called when the table of a match is full."""

looks = _of_match("looks", _owner(index=True), Column("seq", Integer, nullable=False))
"""The row of the log up to which a person has been told what had happened."""

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
    Column("banned", Json, info={PERSONAL: Personal.MARK}),
    Column("retention_days", Integer),
)

deeds = _table(
    "deeds",
    _id("guild_id"),
    _number("number"),
    Column("at", BigInteger, nullable=False),
    _text("actor", Personal.NAME),
    Column("facts", Json, nullable=False),
    _named("actor_id"),
    _named("person_id"),
)
"""The audit of a server's settings: what `actor` did; `person_id` is whom a ban or a freed seat was about.

What moderators did to a match is in its log; to a table that has not started, here.
"""

users = _table(
    "users",
    _owner(),
    Column("dms_closed", Boolean, nullable=False, default=False),
    Column("locale", Text),
    Column("dm_channel_id", BigInteger),
)

planners = _table("planners", _owner(), Column("title", Text, primary_key=True))
"""Who has submitted a secret plan in a title before: they are not shown the guide again."""

lessons = _table(
    "lessons",
    _owner(),
    Column("title", Text, primary_key=True),
    Column("stop", Integer, nullable=False),
    Column("faults", Integer, nullable=False),
    Column("draft", Json),
    Column("came_from", Text),
)
"""How far people have come in the titles' lessons; they began in the lobby of the match `came_from`."""

digests = _table("digests", _owner(), Column("next_at", BigInteger, nullable=False, index=True))
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
