"""What a server's moderators have set."""

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import locks
from bot.store.match_settings import Verbosity
from bot.store.schema import guilds
from bot.store.upsert import upsert


@dataclass(frozen=True)
class Guild:
    """`referee_role_id`: the role whose members may use /referee; `locale`: the language of new matches.

    `pace`: the name of their pace; `strikes`: after so many time-outs the AI plays for the absent.
    `channels`: where tables may be opened, everywhere if empty; `verbosity`: how much is told at them;
    `most_matches`: so many may be open or running at a time.
    """

    guild_id: int
    referee_role_id: int | None = None
    locale: str | None = None
    pace: str | None = None
    strikes: int | None = None
    channels: tuple[int, ...] = ()
    verbosity: Verbosity | None = None
    most_matches: int | None = None


async def read(connection: AsyncConnection, guild_id: int, *, lock: bool = False) -> Guild:
    """The settings of a guild, all unset if nobody has set any.

    With `lock`, nobody else changes them before this transaction ends.
    """
    if lock:
        await locks.hold(connection, locks.GUILD, str(guild_id))
    row = (await connection.execute(select(guilds).where(guilds.c.guild_id == guild_id))).first()
    if row is None:
        return Guild(guild_id)
    columns = dict(row._mapping)
    return Guild(**{**columns, "channels": tuple(columns["channels"] or ())})


async def keep(connection: AsyncConnection, guild: Guild) -> None:
    columns = dict(vars(guild))
    await upsert(connection, guilds, {"guild_id": columns.pop("guild_id")}, columns)
