"""The messages on Discord by audience and key, so that they are edited instead of posted again."""

from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.prepared import prepare
from bot.store.row_cache import reads
from bot.store.schema import messages
from bot.store.sql import all_but, every, given, one, upsert

_MESSAGES = select(*all_but(messages, "match_id"))
_PLACE = given(messages, "match_id", "audience", "key")


@dataclass(frozen=True)
class Posted:
    """A message: audience and key as in the outbox. `message_id` is None while it is sent the first time."""

    audience: str
    key: str
    channel_id: int
    message_id: int | None = None
    nonce: str | None = None


async def keep(connection: AsyncConnection, match_id: str, posted: Posted) -> None:
    """Store a message; it replaces an earlier one with its audience and key."""
    await upsert(connection, messages, {"match_id": match_id, **vars(posted)})


@reads(messages)
async def find(connection: AsyncConnection, match_id: str, audience: str, key: str) -> Posted | None:
    """The message with this audience and key, if there is one."""
    return await one(connection, Posted, _FIND, match_id=match_id, audience=audience, key=key)


_FIND = prepare(_MESSAGES.where(_PLACE))


@reads(messages)
async def of_audience(connection: AsyncConnection, match_id: str, audience: str) -> list[Posted]:
    """All messages for an audience, by key."""
    return await every(connection, Posted, _OF_AUDIENCE, match_id=match_id, audience=audience)


_OF_AUDIENCE = prepare(_MESSAGES.where(given(messages, "match_id", "audience")).order_by(messages.c.key))


async def shown_in(connection: AsyncConnection, match_id: str, message_id: int) -> list[Posted]:
    """The audiences and keys that a message on Discord belongs to."""
    query = _MESSAGES.where(messages.c.match_id == match_id, messages.c.message_id == message_id)
    return await every(connection, Posted, query.order_by(messages.c.key))


async def rename(connection: AsyncConnection, match_id: str, audience: str, key: str, new_key: str) -> None:
    """Change the key of a message."""
    place = messages.c.match_id == match_id, messages.c.audience == audience, messages.c.key == key
    await connection.execute(update(messages).where(*place).values(key=new_key))


async def forget(connection: AsyncConnection, match_id: str, audience: str, key: str) -> None:
    """Delete the row of a message; the next item with its key is posted as a new message."""
    await connection.execute(_FORGET, {"match_id": match_id, "audience": audience, "key": key})


_FORGET = prepare(delete(messages).where(_PLACE))


async def forget_channel(connection: AsyncConnection, match_id: str, channel_id: int) -> None:
    """Drop all messages of a channel or thread that was deleted."""
    await connection.execute(delete(messages).filter_by(match_id=match_id, channel_id=channel_id))
