"""The outbox: items that must be delivered, written with their cause and deleted after the delivery."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.messages import Posted
from bot.store.prepared import prepare
from bot.store.schema import messages, outbox
from bot.store.sql import all_but, given, upsert
from rules.core.model import Seat

TABLE = "table"
"""The audience of the public messages. Keys: those of stages, of notes and rewinds by number, and NOW."""
NOW = "now"
"""Key of the table's current message, which every event updates."""
NOTE, REWIND = "note-", "rewind-"
LOBBY = "lobby"
"""The audience of the lobby's messages, and the key of the one with its buttons.

The others have a moment in their keys: FULL calls people when the last seat is taken, FEWER, which is one of
FULL, when the host has taken away those that were free, MISSED says that the match could not start by itself.
FULL and FEWER have a random part, too: a table may be full twice in a second, and Discord drops the second
message of a key.
"""
FULL, FEWER, MISSED = "full-", "full-fewer-", "missed-"
MEMBERS = "members"
"""The match's thread, whose members the players are to be: the keys are the numbers of the seats."""
LEAVERS = "leavers"
"""The same thread, if only the players may watch: the keys are the ids of people who are to leave it."""
FORMER = "former"
"""How the audiences of former players begin."""
OPENING, LAST = -1, 10_000
"""Numbers of the current message: it is the first message at the table, and then the last one of its row."""

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
    """The key of a prompt's first or second reminder; with more time, there is another deadline and key."""
    return f"{prompt_id}/{due_at}/{number}"


def read_reminder_key(key: str) -> tuple[str, int, int]:
    """The arguments that `reminder_key` was made of."""
    prompt_id, due_at, number = key.rsplit("/", 2)
    return prompt_id, int(due_at), int(number)


def former_audience(message_id: int) -> str:
    """The audience of a message to a former player of the seat; the key is the prompt's id."""
    return f"{FORMER}:{message_id}"


def is_former(audience: str) -> bool:
    return audience.startswith(f"{FORMER}:")


def person_mark(match_id: str, user_id: int) -> str:
    """A part of a key that tells people of a match apart, and is nobody's id."""
    return hashlib.blake2b(f"{match_id}/{user_id}".encode(), digest_size=6).hexdigest()


def note_key(number: int) -> str:
    """The key of the note with this number in the log, for the audience `table`."""
    return f"{NOTE}{number}"


def rewind_key(number: int) -> str:
    """The key of the rewind with this number in the log, for the audience `table`."""
    return f"{REWIND}{number}"


@dataclass(frozen=True)
class Item:
    """One item: the `number`-th of row `seq` of the log.

    `revision` grows whenever the item is renewed, so that a renewed item is not deleted undelivered. `posted`
    is its message, if it was known when the item was read.
    """

    audience: str
    key: str
    seq: int
    number: int
    revision: int = 1
    posted: Posted | None = field(default=None, compare=False)

    @property
    def opens(self) -> bool:
        """Whether it is the current message, which was not posted yet: the first one at the table."""
        return (self.audience, self.key, self.number) == (TABLE, NOW, OPENING)

    @property
    def is_stage(self) -> bool:
        """Whether it tells what happened in a stage, or in a round."""
        return self.audience == TABLE and self.key != NOW and not self.key.startswith((NOTE, REWIND))


async def put(
    connection: AsyncConnection, match_id: str, audience: str, key: str, seq: int = 0, number: int = 0
) -> None:
    """Add an item, or renew it."""
    await put_all(connection, match_id, [Item(audience, key, seq, number)])


async def put_all(connection: AsyncConnection, match_id: str, items: Iterable[Item]) -> None:
    """Add items; each replaces an earlier one with its audience and key."""
    await upsert(connection, outbox, *(_row(match_id, item) for item in items), counter="revision")


async def put_now(connection: AsyncConnection, match_id: str, seq: int) -> None:
    """Have the current message updated after row `seq`."""
    await put(connection, match_id, TABLE, NOW, seq, LAST)


async def put_again(connection: AsyncConnection, match_id: str, item: Item) -> None:
    """Have an item delivered once more, even if it was deleted or renewed since it was read."""
    row = _row(match_id, replace(item, revision=item.revision + 1))
    await upsert(connection, outbox, row, counter="revision", keep=True)


async def put_last(connection: AsyncConnection, match_id: str, audience: str, key: str, seq: int) -> None:
    """Have an item delivered once more: in its place if it is pending, else after all others of row `seq`."""
    await put_again(connection, match_id, Item(audience, key, seq, LAST, revision=0))


async def pending(connection: AsyncConnection, match_id: str) -> list[Item]:
    """The items of a match, in the order of delivery.

    Simultaneous items are sorted by name: otherwise the order could reveal earlier contents of the table.
    """
    items = [_item(row._mapping) for row in await connection.execute(_PENDING, {"match_id": match_id})]
    return sorted(items, key=lambda item: (item.seq, item.number, item.audience, item.key))


_SAME_MESSAGE = and_(*(messages.c[name] == outbox.c[name] for name in ("match_id", "audience", "key")))
_PENDING = prepare(
    select(outbox, messages.c.channel_id, messages.c.message_id, messages.c.nonce)
    .select_from(outbox.outerjoin(messages, _SAME_MESSAGE))
    .where(given(outbox, "match_id"))
)


def _row(match_id: str, item: Item) -> dict[str, Any]:
    return {"match_id": match_id, **{column.name: getattr(item, column.name) for column in _COLUMNS}}


def _item(row: Mapping[Any, Any]) -> Item:
    item = Item(*(row[column] for column in _COLUMNS))
    # The current message is the first at the table if it was not posted yet; else the last of its row.
    if (item.audience, item.key) == (TABLE, NOW) and row["message_id"] is None:
        item = replace(item, seq=0, number=OPENING)
    if row["channel_id"] is None:
        return item
    posted = Posted(item.audience, item.key, row["channel_id"], row["message_id"], row["nonce"])
    return replace(item, posted=posted)


async def newest_row(connection: AsyncConnection, match_id: str, item: Item) -> int:
    """The row of the log that an item belongs to now; it may have been renewed since it was read."""
    place = {"match_id": match_id, "audience": item.audience, "key": item.key}
    seq = (await connection.execute(_NEWEST_ROW, place)).scalar()
    return item.seq if seq is None else int(seq)


_PLACE = given(outbox, "match_id", "audience", "key")
_NEWEST_ROW = prepare(select(outbox.c.seq).where(_PLACE))


async def waiting(connection: AsyncConnection) -> list[str]:
    """The ids of the matches with items."""
    query = select(outbox.c.match_id).distinct().order_by(outbox.c.match_id)
    return list((await connection.execute(query)).scalars())


async def remove(connection: AsyncConnection, match_id: str, items: Iterable[Item]) -> None:
    """Delete items that were delivered, except for those that were renewed during the delivery."""
    delivered = [_revision(match_id, item) for item in items]
    if delivered:
        await connection.execute(_REMOVE, delivered)


async def remove_one(connection: AsyncConnection, match_id: str, item: Item) -> bool:
    """As `remove`. Returns False if the item was not there, or was renewed."""
    return (await connection.execute(_REMOVE, _revision(match_id, item))).rowcount == 1


def _revision(match_id: str, item: Item) -> dict[str, Any]:
    return {"match_id": match_id, "audience": item.audience, "key": item.key, "revision": item.revision}


_REMOVE = prepare(delete(outbox).where(_PLACE, given(outbox, "revision")))
