"""Opening a database: migrations, transactions, and one clear line when it cannot be used."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import outbox, people
from bot.store.engine import compact, connect, fetch, open_database, reading, write, writing
from bot.store.errors import BadDatabaseUrl, DatabaseUnreachable, SchemaTooNew, SchemaTooOld
from bot.store.schema import metadata
from tests.records.released.snapshot import DATABASES, unpack

Transaction: TypeAlias = Callable[[AsyncEngine], AbstractAsyncContextManager[AsyncConnection]]
_MANY_TURNS = 400
"""Turns of the event loop in which any transaction of one statement is over."""


def differences(connection: Connection) -> list[object]:
    """What the tables of a database lack, or have too much, compared to `schema`."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_a_new_database_has_the_tables_of_the_schema(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        assert await connection.run_sync(differences) == []


async def test_migrations_lead_to_the_tables_of_the_schema(tmp_path: Path) -> None:
    """From the oldest database that is kept; all migrations there are have been run on it."""
    unpack(DATABASES[0], tmp_path / "gyoji.sqlite3")
    engine = await open_database(f"sqlite+aiosqlite:///{tmp_path}/gyoji.sqlite3")
    async with engine.begin() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_a_database_is_opened_again_and_by_two_programs_at_once(database_url: str) -> None:
    together = await asyncio.gather(open_database(database_url), open_database(database_url))
    later = await open_database(database_url)
    for engine in (*together, later):
        await engine.dispose()


async def test_several_databases_are_opened_at_once(tmp_path: Path) -> None:
    """Those that are made and those that are migrated, by one program: Alembic's scripts are told of one."""
    for number in range(2):
        unpack(DATABASES[0], tmp_path / f"{number}.sqlite3")
    urls = [f"sqlite+aiosqlite:///{tmp_path}/{number}.sqlite3" for number in range(4)]
    for engine in await asyncio.gather(*map(open_database, urls)):
        async with engine.begin() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()


async def test_a_newer_schema_is_left_alone(database_url: str) -> None:
    engine = await open_database(database_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(SchemaTooNew, match="newer version of this program"):
        await open_database(database_url)


async def test_a_schema_before_the_baseline_is_refused_with_the_way_to_go(database_url: str) -> None:
    engine = await open_database(database_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0009'"))
    await engine.dispose()
    with pytest.raises(SchemaTooOld, match=r"schema 0009.*open it once with the version of commit bf147c0"):
        await open_database(database_url)


async def test_foreign_keys_are_kept(engine: AsyncEngine) -> None:
    with pytest.raises(IntegrityError):
        async with engine.begin() as connection:
            await outbox.put(connection, "nobody", outbox.TABLE, "start")


async def test_errors_do_not_quote_what_was_written(engine: AsyncEngine) -> None:
    with pytest.raises(IntegrityError) as caught:
        async with engine.begin() as connection:
            await outbox.put(connection, "nobody", outbox.TABLE, "my secret plan")
    assert "my secret plan" not in str(caught.value)


async def test_readers_wait_for_no_writer(engine: AsyncEngine) -> None:
    async with engine.begin(), reading(engine) as connection:
        assert await outbox.waiting(connection) == []


async def test_writers_come_one_after_the_other(engine: AsyncEngine) -> None:
    """On SQLite a transaction that has begun as a reader could not go on to write; ours begin as writers."""

    async def count_up() -> None:
        async with engine.begin() as connection:
            await connection.execute(text("LOCK TABLE users" if postgres else "SELECT 1"))
            top = (await connection.execute(text("SELECT coalesce(max(user_id), 0) FROM users"))).scalar_one()
            row = {"user_id": top + 1, "closed": False}
            insert = text("INSERT INTO users (user_id, dms_closed) VALUES (:user_id, :closed)")
            await connection.execute(insert, row)

    postgres = engine.dialect.name == "postgresql"
    await asyncio.gather(*(count_up() for _ in range(8)))
    async with reading(engine) as connection:
        assert (await connection.execute(text("SELECT count(*) FROM users"))).scalar_one() == 8


@pytest.mark.parametrize("url", ["what is this", "mysql+aiomysql://localhost/gyoji", "sqlite+pysqlite:///x"])
def test_an_unsupported_address_is_refused(url: str) -> None:
    with pytest.raises(BadDatabaseUrl) as caught:
        connect(url)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite+aiosqlite://data/gyoji.sqlite3", "three slashes"),
        ("sqlite+aiosqlite://", "no file"),
        ("sqlite+aiosqlite:///:memory:", "no file"),
        ("sqlite+aiosqlite:///gyoji.sqlite3?mode=ro", "no options"),
        ("postgresql://gyoji:geheim@db/gyoji?port=heim", "cannot be read"),
        ("postgresql://gyoji:geheim@db/gyoji?statement_cache_size=0", "as text"),
        ("postgresql://gyoji:geheim@db/gyoji?loop=heim", "as text"),
        ("postgresql://db/gyoji?user=gyoji&user=geheim", "twice"),
        ("postgresql://gyoji:geheim@db/gyoji?sslmode=require", "ssl=require"),
        ("postgresql://gyoji:ge@heim@db/gyoji", "%40"),
    ],
)
def test_usual_mistakes_in_addresses_are_named(url: str, reason: str) -> None:
    with pytest.raises(BadDatabaseUrl, match=reason) as caught:
        connect(url)
    assert "heim" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_server_may_be_given_options() -> None:
    connect("postgresql://gyoji@db/gyoji?ssl=require&prepared_statement_cache_size=0")


