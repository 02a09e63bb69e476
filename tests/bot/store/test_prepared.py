"""Prepared statements come to the same as others, on databases of each kind; and connections are kept."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import bindparam, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import connect, is_shared, reading, writing
from bot.store.prepared import prepare
from bot.store.schema import guilds, matches, users
from bot.store.sql import given, upsert

MATCH = {
    "id": "abc",
    "title": "shogun",
    "options": {"side": "moon", "decks": [1, None, "ř"]},
    "seats_wanted": 3,
    "status": "lobby",
    "guild_id": 1 << 60,
    "channel_id": 2,
    "host_id": 3,
    "locale": "en",
    "seed": b"\x00\xff",
    "created_at": 5,
}
ADD, ADD_USER = prepare(insert(matches)), prepare(insert(users))
FIND = prepare(select(matches).where(given(matches, "id")))
USERS = prepare(select(users.c.user_id, users.c.dms_closed).order_by(users.c.user_id))
CLOSE = prepare(update(users).where(users.c.user_id == bindparam("whose")).values(dms_closed=True))
FORGET = prepare(delete(users).where(given(users, "user_id")))


@pytest.fixture
async def connection(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    async with writing(engine) as connection:
        yield connection


async def _users(connection: AsyncConnection) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await connection.execute(USERS)]


async def test_rows_are_those_of_a_statement_that_is_not_prepared(connection: AsyncConnection) -> None:
    await connection.execute(ADD, MATCH)
    row = (await connection.execute(FIND, {"id": "abc"})).one()
    other = (await connection.execute(select(matches).where(matches.c.id == "abc"))).one()
    assert tuple(row) == tuple(other)
    assert row._mapping == other._mapping
    assert row._mapping[matches.c.options] == row.options == MATCH["options"]
    assert (await connection.execute(FIND, {"id": "abd"})).first() is None


async def test_many_rows_are_written_at_once_with_the_defaults_of_columns(
    connection: AsyncConnection,
) -> None:
    await connection.execute(ADD_USER, [{"user_id": user} for user in range(70)])
    assert await _users(connection) == [(user, False) for user in range(70)], (
        "more than come with a statement"
    )


async def test_the_number_of_rows_that_were_written_is_told(connection: AsyncConnection) -> None:
    await connection.execute(ADD_USER, {"user_id": 1})
    assert (await connection.execute(CLOSE, {"whose": 1})).rowcount == 1
    assert await _users(connection) == [(1, True)]
    assert (await connection.execute(FORGET, {"user_id": 2})).rowcount == 0


@pytest.mark.parametrize("prepared_first", [True, False])
async def test_others_are_executed_in_the_same_transaction(engine: AsyncEngine, prepared_first: bool) -> None:
    async def write(connection: AsyncConnection) -> None:
        for user, prepared in ((1, prepared_first), (2, not prepared_first)):
            await connection.execute(ADD_USER if prepared else insert(users), {"user_id": user})

    async def fail() -> None:
        async with writing(engine) as connection:
            await write(connection)
            assert await _users(connection) == [(1, False), (2, False)]
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with writing(engine) as connection:
        assert await _users(connection) == []
        await write(connection)
    async with reading(engine) as connection:
        assert await _users(connection) == [(1, False), (2, False)]


async def test_an_error_is_sqlalchemys_and_quotes_no_values(engine: AsyncEngine) -> None:
    async def add_twice() -> None:
        async with writing(engine) as connection:
            await connection.execute(ADD, MATCH)
            await connection.execute(ADD, MATCH)

    with pytest.raises(IntegrityError) as caught:
        await add_twice()
    assert "moon" not in str(caught.value)
    async with reading(engine) as connection:
        assert (await connection.execute(FIND, {"id": "abc"})).first() is None


async def test_who_listens_hears_of_it(engine: AsyncEngine) -> None:
    heard: list[str] = []
    for name in ("begin", "before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(engine.sync_engine, name, lambda *told, name=name: heard.append(name))
    async with writing(engine) as connection:
        await connection.execute(ADD_USER, {"user_id": 1})
        await connection.execute(CLOSE, {"whose": 1})
    statement = ["before_cursor_execute", "after_cursor_execute"]
    assert heard == ["begin", *statement, *statement, "commit"]


async def test_a_statement_whose_text_depends_on_its_values_is_none_to_prepare(engine: AsyncEngine) -> None:
    if is_shared(engine):
        pytest.skip("nothing is compiled for a server")
    some = prepare(select(users).where(users.c.user_id.in_(bindparam("some", expanding=True))))
    async with reading(engine) as connection:
        with pytest.raises(AssertionError, match="text would depend"):
            await connection.execute(some, {"some": [1, 2]})


async def test_a_connection_serves_one_transaction_after_another(engine: AsyncEngine) -> None:
    opened: list[Any] = []
    taken: list[Any] = []
    event.listen(engine.sync_engine, "connect", lambda *told: opened.append(told))
    event.listen(engine.sync_engine, "checkout", lambda *told: taken.append(told))
    for guild in range(5):
        async with writing(engine) as connection:
            await upsert(connection, guilds, {"guild_id": guild})
        async with reading(engine) as connection:
            assert (await connection.execute(select(guilds))).all()
    assert len(opened) == 1
    assert len(taken) == (10 if is_shared(engine) else 1)


async def test_what_has_been_closed_is_not_used_again(engine: AsyncEngine) -> None:
    if is_shared(engine):
        pytest.skip("a server's connections are checked before they are used")

    async def look_in_closed() -> None:
        async with reading(engine) as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.close()
            await _users(connection)

    with pytest.raises(OperationalError) as caught:
        await look_in_closed()
    assert caught.value.connection_invalidated
    async with reading(engine) as connection:
        assert await _users(connection) == []


async def test_a_file_is_closed_with_its_engine(database_url: str) -> None:
    engine = connect(database_url)
    if is_shared(engine):
        pytest.skip("only connections to files are kept outside the pool")
    async with reading(engine) as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
    await engine.dispose()
    assert not driver._running
