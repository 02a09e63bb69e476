"""A database in a file as small as possible, and what its matches were, to be compared after a migration.

The states in `stages` are packed one by one; here they lie open, so that the file packs them together.
"""

import lzma
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parent
OUTBOX_ROW = tuple[str, str]
"""Audience and key."""


class Timer(msgspec.Struct, frozen=True):
    """The clock of a seat."""

    seat: int
    prompt_id: str
    due_at: int | None
    left: int | None


class Kept(msgspec.Struct, frozen=True):
    """A match as the database had it. `prompts`: id and kind by seat; `drafts`: by seat and prompt id."""

    id: str
    name: str
    """What the match is an example of."""
    status: str
    digests: list[str] = []
    """Of each row of the log."""
    prompts: dict[int, tuple[str, str]] = {}
    drafts: dict[int, dict[str, Any]] = {}
    timers: list[Timer] = []
    outbox: list[OUTBOX_ROW] = []
    undo_requests: list[int] = []
    """The numbers of the notes that ask."""
    lucky_words: int = 0
    """How many there are, given and not yet mixed."""
    record: dict[str, Any] | None = None
    """The exported record of a match that has ended."""


class Expected(msgspec.Struct, frozen=True):
    """A database: the bot's time when it was stopped, the number of rows by table, and the matches."""

    stopped_at: int
    rows: dict[str, int]
    matches: list[Kept]


def pack(database: Path, expected: Expected, name: str) -> None:
    """Keep a copy of the database under this name; the database itself is changed."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.create_function("inflate", 1, zlib.decompress)
        connection.execute("UPDATE stages SET state = inflate(state)")
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    (FOLDER / f"{name}.database.xz").write_bytes(lzma.compress(database.read_bytes(), preset=9))
    (FOLDER / f"{name}.expected.xz").write_bytes(lzma.compress(msgspec.json.encode(expected), preset=9))


def unpack(name: str, database: Path) -> Expected:
    """Write the database of this name to a new file. Returns what is to be found in it."""
    database.write_bytes(lzma.decompress((FOLDER / f"{name}.database.xz").read_bytes()))
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.create_function("deflate", 1, zlib.compress)
        connection.execute("UPDATE stages SET state = deflate(state)")
    return read_expected(name)


def read_expected(name: str) -> Expected:
    """What is to be found in the database of this name."""
    packed = (FOLDER / f"{name}.expected.xz").read_bytes()
    return msgspec.json.decode(lzma.decompress(packed), type=Expected)


DATABASES = sorted(
    (path.name.removesuffix(".database.xz") for path in FOLDER.glob("*.database.xz")),
    key=lambda name: read_expected(name).stopped_at,
)
"""The names of the databases that are kept here, the oldest first."""
