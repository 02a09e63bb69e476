"""Load generator: many simulated players at many tables, who pause before each press at little CPU cost."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from sandbox.club.evening import Evening
from sandbox.club.players import TIMEOUT, Player, questions
from sandbox.discord import Cannot, Config, FakeDiscord, Human, Reply, View
from sandbox.discord.config import Seen
from sandbox.discord.world import Channel, Member

T = TypeVar("T")

TABLES_IN_GUILD = 10
"""The bot's quota: tables that may be opened on one server within ten minutes."""
TABLES_AT_ONCE = 10
"""Tables at which people take their seats at the same time.

Each takes some 25 requests of the bot until it plays, of 50 a second that Discord allows in all.
"""
ON_SCREEN = 12
"""Number of recent messages that a player reads in a channel."""
GLANCE = 2.0
"""Seconds between two looks at the screen of players who keep to a rate, on average."""


@dataclass(frozen=True)
class Title:
    """A title to play: its key for `/game new`, and the possible numbers of players."""

    key: str
    seats: tuple[int, ...]
    deliberation: float
    """Factor on the time to think: a secret plan has few presses and takes long."""


@dataclass(frozen=True)
class LoggedRequest:
    """A request of the bot; `at` is its arrival at Discord (Unix seconds)."""

    at: float
    operation: str
    path: str

    @property
    def counts(self) -> bool:
        """Whether it counts towards Discord's global limit: answers to presses, and their edits, do not."""
        return not self.path.startswith(("/interactions/", "/webhooks/"))


class _RequestLog(list[Seen]):
    """Keeps only those parts of each request that the delays are computed from."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[LoggedRequest] = []

    def append(self, seen: Seen) -> None:
        self.requests.append(LoggedRequest(seen.at, seen.op or "", seen.path))


class LeanDiscord(FakeDiscord):
    """The loopback Discord, without keeping pictures and whole requests, which would grow without limit."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.log = self._request_log = _RequestLog()

    @property
    def requests(self) -> list[LoggedRequest]:
        """All requests so far."""
        return self._request_log.requests

    async def wait_for(self, probe: Callable[[], T | None], seconds: float = TIMEOUT) -> T:
        """Wait at least TIMEOUT: a late response is measured, not a failure."""
        return await super().wait_for(probe, max(seconds, TIMEOUT))

    def store_file(self, channel_id: int, name: str, data: bytes) -> tuple[int, str]:
        return super().store_file(channel_id, name, b"")


