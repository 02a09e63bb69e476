"""PostgreSQL's own faults: a broken connection, a lost answer, a silent server, and what that gives up."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest
from asyncpg.exceptions import InternalClientError
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import connections, people, sql
from bot.store.engine import connect, open_database, reading, take_time, writing
from bot.store.people import User
from sandbox.discord.config import PATIENCE
from tests.databases import needs_postgres, spoil
from tests.wire import Wire, wire

__all__ = ["wire"]

pytestmark = [needs_postgres, pytest.mark.long]

AIKO = User(1, locale="ja")
NOBODY = User(1)


@pytest.fixture
async def engine(wire: Wire) -> AsyncIterator[AsyncEngine]:
    """A database with all tables, at the other end of the wire."""
    engine = await open_database(wire.url)
    yield engine
    await engine.dispose()


async def test_what_was_not_committed_when_the_wire_was_cut_never_happened(
    engine: AsyncEngine, wire: Wire
) -> None:
    with pytest.raises(OperationalError):
        await _write(engine, wire.cut)
    assert await _stored(engine) == NOBODY


async def test_what_was_committed_stands_though_the_answer_was_lost(engine: AsyncEngine, wire: Wire) -> None:
    with pytest.raises(OperationalError):
        await _write(engine, wire.lose_answer)
    assert await _stored(engine) == AIKO


async def test_what_was_cut_while_nobody_used_it_is_replaced(engine: AsyncEngine, wire: Wire) -> None:
    assert await _stored(engine) == NOBODY
    wire.cut()
    await asyncio.sleep(0.1)  # the end of the connection comes in
    assert await _stored(engine) == NOBODY


async def test_only_what_was_not_used_for_a_while_is_asked_whether_it_is_alive(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def lost(connection: object) -> None:
        asked.append(connection)
        raise engine.dialect.loaded_dbapi.InterfaceError("nobody answers")

    monkeypatch.setattr(engine.dialect, "do_ping", lost)
    for _ in range(3):
        assert await _stored(engine) == NOBODY
    assert not asked
    monkeypatch.setattr(connections, "_ASKED_AFTER", 0.0)
    assert await _stored(engine) == NOBODY, "from another connection"
    assert len(asked) == 1


async def test_a_server_that_falls_silent_is_not_waited_for_for_ever(
    engine: AsyncEngine, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "_TIMEOUT", (10.0, 1.0))
    impatient = connect(wire.url)
    with pytest.raises(TimeoutError):
        await _ask_in_silence(impatient, wire)
    wire.thaw()
    assert await _stored(impatient) == NOBODY
    await impatient.dispose()


async def _ask_in_silence(engine: AsyncEngine, wire: Wire) -> None:
    async with writing(engine) as connection:
        await people.keep_user(connection, AIKO)
        wire.freeze()
        await people.read_user(connection, AIKO.user_id)


async def test_who_stands_still_does_not_keep_a_match_locked_for_ever(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is frozen in the midst of a transaction: its computer keeps the connection open."""
    monkeypatch.setattr(connections, "_IDLE_TIMEOUT", 0.1)
    frozen = connect(engine.url.render_as_string(hide_password=False))
    with pytest.raises(DBAPIError) as caught:
        await _stand_still(frozen, engine)
    assert caught.value.connection_invalidated
    assert await _stored(frozen) == NOBODY
    await frozen.dispose()


async def test_a_copy_may_wait_for_the_other_database(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_IDLE_TIMEOUT", 0.1)
    engine = connect(wire.url)
    async with reading(engine) as connection:
        await take_time(connection)
        shown = (await connection.execute(text("SHOW idle_in_transaction_session_timeout"))).scalar()
    assert shown == "0"
    await engine.dispose()


async def _stand_still(frozen: AsyncEngine, engine: AsyncEngine) -> None:
    async with writing(frozen) as connection:
        await sql.hold_lock(connection, sql.MATCH_LOCK, "k3v9qd")
        await people.keep_user(connection, AIKO)
        async with asyncio.timeout(PATIENCE), writing(engine) as other:
            await sql.hold_lock(other, sql.MATCH_LOCK, "k3v9qd")


async def _write(engine: AsyncEngine, then: Callable[[], None]) -> None:
    """Write, and let something happen before the commit."""
    async with writing(engine) as connection:
        await people.keep_user(connection, AIKO)
        then()


async def _deadlock(engine: AsyncEngine) -> None:
    async with writing(engine) as one, writing(engine) as other:
        await one.execute(text("LOCK TABLE users"))
        await other.execute(text("LOCK TABLE guilds"))
        crossed = one.execute(text("LOCK TABLE guilds")), other.execute(text("LOCK TABLE users"))
        ends = await asyncio.gather(*crossed, return_exceptions=True)
    # The server chooses one of the two; the other has what it asked for.
    for end in ends:
        if isinstance(end, Exception):
            raise end


async def _too_slow(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await connection.execute(text("SET LOCAL statement_timeout = 10"))
        await connection.execute(text("SELECT pg_sleep(60)"))


async def _locked(engine: AsyncEngine) -> None:
    async with writing(engine) as one, writing(engine) as other:
        await one.execute(text("LOCK TABLE users"))
        await other.execute(text("SET LOCAL lock_timeout = 10"))
        await other.execute(text("LOCK TABLE users"))


async def _shut(engine: AsyncEngine) -> None:
    """As while a server starts, or has as many clients as it takes."""
    await engine.dispose()
    await spoil(engine.url.render_as_string())
    await _stored(engine)


@pytest.mark.parametrize("trouble", [_deadlock, _too_slow, _locked, _shut])
async def test_what_may_be_tried_again_is_an_operational_error(
    engine: AsyncEngine, trouble: Callable[[AsyncEngine], Awaitable[None]]
) -> None:
    with pytest.raises(OperationalError):
        await trouble(engine)


async def test_a_driver_that_has_lost_its_bearings_is_not_asked_again(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As asyncpg has when a wire is cut in an awkward moment: what is left of the answer fits no question."""

    async def lost(*_: object, **__: object) -> None:
        raise InternalClientError("got result for unknown protocol state 3")

    async with engine.connect() as connection:
        monkeypatch.setattr(asyncpg.Connection, "prepare", lost)
        with pytest.raises(OperationalError):
            await connection.execute(text("SELECT 42"))
        assert connection.invalidated
    monkeypatch.undo()
    assert await _stored(engine) == NOBODY


async def _stored(engine: AsyncEngine) -> User:
    async with reading(engine) as connection:
        return await people.read_user(connection, AIKO.user_id)
