"""The way up to this version and back to the last release, with running matches of all titles.

That the program of the release plays on in what it gets back is seen by the tables, which are those that it
has left, and by the rows: it can read each of them.
"""

import asyncio
import json
import sqlite3
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches.maintenance import check_all
from bot.store import leases, migrations, schema
from bot.store.backup import copying_first, restore
from bot.store.downgrading import Change, Release, go_back, releases
from bot.store.engine import connect, is_shared, opened, reading, writing
from bot.store.errors import DatabaseInUse, NoBackupFolder, UnknownRelease
from bot.store.moving import copy_as_is
from scripts import release
from tests.cli.conftest import Gyoji, gyoji
from tests.databases import database_url
from tests.records.released.old import Old, moderator, play_on
from tests.records.released.snapshot import DATABASES, read_expected, unpack

__all__ = ["database_url", "gyoji"]

LAST = DATABASES[-1]
RELEASE = LAST.split("-")[1]
PLAYED = (
    "shogun paused",
    "honor turn of 4, standing refusal, seat offered",
    "spirit hard of 2, live, timed out",
)
"""Matches of each title that are soon over."""


def shape(connection: Connection) -> dict[str, Any]:
    """All tables with their columns, keys and indices."""
    found = MetaData()
    found.reflect(connection)
    return {name: _shape(table) for name, table in found.tables.items()}


def _shape(table: Table) -> dict[str, Any]:
    return {
        "columns": {one.name: (str(one.type), one.nullable) for one in table.columns},
        "key": [one.name for one in table.primary_key],
        "foreign": {(one.parent.name, one.target_fullname, one.ondelete) for one in table.foreign_keys},
        "indices": {(one.name, *(column.name for column in one.columns)) for one in table.indexes},
    }


async def shape_at(url: str) -> dict[str, Any]:
    engine = connect(url)
    async with reading(engine) as connection:
        found = await connection.run_sync(shape)
    await engine.dispose()
    return found


@pytest.fixture
async def old_url(database_url: str, tmp_path: Path) -> str:
    """A database of each kind as the last release has left it."""
    file = tmp_path / "released.sqlite3"
    await asyncio.to_thread(unpack, LAST, file)
    source, target = connect(f"sqlite:///{file}"), connect(database_url)
    async with reading(source) as old, writing(target) as new:
        await copy_as_is(old, new)
    for engine in (source, target):
        await engine.dispose()
    return database_url


@asynccontextmanager
async def upgraded(url: str) -> AsyncIterator[Old]:
    """The database, opened and played on by this program."""
    async with opened(url) as engine:
        old = Old(engine, read_expected(LAST))
        yield old
        await old.referee.close()


async def rows(engine: AsyncEngine, table: Table) -> list[Any]:
    async with reading(engine) as connection:
        return list(await connection.execute(select(table)))


async def go(url: str, folder: Path, *, dry: bool = False) -> Change:
    return await go_back(url, RELEASE, folder, dry=dry)


# ---- each migration ------------------------------------------------------------------------------------


async def test_each_migration_undoes_what_it_does(database_url: str) -> None:
    """Step by step down to the baseline and up again, each revision has one shape."""

    def walk(connection: Connection) -> None:
        config = migrations._config(connection)
        revisions = [one.revision for one in ScriptDirectory.from_config(config).walk_revisions()]
        assert migrations._revisions() == set(revisions)
        shapes = {revisions[0]: shape(connection)}
        for revision in revisions[1:]:
            migrations.downgrade(connection, revision)
            shapes[revision] = shape(connection)
        for revision in reversed(revisions):
            command.upgrade(config, revision)
            assert shape(connection) == shapes[revision], revision
        assert not compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async with opened(database_url) as engine, engine.begin() as connection:
        await connection.run_sync(walk)


# ---- up, some play, and back ---------------------------------------------------------------------------


