"""Matches: their rows, seats and settings, and the lucky words given before the start."""

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import sql
from bot.store.prepared import prepare
from bot.store.schema import calls, guilds, lucky_words, match_settings, matches, seats
from bot.store.sql import all_but, given, upsert
from rules.core.model import Seat

Status: TypeAlias = Literal["lobby", "running", "paused", "over", "stopped"]
"""`over` when the rules ended the match, `stopped` when people did."""
ALIVE: tuple[Status, ...] = ("lobby", "running", "paused")
"""The statuses of a match that has not ended."""

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
_ID_LENGTH = 6


@dataclass(frozen=True)
class Match:
    """A match's row. `options` is plain data; `seed` is 32 bytes, and a secret until the match has ended.

    `words` are the players' lucky words by seat, from the start on; None if nobody has given one.
    """

    id: str
    title: str
    options: dict[str, Any]
    seats_wanted: int
    status: Status
    guild_id: int
    channel_id: int
    thread_id: int | None
    host_id: int
    locale: str
    seed: bytes | None = field(repr=False)
    rules_version: int | None
    created_at: int
    ended_at: int | None
    outcome: dict[str, Any] | None
    words: list[str] | None = None

    @property
    def started(self) -> bool:
        return self.rules_version is not None

    @property
    def place_id(self) -> int:
        """The channel in which the match is played: its thread, or the channel itself without one."""
        return self.thread_id or self.channel_id

    @property
    def ended(self) -> bool:
        return self.status in ("over", "stopped")


@dataclass(frozen=True)
class Seating:
    """A seat: the person who holds it, or else the AI's policy that plays it.

    With both, an AI plays for a person who is absent and may come back.
    """

    seat: Seat
    name: str
    user_id: int | None = None
    policy: str | None = None


def new_id() -> str:
    """A short name for a match, easy to type: six letters and digits without look-alikes."""
    return id_of(secrets.token_bytes(_ID_LENGTH))


def id_of(number: bytes) -> str:
    """A name of this kind for bytes, at least as many as it has letters."""
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in number[:_ID_LENGTH])


async def create(connection: AsyncConnection, match: Match) -> None:
    await connection.execute(insert(matches).values(vars(match)))


async def find(connection: AsyncConnection, match_id: str, *, lock: bool = False) -> Match | None:
    """The match. With `lock`, no other transaction changes it before this one ends."""
    if lock:
        await sql.hold_lock(connection, sql.MATCH_LOCK, match_id)
    return await sql.one(connection, Match, _FIND, id=match_id)


_FIND = prepare(select(matches).where(given(matches, "id")))


async def change(connection: AsyncConnection, match_id: str, **columns: Any) -> None:
    """Set columns of a match's row."""
    await connection.execute(update(matches).where(matches.c.id == match_id).values(**columns))


async def ever_begun(connection: AsyncConnection) -> list[str]:
    """The ids of all matches that were started, including ended ones."""
    query = select(matches.c.id).where(matches.c.rules_version.is_not(None))
    return list((await connection.execute(query)).scalars())


async def running_with_ai(connection: AsyncConnection) -> list[str]:
    """The ids of the running matches in which an AI plays a seat."""
    query = select(matches.c.id).join(seats).where(matches.c.status == "running", seats.c.policy.is_not(None))
    return list((await connection.execute(query.distinct())).scalars())


async def under_way(connection: AsyncConnection) -> list[tuple[str, str, int]]:
    """The running and paused matches: id, title and version of the rules."""
    query = select(matches.c.id, matches.c.title, matches.c.rules_version)
    begun = matches.c.status.in_(("running", "paused")), matches.c.rules_version.is_not(None)
    return [(row.id, row.title, row.rules_version) for row in await connection.execute(query.where(*begun))]


async def in_lobby(connection: AsyncConnection) -> list[Match]:
    """Every match that has not begun, the oldest first."""
    query = select(matches).where(matches.c.status == "lobby")
    return await sql.every(connection, Match, query.order_by(matches.c.created_at, matches.c.id))


async def in_guild(connection: AsyncConnection, guild_id: int, *statuses: Status) -> list[Match]:
    """The guild's matches with one of these statuses, or all of them; the newest first."""
    query = select(matches).where(matches.c.guild_id == guild_id)
    if statuses:
        query = query.where(matches.c.status.in_(statuses))
    return await sql.every(connection, Match, query.order_by(matches.c.created_at.desc(), matches.c.id))


async def opened_since(connection: AsyncConnection, guild_id: int, moment: int) -> list[Match]:
    """The guild's matches that were opened at that moment or later."""
    query = select(matches).where(matches.c.guild_id == guild_id, matches.c.created_at >= moment)
    return await sql.every(connection, Match, query)


async def in_place(connection: AsyncConnection, place_id: int) -> list[Match]:
    """The matches of a thread or channel; the newest first."""
    query = select(matches).where(or_(matches.c.thread_id == place_id, matches.c.channel_id == place_id))
    return await sql.every(connection, Match, query.order_by(matches.c.created_at.desc(), matches.c.id))


async def held_by(connection: AsyncConnection, user_id: int, *statuses: Status) -> list[Match]:
    """The matches with one of these statuses, or all, in which a person holds a seat; the newest first."""
    query = select(matches).join(seats).where(seats.c.user_id == user_id)
    if statuses:
        query = query.where(matches.c.status.in_(statuses))
    return await sql.every(connection, Match, query.order_by(matches.c.created_at.desc(), matches.c.id))


