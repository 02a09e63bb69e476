"""Insert a row, or change the one with the same key: the one statement that is spelled per database."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(
    connection: AsyncConnection,
    table: Table,
    key: dict[str, Any],
    columns: dict[str, Any],
    renewed: dict[str, Any] | None = None,
) -> None:
    """Insert `key` with `columns`; where the key is taken, set `columns`, or what is `renewed`, instead."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table).values(**key, **columns)
    changes = columns if renewed is None else renewed
    await connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=changes))
