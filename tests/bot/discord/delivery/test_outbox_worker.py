"""The courier rests after a failure, longer each time, but only for as long as nothing at all can be said."""

from asyncio import Event, sleep
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from structlog.testing import capture_logs

from bot.cluster.leases import Lease, Leases, SingleProcess, Work
from bot.discord.delivery.dispatcher import Dispatcher
from bot.discord.delivery.outbox_worker import OutboxWorker
from bot.matches.errors import DamagedMatch
from bot.ops.metrics import Metrics
from bot.store import matches, messages, outbox
from bot.store.engine import fetch, is_shared, writing
from bot.store.messages import Posted
from rules.core.model import Seat
from tests.bot.store.test_repositories import MATCH
from tests.bot.store.test_row_cache import statements


class Hiccups:
    """Discord as it answers with hiccups: one attempt after the other succeeds or fails."""

    def __init__(self, answers: str) -> None:
        self._answers: Iterator[str] = iter(answers)
        self.attempts = 0

    def may_wait(self, *_: Any) -> bool:
        return False

    async def deliver(self, *_: Any) -> None:
        self.attempts += 1
        if next(self._answers) == "x":
            raise ConnectionResetError


class Watched(OutboxWorker):
    """Rests not at all, but writes down for how long it would have."""

    async def _wait(self, woken: Event, seconds: float) -> None:
        self.__dict__.setdefault("rests", []).append(seconds)


