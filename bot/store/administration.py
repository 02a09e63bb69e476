"""Administration: the settings of servers, their audit, and figures of the whole database."""

import hashlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import lessons, sql
from bot.store.matches import Verbosity
from bot.store.prepared import prepare
from bot.store.schema import deeds, guilds, matches, outbox, timers
from bot.store.sql import given, upsert

LOBBY_ACTS = ("closed", "freed", "changed")
"""Facts about a table before its start, when it has no log: what was done to it. Their value is its id."""


@dataclass(frozen=True)
class AuditEntry:
    """`at` is in Unix seconds; `facts` are the settings that were changed, by name, or one of LOBBY_ACTS.

    `actor_id`: the person called `actor`, None if they have been forgotten; `person_id`: who was banned, or
    lost a seat.
    """

    at: int
    actor: str
    facts: dict[str, Any]
    actor_id: int | None = None
    person_id: int | None = None


async def add_audit_entry(connection: AsyncConnection, guild_id: int, entry: AuditEntry) -> None:
    """Add an entry to the server's audit; concurrent transactions wait for its number."""
    await sql.hold_lock(connection, sql.GUILD_LOCK, str(guild_id))
    count = select(func.count()).where(deeds.c.guild_id == guild_id)
    number = (await connection.execute(count)).scalar_one()
    await connection.execute(insert(deeds).values(guild_id=guild_id, number=number, **vars(entry)))


async def audit_entries(
    connection: AsyncConnection, guild_id: int, *, most: int | None = None
) -> list[AuditEntry]:
    """The entries, the newest first: all, or at most this number."""
    query = select(*sql.all_but(deeds, "guild_id", "number")).where(deeds.c.guild_id == guild_id)
    return await sql.every(connection, AuditEntry, query.order_by(deeds.c.number.desc()).limit(most))


@dataclass(frozen=True)
class Guild:
    """`referee_role_id`: the role whose members may use /referee; `locale`: the language of new matches.

    `pace`: the name of their pace; `strikes`: the number of time-outs after which the AI plays for an absent
    player.
    `channels`: where tables may be opened, everywhere if empty; `verbosity`: how many messages there are;
    `most_matches`: the number of matches that may be open or running at a time; `banned`: the marks
    (`ban_mark`) of people who may not take a seat; `retention_days`: when ended matches are removed.
    """

    guild_id: int
    referee_role_id: int | None = None
    locale: str | None = None
    pace: str | None = None
    strikes: int | None = None
    channels: tuple[int, ...] = ()
    verbosity: Verbosity | None = None
    most_matches: int | None = None
    banned: tuple[str, ...] = ()
    retention_days: int | None = None

    def bans(self, user_id: int) -> bool:
        """Whether the person may not take a seat."""
        return bool(self.banned) and ban_mark(self.guild_id, user_id) in self.banned


def ban_mark(guild_id: int, user_id: int) -> str:
    """What a ban is kept as: a slow hash, another one on each server, since a ban survives its person's data.

    It takes some milliseconds, so that people cannot be found by trying all ids.
    """
    cost = {"n": 1 << 12, "r": 8, "p": 1}
    return hashlib.scrypt(str(user_id).encode(), salt=str(guild_id).encode(), dklen=16, **cost).hex()


async def read_guild(connection: AsyncConnection, guild_id: int, *, lock: bool = False) -> Guild:
    """The settings of a guild, all unset if nobody has set any.

    With `lock`, no other transaction changes them before this one ends.
    """
    if lock:
        await sql.hold_lock(connection, sql.GUILD_LOCK, str(guild_id))
    row = (await connection.execute(_GUILD, {"guild_id": guild_id})).first()
    if row is None:
        return Guild(guild_id)
    lists = {name: tuple(row._mapping[name] or ()) for name in ("channels", "banned")}
    return Guild(**{**row._mapping, **lists})


_GUILD = prepare(select(guilds).where(given(guilds, "guild_id")))


async def keep_guild(connection: AsyncConnection, guild: Guild) -> None:
    await upsert(connection, guilds, dict(vars(guild)))


@dataclass(frozen=True)
class Figures:
    """Numbers of matches by status, of prompts with a clock that wait for an answer, of outbox items, and of
    people at each stop of the titles' lessons.
    """

    matches: dict[str, int]
    prompts: int
    outbox: int
    learners: dict[tuple[str, int], int]


async def count_figures(connection: AsyncConnection) -> Figures:
    """Count them; a status without matches is omitted."""
    statuses = select(matches.c.status, func.count().label("number")).group_by(matches.c.status)
    waiting = select(func.count()).select_from(timers).where(timers.c.owing)
    unsaid = select(func.count()).select_from(outbox)
    return Figures(
        matches={row.status: row.number for row in await connection.execute(statuses)},
        prompts=(await connection.execute(waiting)).scalar_one(),
        outbox=(await connection.execute(unsaid)).scalar_one(),
        learners=await lessons.count_by_stop(connection),
    )


async def megabytes(connection: AsyncConnection) -> float:
    """The size of the database in megabytes."""
    if connection.dialect.name == "sqlite":
        size = text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return float((await connection.execute(size)).scalar_one() / 2**20)
    size_query = select(func.pg_database_size(func.current_database()))
    return float((await connection.execute(size_query)).scalar_one() / 2**20)
