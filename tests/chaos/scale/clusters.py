"""Matches on two Discord servers, each with its own bot process, and their results."""

import asyncio
import math
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from bot.cluster.leases import LEASE_TTL
from sandbox.club.tables import Table
from sandbox.discord import Config, FakeDiscord, Human
from sandbox.discord.world import Guild, Member, snowflake
from tests.chaos.bot_factory import BotFactory
from tests.chaos.invariants import Stalled, Wrong, check_death, check_end, check_record
from tests.chaos.scale.server import Server
from tests.chaos.snapshot import LogRow, Snapshot, snapshot

PROCESSES = 2
SEATS = {"spirit": 2, "honor": 3, "shogun": 3}
"""How many play a title: one person, the others are computers."""
MAX_MATCH = 1800.0
"""Seconds after which a match is believed never to end; many are played at a time."""
SHUTDOWN_GRACE_SECONDS = 60.0
"""Seconds in which all is to be said once all matches are over."""
GLANCE = 0.3
"""Seconds between two looks whether all is said."""
RESTART = 2.0
"""Seconds for which a database server that is restarted takes nobody in."""
FROZEN = LEASE_TTL + 3.0
"""Seconds for which a process stands still: its colleague takes it for dead, and then it goes on."""
AFTERMATH = 5.0
"""Seconds after that in which a bot may still end because it was not let in at its start."""


@dataclass(frozen=True)
class Plan:
    """`matches` of these titles in turn, `together` at a time; a kill `every` n seconds."""

    matches: int
    every: float
    together: int = 25
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
    blows: Counter[str] = field(default_factory=Counter)
    """What befell the database, or a process that did not die of it, by kind."""
    rows: int = 0
    messages: int = 0
    wrong: list[str] = field(default_factory=list)


