"""Invariants of the bot's database and of what stands on Discord, checked from outside.

They hold at any moment at which nothing goes wrong and nothing is under way; durability holds always.
"""

import sqlite3
from collections import Counter
from collections.abc import Collection, Iterator, Set
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandbox.discord import FakeDiscord
from sandbox.discord.world import Channel, Message

LATE = 90
"""Seconds by which a clock may be late: the bot looks at all that are due one after another."""
_TAGS = 1 << 20
"""From here on the ids of components are tags of the bot."""
_PRIVATE, _PUBLIC = "panel", "ask"


@dataclass(frozen=True)
class Violation:
    """An invariant that does not hold, and what shows it."""

    invariant: str
    detail: str

    def __str__(self) -> str:
        return f"{self.invariant}: {self.detail}"


class Database:
    """The bot's database at one moment, read without the bot."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def rows(self, query: str, *parameters: int) -> list[sqlite3.Row]:
        """Returns the rows; none if there are no tables yet."""
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True, timeout=0)) as connection:
            connection.row_factory = sqlite3.Row
            try:
                return connection.execute(query, parameters).fetchall()
            except sqlite3.OperationalError as error:
                if "no such table" in str(error):
                    return []
                raise


Log = dict[tuple[str, int], tuple[Any, ...]]


def read_log(database: Database) -> Log:
    """Returns all rows of all logs."""
    query = "SELECT match_id, seq, kind, seat, data, digest, at FROM log ORDER BY match_id, seq"
    return {(row["match_id"], row["seq"]): tuple(row) for row in database.rows(query)}


def check_log(before: Log, after: Log) -> Iterator[Violation]:
    """No row is lost or changed; rows are numbered without a gap, in the order of their times."""
    for key, row in before.items():
        if after.get(key) != row:
            yield Violation("durability", f"row {key[1]} of {key[0]} was {row}, and is {after.get(key)}")
    previous: tuple[str, int] | None = None
    for key in after:
        match, seq = key
        follows = previous is not None and previous[0] == match
        if seq != (previous[1] + 1 if previous and follows else 0):
            yield Violation("log order", f"row {seq} of {match} follows {previous}")
        if follows and previous and after[previous][-1] > after[key][-1]:
            yield Violation("log order", f"row {seq} of {match} is earlier than the one before it")
        previous = key


def check_clocks(database: Database, now: float) -> Iterator[Violation]:
    """No clock of a running match is late."""
    query = (
        "SELECT match_id, seat, prompt_id, wake_at FROM timers JOIN matches ON id = match_id"
        " WHERE status = 'running' AND wake_at < ?"
    )
    for row in database.rows(query, int(now) - LATE):
        late = int(now) - row["wake_at"]
        yield Violation("clock late", f"{row['match_id']} seat {row['seat']} {row['prompt_id']}: {late} s")


def check_progress(database: Database) -> Iterator[Violation]:
    """Somebody with a clock owes an answer in each running match: computer players answer at once."""
    query = (
        "SELECT id FROM matches WHERE status = 'running'"
        " AND id NOT IN (SELECT match_id FROM timers WHERE owing)"
    )
    for row in database.rows(query):
        yield Violation("nobody is waited for", row["id"])


def check_drafts(database: Database) -> Iterator[Violation]:
    """An unfinished answer is kept for as long as its question is open: there is a clock for it."""
    query = (
        "SELECT match_id, seat, prompt_id FROM drafts JOIN matches ON id = match_id"
        " WHERE status IN ('running', 'over') AND NOT EXISTS (SELECT 1 FROM timers"
        " WHERE timers.match_id = drafts.match_id AND timers.seat = drafts.seat"
        " AND timers.prompt_id = drafts.prompt_id)"
    )
    for row in database.rows(query):
        yield Violation("draft stays", f"{row['match_id']} seat {row['seat']} {row['prompt_id']}")


def outbox_size(database: Database) -> int:
    """Returns the number of rows that are still to be delivered."""
    rows = database.rows("SELECT count(*) AS n FROM outbox")
    return int(rows[0]["n"]) if rows else 0


def check_outbox(database: Database) -> Iterator[Violation]:
    """Everything has been said."""
    for row in database.rows("SELECT match_id, audience, key FROM outbox"):
        yield Violation("never said", f"{row['match_id']} {row['audience']} {row['key']}")


def check_doubles(service: FakeDiscord) -> Iterator[Violation]:
    """No message stands twice: each has a nonce and a tag of its own. Holds at any moment."""
    marks = Counter(
        (message.channel.id, mark) for message in posted(service) for mark in (message.nonce, _tag(message))
    )
    for (channel, mark), count in marks.items():
        if count > 1 and mark:
            yield Violation("posted twice", f"{mark} in {_name(service.channels[channel])}, {count} times")


def _tag(message: Message) -> int:
    """Returns the number by which the bot finds a message again, 0 without one; edits take it away."""
    first = message.revisions[0].components if message.revisions else message.components
    ids = (part.get("id") or 0 for part in first)
    return max((number for number in ids if number >= _TAGS), default=0)


def check_messages(service: FakeDiscord, database: Database, deleted: set[int]) -> Iterator[Violation]:
    """Every message that the bot remembers stands there, and is about one thing only.

    The other way round it need not be: what is settled for good is forgotten.
    """
    remembered = database.rows("SELECT match_id, audience, key, message_id FROM messages")
    known = Counter(row["message_id"] for row in remembered)
    standing = {message.id: message for message in posted(service)}
    for row in remembered:
        what = f"{row['match_id']} {row['audience']} {row['key']}"
        if row["message_id"] is None:
            yield Violation("half sent", what)
        elif row["message_id"] not in standing and row["message_id"] not in deleted:
            yield Violation("lost message", what)
        elif known[row["message_id"]] > 1:
            yield Violation("shared message", what)


def check_stages(database: Database, told_again: Set[tuple[str, str]]) -> Iterator[Violation]:
    """Each stage is told at its table, by itself or with its round, and in the order of the stages.

    Those in `told_again`, matches and keys, have no order: their message was deleted.
    """
    said = {
        (row["match_id"], row["key"]): row["message_id"]
        for row in database.rows("SELECT match_id, key, message_id FROM messages WHERE audience = 'table'")
    }
    told = database.rows(
        "SELECT match_id, key FROM stages GROUP BY match_id, key ORDER BY match_id, min(seq * 1000 + number)"
    )
    begun = database.rows("SELECT id FROM matches WHERE status IN ('running', 'over')")
    for match in {row["id"] for row in begun} - {row["match_id"] for row in told}:
        yield Violation("no stage is kept", match)
    latest: dict[str, int] = {}
    for row in told:
        match, key = row["match_id"], row["key"]
        base, in_round = key.partition(".")[0], round_of(key)
        message = said.get((match, key), said.get((match, in_round)))
        if message is None:
            if base != "end":  # the message with the ranking may tell it alone
                yield Violation("never told", f"{match} {key}")
        elif not told_again.isdisjoint({(match, key), (match, in_round)}):
            continue
        elif message < latest.get(match, 0):
            yield Violation("told out of order", f"{match} {key}")
        else:
            latest[match] = message


def check_rounds(database: Database, asking: Collection[int]) -> Iterator[Violation]:
    """No message tells of a stage or round that is over as if it went on.

    `standing` does not see that where the bot would leave the message as it is.
    `asking` are the ids of the messages with a button that opens a plan.
    """
    newest: dict[str, str] = {}
    for row in database.rows("SELECT match_id, key FROM stages ORDER BY match_id, seq, number"):
        newest[row["match_id"]] = row["key"]
    for row in database.rows("SELECT match_id, key, message_id FROM messages WHERE audience = 'table'"):
        match, key = row["match_id"], row["key"]
        goes_on = match in newest and key in (newest[match], round_of(newest[match]))
        if key[0].isdigit() and row["message_id"] in asking and not goes_on:
            yield Violation("told as if it went on", f"{match} {key}")


def round_of(key: str) -> str:
    """Returns the key of the round that a stage belongs to."""
    base, mark, branch = key.partition(".")
    return f"{base.rpartition('-')[0] or base}{mark}{branch}"


def check_questions(service: FakeDiscord, database: Database, closed: set[int]) -> Iterator[Violation]:
    """Whoever owes an answer is asked exactly once, and nobody is asked what is not open any more.

    Those in `closed`, who have refused a direct message, find a button at the table.
    """
    asked = list(_asked(service))
    holders = {
        (row["match_id"], row["seat"]): row["user_id"]
        for row in database.rows("SELECT match_id, seat, user_id FROM seats")
    }
    open_to: dict[tuple[str, str], set[int]] = {}
    query = (
        "SELECT match_id, seat, prompt_id, owing FROM timers JOIN matches ON id = match_id"
        " WHERE status = 'running'"
    )
    owing = database.rows(query)
    for row in owing:
        open_to.setdefault((row["match_id"], row["prompt_id"]), set()).add(
            holders.get((row["match_id"], row["seat"])) or 0
        )
    for question in asked:
        people = open_to.get((question.match, question.prompt))
        if people is None:
            yield Violation("asks what is settled", f"{question.match} {question.prompt} {question.where}")
        elif question.route == _PRIVATE and question.reader not in people:
            yield Violation("leak", f"{question.match} {question.prompt} is shown to {question.reader}")
    counts = Counter((one.match, one.prompt, one.reader) for one in asked)
    for key, count in counts.items():
        if count > 1:
            yield Violation("asked twice", f"{key}: {count} times")
    shown_to = {(one.match, one.prompt, one.reader) for one in asked}
    places = set(plan_messages(service).values())
    for row in owing:
        if not row["owing"] or not (user := holders.get((row["match_id"], row["seat"]))):
            continue
        match, prompt = row["match_id"], row["prompt_id"]
        if (match, prompt, user) in shown_to or (match, prompt, 0) in shown_to:
            continue
        if match in places and (user in closed or not service.shares_guild_with_bot(service.users[user])):
            continue
        yield Violation("never asked", f"{match} {prompt} of {user}")


@dataclass(frozen=True)
class _Question:
    """A question that stands on Discord; `reader` is who sees it, 0 for everybody."""

    route: str
    match: str
    prompt: str
    reader: int
    where: str


def _asked(service: FakeDiscord) -> Iterator[_Question]:
    for message in posted(service):
        found = {
            tuple(str(part["custom_id"]).split(":")[:3])
            for part in parts(message.rendered)
            if str(part.get("custom_id")).startswith((_PRIVATE + ":", _PUBLIC + ":"))
            and not part.get("disabled")
        }
        for route, match, prompt in sorted(found):
            reader = message.channel.recipient.id if message.channel.recipient else 0
            yield _Question(route, match, prompt, reader, shown(message))


def plan_messages(service: FakeDiscord) -> dict[int, str]:
    """Returns the ids of the messages with a button that opens a plan, and their matches."""
    return {
        message.id: fields[1]
        for message in posted(service)
        for part in parts(message.rendered)
        if not part.get("disabled")
        and len(fields := str(part.get("custom_id")).split(":")) == 5
        and fields[3] == "plan"
    }


def posted(service: FakeDiscord) -> Iterator[Message]:
    """Yields what the bot has posted by itself; answers to interactions are the business of one person."""
    for channel in service.channels.values():
        for message in channel.messages.values():
            by_itself = message.author is service.bot and not message.interaction and not message.is_system
            if by_itself and not message.ephemeral_to:
                yield message


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yields all components of a message."""
    for part in components:
        yield part
        yield from parts(part.get("components") or [])
        if accessory := part.get("accessory"):
            yield accessory


def shown(message: Message) -> str:
    """Returns the place and the first line of a message."""
    texts = [str(part["content"]) for part in parts(message.rendered) if part.get("content")]
    return f"{_name(message.channel)}: {texts[0].splitlines()[0] if texts else message.id}"


def _name(channel: Channel) -> str:
    return channel.name or (channel.recipient.name if channel.recipient else str(channel.id))
