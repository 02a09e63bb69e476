"""A process that is alone on a PostgreSQL database keeps what it reads; it stops before a peer writes."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import Cluster
from bot.ops.metrics import Metrics
from bot.store import leases, matches, people
from bot.store.engine import changes_of, connect, fetch, keep_rows, standing, write, writing
from bot.store.people import User
from sandbox.discord.config import PATIENCE
from tests.bot.store.test_repositories import MATCH
from tests.bot.store.test_row_cache import statements
from tests.databases import needs_postgres, postgres_with_tables
from tests.wire import Wire, wire

__all__ = ["wire"]

pytestmark = [needs_postgres, pytest.mark.long]

ALONE_TTL = 0.2
FOREVER = 3600.0


@pytest.fixture
async def url() -> AsyncIterator[str]:
    async with postgres_with_tables() as address:
        yield address


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no heartbeat but those that a test makes, and each holds for long."""
    monkeypatch.setattr("bot.cluster.leases.HEARTBEAT_INTERVAL", FOREVER)
    monkeypatch.setattr("bot.cluster.leases.LEASE_TTL", int(3 * FOREVER))
    monkeypatch.setattr("bot.cluster.leases.ALONE_TTL", ALONE_TTL)


@asynccontextmanager
async def process(url: str) -> AsyncIterator[tuple[AsyncEngine, Cluster]]:
    """A process that has started."""
    engine = connect(url)
    cluster = Cluster(engine, nothing_left)
    await cluster.start()
    try:
        yield engine, cluster
    finally:
        await cluster.close()
        await engine.dispose()


async def nothing_left() -> None:
    """The dead leave no work."""


async def test_who_is_alone_keeps_what_it_reads_and_claims_no_lease(url: str) -> None:
    async with process(url) as (engine, cluster):
        metrics = Metrics()
        metrics.listen(engine)
        for _ in range(3):
            await fetch(engine, people.read_user, 7)
        async with cluster.of(MATCH.id, "courier") as lease:
            assert lease
            assert lease.stands
        assert statements(metrics) == 1


async def test_who_comes_writes_when_the_other_has_stopped_to_keep(url: str, by_hand: None) -> None:
    async with process(url) as (first, _cluster):
        assert await fetch(first, people.read_user, 7) == User(7)
        tenure = standing(first).tenure
        assert tenure is not None
        async with process(url) as (second, _peer):
            assert standing(first).tenure is None, "its last heartbeat is too old by now"
            assert standing(second).tenure is None
            await write(second, people.keep_user, User(7, locale="fi"))
            assert (await fetch(first, people.read_user, 7)).locale == "fi"


async def test_a_heartbeat_that_sees_somebody_ends_the_tenure(url: str, by_hand: None) -> None:
    async with process(url) as (engine, cluster):
        stranger = connect(url)
        async with cluster.of(MATCH.id, "courier") as lease, writing(stranger):
            await cluster._heartbeat()
            assert standing(engine).tenure is None
            assert lease
            assert not lease.stands
        await stranger.dispose()
        await _heartbeat_until_alone(engine, cluster)
        assert not lease.stands, "another may have had it meanwhile"


async def test_what_was_kept_before_others_came_is_read_again(url: str, by_hand: None) -> None:
    async with process(url) as (engine, cluster):
        await fetch(engine, people.read_user, 7)
        changes = changes_of(engine)
        stranger = connect(url)
        await write(stranger, people.keep_user, User(7, locale="fi"))
        await cluster._heartbeat()
        await stranger.dispose()
        await _heartbeat_until_alone(engine, cluster)
        keep_rows(engine, changes, User(7), people.read_user, 7)
        assert (await fetch(engine, people.read_user, 7)).locale == "fi"


async def test_a_process_that_is_not_entered_any_more_writes_nothing(
    url: str, by_hand: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was frozen, and its peer has expired it and is alone since: it enters again first, and waits."""
    monkeypatch.setattr("bot.store.standing.PATIENCE", 2 * ALONE_TTL)
    async with process(url) as (engine, cluster):
        async with engine.begin() as connection:
            await leases.leave(connection, cluster._id)
            await leases.expire_dead(connection)
        cluster._last_heartbeat = float("-inf")
        with pytest.raises(TimeoutError):
            await write(engine, people.keep_user, User(7))
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            writer = group.create_task(write(engine, people.keep_user, User(7, locale="fi")))
            await cluster._heartbeat()
            assert not writer.done()
            await asyncio.sleep(ALONE_TTL)
            await cluster._heartbeat()
        assert time.monotonic() - began >= ALONE_TTL
        assert (await fetch(engine, people.read_user, 7)).locale == "fi"


async def test_nothing_is_kept_while_a_commit_may_still_be_carried_out(url: str, by_hand: None) -> None:
    async with process(url) as (engine, cluster):
        lost = connect(url)
        async with writing(lost) as connection:
            pid = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
            name = text("SELECT set_config('application_name', :name, true)")
            await connection.execute(name, {"name": await _name(engine)})
            standing(engine).doubt(pid)
            await cluster._heartbeat()
            assert standing(engine).tenure is None
        await lost.dispose()
        await _heartbeat_until_alone(engine, cluster)
        assert standing(engine).doubtful == set()


async def test_a_commit_that_is_not_answered_ends_the_tenure(wire: Wire, by_hand: None) -> None:
    async with process(wire.url) as (engine, cluster):
        before = standing(engine).tenure
        wire.lose_answer()
        with pytest.raises(SQLAlchemyError):
            await write(engine, people.keep_user, User(7, locale="fi"))
        assert standing(engine).tenure is None
        await _heartbeat_until_alone(engine, cluster)
        assert standing(engine).tenure != before
        assert (await fetch(engine, people.read_user, 7)).locale == "fi"


async def test_what_is_refused_leaves_no_doubt(url: str, by_hand: None) -> None:
    async with process(url) as (engine, _cluster):
        with suppress(RuntimeError):
            async with writing(engine) as connection:
                await people.keep_user(connection, User(7, locale="fi"))
                raise RuntimeError
        assert standing(engine).doubtful == set()
        assert standing(engine).tenure is not None
        assert await fetch(engine, people.read_user, 7) == User(7)


async def test_the_end_of_one_transaction_does_not_hide_what_another_writes(url: str, by_hand: None) -> None:
    async with process(url) as (engine, _cluster):
        async with writing(engine) as connection:
            await people.keep_user(connection, User(7, locale="fi"))
            await write(engine, people.keep_user, User(8, locale="cs"))
            assert await fetch(engine, people.read_user, 7) == User(7), "not committed yet"
        assert (await fetch(engine, people.read_user, 7)).locale == "fi"


async def test_a_process_that_has_left_writes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.standing.PATIENCE", 0.05)
    async with process(url) as (engine, cluster):
        await write(engine, matches.create, MATCH)
        await cluster.close()
        with pytest.raises(TimeoutError):
            await write(engine, people.keep_user, User(7))


async def _heartbeat_until_alone(engine: AsyncEngine, cluster: Cluster) -> None:
    """A session of the server ends some time after its connection."""
    async with asyncio.timeout(PATIENCE):
        while standing(engine).tenure is None:
            await cluster._heartbeat()


async def _name(engine: AsyncEngine) -> str:
    async with engine.connect() as connection:
        found = await connection.execute(text("SELECT current_setting('application_name')"))
        return str(found.scalar_one())