async def test_matches_go_on_after_the_way_up_and_after_the_way_back(old_url: str, tmp_path: Path) -> None:
    before = await shape_at(old_url)
    async with upgraded(old_url) as new:
        matches = {match.name: match for match in new.expected.matches}
        paused, *others = [matches[name] for name in PLAYED]
        await new.referee.resume(await moderator(new, paused), paused.id)
        assert (await play_on(new, others[0])).outcome
    change = await go(old_url, tmp_path)
    assert await shape_at(old_url) == before
    assert (change.present, change.target) == (migrations.newest(), releases()[RELEASE].schema)
    assert not change.waiting
    await require_readable(old_url)
    async with upgraded(old_url) as new:
        for match in (paused, *others[1:]):
            assert (await play_on(new, match)).outcome
        assert not (await check_all(new.engine)).damaged
        digests = [entry.digest for entry in (await new.referee.record(others[0].id)).entries]
        assert digests[: len(others[0].digests)] == others[0].digests


async def require_readable(url: str) -> None:
    """The release has words, rules and handlers for all rows."""
    last, engine, old = releases()[RELEASE], connect(url), MetaData()
    async with reading(engine) as connection:
        await connection.run_sync(old.reflect)
    entries = [json.loads(row.data) for row in await rows(engine, old.tables["log"]) if row.kind == "note"]
    assert {"resumed"} < {entry["note"] for entry in entries} <= last.entries
    audiences = {row.audience.partition(":")[0] for row in await rows(engine, old.tables["outbox"])}
    assert audiences <= last.audiences
    for row in await rows(engine, old.tables["matches"]):
        assert (row.rules_version or 0) <= last.rules[row.title]
    await engine.dispose()


async def test_what_the_release_cannot_read_is_named_and_kept(old_url: str, tmp_path: Path) -> None:
    async with opened(old_url) as engine:
        match, other, *_ = [row.id for row in await rows(engine, schema.matches) if row.status == "running"]
        before = await rows(engine, schema.log)
        async with writing(engine) as connection:
            newer = {"seq": 9999, "kind": "note", "by": "player", "digest": "", "at": 0, "number": 9999}
            await connection.execute(
                insert(schema.log).values(match_id=match, data={"note": "invented", "seat": 1}, **newer)
            )
            unheard = {"match_id": match, "key": "x", "seq": 1, "number": 1, "revision": 0}
            await connection.execute(insert(schema.outbox).values(audience="choir:1", **unheard))
            await connection.execute(insert(schema.guilds).values(guild_id=5, banned=[1, 2]))
            ruled = update(schema.matches).where(schema.matches.c.id == other)
            await connection.execute(ruled.values(rules_version=99))
        whole = await rows(engine, schema.log)
    dry = await go(old_url, tmp_path, dry=True)
    assert (dry.entries, dry.undelivered, dry.waiting, dry.copy) == (1, 1, (other,), None)
    assert dry.dropped["guilds.banned"] == 1
    async with opened(old_url) as engine:
        assert await rows(engine, schema.log) == whole
    done = await go(old_url, tmp_path)
    assert replace(done, copy=None) == dry
    async with opened(old_url) as engine:
        assert await rows(engine, schema.log) == whole != before
        assert [row.id for row in await rows(engine, schema.matches) if row.rules_version == 99] == [other]
    assert done.copy is not None
    async with opened(f"sqlite:///{done.copy}") as engine:
        assert await rows(engine, schema.log) == whole
        assert [row.banned for row in await rows(engine, schema.guilds) if row.banned] == [[1, 2]]
        assert [row.key for row in await rows(engine, schema.outbox) if row.audience == "choir:1"] == ["x"]


# ---- refusals, and copies ------------------------------------------------------------------------------


