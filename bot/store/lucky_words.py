"""The words that people at a table have given to its luck, before it starts."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import lucky_words
from bot.store.upsert import upsert


async def of_match(connection: AsyncConnection, match_id: str) -> dict[int, str]:
    """The words by the ids of those who gave them."""
    query = select(lucky_words.c.user_id, lucky_words.c.word).where(lucky_words.c.match_id == match_id)
    return {row.user_id: row.word for row in await connection.execute(query)}


async def keep(connection: AsyncConnection, match_id: str, user_id: int, word: str) -> None:
    """Let this be the person's word, instead of any other."""
    await upsert(connection, lucky_words, {"match_id": match_id, "user_id": user_id}, {"word": word})


async def forget(connection: AsyncConnection, match_id: str, user_id: int) -> None:
    """The person has no word any more."""
    query = delete(lucky_words).where(lucky_words.c.match_id == match_id, lucky_words.c.user_id == user_id)
    await connection.execute(query)