def test_the_driver_may_be_left_out() -> None:
    assert connect("sqlite:///gyoji.sqlite3").url.drivername == "sqlite+aiosqlite"


async def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnreachable, match="nowhere") as caught:
        await open_database(f"sqlite+aiosqlite:///{tmp_path}/nowhere/gyoji.sqlite3")
    assert "\n" not in str(caught.value)


async def test_a_new_file_and_its_journals_are_for_their_owner_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    engine = await open_database(f"sqlite+aiosqlite:///{tmp_path}/mine/gyoji.sqlite3")
    try:
        await write(engine, people.keep_channel, 1, None)
        modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "mine").iterdir()}
    finally:
        await engine.dispose()
    assert modes == dict.fromkeys(("gyoji.sqlite3", "gyoji.sqlite3-wal", "gyoji.sqlite3-shm"), 0o600)


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear host, " * 200)
    with pytest.raises(DatabaseUnreachable, match=r"letter\.txt.*not a database"):
        await open_database(f"sqlite+aiosqlite:///{tmp_path}/letter.txt")


async def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(DatabaseUnreachable, match=r"127\.0\.0\.1:1/") as caught:
        await open_database("postgresql+asyncpg://gyoji:geheim@127.0.0.1:1/gyoji")
    assert "geheim" not in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_writers_get_their_turn_in_the_order_in_which_they_came(engine: AsyncEngine) -> None:
    order: list[int] = []

    async def write(number: int) -> None:
        async with writing(engine) as connection:
            await connection.execute(text("SELECT 1"))
            order.append(number)
            await asyncio.sleep(0.01)  # the others wait: SQLite itself would ask again at odd moments

    if engine.dialect.name == "postgresql":
        pytest.skip("PostgreSQL lets several write at once")
    await asyncio.gather(*(write(number) for number in range(10)))
    assert order == list(range(10))


