"""A copy has become the database again: each table is told, and shown again what it is asked.

Since the copy was made, questions may have been answered, and their messages taken away. The database that is
back believes that they still stand.
"""

import time
from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.referee.clerk import Clerk
from bot.referee.loading import load_table
from bot.store import matches, outbox
from bot.store.engine import reading, writing


async def tell_tables(engine: AsyncEngine, damaged: Collection[str] = ()) -> None:
    """Have all that is told of the matches that are not over said again, when the bot starts.

    To the `damaged` ones nothing can be said.
    """
    async with reading(engine) as connection:
        begun = await matches.under_way(connection)
        lobbies = await matches.in_lobby(connection)
    async with writing(engine) as connection:
        for match_id in lobbies:
            await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)
    for match_id, _title, _version in begun:
        if match_id not in damaged:
            async with writing(engine) as connection:
                clerk = Clerk(connection, await load_table(connection, match_id), int(time.time()))
                await clerk.refresh()
                await clerk.write_note("program", "restored")
