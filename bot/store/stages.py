"""The stages that a match has gone through: complete, with secrets. A cache of what follows from the log."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Select, func, insert, select, update
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
    """A stage with the state that it led to, packed."""

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
    """Keep the state after the step at `seq` as another program writes it: `state` is its JSON."""
    last = select(func.max(stages.c.number)).where(stages.c.match_id == match_id, stages.c.seq == seq)
    place = stages.c.match_id == match_id, stages.c.seq == seq, stages.c.number == last.scalar_subquery()
    await connection.execute(update(stages).where(*place).values(state=zlib.compress(state)))


async def newest(connection: AsyncConnection, match_id: str, seq: int) -> Packed | None:
    """The last stage of the step at `seq`."""
    query = _of(match_id, *_COLUMNS).where(stages.c.seq == seq).order_by(stages.c.number.desc()).limit(1)
    found = [_packed(row._mapping) for row in await connection.execute(query)]
    return found[0] if found else None


async def oldest(connection: AsyncConnection, match_id: str, seq: int) -> Packed | None:
    """The first stage of the step at `seq`: the end of what was going on before it."""
    query = _of(match_id, *_COLUMNS).where(stages.c.seq == seq).order_by(stages.c.number).limit(1)
    found = [_packed(row._mapping) for row in await connection.execute(query)]
    return found[0] if found else None


async def latest_key(connection: AsyncConnection, match_id: str) -> str:
    """The key of the stage that a match is in which has begun."""
    query = _of(match_id, stages.c.key).order_by(stages.c.seq.desc(), stages.c.number.desc()).limit(1)
    return str((await connection.execute(query)).scalar_one())


async def of_key(connection: AsyncConnection, match_id: str, key: str) -> list[Row]:
    """All stages with a key in order, without their states."""
    query = _of(match_id, *_WITHOUT_STATE).where(stages.c.key == key)
    return [_row(row._mapping) for row in await connection.execute(_ordered(query))]


async def complete(connection: AsyncConnection, match_id: str, row: Row) -> Packed:
    """A stage with its state."""
    query = _of(match_id, *_COLUMNS).where(stages.c.seq == row.seq, stages.c.number == row.number)
    return _packed((await connection.execute(query)).one()._mapping)


async def read(connection: AsyncConnection, match_id: str) -> list[Row]:
    """All stages in order, without their states."""
    query = _ordered(_of(match_id, *_WITHOUT_STATE))
    return [_row(row._mapping) for row in await connection.execute(query)]


def _of(match_id: str, *columns: Any) -> Select[*tuple[Any, ...]]:
    return select(*columns).where(stages.c.match_id == match_id)


def _ordered(query: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    return query.order_by(stages.c.seq, stages.c.number)


def _row(columns: Any) -> Row:
    return Row(**{**columns, "events": columns["events"].encode()})


def _packed(columns: Any) -> Packed:
    return Packed(**{**columns, "events": columns["events"].encode()})
