"""Moving everything into another database, with `gyoji move-database` where it matters what a host sees."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import leases, matches
from bot.store.engine import is_shared, open_database, reading, writing
from bot.store.errors import DatabaseInUse, DatabaseNotEmpty, NotAlike
from bot.store.moving import TABLES, move
from rules.core.model import Seat
from tests.bot.matches.conftest import AIKO, REN, House
from tests.cli.conftest import Gyoji, gyoji
from tests.toygame import Pick, toygame

__all__ = ["gyoji", "toygame"]


@pytest.fixture
async def played(tmp_path: Path, toygame: Any) -> AsyncIterator[AsyncEngine]:
    """An SQLite file with a match that runs, one in its lobby, and news of both."""
    engine = await open_database(_file(tmp_path))
    house = House(engine)
    await house.begin(AIKO, REN)
    await house.open_match(AIKO)
    await house.close()
    yield engine
    await engine.dispose()


async def test_everything_is_moved_and_nothing_is_changed(played: AsyncEngine, engine: AsyncEngine) -> None:
    counts = await move(played, engine)
    assert counts["matches"] == 2
    assert counts["log"] == 1
    assert await _contents(engine) == await _contents(played)


async def test_a_database_that_holds_something_is_no_target(played: AsyncEngine, engine: AsyncEngine) -> None:
    await move(played, engine)
    before = await _contents(engine)
    with pytest.raises(DatabaseNotEmpty, match="not empty"):
        await move(played, engine)
    assert await _contents(engine) == before


async def test_a_copy_that_reads_differently_is_taken_back(
    played: AsyncEngine, engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def spoil(table: Any, old: Any, new: Any) -> Any:
        copied = await copy(table, old, new)
        if table.name == "seats":
            await new.execute(text("UPDATE seats SET name = 'Mori' WHERE name = 'Ren'"))
        return copied

    from bot.store import moving

    copy = moving._copy
    monkeypatch.setattr(moving, "_copy", spoil)
    with pytest.raises(NotAlike, match="seats"):
        await move(played, engine)
    assert not any((await _contents(engine)).values())


async def test_nothing_is_moved_while_a_bot_is_at_work(played: AsyncEngine, engine: AsyncEngine) -> None:
    if not is_shared(engine):
        pytest.skip("a bot on SQLite leaves no sign of life")
    async with writing(engine) as connection:
        await leases.enter(connection, "bot", 60)
    with pytest.raises(DatabaseInUse, match="stop it first"):
        await move(played, engine)


async def test_a_match_goes_on_after_it_was_moved_there_and_back(
    played: AsyncEngine, engine: AsyncEngine, tmp_path: Path
) -> None:
    await move(played, engine)
    back = await open_database(f"sqlite:///{tmp_path}/back.sqlite3")
    await move(engine, back)
    assert await _contents(back) == await _contents(played)
    house = House(back)
    (running,) = await _running(back)
    await house.answer(running, Seat(0), Pick(3))
    assert len(await house.log(running)) == 2
    await house.close()
    await back.dispose()


def test_a_host_moves_there_and_back(
    gyoji: Gyoji, database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, toygame: Any
) -> None:
    """With two addresses, or into the one that is set: then no password stands on the command line."""
    asyncio.run(_begin_a_match(_file(tmp_path)))
    back = f"sqlite:///{tmp_path}/back.sqlite3"
    for source, target in ((_file(tmp_path), database_url), (database_url, back)):
        moved = gyoji("move-database", source, target)
        assert moved.code == 0, moved
        assert "Moved: 1 matches, 1 log" in moved.out
        assert "1 matches replay, 0 were begun under older rules" in moved.out
        monkeypatch.setenv("GYOJI_DATABASE_URL", target)
        again = gyoji("move-database", source)
        assert "the target is not empty" in again.complaint


async def test_a_file_is_not_moved_while_a_bot_is_at_work(
    played: AsyncEngine, gyoji: Gyoji, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.backup.CLOSING_SECONDS", 0.05)
    idle = f"sqlite:///{tmp_path}/idle.sqlite3"
    await (await open_database(idle)).dispose()
    for urls in ((_file(tmp_path), f"sqlite:///{tmp_path}/new.sqlite3"), (idle, _file(tmp_path))):
        refused = await asyncio.to_thread(gyoji, "move-database", *urls)
        assert "stop it first" in refused.complaint


def test_a_damaged_match_is_moved_as_it_is_and_named(gyoji: Gyoji, tmp_path: Path, toygame: Any) -> None:
    match_id = asyncio.run(_begin_a_match(_file(tmp_path), damage=True))
    moved = gyoji("move-database", _file(tmp_path), f"sqlite:///{tmp_path}/new.sqlite3")
    assert moved.code == 1
    assert f"{match_id} does not replay" in moved.err


def test_a_source_that_is_not_there_is_not_made(gyoji: Gyoji, tmp_path: Path) -> None:
    refused = gyoji("move-database", _file(tmp_path), f"sqlite:///{tmp_path}/new.sqlite3")
    assert "there is no database" in refused.complaint
    assert list(tmp_path.iterdir()) == []


def test_a_source_that_is_none_of_ours_is_left_as_it_is(gyoji: Gyoji, tmp_path: Path) -> None:
    empty = tmp_path / "empty.sqlite3"
    empty.touch()
    refused = gyoji("move-database", f"sqlite:///{empty}", f"sqlite:///{tmp_path}/new.sqlite3")
    assert "no database of Gyoji" in refused.complaint
    assert list(tmp_path.iterdir()) == [empty]
    assert empty.read_bytes() == b""


async def _begin_a_match(url: str, *, damage: bool = False) -> str:
    engine = await open_database(url)
    house = House(engine)
    match_id = await house.begin(AIKO, REN)
    await house.close()
    if damage:
        async with writing(engine) as connection:
            await connection.execute(text("UPDATE log SET digest = 'wrong'"))
    await engine.dispose()
    return match_id


async def _running(engine: AsyncEngine) -> list[str]:
    async with reading(engine) as connection:
        return [match_id for match_id, _, _ in await matches.under_way(connection)]


async def _contents(engine: AsyncEngine) -> dict[str, list[str]]:
    """All rows of all tables."""
    async with reading(engine) as connection:
        found = {table.name: (await connection.execute(select(table))).all() for table in TABLES}
    return {name: sorted(map(repr, rows)) for name, rows in found.items()}


def _file(home: Path) -> str:
    return f"sqlite:///{home}/old.sqlite3"
