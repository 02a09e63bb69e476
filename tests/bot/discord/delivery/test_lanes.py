"""What is told waits for nothing that it need not: no call for a story, no seat for another one."""

from asyncio import Event, Queue, sleep, timeout
from collections.abc import Callable
from typing import Any, cast

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import Lease
from bot.discord.delivery.dispatcher import Dispatcher
from bot.discord.delivery.outbox_worker import OutboxWorker
from bot.store import matches, outbox
from bot.store.engine import reading, writing
from rules.core.model import Seat
from tests.bot.store.test_repositories import MATCH


class Stuck:
    """Discord that lets no edit of the current message through, until it is told to."""

    def __init__(self) -> None:
        self.through, self.begun = Event(), Event()
        self.told: list[str] = []

    def may_wait(self, _: str, item: outbox.Item, waits: bool) -> bool:
        return item.key == outbox.NOW

    async def deliver(self, _: str, item: outbox.Item, *rest: Any) -> None:
        if item.key == outbox.NOW:
            self.begun.set()
            await self.through.wait()
        self.told.append(item.key)


async def test_nothing_waits_for_an_edit_of_an_old_message(engine: AsyncEngine) -> None:
    """Discord limits these, and discord.py waits in silence."""
    stuck = Stuck()
    kinds: list[str] = []
    outbox_worker = OutboxWorker(
        engine, cast(Dispatcher, stuck), delivered=lambda kind, _: kinds.append(kind)
    )
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await outbox.put_now(connection, MATCH.id, 1)
        await outbox.put(connection, MATCH.id, outbox.TABLE, "stage-1", 1)
    for number in (1, 2):
        async with writing(engine) as connection:
            await outbox.put(connection, MATCH.id, outbox.seat_audience(Seat(0)), f"question-{number}", 2)
        outbox_worker.wake(MATCH.id)
        await outbox_worker.drain(MATCH.id)
    assert stuck.told == ["stage-1", "question-1", "question-2"]
    stuck.through.set()
    await wait_until(lambda: outbox.NOW in stuck.told)
    await outbox_worker.close()
    async with reading(engine) as connection:
        assert await outbox.pending(connection, MATCH.id) == []
    assert kinds == ["news", "news", "news", "edit"]


async def test_an_edit_that_comes_after_something_newer_is_made_again(engine: AsyncEngine) -> None:
    """As that of the current message which was under way when the match ended."""
    stuck = Stuck()
    outbox_worker = OutboxWorker(engine, cast(Dispatcher, stuck))
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await outbox.put_now(connection, MATCH.id, 1)
    outbox_worker.wake(MATCH.id)
    await stuck.begun.wait()
    async with writing(engine) as connection:
        await outbox.remove(connection, MATCH.id, await outbox.pending(connection, MATCH.id))
    stuck.may_wait = lambda *_: False  # type: ignore[method-assign]
    stuck.through.set()
    await wait_until(lambda: stuck.told == [outbox.NOW, outbox.NOW])
    await outbox_worker.close()


class Interrupted:
    """Discord, and a question that comes up while the first message of a story is drawn."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.told: list[str] = []
        self.wake: Callable[[str], None]
        self._engine = engine
        self._is_asking = Event()

    def may_wait(self, *_: Any) -> bool:
        return False

    async def deliver(self, match: str, item: outbox.Item, _: Lease, turn: Callable[[], Any]) -> None:
        if item.audience != outbox.TABLE:
            self._is_asking.set()
            await sleep(0.01)
        elif item.key == "stage-0":
            async with writing(self._engine) as connection:
                await outbox.put(connection, match, outbox.seat_audience(Seat(0)), "question", 9)
            self.wake(match)
            await self._is_asking.wait()
            await turn()
        self.told.append(item.key)


async def test_a_story_lets_calls_pass(engine: AsyncEngine) -> None:
    """Discord takes five messages in five seconds at the table: the story's next one would be one of them."""
    interrupted = Interrupted(engine)
    outbox_worker = OutboxWorker(engine, cast(Dispatcher, interrupted))
    interrupted.wake = outbox_worker.wake
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for number in range(3):
            await outbox.put(connection, MATCH.id, outbox.TABLE, f"stage-{number}", number)
    outbox_worker.wake(MATCH.id)
    async with timeout(10):
        await outbox_worker.drain(MATCH.id)
    assert interrupted.told == ["question", "stage-0", "stage-1", "stage-2"]


async def wait_until(probe: Callable[[], bool]) -> None:
    async with timeout(10):
        while not probe():  # noqa: ASYNC110 - the worker tells nobody
            await sleep(0.01)


class Beside:
    """Discord where stages take until they are let through one by one; what is private takes no time."""

    def __init__(self) -> None:
        self.through, self.begun = Queue[None](), Event()
        self.told: list[str] = []

    def may_wait(self, *_: Any) -> bool:
        return False

    async def deliver(self, _: str, item: outbox.Item, lease: Lease, *rest: Any) -> None:
        if item.audience == outbox.TABLE:
            self.begun.set()
            await self.through.get()
        self.told.append(item.key)


async def test_a_question_that_comes_during_a_long_story_does_not_wait_for_it(engine: AsyncEngine) -> None:
    """Not even for the message that is on its way: it may wait for a rate limit."""
    beside = Beside()
    outbox_worker = OutboxWorker(engine, cast(Dispatcher, beside))
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for number in range(7):
            await outbox.put(connection, MATCH.id, outbox.TABLE, f"stage-{number}", number)
    outbox_worker.wake(MATCH.id)
    await beside.begun.wait()
    async with writing(engine) as connection:
        for seat in (0, 1):
            await outbox.put(connection, MATCH.id, outbox.seat_audience(Seat(seat)), f"question-{seat}", 9)
    outbox_worker.wake(MATCH.id)
    await wait_until(lambda: beside.told == ["question-0", "question-1"])
    for _ in range(7):
        beside.through.put_nowait(None)
    await outbox_worker.drain(MATCH.id)
    assert beside.told[2:] == [f"stage-{number}" for number in range(7)]


class OneSilent:
    """Discord that does not answer in one seat's direct messages, until it is told to."""

    def __init__(self) -> None:
        self.through = Event()
        self.told: list[str] = []

    def may_wait(self, *_: Any) -> bool:
        return False

    async def deliver(self, _: str, item: outbox.Item, lease: Lease, *rest: Any) -> None:
        if item.audience == outbox.seat_audience(Seat(0)):
            await self.through.wait()
        self.told.append(item.key)


async def test_a_seat_waits_for_no_other_seat(engine: AsyncEngine) -> None:
    silent = OneSilent()
    outbox_worker = OutboxWorker(engine, cast(Dispatcher, silent))
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for seat in (0, 1, 2):
            await outbox.put(connection, MATCH.id, outbox.seat_audience(Seat(seat)), f"question-{seat}", 1)
    outbox_worker.wake(MATCH.id)
    await wait_until(lambda: silent.told == ["question-1", "question-2"])
    silent.through.set()
    await outbox_worker.drain(MATCH.id)
    assert silent.told[-1] == "question-0"
