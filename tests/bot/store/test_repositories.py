"""What is written is read again, on both kinds of databases."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import (
    administration,
    drafts,
    log,
    matches,
    messages,
    outbox,
    people,
    scheduling,
    sql,
)
from bot.store.administration import AuditEntry, Guild
from bot.store.engine import reading, writing
from bot.store.matches import Match, Seating
from bot.store.messages import Posted
from bot.store.people import User
from bot.store.scheduling import Timer
from rules.core.model import Seat

GUILD, CHANNEL, THREAD, HOST = 2**62 + 1, 2**62 + 2, 2**62 + 3, 2**62 + 4

MATCH = Match(
    id="k3v9qd",
    title="toy",
    options={"rounds": 3},
    seats_wanted=3,
    status="lobby",
    guild_id=GUILD,
    channel_id=CHANNEL,
    thread_id=None,
    host_id=HOST,
    locale="cs",
    seed=None,
    rules_version=None,
    created_at=1_800_000_000,
    ended_at=None,
    outcome=None,
)


@pytest.fixture
async def connection(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    async with engine.begin() as connection:
        await matches.create(connection, MATCH)
        yield connection


async def test_a_match_is_found_by_its_name_place_guild_and_people(connection: AsyncConnection) -> None:
    await matches.seat_all(
        connection, MATCH.id, [Seating(Seat(0), "Aiko", HOST), Seating(Seat(1), "AI", None, "greedy")]
    )
    await matches.change(connection, MATCH.id, thread_id=THREAD, status="running", seed=bytes(32))
    found = await matches.find(connection, MATCH.id, lock=True)
    assert found is not None
    assert found.options == {"rounds": 3}
    assert found.seed == bytes(32)
    assert found.place_id == THREAD
    assert (
        await matches.in_place(connection, THREAD) == [found] == await matches.in_place(connection, CHANNEL)
    )
    assert await matches.in_guild(connection, GUILD) == [found]
    assert await matches.in_guild(connection, GUILD, "over") == []
    assert await matches.held_by(connection, HOST, "running") == [found]
    assert await matches.held_by(connection, CHANNEL, "running") == []


async def test_a_match_in_its_lobby_has_not_begun(connection: AsyncConnection) -> None:
    assert await matches.ever_begun(connection) == []
    await matches.change(connection, MATCH.id, rules_version=1, status="over")
    assert await matches.ever_begun(connection) == [MATCH.id]


async def test_the_seed_is_not_in_a_match_s_text(connection: AsyncConnection) -> None:
    await matches.change(connection, MATCH.id, seed=b"secret" * 5 + b"ly")
    assert "secret" not in repr(await matches.find(connection, MATCH.id))


async def test_one_person_has_one_seat(connection: AsyncConnection) -> None:
    with pytest.raises(IntegrityError):
        await matches.seat_all(
            connection, MATCH.id, [Seating(Seat(0), "Aiko", HOST), Seating(Seat(1), "Ren", HOST)]
        )


async def test_a_seat_is_given_to_somebody_else(connection: AsyncConnection) -> None:
    await matches.seat_all(connection, MATCH.id, [Seating(Seat(0), "Aiko", HOST), Seating(Seat(1), "Ren", 7)])
    await matches.give_seat(connection, MATCH.id, Seating(Seat(1), "Ren", None, "greedy"))
    seated = await matches.seatings(connection, MATCH.id)
    assert seated == (Seating(Seat(0), "Aiko", HOST), Seating(Seat(1), "Ren", None, "greedy"))
    assert matches.holder(seated, HOST) == seated[0]
    assert matches.holder(seated, 7) is None


async def test_a_row_of_the_log_can_be_written_once(connection: AsyncConnection) -> None:
    row = log.Row(0, "setup", None, "player", {}, "d0", 1)
    await log.append(connection, MATCH.id, row)
    with pytest.raises(IntegrityError):
        await log.append(connection, MATCH.id, row)


async def test_a_log_s_end_tells_notes_from_moves(connection: AsyncConnection) -> None:
    assert await log.end(connection, MATCH.id) is None
    rows = (
        log.Row(0, "setup", None, "player", {}, "d0", 1, number=0),
        log.Row(1, "command", Seat(1), "ai", {"kind": "Pick", "number": 3}, "d1", 2, number=log.UNTOLD),
        log.Row(2, "note", None, "moderator", {"note": "paused", "actor": "Aiko"}, "d1", 3, number=1),
    )
    for row in rows:
        await log.append(connection, MATCH.id, row)
    assert await log.end(connection, MATCH.id) == log.End(seq=2, played=1, digest="d1", number=1, step=0)
    assert await log.read(connection, MATCH.id) == rows
    assert await log.read(connection, MATCH.id, "note") == rows[2:]


async def test_newer_news_replaces_older_and_is_not_struck_out_unsaid(connection: AsyncConnection) -> None:
    await outbox.put(connection, MATCH.id, outbox.TABLE, "round-1", seq=1)
    (old,) = await outbox.pending(connection, MATCH.id)
    await outbox.put(connection, MATCH.id, outbox.TABLE, "round-1", seq=2)
    (new,) = await outbox.pending(connection, MATCH.id)
    assert (new.seq, new.revision) == (2, old.revision + 1)
    assert await outbox.newest_row(connection, MATCH.id, old) == 2
    await outbox.remove(connection, MATCH.id, [old])
    assert not await outbox.remove_one(connection, MATCH.id, old)
    assert await outbox.waiting(connection) == [MATCH.id]
    assert await outbox.remove_one(connection, MATCH.id, new)
    assert await outbox.pending(connection, MATCH.id) == []
    assert await outbox.waiting(connection) == []


async def test_news_comes_in_the_order_in_which_it_came_up(connection: AsyncConnection) -> None:
    await outbox.put(connection, MATCH.id, outbox.seat_audience(Seat(1)), "pick-2", seq=1, number=1000)
    await outbox.put(connection, MATCH.id, outbox.TABLE, "slot-10", seq=1, number=1)
    await outbox.put(connection, MATCH.id, outbox.TABLE, "slot-9", seq=1, number=0)
    await outbox.put(connection, MATCH.id, outbox.LOBBY, outbox.LOBBY)
    keys = [item.key for item in await outbox.pending(connection, MATCH.id)]
    assert keys == ["lobby", "slot-9", "slot-10", "pick-2"]


@pytest.mark.parametrize("puts", ["abc", "cab", "cbacaa"])
async def test_what_came_up_together_is_said_in_one_order_whatever_else_was_said(
    connection: AsyncConnection, puts: str
) -> None:
    """Or the table could see whether somebody had answered in secret."""
    for key in puts:
        await outbox.put(connection, MATCH.id, outbox.TABLE, key, seq=3)
    assert [item.key for item in await outbox.pending(connection, MATCH.id)] == ["a", "b", "c"]


async def test_a_message_is_remembered_until_it_is_gone(connection: AsyncConnection) -> None:
    await messages.keep(connection, MATCH.id, Posted(outbox.TABLE, "start", THREAD, nonce="n1"))
    sent = Posted(outbox.TABLE, "start", THREAD, message_id=2**62, nonce="n1")
    await messages.keep(connection, MATCH.id, sent)
    assert await messages.find(connection, MATCH.id, outbox.TABLE, "start") == sent
    assert await messages.of_audience(connection, MATCH.id, outbox.TABLE) == [sent]
    await messages.forget(connection, MATCH.id, outbox.TABLE, "start")
    assert await messages.find(connection, MATCH.id, outbox.TABLE, "start") is None


async def test_drafts_are_kept_per_prompt(connection: AsyncConnection) -> None:
    assert await drafts.read(connection, MATCH.id, Seat(0), "pick-1") == {}
    await drafts.keep(connection, MATCH.id, Seat(0), "pick-1", {"page": 1})
    await drafts.keep(connection, MATCH.id, Seat(0), "pick-1", {"page": 2})
    await drafts.keep(connection, MATCH.id, Seat(0), "pick-2", {"page": 0})
    assert await drafts.read(connection, MATCH.id, Seat(0), "pick-1") == {"page": 2}
    await drafts.discard(connection, MATCH.id, [(Seat(0), "pick-1")])
    assert await drafts.read(connection, MATCH.id, Seat(0), "pick-1") == {}
    await drafts.discard_all(connection, MATCH.id, Seat(0))
    assert await drafts.read(connection, MATCH.id, Seat(0), "pick-2") == {}


async def test_moderators_who_change_a_server_at_once_lose_nothing(engine: AsyncEngine) -> None:
    async def allow(channel: int) -> None:
        async with writing(engine) as connection:
            kept = await administration.read_guild(connection, GUILD, lock=True)
            await administration.keep_guild(connection, replace(kept, channels=(*kept.channels, channel)))
            await administration.add_audit_entry(
                connection, GUILD, AuditEntry(0, "Aiko", {"channels": channel})
            )

    await asyncio.gather(*(allow(channel) for channel in range(5)))
    async with reading(engine) as connection:
        assert sorted((await administration.read_guild(connection, GUILD)).channels) == [0, 1, 2, 3, 4]
        assert len(await administration.audit_entries(connection, GUILD)) == 5


async def test_what_guilds_and_users_have_set_is_kept(connection: AsyncConnection) -> None:
    assert await administration.read_guild(connection, GUILD) == Guild(GUILD)
    await administration.keep_guild(connection, Guild(GUILD, referee_role_id=5))
    await administration.keep_guild(connection, Guild(GUILD, referee_role_id=6, locale="fi"))
    assert await administration.read_guild(connection, GUILD) == Guild(GUILD, 6, "fi")
    assert await people.read_user(connection, HOST) == User(HOST)
    await people.keep_user(connection, User(HOST, dms_closed=True))
    assert await people.read_user(connection, HOST) == User(HOST, dms_closed=True)


def test_match_names_are_short_and_easy_to_type() -> None:
    names = {matches.new_id() for _ in range(100)}
    assert len(names) == 100
    assert all(len(name) == 6 and not set(name) & set("ilou") for name in names)


async def test_what_is_due_is_claimed_once_until_the_claim_ends(connection: AsyncConnection) -> None:
    both = [Timer(Seat(seat), "pick", 60, due_at=90, wake_at=90) for seat in (0, 1)]
    await scheduling.keep_timers(connection, MATCH.id, both)
    claims = [await sql.claim_due(connection, scheduling.CLOCKS, at, at + 10) for at in (89, 100, 109, 110)]
    assert claims == [[], [(MATCH.id, 0), (MATCH.id, 1)], [], [(MATCH.id, 0), (MATCH.id, 1)]]
