"""The stages of a match: complete, with secrets. A cache of what follows from the log by a replay."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import stages
from bot.store.sql import all_but
from rules.core import codec
from rules.core.model import Stage

AnyStage: TypeAlias = Stage[Any, Any]

_COLUMNS = all_but(stages, "match_id")
_WITHOUT_STATE = all_but(stages, "match_id", "state")


@dataclass(frozen=True)
class Row:
    """The events of one stage, as JSON. The stages of one step share `seq`; `number` counts them from 0."""

    seq: int
    number: int
    key: str
    events: bytes


@dataclass(frozen=True)
class Packed(Row):
    """A stage with the state that it led to, compressed."""

    state: bytes

    def unpacked(self) -> bytes:
        """The state's JSON. Raises zlib.error if it is damaged."""
        return zlib.decompress(self.state)


def pack(seq: int, passed: Sequence[AnyStage]) -> list[Packed]:
    """The stages of a step as rows."""
    return [
        Packed(seq, number, stage.key, codec.encode(stage.events), zlib.compress(codec.encode(stage.state)))
        for number, stage in enumerate(passed)
    ]


async def append(connection: AsyncConnection, match_id: str, rows: Sequence[Packed]) -> None:
    values = [{"match_id": match_id, **vars(row), "events": row.events.decode()} for row in rows]
    await connection.execute(insert(stages), values)


async def rewrite(connection: AsyncConnection, match_id: str, seq: int, state: bytes) -> None:
    """Replace the state after the step at `seq`, which an older program wrote; `state` is its JSON."""
    last = select(func.max(stages.c.number)).where(stages.c.match_id == match_id, stages.c.seq == seq)
    place = stages.c.match_id == match_id, stages.c.seq == seq, stages.c.number == last.scalar_subquery()
    await connection.execute(update(stages).where(*place).values(state=zlib.compress(state)))


async def newest(connection: AsyncConnection, match_id: str, seq: int) -> Packed | None:
    """The last stage of the step at `seq`."""
    return await _first(connection, match_id, seq, stages.c.number.desc())


async def oldest(connection: AsyncConnection, match_id: str, seq: int) -> Packed | None:
    """The first stage of the step at `seq`: it ends the stretch of play before the step."""
    return await _first(connection, match_id, seq, stages.c.number)


async def _first(connection: AsyncConnection, match_id: str, seq: int, order: Any) -> Packed | None:
    query = select(*_COLUMNS).where(stages.c.match_id == match_id, stages.c.seq == seq)
    row = (await connection.execute(query.order_by(order).limit(1))).first()
    return Packed(**_with_events(row)) if row else None


async def complete(connection: AsyncConnection, match_id: str, row: Row) -> Packed:
    """A stage with its state."""
    place = stages.c.match_id == match_id, stages.c.seq == row.seq, stages.c.number == row.number
    return Packed(**_with_events((await connection.execute(select(*_COLUMNS).where(*place))).one()))


async def read(connection: AsyncConnection, match_id: str, key: str | None = None) -> list[Row]:
    """All stages, or those with a key, in order and without their states."""
    query = select(*_WITHOUT_STATE).where(stages.c.match_id == match_id)
    if key is not None:
        query = query.where(stages.c.key == key)
    rows = await connection.execute(query.order_by(stages.c.seq, stages.c.number))
    return [Row(**_with_events(row)) for row in rows]


def _with_events(row: Any) -> dict[str, Any]:
    """The columns of a row, with the events as JSON in bytes."""
    return {**row._mapping, "events": row.events.encode()}
