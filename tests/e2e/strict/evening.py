"""One match on a strict Discord: people of four languages, closed doors, and all that happens to threads."""

import asyncio
import resource
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

from sandbox.club.evening import Evening
from sandbox.club.players import play_all
from tests.e2e.rigs import Rig
from tests.e2e.strict.figures import Figures, Watch, fill_in
from tests.e2e.strict.players import ThinkingPlayer

LOCALES = "cs", "en-US", "fi", "ru", "cs", "en-GB", "fi"
NAMES = "Aiko", "Bruno", "Chen", "Dita", "Egor", "Fumi", "Gita"
DOORS = None, "dm-closed", "dm-quarantine", "dm-verification", "dm-too-fast", "dm-unreachable", None
"""How Discord refuses the bot's messages to each person; None: they arrive."""
OTHER_DOORS = "dm-too-fast", None, "dm-unreachable", "dm-closed", None, None, "dm-quarantine"
"""The same, later in the evening."""
TABLES: dict[str, dict[str, Any]] = {
    "shogun": {"seats": 5},
    "honor": {"seats": 3},
    "spirit": {"seats": 3},
}
"""How each title is played, so that a match takes less than ninety seconds of the processor."""
LATENCY_MS = 150.0, 250.0
SLOW_MODE = {"rate_limit_per_user": 10, "default_thread_rate_limit_per_user": 10}
NIGHT, HOUR = 20 * 3600.0, 3700.0
LOCKED_SECONDS = 120.0
FAULT_SECONDS = 45.0
"""Between two faults of the request for a member."""
REST = 9
"""Number of questions between two of the events at the table."""
TIMEOUT = 4 * 24 * 3600.0
"""Virtual seconds after which a match is given up."""


class StrictEvening:
    """A match of one title on one rig."""

    def __init__(self, rig: Rig, figures: Figures) -> None:
        self.rig = rig
        self.figures = figures
        self.luck = Random(figures.seed)
        self.playing = asyncio.Event()

    async def open(self) -> Any:
        """Start the loopback Discord with every rule on. Returns it."""
        limits = {} if self.figures.old_edits else {"old_edits": None}
        config = self.rig.module.Config(select_rechoice=True, latency_ms=LATENCY_MS, **limits)
        self.service = await self.rig.service(config).start()
        return self.service

    async def run(self, watch: Watch) -> None:
        """Play the match, and compute its figures. The bot must be connected."""
        self.watch = watch
        began = self.service.now()
        trouble = asyncio.create_task(self._break_member_requests())
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._play()
            self.figures.finished = True
        except TimeoutError:
            self.figures.course.append("given up")
        trouble.cancel()
        self.figures.minutes = round((self.service.now() - began) / 60, 1)
        used = resource.getrusage(resource.RUSAGE_SELF)
        self.figures.processor = round(used.ru_utime + used.ru_stime, 1)
        fill_in(self.figures, self.service, watch)

    async def _play(self) -> None:
        people = [
            self.rig.human(self.service, name, locale=locale, dm_refusal=door)
            for name, locale, door in zip(NAMES, LOCALES, DOORS, strict=True)
        ][: TABLES[self.figures.title]["seats"]]
        club = await self.service.add_guild("Club", *(person.user for person in people))
        table = await self.service.add_channel(club, "table", extra=dict(SLOW_MODE))
        self.evening = Evening(self.service, table, people, self.luck)
        options = {name: value for name, value in TABLES[self.figures.title].items() if name != "seats"}
        await self.evening.gather(title=self.figures.title, pace="daily", verbosity="steps", **options)
        self.playing.set()
        impossible = self.rig.module.Cannot
        players = [
            ThinkingPlayer(person, self.evening.place, Random(self.luck.random()), self.playing, impossible)
            for person in people
        ]
        events = asyncio.create_task(self._disturb())
        await play_all(list(players), self.evening.over)
        events.cancel()

    # What happens at the table ----------------------------------------------------------------------------

    async def _disturb(self) -> None:
        """Every few questions something happens; afterwards the match goes on."""
        events: Sequence[tuple[str, Callable[[], Awaitable[None]]]] = (
            ("archived", self._archive),
            ("a night later", lambda: self._pause(NIGHT)),
            ("other doors closed", self._change_doors),
            ("locked", self._lock),
            ("an hour later, archived", self._sleep_in_archive),
        )
        for number, (name, event) in enumerate(events, 1):
            await self.service.wait_for(lambda: len(self.watch.questions) >= REST * number, TIMEOUT)  # noqa: B023
            await event()
            self.figures.course.append(name)

    async def _archive(self) -> None:
        await self.service.archive(self.evening.place)

    async def _pause(self, seconds: float) -> None:
        """Nobody presses anything; the messages grow old, and the bot reminds."""
        self.playing.clear()
        await asyncio.sleep(seconds)
        self.playing.set()

    async def _change_doors(self) -> None:
        """Everybody refuses in another way; together with the first ways these are all."""
        for person, door in zip(self.evening.people, OTHER_DOORS, strict=False):
            person.user.dm_refusal = door

    async def _lock(self) -> None:
        """A moderator locks the thread, and after a while unlocks it."""
        thread, begin = self.evening.place, self.service.now()
        await self.service.archive(thread, locked=True)
        await asyncio.sleep(LOCKED_SECONDS)
        thread.extra["locked"] = False
        self.watch.hindered.append((begin, self.service.now() + RECOVERY))

    async def _sleep_in_archive(self) -> None:
        await self._archive()
        await self._pause(HOUR)

    async def _break_member_requests(self) -> None:
        """Let one of these requests fail now and then, and never two in a row."""
        fault = self.rig.module.Fault("get_guild_member", status=502)
        self.service.faults.append(fault)
        while True:
            await asyncio.sleep(FAULT_SECONDS)
            fault.hits = 0


RECOVERY = 600.0
"""Seconds after a lock in which the bot may still wait before it tries again."""
