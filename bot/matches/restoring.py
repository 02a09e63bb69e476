"""A copy has become the database again: each table is told, and shown again what it is asked.

Since the copy was made, questions may have been answered, and their messages taken away. The database that is
back believes that they still stand. Nor has anybody had the time since then to answer.
"""

import time
from collections.abc import Collection
from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches.errors import RulesChanged
from bot.matches.loading import States, load_match
from bot.matches.transaction import MatchTransaction
from bot.store import matches, outbox
from bot.store.engine import reading, writing


async def tell_tables(engine: AsyncEngine, damaged: Collection[str] = ()) -> None:
    """Have all that is told of the matches that are not over said again, when the bot starts.

    Whoever is asked something has the whole time for it. To the `damaged` ones nothing can be said.
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
                await _go_on(
                    MatchTransaction(connection, await load_match(connection, match_id), int(time.time()))
                )


async def _go_on(transaction: MatchTransaction) -> None:
    """Let the match go on from here."""
    with suppress(RulesChanged):  # it follows the new ones when the bot starts, with the clocks that it has
        loaded = await States().stand(transaction.connection, transaction.table)
        await transaction.clocks.renew(transaction.table.seats, loaded.prompts)
    await transaction.refresh()
    await transaction.write_note("program", "restored")
