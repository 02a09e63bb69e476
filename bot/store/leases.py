"""Leases in PostgreSQL: the processes that share a database, and which of them works on which match.

A process is alive while it renews its row in time, by the clock of the database. Its claims are deleted with
its row: then peers can take over the work of a dead process.
"""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import claims, processes

_NOW = cast(func.extract("epoch", func.clock_timestamp()), BigInteger)
_others = processes.alias()
_PROCESSES = (
    select(func.count()).select_from(_others).where(_others.c.id != bindparam("process_id")).scalar_subquery()
)
_SESSIONS = text(
    "(SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND usesysid IS NOT NULL"
    " AND (application_name IS DISTINCT FROM current_setting('application_name')"
    " OR pid = ANY(:doubtful) AND state IS DISTINCT FROM 'idle'))"
)
"""Sessions of others, and those of this process in doubt. A session of PostgreSQL's own has no user."""


class Others(NamedTuple):
    """How many other processes are entered, and how many sessions of others the database has."""

    processes: int
    sessions: int


async def enter(connection: AsyncConnection, process_id: str, seconds: int) -> None:
    """Enter another process, which counts as alive for this number of seconds."""
    await connection.execute(insert(processes).values(id=process_id, alive_until=_NOW + literal(seconds)))


async def renew(
    connection: AsyncConnection, process_id: str, seconds: int, doubtful: Collection[int]
) -> Others | None:
    """Renew the process for this number of seconds, and look for others.

    `doubtful` are the server's own processes (`pid`) that may carry out something yet.
    None if the process was expired: its claims are lost.
    """
    place = {"process_id": process_id, "seconds": seconds, "doubtful": list(doubtful)}
    row = (await connection.execute(_RENEW, place)).first()
    return Others(*row) if row else None


_RENEW = (
    update(processes)
    .where(processes.c.id == bindparam("process_id"))
    .values(alive_until=_NOW + bindparam("seconds", type_=BigInteger))
    .returning(_PROCESSES, _SESSIONS)
)


async def leave(connection: AsyncConnection, process_id: str) -> None:
    """This process ends: its peers may expire it at once and take over unfinished work."""
    await connection.execute(update(processes).where(processes.c.id == process_id).values(alive_until=0))


async def expire_dead(connection: AsyncConnection) -> list[str]:
    """Delete dead processes with their claims, and return their ids. Each is returned to one caller only."""
    dead = select(processes.c.id).where(processes.c.alive_until < _NOW).with_for_update(skip_locked=True)
    query = delete(processes).where(processes.c.id.in_(dead)).returning(processes.c.id)
    return list((await connection.execute(query)).scalars())


async def alive(connection: AsyncConnection) -> int:
    """How many processes are alive."""
    query = select(func.count()).select_from(processes).where(processes.c.alive_until >= _NOW)
    return int((await connection.execute(query)).scalar_one())


async def claim(connection: AsyncConnection, match_id: str, work: str, process_id: str) -> bool:
    """Claim a kind of work on a match. False if another process has claimed it.

    Raises IntegrityError if this process was expired, or the match is gone.
    """
    from sqlalchemy.dialects import postgresql  # an SQLite file has no leases

    entry = postgresql.insert(claims).values(match_id=match_id, work=work, process_id=process_id)
    mine = entry.on_conflict_do_update(
        index_elements=["match_id", "work"],
        set_={"process_id": process_id},
        where=claims.c.process_id == process_id,
    )
    return (await connection.execute(mine)).rowcount == 1


async def release(connection: AsyncConnection, match_id: str, work: str, process_id: str) -> None:
    """Release a kind of work on a match to the next process that claims it."""
    query = delete(claims).filter_by(match_id=match_id, work=work, process_id=process_id)
    await connection.execute(query)
