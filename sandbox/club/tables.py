"""Simulated people who retry: a press without an effect is repeated, until the match is over."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from sandbox.club.computers import add_computer
from sandbox.club.players import Player, controls, stands
from sandbox.discord import Cannot, FakeDiscord, Human
from sandbox.discord.view import Reply, View
from sandbox.discord.vocabulary import Wire
from sandbox.discord.world import Channel

TIMEOUT = 2.0
"""Seconds after which somebody presses again what has had no effect."""
FREE = "free"
"""How an English lobby message calls an empty seat."""
GLANCE = 0.1
"""Seconds between two looks at a screen on which there is nothing to press."""
SEARCHING = ("master",)
"""Levels of computer players that think long."""
LONG = 6.0
"""Timeout of an action in seconds; afterwards the person looks at the screen again."""


class Stubborn(Player):
    """Answers a question again for as long as it stands there to be answered."""

    async def _answer(self, question: str, act: Callable[[View], Any], view: View) -> None:
        self._answered.add(question)
        with suppress(TimeoutError, Cannot):
            async with asyncio.timeout(LONG):
                await act(view)
        with suppress(TimeoutError):
            await self.human.service.wait_for(lambda: not stands(view, question), TIMEOUT)
        if stands(view, question):
            self._answered.discard(question)

    async def play(self, over: Callable[[], Any]) -> None:
        """Answer all prompts until `over()`. Without a timeout: the chaos run has one."""
        while not over():
            with suppress(TimeoutError):
                task = await self.human.service.wait_for(lambda: self._task() or over(), TIMEOUT)
                if callable(task) and not over():
                    await task()


@dataclass
class Table:
    """People around a text channel, who want to play one match in it."""

    service: FakeDiscord
    channel: Channel
    people: Sequence[Human]
    options: dict[str, Any]
    """Of `/game new`; its `seats` may be more than there are people, if `computers` take the others."""
    computers: bool
    luck: Random
    opened: int = 0
    """How often they have asked for a table: some may have been opened that they did not get to see."""

    async def live(self) -> None:
        """Open the table, sit down, start and play; to be called again in the bot's next life."""
        while not self.place:
            try:
                await self._gather()
            except (TimeoutError, Cannot):
                await asyncio.sleep(GLANCE)
        players = [Stubborn(person, self.place, Random(self.luck.random())) for person in self.people]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(self.over))

    @property
    def place(self) -> Channel | None:
        """The match's thread, once there is a message in it."""
        threads = [one for one in self.service.channels.values() if one.parent is self.channel]
        return next((thread for thread in threads if thread.messages), None)

    def quiet_for(self) -> float:
        """Seconds since the bot's last request."""
        return self.service.now() - self.service.log[-1].at if self.service.log else 0.0

    def screens(self) -> dict[str, list[View]]:
        """The last that each person sees, by name."""
        place = self.place or self.channel
        return {one.name: [*one.read(one.dm), *one.read(place)][-3:] for one in self.people}

    def over(self) -> bool:
        """Whether the last message stands, with the record of the match."""
        return self.record() is not None

    def record(self) -> str | None:
        """The address of the match's record, once it is posted."""
        files = [file for view in self._posts() for file in view.attachments]
        return next((str(file["url"]) for file in files if file["filename"].endswith(".json")), None)

    def _posts(self) -> list[View]:
        return self.people[0].read(self.place) if self.place else []

    async def _gather(self) -> None:
        """One step towards the start: what the screen shows tells which."""
        host, lobby = self.people[0], self._lobby()
        if lobby and not controls(lobby, "start"):
            await self.service.wait_for(lambda: self.place, TIMEOUT)
        elif lobby is None:
            await self._open(host)
        elif sitter := next((one for one in self.people if one.name not in lobby.text), None):
            await self._until(self._press(sitter, lobby, "join"), lambda: sitter.name in lobby.text)
        elif FREE in lobby.text and self.computers:
            before = lobby.text
            adding = add_computer(host, lobby, self._level, TIMEOUT)
            await self._until(adding, lambda: lobby.text != before)
        else:
            await self._until(self._press(host, lobby, "start"), lambda: self.place)

    def _level(self, known: Sequence[str]) -> str:
        """Any level that takes little time to think, and character."""
        return self.luck.choice([level for level in known if level not in SEARCHING])

    async def _open(self, host: Human) -> None:
        """Ask for a table; if they have done so before, give it some time first."""
        if self.opened:
            with suppress(TimeoutError):
                await self.service.wait_for(self._lobby, TIMEOUT)
                return
        self.opened += 1
        await self._until(host.slash(self.channel, "game new", **self.options), self._lobby)

    def _lobby(self) -> View | None:
        return next((view for view in self.people[0].read(self.channel) if not view.ephemeral), None)

    async def _until(self, act: Awaitable[Reply], done: Callable[[], Any]) -> None:
        await act
        await self.service.wait_for(done, TIMEOUT)

    async def _press(self, person: Human, view: View, verb: str) -> Reply:
        return await person.click(view, _first(controls(view, verb))["custom_id"])


def _first(parts: list[Wire]) -> Wire:
    if not parts:
        raise Cannot("nothing to press")
    return parts[0]
