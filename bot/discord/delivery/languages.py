"""In which language a person is spoken to: their own where it is known, else that of the match."""

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import users
from bot.store.engine import reading
from bot.views.match_messages import Announcer
from bot.views.texts import texts_in
from rules.core.model import Seat


async def in_own_language(engine: AsyncEngine, announcer: Announcer, seat: Seat) -> Announcer:
    """The announcer, speaking to the player in a seat."""
    match, holder = announcer.position.match, announcer.position.seats[seat].user_id
    if holder is None:
        return announcer
    async with reading(engine) as connection:
        user = await users.read(connection, holder)
    return replace(announcer, texts=texts_in(user.locale or match.locale))
