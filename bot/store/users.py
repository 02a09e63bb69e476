"""What is known about people, in all of their matches."""

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import users
from bot.store.upsert import upsert


@dataclass(frozen=True)
class User:
    """`dms_closed`: Discord refused our last direct message; `locale`: the language of their client."""

    user_id: int
    dms_closed: bool = False
    locale: str | None = None


async def read(connection: AsyncConnection, user_id: int) -> User:
    row = (await connection.execute(select(users).where(users.c.user_id == user_id))).first()
    return User(**row._mapping) if row else User(user_id)


async def keep(connection: AsyncConnection, user: User) -> None:
    columns = dict(vars(user))
    await upsert(connection, users, {"user_id": columns.pop("user_id")}, columns)
