"""Cost of a press: people press one after the other, and each waits until the bot has nothing left to do."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter
from random import Random
from statistics import median, quantiles
from typing import Any, TypeVar

from sandbox.bench.crowd import LeanDiscord, Title
from sandbox.bench.probe import Probe, processor_seconds
from sandbox.club.evening import Evening
from sandbox.club.players import Player
from sandbox.discord import Cannot, Human, Reply, View
from sandbox.discord.world import Member

T = TypeVar("T")

PRESSES = 60
QUIET_SECONDS = 0.5
"""Seconds without a request of the bot and with its processes at rest. A press is finished after one such
window; a second one after it shows what the idle bot uses."""
_AT_REST = 0.03
"""Share of a core that the bot and the processes that draw use at most while they have nothing to do."""
IDLE_SECONDS, IDLE_WINDOWS = 2.0, 3
"""Seconds in which the statements of the idle bot are counted, and how often: the least of it is what an idle
bot sends, as its heartbeat on PostgreSQL, without the edits that waited until it was idle. As often it is
counted what reading the metrics costs: that is the least, too."""
_PAGE_SECONDS = 0.1
"""Seconds in which the bot has closed the connection over which its metrics were read."""


@dataclass(frozen=True)
class Cost:
    """What a press costs the bot's process.

    `statements` and `transactions` are without those of the idle bot. `processor`: seconds of the processor's
    time, without the processes that draw, and with what the idle bot uses in `seconds`, the time that the
    press took.
    """

    statements: float
    transactions: float
    processor: float
    seconds: float


@dataclass(frozen=True)
class Counts:
    """Statements and transactions, each by the second or in all."""

    statements: float = 0.0
    transactions: float = 0.0

    def since(self, earlier: "Counts") -> "Counts":
        """What was added to the earlier counts."""
        return Counts(self.statements - earlier.statements, self.transactions - earlier.transactions)

    def times(self, factor: float) -> "Counts":
        """So many times as much."""
        return Counts(factor * self.statements, factor * self.transactions)


@dataclass(frozen=True)
class Moment:
    """Seconds of the clock, of the processor for the bot alone and for all its processes; its requests."""

    clock: float
    processor: float
    all_processor: float
    requests: int


class Meter:
    """Measures the bot's process from a press until its last message stands."""

    def __init__(self, service: LeanDiscord, probe: Probe, process: int) -> None:
        self.costs: list[Cost] = []
        self._service = service
        self._probe = probe
        self._process = process
        self._page = Counts()
        """What reading the metrics costs."""
        self.idle_counts = Counts()
        """What the idle bot sends in a second."""
        self._idle_clock = self._idle_processor = 0.0
        """Sums over the windows in which the bot was idle."""

    @property
    def idle(self) -> float:
        """Seconds of the processor's time that the idle bot uses in a second: heartbeats and the like."""
        return self._idle_processor / self._idle_clock

    def processor(self) -> list[float]:
        """Returns the seconds of the processor's time that each press cost, without what an idle bot uses."""
        return [cost.processor - self.idle * cost.seconds for cost in self.costs]

    async def calibrate(self) -> None:
        """Measure what reading the metrics costs, and what the idle bot sends."""
        await self._finish()
        counts = [await self._counts() for _ in range(1 + IDLE_WINDOWS)]
        pages = [second.since(first) for first, second in pairwise(counts)]
        self._page = min(pages, key=attrgetter("statements"))
        self.idle_counts = min(
            [await self._idle_window() for _ in range(IDLE_WINDOWS)], key=attrgetter("statements")
        )

    async def _idle_window(self) -> Counts:
        before, began = await self._counts(), time.monotonic()
        await asyncio.sleep(IDLE_SECONDS)
        sent = (await self._counts()).since(before).since(self._page)
        return sent.times(1 / (time.monotonic() - began))

    async def measure(self, press: Callable[[], Awaitable[T]]) -> T:
        """Carry out the press, wait until it is finished, and keep what it cost."""
        before, counted = await self._counts(), time.monotonic()
        await asyncio.sleep(_PAGE_SECONDS)
        began = self._now()
        result = await press()
        finished = await self._finish()
        sent = (await self._counts()).since(before).since(self._page)
        sent = sent.since(self.idle_counts.times(time.monotonic() - counted))
        seconds = finished.clock - began.clock
        processor = finished.processor - began.processor
        self.costs.append(Cost(sent.statements, sent.transactions, processor, seconds))
        return result

    async def _counts(self) -> Counts:
        read = await self._probe.read()
        return Counts(read.statements, read.transactions)

    async def _finish(self) -> Moment:
        """Wait for two windows in which nothing happens; returns the moment between them."""
        first = second = self._now()
        resting = False
        while True:
            await asyncio.sleep(QUIET_SECONDS)
            first, second = second, self._now()
            rested, resting = resting, self._at_rest(first, second)
            if rested and resting:
                self._idle_clock += second.clock - first.clock
                self._idle_processor += second.processor - first.processor
                return first

    def _at_rest(self, first: Moment, second: Moment) -> bool:
        used = second.all_processor - first.all_processor
        return first.requests == second.requests and used < _AT_REST * (second.clock - first.clock)

    def _now(self) -> Moment:
        own = processor_seconds(self._process)
        everything = processor_seconds(self._process, children=True)
        return Moment(time.monotonic(), own, everything, len(self._service.requests))


