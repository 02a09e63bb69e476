"""Locks that last as long as their transaction: whoever comes later waits for it.

Only PostgreSQL needs them, for SQLite lets one writer in at a time.
"""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

MATCH, GUILD = 0x676F, 0x6770
"""PostgreSQL's numbers of the kinds of locks."""


async def hold(connection: AsyncConnection, kind: int, name: str) -> None:
    """Let nobody else hold this before the transaction ends."""
    if connection.dialect.name == "postgresql":
        # Not a lock of a row: whoever adds a row that refers to it would have to wait, too.
        await connection.execute(select(func.pg_advisory_xact_lock(kind, func.hashtext(name))))