async def test_an_error_rolls_back_what_was_written(engine: AsyncEngine) -> None:
    async def fail() -> None:
        async with writing(engine) as connection:
            await connection.execute(text("INSERT INTO users (user_id, dms_closed) VALUES (1, FALSE)"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with reading(engine) as connection:
        assert (await connection.execute(text("SELECT count(*) FROM users"))).scalar_one() == 0


async def test_a_database_that_somebody_else_is_writing_to_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.connections.BUSY_MILLISECONDS", 50)
    with closing(sqlite3.connect(tmp_path / "g.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseUnreachable, match="locked"):
            await open_database(f"sqlite+aiosqlite:///{tmp_path / 'g.sqlite3'}")


def test_alembic_is_imported_to_migrate_alone(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/gyoji.sqlite3"
    code = f"""
import asyncio, sys
from bot.store.engine import open_database
asyncio.run(open_database({url!r}))
print("alembic" in sys.modules)
"""
    starts = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True) for _ in range(2)]
    assert [start.stdout.strip() for start in starts] == ["True", "False"]


async def _select_one(engine: AsyncEngine, transaction: Transaction) -> None:
    async with transaction(engine) as connection:
        await connection.execute(text("SELECT 1"))


async def test_who_gives_up_while_a_file_is_opened_leaves_no_connection(engine: AsyncEngine) -> None:
    """A stopped bot's connection would still be there when the next one starts."""

    def threads() -> int:
        return sum("_connection_worker_thread" in thread.name for thread in threading.enumerate())

    if engine.dialect.name != "sqlite":
        pytest.skip("only a connection to a file has a thread")
    before = threads()
    for turns in range(60):
        opened = connect(engine.url.render_as_string())
        given_up = asyncio.create_task(_select_one(opened, reading))
        for _ in range(2 * turns):
            await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        await opened.dispose()
    async with asyncio.timeout(5):
        while threads() > before:  # noqa: ASYNC110 - a thread tells nobody that it ends
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("transaction", [reading, writing])
async def test_who_gives_up_gives_the_connection_back(engine: AsyncEngine, transaction: Transaction) -> None:
    """At whatever moment, and also if the task is cancelled again while the connection is closed."""
    pool: Any = engine.pool
    for turns in range(_MANY_TURNS):
        given_up = asyncio.create_task(_select_one(engine, transaction))
        for _ in range(turns):
            await asyncio.sleep(0)
        is_over = given_up.done()
        for _ in range(2):
            given_up.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(given_up, return_exceptions=True)
        assert pool.checkedout() <= is_over, "kept for the next one at most at the end"
        if is_over:
            break
    await _select_one(engine, transaction)


@pytest.mark.parametrize("transaction", [reading, writing])
async def test_the_end_of_a_transaction_needs_a_task_only_after_an_error(
    engine: AsyncEngine, transaction: Transaction
) -> None:
    made: list[Any] = []

    def make(loop: asyncio.AbstractEventLoop, work: Any, **options: Any) -> asyncio.Task[Any]:
        made.append(work)
        return asyncio.Task(work, loop=loop, **options)

    await _select_one(engine, transaction)
    asyncio.get_running_loop().set_task_factory(make)
    await _select_one(engine, transaction)
    assert not [work for work in made if "close" in work.__qualname__]
    with pytest.raises(ZeroDivisionError):
        async with transaction(engine):
            raise ZeroDivisionError
    assert [work for work in made if "close" in work.__qualname__]


async def test_who_gives_up_with_rows_to_fetch_leaves_no_lock(tmp_path: Path) -> None:
    """On SQLite; the cursor is kept as it is by a cancelled task, until garbage is collected."""
    engine = await open_database(f"sqlite+aiosqlite:///{tmp_path}/gyoji.sqlite3")
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.execute("BEGIN IMMEDIATE")
        cursor = driver.cursor()
        numbers = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"
        await cursor.execute(numbers)
        assert await cursor.fetchmany(2)
        await driver.close()
        with closing(sqlite3.connect(tmp_path / "gyoji.sqlite3", timeout=0)) as other:
            other.execute("BEGIN IMMEDIATE")
    await engine.dispose()
    with closing(sqlite3.connect(tmp_path / "gyoji.sqlite3", timeout=0)) as other:
        assert other.execute("PRAGMA journal_mode = DELETE").fetchone() == ("delete",)
    del cursor


async def test_a_file_is_rewritten_when_nobody_reads_it(tmp_path: Path) -> None:
    """As long as a backup reads, the journal has to stay: it is done later."""
    file = tmp_path / "gyoji.sqlite3"
    engine = await open_database(f"sqlite+aiosqlite:///{file}")
    assert await compact(engine)
    async with reading(engine) as reader:
        await reader.execute(text("SELECT * FROM users"))
        async with writing(engine) as connection:
            await connection.execute(text("INSERT INTO users (user_id, dms_closed) VALUES (1, 0)"))
            await connection.execute(text("PRAGMA user_version = 1"))
        assert not await compact(engine)
    assert not await compact(engine, most=1)
    assert await compact(engine)
    assert (tmp_path / "gyoji.sqlite3-wal").stat().st_size < file.stat().st_size
    async with reading(engine) as reader:
        assert (await reader.execute(text("PRAGMA user_version"))).scalar_one() == 0
        assert (await reader.execute(text("PRAGMA busy_timeout"))).scalar_one() > 1000
    await engine.dispose()


async def _keep_channel(connection: AsyncConnection, user_id: int, channel: int | None) -> int:
    """A change that fails without a channel."""
    if channel is None:
        raise LookupError(user_id)
    await people.keep_channel(connection, user_id, channel)
    return user_id


async def test_changes_that_wait_are_committed_together(engine: AsyncEngine) -> None:
    commits = Counter[str]()
    event.listen(engine.sync_engine, "commit", lambda _: commits.update(["commit"]))
    async with writing(engine):
        changes = [asyncio.create_task(write(engine, _keep_channel, user, 7)) for user in range(1, 6)]
        await asyncio.sleep(0.01)
    assert await asyncio.gather(*changes) == [1, 2, 3, 4, 5]
    assert [(await fetch(engine, people.read_user, user)).dm_channel_id for user in range(1, 6)] == [7] * 5
    if engine.dialect.name == "sqlite":
        assert commits["commit"] == 1, "who has written nothing commits nothing"


async def test_a_change_that_fails_takes_none_of_the_others_with_it(engine: AsyncEngine) -> None:
    async with writing(engine):
        channels = (7, None, 8)
        changes = [
            asyncio.create_task(write(engine, _keep_channel, user, channel))
            for user, channel in enumerate(channels)
        ]
        await asyncio.sleep(0.01)
    first, failed, last = await asyncio.gather(*changes, return_exceptions=True)
    assert (first, last) == (0, 2)
    assert isinstance(failed, LookupError)
    kept = [(await fetch(engine, people.read_user, user)).dm_channel_id for user in range(3)]
    assert kept == [7, None, 8]


async def test_nobody_waits_for_a_change_that_is_not_wanted_any_more(engine: AsyncEngine) -> None:
    async with writing(engine):
        changes = [asyncio.create_task(write(engine, _keep_channel, user, 7)) for user in (1, 2)]
        await asyncio.sleep(0.01)
        changes[0].cancel()
    assert await changes[1] == 2
    if engine.dialect.name == "sqlite":
        assert (await fetch(engine, people.read_user, 1)).dm_channel_id is None
