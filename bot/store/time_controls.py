"""How much time each match gives. A match without a row has no clocks."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import all_but
from bot.store.schema import paces
from bot.store.upsert import upsert

Away: TypeAlias = Literal["ai", "clock"]
"""What happens to a player on vacation: an AI plays for them, or their clock stands still."""

AWAY: tuple[Away, ...] = get_args(Away)


@dataclass(frozen=True)
class TimeControl:
    """Seconds for a plan and for a choice; None: no clock. And what the table grants to the absent.

    `quiet`: hours for which a player's clock may stand still at night; `strikes`: after so many time-outs an
    AI plays for them.
    """

    planning: int | None
    choices: int | None
    quiet: int = 9
    away: Away = "ai"
    strikes: int = 3

    def seconds(self, together: bool) -> int | None:
        """The time for a question: those that all are asked together are plans, the others choices."""
        return self.planning if together else self.choices


async def read(connection: AsyncConnection, match_id: str) -> TimeControl | None:
    """The match's time control; None if it has no clocks."""
    query = select(*all_but(paces, "match_id")).where(paces.c.match_id == match_id)
    row = (await connection.execute(query)).first()
    return TimeControl(**row._mapping) if row else None


async def keep(connection: AsyncConnection, match_id: str, time_control: TimeControl) -> None:
    await upsert(connection, paces, {"match_id": match_id}, dict(vars(time_control)))
