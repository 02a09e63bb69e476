"""`gyoji bench data`: how long an export and a deletion take in a database with many matches."""

import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Referee
from bot.matches.lobby import Lobby
from bot.matches.personal_data import PersonalData, archives
from bot.store import matches
from bot.store.connections import file_url
from bot.store.engine import compact, opened, reading, writing
from bot.store.schema import matches as match_rows
from bot.store.schema import seats
from cli.bench_database import fill
from rules.core.record import prove
from sandbox.bench.crowd import Title

T = TypeVar("T")

GUILDS = list(range(1, 21))
SHARE = 50
"""The person who is measured is in every such match; of those, every such one still runs."""
PERSON = 1
ARCHIVE = 8_000_000
PROVEN = 20
"""Records that are verified after the deletion."""


async def measure(count: int, titles: Sequence[Title]) -> dict[str, Any]:
    """Seconds, and those of the processor, for a person with `count` matches; size of the file in MB."""
    with TemporaryDirectory(prefix="gyoji-bench-") as home:
        file = Path(home) / "gyoji.sqlite3"
        url = file_url(file)
        await fill(url, count, GUILDS, titles, SHARE)
        async with opened(url) as engine:
            theirs = await _end_most(engine)
            figures: dict[str, Any] = {
                "matches": count,
                "of_the_person": len(theirs),
                "megabytes": round(file.stat().st_size / 2**20),
            }
            return figures | await _measure(engine, theirs)


async def _measure(engine: AsyncEngine, theirs: list[str]) -> dict[str, Any]:
    referee = Referee(engine)
    data = PersonalData(referee, Lobby(referee), lambda locale: "Former player", timeout=0)
    figures: dict[str, Any] = {}

    async def take(name: str, work: Awaitable[T]) -> T:
        began, cpu = time.perf_counter(), time.process_time()
        done = await work
        figures[f"{name}_seconds"] = time.perf_counter() - began
        figures[f"{name}_cpu_seconds"] = time.process_time() - cpu
        return done

    try:
        figures["export_bytes"] = await take("export", _export(data))
        await take("preview", data.extent(PERSON))
        await take("delete", data.delete(PERSON, "P1"))
        await take("compact", compact(engine))
        for match_id in theirs[:PROVEN]:
            prove(await referee.record(match_id))
    finally:
        await referee.close()
    return figures


async def _export(data: PersonalData) -> int:
    """Returns the bytes of all archives."""
    return sum(map(len, archives(await data.export(PERSON), ARCHIVE)))


async def _end_most(engine: AsyncEngine) -> list[str]:
    """Stop all matches but a few. Returns the ids of the person's that have ended."""
    async with writing(engine) as connection:
        mine = select(seats.c.match_id).where(seats.c.user_id == PERSON).order_by(seats.c.match_id)
        ids = list((await connection.execute(mine)).scalars())
        stopped = match_rows.c.id.not_in(ids[::SHARE])
        await connection.execute(update(match_rows).where(stopped).values(status="stopped", ended_at=1))
    async with reading(engine) as connection:
        return [match.id for match in await matches.held_by(connection, PERSON, "stopped")]
