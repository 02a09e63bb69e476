"""Several processes on one PostgreSQL database: each work has one doer, and the dead are inherited."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import HEARTBEAT_INTERVAL, LEASE_TTL, Cluster, Lease, SingleProcess
from bot.discord.delivery.dispatcher import Dispatcher
from bot.discord.delivery.outbox_worker import OutboxWorker
from bot.store import leases, matches, outbox, scheduling, sql
from bot.store.engine import connect, reading, writing
from bot.store.scheduling import Timer
from rules.core.model import Seat
from sandbox.discord.config import PATIENCE
from tests.bot.store.test_repositories import MATCH
from tests.databases import needs_postgres, postgres_with_tables

pytestmark = [needs_postgres, pytest.mark.long]

DEAD = "dead"


@pytest.fixture(autouse=True)
def short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes to a database need not wait long before it writes."""
    monkeypatch.setattr("bot.cluster.leases.ALONE_TTL", 0.05)


@pytest.fixture
async def shared() -> AsyncIterator[AsyncEngine]:
    """A PostgreSQL database with one match."""
    async with postgres_with_tables() as url:
        engine = connect(url)
        async with writing(engine) as connection:
            await matches.create(connection, MATCH)
        yield engine
        await engine.dispose()


async def test_only_one_process_is_at_a_work_at_a_time(shared: AsyncEngine) -> None:
    first, second = await _two(shared)
    async with (
        first.of(MATCH.id, "courier") as mine,
        second.of(MATCH.id, "courier") as theirs,
        second.of(MATCH.id, "driver") as other,
    ):
        assert mine
        assert not theirs
        assert other
    async with second.of(MATCH.id, "courier") as theirs:
        assert theirs
    await asyncio.gather(first.close(), second.close())


async def test_a_dead_process_is_inherited_once(shared: AsyncEngine) -> None:
    first, second = await _two(shared)
    await _die_at_work(shared)
    async with first.of(MATCH.id, "courier") as mine:
        assert not mine
    async with writing(shared) as connection:
        await leases.leave(connection, DEAD)
    await asyncio.gather(first.take_over_from_dead(), second.take_over_from_dead())
    assert len(first.inherited) + len(second.inherited) == 1
    async with first.of(MATCH.id, "courier") as mine:
        assert mine
    await asyncio.gather(first.close(), second.close())


async def test_an_inheritance_that_fails_is_tried_again(shared: AsyncEngine) -> None:
    tries: list[int] = []

    async def fail_once() -> None:
        tries.append(len(tries))
        if len(tries) == 1:
            raise OSError("the database is gone")

    await _die_at_work(shared, seconds=-1)
    heir = Cluster(shared, fail_once)
    with pytest.raises(OSError, match="gone"):
        await heir.take_over_from_dead()
    for _ in range(2):
        await heir.take_over_from_dead()
    assert tries == [0, 1]


async def test_what_the_dead_had_claimed_is_free_while_it_is_inherited(shared: AsyncEngine) -> None:
    free: list[bool] = []

    async def take_up() -> None:
        async with heir.of(MATCH.id, "courier") as mine:
            free.append(mine is not None)

    await _die_at_work(shared, seconds=-1)
    heir = Cluster(shared, take_up)
    await heir.start()
    async with asyncio.timeout(PATIENCE):
        await heir.take_over_from_dead()
    assert free == [True]
    await heir.close()


async def test_who_was_struck_off_by_mistake_signs_again_and_goes_on(
    shared: AsyncEngine,
) -> None:
    first, second = await _two(shared)
    async with writing(shared) as connection:
        await connection.execute(text("DELETE FROM processes"))
    async with first.of(MATCH.id, "courier") as mine:
        assert not mine
    await first.start()
    async with first.of(MATCH.id, "courier") as mine:
        assert mine
    await asyncio.gather(first.close(), second.close())


