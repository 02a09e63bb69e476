"""Matches that ended long ago are removed where the host or the server wants that, and nothing else is."""

import pytest
from sqlalchemy import func, select

from bot.matches.clock.time_control import DAY
from bot.matches.errors import UnknownMatch
from bot.matches.retention import NIGHT, Retention
from bot.store import administration
from bot.store.administration import Guild
from bot.store.engine import reading, writing
from bot.store.schema import metadata
from tests.bot.matches.conftest import AIKO, GUILD, REN, House, moderator

ENDED_AT = 1_800_000_001
"""The time of the house."""


async def three(house: House) -> tuple[str, str, str]:
    """A match that has ended, one that runs, and a table that was closed."""
    ended, running = await house.begin(AIKO, REN), await house.begin(AIKO, REN)
    await house.referee.end(moderator(), ended)
    closed = await house.open_match(AIKO)
    await house.lobby.close(AIKO, closed)
    return ended, running, closed


async def keep(house: House, days: int | None) -> None:
    """What the server wants."""
    async with writing(house.engine) as connection:
        await administration.keep_guild(connection, Guild(GUILD, retention_days=days))


async def left(house: House, host: int | None, days: float) -> list[str]:
    """The matches that are there so many days later, with this limit of the host."""
    await Retention(house.referee, host, lambda: ENDED_AT + days * DAY + 1).run()
    async with reading(house.engine) as connection:
        return list((await connection.execute(select(metadata.tables["matches"].c.id))).scalars())


async def test_without_a_limit_all_are_kept(house: House) -> None:
    ids = await three(house)
    assert set(await left(house, None, 9999)) == set(ids)


@pytest.mark.parametrize(("host", "server", "limit"), [(30, None, 30), (None, 7, 7), (30, 7, 7), (7, 30, 7)])
async def test_the_shorter_limit_holds(
    house: House, host: int | None, server: int | None, limit: int
) -> None:
    _, running, _ = ids = await three(house)
    await keep(house, server)
    assert set(await left(house, host, limit - 1)) == set(ids)
    assert await left(house, host, limit) == [running]


async def test_nothing_of_a_removed_match_is_left_and_the_others_go_on(house: House) -> None:
    ended, running, closed = await three(house)
    await left(house, 30, 31)
    async with reading(house.engine) as connection:
        for table in metadata.sorted_tables:
            if "match_id" in table.c:
                gone = table.c.match_id.in_((ended, closed))
                count = select(func.count()).select_from(table).where(gone)
                assert (await connection.execute(count)).scalar_one() == 0, table.name
    with pytest.raises(UnknownMatch):
        await house.referee.position(ended)
    assert (await house.referee.position(running)).prompts


async def test_another_server_keeps_its_matches(house: House) -> None:
    ids = await three(house)
    async with writing(house.engine) as connection:
        await administration.keep_guild(connection, Guild(GUILD + 1, retention_days=1))
    assert set(await left(house, None, 99)) == set(ids)


async def test_a_large_file_is_rewritten_at_night_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    compacted = []

    async def compact(_engine: object) -> bool:
        compacted.append(True)
        return True

    monkeypatch.setattr("bot.matches.retention.compact", compact)
    for hour in range(24):
        await Retention(house.referee, None, lambda: hour * 3600.0).run()  # noqa: B023
        assert bool(compacted) == (hour >= NIGHT)
    assert len(compacted) == 1
