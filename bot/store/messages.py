"""Which message on Discord shows what, so that news edits it instead of coming as another message."""

from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import messages
from bot.store.sql import all_but, upsert

_COLUMNS = all_but(messages, "match_id")


@dataclass(frozen=True)
class Posted:
    """A message: audience and key as in the outbox. `message_id` is None while it is sent the first time."""

    audience: str
    key: str
    channel_id: int
    message_id: int | None = None
    nonce: str | None = None


async def keep(connection: AsyncConnection, match_id: str, posted: Posted) -> None:
    """Remember a message in the place of an earlier one for the same audience and key."""
    columns = dict(vars(posted))
    place = {"match_id": match_id, "audience": columns.pop("audience"), "key": columns.pop("key")}
    await upsert(connection, messages, place, columns)


async def find(connection: AsyncConnection, match_id: str, audience: str, key: str) -> Posted | None:
    """What is known of the message for this audience and key."""
    query = select(*_COLUMNS).where(
        messages.c.match_id == match_id, messages.c.audience == audience, messages.c.key == key
    )
    row = (await connection.execute(query)).first()
    return Posted(**row._mapping) if row else None


async def of_audience(connection: AsyncConnection, match_id: str, audience: str) -> list[Posted]:
    """All messages for an audience, by key."""
    query = select(*_COLUMNS).where(messages.c.match_id == match_id, messages.c.audience == audience)
    return [Posted(**row._mapping) for row in await connection.execute(query.order_by(messages.c.key))]


async def shown_in(connection: AsyncConnection, match_id: str, message_id: int) -> list[Posted]:
    """What a message on Discord shows."""
    query = select(*_COLUMNS).where(messages.c.match_id == match_id, messages.c.message_id == message_id)
    return [Posted(**row._mapping) for row in await connection.execute(query.order_by(messages.c.key))]


async def rename(connection: AsyncConnection, match_id: str, audience: str, key: str, new_key: str) -> None:
    """Remember a message under another key of the same audience."""
    place = messages.c.match_id == match_id, messages.c.audience == audience, messages.c.key == key
    await connection.execute(update(messages).where(*place).values(key=new_key))


async def forget(connection: AsyncConnection, match_id: str, audience: str, key: str) -> None:
    """Drop a message that is gone; the next news for its place is posted anew."""
    query = delete(messages).where(
        messages.c.match_id == match_id, messages.c.audience == audience, messages.c.key == key
    )
    await connection.execute(query)