class MeasuredHuman(Human):
    """A person whose presses are measured as soon as there is a meter."""

    meter: Meter | None = None

    async def click(self, view: View, key: str) -> Reply:
        press = super().click
        return await self._measured(lambda: press(view, key))

    async def choose(self, view: View, key: str, *values: Any) -> Reply:
        press = super().choose
        return await self._measured(lambda: press(view, key, *values))

    async def submit(self, reply: Reply, **values: Any) -> Reply:
        press = super().submit
        return await self._measured(lambda: press(reply, **values))

    async def _measured(self, press: Callable[[], Awaitable[Reply]]) -> Reply:
        return await (self.meter.measure(press) if self.meter else press())


class PatientPlayer(Player):
    """A player who acts when it is their turn to press."""

    async def act(self) -> None:
        """Do what is asked on the screen, if anything is."""
        if task := self._task():
            try:
                await task()
            except Cannot:
                self._answered.clear()  # another press has changed what was asked


async def measure_presses(
    service: LeanDiscord, meter: Meter, titles: Sequence[Title], rng: Random
) -> dict[str, Any]:
    """Play a match of each title in turn until PRESSES are measured. Returns medians and quartiles."""
    players = [player for title in titles for player in await _seat(service, meter, title, rng)]
    await meter.calibrate()
    while len(meter.costs) < PRESSES:
        for player in players:
            await player.act()
    return _figures(meter)


async def _seat(service: LeanDiscord, meter: Meter, title: Title, rng: Random) -> list[PatientPlayer]:
    people = [MeasuredHuman(service, f"{title.key}-{seat}") for seat in range(rng.choice(title.seats))]
    guild = await service.add_guild(f"Measured {title.key}")
    guild.members |= {person.id: Member(person.user) for person in people}
    evening = Evening(service, await service.add_channel(guild, "table"), people, rng)
    await evening.gather(title=title.key)
    for person in people:
        person.meter = meter
    return [PatientPlayer(person, evening.place, Random(rng.random())) for person in people]


def _figures(meter: Meter) -> dict[str, Any]:
    statements = [cost.statements for cost in meter.costs]
    processor = [1000 * seconds for seconds in meter.processor()]
    return {
        "statements_per_press": median(statements),
        "statements_quartiles": quantiles(statements, n=4),
        "transactions_per_press": median(cost.transactions for cost in meter.costs),
        "cpu_ms_per_press": median(processor),
        "cpu_ms_quartiles": quantiles(processor, n=4),
        "idle_cpu_ms_per_second": 1000 * meter.idle,
        "idle_statements_per_second": meter.idle_counts.statements,
    }