async def ended_before(connection: AsyncConnection, now: int, day: int, days: int | None) -> list[str]:
    """The ids of the matches that ended longer ago than `days` or what their server has set, at `now`.

    A `day` has so many units of the time; None: only where a server has set it.
    """
    limits = (limit for limit in (guilds.c.retention_days, days) if limit is not None)
    old = or_(*(matches.c.ended_at + limit * day < now for limit in limits))
    query = select(matches.c.id).outerjoin(guilds, guilds.c.guild_id == matches.c.guild_id).where(old)
    return list((await connection.execute(query.order_by(matches.c.ended_at, matches.c.id))).scalars())


async def count_ended(connection: AsyncConnection, guild_id: int, before: int) -> int:
    """The number of matches of a guild that were played, and ended before that moment."""
    ended = matches.c.guild_id == guild_id, matches.c.rules_version.is_not(None), matches.c.ended_at < before
    return int((await connection.execute(select(func.count()).where(*ended))).scalar_one())


async def remove(connection: AsyncConnection, match_ids: Collection[str]) -> None:
    """Delete matches with all their rows."""
    await connection.execute(delete(matches).where(matches.c.id.in_(match_ids)))


async def seatings(connection: AsyncConnection, match_id: str) -> tuple[Seating, ...]:
    """The seats of a match, in order."""
    return tuple(await sql.every(connection, Seating, _SEATINGS, match_id=match_id))


_SEATINGS = prepare(
    select(*all_but(seats, "match_id")).where(given(seats, "match_id")).order_by(seats.c.seat)
)


async def seat_all(connection: AsyncConnection, match_id: str, players: Iterable[Seating]) -> None:
    """Replace all seats of a match."""
    await connection.execute(delete(seats).where(seats.c.match_id == match_id))
    rows = [{"match_id": match_id, **vars(player)} for player in players]
    if rows:
        await connection.execute(insert(seats), rows)


async def give_seat(connection: AsyncConnection, match_id: str, player: Seating) -> None:
    """Give an existing seat to another person or AI."""
    query = update(seats).where(seats.c.match_id == match_id, seats.c.seat == player.seat)
    await connection.execute(query.values(name=player.name, user_id=player.user_id, policy=player.policy))


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, numbered if another player has the same."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name} ({number})"
    return free


def holder(players: Sequence[Seating], user_id: int) -> Seating | None:
    """The seat that a person holds, or None."""
    return next((player for player in players if player.user_id == user_id), None)


Verbosity: TypeAlias = Literal["steps", "round"]
"""One message for each stage, such as an action card, or one for each round, such as a season."""

VERBOSITIES: tuple[Verbosity, ...] = get_args(Verbosity)


@dataclass(frozen=True)
class MatchSettings:
    """`players_only`: only the players and the moderators can watch. `shape`: that of the board."""

    verbosity: Verbosity = "steps"
    players_only: bool = False
    shape: str = "portrait"
    """One of `TitleCard.shapes`; of no account for titles with one shape."""
    animation: bool = True
    """Whether pictures may be animations."""
    auto_start: bool = False
    """Whether the match starts when the last seat is taken."""
    start_at: int | None = None
    """When the match starts by itself, in Unix seconds, if it has not started before."""


USUAL = MatchSettings()


async def read_settings(connection: AsyncConnection, match_id: str) -> MatchSettings:
    """The settings of a match; the usual ones if it has no row."""
    return await sql.one(connection, MatchSettings, _SETTINGS, match_id=match_id) or USUAL


_SETTINGS = prepare(select(*all_but(match_settings, "match_id")).where(given(match_settings, "match_id")))


async def keep_settings(connection: AsyncConnection, match_id: str, kept: MatchSettings) -> None:
    await upsert(connection, match_settings, {"match_id": match_id, **vars(kept)})


async def starting(connection: AsyncConnection) -> list[tuple[Match, int]]:
    """The lobbies that start by themselves, and when, in Unix seconds; the first one first."""
    at = match_settings.c.start_at
    query = select(matches, at).join(match_settings).where(matches.c.status == "lobby", at.is_not(None))
    rows = (await connection.execute(query.order_by(at, matches.c.id))).mappings()
    return [(Match(**{column.name: row[column] for column in matches.c}), row[at]) for row in rows]


async def to_call(connection: AsyncConnection, match_id: str) -> list[int]:
    """The people who want to be called when the table is full."""
    query = select(calls.c.user_id).where(calls.c.match_id == match_id).order_by(calls.c.user_id)
    return list((await connection.execute(query)).scalars())


async def keep_call(connection: AsyncConnection, match_id: str, user_id: int) -> None:
    await upsert(connection, calls, {"match_id": match_id, "user_id": user_id})


async def drop_call(connection: AsyncConnection, match_id: str, user_id: int) -> None:
    await connection.execute(delete(calls).filter_by(match_id=match_id, user_id=user_id))


async def lucky_words_of_match(connection: AsyncConnection, match_id: str) -> dict[int, str]:
    """The words by the ids of their authors."""
    rows = await connection.execute(_LUCKY_WORDS, {"match_id": match_id})
    return {row.user_id: row.word for row in rows}


_LUCKY_WORDS = prepare(
    select(lucky_words.c.user_id, lucky_words.c.word).where(given(lucky_words, "match_id"))
)


async def keep_lucky_word(connection: AsyncConnection, match_id: str, user_id: int, word: str) -> None:
    """Store the person's word; it replaces an earlier one."""
    await upsert(connection, lucky_words, {"match_id": match_id, "user_id": user_id, "word": word})


async def forget_lucky_word(connection: AsyncConnection, match_id: str, user_id: int) -> None:
    """Delete the person's word."""
    await connection.execute(delete(lucky_words).filter_by(match_id=match_id, user_id=user_id))
