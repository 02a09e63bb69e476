"""What must still be said. It is written with what caused it, and struck out once it has been said."""

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import outbox
from bot.store.sql import all_but, upsert
from rules.core.model import Seat

TABLE = "table"
"""Everybody who follows the match: the keys are those of stages, of notes and rewinds by number, and NOW."""
NOW = "now"
"""Key of the table's message that is always current. Whatever happens is news for it, too."""
NOTE, REWIND = "note-", "rewind-"
LOBBY = "lobby"
"""Everybody, before the start: the only key is `lobby`."""
_FIRST, _LAST = -1, 10_000
"""Numbers of the table's message that is always current: it opens the table, and then follows all else."""

_COLUMNS = all_but(outbox, "match_id")


def seat_audience(seat: Seat) -> str:
    """The audience of one seat's prompts; the keys are the prompts' ids."""
    return f"seat:{seat}"


def reminder_audience(seat: Seat) -> str:
    """The audience of one seat's reminders; the keys are made by `reminder_key`."""
    return f"reminder:{seat}"


def is_reminder(audience: str) -> bool:
    return audience.startswith("reminder:")


def seat_of(audience: str) -> Seat:
    """The seat of a `seat_audience` or `reminder_audience`."""
    return Seat(int(audience.partition(":")[2]))


def reminder_key(prompt_id: str, due_at: int, number: int) -> str:
    """The key of a prompt's first or second reminder; one that was given more time is reminded anew."""
    return f"{prompt_id}/{due_at}/{number}"


def read_reminder_key(key: str) -> tuple[str, int, int]:
    """The arguments that `reminder_key` was made of."""
    prompt_id, due_at, number = key.rsplit("/", 2)
    return prompt_id, int(due_at), int(number)


def former_audience(message_id: int) -> str:
    """The audience of a private message to somebody who has given the seat up; the key is the prompt's id."""
    return f"former:{message_id}"


def is_former(audience: str) -> bool:
    return audience.startswith("former:")


def note_key(number: int) -> str:
    """The key of the note with this number in the log, for the audience `table`."""
    return f"{NOTE}{number}"


def rewind_key(number: int) -> str:
    """The key of the rewind with this number in the log, for the audience `table`."""
    return f"{REWIND}{number}"


@dataclass(frozen=True)
class Item:
    """One thing to say: it came up in row `seq` of the log, as that row's `number`-th.

    `revision` grows whenever the item is renewed, so that no news is struck out unsaid.
    """

    audience: str
    key: str
    seq: int
    number: int
    revision: int


async def put(
    connection: AsyncConnection, match_id: str, audience: str, key: str, seq: int = 0, number: int = 0
) -> None:
    """This must be said (again). Newer news replaces older."""
    place = {"match_id": match_id, "audience": audience, "key": key}
    columns = {"seq": seq, "number": number, "revision": 1}
    await upsert(connection, outbox, place, columns, {**columns, "revision": outbox.c.revision + 1})


async def put_now(connection: AsyncConnection, match_id: str, seq: int, *, opens: bool = False) -> None:
    """The table's message that is always current must be brought up to date after row `seq`.

    `opens` if it stands nowhere yet: then it goes before all else.
    """
    place = (0, _FIRST) if opens else (seq, _LAST)
    await put(connection, match_id, TABLE, NOW, *place)


async def say_again(connection: AsyncConnection, match_id: str, item: Item) -> None:
    """This must be said once more, whether it was struck out or renewed since it was read."""
    place = {"match_id": match_id, "audience": item.audience, "key": item.key}
    columns = {"seq": item.seq, "number": item.number, "revision": item.revision + 1}
    await upsert(connection, outbox, place, columns, {"revision": outbox.c.revision + 1})


async def say_last(connection: AsyncConnection, match_id: str, audience: str, key: str, seq: int) -> None:
    """This must be said once more: in its place if it waits there, or else after all of row `seq`."""
    item = Item(audience=audience, key=key, seq=seq, number=_LAST, revision=0)
    await say_again(connection, match_id, item)


async def pending(connection: AsyncConnection, match_id: str) -> list[Item]:
    """What is to be said about a match, in the order in which it came up.

    What came up together goes by its names: else the order could tell what was in the table before.
    """
    query = select(*_COLUMNS).where(outbox.c.match_id == match_id)
    order = outbox.c.seq, outbox.c.number, outbox.c.audience, outbox.c.key
    rows = await connection.execute(query.order_by(*order))
    return [Item(**row._mapping) for row in rows]


async def newest_row(connection: AsyncConnection, match_id: str, item: Item) -> int:
    """The row of the log that an item belongs to by now; it may have been renewed since it was read."""
    query = select(outbox.c.seq).where(
        outbox.c.match_id == match_id, outbox.c.audience == item.audience, outbox.c.key == item.key
    )
    seq = (await connection.execute(query)).scalar()
    return item.seq if seq is None else int(seq)


async def waiting(connection: AsyncConnection) -> list[str]:
    """The matches about which something is to be said."""
    query = select(outbox.c.match_id).distinct().order_by(outbox.c.match_id)
    return list((await connection.execute(query)).scalars())


async def said(connection: AsyncConnection, match_id: str, item: Item) -> bool:
    """Strike an item out. False if it was renewed meanwhile and has to be said once more."""
    query = delete(outbox).where(
        outbox.c.match_id == match_id,
        outbox.c.audience == item.audience,
        outbox.c.key == item.key,
        outbox.c.revision == item.revision,
    )
    return (await connection.execute(query)).rowcount == 1