async def test_a_way_back_that_cannot_be_gone_changes_nothing(
    old_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.backup.CLOSING_SECONDS", 0.05)
    with pytest.raises(UnknownRelease, match=rf"no release 7\.0.*{RELEASE}"):
        await go_back(old_url, "7.0", tmp_path, dry=False)
    async with opened(old_url) as engine:
        if is_shared(engine):
            async with writing(engine) as connection:
                await leases.enter(connection, "bot", 60)
        async with reading(engine) as connection:
            await connection.execute(select(func.count()).select_from(schema.matches))
            with pytest.raises(DatabaseInUse):
                await go(old_url, tmp_path)
    async with opened(old_url) as engine:
        assert await rows(engine, schema.matches)


async def test_a_database_of_an_older_version_is_copied_before_it_is_migrated(
    old_url: str, tmp_path: Path
) -> None:
    """The copy is as that version has left it, and can be restored by either version."""
    copied: list[Path] = []
    for _ in range(2):
        async with opened(old_url, copying_first(old_url, tmp_path / "copies", copied.append)) as engine:
            expected = await rows(engine, schema.log)
    [file] = copied
    assert file.name.endswith(f"-schema-{releases()[RELEASE].schema}.sqlite3")
    assert list(file.parent.iterdir()) == [file]
    assert file.stat().st_mode & 0o077 == 0
    async with connect(f"sqlite:///{file}").connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == (
            releases()[RELEASE].schema
        )
    target = f"sqlite:///{tmp_path / 'restored.sqlite3'}"
    await restore(file, target)
    async with opened(target) as engine:
        assert await rows(engine, schema.log) == expected


async def test_without_a_folder_the_copy_lies_beside_a_file_or_nothing_is_migrated(
    old_url: str, tmp_path: Path
) -> None:
    before, copied = await shape_at(old_url), list[Path]()
    copying = copying_first(old_url, None, copied.append)
    if old_url.startswith("sqlite"):
        async with opened(old_url, copying):
            assert [file.parent for file in copied] == [tmp_path]
        return
    with pytest.raises(NoBackupFolder, match="GYOJI_BACKUP_DIR"):
        async with opened(old_url, copying):
            raise AssertionError("it was migrated")
    assert await shape_at(old_url) == before


def test_the_command_says_what_it_would_do_and_does_it_when_told(
    gyoji: Gyoji, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "gyoji.sqlite3"
    unpack(LAST, file)
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite:///{file}")
    assert "those of" in gyoji("downgrade", RELEASE).out
    assert "copied to" in gyoji("backup", tmp_path / "copy.sqlite3").err
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "UPDATE guilds SET banned = '[1]' WHERE guild_id = (SELECT min(guild_id) FROM guilds)"
        )
        first = "SELECT id FROM matches WHERE status = 'running' ORDER BY id LIMIT 1"
        [waiting] = database.execute(first).fetchone()
        database.execute("UPDATE matches SET rules_version = 99 WHERE id = ?", (waiting,))
    assert gyoji("downgrade", "7.0").complaint.startswith("there is no release 7.0")
    said = gyoji("downgrade", RELEASE)
    assert "which only the copy keeps: " in said.out
    assert "guilds.banned (1)" in said.out
    assert f"which wait for a later upgrade: {waiting}\n" in said.out
    assert said.out.splitlines()[-1] == f"Nothing is changed yet: gyoji downgrade {RELEASE} --yes"
    done = gyoji("downgrade", RELEASE, "--yes")
    assert done.out.splitlines()[:-1] == said.out.splitlines()[:-1]
    assert done.out.endswith(f", and {RELEASE} can be started.\n")


@pytest.mark.parametrize("name", DATABASES)
def test_a_release_reads_what_it_has_written(name: str, tmp_path: Path) -> None:
    """`releases.toml` is right about it."""
    kept = releases()[name.split("-")[1]]
    unpack(name, tmp_path / "g.sqlite3")
    with closing(sqlite3.connect(tmp_path / "g.sqlite3")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(kept.schema,)]
        for title, rules in database.execute("SELECT title, max(rules_version) FROM matches GROUP BY title"):
            assert rules <= kept.rules[title]
        notes = database.execute("SELECT data ->> 'note' FROM log WHERE kind = 'note'")
        assert {note for [note] in notes} <= kept.entries
        audiences = database.execute("SELECT audience FROM outbox")
        assert {one.partition(":")[0] for [one] in audiences} <= kept.audiences


def test_what_a_release_reads_is_printed_as_it_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    release.main()
    printed = msgspec.convert(tomllib.loads(capsys.readouterr().out), dict[str, Release])
    assert printed == {version("gyoji"): release.this_release()}


@pytest.mark.parametrize("kept", releases().values(), ids=list(releases()))
def test_this_program_reads_what_each_release_could_write(kept: Release) -> None:
    now = release.this_release()
    assert kept.entries <= now.entries
    assert kept.audiences <= now.audiences
    assert kept.schema <= now.schema
    assert all(rules <= now.rules[title] for title, rules in kept.rules.items())
