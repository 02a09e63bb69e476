"""One chaos run: a match whose bot is killed repeatedly; invariants are checked after each kill."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sandbox.club.tables import Table
from sandbox.discord import Config, FakeDiscord, Human
from tests.chaos.bot_factory import BotFactory
from tests.chaos.fault_schedule import FaultSchedule
from tests.chaos.faults import Mishaps
from tests.chaos.invariants import Stalled, Wrong, check_death, check_end, check_record
from tests.chaos.kill_point import NEVER, KillPoint
from tests.chaos.killer import Killer
from tests.chaos.snapshot import LogRow, Snapshot, copied, snapshot

PLENTY = 1000
"""Requests per second in each rate limit bucket: no time is spent on waiting."""
MAX_LIFE = 25.0
"""Timeout in seconds for a kill point that is not reached."""
CONNECTED, ALL_SAID = 0.02, 0.3
"""Polling intervals in seconds: is the bot connected, is the outbox empty."""
HARD_LIVES = 0.2
"""The fraction of lives with other faults, of each kind. The last life always has external faults."""
WORKSHOPS = 0.1
"""The fraction of lives that draw in a separate process, whose start takes longer than most lives."""
SLOW = 0.02
"""Seconds that a statement takes on a slow database, at most."""
UNDRAWN = 0.2
"""The fraction of the pictures that fail, in lives where they do."""
LONG_DEATHS = 0.15
"""The fraction of kills followed by an outage after which Discord has forgotten the nonces."""
OUTAGE = 301.0
"""Seconds."""
STALLED = 15.0
"""Seconds without any request after which a running bot counts as stalled."""
MAX_MATCH = 900.0
"""Seconds of the last life, which plays the match to its end."""
NAMES = ("Aiko", "Bruno", "Chen", "Dita")


@dataclass(frozen=True)
class Case:
    """A match: everything except the timing of processes follows from `seed`."""

    title: str
    seed: int
    kills: int
    """The maximum number of kills: the match may be over sooner."""
    blows: int = 12
    """The maximum number of other faults in a life, which continues afterwards."""

    @property
    def luck(self) -> Random:
        return Random(f"{self.title}/{self.seed}")


@dataclass
class Findings:
    """The result of a case. `deaths` by boundary, `blows` by kind; `wrong` is None on success."""

    title: str
    seed: int
    deaths: Counter[str] = field(default_factory=Counter)
    blows: Counter[str] = field(default_factory=Counter)
    lives: int = 0
    rows: int = 0
    messages: int = 0
    seconds: float = 0.0
    wrong: str | None = None

    @property
    def kills(self) -> int:
        return sum(self.deaths.values())


class ChaosRun:
    """Plays one case in `home`, where the database, the log and, after a failure, the record are left."""

    def __init__(self, case: Case, home: Path) -> None:
        self.case = case
        self.home = home.resolve()
        self.luck = case.luck
        self.found = Findings(case.title, case.seed)
        self._log: Sequence[LogRow] = ()

    async def run(self) -> Findings:
        """Play to the end through all kills. Never raises for a failure of the bot: `wrong` names it."""
        began = time.monotonic()
        config = Config.hurried(PLENTY)
        service = FakeDiscord(config)
        killer = Killer(service)
        service.rest = killer
        await service.start()
        try:
            async with BotFactory(service, self.home, log_level="info") as bot_factory:
                table = await self._seat(service)
                self._faults = FaultSchedule(service, bot_factory, Random(self.luck.random()))
                self.found.blows = self._faults.blows
                await self._live_and_die(bot_factory, killer, table)
                await self._live_on(bot_factory, killer, table)
                await self._examine(service, bot_factory, table)
        except (Wrong, TimeoutError, RuntimeError, ExceptionGroup) as error:
            self.found.wrong = f"{type(error).__name__}: {error}"
        finally:
            await service.stop()
        self.found.seconds = round(time.monotonic() - began, 1)
        return self.found

    async def _seat(self, service: FakeDiscord) -> Table:
        """Two to four people, one of whom may take no direct messages, and perhaps a computer."""
        least = 3 if self.case.title == "honor" else 2
        people = [Human(service, name) for name in NAMES[: self.luck.randint(least, 3)]]
        people[-1].user.dms_open = self.luck.random() < 0.7
        club = await service.add_guild("Club", *(person.user for person in people))
        seats = max(3, len(people) + self.luck.randint(0, 1))
        options = {"title": self.case.title, "seats": seats, "pace": self.luck.choice(("none", "daily"))}
        channel = await service.add_channel(club, "table")
        return Table(service, channel, people, options, seats > len(people), Random(self.case.seed))

    async def _live_and_die(self, bot_factory: BotFactory, killer: Killer, table: Table) -> None:
        while self.found.kills < self.case.kills and not table.over():
            kill_point = KillPoint.drawn(self.luck)
            killer.expect(kill_point, bot_factory.kill)
            await bot_factory.start(kill_point, self._mishaps(), drawing_processes=self._workshops())
            if await self._live(bot_factory, table, kill_point):
                self.found.deaths[kill_point.boundary] += 1
            await self._inspect(bot_factory)
            self._pass_time(table.service)

    def _pass_time(self, service: FakeDiscord) -> None:
        """Discord ends the sessions of a bot that does not come back, and in time forgets its nonces."""
        service.gateway.sessions.clear()
        if self.luck.random() < LONG_DEATHS:
            service.advance(OUTAGE)

    async def _live(self, bot_factory: BotFactory, table: Table, kill_point: KillPoint) -> bool:
        """One life of the bot. Returns whether the kill point was reached."""
        is_hard = self.luck.random() < HARD_LIVES
        living = asyncio.create_task(self._play(bot_factory, table, self._faults if is_hard else None))
        longest = kill_point.nth if kill_point.boundary == "time" else MAX_LIFE
        dying = asyncio.create_task(bot_factory.dead())
        await asyncio.wait({living, dying}, timeout=longest, return_when=asyncio.FIRST_COMPLETED)
        met = kill_point.boundary == "time" or not bot_factory.is_alive
        if not met and table.quiet_for() > STALLED and not table.over():
            raise Stalled(table)
        bot_factory.kill()
        status = await bot_factory.dead()
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        self.found.lives += 1
        if status != 9:
            raise Wrong(f"the bot ended by itself, with status {status}")
        return met

    async def _play(self, bot_factory: BotFactory, table: Table, faults: FaultSchedule | None = None) -> None:
        """People see when the bot comes online, and go on at once."""
        while bot_factory.is_alive and not table.service.gateway.sessions:  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(CONNECTED)
        async with faults.running(self.case.blows) if faults else nullcontext():
            await table.live()

    def _mishaps(self) -> Mishaps:
        """In some lives the database is slow, in some the pictures fail."""
        slow = SLOW if self.luck.random() < HARD_LIVES else 0.0
        undrawn = UNDRAWN if self.luck.random() < HARD_LIVES else 0.0
        return Mishaps(slow, undrawn, self.luck.randrange(1000))

    def _workshops(self) -> str:
        """The setting: how many processes draw."""
        return str(int(self.luck.random() < WORKSHOPS))

    async def _live_on(self, bot_factory: BotFactory, killer: Killer, table: Table) -> None:
        """The last life: the match continues to its end, and all messages are delivered."""
        killer.expect(NEVER, bot_factory.kill)
        await bot_factory.start(NEVER, self._mishaps(), drawing_processes=self._workshops())
        try:
            async with asyncio.timeout(MAX_MATCH):
                await self._play(bot_factory, table, self._faults)
        except TimeoutError:
            raise Stalled(table) from None
        async with asyncio.timeout(MAX_MATCH):
            while (await snapshot(bot_factory.url)).unsaid:  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(ALL_SAID)
        await bot_factory.end()

    async def _inspect(self, bot_factory: BotFactory) -> Snapshot:
        left = await snapshot(copied(bot_factory.database, self.home / "snapshot"))
        check_death(self._log, left.log, bot_factory.sworn())
        self._log = left.log
        return left

    async def _examine(self, service: FakeDiscord, bot_factory: BotFactory, table: Table) -> None:
        left = await self._inspect(bot_factory)
        self.found.rows = len(left.log)
        self.found.messages = len(left.said)
        address = table.record()
        if address is None:
            raise Wrong("there is no record")
        data = await table.people[0].download(address)
        (self.home / "record.json").write_bytes(data)
        check_record(data, table, left)
        check_end(service, [table], left)


async def chaos_run(case: Case, home: Path) -> Findings:
    """One case, in a folder of its own."""
    return await ChaosRun(case, home).run()
