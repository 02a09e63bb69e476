"""A referee of the toy game with two people, Aiko (who opened the match) and Ren."""

from collections.abc import AsyncIterator, Mapping
from functools import partial
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from ai.decision import decide
from ai.policy import Policy
from bot.matches import Actor, MatchView, Referee
from bot.matches.lobby import Lobby, Place
from bot.ops.worker_process import ThreadWorker, WorkerPool
from bot.store import log, outbox
from bot.store.engine import reading
from bot.store.outbox import Item
from rules.core.model import Seat
from tests.databases import database_url, engine
from tests.toygame import AnyCommand, toygame

__all__ = ["database_url", "engine", "toygame"]

AIKO = Actor(101, "Aiko")
REN = Actor(102, "Ren")
MORI = Actor(103, "Mori")
GUILD, CHANNEL = 11, 12
SEATED = (AIKO, REN, MORI)
"""Who holds which seat, unless a test seats people otherwise."""


def moderator(name: str = "Mori") -> Actor:
    """Somebody who may moderate the matches of the server, and plays nowhere."""
    return Actor.moderator(109, name, GUILD)


def advise(game: Any, observation: Any, prompt: Any, legal: Any, chance: Any) -> Any:
    return game.advise(observation)


def holder(position: MatchView, seat: int) -> Actor:
    """The person who holds a seat."""
    player = position.seats[seat]
    return Actor(player.user_id or 0, player.name)


class House:
    """A database and a referee, which can be started again on it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.told: list[str] = []
        self.seeds = 0
        self.policies: Mapping[str, Policy] = {"greedy": advise}
        self._referees: list[Referee] = []
        self.referee = self.new_referee()

    @property
    def lobby(self) -> Lobby:
        return Lobby(self.referee, now=lambda: 1_800_000_000)

    def new_referee(self) -> Referee:
        """Another referee on the same database, as after a restart or in another process."""
        return self.subscribe(
            Referee(self.engine, self.policy_pool(), now=lambda: 1_800_000_001.5, make_seed=self.make_seed)
        )

    def policy_pool(self) -> WorkerPool:
        """A thread in which the policies of the tests decide."""
        return WorkerPool([ThreadWorker(partial(decide, policies=self.policies))])

    def subscribe(self, referee: Referee) -> Referee:
        """Write down what subscribers of a referee are called with, and close it at the end."""
        self._referees.append(referee)
        referee.match_changed.subscribe(self.told.append)
        return referee

    async def close(self) -> None:
        """Close all its referees: the tasks of one that was forgotten would outlive the test's event loop."""
        for referee in self._referees:
            await referee.close()

    def make_seed(self, length: int) -> bytes:
        self.seeds += 1
        return bytes([self.seeds % 256]) * length

    async def open_match(self, *people: Actor, seats: int = 4, **options: int) -> str:
        """A lobby in which these people sit, the first one being the host."""
        match = await self.lobby.create(people[0], "toy", options, seats, Place(GUILD, CHANNEL))
        for person in people[1:]:
            await self.lobby.join(person, match.id)
        return match.id

    async def begin(self, *people: Actor, **options: int) -> str:
        """A match that these people play."""
        match_id = await self.open_match(*people, **options)
        await self.referee.start(people[0], match_id)
        return match_id

    async def answer(self, match_id: str, seat: Seat, command: AnyCommand) -> MatchView:
        """Submit a command to whatever the seat is asked now."""
        position = await self.referee.position(match_id)
        player = holder(position, seat)
        return await self.referee.submit(player, match_id, seat, position.prompts[seat].id, command)

    async def log(self, match_id: str) -> tuple[log.Row, ...]:
        async with reading(self.engine) as connection:
            return await log.read(connection, match_id)

    async def news(self, match_id: str) -> list[tuple[str, str]]:
        """All there is to say; whatever it is, it is news for the message that is always current, too."""
        told = [(item.audience, item.key) for item in await self.pending(match_id)]
        return [item for item in told if item != (outbox.TABLE, outbox.NOW)]

    async def pending(self, match_id: str) -> list[Item]:
        async with reading(self.engine) as connection:
            return await outbox.pending(connection, match_id)

    async def say_everything(self, match_id: str) -> None:
        """Strike out all news, as if it had been said."""
        pending = await self.pending(match_id)
        async with self.engine.begin() as connection:
            for item in pending:
                await outbox.remove(connection, match_id, [item])


@pytest.fixture
async def house(engine: AsyncEngine, toygame: Any) -> AsyncIterator[House]:
    house = House(engine)
    yield house
    await house.close()