class Crews:
    """Two servers, one for each of two processes, and people at tables in both.

    The first process draws its pictures itself, the second has a process beside it to do so.
    """

    def __init__(self, plan: Plan, home: Path, server: str, url: str) -> None:
        self.plan = plan
        self.findings = Findings()
        self._home = home
        self._url = url
        self._server = Server(server, url)
        self._luck = Random(plan.seed)
        self._factories: list[BotFactory] = []
        self._tables: list[Table] = []
        self._log: Sequence[LogRow] = ()
        self._excused_until = 0.0
        """Until when a process may end by itself, as nobody else does."""

    async def play(self) -> Findings:
        """Have all matches played while processes are killed and started again."""
        self._service = await FakeDiscord(Config.hurried()).start()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self._service.stop)
            for number in range(PROCESSES):
                bot_factory = BotFactory(
                    self._service,
                    self._home / str(number),
                    database_url=self._url,
                    shards=f"{number}/{PROCESSES}",
                    drawing_processes=str(number),
                    requests_per_second=str(self._service.config.global_limit),
                )
                self._factories.append(await stack.enter_async_context(bot_factory))
            try:
                await self._run()
                await self._examine()
            except* (Wrong, RuntimeError, TimeoutError) as errors:
                self.findings.wrong += [f"{type(one).__name__}: {one}" for one in _single(errors)]
        return self.findings

    async def _run(self) -> None:
        async with asyncio.TaskGroup() as group:
            restarters = [
                group.create_task(self._keep_running(bot_factory)) for bot_factory in self._factories
            ]
            fate = group.create_task(self._strike_again_and_again())
            await self._matches()
            fate.cancel()
            await asyncio.wait([fate])
            await self._last_words()
            for restarter in restarters:
                restarter.cancel()
        for bot_factory in self._factories:
            await bot_factory.end()

    # People -----------------------------------------------------------------------------------------------

    async def _matches(self) -> None:
        servers = [await self._guild(shard) for shard in range(PROCESSES)]
        places = asyncio.Semaphore(self.plan.together)
        async with asyncio.TaskGroup() as group:
            for number in range(self.plan.matches):
                group.create_task(self._match(number, servers[number % PROCESSES], places))

    async def _guild(self, shard: int) -> Guild:
        """A server that belongs to this shard."""
        fresh = snowflake()
        missing = (shard - (fresh >> 22)) % PROCESSES
        return await self._service.add_guild(f"Club {shard}", id=fresh + (missing << 22))

    async def _match(self, number: int, guild: Guild, places: asyncio.Semaphore) -> None:
        title = self.plan.titles[number % len(self.plan.titles)]
        person = Human(self._service, f"Player {number}")
        guild.members[person.id] = Member(person.user)
        async with places:
            channel = await self._service.add_channel(guild, f"table-{number}")
            options = {"title": title, "seats": SEATS[title], "verbosity": "steps"}
            table = Table(self._service, channel, [person], options, True, Random(self._luck.random()))
            self._tables.append(table)
            try:
                async with asyncio.timeout(MAX_MATCH):
                    await table.live()
            except TimeoutError:
                raise Stalled(table) from None

    # Processes and their database -------------------------------------------------------------------------

    async def _keep_running(self, bot_factory: BotFactory) -> None:
        """Start it again whenever it has ended, as Docker does."""
        while True:
            await bot_factory.start()
            status = await bot_factory.dead()
            if status != signal.SIGKILL and time.monotonic() > self._excused_until:
                raise Wrong(f"a bot ended by itself, with status {status}")

    async def _strike_again_and_again(self) -> None:
        """By the clock, one process after the other dies as in a power cut; every other time there is
        another blow half-way to the next death: to the database, or the one that died last is frozen."""
        began, every = time.monotonic(), self.plan.every
        for number in count() if self.plan.kills is None else range(self.plan.kills):
            await _until(began + (number + 1) * every)
            await self._kill(number % PROCESSES)
            if number % 2:
                await _until(began + (number + 1.5) * every)
                await self._strike(number)

    async def _kill(self, number: int) -> None:
        self._factories[number].kill()
        await self._factories[number].dead()
        self.findings.kills[number] += 1
        await self._inspect()

    async def _strike(self, number: int) -> None:
        kind = self._luck.choice(("cut", "restart", "freeze"))
        self.findings.blows[kind] += 1
        if kind == "freeze":
            return await self._freeze(number % PROCESSES)
        self._excused_until = math.inf
        if kind == "cut":
            await self._server.cut()
        else:
            await self._server.restart(RESTART)
        self._excused_until = time.monotonic() + AFTERMATH
        return None

    async def _freeze(self, number: int) -> None:
        self._factories[number].freeze()
        try:
            await asyncio.sleep(FROZEN)
        finally:
            self._factories[number].thaw()

    # What is left -----------------------------------------------------------------------------------------

    async def _inspect(self) -> Snapshot:
        """The other process goes on: what it swears later need not be among what is read now."""
        sworn = set[str]().union(*(bot_factory.sworn() for bot_factory in self._factories))
        left = await snapshot(self._url)
        check_death(self._log, left.log, sworn)
        self._log = left.log
        return left

    async def _last_words(self) -> None:
        async with asyncio.timeout(SHUTDOWN_GRACE_SECONDS):
            while (await snapshot(self._url)).unsaid:  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(GLANCE)

    async def _examine(self) -> None:
        """All matches are complete, and each message was delivered once."""
        left = await self._inspect()
        self.findings.rows, self.findings.messages = len(left.log), len(left.said)
        for table in self._tables:
            address = table.record()
            assert address is not None, "a table is left when the match is over"
            check_record(await table.people[0].download(address), table, left)
            self.findings.ended += 1
        check_end(self._service, self._tables, left)


def _single(errors: BaseExceptionGroup[Exception]) -> Iterator[Exception]:
    """What went wrong, out of all groups of groups."""
    for error in errors.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from _single(error)
        else:
            yield error


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.monotonic()))
