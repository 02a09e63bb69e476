"""The event loop: virtual time, threads inside the loop, processes that can be killed."""

import asyncio
import time

import pytest

from sandbox.simulation.loop import Deadlock, SimulatedLoop
from sandbox.simulation.process import KillPoint, Process


def test_a_month_passes_at_once(loop: SimulatedLoop) -> None:
    began = time.monotonic()
    loop.run_until_complete(asyncio.sleep(30 * 86_400))
    assert loop.time() == pytest.approx(30 * 86_400)
    assert time.monotonic() - began < 60


def test_a_thread_runs_inside_the_loop(loop: SimulatedLoop) -> None:
    async def work() -> tuple[int, float]:
        return await asyncio.to_thread(lambda: 6 * 7), loop.time()

    result, moment = loop.run_until_complete(work())
    assert result == 42
    assert moment > 0


def test_what_a_thread_raises_is_raised(loop: SimulatedLoop) -> None:
    with pytest.raises(ZeroDivisionError):
        loop.run_until_complete(asyncio.to_thread(lambda: 1 // 0))


def test_waiting_for_nothing_is_a_deadlock(loop: SimulatedLoop) -> None:
    forever = loop.create_future()
    with pytest.raises(Deadlock):
        loop.run_until_complete(forever)


def test_a_killed_process_cleans_nothing_up(loop: SimulatedLoop) -> None:
    done: list[str] = []

    async def child() -> None:
        try:
            await asyncio.sleep(10)
            done.append("child went on")
        finally:
            done.append("child cleaned up")

    async def main() -> None:
        task = asyncio.create_task(child())
        await task

    async def scene() -> None:
        process = Process(loop)
        process.start(main())
        await asyncio.sleep(5)
        process.kill()
        await process.died
        await asyncio.sleep(20)

    loop.run_until_complete(scene())
    assert done == []


def test_a_process_dies_at_its_kill_point(loop: SimulatedLoop) -> None:
    steps: list[int] = []

    async def main() -> None:
        for step in range(100):
            steps.append(step)
            await asyncio.sleep(1)

    async def scene() -> None:
        process = Process(loop)
        process.start(main())
        await asyncio.sleep(0.5)
        process.arm(KillPoint("step", 7))
        await process.died

    loop.run_until_complete(scene())
    assert 1 < len(steps) < 10


@pytest.mark.parametrize(("before", "committed"), [(True, []), (False, ["row"])])
def test_a_process_dies_before_or_after_a_commit(
    loop: SimulatedLoop, before: bool, committed: list[str]
) -> None:
    rows: list[str] = []
    process = Process(loop)
    process.arm(KillPoint("commit", 1, before))
    process.commit(lambda: rows.append("row"))
    assert rows == committed
    assert not process.alive
