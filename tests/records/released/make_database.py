"""Keep a database of this very program, to be opened by later ones:
`python -m tests.records.released.make_database database-VERSION-COMMIT`.

The unmodified bot runs against the loopback Discord. People open tables, take seats, give words, press on
panels and use commands; where many rows of a match are only the way to a position, their answers are handed
to the bot's referee without the presses. In the end the outbox worker is stopped first, so that some news is
left undelivered, and then the bot.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches import Referee
from bot.store import log, matches
from bot.store import schema as tables
from bot.store.engine import open_database, reading
from sandbox.club.players import controls
from sandbox.discord import PERM, Human
from sandbox.discord.world import Guild, Member
from tests.bot.conftest import Club
from tests.records.released.snapshot import Expected, Kept, Timer, pack
from tests.records.released.tables import (
    MOST_ROWS,
    TABLES,
    UNTOLD,
    Table,
    one_row,
    person_of,
    slash,
)

TABLES_IN_GUILD = 8
REMINDED, TIMED_OUT = 7.0, 70 / 3600
"""Hours after which the choices of the pace "daily" are reminded of, and those of "live" are played."""


async def seat_all(table: Table) -> None:
    """Open the table; its people and computers take their seats, and give their words."""
    club, host = table.club, table.humans[0]
    count = len(table.humans) + table.computers
    await slash(host, table.channel, "game new", title=table.title, **{"seats": count, **table.commands})
    async with reading(club.bot.engine) as connection:
        [table.match] = [one.id for one in await matches.in_place(connection, table.channel.id)]
    lobby = await host.wait(table.channel, lambda view: controls(view, "join"))
    for person in table.humans[1:]:
        await club.press(person, lobby, "join")
        await club.see(lambda: person.name in lobby.text)  # noqa: B023
    for number in range(1, table.computers + 1):
        await club.press(host, lobby, "add-ai")
        await club.see(lambda: lobby.text.count("(computer)") == number)  # noqa: B023
    for person in table.humans[: table.words]:
        form = await person.click(lobby, controls(lobby, "word")[0]["custom_id"])
        before = len(lobby.revisions)
        await person.submit(form, word=f"crane of {person.name}")
        await club.see(lambda: len(lobby.revisions) > before)  # noqa: B023
    if table.options:
        held = await club.bot.lobby.rows(table.match)
        options = held.match.options | table.options
        await club.bot.lobby.set_up(person_of(host), table.match, options, held.match.seats_wanted)
    table.lobby = lobby


async def play(table: Table) -> None:
    """Start the match, play it to where it is to be left, and do there what is to be done."""
    if table.aim is None:
        return
    await (await table.club.press(table.humans[0], table.lobby, "start")).done(20)
    for _ in range(MOST_ROWS):
        await table.referee.rest(table.match)
        if table.aim(await table.position()):
            break
        await one_row(table)
    else:
        raise AssertionError(f"{table.name}: never there")
    if table.last:
        await table.last(table)


# ---- the club ------------------------------------------------------------------------------------------


async def make(name: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        database = Path(home) / "gyoji.sqlite3"
        club = Club(Path(home), f"sqlite+aiosqlite:///{database}")
        await club.open()
        await settings(club)
        live = [table for table in TABLES if table.commands.get("pace") == "live"]
        slow = [table for table in TABLES if table not in live]
        await play_all(club, slow)
        club.pass_time(REMINDED)
        await play_all(club, live)
        club.pass_time(TIMED_OUT)
        await tell_all(club)
        await club.bot.outbox_worker.close()
        for table in TABLES:
            if table.name in UNTOLD:
                await one_row(table)
                await table.referee.rest(table.match)
        stopped_at = int(club.clock())
        await club.stop_bot()
        await club.service.stop()
        expected = await read_expected(club.database_url, stopped_at)
        pack(database, expected, name)


async def settings(club: Club) -> None:
    """What a server has set."""
    club.service.add_role(club.guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    await slash(club.cleo, club.channel, "referee settings", strikes=4, pace="daily", verbosity="steps")


async def at_club(club: Club, table: Table) -> None:
    """A channel for the table, and people with habits of their own."""
    table.club, number = club, TABLES.index(table)
    guild = club.guild if number < TABLES_IN_GUILD else await another_guild(club, number)
    table.channel = await club.service.add_channel(guild, f"table-{number}")
    table.humans = [Human(club.service, f"Player{number}at{seat}") for seat in range(table.people)]
    guild.members |= {human.id: Member(human.user) for human in table.humans}
    table.humans[-1].user.locale = ("en-US", "cs", "fi", "ru")[number % 4]
    if number % 4 == 0:
        night = {"from": "22:30", "to": "07:00", "timezone": "Europe/Prague"}
        await slash(table.humans[0], table.channel, "game quiet", **night)
    if number % 4 == 1:
        table.humans[0].user.dms_open = False
    if number % 4 == 2:
        await slash(table.humans[0], table.channel, "game digest", weekly=True)


async def another_guild(club: Club, number: int) -> Guild:
    """Every so many tables a new server; on each of them Cleo moderates."""
    named = f"Club {number // TABLES_IN_GUILD}"
    for guild in club.service.guilds.values():
        if guild.name == named:
            return guild
    guild = await club.service.add_guild(named, club.cleo.user)
    club.service.add_role(guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    return guild


async def play_all(club: Club, chosen: Iterable[Table]) -> None:
    for table in chosen:
        await at_club(club, table)
        await seat_all(table)
        await play(table)


async def tell_all(club: Club) -> None:
    """Wait until all that can be told is told."""

    async def left() -> int:
        async with reading(club.bot.engine) as connection:
            query = select(func.count()).select_from(tables.outbox)
            return int((await connection.execute(query)).scalar_one())

    async with asyncio.timeout(300):
        await asyncio.sleep(3)
        while await left():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.5)


# ---- what is to be found in it -------------------------------------------------------------------------


async def read_expected(url: str, stopped_at: int) -> Expected:
    engine = await open_database(url)
    try:
        referee = Referee(engine)
        async with reading(engine) as connection:
            counts = {
                table.name: int(
                    (await connection.execute(select(func.count()).select_from(table))).scalar_one()
                )
                for table in tables.metadata.sorted_tables
            }
            kept = [await read_match(connection, referee, table) for table in TABLES]
        return Expected(stopped_at, counts, kept)
    finally:
        await engine.dispose()


async def read_match(connection: AsyncConnection, referee: Referee, table: Table) -> Kept:
    async def rows(query: Select[Any]) -> list[Any]:
        return list(await connection.execute(query))

    match = await matches.find(connection, table.match)
    assert match is not None
    position = await referee.position(match.id) if match.started else None
    prompts = position.prompts if position else {}
    kept = tables.drafts.c, tables.timers.c, tables.outbox.c, tables.undo_requests.c, tables.lucky_words.c
    drafts, timers, outbox, requests, words = kept
    return Kept(
        match.id,
        table.name,
        match.status,
        digests=[row.digest for row in await log.read(connection, match.id)],
        prompts={seat: (prompt.id, prompt.kind) for seat, prompt in prompts.items()},
        drafts={
            row.seat: {row.prompt_id: row.data}
            for row in await rows(
                select(drafts.seat, drafts.prompt_id, drafts.data).where(drafts.match_id == match.id)
            )
        },
        timers=[
            Timer(*row)
            for row in await rows(
                select(timers.seat, timers.prompt_id, timers.due_at, timers.left)
                .where(timers.match_id == match.id)
                .order_by(timers.seat)
            )
        ],
        outbox=sorted(
            (row.audience, row.key)
            for row in await rows(select(outbox.audience, outbox.key).where(outbox.match_id == match.id))
        ),
        undo_requests=[
            row.number for row in await rows(select(requests.number).where(requests.match_id == match.id))
        ],
        lucky_words=len(await rows(select(words.user_id).where(words.match_id == match.id))),
        record=msgspec.to_builtins(await referee.record(match.id)) if match.ended else None,
    )


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1]))