async def test_a_process_that_does_not_sign_trusts_its_claims_no_more(
    shared: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, peer = await _two(shared)
    async with silent.of(MATCH.id, "courier") as mine:
        assert mine
        assert mine.stands
        monkeypatch.setattr("bot.cluster.leases.LEASE_TTL", HEARTBEAT_INTERVAL)
        assert not mine.stands
        monkeypatch.setattr("bot.cluster.leases.LEASE_TTL", LEASE_TTL)
    await asyncio.gather(silent.close(), peer.close())
    assert SingleProcess().stands


async def test_what_was_claimed_before_a_freeze_does_not_stand_after_it(shared: AsyncEngine) -> None:
    """Although the process is entered again as soon as it goes on: a colleague may be at its work."""
    frozen, peer = await _two(shared)
    async with frozen.of(MATCH.id, "courier") as before:
        assert before
        await _freeze(frozen, shared)
        assert not before.stands
        async with peer.of(MATCH.id, "courier") as theirs:
            assert theirs
    async with frozen.of(MATCH.id, "courier") as again:
        assert again
        assert again.stands
    await asyncio.gather(frozen.close(), peer.close())


async def test_a_process_that_froze_delivers_nothing_that_a_peer_has_delivered(
    shared: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it was about to say may be older than what the colleague said: it says that as it is now."""
    monkeypatch.setattr("bot.discord.delivery.retry_policy.INITIAL_BACKOFF", 0.01)
    async with writing(shared) as connection:
        for number in range(2):
            await outbox.put(connection, MATCH.id, outbox.TABLE, f"stage-{number}", number)
    frozen, peer = await _two(shared)
    delivery = Freezing(frozen, shared)
    outbox_worker = OutboxWorker(shared, cast(Dispatcher, delivery), frozen)
    outbox_worker.wake(MATCH.id)
    async with asyncio.timeout(PATIENCE):
        await outbox_worker.drain(MATCH.id)
    assert delivery.said == ["stage-0", "stage-0"]
    await asyncio.gather(frozen.close(), peer.close())


async def test_clocks_that_one_process_is_taking_up_are_passed_over(shared: AsyncEngine) -> None:
    async with writing(shared) as connection:
        both = [Timer(Seat(seat), "pick", 60, due_at=90, wake_at=90) for seat in (0, 1)]
        await scheduling.keep_timers(connection, MATCH.id, both)
    async with writing(shared) as one, writing(shared) as other:
        assert await sql.claim_due(one, scheduling.CLOCKS, 100, 110) == [(MATCH.id, 0), (MATCH.id, 1)]
        assert await sql.claim_due(other, scheduling.CLOCKS, 100, 110) == []


async def test_changes_to_a_match_wait_for_each_other_and_talk_about_it_for_none(shared: AsyncEngine) -> None:
    async def change() -> None:
        async with writing(shared) as connection:
            await matches.find(connection, MATCH.id, lock=True)

    async with writing(shared) as connection:
        await matches.find(connection, MATCH.id, lock=True)
        second = asyncio.create_task(change())
        async with writing(shared) as talk:
            await outbox.put(talk, MATCH.id, outbox.LOBBY, outbox.LOBBY)
        assert not second.done()
    await second


class Heir(Cluster):
    """Notes what it inherits."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine, self.inherit)
        self.inherited: list[bool] = []

    async def inherit(self) -> None:
        self.inherited.append(True)


class Freezing:
    """Says what it is given; the first time it is frozen until a colleague has said all there was."""

    def __init__(self, cluster: Cluster, engine: AsyncEngine) -> None:
        self._cluster = cluster
        self._engine = engine
        self.said: list[str] = []

    def may_wait(self, match_id: str, item: outbox.Item, waits: bool) -> bool:
        return False

    async def deliver(self, match_id: str, item: outbox.Item, lease: Lease, *_: Any) -> None:
        self.said.append(item.key)
        if len(self.said) == 1:
            await _freeze(self._cluster, self._engine)
            async with writing(self._engine) as connection:
                for one in await outbox.pending(connection, match_id):
                    await outbox.remove(connection, match_id, [one])


async def _freeze(frozen: Cluster, engine: AsyncEngine) -> None:
    """Colleagues take it for dead; then it goes on, and signs."""
    async with writing(engine) as connection:
        await leases.leave(connection, frozen._id)
        await leases.expire_dead(connection)
    await frozen._heartbeat()


async def _two(engine: AsyncEngine) -> tuple[Heir, Heir]:
    both = Heir(engine), Heir(engine)
    for one in both:
        await one.start()
    return both


async def _die_at_work(engine: AsyncEngine, seconds: int = 60) -> None:
    """A process signs, claims the match, and is heard of no more."""
    async with writing(engine) as connection:
        await leases.enter(connection, DEAD, seconds)
        await leases.claim(connection, MATCH.id, "courier", DEAD)
    async with reading(engine) as connection:
        assert await leases.alive(connection) >= (seconds > 0)
