"""A month in a seed: tables, people and faults around one bot, life after life, with invariants."""

import asyncio
import gc
import logging
import os
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sandbox.bench.crowd import LeanDiscord
from sandbox.club.process import environment
from sandbox.discord import Config
from sandbox.discord.config import Seen
from sandbox.simulation import invariants, randomness
from sandbox.simulation.club import Title, open_club
from sandbox.simulation.faults import CALM, DAY, HOUR, Fault, FaultInjector, draw_schedule
from sandbox.simulation.invariants import Database, Violation
from sandbox.simulation.machine import Machine
from sandbox.simulation.process import Process
from sandbox.simulation.standing import Components, Place, check_standing, final, standing

HEARTBEAT = 3600.0
"""Seconds between two heartbeats of the gateway; at Discord's 41 a month would be spent on little else."""
PATROL = 600.0
"""Seconds between two looks at the clocks while nothing goes wrong."""
COLLECTION = 5 * DAY
"""Virtual seconds between two collections of garbage: each looks at all objects of five days."""
LOOK_AGAIN = 60.0
"""Seconds after which a message that is out of date has been edited."""
RESTART = 20.0
"""Seconds after which a bot that has ended by itself is started again, as Docker does."""


class ErrorListener(logging.Handler):
    """Passes on each error that the bot logs."""

    def __init__(self, heard: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._heard(f"{record.name}: {record.msg!r} {error!r}"[:500])


@dataclass(frozen=True)
class Bot:
    """The program under test, as far as a simulation has to know it."""

    serve: Callable[[], Coroutine[Any, Any, None]]
    """One life: with the settings in the environment, until it is killed."""
    expected: tuple[type[BaseException], ...]
    """What may end a life at its start, while something goes wrong."""
    titles: Sequence[Title]
    damaged: Callable[[Path], Awaitable[Sequence[str]]]
    """The matches of a database that cannot be replayed."""
    composed: Callable[[Path, Collection[Place]], Awaitable[Mapping[Place, Sequence[Components]]]]
    """The forms that messages may have now, from a copy of the database."""


@dataclass(frozen=True)
class Finding:
    """Something that should not be; `day` as a fraction."""

    day: float
    what: str


@dataclass
class Result:
    """What a month was like."""

    findings: list[Finding] = field(default_factory=list)
    days: float = 0.0
    lives: int = 0
    matches: int = 0
    finished: int = 0
    rows: int = 0
    messages: int = 0
    presses: int = 0
    resigned: int = 0
    faults: int = 0
    trace: str = ""
    events: int = 0


class Found(Exception):
    """An invariant does not hold: the month ends here."""


class _NoLog(list[Seen]):
    """Forgets each request: the trace has them."""

    def append(self, seen: Seen) -> None:
        self[:] = [seen]


@dataclass(frozen=True)
class Plan:
    """What a simulation follows from. Of the tables that the seed gives, those of these numbers take part."""

    seed: str
    days: float
    tables: tuple[int, ...]
    schedule: tuple[Fault, ...]

    @classmethod
    def drawn(cls, seed: str, days: float, tables: int) -> "Plan":
        """Returns the whole month of a seed."""
        return cls(
            seed,
            days,
            tuple(range(tables)),
            tuple(draw_schedule(randomness.RealRandom(f"{seed}/faults"), days)),
        )


class Month:
    """One simulation. `run` it once."""

    def __init__(self, machine: Machine, bot: Bot, plan: Plan) -> None:
        self.machine = machine
        self.bot = bot
        self.days = plan.days
        self.plan = plan
        self.result = Result(faults=len(plan.schedule))
        self.errors: list[str] = []
        """What the bot has logged as an error, while nothing went wrong."""
        self._log: invariants.Log = {}
        self._settled: set[Place] = set()
        """The messages that were right when they were final."""
        self._stopped = False

    def run(self) -> Result:
        """Returns what was found. Everything is simulated on the machine's loop."""
        loop = self.machine.loop
        asyncio.set_event_loop(loop)
        logging.getLogger().handlers[:] = [ErrorListener(self.logged_error)]
        gc.disable()  # what it finds has an effect at times, and when it runs depends on more than the seed
        with tempfile.TemporaryDirectory(prefix="gyoji-dst-") as home:
            self._home = Path(home)
            self._file = self._home / "gyoji.sqlite3"
            os.chdir(home)
            randomness.install(self.plan.seed)  # from here on, whatever has drawn before
            loop.run_until_complete(self._run())
            os.chdir("/")
        self.result.trace = self.machine.trace.digest()
        self.result.events = self.machine.trace.events
        self.result.days = round(loop.time() / DAY, 2)
        return self.result

    async def _run(self) -> None:
        self.service = service = LeanDiscord(Config(heartbeat=HEARTBEAT))
        service.log = _NoLog()
        await service.start()
        settings = {"drawing_processes": "0", "ai_processes": "0"}
        url = f"sqlite+aiosqlite:///{self._file}"
        os.environ.update(environment(service, self._home, database_url=url, **settings))
        self.database = Database(self._file)
        self.injector = FaultInjector(service, self.machine, self._file, self.machine.luck("victims"))
        tables = max(self.plan.tables, default=0) + 1
        club = await open_club(service, tables, self.bot.titles, self.machine.luck("club"))
        playing = [club[number] for number in self.plan.tables]
        try:
            async with asyncio.TaskGroup() as group:
                work = [group.create_task(table.live()) for table in playing]
                work += [
                    group.create_task(self._live()),
                    group.create_task(self.injector.run(self.plan.schedule)),
                    group.create_task(self._watch()),
                    group.create_task(_collect()),
                ]
                group.create_task(self._end(work))
        except* Found:
            pass
        finally:
            self._stopped = True
        if self.injector.process:
            self.injector.process.kill()
        self._count()
        self.result.resigned = sum(table.resigned for table in playing)

    async def _end(self, work: Sequence[asyncio.Task[None]]) -> None:
        """Stop all when the month is over and the last check is done."""
        await asyncio.sleep(self.days * DAY - asyncio.get_running_loop().time())
        if damaged := await self.bot.damaged(self._copied()):
            self._fail(Violation("record does not verify", ", ".join(damaged)))
        for task in work:
            task.cancel()

    def _copied(self) -> Path:
        """Returns a copy of the database, which may be opened for writing."""
        copy = self._home / "copy.sqlite3"
        with sqlite3.connect(self._file) as source, sqlite3.connect(copy) as target:
            source.backup(target)
        return copy

    # The bot ----------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        """One life after another."""
        while True:
            self.injector.down = RESTART
            process = self.injector.process = Process(self.machine.loop)
            self.result.lives += 1
            main = process.start(self.bot.serve())
            await asyncio.wait([main, process.died], return_when=asyncio.FIRST_COMPLETED)
            if main.done():
                self._note_end(main)
                process.kill()
            self._check_death()
            await asyncio.sleep(self.injector.down)

    def _note_end(self, main: asyncio.Task[None]) -> None:
        """A life has ended by itself: it may, at its start, if something goes wrong at that time."""
        error = None if main.cancelled() else main.exception()
        if not isinstance(error, self.bot.expected) or self._calm():
            self._fail(Violation("the bot ended by itself", repr(error)))

    def _calm(self) -> bool:
        """Whether nothing has gone wrong for long."""
        hour = asyncio.get_running_loop().time() % DAY
        return CALM[0] <= hour < CALM[1]

    def logged_error(self, text: str) -> None:
        """The bot has logged an error."""
        if not self._stopped and self._calm():
            self.errors.append(text)

    # Checks -----------------------------------------------------------------------------------------------

    async def _watch(self) -> None:
        """Look at the clocks while nothing goes wrong, and at everything at the end of that time."""
        loop = asyncio.get_running_loop()
        for day in range(int(self.days) + 1):
            await asyncio.sleep(day * DAY + CALM[0] + HOUR - loop.time())
            while loop.time() % DAY < CALM[1] - 2 * PATROL:
                await asyncio.sleep(PATROL)
                self._require(invariants.check_clocks(self.database, self.service.now()))
            await self._settle()
            self._check_all()
            await self._check_standing()
            self._forget_presses()

    async def _settle(self) -> None:
        """Wait until the bot has nothing to say for a moment."""
        loop = asyncio.get_running_loop()
        # The database tells nobody when it changes.
        while invariants.outbox_size(self.database) and loop.time() % DAY < CALM[1] - 60:  # noqa: ASYNC110
            await asyncio.sleep(5)

    def _check_all(self) -> None:
        service, database, deleted = self.service, self.database, self.injector.deleted
        self._check_death()
        for text in self.errors:
            self._fail(Violation("logged error", text))
        for problem in (*service.violations, *service.fake_errors, *service.unimplemented):
            self._fail(Violation("Discord would refuse", problem))
        self._require(self._unanswered())
        self._require(invariants.check_outbox(database))
        self._require(invariants.check_progress(database))
        self._require(invariants.check_drafts(database))
        self._require(invariants.check_messages(service, database, deleted))
        self._require(invariants.check_stages(database, self.injector.told_again))
        self._require(invariants.check_rounds(database, invariants.plan_messages(service)))
        self._require(invariants.check_questions(service, database, self._closed()))

    async def _check_standing(self) -> None:
        """Nothing stands out of date; what is just being edited is looked at again."""
        if doubtful := await self._out_of_date():
            await asyncio.sleep(LOOK_AGAIN)
            again = await self._out_of_date()
            self._require(violation for place, violation in again.items() if place in doubtful)

    async def _out_of_date(self) -> dict[Place, Violation]:
        stands = standing(self.service, self.database, self._closed())
        over, places = final(self.database, stands), [place for place in stands if place not in self._settled]
        composed = await self.bot.composed(self._copied(), places)
        found = dict(check_standing(stands, composed))
        self._settled |= over - found.keys()
        return found

    def _closed(self) -> set[int]:
        return self.injector.closed | {user.id for user in self.service.users.values() if not user.dms_open}

    def _check_death(self) -> None:
        log = invariants.read_log(self.database) if self._file.exists() else {}
        self._require(invariants.check_log(self._log, log))
        self._require(invariants.check_doubles(self.service))
        self._log = log

    def _unanswered(self) -> Iterator[Violation]:
        """A press was not answered, or not completely, although nothing went wrong."""
        for interaction in self.service.interactions.values():
            hour = (interaction.created - self.service.now() + asyncio.get_running_loop().time()) % DAY
            if not CALM[0] + 60 <= hour < CALM[1] - 60:
                continue
            if not interaction.response or interaction.awaits_content:
                what = interaction.data.get("custom_id") or interaction.data
                answer = interaction.response.name
                yield Violation(
                    "press not answered", f"{interaction.user.name} at {hour / HOUR:.3f} h: {what} {answer}"
                )

    def _forget_presses(self) -> None:
        self.result.presses += len(self.service.interactions)
        self.service.interactions.clear()

    def _require(self, violations: Iterator[Violation]) -> None:
        for violation in violations:
            self._fail(violation)

    def _fail(self, violation: Violation) -> None:
        day = asyncio.get_running_loop().time() / DAY
        self.result.findings.append(Finding(round(day, 3), str(violation)))
        raise Found(str(violation))

    def _count(self) -> None:
        result = self.result
        result.rows = len(self._log)
        result.messages = sum(1 for _ in invariants.posted(self.service))
        result.presses += len(self.service.interactions)
        rows = self.database.rows("SELECT status, count(*) AS n FROM matches GROUP BY status")
        counts = {row["status"]: row["n"] for row in rows}
        result.matches, result.finished = sum(counts.values()), counts.get("over", 0)


async def _collect() -> None:
    while True:
        await asyncio.sleep(COLLECTION)
        gc.collect()
        gc.freeze()  # what lives on need not be looked at again
