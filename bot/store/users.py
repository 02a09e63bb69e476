"""What is known about people, in all of their matches."""

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import users
from bot.store.upsert import upsert


@dataclass(frozen=True)
class User:
    """`dms_closed`: Discord refused our last direct message; `locale`: the language of their client.

    `dm_channel_id`: the channel of our direct messages, if we have asked for it.
    """

    user_id: int
    dms_closed: bool = False
    locale: str | None = None
    dm_channel_id: int | None = None


async def read(connection: AsyncConnection, user_id: int) -> User:
    """The person; with the usual values if nothing is known yet."""
    row = (await connection.execute(select(users).where(users.c.user_id == user_id))).first()
    return User(**row._mapping) if row else User(user_id)


async def keep(connection: AsyncConnection, user: User) -> None:
    """Remember all but the channel, which is `keep_channel`'s."""
    columns = {"dms_closed": user.dms_closed, "locale": user.locale}
    await upsert(connection, users, {"user_id": user.user_id}, columns)


async def keep_channel(connection: AsyncConnection, user_id: int, channel_id: int | None) -> None:
    """Remember the channel of direct messages, or that it is not known any more."""
    await upsert(connection, users, {"user_id": user_id}, {"dm_channel_id": channel_id})
