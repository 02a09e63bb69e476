"""The task that waits for the next clock."""

import asyncio

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.matches.clock.scheduler import JobRunner, Scheduler
from bot.matches.clock.time_control import HOUR
from bot.store import schema
from sandbox.discord.config import PATIENCE
from tests.bot.matches.clock.conftest import SetClock, TimedHouse


async def test_a_runner_ends_also_when_it_is_woken_in_the_same_moment() -> None:
    """A commit and the end of the program may come together: the end counts."""
    rests = asyncio.Event()

    async def nothing() -> None:
        return None

    async def never() -> None:
        rests.set()

    runner = JobRunner("test", nothing, never, SetClock())
    runner.start()
    async with asyncio.timeout(PATIENCE):
        await rests.wait()
        runner.wake()
        await runner.close()


async def test_a_long_job_holds_up_no_clock(house: TimedHouse) -> None:
    """Discord may have the digests wait for minutes."""

    class Slow:
        begun = asyncio.Event()

        async def run(self) -> None:
            self.begun.set()
            await asyncio.Event().wait()

        async def next_at(self) -> int | None:
            return None

    match_id, rung = await house.play(), asyncio.Event()
    house.referee.match_changed.subscribe(lambda match_id: rung.set())
    watch = Scheduler(house.engine, house.referee, house.clock, [Slow()])
    watch.start()
    async with asyncio.timeout(PATIENCE):
        await Slow.begun.wait()
        house.clock.now += 12 * HOUR
        watch.wake()
        await rung.wait()
    await watch.close()
    assert await house.reminders(match_id)


async def test_a_damaged_match_is_no_news_whenever_its_clocks_ring(house: TimedHouse) -> None:
    await house.play()
    async with house.engine.begin() as connection:
        await connection.execute(update(schema.log).values(digest="spoiled"))
    await house.restart()
    with capture_logs() as told:
        for _ in range(3):
            await house.pass_time(12)
    assert [line["event"] for line in told] == ["stage_unreadable", "match_damaged"]


async def test_after_a_failure_the_next_news_ends_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.clock.scheduler.JOB_BACKOFF", 3600.0)
    tries: list[asyncio.Event] = [asyncio.Event(), asyncio.Event()]

    async def fail() -> None:
        next(one for one in tries if not one.is_set()).set()
        raise OSError("the database is gone")

    async def never() -> None:
        return None

    runner = JobRunner("test", fail, never, SetClock())
    runner.start()
    async with asyncio.timeout(PATIENCE):
        await tries[0].wait()
        runner.wake()
        await tries[1].wait()
    await runner.close()


async def test_a_failure_is_tried_again_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.clock.scheduler.JOB_BACKOFF", 0.01)
    done = asyncio.Event()
    tries: list[int] = []

    async def fail_twice() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise OSError("the database is gone")
        done.set()

    async def never() -> None:
        return None

    runner = JobRunner("test", fail_twice, never, SetClock())
    runner.start()
    async with asyncio.timeout(PATIENCE):
        await done.wait()
    await runner.close()
    assert tries == [0, 1, 2]
