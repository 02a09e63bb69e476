"""Cost of a press: people press one after the other, and each waits until the bot has nothing left to do."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import astuple, dataclass, replace
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
QUIET_SECONDS = 1.0
"""Seconds without a request of the bot and with its processes at rest, after which a press is finished."""
IDLE_SECONDS = 15.0
_AT_REST = 0.03
"""Share of a core that the bot and the processes that draw use at most while they have nothing to do."""


@dataclass(frozen=True)
class Cost:
    """What the bot's process has used; the processor's time in seconds, without the processes that draw."""

    statements: float
    transactions: float
    processor: float

    def minus(self, other: "Cost", times: float = 1.0) -> "Cost":
        """Returns the difference to n times another cost."""
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Cost(*(mine - times * theirs for mine, theirs in pairs))


class Meter:
    """Measures the bot's process from a press until its last message stands.

    What the process uses while nobody presses (heartbeats, the reading of its metrics) is subtracted.
    """

    def __init__(self, service: LeanDiscord, probe: Probe, process: int) -> None:
        self.costs: list[Cost] = []
        self._service = service
        self._probe = probe
        self._process = process
        self._idle = self._reading = Cost(0, 0, 0)
        """The cost of a second in which nobody presses, and that of reading the metrics."""

    async def calibrate(self) -> None:
        """Measure the process while nobody presses."""
        await self._until_finished()
        first, second = await self._begin(), await self._begin()
        self._reading = replace(second.minus(first), processor=0)
        await asyncio.sleep(IDLE_SECONDS)
        spent = (await self._end()).minus(second).minus(self._reading)
        self._idle = Cost(0, 0, 0).minus(spent, -1 / IDLE_SECONDS)

    async def measure(self, press: Callable[[], Awaitable[T]]) -> T:
        """Carry out the press, wait until it is finished, and keep what it cost."""
        before, began = await self._begin(), time.monotonic()
        result = await press()
        await self._until_finished()
        seconds = time.monotonic() - began
        spent = (await self._end()).minus(before).minus(self._reading)
        self.costs.append(spent.minus(self._idle, seconds))
        return result

    async def _until_finished(self) -> None:
        while True:
            requests, used = len(self._service.requests), processor_seconds(self._process, children=True)
            await asyncio.sleep(QUIET_SECONDS)
            spent = processor_seconds(self._process, children=True) - used
            if len(self._service.requests) == requests and spent < _AT_REST * QUIET_SECONDS:
                return

    async def _begin(self) -> Cost:
        reading = await self._probe.read()
        return Cost(reading.statements, reading.transactions, processor_seconds(self._process))

    async def _end(self) -> Cost:
        """Reading the metrics takes time of the processor, too: here it is read before them."""
        processor = processor_seconds(self._process)
        reading = await self._probe.read()
        return Cost(reading.statements, reading.transactions, processor)


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
    return _figures(meter.costs)


async def _seat(service: LeanDiscord, meter: Meter, title: Title, rng: Random) -> list[PatientPlayer]:
    people = [MeasuredHuman(service, f"{title.key}-{seat}") for seat in range(rng.choice(title.seats))]
    guild = await service.add_guild(f"Measured {title.key}")
    guild.members |= {person.id: Member(person.user) for person in people}
    evening = Evening(service, await service.add_channel(guild, "table"), people, rng)
    await evening.gather(title=title.key)
    for person in people:
        person.meter = meter
    return [PatientPlayer(person, evening.place, Random(rng.random())) for person in people]


def _figures(costs: Sequence[Cost]) -> dict[str, Any]:
    return {
        "statements_per_press": median(cost.statements for cost in costs),
        "statements_quartiles": quantiles((cost.statements for cost in costs), n=4),
        "transactions_per_press": median(cost.transactions for cost in costs),
        "cpu_ms_per_press": 1000 * median(cost.processor for cost in costs),
        "cpu_ms_quartiles": [1000 * one for one in quantiles((cost.processor for cost in costs), n=4)],
    }
