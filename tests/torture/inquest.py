"""Looks at what a death, or a whole match, has left in the database and on Discord."""

import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.sandbox import FakeDiscord
from bot.sandbox.world import Channel, Message
from tests.torture.people import Table


class Wrong(AssertionError):
    """Something was lost or doubled."""


@dataclass(frozen=True)
class LogRow:
    """A row of a match's log, as far as it must never change."""

    match: str
    seq: int
    kind: str
    data: str
    digest: str


class Remains:
    """A copy of a SQLite database with its journal, as a dead process left it. The original is not opened."""

    def __init__(self, database: Path, copy: Path) -> None:
        copy.mkdir(exist_ok=True)
        self._file = copy / database.name
        for ending in ("", "-wal", "-shm"):
            part = Path(f"{database}{ending}")
            target = Path(f"{self._file}{ending}")
            target.unlink(missing_ok=True)
            if part.exists() and ending != "-shm":
                shutil.copyfile(part, target)

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What a query finds; nothing where there is no such table yet."""
        connection = sqlite3.connect(self._file)
        try:
            return list(connection.execute(query))
        except sqlite3.OperationalError as error:
            if "no such table" not in str(error):
                raise
            return []
        finally:
            connection.close()

    def log(self) -> list[LogRow]:
        found = self.rows("SELECT match_id, seq, kind, data, digest FROM log ORDER BY match_id, seq")
        return [LogRow(*row) for row in found]


def check_death(before: list[LogRow], after: list[LogRow], witness: Path) -> None:
    """Whatever was in the log is there as it was, and so is whatever the referee has said yes to."""
    if after[: len(before)] != before:
        raise Wrong("the log has lost or changed rows")
    there = {(row.match, row.seq) for row in after}
    for line in witness.read_text().splitlines() if witness.exists() else ():
        match, seq = line.split()
        if (match, int(seq)) not in there:
            raise Wrong(f"row {seq} of match {match} was committed, and is not in the log")


def check_end(service: FakeDiscord, table: Table, remains: Remains) -> None:
    """A whole match: all is said, once, in order, and nothing else stands anywhere."""
    if service.violations or service.fake_errors:
        raise Wrong(f"Discord's view: {service.violations} {service.fake_errors}")
    if left := remains.rows("SELECT match_id, audience, key FROM outbox"):
        raise Wrong(f"never said: {left}")
    matches = remains.rows("SELECT id, status FROM matches")
    if [status for _, status in matches] != ["over"]:
        raise Wrong(f"there is more than one match, or it is not over: {matches}")
    _check_messages(service, remains)
    _check_stages(table, remains)
    _check_questions(service)


def _check_messages(service: FakeDiscord, remains: Remains) -> None:
    """Every message that the bot posted is one that it remembers, and the other way round."""
    known = {row[0] for row in remains.rows("SELECT message_id FROM messages")}
    standing = {message.id: message for message in _posted(service)}
    if doubled := standing.keys() - known:
        raise Wrong(f"posted twice: {[_shown(standing[one]) for one in doubled]}")
    if lost := known - standing.keys():
        raise Wrong(f"remembered, but not there: {lost}")


def _posted(service: FakeDiscord) -> Iterator[Message]:
    """What the bot has posted by itself; answers to interactions are the business of one person."""
    for channel in service.channels.values():
        for message in channel.messages.values():
            if message.author is service.bot and not message.interaction and not message.ephemeral_to:
                yield message


def _check_stages(table: Table, remains: Remains) -> None:
    """Each stage has one message at the table, in the order of the stages, and each heading stands once."""
    place = _place(table)
    in_order = "SELECT key FROM stages GROUP BY key ORDER BY min(seq * 1000 + number)"
    keys = [row[0] for row in remains.rows(in_order)]
    posted = dict(remains.rows("SELECT key, message_id FROM messages WHERE audience = 'table'"))
    if missing := [key for key in keys if posted.get(key) not in place.messages]:
        raise Wrong(f"never told: {missing}")
    order = [posted[key] for key in keys]
    if order != sorted(set(order)):
        raise Wrong("stages are told out of order")
    headings = [place.messages[one].rendered for one in order]
    first = [_shown_heading(parts) for parts in headings]
    if len(set(first)) != len(first):
        raise Wrong(f"a heading stands twice: {sorted(one for one in first if first.count(one) > 1)}")


def _check_questions(service: FakeDiscord) -> None:
    """Nothing is left to be answered once the match is over."""
    for message in _posted(service):
        for part in _parts(message.rendered):
            asks = str(part.get("custom_id")).startswith(("ask:", "panel:"))
            if asks and not part.get("disabled"):
                raise Wrong(f"still asks: {_shown(message)}")


def _place(table: Table) -> Channel:
    assert table.place
    return table.place


def _parts(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _parts(part.get("components") or [])


def _shown_heading(parts: list[dict[str, Any]]) -> str:
    texts = [str(part["content"]) for part in _parts(parts) if part.get("content")]
    return texts[0].splitlines()[0] if texts else ""


def _shown(message: Message) -> str:
    return f"{message.channel.name or 'direct message'}: {_shown_heading(message.rendered)}"
