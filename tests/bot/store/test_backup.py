"""Copies made while the bot runs, and a copy that becomes the database again."""

import asyncio
import sqlite3
import stat
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.backup import back_up, name_of, restore, rotate
from bot.store.connections import file_url
from bot.store.engine import open_database, reading, writing
from bot.store.errors import DatabaseInUse, DatabaseNotEmpty, DatabaseUnreachable, NoDatabase
from bot.store.schema import log, matches
from cli import main
from cli.database import DAY, RETRY_INTERVAL
from tests.bot.matches.conftest import AIKO, REN, House
from tests.cli.conftest import Gyoji, gyoji
from tests.toygame import toygame

__all__ = ["gyoji", "toygame"]


@pytest.fixture
async def played(engine: AsyncEngine, toygame: Any) -> AsyncEngine:
    """A database of either kind, in use, with a match that runs and one in its lobby."""
    house = House(engine)
    await house.begin(AIKO, REN)
    await house.open_match(AIKO)
    await house.close()
    return engine


async def test_a_copy_holds_all_that_was_committed(played: AsyncEngine, tmp_path: Path) -> None:
    file = tmp_path / "backups" / "copy.sqlite3"
    rows = await back_up(played, file)
    assert rows["matches"] == 2
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with sqlite3.connect(file) as copy:
        assert copy.execute("SELECT count(*) FROM log").fetchone() == (1,)
    copy.close()


async def test_a_file_that_is_there_is_not_replaced(played: AsyncEngine, tmp_path: Path) -> None:
    file = tmp_path / "precious.sqlite3"
    file.write_text("precious")
    with pytest.raises(FileExistsError):
        await back_up(played, file)
    assert file.read_text() == "precious"


async def test_a_copy_is_of_one_moment_while_others_write(played: AsyncEngine, tmp_path: Path) -> None:
    async def go_on() -> None:
        for number in range(50):
            async with writing(played) as connection:
                await connection.execute(text("UPDATE matches SET created_at = :at"), {"at": number})

    file = tmp_path / "copy.sqlite3"
    await asyncio.gather(go_on(), back_up(played, file))
    with sqlite3.connect(file) as copy:
        assert copy.execute("SELECT count(DISTINCT created_at) FROM matches").fetchone() == (1,)
    copy.close()


async def test_a_copy_becomes_the_database_again(played: AsyncEngine, tmp_path: Path) -> None:
    file, target = tmp_path / "copy.sqlite3", tmp_path / "new.sqlite3"
    await back_up(played, file)
    assert await restore(file, f"sqlite:///{target}") is None
    assert await _matches(target) == 2


async def test_a_database_with_matches_is_kept_and_only_by_force(played: AsyncEngine, tmp_path: Path) -> None:
    file, target = tmp_path / "copy.sqlite3", tmp_path / "old.sqlite3"
    await back_up(played, file)
    await restore(file, f"sqlite:///{target}")
    with pytest.raises(DatabaseNotEmpty):
        await restore(file, f"sqlite:///{target}")
    kept = await restore(file, f"sqlite:///{target}", force=True)
    assert kept is not None
    assert await _matches(kept) == 2
    assert await _matches(target) == 2
    assert _left(tmp_path, ".restoring") == []


