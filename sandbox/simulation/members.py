"""The members of a club in a simulated month: they look at Discord now and then, and answer what it asks."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from sandbox.club.tables import LONG, Stubborn
from sandbox.discord import Cannot, Human, Reply, View
from sandbox.discord.world import Channel

HOUR = 3600.0
ON_SCREEN = 10
"""Number of recent messages that a member reads in a channel."""
AT_ONCE = 8
"""Number of questions that a member answers at most in one look."""
READING = 2.0, 15.0
"""Seconds between two answers."""
REVISING = 0.1
"""The probability that a suggested plan is changed."""
DOUBLE_CLICK = 0.2
"""Seconds between the two clicks of a double click, at most."""
CURIOUS = "game status", "game board", "game plan", "game log", "game list", "game undo", "game verify"
"""Commands without options that anybody may use at any time."""


@dataclass(frozen=True)
class Habits:
    """How a member uses Discord."""

    name: str
    pause: float
    """Seconds between two looks, on average."""
    double_clicks: float = 0.0
    """The probability that a press is a double click."""
    curiosity: float = 0.0
    """The probability of a command that nobody has asked for, at each look."""


STEADY = Habits("steady", 6 * HOUR, double_clicks=0.02, curiosity=0.01)
IMPATIENT = Habits("impatient", 2 * HOUR, double_clicks=0.2, curiosity=0.02)
SLOW = Habits("slow", 30 * HOUR, curiosity=0.02)
ABSENT = Habits("absent", float("inf"))
LEAVING = Habits("leaving", 8 * HOUR, double_clicks=0.05)
ALL = (STEADY, STEADY, STEADY, IMPATIENT, SLOW, ABSENT, LEAVING)


class Clicker(Human):
    """A person who may click twice."""

    def __init__(self, service: Any, name: str, habits: Habits, luck: Random) -> None:
        super().__init__(service, name)
        self.habits = habits
        self.luck = luck

    async def click(self, view: View, key: str) -> Reply:
        if self.luck.random() >= self.habits.double_clicks:
            return await super().click(view, key)
        first = asyncio.ensure_future(super().click(view, key))
        await asyncio.sleep(self.luck.uniform(0, DOUBLE_CLICK))
        with suppress(Cannot):  # the first click was quicker
            await super().click(view, key)
        return await first


class Member(Stubborn):
    """A member at one table."""

    human: Clicker

    def __init__(self, human: Clicker, channel: Channel, rng: Random) -> None:
        super().__init__(human, channel, rng)
        self.revise_chance = REVISING
        self.habits = human.habits

    async def play(self, over: Callable[[], Any]) -> None:
        """Look at Discord now and then until the match is over."""
        if self.habits is ABSENT:
            return
        while not over():
            await asyncio.sleep(self.rng.expovariate(1 / self.habits.pause))
            if over():
                return
            with suppress(TimeoutError, Cannot):
                async with asyncio.timeout(AT_ONCE * (2 * LONG + READING[1])):
                    await self._look()

    async def _look(self) -> None:
        """Answer all that is asked, one question after another, as far as they come at once."""
        for _ in range(AT_ONCE):
            if not (task := self._task()):
                break
            await task()
            await asyncio.sleep(self.rng.uniform(*READING))
        if self.rng.random() < self.habits.curiosity:
            await self.human.slash(self.channel, self.rng.choice(CURIOUS))

    def _task(self) -> Callable[[], Any] | None:
        """Returns the next action that one of the latest messages asks for."""
        human = self.human
        messages = [
            message
            for place in (human.dm, self.channel)
            for message in reversed(human.visible(place)[-ON_SCREEN:])
        ]
        return next(filter(None, (self._unread_action(View(one, human)) for one in messages)), None)
