"""Matches on two of Discord's servers, each looked after by a bot process of its own, and how they went."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.sandbox import Config, FakeDiscord, Human
from bot.sandbox.process import BotProcess
from bot.sandbox.world import Guild, Member, snowflake
from rules.core.record import load, verify
from tests.torture.people import Table

PROCESSES = 2
SEATS = {"spirit": 2, "honor": 3, "shogun": 3}
"""How many play a title: one person, the others are computers."""


@dataclass(frozen=True)
class Plan:
    """So many matches of these titles in turn, `together` at a time; `every` so many seconds a kill."""

    matches: int
    every: float
    together: int = 8
    titles: tuple[str, ...] = ("spirit",)
    kills: int | None = None
    """At most so many; without it, until all matches have ended."""
    seed: int = 1


@dataclass
class Findings:
    """What is to be said at the end; `wrong` names whatever should not have happened."""

    ended: int = 0
    kills: Counter[int] = field(default_factory=Counter)
    """By process."""
    messages: int = 0
    wrong: list[str] = field(default_factory=list)


class Crews:
    """Two servers, one for each of two processes, and people at tables in both."""

    def __init__(self, plan: Plan, home: Path, url: str) -> None:
        self.plan = plan
        self.findings = Findings()
        self._home = home
        self._url = url
        self._luck = Random(plan.seed)
        self._processes: list[BotProcess] = []

    async def play(self) -> Findings:
        """Have all matches played while processes are killed and started again."""
        self._service = await FakeDiscord(Config.hurried()).start()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self._service.stop)
            for number in range(PROCESSES):
                process = BotProcess(
                    self._service,
                    self._home / str(number),
                    database_url=self._url,
                    shards=f"{number}/{PROCESSES}",
                )
                self._processes.append(process)
                stack.push_async_callback(process.stop)
                await process.start()
            await self._play()
        self.findings.wrong += self._service.violations + self._service.fake_errors
        return self.findings

    async def _play(self) -> None:
        servers = [await self._server(shard) for shard in range(PROCESSES)]
        reaper = asyncio.create_task(self._kill_again_and_again())
        places = asyncio.Semaphore(self.plan.together)
        try:
            async with asyncio.TaskGroup() as group:
                for number in range(self.plan.matches):
                    group.create_task(self._match(number, servers[number % PROCESSES], places))
        finally:
            reaper.cancel()
            await asyncio.gather(reaper, return_exceptions=True)

    async def _server(self, shard: int) -> Guild:
        """A server that belongs to this shard."""
        fresh = snowflake()
        missing = (shard - (fresh >> 22)) % PROCESSES
        return await self._service.add_guild(f"Club {shard}", id=fresh + (missing << 22))

    async def _match(self, number: int, server: Guild, places: asyncio.Semaphore) -> None:
        title = self.plan.titles[number % len(self.plan.titles)]
        person = Human(self._service, f"Player {number}")
        server.members[person.id] = Member(person.user)
        async with places:
            channel = await self._service.add_channel(server, f"table-{number}")
            options = {"title": title, "seats": SEATS[title], "verbosity": "round"}
            table = Table(self._service, channel, [person], options, True, Random(self._luck.random()))
            await table.live()
        await self._examine(number, table)

    async def _examine(self, number: int, table: Table) -> None:
        """The record has to verify, and each stage to be told once."""
        address, place = table.record(), table.place
        assert address is not None, "a table is left when the match is over"
        assert place is not None
        posts = table.people[0].read(place)
        outcome = verify(load(await table.people[0].download(address)))
        told = [view.text.splitlines()[0] for view in posts if view.images]
        self.findings.messages += len(posts)
        self.findings.ended += outcome is not None
        if outcome is None:
            self.findings.wrong.append(f"match {number} has no outcome")
        twice = [heading for heading, count in Counter(told).items() if count > 1]
        self.findings.wrong += [f"match {number} told twice: {heading}" for heading in twice]

    async def _kill_again_and_again(self) -> None:
        """One process after the other dies as in a power cut, and is started again like by Docker."""
        while self.plan.kills is None or self.findings.kills.total() < self.plan.kills:
            await asyncio.sleep(self.plan.every)
            number = self.findings.kills.total() % PROCESSES
            await self._processes[number].kill()
            self.findings.kills[number] += 1
            await self._processes[number].start()
