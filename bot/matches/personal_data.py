"""What a person may ask for: a copy of all that is stored of them, and to be forgotten.

To be forgotten, a person leaves their lobbies and resigns from their matches, and gets another name in each
record. States, commands and seeds hold no people, so records verify as before.
"""

import asyncio
import io
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.actor import Actor
from bot.matches.errors import RefereeError
from bot.matches.loading import load_rows
from bot.matches.lobby import Lobby
from bot.matches.records import read_record
from bot.matches.referee import Referee
from bot.store import engine as database
from bot.store import matches, outbox, personal
from bot.store.engine import compact, read, reading, writing
from bot.store.matches import ALIVE, Match
from rules.core.model import Seat
from rules.core.record import dump

DATA = "data.json"
"""The file of an export with the rows of the database; each other one is the record of a match."""
MAX_COMPACTED = 32 << 20
"""Bytes of a database file that is rewritten at once, within a second; a larger one waits for the night."""
CLOSING_TIMEOUT = 5.0
"""Seconds for the messages that close a person's panels: after the deletion nobody knows where they are."""
_LOOK_INTERVAL = 0.05


@dataclass(frozen=True)
class Extent:
    """What a deletion touches: matches in which the person holds a seat, and numbers of rows by table."""

    lobbies: tuple[Match, ...]
    running: tuple[Match, ...]
    ended: int
    rows: Mapping[str, int]


class PersonalData:
    """Exports and deletes what is stored of people. `name_in` is what they are called then, by locale.

    A deletion waits at most for `timeout` seconds until the person's panels are closed.
    """

    def __init__(
        self,
        referee: Referee,
        lobby: Lobby,
        name_in: Callable[[str], str],
        timeout: float = CLOSING_TIMEOUT,
    ) -> None:
        self._referee = referee
        self._lobby = lobby
        self._engine = referee.engine
        self._name_in = name_in
        self._timeout = timeout

    async def extent(self, user_id: int) -> Extent:
        """What a deletion would touch; nothing is changed."""
        async with reading(self._engine) as connection:
            held = await matches.held_by(connection, user_id)
            rows = await personal.read_all(connection, user_id)
        return Extent(
            lobbies=tuple(match for match in held if match.status == "lobby"),
            running=tuple(match for match in held if match.status in ("running", "paused")),
            ended=sum(match.ended for match in held),
            rows={name: len(found) for name, found in rows.items()},
        )

    async def export(self, user_id: int) -> dict[str, bytes]:
        """Files by their names: all that is stored of a person, and the records of their matches.

        What is secret to the person stays so: the record of a match that runs has public events only.
        """
        async with reading(self._engine) as connection:
            rows = await personal.read_all(connection, user_id)
            files = {DATA: msgspec.json.format(msgspec.json.encode(rows), indent=1)}
            for match in await matches.held_by(connection, user_id):
                if match.started:
                    record = await read_record(connection, await load_rows(connection, match.id))
                    files[f"matches/{match.id}.json"] = dump(record)
        return files

    async def delete(self, user_id: int, name: str) -> None:
        """Forget a person, who leaves all lobbies and matches first. Afterwards they are nobody known."""
        person = Actor(user_id, name)
        changed = None
        while changed is None:  # they may take a seat once more meanwhile
            await self._leave_all(person)
            async with writing(self._engine) as connection:
                changed = await personal.erase(connection, user_id, self._name_in)
                for match_id in changed or ():
                    await _show_again(connection, match_id)
            # There is no await since the commit: nobody writes the old names once more.
            self._referee.forget_rows()
            database.forget_rows(self._engine)
        for match_id in changed:
            self._referee.match_changed.publish(match_id)
        await compact(self._engine, MAX_COMPACTED)

    async def _leave_all(self, person: Actor) -> None:
        held = await read(self._engine, matches.held_by, person.id, *ALIVE)
        left = []
        for match in held:
            with suppress(RefereeError):  # it has changed in the meantime: `erase` looks again
                if match.status == "lobby":
                    await self._lobby.leave(person, match.id)
                    continue
                seat = (await self._lobby.rows(match.id)).player_of(person).seat
                await self._referee.resign(person, match.id, may_end=True)
                left.append((match.id, seat))
        with suppress(TimeoutError):
            async with asyncio.timeout(self._timeout):
                for match_id, seat in left:
                    await self._delivered(match_id, seat)

    async def _delivered(self, match_id: str, seat: Seat) -> None:
        """Wait until no private message to a seat has to be changed, and nobody has to leave a thread."""
        private = outbox.seat_audience(seat), outbox.reminder_audience(seat), outbox.LEAVERS
        while True:
            pending = await read(self._engine, outbox.pending, match_id)
            if not any(item.audience in private for item in pending):
                return
            await asyncio.sleep(_LOOK_INTERVAL)


def archives(files: Mapping[str, bytes], most: int) -> Iterator[bytes]:
    """The files as ZIP archives of at most `most` bytes each, where no single file is larger."""
    parts: list[list[str]] = [[]]
    size = 0
    packed = {name: len(_archive([(name, data)])) for name, data in files.items()}
    for name, length in packed.items():
        if size + length > most and parts[-1]:
            parts.append([])
            size = 0
        parts[-1].append(name)
        size += length
    for part in parts:
        yield _archive((name, files[name]) for name in part)


def _archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return buffer.getvalue()


async def _show_again(connection: AsyncConnection, match_id: str) -> None:
    """Have the messages edited that show who plays."""
    rows = await load_rows(connection, match_id)
    if rows.end and rows.stage:
        await outbox.put(connection, match_id, outbox.TABLE, rows.told_under(rows.stage), rows.end.seq)
        await outbox.put_now(connection, match_id, rows.end.seq)
    await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)
