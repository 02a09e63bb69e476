"""What the database holds of a person, found by the marks of the schema (`Personal`): read, and erased.

The log of a match has names and no ids; `named_people` says whose they are.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from typing import Any

from sqlalchemy import Column, ColumnElement, Table, bindparam, delete, or_, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import sql
from bot.store.administration import ban_mark
from bot.store.matches import ALIVE, free_name
from bot.store.outbox import LEAVERS
from bot.store.schema import (
    PERSONAL,
    SECRET,
    Personal,
    deeds,
    guilds,
    log,
    matches,
    metadata,
    named_people,
    outbox,
    seats,
    users,
)

FACTS = ("actor", "was", "name", "names")
"""The facts of an entry of the log that are names of people."""

_FOUND_BY = (Personal.OWNER, Personal.NAMED, Personal.SEAT, Personal.CHANNEL)
_NOBODY = 0


async def name_people(connection: AsyncConnection, match_id: str, people: Mapping[int, str]) -> None:
    """Keep whose the names are, by the people's ids, that stand in the log of a match."""
    rows = [{"match_id": match_id, "user_id": user_id, "name": name} for user_id, name in people.items()]
    await sql.upsert(connection, named_people, *rows, keep=True)


async def read_all(connection: AsyncConnection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """The rows that are the person's or name them, by table; without secrets of matches."""
    found, names = {}, await _names(connection, user_id)
    for table in metadata.sorted_tables:
        if conditions := [_is_theirs(column, user_id) for column in _columns(table, *_FOUND_BY)]:
            shown = [column for column in table.c if SECRET not in column.info]
            rows = await connection.execute(select(*shown).where(or_(*conditions)))
            found[table.name] = [dict(row._mapping) for row in rows]
    found[log.name] = [
        {"match_id": row.match_id, "at": row.at, "by": row.by, "data": row.data}
        for row in await _entries(connection, user_id)
        if not names[row.match_id].isdisjoint(_in(row.data))
    ]
    banned = select(guilds.c.guild_id, guilds.c.banned).where(guilds.c.banned.is_not(None))
    found["bans"] = [
        {"guild_id": row.guild_id}
        for row in await connection.execute(banned)
        if row.banned and ban_mark(row.guild_id, user_id) in row.banned
    ]
    return {name: rows for name, rows in found.items() if rows}


async def erase(connection: AsyncConnection, user_id: int, name_in: Callable[[str], str]) -> list[str] | None:
    """Delete or clear all that is marked, and put a name that `name_in` has in a locale in place of theirs.

    Returns the ids of the matches under way in which they were named; None, with nothing done, if the person
    still holds a seat in one that has not ended.
    """
    held = select(matches.c.id).join(seats).where(seats.c.user_id == user_id, matches.c.status.in_(ALIVE))
    named = select(named_people.c.match_id).where(named_people.c.user_id == user_id)
    going_on = select(matches.c.id).where(
        matches.c.status.in_(ALIVE), or_(matches.c.id.in_(named), matches.c.host_id == user_id)
    )
    alive = sorted((await connection.execute(going_on)).scalars())
    for match_id in alive:
        await sql.hold_lock(connection, sql.MATCH_LOCK, match_id)
    if (await connection.execute(held)).first():
        return None
    await _rename(connection, user_id, name_in)
    await _hand_over(connection, user_id, alive)
    await connection.execute(delete(outbox).filter_by(audience=LEAVERS, key=str(user_id)))
    for kind in (Personal.SEAT, Personal.CHANNEL, Personal.NAMED, Personal.OWNER):
        for table in metadata.sorted_tables:
            for column in _columns(table, kind):
                await _clear(connection, table, column, user_id)
    if connection.dialect.name == "sqlite":
        # Until the file has been rewritten (`engine.compact`), copies may lie between the rows of its pages.
        await connection.execute(text("PRAGMA user_version = 1"))
    return alive


def _columns(table: Table, *kinds: Personal) -> list[Column[Any]]:
    return [column for column in table.c if column.info.get(PERSONAL) in kinds]


def _is_theirs(column: Column[Any], user_id: int) -> ColumnElement[bool]:
    """The condition by which rows are the person's, or name them."""
    match column.info[PERSONAL]:
        case Personal.SEAT:
            held = select(seats.c.match_id, seats.c.seat).where(seats.c.user_id == user_id)
            return tuple_(column.table.c.match_id, column).in_(held)
        case Personal.CHANNEL:
            return column.in_(select(users.c.dm_channel_id).where(users.c.user_id == user_id))
    return column == user_id


async def _clear(connection: AsyncConnection, table: Table, column: Column[Any], user_id: int) -> None:
    if column.info[PERSONAL] is not Personal.NAMED:
        await connection.execute(delete(table).where(_is_theirs(column, user_id)))
    else:
        nobody = None if column.nullable else _NOBODY
        await connection.execute(update(table).where(column == user_id).values({column.name: nobody}))


async def _names(connection: AsyncConnection, user_id: int) -> dict[str, set[str]]:
    """The person's names, by match."""
    names = defaultdict[str, set[str]](set)
    for table in (named_people, seats):
        query = select(table.c.match_id, table.c.name).where(table.c.user_id == user_id)
        for row in await connection.execute(query):
            names[row.match_id].add(row.name)
    return names


async def _entries(connection: AsyncConnection, user_id: int) -> list[Any]:
    """The entries in the logs of the matches in which the person is named."""
    query = select(log.c.match_id, log.c.seq, log.c.at, log.c.by, log.c.data)
    named = select(named_people.c.match_id).where(named_people.c.user_id == user_id)
    entries = log.c.match_id.in_(named), log.c.kind.in_(("note", "rewind"))
    return list(await connection.execute(query.where(*entries)))


def _renamed(facts: dict[str, Any], names: Collection[str], new: str) -> dict[str, Any]:
    """The facts of an entry with a new name in the place of these."""

    def rename(value: Any) -> Any:
        return [rename(one) for one in value] if isinstance(value, list) else new if value in names else value

    return {fact: rename(value) if fact in FACTS else value for fact, value in facts.items()}


def _in(facts: dict[str, Any]) -> list[str]:
    """The names in an entry."""
    named = (facts[fact] for fact in FACTS if fact in facts)
    return [name for value in named for name in (value if isinstance(value, list) else [value])]


async def _rename(connection: AsyncConnection, user_id: int, name_in: Callable[[str], str]) -> None:
    """Give the person a name that nobody else has in each match; and one in the audits."""
    names, entries = await _names(connection, user_id), await _entries(connection, user_id)
    named = select(named_people.c.match_id).where(named_people.c.user_id == user_id)
    ids = named.union(select(seats.c.match_id).where(seats.c.user_id == user_id))  # in a lobby, too
    query = select(seats.c.match_id, seats.c.seat, seats.c.user_id, seats.c.name)
    seated = (await connection.execute(query.where(seats.c.match_id.in_(ids)))).all()
    others = select(named_people.c.match_id, named_people.c.name).where(
        named_people.c.match_id.in_(ids), named_people.c.user_id != user_id
    )
    for row in await connection.execute(others):
        # Another person is called the same there, and what the log says may be about them.
        names[row.match_id].discard(row.name)
    taken = defaultdict[str, set[str]](set)
    for match_id, called in (
        *((row.match_id, [row.name]) for row in seated),
        *((row.match_id, _in(row.data)) for row in entries),
    ):
        taken[match_id].update(called)
    rows = await connection.execute(select(matches.c.id, matches.c.locale).where(matches.c.id.in_(ids)))
    new = {row.id: free_name(name_in(row.locale), taken[row.id]) for row in rows}
    await _update(
        connection,
        seats.c.name,
        [
            (row.match_id, row.seat, new[row.match_id])
            for row in seated
            # Also the seat that they have left to an AI: it bears their name.
            if row.user_id == user_id or (row.user_id is None and row.name in names[row.match_id])
        ],
    )
    await _update(
        connection,
        log.c.data,
        [
            (row.match_id, row.seq, _renamed(row.data, names[row.match_id], new[row.match_id]))
            for row in entries
            if not names[row.match_id].isdisjoint(_in(row.data))
        ],
    )
    audits = select(deeds.c.guild_id, guilds.c.locale).where(deeds.c.actor_id == user_id).distinct()
    audits = audits.outerjoin(guilds, guilds.c.guild_id == deeds.c.guild_id)
    for guild_id, locale in (await connection.execute(audits)).all():
        mine = deeds.c.guild_id == guild_id, deeds.c.actor_id == user_id
        await connection.execute(update(deeds).where(*mine).values(actor=name_in(locale or "")))


async def _update(
    connection: AsyncConnection, column: Column[Any], values: list[tuple[str, int, Any]]
) -> None:
    """Set a column in rows that are given by the two parts of their key."""
    if values:
        first, second = column.table.primary_key
        place = first == bindparam("first"), second == bindparam("second")
        new = bindparam("value", type_=column.type)
        query = update(column.table).where(*place).values({column.name: new})
        rows = [{"first": first, "second": second, "value": value} for first, second, value in values]
        await connection.execute(query, rows)


async def _hand_over(connection: AsyncConnection, user_id: int, alive: Collection[str]) -> None:
    """Another player becomes the host of the matches that go on."""
    for match_id in alive:
        heir = select(seats.c.user_id).where(seats.c.match_id == match_id, seats.c.user_id.is_not(None))
        first = (await connection.execute(heir.order_by(seats.c.seat).limit(1))).scalar()
        mine = matches.c.id == match_id, matches.c.host_id == user_id
        await connection.execute(update(matches).where(*mine).values(host_id=first or _NOBODY))
