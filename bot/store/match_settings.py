"""How much is told at each table, and to whom."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import all_but
from bot.store.schema import manners
from bot.store.upsert import upsert

Verbosity: TypeAlias = Literal["steps", "round"]
"""One message for each stage, such as an action card, or one for each round, such as a season."""

VERBOSITIES: tuple[Verbosity, ...] = get_args(Verbosity)


@dataclass(frozen=True)
class MatchSettings:
    """`players_only`: nobody but the players and the moderators looks on."""

    verbosity: Verbosity = "steps"
    players_only: bool = False


USUAL = MatchSettings()


async def read(connection: AsyncConnection, match_id: str) -> MatchSettings:
    """The table's manners; the usual ones if it has no row."""
    query = select(*all_but(manners, "match_id")).where(manners.c.match_id == match_id)
    row = (await connection.execute(query)).first()
    return MatchSettings(**row._mapping) if row else USUAL


async def keep(connection: AsyncConnection, match_id: str, kept: MatchSettings) -> None:
    await upsert(connection, manners, {"match_id": match_id}, dict(vars(kept)))
