"""Rows in memory: they are what the database holds, also during and after what other tasks write."""

from collections.abc import AsyncIterator
from contextlib import suppress
from math import inf

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.ops.metrics import Metrics
from bot.store import drafts, matches, messages, people
from bot.store.engine import changes_of, connect, fetch, keep_rows, standing, writing
from bot.store.messages import Posted
from bot.store.people import User
from bot.store.schema import users
from rules.core.model import Seat
from tests.bot.store.test_repositories import MATCH
from tests.databases import database_url

__all__ = ["database_url"]

SEAT, OTHER = Seat(1), Seat(0)


@pytest.fixture
async def engine(database_url: str) -> AsyncIterator[AsyncEngine]:
    """A database with all tables, and nobody else on it."""
    engine = connect(database_url)
    standing(engine).stay_alone(inf)
    yield engine
    await engine.dispose()


def statements(metrics: Metrics) -> float:
    samples = (sample for family in metrics.registry.collect() for sample in family.samples)
    return sum(sample.value for sample in samples if sample.name == "gyoji_database_seconds_count")


async def test_what_was_read_once_needs_no_statement_where_nobody_else_writes(engine: AsyncEngine) -> None:
    metrics = Metrics()
    metrics.listen(engine)
    for _ in range(3):
        assert await fetch(engine, people.read_user, 7) == User(7)
    assert statements(metrics) == 1


async def test_what_is_written_is_read(engine: AsyncEngine) -> None:
    await fetch(engine, people.read_user, 7)
    await fetch(engine, people.has_planned, 7, "toy")
    async with writing(engine) as connection:
        await people.keep_user(connection, User(7, locale="fi"))
        await people.remember_planner(connection, 7, "toy")
    assert (await fetch(engine, people.read_user, 7)).locale == "fi"
    assert await fetch(engine, people.has_planned, 7, "toy")


async def test_rows_of_others_are_kept(engine: AsyncEngine) -> None:
    metrics = Metrics()
    metrics.listen(engine)
    await fetch(engine, people.read_user, 7)
    async with writing(engine) as connection:
        await people.keep_user(connection, User(8, locale="fi"))
    before = statements(metrics)
    await fetch(engine, people.read_user, 7)
    assert statements(metrics) == before


async def test_what_is_rolled_back_was_never_read(engine: AsyncEngine) -> None:
    with suppress(RuntimeError):
        async with writing(engine) as connection:
            await people.keep_user(connection, User(7, locale="fi"))
            raise RuntimeError
    assert await fetch(engine, people.read_user, 7) == User(7)


async def test_what_is_read_before_the_commit_is_forgotten_after_it(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await people.keep_user(connection, User(7, locale="fi"))
        assert await fetch(engine, people.read_user, 7) == User(7), "not committed yet"
    assert (await fetch(engine, people.read_user, 7)).locale == "fi"


async def test_several_rows_are_forgotten_at_once(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await drafts.keep(connection, MATCH.id, SEAT, "1", {"page": 1})
        await messages.keep(connection, MATCH.id, Posted("table", "now", 5, 6))
    assert await fetch(engine, drafts.read, MATCH.id, SEAT, "1") == {"page": 1}
    assert await fetch(engine, messages.find, MATCH.id, "table", "now") == Posted("table", "now", 5, 6)
    async with writing(engine) as connection:
        await drafts.discard(connection, MATCH.id, [(SEAT, "1"), (SEAT, "2")])
        await messages.rename(connection, MATCH.id, "table", "now", "then")
    assert await fetch(engine, drafts.read, MATCH.id, SEAT, "1") == {}
    assert await fetch(engine, messages.find, MATCH.id, "table", "now") is None


async def test_the_oldest_calls_are_dropped(engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.row_cache.MAX_KEYS", 2)
    metrics = Metrics()
    metrics.listen(engine)
    for user in (1, 2, 3, 3, 1):
        await fetch(engine, people.read_user, user)
    assert statements(metrics) == 4


async def test_a_statement_that_names_nobody_writes_rows_of_all(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await people.keep_user(connection, User(7, locale="cs"))
    await fetch(engine, people.read_user, 7)
    async with writing(engine) as connection:
        await connection.execute(update(users).values(locale="fi"))
        assert (await fetch(engine, people.read_user, 7)).locale == "cs", "not committed yet"
    assert (await fetch(engine, people.read_user, 7)).locale == "fi"


async def test_other_rows_of_a_match_are_kept(engine: AsyncEngine) -> None:
    one, other = Posted("table", "now", 5, 6), Posted("table", "then", 5, 7)
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await messages.keep(connection, MATCH.id, one)
        await messages.keep(connection, MATCH.id, other)
    metrics = Metrics()
    metrics.listen(engine)
    for posted in (one, other):
        assert await fetch(engine, messages.find, MATCH.id, "table", posted.key) == posted
    async with writing(engine) as connection:
        await messages.forget(connection, MATCH.id, "table", "then")
    before = statements(metrics)
    assert await fetch(engine, messages.find, MATCH.id, "table", "now") == one
    assert statements(metrics) == before
    assert await fetch(engine, messages.find, MATCH.id, "table", "then") is None


async def test_a_statement_that_names_a_part_of_the_place_is_searched_for(engine: AsyncEngine) -> None:
    """All drafts of a seat are discarded without naming their prompts; those of other seats are kept."""
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for seat in (SEAT, OTHER):
            await drafts.keep(connection, MATCH.id, seat, "1", {"page": 1})
    metrics = Metrics()
    metrics.listen(engine)
    for seat in (SEAT, OTHER):
        assert await fetch(engine, drafts.read, MATCH.id, seat, "1") == {"page": 1}
    async with writing(engine) as connection:
        await drafts.discard_all(connection, MATCH.id, SEAT)
    before = statements(metrics)
    assert await fetch(engine, drafts.read, MATCH.id, OTHER, "1") == {"page": 1}
    assert statements(metrics) == before
    assert await fetch(engine, drafts.read, MATCH.id, SEAT, "1") == {}


async def test_what_the_writer_keeps_needs_no_statement(engine: AsyncEngine) -> None:
    posted = Posted("table", "now", 5, 6)
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await messages.keep(connection, MATCH.id, posted)
    keep_rows(engine, changes_of(engine), posted, messages.find, MATCH.id, "table", "now")
    metrics = Metrics()
    metrics.listen(engine)
    assert await fetch(engine, messages.find, MATCH.id, "table", "now") == posted
    assert statements(metrics) == 0
    async with writing(engine) as connection:
        await messages.keep(connection, MATCH.id, Posted("table", "now", 5, 8))
    assert await fetch(engine, messages.find, MATCH.id, "table", "now") == Posted("table", "now", 5, 8)