async def test_whoever_gets_something_said_need_not_rest_for_minutes(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for number in range(3):
            await outbox.put(connection, MATCH.id, outbox.TABLE, f"stage-{number}", number)
    outbox_worker = Watched(engine, cast(Dispatcher, Hiccups("xxx.xx..")))
    outbox_worker.wake(MATCH.id)
    await outbox_worker.drain(MATCH.id)
    assert outbox_worker.__dict__["rests"] == [1, 2, 4, 1, 2]


class Moving(Hiccups):
    """The match moves to another thread during the third attempt."""

    worker: OutboxWorker

    async def deliver(self, *_: Any) -> None:
        if self.attempts == 2:
            self.worker.retry(MATCH.id)
        await super().deliver()


async def test_after_a_match_has_moved_what_gets_through_ends_the_outage(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for number in range(2):
            await outbox.put(connection, MATCH.id, "seat:0", f"stage-{number}", number)
    discord = Moving("xx.x.")
    discord.worker = outbox_worker = Watched(engine, cast(Dispatcher, discord))
    outbox_worker.wake(MATCH.id)
    await outbox_worker.drain(MATCH.id)
    assert outbox_worker.__dict__["rests"] == [1, 2, 1]


@pytest.mark.parametrize("stages", [1, 3])
async def test_a_story_waits_out_an_outage_as_a_single_message_does(engine: AsyncEngine, stages: int) -> None:
    """Told beside others, its end woke the worker: thousands of attempts a second."""
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for number in range(stages):
            await outbox.put(connection, MATCH.id, outbox.TABLE, f"stage-{number}", number)
    discord = Hiccups("x" * 100)
    outbox_worker = OutboxWorker(engine, cast(Dispatcher, discord))
    outbox_worker.wake(MATCH.id)
    await sleep(0.5)
    await outbox_worker.close()
    assert discord.attempts == 1


async def test_what_nobody_else_writes_is_read_once(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        await outbox.put(connection, MATCH.id, "seat:0", "1", 1)
        await messages.keep(connection, MATCH.id, Posted("seat:0", "1", 5, 6))
    metrics = Metrics()
    metrics.listen(engine)

    class Finding(Hiccups):
        async def deliver(self, match_id: str, item: outbox.Item, *_: Any) -> None:
            assert await fetch(engine, messages.find, match_id, item.audience, item.key) == item.posted

    outbox_worker = OutboxWorker(engine, cast(Dispatcher, Finding("")))
    outbox_worker.wake(MATCH.id)
    await outbox_worker.drain(MATCH.id)
    # The outbox and its messages are read, and the item is deleted; peers may have written more.
    assert statements(metrics) == (4 if is_shared(engine) else 2)


FORBIDDEN: Any = SimpleNamespace(status=403, reason="Forbidden")
GONE: Any = SimpleNamespace(status=404, reason="Not Found")
HOUR = 3600.0


class Trying:
    """Discord, and a clock that goes on while the courier rests. `refuse` may raise at each attempt."""

    def __init__(self, refuse: Callable[[float, outbox.Item], None]) -> None:
        self.time = 0.0
        self.tried: Counter[str] = Counter()
        self.warned: list[float] = []
        self.lost: list[float] = []
        self.silence: list[float] = []
        """For how long nothing could be said, each time that the courier had rested."""
        self._refuse = refuse

    def now(self) -> float:
        return self.time

    def may_wait(self, *_: Any) -> bool:
        return False

    async def deliver(self, _: str, item: outbox.Item, lease: Lease, *rest: Any) -> None:
        self.tried[item.audience] += 1
        self._refuse(self.time, item)

    async def warn_host(self, _: str) -> None:
        self.warned.append(self.time)

    async def place_lost(self, _: str) -> None:
        self.lost.append(self.time)


class Sleeping(OutboxWorker):
    """Rests in no time."""

    trying: Trying

    async def _wait(self, woken: Event, seconds: float) -> None:
        self.trying.time += seconds
        self.trying.silence.append(self.silent_for)


async def _told(
    engine: AsyncEngine,
    trying: Trying,
    leases: Leases | None = None,
    delivered: Callable[[str, float], None] = lambda *_: None,
) -> OutboxWorker:
    """Three stages, and a question in private."""
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
        for number in range(3):
            await outbox.put(connection, MATCH.id, outbox.TABLE, f"stage-{number}", number)
        await outbox.put(connection, MATCH.id, outbox.seat_audience(Seat(0)), "plan-1", 3)
    outbox_worker = Sleeping(engine, cast(Dispatcher, trying), leases, trying.now, delivered=delivered)
    outbox_worker.trying = trying
    outbox_worker.wake(MATCH.id)
    await outbox_worker.drain(MATCH.id)
    return outbox_worker


async def test_a_closed_place_is_tried_seldom_and_told_of_all_when_it_opens(engine: AsyncEngine) -> None:
    """Discord bars a bot for a while that is refused too often. Whoever can be reached is told at once."""
    opens = 12 * HOUR

    def refuse(time: float, item: outbox.Item) -> None:
        if item.audience == outbox.TABLE and time < opens:
            raise discord.Forbidden(FORBIDDEN, {"code": 50013, "message": "Missing Permissions"})

    trying = Trying(refuse)
    await _told(engine, trying)
    assert trying.tried["seat:0"] == 1
    tries_in_vain = trying.tried[outbox.TABLE] - 3
    assert 12 <= tries_in_vain <= 18
    assert len(trying.warned) == tries_in_vain
    assert sum(time < 600 for time in trying.warned) <= 4
    assert opens <= trying.time <= opens + HOUR + 60


async def test_it_is_known_for_how_long_nothing_could_be_said(engine: AsyncEngine) -> None:
    """Not while Discord answers, and be it with a refusal."""

    def refuse(time: float, item: outbox.Item) -> None:
        if time < 100:
            raise ConnectionResetError
        if time < 1000:
            raise discord.Forbidden(FORBIDDEN, {"code": 50013, "message": "Missing Permissions"})

    trying = Trying(refuse)
    await _told(engine, trying)
    assert trying.silence[:8] == [1, 3, 7, 15, 31, 63, 123, 0]
    assert not any(trying.silence[8:])


async def test_a_delay_is_measured_from_the_change(engine: AsyncEngine) -> None:
    """And not from the last attempt: that is how long people wait."""

    def refuse(time: float, item: outbox.Item) -> None:
        if time < 100:
            raise ConnectionResetError

    delays: list[tuple[str, float]] = []
    outbox_worker = await _told(engine, Trying(refuse), delivered=lambda *delay: delays.append(delay))
    assert delays == 4 * [("news", 1 + 2 + 4 + 8 + 16 + 32 + 60)]
    assert not outbox_worker._since


class Busy:
    """A claim that is ours once; then a colleague has it, who says all there is."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._ours = iter((SingleProcess(),))

    @asynccontextmanager
    async def of(self, match_id: str, _: Work) -> AsyncIterator[Lease | None]:
        claim = next(self._ours, None)
        if claim is None:
            async with writing(self._engine) as connection:
                for item in await outbox.pending(connection, match_id):
                    await outbox.remove(connection, match_id, [item])
        yield claim


async def test_a_peer_that_delivers_ends_the_silence(engine: AsyncEngine) -> None:
    """Else a process that has nothing to say would pass for ill after one request that failed."""

    def refuse(_time: float, _item: outbox.Item) -> None:
        raise ConnectionResetError

    trying = Trying(refuse)
    outbox_worker = await _told(engine, trying, cast(Leases, Busy(engine)))
    assert trying.silence == [1]
    trying.time += HOUR
    assert outbox_worker.silent_for == 0


async def test_a_place_that_is_gone_is_tried_seldom(engine: AsyncEngine) -> None:
    def refuse(time: float, item: outbox.Item) -> None:
        if item.audience == outbox.TABLE and time < 2 * HOUR:
            raise discord.NotFound(GONE, {"code": 10003, "message": "Unknown Channel"})

    trying = Trying(refuse)
    await _told(engine, trying)
    assert trying.tried[outbox.TABLE] - 3 <= 8
    assert trying.lost
    assert not trying.warned


async def test_somebody_who_is_gone_keeps_nothing_else_from_being_said(engine: AsyncEngine) -> None:
    """Discord does not find one thing: that is not the place."""

    def refuse(time: float, item: outbox.Item) -> None:
        if item.key == "stage-0" and time < 2 * HOUR:
            raise discord.NotFound(GONE, {"code": 10013, "message": "Unknown User"})

    trying = Trying(refuse)
    await _told(engine, trying)
    assert trying.tried[outbox.TABLE] <= 2 + 14 + 1
    assert not trying.warned


async def test_what_cannot_be_said_keeps_nothing_else_from_being_said(engine: AsyncEngine) -> None:
    def refuse(time: float, item: outbox.Item) -> None:
        if item.key == "stage-0" and time < 2 * HOUR:
            raise KeyError("a bug")

    trying = Trying(refuse)
    with capture_logs() as told:
        await _told(engine, trying)
    assert trying.tried["seat:0"] == 1
    assert trying.tried[outbox.TABLE] <= 2 + 14 + 1
    assert [line["event"] for line in told].count("delivery_failed") == trying.tried[outbox.TABLE] - 3
    assert not trying.warned


class Noting(Hiccups):
    """Discord, and what it was told."""

    def __init__(self) -> None:
        super().__init__("")
        self.told: list[str] = []

    async def deliver(self, _: str, item: outbox.Item, *rest: Any) -> None:
        self.told.append(item.key)


async def test_commands_of_one_press_are_told_together(engine: AsyncEngine) -> None:
    """The stage's message is edited once, not once for each command."""
    noting = Noting()
    outbox_worker = OutboxWorker(engine, cast(Dispatcher, noting))
    async with writing(engine) as connection:
        await matches.create(connection, MATCH)
    with outbox_worker.held(MATCH.id):
        for seq in (1, 2):
            async with writing(engine) as connection:
                await outbox.put(connection, MATCH.id, outbox.TABLE, "stage-1", seq)
            outbox_worker.wake(MATCH.id)
            await outbox_worker.drain(MATCH.id)
        assert noting.told == []
    await outbox_worker.drain(MATCH.id)
    assert noting.told == ["stage-1"]


async def test_a_damaged_match_is_logged_once(engine: AsyncEngine) -> None:
    """That was logged when it was found."""

    def refuse(time: float, item: outbox.Item) -> None:
        if time < HOUR:
            raise DamagedMatch("damaged_match", match=MATCH.id, seq=1)

    trying = Trying(refuse)
    with capture_logs() as told:
        await _told(engine, trying)
    assert not told
