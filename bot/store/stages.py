"""The stages of a match: complete, with secrets. A cache of what follows from the log by a replay."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import Text

from bot.store.prepared import prepare
from bot.store.schema import stages
from bot.store.sql import all_but, given
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
    await connection.execute(_APPEND, values)


_APPEND = prepare(insert(stages))


async def rewrite(connection: AsyncConnection, match_id: str, seq: int, state: bytes) -> None:
    """Replace the state after the step at `seq`, which an older program wrote; `state` is its JSON."""
    last = select(func.max(stages.c.number)).where(stages.c.match_id == match_id, stages.c.seq == seq)
    place = stages.c.match_id == match_id, stages.c.seq == seq, stages.c.number == last.scalar_subquery()
    await connection.execute(update(stages).where(*place).values(state=zlib.compress(state)))


async def newest(connection: AsyncConnection, match_id: str, seq: int) -> Packed | None:
    """The last stage of the step at `seq`."""
    return next(iter(await ends(connection, match_id, seq, seq)), None)


async def ends(connection: AsyncConnection, match_id: str, first: int, last: int) -> list[Packed]:
    """The last and the first stage of each step from row `first` to row `last`, the latest stage first.

    The first stage of a step ends the stretch of play before the step. It may be the last one, too.
    """
    rows = await connection.execute(_ENDS, {"match_id": match_id, "first": first, "last": last})
    return [Packed(**_with_events(row)) for row in rows]


_others = stages.alias()
_same_step = _others.c.match_id == stages.c.match_id, _others.c.seq == stages.c.seq
_highest = select(func.max(_others.c.number)).where(*_same_step).scalar_subquery()
_ENDS = prepare(
    select(*_COLUMNS)
    .where(given(stages, "match_id"), stages.c.seq.between(bindparam("first"), bindparam("last")))
    .where(or_(stages.c.number == 0, stages.c.number == _highest))
    .order_by(stages.c.seq.desc(), stages.c.number.desc())
)


async def complete(connection: AsyncConnection, match_id: str, row: Row) -> Packed:
    """A stage with its state."""
    place = {"match_id": match_id, "seq": row.seq, "number": row.number}
    return Packed(**_with_events((await connection.execute(_COMPLETE, place)).one()))


_COMPLETE = prepare(select(*_COLUMNS).where(given(stages, "match_id", "seq", "number")))


async def read(
    connection: AsyncConnection, match_id: str, key: str | None = None, *, prefix: str = "", after: int = -1
) -> list[Row]:
    """All stages, in order and without their states.

    Or those with a key, with keys that begin with `prefix`, of rows `after` this one: of these only one.
    """
    place: dict[str, object] = {"match_id": match_id}
    if key is not None:
        query, place = _WITH_KEY, {**place, "key": key}
    elif prefix:
        query, place = _WITH_PREFIX, {**place, "prefix": prefix}
    else:
        query, place = _AFTER, {**place, "after": after}
    return [Row(**_with_events(row)) for row in await connection.execute(query, place)]


_ORDERED = select(*_WITHOUT_STATE).where(given(stages, "match_id")).order_by(stages.c.seq, stages.c.number)
_WITH_KEY = prepare(_ORDERED.where(given(stages, "key")))
_AFTER = prepare(_ORDERED.where(stages.c.seq > bindparam("after")))
_PREFIX = bindparam("prefix", type_=Text)
_WITH_PREFIX = prepare(_ORDERED.where(func.substr(stages.c.key, 1, func.length(_PREFIX)) == _PREFIX))


def _with_events(row: Any) -> dict[str, Any]:
    """The columns of a row, with the events as JSON in bytes."""
    return {**row._mapping, "events": row.events.encode()}
