"""A referee of the toy game with a watch, by a clock that the tests set forward."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Actor, Referee
from bot.matches.clock.scheduler import Scheduler
from bot.matches.clock.time import Clock
from bot.matches.clock.time_control import HOUR
from bot.matches.lobby import Lobby, Place
from bot.store import match_rows, matches
from bot.store.engine import reading
from bot.store.log import Row
from bot.store.people import QuietHours
from bot.store.scheduling import TimeControl, Timer
from rules.core.model import Command, Prompt, Seat
from tests.bot.matches.conftest import AIKO, CHANNEL, GUILD, REN, House
from tests.databases import database_url, engine
from tests.toygame import AskTake, Pick, Take, toygame

__all__ = ["database_url", "engine", "toygame"]

NOON = 1_800_014_400
"""2027-01-15, 12:00 in UTC."""
SLOW = TimeControl(24 * HOUR, 12 * HOUR)


def prepared(title: str, observation: Any, prompt: Prompt, draft: dict[str, Any]) -> Command | None:
    """A draft of the toy game is the number that was looked at last."""
    return Pick(draft["number"]) if draft else None


class SetClock(Clock):
    """A clock that stands until a test sets it forward."""

    def __init__(self) -> None:
        super().__init__()
        self.now = NOON

    def __call__(self) -> float:
        return self.now


class TimedHouse(House):
    """Aiko and Ren play; nothing happens by itself: `pass_time` looks at the clocks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.clock = SetClock()
        super().__init__(engine)
        self.scheduler = Scheduler(engine, self.referee, self.clock)

    def new_referee(self) -> Referee:
        return self.subscribe(
            Referee(
                self.engine,
                self.policy_pool(),
                now=self.clock,
                make_seed=self.make_seed,
                finished=prepared,
            )
        )

    async def restart(self) -> None:
        """Another referee and another watch on the same database."""
        await self.referee.close()
        self.referee = self.new_referee()
        self.scheduler = Scheduler(self.engine, self.referee, self.clock)

    async def play(self, pace: TimeControl | None = SLOW) -> str:
        """A match of the two that has begun."""
        lobby = Lobby(self.referee, now=self.clock)
        match = await lobby.create(AIKO, "toy", {}, 2, Place(GUILD, CHANNEL), pace)
        await lobby.join(REN, match.id)
        await self.referee.start(AIKO, match.id)
        return match.id

    async def pass_time(self, hours: float) -> None:
        """So many hours later, with the watch looking once."""
        self.clock.now += round(hours * HOUR)
        await self.scheduler.expire()

    async def timer(self, match_id: str, seat: Seat) -> Timer | None:
        return (await self.referee.position(match_id)).timer(seat)

    async def answer_any(self, match_id: str, seat: Seat) -> None:
        """The seat answers whatever it is asked."""
        prompt = (await self.referee.position(match_id)).prompts[seat]
        await self.answer(match_id, seat, Take(1) if isinstance(prompt, AskTake) else Pick(1))

    async def all_timers(self) -> list[Timer]:
        """The clocks of all matches."""
        async with reading(self.engine) as connection:
            found = [match.id for match in await matches.in_guild(connection, GUILD)]
            stored = [await match_rows.read(connection, one) for one in found]
        return [timer for one in stored if one for timer in one.timers]

    async def due(self, match_id: str, seat: Seat) -> float | None:
        """Hours after noon at which the seat's time is up."""
        timer = await self.timer(match_id, seat)
        return (timer.due_at - NOON) / HOUR if timer and timer.due_at is not None else None

    async def reminders(self, match_id: str) -> list[tuple[int, str]]:
        """Seat and number of the reminders that wait to be said."""
        found = await self.news(match_id)
        return [(int(to.split(":")[1]), key[-1]) for to, key in found if to.startswith("reminder:")]

    async def noted(self, match_id: str) -> list[str]:
        return [note.data["note"] for note in await self.referee.notes(match_id)]

    async def defaults(self, match_id: str) -> list[Row]:
        """The commands that were played for somebody whose time was up."""
        return [row for row in await self.log(match_id) if row.by == "default"]

    async def sleeps(self, user_id: int, quiet: QuietHours) -> None:
        await self.referee.set_quiet_hours(Actor(user_id, "sleeper"), quiet)


@pytest.fixture
async def house(engine: AsyncEngine, toygame: Any) -> AsyncIterator[TimedHouse]:
    house = TimedHouse(engine)
    yield house
    await house.close()
