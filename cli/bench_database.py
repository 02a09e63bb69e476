"""Test database for `gyoji bench start` and `data`: a few matches are played, the others are their copies."""

from collections.abc import Sequence
from itertools import cycle, islice

from sqlalchemy import Table, delete, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ai import policies
from ai.match import play
from bot.matches import Actor, Referee
from bot.matches.clock.time_control import DEFAULT, TIME_CONTROLS
from bot.matches.lobby import Lobby, Place
from bot.store.engine import opened, writing
from bot.store.schema import metadata, outbox
from rules.core.chance import SEED_BYTES
from rules.core.registry import find
from sandbox.bench.crowd import Title

_COPIED = ("matches", "seats", "named_people", "log", "stages", "paces", "timers", "manners")
_PEOPLE = ("user_id", "host_id")
_APART = 100
"""More than the people of a match: by this the ids of others are higher."""


async def fill(
    url: str, count: int, guilds: list[int], titles: Sequence[Title], share: int | None = None
) -> None:
    """Insert `count` running matches into an empty database, spread over the servers with these ids.

    All are played by the same people; with `share`, every such match is, and the others by people of their
    own.
    """
    async with opened(url) as engine:
        referee = Referee(engine)
        try:
            originals = [await _play(referee, title, guilds[0]) for title in titles[:count]]
            await _copy_all(engine, originals, count - len(originals), guilds, share or 1)
        finally:
            await referee.close()


async def _play(referee: Referee, title: Title, guild: int) -> str:
    """Play the first half of one match. Returns its id."""
    game, seats = find(title.key), title.seats[len(title.seats) // 2]
    people = [Actor(number, f"P{number}") for number in range(1, seats + 1)]
    lobby, pace = Lobby(referee), TIME_CONTROLS[DEFAULT]
    match = await lobby.create(people[0], title.key, {}, seats, Place(guild, guild), pace)
    for person in people[1:]:
        await lobby.join(person, match.id)
    position = await referee.start(people[0], match.id)
    policy_a_seat = [policies()["greedy"]] * seats
    length = play(game, seats, game.options_type(), bytes(SEED_BYTES), policy_a_seat).commands
    for _ in range(length // 2):
        owed = [prompt for prompt in position.prompts.values() if prompt.owed]
        if not owed:
            break
        command = game.advise(await referee.observe(match.id, owed[0].seat))
        position = await referee.submit(people[owed[0].seat], match.id, owed[0].seat, owed[0].id, command)
    return match.id


async def _copy_all(
    engine: AsyncEngine, originals: list[str], count: int, guilds: list[int], share: int
) -> None:
    async with writing(engine) as connection:
        await connection.execute(delete(outbox))  # as if everything had been delivered
        sources = zip(cycle(originals), cycle(guilds), strict=False)
        for number, (original, guild) in enumerate(islice(sources, count)):
            for name in _COPIED:
                others = _APART * number if number % share else 0
                await _copy(connection, metadata.tables[name], original, f"copy{number}", guild, others)


async def _copy(
    connection: AsyncConnection, table: Table, original: str, match: str, guild: int, others: int
) -> None:
    changed = {"id": match, "match_id": match, "guild_id": guild, "channel_id": guild}
    columns = [literal(changed[one.name]).label(one.name) if one.name in changed else one for one in table.c]
    columns = [(one + others).label(one.name) if one.name in _PEOPLE else one for one in columns]
    key = table.c.id if "id" in table.c else table.c.match_id
    rows = select(*columns).where(key == original)
    await connection.execute(insert(table).from_select([one.name for one in table.c], rows))
