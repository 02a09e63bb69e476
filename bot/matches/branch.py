"""The line of play: what still counts of a log that may have been rewound.

A rewind in row r to row t takes back the rows between them; rows go on being counted. Whatever is told or
asked after it gets names of its own, `<name>.<n>`, where n is the rewind's number, so that no message, button
or draft of before is taken for one of now.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import log
from bot.store.log import Row
from rules.core.record import RULES_CHANGED

_MARK = "."


@dataclass(frozen=True)
class Line:
    """The rewinds of a match, each as (its row, the row it went back to)."""

    rewinds: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, rows: Iterable[Row]) -> "Line":
        """The line of a log, or of its rewinds alone."""
        return cls(tuple((row.seq, row.data["to"]) for row in rows if row.kind == "rewind"))

    def counts(self, seq: int) -> bool:
        """Whether the row has not been taken back."""
        return not any(to < seq < at for at, to in self.rewinds)


def rules_changed_at(rows: Iterable[Row]) -> int:
    """The row since which the match is played by the rules of now; 0 if it always was."""
    changes = (row.seq for row in rows if row.kind == "note" and row.data["note"] == RULES_CHANGED)
    return max(changes, default=0)


async def read_line(connection: AsyncConnection, match_id: str) -> Line:
    return Line.of(await log.rewinds(connection, match_id))


def named(name: str, line: int) -> str:
    """A stage's key or a prompt's id since the rewind with number `line`; as it is if there was none (0)."""
    return f"{name}{_MARK}{line}" if line else name


def unnamed(name: str) -> str:
    """A stage's key or a prompt's id as the rules have it, whatever line it belongs to."""
    return name.partition(_MARK)[0]


def round_key(key: str) -> str:
    """The name of the round that a stage belongs to: its key up to the last dash."""
    name, mark, line = key.partition(_MARK)
    return (name.rpartition("-")[0] or name) + mark + line
