"""The rows of a match that an act may need, read in one statement: all but its states and its whole log."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Label, Select, Table, bindparam, cast, func, literal_column, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import Text

from bot.store import schema, sql
from bot.store.errors import DamagedDatabase
from bot.store.log import End
from bot.store.log import tail as log_end
from bot.store.matches import USUAL, Match, MatchSettings, Seating
from bot.store.people import Absence, QuietHours
from bot.store.prepared import prepare
from bot.store.scheduling import TimeControl, Timer
from bot.store.schema import log, matches, messages, outbox, quiet_hours, seats, stages
from bot.store.sql import all_but
from rules.core.model import Seat

T = TypeVar("T")

_ID = bindparam("match_id", type_=Text)
_REMINDERS = "reminder:%"


@dataclass(frozen=True)
class StoredMatch:
    """The rows of a match. In the lobby, `end` (of the log) and `stage` (the newest one's key) are None.

    `rewinds` are pairs of rows of the log: that of the rewind, and the one it went back to. `quiet_hours` are
    those of the match's people, by id; `reminders` the audiences and keys of those that were or will be sent.
    """

    match: Match
    seats: tuple[Seating, ...]
    end: End | None = None
    stage: str | None = None
    rewinds: tuple[tuple[int, int], ...] = ()
    timers: tuple[Timer, ...] = ()
    absences: tuple[Absence, ...] = ()
    settings: MatchSettings = USUAL
    pace: TimeControl | None = None
    quiet_hours: Mapping[int, QuietHours] = field(default_factory=dict)
    reminders: tuple[tuple[str, str], ...] = ()

    def absence(self, seat: Seat) -> Absence:
        """The absence of the seat's player; the default if they were never late or away."""
        return next((absence for absence in self.absences if absence.seat == seat), Absence(seat))

    def timer(self, seat: Seat) -> Timer | None:
        """The clock of a seat, if it has one."""
        return next((timer for timer in self.timers if timer.seat == seat), None)


async def read(connection: AsyncConnection, match_id: str, *, lock: bool = False) -> StoredMatch | None:
    """The match's rows. With `lock`, no other transaction changes them before this one ends."""
    if lock:
        await sql.hold_lock(connection, sql.MATCH_LOCK, match_id)
    query = _query(connection.dialect.name)
    row = (await connection.execute(query, {"match_id": match_id})).first()
    if row is None:
        return None
    hours = {one.pop("user_id"): QuietHours(**one) for one in _decoded(row.quiet_hours, dict[str, Any])}
    return StoredMatch(
        match=Match(**{column.name: row._mapping[column] for column in matches.c}),
        seats=_by_seat(_decoded(row.seats, Seating)),
        end=next(iter(_decoded(row.end, End)), None),
        stage=row.stage,
        rewinds=tuple(sorted((one.seq, one.to) for one in _decoded(row.rewinds, _Rewind))),
        timers=_by_seat(_decoded(row.timers, Timer)),
        absences=_by_seat(_decoded(row.absences, Absence)),
        settings=next(iter(_decoded(row.settings, MatchSettings)), USUAL),
        pace=next(iter(_decoded(row.pace, TimeControl)), None),
        quiet_hours=hours,
        reminders=tuple(
            dict.fromkeys(
                (one.audience, one.key)
                for rows in (row.reminders, row.reminders_to_send)
                for one in _decoded(rows, _Reminder)
            )
        ),
    )


class _Rewind(msgspec.Struct):
    seq: int
    data: str

    @property
    def to(self) -> int:
        return int(msgspec.json.decode(self.data)["to"])


class _Reminder(msgspec.Struct):
    audience: str
    key: str


@cache
def _query(dialect: str) -> Select[*tuple[Any, ...]]:
    """The match's own columns, and the rows of each other table as a JSON array of objects."""

    def rows(name: str, columns: dict[str, ColumnElement[Any]], where: ColumnElement[bool]) -> Label[str]:
        pairs = [part for key, column in columns.items() for part in (literal_column(f"'{key}'"), column)]
        if dialect == "postgresql":
            array: ColumnElement[str] = cast(func.json_agg(func.json_build_object(*pairs)), Text)
        else:
            array = func.json_group_array(func.json_object(*pairs))
        return select(array).where(where).scalar_subquery().label(name)

    def of_match(name: str, table: Table) -> Label[str]:
        columns = all_but(table, "match_id", "claimed_until")
        return rows(name, {column.name: column for column in columns}, table.c.match_id == _ID)

    last = log_end(_ID)
    newest = select(stages.c.key).where(stages.c.match_id == _ID)
    newest = newest.order_by(stages.c.seq.desc(), stages.c.number.desc()).limit(1)
    is_rewind = (log.c.match_id == _ID) & (log.c.kind == "rewind")
    its_people = quiet_hours.c.user_id.in_(select(seats.c.user_id).where(seats.c.match_id == _ID))

    def reminders(name: str, table: Table) -> Label[str]:
        columns: dict[str, ColumnElement[Any]] = {"audience": table.c.audience, "key": table.c.key}
        return rows(name, columns, (table.c.match_id == _ID) & table.c.audience.like(_REMINDERS))

    query = select(
        matches,
        of_match("seats", seats),
        rows("end", {**last.c, "digest": log.c.digest}, (log.c.match_id == _ID) & (log.c.seq == last.c.seq)),
        newest.scalar_subquery().label("stage"),
        rows("rewinds", {"seq": log.c.seq, "data": cast(log.c.data, Text)}, is_rewind),
        of_match("timers", schema.timers),
        of_match("absences", schema.absences),
        of_match("settings", schema.match_settings),
        of_match("pace", schema.paces),
        rows("quiet_hours", {**quiet_hours.c}, its_people),
        reminders("reminders", messages),
        reminders("reminders_to_send", outbox),
    )
    return prepare(query.where(matches.c.id == _ID))


def _decoded(rows: str | None, kind: type[T]) -> tuple[T, ...]:
    # SQLite has no boolean type: without `strict`, 0 and 1 are accepted as booleans.
    try:
        return msgspec.json.decode(rows or "[]", type=tuple[kind, ...], strict=False)  # type: ignore[valid-type]
    except (ValueError, TypeError) as error:
        raise DamagedDatabase(f"a row of the database cannot be read ({type(error).__name__})") from None


def _by_seat(rows: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(sorted(rows, key=lambda row: row.seat))  # type: ignore[attr-defined]