async def test_a_database_in_use_is_left_alone_even_by_force(
    played: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.backup.CLOSING_SECONDS", 0.05)
    file, target = tmp_path / "copy.sqlite3", tmp_path / "busy.sqlite3"
    await back_up(played, file)
    bot = await open_database(f"sqlite:///{target}")
    async with reading(bot) as connection:
        await connection.execute(select(func.count()).select_from(log))
    with pytest.raises(DatabaseInUse):
        await restore(file, f"sqlite:///{target}", force=True)
    await bot.dispose()
    await restore(file, f"sqlite:///{target}")
    assert await _matches(target) == 2


async def test_what_is_no_copy_changes_nothing(played: AsyncEngine, tmp_path: Path) -> None:
    file, target = tmp_path / "copy.sqlite3", tmp_path / "old.sqlite3"
    await back_up(played, file)
    await restore(file, f"sqlite:///{target}")
    nonsense = tmp_path / "nonsense.sqlite3"
    nonsense.write_text("no database" * 1000)
    with pytest.raises(DatabaseUnreachable):
        await restore(nonsense, f"sqlite:///{target}", force=True)
    empty, others = tmp_path / "empty.sqlite3", tmp_path / "others.sqlite3"
    empty.touch()
    _fill(others)
    for no_copy in (tmp_path / "nowhere.sqlite3", empty, others):
        with pytest.raises(NoDatabase):
            await restore(no_copy, f"sqlite:///{target}", force=True)
    assert await _matches(target) == 2
    assert _left(tmp_path, ".before") == []


def test_no_copy_is_made_of_what_is_not_there(
    gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nor of another program's database, which stays as it is."""
    others = tmp_path / "others.sqlite3"
    _fill(others)
    before = others.read_bytes()
    for name in ("nowhere", "others"):
        monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{tmp_path / name}.sqlite3")
        assert name in gyoji("backup", tmp_path / "copy.sqlite3").complaint
        assert name in gyoji("export", "k3v9qd").complaint
    assert list(tmp_path.iterdir()) == [others]
    assert others.read_bytes() == before


@pytest.mark.parametrize("name", ["100%41.sqlite3", "what?.sqlite3", "what?mode=ro", "a#1:2 ü"])
async def test_a_copy_may_have_any_name(played: AsyncEngine, tmp_path: Path, name: str) -> None:
    """Signs that mean something in an address are part of the file's name."""
    folder, target = tmp_path / "copies", tmp_path / "restored.sqlite3"
    file, other = folder / name, folder / "what"
    folder.mkdir()
    other.write_bytes(b"of somebody else")
    await back_up(played, file)
    assert await _matches(file) == 2
    await restore(file, f"sqlite:///{target}")
    assert await _matches(target) == 2
    assert {each.name for each in _left(folder, "?")} == {name, "what"}
    assert other.read_bytes() == b"of somebody else"


def test_a_copy_whose_name_is_no_text_is_one_line(
    gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{tmp_path / 'db.sqlite3'}")
    asyncio.run(_create(tmp_path / "db.sqlite3"))
    assert "no UTF-8 text" in gyoji("backup", "copy\udcff").complaint
    assert [file.name for file in tmp_path.iterdir()] == ["db.sqlite3"]


def test_only_the_newest_copies_are_kept(tmp_path: Path) -> None:
    for day in range(5):
        (tmp_path / name_of(day * 86400)).touch()
    (tmp_path / "by-hand.sqlite3").touch()
    assert [file.name for file in rotate(tmp_path, keep=2)] == [name_of(day * 86400) for day in range(3)]
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "by-hand.sqlite3",
        name_of(3 * 86400),
        name_of(4 * 86400),
    ]


async def test_the_commands_copy_check_and_restore(
    played: AsyncEngine,
    database_url: str,
    gyoji: Gyoji,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("GYOJI_DATABASE_URL", database_url)
    assert "GYOJI_BACKUP_DIR" in (await asyncio.to_thread(gyoji, "backup")).complaint
    monkeypatch.setenv("GYOJI_BACKUP_DIR", str(tmp_path / "backups"))
    ran = await asyncio.to_thread(gyoji, "backup")
    assert ran.code == 0
    assert "1 matches replay" in ran.out
    [file] = (tmp_path / "backups").iterdir()
    target = tmp_path / "restored.sqlite3"
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{target}")
    assert (await asyncio.to_thread(gyoji, "restore", str(file))).code == 0
    assert await _matches(target) == 2
    assert "--force replaces the file" in (await asyncio.to_thread(gyoji, "restore", str(file))).complaint
    if database_url.startswith("postgresql"):
        monkeypatch.setenv("GYOJI_DATABASE_URL", database_url)
        assert "name a new database" in (await asyncio.to_thread(gyoji, "restore", str(file))).complaint


async def test_a_damaged_match_is_told(
    played: AsyncEngine, database_url: str, gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with writing(played) as connection:
        await connection.execute(text("UPDATE log SET digest = 'spoiled'"))
    monkeypatch.setenv("GYOJI_DATABASE_URL", database_url)
    ran = await asyncio.to_thread(gyoji, "backup", str(tmp_path / "copy.sqlite3"))
    assert ran.code == 1
    assert "does not replay" in ran.err
    again = await asyncio.to_thread(gyoji, "backup", str(tmp_path / "copy.sqlite3"))
    assert "there is such a file already" in again.complaint


async def test_a_match_that_no_program_can_read_hides_no_other(
    played: AsyncEngine, database_url: str, gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house = House(played)
    broken = await house.begin(REN, AIKO)
    await house.close()
    async with writing(played) as connection:
        await connection.execute(text("UPDATE matches SET options = '3' WHERE id = :id"), {"id": broken})
    monkeypatch.setenv("GYOJI_DATABASE_URL", database_url)
    ran = await asyncio.to_thread(gyoji, "backup", str(tmp_path / "copy.sqlite3"), "--json")
    assert ran.code == 1
    assert (ran.json["sound"], ran.json["damaged"]) == (1, [broken])


async def test_a_damaged_match_neither_multiplies_nightly_copies_nor_keeps_old_ones(
    played: AsyncEngine, database_url: str, gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with writing(played) as connection:
        await connection.execute(text("UPDATE log SET digest = 'spoiled'"))
    rested = _rests(monkeypatch, 1)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / name_of(0)).touch()
    for name, value in (("DATABASE_URL", database_url), ("BACKUP_DIR", str(folder)), ("BACKUP_KEEP", "1")):
        monkeypatch.setenv(f"GYOJI_{name}", value)
    with pytest.raises(_Dawn):
        await asyncio.to_thread(main, ["backup", "--nightly"])
    assert rested == [DAY]
    [left] = folder.iterdir()
    assert left.name != name_of(0)


async def test_a_nightly_copy_that_cannot_be_written_is_tried_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rested = _rests(monkeypatch, 2)
    (tmp_path / "file").touch()
    monkeypatch.setenv("GYOJI_DATABASE_URL", database_url)
    monkeypatch.setenv("GYOJI_BACKUP_DIR", str(tmp_path / "file" / "no-folder"))
    with pytest.raises(_Dawn):
        await asyncio.to_thread(main, ["backup", "--nightly"])
    assert rested == [RETRY_INTERVAL, RETRY_INTERVAL]


class _Dawn(Exception):
    """The night of a test is over."""


def _rests(monkeypatch: pytest.MonkeyPatch, most: int) -> list[float]:
    """For how many seconds a nightly backup rests; after so many rests it ends."""
    rested: list[float] = []

    def rest(seconds: float) -> None:
        rested.append(seconds)
        if len(rested) == most:
            raise _Dawn

    monkeypatch.setattr("cli.database.time", SimpleNamespace(sleep=rest, time=time.time))
    return rested


async def _create(file: Path) -> None:
    await (await open_database(file_url(file))).dispose()


def _fill(file: Path) -> None:
    """A database that is none of ours."""
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE bookmarks (url)")
    connection.close()


def _left(folder: Path, word: str) -> list[Path]:
    return list(folder.glob(f"*{word}*"))


async def _matches(file: Path) -> int:
    engine = await open_database(file_url(file))
    async with reading(engine) as connection:
        count = (await connection.execute(select(func.count()).select_from(matches))).scalar_one()
    await engine.dispose()
    return int(count)
