"""The fault schedule of a simulated month: what goes wrong, and when, drawn from the seed before it begins.

A schedule is plain data, so that a failing one can be shrunk by leaving faults out.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from sandbox.discord import FakeDiscord
from sandbox.discord.config import Fault as HttpFault
from sandbox.simulation.invariants import Database
from sandbox.simulation.machine import Machine
from sandbox.simulation.process import KillPoint, Process

DAY, HOUR = 86_400.0, 3600.0
CALM = 8 * HOUR, 12 * HOUR
"""From when to when nothing goes wrong on each day; at the end of it the invariants are checked."""
A_DAY = 10
"""Faults on each day, on average."""
PLAYING = r"^(create|update|delete)_message|interaction_response|webhook|create_dm|thread"
"""The requests that fail: those of a match, not those of the bot's start-up."""
MAX_OVERDUE = 600.0
"""Seconds after which a process is killed that has not reached its kill point."""


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong at a moment, in seconds since the beginning; `how` depends on the kind."""

    at: float
    kind: str
    how: dict[str, Any] = field(default_factory=dict)


def draw_schedule(luck: Random, days: float, a_day: float = A_DAY) -> list[Fault]:
    """Returns the faults of a month, in order."""
    faults: list[Fault] = []
    at = 0.3 * HOUR
    while True:
        at += luck.expovariate(a_day / DAY)
        if CALM[0] - 3 * HOUR <= at % DAY < CALM[1]:
            at += CALM[1] - at % DAY
        if at >= days * DAY:
            return faults
        kind = luck.choice(list(_DRAWN))
        faults.append(Fault(at, kind, _DRAWN[kind](luck)))


def _draw_kill(luck: Random) -> dict[str, Any]:
    boundary = luck.choice(("step", "commit", "commit", "now"))
    return {
        "boundary": boundary,
        "nth": luck.randint(1, {"step": 600, "commit": 25, "now": 1}[boundary]),
        "before": luck.random() < 0.5,
        "down": luck.choice((2.0, 10.0, 400.0, 2 * HOUR)),
        "forgets": luck.random() < 0.7,
    }


def _draw_gateway(luck: Random) -> dict[str, Any]:
    how = luck.choice(({}, {"code": 4000}, {"op": 7}, {"op": 9, "d": True}, {"op": 9, "d": False}))
    return {"drop": how, "forgets": luck.random() < 0.3, "down": luck.choice((0.0, 0.0, 60.0, 900.0))}


def _draw_failure(luck: Random) -> dict[str, Any]:
    return {
        "status": luck.choice((500, 502, 503, 504)),
        "times": luck.randint(1, 8),
        "after": luck.random() < 0.5,
        "drop": luck.random() < 0.4,
        "delay": luck.choice((0.0, 0.0, 1.0, 20.0)),
        "seconds": luck.choice((60.0, 600.0, 1800.0)),
    }


_DRAWN: dict[str, Callable[[Random], dict[str, Any]]] = {
    "kill": _draw_kill,
    "gateway": _draw_gateway,
    "failure": _draw_failure,
    "doubled": lambda luck: {"seconds": luck.uniform(600, 7200)},
    "slow-network": lambda luck: {"lag": luck.uniform(0.1, 4), "seconds": luck.uniform(60, 1800)},
    "slow-disk": lambda luck: {"factor": luck.choice((20, 100)), "seconds": luck.uniform(60, 1800)},
    "full-disk": lambda luck: {"seconds": luck.choice((30.0, 600.0, 3600.0))},
    "locked": lambda luck: {"seconds": luck.choice((2.0, 8.0, 30.0))},
    "limit": lambda luck: {
        "bucket": luck.choice(("message", "edit", "delete", "old edits")),
        "seconds": luck.uniform(2, 900),
    },
    "archive": lambda luck: {"share": luck.random()},
    "delete": lambda luck: {"pick": luck.random()},
    "closed": lambda luck: {"pick": luck.random()},
}
KINDS = frozenset(_DRAWN)
"""All kinds of faults."""


class FaultInjector:
    """Lets a schedule happen."""

    def __init__(self, service: FakeDiscord, machine: Machine, database: Path, luck: Random) -> None:
        self.service = service
        self.disk = machine.disk
        self.network = machine.loop.network
        self.database = database
        self.luck = luck
        self.process: Process | None = None
        """The life that is under way."""
        self.down = 2.0
        """Seconds until the next life begins."""
        self.deleted: set[int] = set()
        """Messages that a moderator has deleted."""
        self.told_again: set[tuple[str, str]] = set()
        """Matches and keys of what stood in them: it is posted anew if it changes, after what came later."""
        self.closed: set[int] = set()
        """People whose direct messages were closed at some time."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._kinds: dict[str, Callable[[dict[str, Any]], Coroutine[Any, Any, None]]] = {
            "kill": self._kill,
            "gateway": self._gateway,
            "failure": self._failure,
            "doubled": self._doubled,
            "slow-network": self._slow_network,
            "slow-disk": self._slow_disk,
            "full-disk": self._full_disk,
            "locked": self._locked,
            "limit": self._limit,
            "archive": self._archive,
            "delete": self._delete,
            "closed": self._close_messages,
        }

    async def run(self, schedule: Sequence[Fault]) -> None:
        """Let all of it happen in time."""
        loop = asyncio.get_running_loop()
        for fault in schedule:
            await asyncio.sleep(max(fault.at - loop.time(), 0))
            task = asyncio.create_task(self._kinds[fault.kind](fault.how))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _kill(self, how: dict[str, Any]) -> None:
        process = self.process
        if process is None or not process.alive:
            return
        self.down = how["down"]
        if how["boundary"] != "now":
            process.arm(KillPoint(how["boundary"], how["nth"], how["before"]))
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_OVERDUE):
                    await asyncio.shield(process.died)
        process.kill()
        if how["forgets"]:
            self.service.gateway.sessions.clear()

    async def _gateway(self, how: dict[str, Any]) -> None:
        if how["forgets"]:
            self.service.gateway.sessions.clear()
        self.service.gateway.is_down = bool(how["down"])
        drop = how["drop"]
        await self.service.gateway.drop(drop.get("code"), drop.get("op"), drop.get("d"))
        await asyncio.sleep(how["down"])
        self.service.gateway.is_down = False

    async def _failure(self, how: dict[str, Any]) -> None:
        fault = HttpFault(
            PLAYING, how["status"], how["times"], after=how["after"], drop=how["drop"], delay=how["delay"]
        )
        self.service.faults.append(fault)
        await asyncio.sleep(how["seconds"])
        self.service.faults.remove(fault)

    async def _doubled(self, how: dict[str, Any]) -> None:
        """What people press reaches the bot twice."""
        self.service.gateway.doubles = True
        await asyncio.sleep(how["seconds"])
        self.service.gateway.doubles = False

    async def _slow_network(self, how: dict[str, Any]) -> None:
        """Requests and events of the gateway take long, some of them longer than Discord waits."""
        self.network.lag = how["lag"]
        await asyncio.sleep(how["seconds"])
        self.network.lag = 0.0

    async def _slow_disk(self, how: dict[str, Any]) -> None:
        self.disk.slowness = how["factor"]
        await asyncio.sleep(how["seconds"])
        self.disk.slowness = 1.0

    async def _full_disk(self, how: dict[str, Any]) -> None:
        self.disk.is_full = True
        await asyncio.sleep(how["seconds"])
        self.disk.is_full = False

    async def _locked(self, how: dict[str, Any]) -> None:
        """Another program writes to the database, and takes its time."""
        with suppress(sqlite3.OperationalError):
            connection = sqlite3.connect(self.database, timeout=0, isolation_level=None)
            try:
                connection.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(how["seconds"])
            finally:
                connection.close()

    async def _limit(self, how: dict[str, Any]) -> None:
        """Another client has exhausted a limit in every channel."""
        for channel in list(self.service.channels.values()):
            self.service.limiter.exhaust(how["bucket"], channel.id, how["seconds"])
        await asyncio.sleep(how["seconds"])

    async def _archive(self, how: dict[str, Any]) -> None:
        """Discord archives threads in which nobody has written for long."""
        for channel in self.service.channels.values():
            if channel.is_thread and self.luck.random() < how["share"]:
                channel.extra["archived"] = True

    async def _delete(self, how: dict[str, Any]) -> None:
        """A moderator deletes a message of the bot."""
        messages = [
            message
            for channel in self.service.channels.values()
            if channel.is_thread and not channel.extra.get("archived")
            for message in channel.messages.values()
            if message.author is self.service.bot
        ]
        if messages:
            message = messages[int(how["pick"] * len(messages))]
            self.deleted.add(message.id)
            keys = "SELECT match_id, key FROM messages WHERE audience = 'table' AND message_id = ?"
            self.told_again.update(tuple(row) for row in Database(self.database).rows(keys, message.id))
            await self.service.erase(message)

    async def _close_messages(self, how: dict[str, Any]) -> None:
        """Somebody closes their direct messages, or opens them again."""
        people = [user for user in self.service.users.values() if not user.bot]
        person = people[int(how["pick"] * len(people))]
        person.dms_open = not person.dms_open
        self.closed.add(person.id)
