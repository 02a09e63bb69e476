"""Invariants of the database and of Discord's messages, after a kill and at the end of matches."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from bot.discord.delivery.dispatcher import ENDING
from rules.core.record import load, verify
from sandbox.club.tables import Table
from sandbox.discord import FakeDiscord
from sandbox.discord.world import Channel, Message
from tests.chaos.snapshot import LogRow, Snapshot


class Wrong(AssertionError):
    """Something was lost or duplicated."""


class Stalled(Wrong):
    """A match does not go on; the text has what its people see."""

    def __init__(self, table: Table) -> None:
        super().__init__(
            f"the match does not end; no request for {table.quiet_for():.0f} s: {table.screens()}"
        )


def check_death(before: Collection[LogRow], after: Collection[LogRow], sworn: Collection[str]) -> None:
    """Durability: all earlier log rows are unchanged, and all rows reported as committed are there."""
    if lost := set(before) - set(after):
        raise Wrong(f"the log has lost or changed rows: {sorted((row.match, row.seq) for row in lost)}")
    if missing := set(sworn) - {f"{row.match} {row.seq}" for row in after}:
        raise Wrong(f"rows were committed, and are not in the log: {sorted(missing)}")


def check_record(data: bytes, table: Table, snapshot: Snapshot) -> None:
    """The record of a table's match is that of a whole match. Raises RecordError, too."""
    record = load(data)
    rows = sum(row.match == _match(table, snapshot) for row in snapshot.log)
    if verify(record) is None or len(record.entries) != rows:
        raise Wrong("the record is not the whole match")


def check_end(service: FakeDiscord, tables: Collection[Table], snapshot: Snapshot) -> None:
    """Finished matches, one per table: every message was delivered once and in order, and no others exist."""
    if service.violations or service.fake_errors:
        raise Wrong(f"Discord's view: {service.violations} {service.fake_errors}")
    if snapshot.unsaid:
        raise Wrong(f"never said: {snapshot.unsaid}")
    _check_matches(tables, snapshot)
    _check_messages(service, snapshot)
    for table in tables:
        _check_stages(table, snapshot)
    _check_questions(service)


def _check_matches(tables: Collection[Table], snapshot: Snapshot) -> None:
    """Each table's match is over, and no table was opened that nobody asked for."""
    by_status = Counter(match.status for match in snapshot.matches)
    asked_again = sum(table.opened - 1 for table in tables)
    if by_status.keys() - {"over", "lobby"} or by_status["over"] != len(tables):
        raise Wrong(f"a match is not over, or there is one too many: {snapshot.matches}")
    if by_status["lobby"] > asked_again:
        raise Wrong(f"a table was opened twice: {snapshot.matches}")


def _check_messages(service: FakeDiscord, snapshot: Snapshot) -> None:
    """Every message that the bot posted is one that it remembers, and the other way round."""
    known = Counter(one.message for one in snapshot.said)
    standing = {message.id: message for message in _posted(service)}
    if doubled := standing.keys() - known.keys():
        raise Wrong(f"posted twice: {[_shown(standing[one]) for one in doubled]}")
    if lost := [one for one in snapshot.said if one.message not in standing]:
        raise Wrong(f"remembered, but not there: {lost}")
    if shared := [one for one in snapshot.said if known[one.message] > 1]:
        raise Wrong(f"one message for several things: {shared}")


def _posted(service: FakeDiscord) -> Iterator[Message]:
    """What the bot has posted by itself; answers to interactions are the business of one person."""
    for channel in service.channels.values():
        for message in channel.messages.values():
            by_itself = message.author is service.bot and not message.interaction and not message.is_system
            if by_itself and not message.ephemeral_to:
                yield message


def _check_stages(table: Table, snapshot: Snapshot) -> None:
    """Each stage has one message at the table, in the order of the stages, and each heading stands once.

    The end may be told by the message with the ranking alone.
    """
    place, match = _place(table), _match(table, snapshot)
    posted = {one.key: one.message for one in snapshot.said if (one.match, one.audience) == (match, "table")}
    keys = [told.key for told in snapshot.told if told.match == match]
    keys = [key if key in posted or key != "end" else ENDING for key in keys]
    order = [message for key in keys if (message := posted.get(key)) in place.messages]
    if len(order) < len(keys):
        raise Wrong(f"never told: {[key for key in keys if posted.get(key) not in place.messages]}")
    if order != sorted(set(order)):
        raise Wrong("stages are posted out of order")
    if twice := _repeated(_shown_heading(place.messages[one].rendered) for one in order):
        raise Wrong(f"a heading stands twice: {twice}")


def _check_questions(service: FakeDiscord) -> None:
    """Nothing is left to be answered once the matches are over."""
    for message in _posted(service):
        for part in _parts(message.rendered):
            asks = str(part.get("custom_id")).startswith(("ask:", "panel:"))
            if asks and not part.get("disabled"):
                raise Wrong(f"still asks: {_shown(message)}")


def _repeated(texts_in: Iterable[str]) -> list[str]:
    return sorted(text for text, count in Counter(texts_in).items() if count > 1)


def _place(table: Table) -> Channel:
    assert table.place
    return table.place


def _match(table: Table, snapshot: Snapshot) -> str:
    place = _place(table)
    return next(match.id for match in snapshot.matches if match.thread == place.id)


def _parts(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _parts(part.get("components") or [])


def _shown_heading(parts: list[dict[str, Any]]) -> str:
    texts_in = [str(part["content"]) for part in _parts(parts) if part.get("content")]
    return texts_in[0].splitlines()[0] if texts_in else ""


def _shown(message: Message) -> str:
    words = _shown_heading(message.rendered) or message.content or message.pushed
    return f"{message.channel.name or 'direct message'}: {words}"