class Metronome:
    """Lets the players of all tables press `rate` times a second, in the order in which they come.

    As long as fewer of the `tables` are open, they press in proportion: those that still sit down would
    otherwise wait for a bot that others keep busier than it will ever be again.
    """

    def __init__(self, rate: float, tables: int) -> None:
        self._seconds_of_one = tables / rate
        self._tables = 0
        self._next = 0.0

    def join(self) -> None:
        """Another table is open."""
        self._tables += 1

    async def wait(self) -> None:
        """Wait for the next free moment."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next + self._seconds_of_one / self._tables, now)
        await asyncio.sleep(self._next - now)


class PausingPlayer(Player):
    """A player who reads the screen after a pause, `think` seconds on average, and pauses before each press.

    With a metronome, the presses of all players keep to it instead, and the screen is read all the time.
    """

    def __init__(
        self, human: Human, channel: Channel, rng: Random, think: float, metronome: Metronome | None = None
    ) -> None:
        super().__init__(human, channel, rng)
        self.think = think
        self._metronome = metronome

    async def play(self, over: Callable[[], Any]) -> None:
        """Read the screen after each pause, and do what is asked, until the match is over."""
        while not over():
            pause = GLANCE if self._metronome else self.think
            await asyncio.sleep(pause * self.rng.uniform(0.4, 1.6))
            if task := self._task():
                await task()

    def _task(self) -> Callable[[], Any] | None:
        places = (self.human.dm, self.channel)
        seen = (
            View(one, self.human)
            for place in places
            for one in reversed(self.human.visible(place)[-ON_SCREEN:])
        )
        return next(filter(None, map(self._unread_action, seen)), None)

    async def _answer(self, question: str, act: Callable[[View], Any], view: View) -> None:
        try:
            await super()._answer(question, act, view)
        except Cannot:
            self._answered.discard(question)  # it changed during the pause: read the screen again

    async def _act_and_wait(self, view: View, act: Callable[[], Awaitable[Reply]]) -> None:
        await self._pause()
        await super()._act_and_wait(view, act)

    async def _choose_any(self, view: View) -> None:
        if self._metronome:  # else there was a pause just now
            await self._pause()
            if not questions(view):
                raise Cannot("it was settled during the pause")
        await super()._choose_any(view)

    async def _pause(self) -> None:
        if self._metronome:
            await self._metronome.wait()
        else:
            await asyncio.sleep(self.think * self.rng.uniform(0.4, 1.6))


class Crowd:
    """Tables at which `titles` are played in rotation, on as many servers as needed."""

    def __init__(
        self,
        service: FakeDiscord,
        titles: Sequence[Title],
        think: float,
        rng: Random,
        metronome: Metronome | None = None,
        computer: str | None = None,
    ) -> None:
        """`computer` is the level of a computer player who has the last seat at each table."""
        self._metronome = metronome
        self._computer = computer
        self.service = service
        self.titles = titles
        self.think = think
        self.rng = rng
        self.evenings: list[Evening] = []
        self.gave_up: list[str] = []
        """Errors of players who stopped before the end."""
        self._playing: set[asyncio.Task[None]] = set()

    async def gather(self, tables: int) -> None:
        """Open more tables and start their players. Returns when somebody is asked at each of them."""
        doors = asyncio.Semaphore(TABLES_AT_ONCE)

        async def sit_down(evening: Evening, title: Title) -> None:
            async with doors:
                await evening.gather(title=title.key, computer=self._computer)
                while not _is_asked(evening):  # noqa: ASYNC110 - the screen is read as often as people do
                    await asyncio.sleep(GLANCE)
            self._begin(evening, self.think * title.deliberation)

        first = len(self.evenings)
        async with asyncio.TaskGroup() as arriving:
            for number in range(first, first + tables):
                title = self.titles[number % len(self.titles)]
                arriving.create_task(sit_down(await self._table(number, title), title))

    async def leave(self) -> None:
        """Stop all players at once."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _table(self, number: int, title: Title) -> Evening:
        seats = self.rng.choice(title.seats) - (self._computer is not None)
        people = [Human(self.service, f"P{number}-{seat}") for seat in range(seats)]
        users = [person.user for person in people]
        if number % TABLES_IN_GUILD == 0:
            self._guild = await self.service.add_guild(f"Club {number // TABLES_IN_GUILD}")
        self._guild.members |= {user.id: Member(user) for user in users}
        table = await self.service.add_channel(self._guild, f"table-{number}")
        evening = Evening(self.service, table, people, self.rng)
        self.evenings.append(evening)
        return evening

    def _begin(self, evening: Evening, think: float) -> None:
        if self._metronome:
            self._metronome.join()
        for person in evening.people:
            rng = Random(self.rng.random())
            player = PausingPlayer(person, evening.place, rng, think, self._metronome)
            task = asyncio.create_task(self._play(player, evening))
            self._playing.add(task)
            task.add_done_callback(self._playing.discard)

    async def _play(self, player: PausingPlayer, evening: Evening) -> None:
        with suppress(asyncio.CancelledError):
            try:
                await player.play(lambda: _is_over(evening))
            except Exception as error:
                self.gave_up.append(f"{player.human.name}: {error!r}")


def _is_asked(evening: Evening) -> bool:
    """Whether somebody sees a question: what the bot has to tell first is told."""
    asked = (
        questions(View(one, person), route)
        for person in evening.people
        for place, route in ((person.dm, "panel"), (evening.place, "ask"))
        for one in person.visible(place)[-ON_SCREEN:]
    )
    return any(asked)


def _is_over(evening: Evening) -> bool:
    """Whether one of the last messages holds the record of the match."""
    last = list(evening.place.messages.values())[-3:]
    return any(file["filename"].endswith(".json") for message in last for file in message.attachments)
