"""Revision 0013 takes ids out of where names and hashes do, and back for an older program."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bot.store import administration
from bot.store.engine import connect, open_database, reading, writing
from bot.store.personal import read_all
from tests.records.released.snapshot import DATABASES, unpack

ZOE = 1_275_928_847_299_117_063


def _go(connection: Connection, go: Callable[[Config, str], None]) -> None:
    """Up or down to the revision before."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.store:migrations")
    go(config, "0012")


def _tables(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """The columns of each table, and the names of indices."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master ORDER BY name")]
        return {
            name: database.execute(f"SELECT * FROM pragma_table_info('{name}')").fetchall() for name in names
        }


async def test_bans_and_their_audit_lose_the_id_and_people_are_named(tmp_path: Path) -> None:
    file = tmp_path / "gyoji.sqlite3"
    unpack(DATABASES[0], file)
    engine = connect(f"sqlite+aiosqlite:///{file}")
    async with writing(engine) as connection:
        await connection.run_sync(_go, command.upgrade)
    before = _tables(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("INSERT INTO guilds (guild_id, banned) VALUES (99, ?)", [json.dumps([ZOE])])
        entry = (99, 0, 5, "Mori", json.dumps({"banned": ZOE}))
        database.execute(
            "INSERT INTO deeds (guild_id, number, at, actor, facts) VALUES (?, ?, ?, ?, ?)", entry
        )
        seated = database.execute("SELECT user_id FROM seats WHERE user_id IS NOT NULL").fetchall()
    await engine.dispose()
    engine = await open_database(f"sqlite+aiosqlite:///{file}")
    async with reading(engine) as connection:
        assert (await administration.read_guild(connection, 99)).bans(ZOE)
        [audited] = await administration.audit_entries(connection, 99)
        found = await read_all(connection, ZOE)
        named = await read_all(connection, seated[0][0])
    assert (audited.facts, audited.person_id) == ({"banned": True}, ZOE)
    assert set(found) == {"deeds", "bans"}
    assert {row["match_id"] for row in named["named_people"]} == {row["match_id"] for row in named["seats"]}
    async with writing(engine) as connection:
        await connection.run_sync(_go, command.downgrade)
    await engine.dispose()
    assert _tables(file) == before
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT banned FROM guilds WHERE guild_id = 99").fetchone() == (None,)
        [(facts,)] = database.execute("SELECT facts FROM deeds WHERE guild_id = 99")
    assert json.loads(facts) == {"banned": ZOE}
